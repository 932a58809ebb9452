import type { Matter, SequelAnswer } from './types.ts';

/**
 * To somebody who goes on telling, where nothing is asked and nothing nearer is known: one sentence, and what can be done
 * next. Sentences that held in a whole matter, and the visitor's own words said back, were tried before: to readers the
 * ones were what nobody had asked for, the others a machine's echo (docs/decisions/063).
 */
/** To what others say, */
export const OTHERS_SAY: readonly string[] = [
  'What others say of it is one thing, and how it is for you is another.',
  'I have only your side of it, and I have read it. What they say need not be the last word.',
];
/** to a wish, */
export const WISHED: readonly string[] = [
  'That is a plain wish, and it may be said aloud, here and to God.',
  'I have read what you wish, and I will not talk you out of it.',
];
/** to what somebody does not want, */
export const NOT_WANTED: readonly string[] = [
  'Then I leave that out. I have read what you wrote, and it may simply stand here.',
  'That is a clear word, and I will keep to it.',
];
/** to a feeling, */
export const FELT: readonly string[] = [
  'You say it as it is, and you need not make it smaller.',
  'I have read that, and I believe you.',
];
/** to what is feared, */
export const FEARED: readonly string[] = [
  'That is no small thing, and I will not wave it away.',
  'I cannot promise you that it will not come. You need not look at it alone.',
];
/** to what is hard, */
export const HARD: readonly string[] = [
  'I am sorry. That is hard, and I will not explain it.',
  'I have read that, and I am sorry that it is so.',
];
/** and to everything else. */
export const TOLD: readonly string[] = [
  'I have read that, and I take it together with what you told me before.',
  'Thank you; that belongs to it, and I had not known it.',
  'That too, then. I have it in mind.',
];
/** To an age, a date, a number. */
export const STATED: readonly string[] = [
  'Thank you; that makes the picture clearer.',
  'Thank you, that is good to know.',
];
/** To a name within a talk about a death. `{name}`. */
export const NAMED: readonly string[] = [
  '{name}. I am glad to know the name. It is good to say it, and to hear it said.',
  '{name}: thank you. Whoever is missed has a name, and it should be said.',
];

/** What can be done next, by the matter of the talk; the first that was not said yet. */
export const NEXT_ON: Readonly<Record<Matter, readonly string[]>> = {
  couple: [
    'What would help you more now: words to say to one of them, or words to pray? Tell me which.',
    'Which part of it keeps you awake? Begin there, if you like.',
  ],
  people: [
    'What would help you more now: words to say to one of them, or words to pray? Tell me which.',
    'What do you wish that somebody understood about it?',
  ],
  child: [
    'What would help you more now: words to say to one of them, or words to pray? Tell me which.',
    'What is it that you fear most in it?',
  ],
  grief: [
    'Tell me more, if it does you good; or ask me for a few words to pray in which this is said.',
    'Is there something that you would still like to say to the one who died? You may write it here, or say it aloud.',
  ],
  illness: [
    'What would help you more tonight: a psalm for such days, or a few words to pray? Tell me which.',
    'Who knows of this besides me?',
  ],
  low: [
    'Is there one person whose voice you could hear today? And if you like, I look for a psalm that says it as plainly as you do.',
    'What is the hardest hour of the day in it?',
  ],
  fear: [
    'What is the worst that you see coming in it? Write it down here, if you like; said plainly it has edges.',
    'Would a psalm for the night help, or a few words to pray? Tell me which.',
  ],
  guilt: [
    'Would it help more to put this into words to pray, or into words for the one whom it concerns? Tell me which.',
    'Does anybody know of it besides God and you?',
  ],
  doubt: [
    'Which question in it would you like to look at first? Ask it as bluntly as you like.',
    'What would have to be true for it to be otherwise?',
  ],
  work: [
    'What would help you more now: to think through the next step, or a few words to pray? Tell me which.',
    'Who at home or among your friends knows how it stands?',
  ],
  habit: [
    'Who could you ring today and tell just this? And if you like, I look for a verse for the next hour.',
    'When was it last a little better, and what was different then?',
  ],
  church: [
    'What would help you more now: words to say to one of them, or words to pray? Tell me which.',
    'What would have to happen for it to be put right?',
  ],
  prayer: [
    'Shall I put it into a few words to pray? Say so, and for whom.',
    'What would you like God to do in it?',
  ],
  faith: [
    'What in it would you most like to know? Put it as a question, and I look what I have.',
    'Is there a passage that you would like to look at for it? Name it, and I show you its words.',
  ],
};
/** Where the talk has no matter. */
export const NEXT_ANYHOW: readonly string[] = [
  'What would help you more now: a passage, or a few words to pray? Tell me which.',
  'What is it that you would most like to know, or to have, from me now?',
];
/** To somebody who wants something made that cannot be. */
export const NOT_MADE: readonly string[] = [
  'You want something made, and just that I cannot make. What I can do with what we have: a prayer, a verse, questions for a group, a few lines for a card, or the same in fewer words. Tell me which of these, and for whom.',
  'That I cannot make as you want it. Ask me for one of these: a prayer, one verse, three questions to talk about, or what I gave you made shorter.',
];

/** To a remark on a text or a teaching, that tells nothing of anybody's life. */
export const REMARKED: readonly string[] = [
  'That is a fair thing to say, and I have no better answer written than the one above. What would you like to know most? Put it as a question, and I look again.',
  'One may well see it so. If you like, we look at the place itself: name the passage.',
];
/** To what somebody else says on it. */
export const READ_OTHERWISE: readonly string[] = [
  'Faithful people have read it in more than one way. Hold what you hear, from me too, beside the text itself.',
  'It may be so; I would ask on what it rests, and read that place.',
];
/** To "wow", "interesting", "just wondering". */
export const REACTED: readonly string[] = [
  'Take your time with it. If something in it stays with you, or does not fit, ask on.',
  'It is worth a moment. Ask on, whenever you like.',
];

/** To good news within a talk: it goes better, somebody has moved. */
export const GOOD_NEWS: readonly SequelAnswer[] = [
  {
    text: 'That is good to hear, and you may simply be glad of it, without at once asking whether it will last. Say thank you for it today, to God and, where there is somebody to thank, to that person.',
    passage: '[[Psalm 126:3]]',
  },
  {
    text: 'How good. Keep it somewhere, written down with the date, for a day on which you see none of it. And tell somebody; joy too wants company.',
    passage: '[[Psalm 118:24]]',
  },
];
/** What may be good or only look so: somebody has changed, comes to church, has promised. */
export const PERHAPS_GOOD: readonly SequelAnswer[] = [
  {
    text: 'That may be a true beginning, and it may be a good intention that does not hold; from outside one cannot tell, and you need not decide it today. Be glad of it and give it time. A tree is known by its fruit, and fruit takes a season: truthfulness, patience, what is done when nobody is looking. You may ask {him} openly what has changed.',
    passage: '[[Luke 6:43-44]]',
  },
];
/** What is said for somebody: she is alone with a child, he means well, they have had a hard time. */
export const EXCUSES: readonly SequelAnswer[] = [
  {
    text: 'You see the whole person there, and that is worth much. Mercy and truth need not be weighed against each other; one may hold to both.',
    passage: '[[Psalm 85:10]]',
  },
];
