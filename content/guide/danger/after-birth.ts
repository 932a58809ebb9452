import { OWN_LIFE } from './own-life.ts';
import type { DangerTalk } from './types.ts';

const NOT_YOUR_FAULT =
  'After a birth many mothers, and fathers too, fall into such a darkness. Mostly it is an illness, and no sin. It does not mean that you are a bad parent or that God has left you. It can be treated, and with help people come through it.';

/** A mother or a father who thinks of dying, or of being gone, in the first year of a child. */
export const AFTER_BIRTH: DangerTalk = {
  kind: 'crisis',
  first: [
    `Thank you for saying it. Please do not be alone with it. If you might harm yourself or the baby, or hear or see things that others do not, call the emergency number now. If the baby is with you, let somebody you trust take over; if nobody is there, lay the baby on its back in the cot, go into the next room, and call from there.\n\n${NOT_YOUR_FAULT}\n\nOtherwise ring one of these now, and a doctor, midwife or health visitor today: “I have a new baby, and I think of dying.” Say it in those words, so that they know how urgent it is.\n\n{lines}\n\n[[Psalm 34:18]]\n\nWho can be with you now?`,
  ],
  veiled: [
    `I am glad that you wrote it.\n\n${NOT_YOUR_FAULT}\n\nTell a doctor, midwife or health visitor today, and one person near you, just as you wrote it to me. If you might harm yourself or the baby, please do not be alone, and call the emergency number now.\n\n{lines}\n\nLet me ask you plainly, and you may say yes: do you think of dying, or that you could harm yourself or the baby?`,
  ],
  afterVeiled: {
    on: [
      'I read it, and it is no small thing. Two things help first: sleep, while somebody else looks after the baby, and a doctor or midwife who hears it today. You need not wait until it is worse.\n\n{lines}\n\nDo you also think of dying, or of harming yourself or the baby?',
      'You need not feel what others say a mother or a father feels. For many it comes later, when they have slept and had help. If you think of dying, or might harm yourself or the baby, call now.\n\n{lines}\n\nWho could take over for two hours today, so that you can sleep and make the call?',
    ],
    said: {
      'fine-now':
        'I am glad. It can go up and down in these months, so let a doctor or midwife hear of it all the same, on a good day as well. And should you think of dying, or be afraid of what you might do, call at once:\n\n{lines}\n\nWhom will you tell how it was?',
      no: 'If you mean that you do not think of dying or of harm, I am glad. You still need not carry this alone: tell a doctor, midwife or health visitor this week how it is, and let somebody else take over for a few hours, so that you can sleep.\n\nIf you mean that nobody is with you, or that you or the baby are not safe, call now; in danger, the emergency number.\n\n{lines}\n\nWho could come today?',
      yes: 'Thank you for the plain answer. If you think of dying, or might harm yourself or the baby, please do not be alone: stay beside somebody, let them take the baby, and call now. In danger, the emergency number. If nobody is there, lay the baby on its back in the cot, and call from the next room.\n\n{lines}\n\nWho is nearest to you?',
      'my-fault':
        'It is not your fault. A birth, broken nights and all that changes can darken any mind, even in people who wanted the child and who pray. With help it can get better, and you and the child can still grow close.\n\n{lines}\n\nWho could hear it today?',
      forgiven:
        'To feel dark or empty, or little for the baby, is no sin. You may be ill or worn out. God knows where a parent’s strength ends, and he is gentle with those who have little ones. Let a doctor help you, and people who take the baby for an hour.\n\n{lines}\n\n[[Isaiah 40:11]]\n\nWho could take over for an hour today?',
    },
  },
  on: [
    'I read it. Let somebody else look after the baby tonight, even if you have to wake them, and stay where a person is. Let a doctor or midwife hear today what you wrote. If the thoughts get stronger than you, the emergency number.\n\n{lines}\n\nIs somebody with you?',
    'Mostly this is an illness that can be treated, also in people who pray and who wanted the child. The first step is that one person knows all of it. “I have a new baby, and I think of dying” is enough.\n\n{lines}\n\nWho could hear it within this hour?',
  ],
  said: {
    ...OWN_LIFE.said,
    denied:
      'Then I am glad, and thank you for saying it plainly. I would rather ask once too often. If these months are heavy, let a doctor, midwife or health visitor hear of it all the same. And should you think of dying, be afraid of what you might do, or not be safe now, call:\n\n{lines}\n\nTell me what you meant, and I will answer that. Who helps you with the baby?',
    'children-taken':
      'I cannot promise what an office will do. But in most places asking for help is no reason to take a child away, and it speaks for you that you ask. Those who treat this mostly try to keep parent and child together, and safe.\n\n{lines}\n\nWho could you tell today?',
    'my-fault':
      'It is not your fault. A birth and broken nights can darken any mind, even in people who wanted the child and who pray. The thought that your child would do better without you comes from that darkness, and it is not true.\n\n{lines}\n\nIs somebody with you?',
    'what-to-say':
      'Take it as it stands.\n\n“I have a new baby, and I think of dying. I need help today.”\n\nTo somebody near: “I am not safe on my own. Please take the baby, and stay with me.”\n\n{lines}\n\nTo whom will you say it first?',
    'what-now':
      'In this order.\n\n1. In danger, or if you hear or see things that others do not: the emergency number.\n2. Go to where another person is, or ask one to come, and let them look after the baby. Until then the baby is safest in the cot, on its back.\n3. Go away from anything you could hurt yourself with.\n4. Call one of these now, and a doctor or midwife today:\n\n{lines}\n\n5. Sleep, while somebody stays with you both.\n\nWhich can you do first?',
    yes: 'Thank you for answering.\n\nIf you mean that you might harm yourself or the baby, or have taken or done something: the emergency number, now.\n\nIf you mean that somebody is there or will hear it: good. Tell them plainly that you think of dying, let them look after the baby and take away what you had thought of using, and let them stay tonight. Ring one of these together:\n\n{lines}\n\nWho is it?',
    no: 'If you or the baby are not safe, call the emergency number now. If you are alone with the baby, lay it on its back in the cot, and call from the next room.\n\nIf only nobody is with you, call one of these, and ask somebody to come: “I am not safe on my own. Please take the baby, and stay with me.”\n\n{lines}\n\nWho could come, a neighbour perhaps?',
  },
};
