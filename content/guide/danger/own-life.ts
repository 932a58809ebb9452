import { CRISIS_REPLIES } from '../../care/crisis.ts';
import type { DangerTalk } from './types.ts';

/** Something was taken: the ambulance first, and everything else after it. */
export const OVERDOSE: DangerTalk = {
  kind: 'medical',
  first: [
    'Please call the emergency number now, before you read on. Say, “I have taken tablets,” and how long ago it was.\n\n{lines}\n\nDo it also if you feel well: some tablets do their harm hours later, and doctors can do very much when they know early. Have the packets in your hand. Unlock the door. Do not try to be sick, drink no alcohol, and do not lie down to sleep.\n\nI am a computer program and cannot call for you. That you are afraid is the part of you that wants to live. Is somebody in the house?',
    ...CRISIS_REPLIES.urgent!,
  ],
  on: [
    'I read you. One thing comes before it: does the emergency number know by now what you took? If not, please call, or let somebody call, before you answer me.\n\n{lines}\n\nThen write again. Is somebody with you?',
    'We can talk of that afterwards, and I mean it. At this moment your body needs a doctor more than it needs my words. Call, open the door, have the packets ready.\n\nHave you called? One word is enough.',
    'Please do not weigh it up any longer. Nobody will be angry that you called, and nothing is lost if it was less bad than it feels.\n\n{lines}\n\nWho can be beside you in the next five minutes?',
  ],
  said: {
    'help-came':
      'That is right. Stay beside whoever is with you until the ambulance is there, and leave the door open.\n\nGive them the packets, and say what you took, how much and when. If you grow sleepy, sick or confused, say so at once on the telephone.\n\nYou did a brave thing. What comes afterwards you need not settle tonight.\n\n[[Psalm 46:1]]',
    'not-alone':
      'Good. Tell them now, in these words: “I took tablets. Please call an ambulance.” Or hand them this page.\n\nThen ring the emergency number together. Show them the packets. Stay where they can see you, and do not go to your room alone.\n\nAre they calling?',
    near: 'Good. Tell them now, in these words: “I took tablets. Please call an ambulance.” Or hand them this page.\n\nThen ring the emergency number together, and stay where they can see you.\n\nAre they calling?',
    'time-alone':
      'Then wake that person, please, also if it is late. Say, “I took tablets. Ring for an ambulance.” Nobody minds being woken for this.\n\nIf nobody is in the house: the emergency number, and the door unlocked.\n\n{lines}\n\nWill you wake them now?',
    'nobody-knows':
      'Then let the first to know be the emergency number. You need only say, “I took tablets, and I am alone.”\n\n{lines}\n\nUnlock the front door before you ring, and put the telephone on loudspeaker beside you. Then call out to a neighbour or whoever is in the next room. They need not know you well.\n\nIs the door open?',
    'cannot-tell':
      'It need not be that person. It can be a stranger: the emergency number. They have heard it many times, and they will not scold you.\n\n{lines}\n\nWhoever loves you may be upset tonight. They would far rather be upset beside you than find out too late.\n\nWill you call now? You can write “yes”.',
    ashamed:
      'It feels so, and it is no reason to wait. To the people who answer, this is an ordinary call about somebody who needs a doctor. They will ask what and when, and come.\n\n{lines}\n\nShame passes. Please call first. Have you the telephone in your hand?',
    refuses:
      'I understand that you dread it. I still ask you to call: some tablets feel like nothing for hours and harm you meanwhile. A doctor can tell; I cannot, and you cannot feel it.\n\n{lines}\n\nIf you cannot do it yourself, give the telephone to anybody near and say, “Ring for me.” Who is nearest?',
    'fine-now':
      'I am glad that you feel well. With tablets it is no sign of safety: some do their harm hours later, in people who felt fine.\n\nPlease ring the emergency number or a doctor and let them decide. Say exactly what it was, how much and when.\n\n{lines}\n\nWill you do that before anything else?',
    body: 'Say exactly that to the emergency number, now: what you feel, what you took, and when.\n\n{lines}\n\nSit where somebody can see you. Do not try to be sick, drink no alcohol, and do not go to sleep. If somebody is with you and you grow drowsy, they turn you on your side and stay on the line.\n\nAre they on the telephone with you?',
    'what-now':
      'In this order.\n\n1. Call the emergency number, or let somebody call.\n2. Say what you took, how much, and when.\n3. Unlock the door, and sit where you can be seen.\n4. Have the packets ready to hand over.\n\n{lines}\n\nStay on the telephone until they are with you. Have you called?',
    'what-to-say':
      'Say only this: “I took tablets. I am scared. I need an ambulance.” Then the address. They will ask the rest.\n\nTo somebody near: “I did something and I need you to ring for help. Please stay with me.”\n\nYou may read it out from here. Will you ring now?',
    where:
      'To a hospital with an emergency department, and in an ambulance. Do not drive yourself. Until it is there, go to where another person is.\n\n{lines}\n\nHave you called?',
    afraid:
      'That fear is on your side. It is the part of you that wants to live; let it dial the number.\n\n{lines}\n\nYou need not be calm to call. You can cry on the telephone. Somebody will speak with you the whole time. Will you call now?',
    police:
      'An ambulance comes to help you, and to have taken tablets is not something you are punished for in most places. If an officer comes along, it is to get in and to keep you safe.\n\n{lines}\n\nPlease call now. Is somebody with you?',
    stay: 'I go on answering as long as you write. But I am a computer program: I cannot hear your breath or open a door. The person on the emergency number can stay with you and send somebody at once.\n\n{lines}\n\nCall, and keep this page open beside it. Have you called?',
    forgiven:
      'You are not outside God’s mercy, not by this and not by anything that led to it. Nothing needs to be earned tonight.\n\nHe can hear you in an ambulance as well as here. Please call first.\n\n{lines}\n\n[[Psalm 34:18]]',
    prayer:
      'Call the emergency number first, and pray while you wait for them:\n\nLord, I am frightened. Keep me alive. Send me people, and help me to take their hand. Amen.\n\n{lines}\n\n[[Psalm 46:1]]',
    thanks:
      'I am glad that you write. Please let me hear that the emergency number knows what you took; everything else has time.\n\nIs somebody with you?',
    yes: 'Good. Stay close to that person and on the telephone, and have the packets in your hand. Tell them everything, also what you are ashamed of.\n\nDo not go away from them until a doctor has seen you.',
    no: 'Then please do it now, while you read. The emergency number, then the door, then a neighbour.\n\n{lines}\n\nYou need no good words. “I took tablets” is enough. Are you dialling?',
  },
};

/** Thoughts of dying, with a plan or without. */
export const OWN_LIFE: DangerTalk = {
  kind: 'crisis',
  first: CRISIS_REPLIES.open,
  veiled: CRISIS_REPLIES.veiled!,
  on: [
    'Thank you for going on. Before anything else: is somebody with you, or have you called one of the lines? If not, please do that first, and come back here afterwards.\n\nI am a program and cannot keep you safe; a person can. You may say just this: “I need you to stay with me tonight.”',
    'I read it, and it matters. It is also more than a page can hold. Please let a person hear it today: a line, a doctor, a friend who picks up the telephone.\n\n{lines}\n\nWhatever you thought of using: give it to somebody, or go away from where it is. Is somebody near you?',
    'Let us keep to the next hour. In this hour: be where another person is, and be away from anything you could hurt yourself with. The rest can wait, and it will look different by day.\n\nWho could come, or let you come?',
  ],
  said: {
    denied:
      'Then I am glad, and thank you for saying it plainly. I would rather ask once too often.\n\nTell me what you meant, and I will answer that. And should such thoughts ever come, there are people awake at any hour; you need no special reason to call.',
    'help-came':
      'I am glad. Stay beside them, and tell them all of it: how near it was, and what you had thought of using. They can only guard you from what they know.\n\nLet them take it away tonight. You do not have to be strong now.\n\n[[Psalm 34:18]]',
    'not-alone':
      'That is good. Now tell them; being in the same house is not enough. You can say, “I have been thinking of killing myself. Please stay with me tonight.” Or show them this page.\n\nGive them what you had thought of using, and let them ring one of the lines with you.\n\n{lines}\n\nCan you say it to them now?',
    near: 'That is good. Now tell them: “I have been thinking of killing myself. Please stay with me.” Or show them this page.\n\nGive them what you had thought of using. Can you say it to them now?',
    'time-alone':
      'Then wake that person, please, also if it is late. “I am not safe on my own. Sit with me.” Whoever loves you would rather be woken now than learn of it too late.\n\nIf nobody is in the house, ring somebody, and keep away from what you had thought of using.\n\n{lines}\n\nWill you wake them now?',
    'nobody-knows':
      'Then you have carried it alone, and that is the hardest part of it. Let one person know within this hour. The lines are there for exactly that, and you need not say your name.\n\n{lines}\n\nThen one person whom you know, not the perfect one, only one who would come. Until then, put what you had thought of using out of your reach. Who would come?',
    'cannot-tell':
      'It need not be that person first. But please do not keep it: a plan that nobody knows grows. Begin with one who is calm: a friend, an aunt, a teacher, a doctor, a voice on one of these lines.\n\n{lines}\n\nYou do not ruin anybody’s day by telling. People who love you may be frightened for an hour; they want to be told. You can write it: “I am not safe on my own. I do not know how to say it.” Who is the calmest person you know?',
    ashamed:
      'Yes, please tell someone, and I know how it burns to do so. There is nothing shameful in it. It is pain that has grown too big for one, and very many people have stood where you stand.\n\nYou can begin with a stranger. They hear it every day and do not know your face.\n\n{lines}\n\nOr write it instead of saying it: “I am not all right. I need you to come.” To whom could you send that?',
    refuses:
      'You need not ring if that is too much. Some of these lines can be written to. Or send four words to somebody you know: “Please come. Not safe.”\n\n{lines}\n\nOnly do not be alone with it. And put away from you what you had thought of using. Will you do one of the two?',
    'fine-now':
      'I am glad if it is a little lighter. Such thoughts go and come back, often at night. So please use this hour: tell one person, and let them take away what you had thought of using.\n\nThat is no fuss. It is what makes tonight safe. Whom will you tell?',
    body: 'If you have taken or done anything already, call the emergency number now, also if you feel well.\n\n{lines}\n\nIf not: your body is in alarm, and that eases beside another person. Sit up, breathe out slowly, and ring somebody. Have you taken or done anything?',
    sorry:
      'You need not be sorry for writing it. It is good that it is out. Now let a person near you hear it as well.\n\n{lines}\n\nWho could that be?',
    'my-fault':
      'It may feel so tonight. Pain is a bad judge, and it always finds against you. Whatever has happened can be looked at with somebody beside you, and put right as far as it can be.\n\nYou are not a burden that has to be taken away. Please tell one person that you think so.\n\n{lines}\n\nWho could hear it?',
    police:
      'To have such thoughts is no crime, and who asks for help is not punished. If somebody comes, it is to keep you safe.\n\nYou can also begin without any office: with one of these lines, or with a doctor.\n\n{lines}\n\nWhich would you take?',
    where:
      'To where people are. A friend’s door, a neighbour, an emergency department: there you may simply say, “I am not safe with myself,” and they will see you.\n\n{lines}\n\nIf the way there is dangerous for you, call the emergency number and let them come. Where could you be in half an hour?',
    'what-to-say':
      'Take one of these as it stands.\n\n“I am not safe on my own tonight. Please come.”\n\n“I have been thinking of killing myself. I need you to sit with me. You need not say anything.”\n\nYou can send it as a message, or read it out. To whom will you send it?',
    'what-now':
      'Three things, in this order.\n\n1. Put distance between you and what you had thought of using, or give it to somebody.\n2. Go to where another person is, or ask one to come.\n3. Call one of these lines, or the emergency number if the thoughts get stronger than you.\n\n{lines}\n\nWhich can you do first?',
    afraid:
      'That you are afraid of it is good: something in you wants to live. Take its side. Leave the room where the means are, and ring somebody.\n\n{lines}\n\nIs anybody within call?',
    stay: 'I go on answering as long as you write. And I tell you honestly what I am: a computer program, which cannot come, hold you or notice if you fall silent. You need a voice as well tonight.\n\n{lines}\n\nWill you ring one of them while this page stays open?',
    forgiven:
      'God does not turn from anybody in such pain; he is near to them. But do not let a question about afterwards decide about tonight. He wants you here.\n\nPlease put it to a person who can sit with you, a pastor or a priest perhaps, and not alone at night.\n\n{lines}\n\n[[Psalm 34:18]]\n\nIs somebody with you?',
    prayer:
      'Yes. These may be your words:\n\nLord, I cannot carry it. Hold me through this hour, and send me one person. Help me to say it to them. Amen.\n\nAnd then let the answer have hands: ring somebody.\n\n{lines}\n\n[[Psalm 34:18]]',
    thanks:
      'I am glad that you wrote. Before you go: is there somebody beside you tonight, and is what you had thought of using out of your reach?\n\nIf the thoughts come back, call one of the lines, at any hour. You may come back here, too.',
    yes: 'Good. Tell them plainly, and let them stay. Give them what you had thought of using, or let them carry it out of the house.\n\nDo not send them away when it gets better for an hour. Will you let them stay tonight?',
    no: 'Then let us change that first. One call, or one message: “Please come. I am not safe on my own.”\n\n{lines}\n\nIf there is truly nobody, go to where people are, or call the emergency number. That is what it is for. Which will you do?',
  },
};
