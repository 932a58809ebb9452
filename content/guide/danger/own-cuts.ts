import { OWN_LIFE } from './own-life.ts';
import type { DangerTalk } from './types.ts';

/** Somebody has hurt themselves and does not speak of dying: the wound first, then the question whether they do. */
export const OWN_CUTS: DangerTalk = {
  kind: 'crisis',
  first: [
    'I am glad that you wrote. If there is a fresh wound, that comes first: press something clean on it. If it bleeds heavily or does not stop, is deep or gapes, if you hit your head hard, or if you have taken something as well, call the emergency number now, and go on pressing. Otherwise, once it has stopped bleeding, rinse it with water and cover it. A burn: twenty minutes under cool running water.\n\nThen put what you used out of reach, or leave the room.\n\nYou are no hopeless case. Many who hurt themselves have found no other way yet to bear what is too much. God sees the pain behind it and does not turn away. There are other ways, and somebody who knows them can help you to learn them.\n\n{lines}\n\nLet me ask you plainly, because it matters: do you also think of dying?',
  ],
  on: [
    'I read it. The urge is like a wave: it rises, and often it is weaker after a quarter of an hour. Until then: leave what you used where it is and go to another room, hold something cold, and hear a voice on the telephone.\n\n{lines}\n\nWho could sit with you for that quarter of an hour?',
    'You need not promise anybody that it was the last time. Let one person know that it happened, and see a doctor this week; they know this well. If one does not listen, ask for another. If you think of dying, call one of these now.\n\n{lines}\n\nWhat had become too much?',
  ],
  said: {
    ...OWN_LIFE.said,
    'help-came':
      'I am glad that somebody knows. Let them help you with the wound and take away what you used, and tell them what had become too much. If you think of dying as well, say it to them in those words. If they did not listen, tell another, or one of these:\n\n{lines}\n\n[[Psalm 34:18]]',
    'not-alone':
      'Good that somebody is there. “I hurt myself, and I do not want to be alone with it” is enough, or hand them this page. If it is deep or still bleeds, show them now; the rest you need not show at once.\n\n{lines}\n\nCould you say it now?',
    near: 'Good that somebody is there. “I hurt myself, and I do not want to be alone with it” is enough, or hand them this page. If it is deep or still bleeds, show them now. Could you say it?',
    'nobody-knows':
      'Then you have carried it alone, and that is heavy. Let one person in, somebody who stays calm and listens. Or begin with one of these; on most of them you need not give your name.\n\n{lines}\n\nWho could that person be?',
    'cannot-tell':
      'You need not begin with those who would be most upset. Begin with one who stays calm: a nurse, a doctor, a teacher, an aunt, a voice or a chat on one of these lines. You may write it: “I hurt myself sometimes. I would like help, and please do not shout.”\n\n{lines}\n\nWho is the calmest person you know?',
    ashamed:
      'Shame tells you to hide, and alone it gets heavier. Nurses and doctors see such wounds often. You are more than the marks, and God does not turn away from them.\n\n{lines}\n\nTo whom could you say one sentence of it?',
    refuses:
      'You need not ring. Some of these can be written to, and so can one person near you: “Rough night. Can I sit with you?” But a wound that is deep needs a doctor today, and one that does not stop bleeding needs the emergency number.\n\n{lines}\n\nHow is the wound?',
    'fine-now':
      'I am glad that it is quieter. Use the quiet: cover the wound, give what you used to somebody or throw it away, and tell one person, since the urge may come back in the next hard hour.\n\n{lines}\n\nWhom will you tell?',
    body: 'Call the emergency number now if it bleeds heavily, or still bleeds after ten minutes of firm pressing, if it is deep or gapes, if you feel faint, have lost feeling or cannot move something, if you have taken something, or if you hit your head and are drowsy, confused or sick. Until they come, go on pressing.\n\nA burn: twenty minutes under cool running water, no ice; large, deep or on the face or hands, a doctor at once.\n\nOtherwise rinse it, cover it, and look at it again tomorrow. Redness that spreads, pus or fever: a doctor that day.\n\n{lines}\n\nHow does it look now?',
    'what-now':
      'In this order.\n\n1. Press on the wound until it stops bleeding, then rinse and cover it. Deep, bleeding heavily, or still bleeding after ten minutes: the emergency number.\n2. Put what you used out of reach.\n3. Go to where another person is, or ring or write to one of these; if you think of dying, now:\n\n{lines}\n\n4. See a doctor this week.\n\nWhich of these is done?',
    'what-to-say':
      'Take one of these as it stands.\n\n“I hurt myself. I am not asking you to fix it. Please sit with me.”\n\nTo a doctor: “I have been hurting myself, and I would like help with it.”\n\n{lines}\n\nTo whom will you send it?',
    'my-fault':
      'You did not choose the pain that drove you to it, and you need no punishment on top of it. What helps is care, for the wound and for you. One person who knows makes it lighter.\n\n{lines}\n\nWhat had become too much?',
    forgiven:
      'God has not turned away from you because of this, also if it has happened many times. You may bring all of it to him, and his mercy is there. You need not punish yourself or pay for anything with pain; Christ does not ask that of you.\n\nHe often helps through people:\n\n{lines}\n\n[[Psalm 103:13-14]]\n\nIs the wound looked after?',
    prayer:
      'Yes:\n\nLord, you see my pain, and what had become too much. Stay with me. Help me through this hour, and help me to let one person know. Amen.\n\nAnd then let somebody hear it:\n\n{lines}\n\n[[Psalm 147:3]]\n\nIs the wound covered?',
    thanks:
      'I am glad that you wrote. Look after the wound, put what you used out of reach, and let one person know before you sleep. If you think of dying, call one of these now.\n\n{lines}',
    yes: 'Thank you for answering. If you mean that you think of dying, do not stay alone with it: call one of these now, go to where another person is, and away from anything you could hurt yourself with. In danger, the emergency number.\n\n{lines}\n\nIf you mean that the wound is cared for, or that somebody will hear it: good. Who is nearest to you?',
    no: 'If you mean that you do not think of dying, I am glad. It is still too heavy for one: let somebody know today, and put what you used out of reach.\n\nIf the wound is not looked after, do that first; deep, or still bleeding, it needs the emergency number. If you mean that nobody is there, begin with one of these:\n\n{lines}\n\nWhat is the first thing you can do?',
  },
};
