import type { DangerTalk } from './types.ts';

/**
 * Somebody near the visitor hears voices, believes that they are watched, or that they are the Messiah. What to do now, whom
 * to call, how to speak with them, what not to do.
 */
export const ANOTHERS_MIND: DangerTalk = {
  kind: 'crisis',
  first: [
    'It is hard to see somebody drift into what you cannot see. What you describe belongs with a doctor, and soon: the earlier it is treated, the better it mostly goes. It is an illness like others. Nobody is to blame for it, and it is no lack of faith.\n\nThe emergency number at once, if they speak of dying, hear orders to harm themselves or others, have a weapon, threaten somebody, or have not slept or eaten for days. Then keep a way to the door, and children out of the room.\n\nElse ring their doctor or the nearest clinic for the mind today, and tell them what you see and since when. They listen to you also where the one who is ill will not come. These can advise you, too:\n\n{lines}\n\nWith them: a calm voice, short sentences, little noise. Neither argue it away nor agree. “I do not hear it. I see that it frightens you. I stay with you.” No tests, no shouting, no driving out, and no tablets left off.\n\nIs everybody in the house safe at this moment?',
  ],
  on: [
    'I read it. You need not decide what it is; you need only tell it to somebody who can. Write down what was said and done, with day and hour, how much they sleep and eat, and what they take or left off. With that, ring a doctor or one of these:\n\n{lines}\n\nWho else in the family sees it?',
    'Keep to what is near: food, sleep, quiet, one kind person at a time. It does not help to prove them wrong. Ask, “How is that for you? What would help you to sleep?” And stay with it that a doctor has to see them.\n\n{lines}\n\nWhom do they trust most?',
  ],
  said: {
    refuses:
      'Many do not feel ill; that belongs to it. Do not press the word “illness”. Speak of what they notice themselves: “You hardly sleep, and you are frightened. Let somebody look at that. I come along.” Let the one ask whom they trust most, offer a time, and ask again tomorrow.\n\nA doctor or a crisis team can advise you without them, and in many places comes to the house. Where they, or others, are in danger, it is not theirs alone to refuse: the emergency number.\n\n{lines}\n\nWhom would they let in?',
    'what-to-say':
      'Sit beside them, not in front, and speak slowly.\n\n- “I do not hear it, but I believe that you do. It must be frightening.”\n- “You are safe here. I stay.”\n- “Do the voices want you to do something?” You may ask this plainly, and also whether they think of dying.\n- “Let us see a doctor about the sleep. I come along.”\n\nNot: “That is nonsense.” Nor, “Yes, I hear it too.”\n\n{lines}\n\nIf a voice gives orders to do harm: the emergency number. Do you know what it says?',
    church:
      'I would not call it a demon, to them or to others. It frightens somebody who is frightened already, and the doctor comes later. Voices, and being sure that one is watched or chosen, are known signs of an illness that can be treated. Prayer at their side, quiet and short, if they want it; nobody should hold them down, make them fast, or tell them to leave off tablets.\n\n{lines}\n\nWho in your church would help in quiet ways: a meal, an hour’s rest for you?',
    'what-now':
      'In this order.\n\n1. Danger to them or others: the emergency number; children out of the room, knives and car keys out of reach.\n2. Their doctor, or a clinic for the mind, today, also without them.\n3. Somebody with them, and quiet for the night.\n4. Write down what you see, and which medicine they take or left off.\n\n{lines}\n\nWhich can you do first?',
    afraid:
      'Then take the fear seriously. Do not stay alone with them, keep a way to the door, and go out with the children if it grows loud. To call the emergency number is no betrayal; say that somebody is ill and needs help, and whether there is a weapon.\n\n{lines}\n\nAre you safe at this moment?',
    police:
      'If there is danger, yes. Say first that somebody is ill and frightened, what would calm them, and whether there is a weapon; ask for somebody who is trained for it. Without danger, a crisis team or their doctor is the better call.\n\n{lines}\n\nIs there danger now?',
    'my-fault':
      'It is not your fault. Such an illness comes into loving and into unhappy homes; no upbringing and no lack of prayer brings it about. What helps now is that somebody calm stays, and that is you.\n\n{lines}\n\nWho looks after you?',
    'help-came':
      'Good. Tell them what you saw and since when, what the voice wants, how much sleep there was, and which medicine was left off. Ask what to do tonight, and whom to ring if it grows worse.\n\n{lines}\n\nWho stays with you?',
    'not-alone':
      'Good that you are not alone with it. One of you stays near, one rings. Not several at once who speak to them.\n\n{lines}\n\nWho will ring?',
    'cannot-tell':
      'You may speak with a doctor without leave; you only give what you see, and they tell you what to do. It is no betrayal to look for help for somebody who cannot.\n\n{lines}\n\nWhat holds you back most?',
    'fine-now':
      'I am glad of the quiet. It comes and goes, and a quiet day is the best one for seeing a doctor. Make the appointment now, while it can be spoken of.\n\n{lines}\n\nWould they come along today?',
    where:
      'Their own doctor, a clinic for the mind, or the emergency department of a hospital. If the way is not safe, let help come to you.\n\n{lines}\n\nWould they go with you?',
    prayer:
      'Yes:\n\nLord, you see what I cannot see. Quiet the fear. Keep all of us safe tonight, and show me whom to call. Amen.\n\nAnd then the call:\n\n{lines}\n\n[[Psalm 46:1]]',
    thanks:
      'It is good that they have you. Let a doctor hear of it today, and let somebody stand by you, too.\n\n{lines}\n\nIf it grows dangerous: the emergency number.',
    yes: 'Thank you for answering. If everybody is safe: one call today, to a doctor or one of these. If not: out of the room, and the emergency number.\n\n{lines}\n\nWhom will you ring?',
    no: 'If somebody is not safe: leave the room with whoever is with you, and call the emergency number.\n\n{lines}\n\nElse ring a doctor today, also without them. Can you do that now?',
  },
};
