import type { CareTelling } from './types.ts';

/** Suicide and self-harm. Warm, short; a person within reach; no guilt, no debate, no promise that cannot be kept. */
export const CRISIS_REPLIES: CareTelling = {
  urgent: [
    {
      first:
        'Please do this first, before you read on: call the emergency number, or have someone near you call it.',
      rest: [
        '{lines}',
        'If you have taken or done something, tell them exactly what and when, even if you feel well. Do not wait to see whether it passes. If you have something in your hands, put it down and leave the room where it is.',
        'Then go to where another person is, or unlock the door and stay on the telephone until someone comes. I am a computer program and cannot call for you. You matter too much for you to be alone in this.',
        '[[Psalm 34:18]]',
        'I am still here on this page. Is someone on the way to you?',
      ],
    },
    {
      first: 'I am very glad you are writing. Your life is worth an ambulance: please call now.',
      rest: [
        '{lines}',
        'Say: “I have hurt myself” or “I am about to, I need help now.” They hear this every day, and nobody will be angry with you.',
        'Call out to whoever is in the house, or ring a neighbour’s bell. Do not drive yourself. Everything else that weighs on you can wait until you are safe.',
        '[[Psalm 138:7]]',
        'Write to me again once someone is with you.',
      ],
    },
    {
      first:
        'This cannot wait. Please let somebody come to you now: the emergency number, or the person nearest to you.',
      rest: [
        '{lines}',
        'Leave the place where you are in danger and stand where people are. If you have already done something, the doctors need to know of it soon, and there is very much that they can still do.',
        'I am a program and nobody has been told by me. Only you can make that call, and I am asking you to.',
        '[[Psalm 61:1-2]]',
        'Have you called? You can answer with one word.',
      ],
    },
  ],
  open: [
    {
      first: 'Thank you for telling the truth about how bad it is. I am taking what you wrote seriously.',
      rest: [
        'I am a computer program, so I cannot sit beside you. Someone else can. Please call or write to one of these now; it is enough to say, “I am thinking of suicide” or “I do not feel safe.”',
        '{lines}',
        'Then tell one person near you the same sentence, and ask them to stay with you tonight. Put out of your reach whatever you could hurt yourself with, or leave the place where it is. You need not solve your life now. Only stay, and let someone stay with you.',
        '[[Psalm 34:18]]',
        'I will go on answering as long as you write. Is there someone you could call right now?',
      ],
    },
    {
      first:
        'I am sorry that it hurts this much. You should not have to carry it by yourself for one more hour.',
      rest: [
        'The pain you are in is real, and it can change, also when it does not feel so. The people at these numbers are there for exactly this, and they will listen without judging.',
        '{lines}',
        'Which person in your life would want to be woken for this: a friend, a sister, a pastor, a neighbour? Call that one, too, and say, “Please come. I should not be alone.” If the thoughts get stronger than you are, use the emergency number.',
        '[[Psalm 142:3]]',
        'I am a program and no substitute for them, but I am here on this page. Are you safe at this moment?',
      ],
    },
    {
      first: 'I am glad that you are still writing. Let us think only of the next hour.',
      rest: [
        'In this hour, please do two things: call one of the lines here, and go to where another person is.',
        '{lines}',
        'You do not need the right words. You may read them what you wrote to me. If there is anything near you that you have thought of using, ask someone to take it away, or walk away from it.',
        'Nothing that you have done or felt puts you outside God’s care.',
        '[[Romans 8:38-39]]',
        'I stay with you here as long as you like. Who will you call?',
      ],
    },
  ],
  veiled: [
    {
      first: 'Something in your words makes me stop, so let me ask you plainly: are you thinking of suicide?',
      rest: [
        'You can say yes. It will not shock anyone here, and it is better said than kept inside.',
        'If the answer is yes, or “I am not sure”, please talk to a person now. I am a computer program and cannot be that person.',
        '{lines}',
        'Would you also tell someone close to you today: a friend, a relative, your pastor, your doctor? You could begin with, “I am not doing well, and I need you to know it.”',
        '[[Psalm 34:18]]',
        'I will stay and listen as long as you write. What is it like for you right now?',
      ],
    },
    {
      first:
        'Before anything else I would like to ask, because you matter: are you thinking about ending your life?',
      rest: [
        'If I have misunderstood you, tell me, and I will be glad. If I have not, then thank you for letting it show.',
        'There are people awake at this hour who know how this feels and what helps.',
        '{lines}',
        'Please do not stay alone with it. Go to where somebody is, or ask somebody to come. I am only a program, and a voice or a hand does what I cannot.',
        '[[Psalm 13:1-2]]',
        'You can answer me with a single word: are you safe tonight?',
      ],
    },
    {
      first:
        'I hear how tired you are. Do you mean that you want to die, or are thinking of killing yourself?',
      rest: [
        'I ask it openly because it is too important to guess. Many people have such thoughts when the load is too heavy, and with help the load can become lighter.',
        'Please speak with one of these now. They will not be surprised, whatever you say.',
        '{lines}',
        'And choose one person who knows you, and tell them today. When the prophet Elijah could not go on, God gave him sleep, bread, and then someone to walk with (1 Kings 19).',
        'I go on answering here, as the program that I am. Will you tell me whether you are safe?',
      ],
    },
  ],
  someoneElse: [
    {
      first: 'You are right to take this seriously, and it is good that you do not keep it to yourself.',
      rest: [
        'Ask them plainly: “Are you thinking of killing yourself?” The question does not put the thought there. It shows that the truth can be said to you. Then listen, more than you speak.',
        'Do not leave them alone now, and call one of these together, or call for advice yourself.',
        '{lines}',
        'If they have a plan and the means, or have already done something, call the emergency number. Put the means out of reach if you can do so safely. Do not promise to keep it secret: a friend who is angry is better than a friend who is gone. Bring in another adult, a doctor, a pastor.',
        '[[Galatians 6:2]]',
        'And you need someone to lean on, too. Who can stand beside you in this?',
      ],
    },
    {
      first: 'That must frighten you. Let us look at what you can do now.',
      rest: [
        'Go to them, or stay on the telephone with them. Say that you are glad they are alive. Ask directly about suicide, about a plan, and about how near it is.',
        'These people also advise family and friends:',
        '{lines}',
        'Where there is danger at this moment, call the emergency number, even against their wish. You are not responsible for carrying this alone, and you are not able to: let others help.',
        '[[Ecclesiastes 4:9-10]]',
        'I am a computer program and cannot reach them. Is someone with them now?',
      ],
    },
    {
      first: 'Thank you for looking out for them. What you heard should not wait until tomorrow.',
      rest: [
        'Tell them simply: “I am worried that you want to die. I am staying with you.” No arguments, no verses to win with; being there is what counts.',
        '{lines}',
        'Call a line together, take them to a doctor or an emergency room, or call the emergency number if they are about to act. Tell one more person whom you both trust, so that there are several of you.',
        '[[Proverbs 17:17]]',
        'Would you like to think through with me how to begin that talk?',
      ],
    },
  ],
};
