import type { DangerTalk } from './types.ts';
import { VIOLENCE } from './violence.ts';
import { YOUNG } from './young.ts';

const FIRST =
  'You are pregnant, or fear that you are, and afraid of what may be done to you. I take that seriously. God has not turned away from you.\n\nIf you are threatened now, locked in, or about to be sent away or married against your will: go to where people are, and call the emergency number. The same with heavy bleeding, strong pain in the belly, or if you faint; with any other bleeding, a doctor today.\n\nOtherwise you need not tell anybody at home today, and you need not face it alone. Say nothing yet to those who might hurt you. Speak first with people who know this, when nobody can overhear you. They help you to plan where you could be safe, and whether, when and how it is told.\n\n{lines}\n\n[[Psalm 46:1]]\n\nAre you safe where you are at this moment?';

const ON = [
  'I read it. One thing at a time: first that you are safe; then a doctor or nurse, whom you can ask beforehand what they would have to pass on; then one grown person who stays calm. Nothing about the child has to be decided today, and nobody may force you.\n\n{lines}\n\nWho is calm, and would not go to your family with it?',
  'Keep your papers, some money and your telephone where you can take them quickly and nobody finds them, and agree with one person on a word that means “call for help”. If you think of dying or of harming yourself, say that first, to one of these or to the emergency number.\n\n{lines}\n\nDoes anybody at home know of it or suspect it?',
];

const SAID: DangerTalk['said'] = {
  'my-fault':
    'Whatever came before, it gives nobody the right to hurt you, to lock you in or to marry you off. And if you did not want what was done to you, it is not your fault, even if nobody has believed you yet. The one who did it is answerable for it.\n\n{lines}\n\nAre you safe at this moment?',
  ashamed:
    'You are not dirty, and you have not lost your worth, before God or before people who are kind. You may look for one door behind which nobody shouts: an aunt, a teacher, a nurse, one of these.\n\n{lines}\n\nWho would listen to you?',
  'cannot-tell':
    'You need not tell those whom you fear. Tell one person who stays calm and will not pass it on to them, and let people who know this help you with the rest.\n\n{lines}\n\nWho could that be?',
  body: 'Call the emergency number now with heavy bleeding, strong pain in the belly or the tip of the shoulder, if you faint, have a fit, a very bad headache or trouble seeing or breathing, or after a blow to the belly or hands at the throat.\n\nWith any other bleeding, fever or vomiting that does not stop: a doctor today. Otherwise let a doctor or midwife see you soon. Ask to speak alone, and ask first what they would have to pass on, and to whom.\n\n{lines}\n\nWho could go with you?',
  'what-to-say':
    'To a nurse, a doctor or a teacher, first: “If I tell you something, whom would you have to tell?” Then: “I am pregnant, and I am afraid of my family. Please do not contact them. Can you help me to be safe?”\n\nAt home, say nothing yet. Whether, when and how it is told, plan first with one of these:\n\n{lines}\n\nTo whom will you say it first?',
  'what-now':
    'In this order.\n\n1. In danger: out, to where people are, and the emergency number.\n2. One of these, when nobody can overhear you:\n\n{lines}\n\n3. A doctor, nurse or midwife, for your health; ask first what they would have to pass on.\n4. Papers, money and telephone where you can take them quickly and nobody finds them.\n5. To those whom you fear, nothing until there is a safe plan.\n\nWhich can you do first?',
  forgiven:
    'God’s love for you did not stop with this, and nobody may punish you in his name. What was done to you against your will needs no forgiveness. If something else weighs on you, you may say it to him in plain words; he is merciful. And you need not bear alone what is to come.\n\n{lines}\n\n[[Psalm 103:8]]\n\nAre you safe at this moment?',
  prayer:
    'Yes:\n\nLord, you see me, and you know how afraid I am. Keep me safe, and the child. Show me one person who helps, and give me courage to ask. Amen.\n\nThen speak with one of these, when nobody can overhear you:\n\n{lines}\n\n[[Psalm 56:3]]\n\nAre you safe where you are?',
};

/** Somebody who expects a child and fears what those at home will do. */
export const PREGNANT_AFRAID: DangerTalk = {
  kind: 'abuse',
  first: [FIRST],
  on: ON,
  said: { ...VIOLENCE.said, ...SAID },
};

/** The same, of somebody under age. */
export const YOUNG_PREGNANT: DangerTalk = {
  kind: 'child',
  first: [FIRST],
  on: ON,
  said: { ...YOUNG.said, ...SAID },
};
