import { FRIEND } from './friend.ts';
import type { DangerTalk } from './types.ts';
import { YOUNG } from './young.ts';

/** A child who would like to be dead, most often as somebody is whom it misses. */
export const CHILD_WISHES_DEATH: DangerTalk = {
  ...FRIEND,
  first: [
    'Take it seriously, and stay calm. A small child who says this often means: I want to be where the one is whom I miss. Some mean more, and only asking tells.\n\nAsk today, sitting beside the child: “You said that you would like to be dead. Do you miss them so much? Or do you not want to live? Have you thought how?” It puts nothing into the head. Then say, “I am glad that you told me. I miss them too. I want you here, with me.” Tell it plainly that the dead do not come back, that nobody needs to hurry after them, and that God keeps them well while we live.\n\nIf the child has thought of a way or done something: the emergency number, or one of these, now. Otherwise ring your doctor in the next days, and keep medicines and blades locked away.\n\n{lines}\n\n[[Psalm 34:18]]\n\nWhat did the child say, in its own words?',
  ],
  on: [
    'Listen for what stands behind it: missing somebody, being sad at school, or not wanting to live. Ask once more, without alarm, and let the child answer in its own time; drawing helps small ones. Stay near at bedtime, when such thoughts come.\n\nIf it says it again, or there is a plan, do not wait:\n\n{lines}\n\nIs the child with you now?',
    'You have done nothing wrong by its saying this to you; it trusts you. Tell the other parent, and the teacher, so that more than one watches. A doctor can name people who work with children who mourn.\n\n{lines}\n\nWho could help you to watch over the child this week?',
  ],
  said: {
    ...FRIEND.said,
    'what-to-say':
      'You could say:\n\n“When you say that you want to be dead, I want to understand it. Do you miss them? Or is something so bad that you do not want to live?” Then be quiet, and wait.\n\nAfterwards: “You may be sad with me. You need not be dead to love them. I want you here.” Do not say that the one who died is asleep or has gone on a journey; small children take it as it is said.\n\n{lines}\n\nWill you be with the child tonight?',
    'what-now':
      'In this order.\n\n1. If the child has done something or is about to: the emergency number.\n2. Ask plainly whether it misses somebody, or does not want to live, and whether it has thought how.\n3. Put medicines and blades where it cannot reach them.\n4. Tell the other parent and the doctor. These advise parents, too:\n\n{lines}\n\nIs the child with you now?',
    prayer:
      'Yes. Pray it with the child, if it likes:\n\nGod, we miss the one who died. Keep them well with you. Hold us here, close to each other, and make us glad again in time. Amen.\n\nAnd let a doctor or one of these know, if the child says it again:\n\n{lines}',
  },
};

/** Somebody under age who is made to do what is wrong or too much. */
export const YOUNG_MADE_TO: DangerTalk = {
  ...YOUNG,
  first: [
    'Thank you for telling it. Nobody may make you do that, also not your parents, and it is not your fault. When the Bible says that children should obey, it does not mean this: nobody has a right to order you to do wrong.\n\nYou need not stop it by yourself, and you should not have to fear what happens if you say no. It takes a grown-up who can act: a teacher, a school nurse, a grandmother, a doctor. You can show them what you wrote here.\n\nYou can also ring or write to one of these, and need not say your name:\n\n{lines}\n\nIf somebody hurts you or you are afraid tonight: the emergency number, or go to where people are. Which grown-up could you tell first?',
  ],
};

/** Somebody under age who has hurt another: no victim, and somebody to whom one can speak. */
export const YOUNG_HITS: DangerTalk = {
  kind: 'child',
  first: [
    'It is good that you say it, and do not hide it. It was wrong to hurt somebody, and it can be put right as far as that is possible.\n\nFirst, see how they are. If they are hurt, fetch a grown-up at once; after a blow to the head or a fall, a doctor too. Then say to them, “I hurt you. That was wrong. I am sorry,” and do not add “but you”. And tell your parents or another grown-up yourself, before they hear it from others.\n\nWith God it is quickly said: I am sorry. He forgives those who mean it.\n\nWhen you feel it rise again, go out of the room before your hands move. If it comes again and again, or if somebody hurts you as well, tell a teacher, a doctor, or one of these:\n\n{lines}\n\n[[1 John 1:9]]\n\nHow are they now?',
  ],
  on: [
    'What you did does not have to be what you are. Look after the one you hurt, say sorry without “but”, and let a grown-up know, so that you need not manage it alone.\n\n{lines}\n\nWhat happened just before?',
    'Anger comes in everybody. What can be learned is the moment before: out of the room, cold water, count, speak later. A grown-up who is calm can practise it with you, and some of these too:\n\n{lines}\n\nWho is calm with you when you are angry?',
  ],
  said: {
    'what-now':
      'In this order.\n\n1. Is anybody hurt? Then fetch a grown-up, and with a blow to the head or strong pain a doctor or the emergency number.\n2. Say, “I hurt you. That was wrong. I am sorry.”\n3. Tell your parents or another grown-up yourself.\n4. Ask what you can do to put it right.\n\nIf you are afraid of what they do to you then, or cannot stop it, speak with one of these first:\n\n{lines}\n\nWhich of these comes first?',
    'what-to-say':
      'To the one you hurt: “I hurt you. That was wrong. You did not deserve it. I am sorry.” To a grown-up: “I hit somebody and I do not want to do it again. Please help me.”\n\n{lines}\n\nTo whom will you say it first?',
    forgiven:
      'Yes. God forgives everyone who is sorry and tells him so. The one you hurt may need longer, and you cannot hurry that. What you can do is say sorry and not do it again; with help, if it is hard.\n\n{lines}\n\n[[1 John 1:9]]\n\nHave you told anyone?',
    prayer:
      'Yes:\n\nGod, I have hurt somebody, and I am sorry. Forgive me. Help me to say it to them, and hold my hands when I am angry. Amen.\n\nThen tell a grown-up, or one of these:\n\n{lines}',
    afraid:
      'It takes courage to own up. Choose the calmest grown-up you know, and say it in one sentence. If somebody hurts you at home, or you fear it, say that too, to a teacher or one of these:\n\n{lines}\n\nWho would listen calmly?',
    sorry:
      'Then say just that, to the one you hurt and to a grown-up. It is the right beginning, and what you do next week shows that it is true.\n\n{lines}\n\nWhen will you see them?',
    thanks:
      'I am glad that you told it. Say it once more, to the one you hurt and to a grown-up who can help you.\n\n{lines}',
  },
};
