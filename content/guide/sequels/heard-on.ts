import type { Matter, SequelAnswer } from './types.ts';

/**
 * To somebody who goes on telling, where nothing is asked and nothing nearer is known: a sentence or two that hold in this
 * matter whatever was told, glad or sad, of whomever. Said in turn, behind one of the sentences below.
 */
export const HEARD_ON: Readonly<Record<Matter, readonly SequelAnswer[]>> = {
  couple: [
    {
      text: 'What goes on between two people nobody else sees quite as they do. Truth and kindness belong together in it, and neither lasts long without the other.',
      passage: '[[Proverbs 3:3-4]]',
    },
    {
      text: 'You can answer for your own part in it and not for the other’s, and your own is enough for one day.',
      passage: '[[Galatians 6:4-5]]',
    },
    {
      text: 'Love may take its time, and it may also say a plain word.',
      passage: '[[1 Corinthians 13:4-7]]',
    },
  ],
  people: [
    {
      text: 'With those who are near to us few things are simple; one may love somebody and be hurt at the same time.',
      passage: '[[Psalm 55:22]]',
    },
    {
      text: 'Your part is what you yourself say and do; what others make of it lies with them and with God.',
      passage: '[[Romans 12:18]]',
    },
    {
      text: 'It need not all be settled at once; one honest word at the right hour often does more than many.',
      passage: '[[Proverbs 25:11]]',
    },
  ],
  child: [
    {
      text: 'Whatever else has to be settled, it does a child good to know that love does not hang on it.',
      passage: '[[Psalm 103:13]]',
    },
    {
      text: 'Those whom we love were in God’s hands before they were in ours, and they still are.',
      passage: '[[Isaiah 40:11]]',
    },
    {
      text: 'Nobody brings up a child, or grows up, without mistakes; much can be said and mended later than one thinks.',
      passage: '[[Luke 15:20]]',
    },
  ],
  grief: [
    {
      text: 'Such things belong to grief, the small ones as much as the great, and nothing of it has to be in order.',
      passage: '[[Psalm 34:18]]',
    },
    {
      text: 'Whoever mourns may say everything to God, also what does not sound pious; he has heard it before.',
      passage: '[[Psalm 62:8]]',
    },
    {
      text: 'There is no fixed time for it, and nobody can tell another how far one should be.',
      passage: '[[John 11:33-36]]',
    },
  ],
  illness: [
    {
      text: 'Illness reaches into everything round it, the nights, the work, the others in the house, and it is right to say so.',
      passage: '[[2 Corinthians 4:16]]',
    },
    {
      text: 'One need not understand it in order to stay; God himself did not explain illness, he came near to the ill.',
      passage: '[[Isaiah 46:4]]',
    },
    {
      text: 'Whoever is ill remains who he was, known to God by name, on the weak days too.',
      passage: '[[Isaiah 43:1-2]]',
    },
  ],
  low: [
    {
      text: 'On low days each single thing weighs more than it would on others, and none of it is too small to be told to God.',
      passage: '[[Psalm 42:5]]',
    },
    {
      text: 'It need not be carried in one piece; this day, and what belongs to it, is enough.',
      passage: '[[Isaiah 40:29-31]]',
    },
    {
      text: 'It may help to tell it to one person whose voice you can hear, for I have only words.',
      passage: '[[Ecclesiastes 4:9-10]]',
    },
  ],
  fear: [
    {
      text: 'Fear grows where one is alone with a thing; said aloud it has edges.',
      passage: '[[Psalm 56:3]]',
    },
    {
      text: 'You need not feel safe in order to be held.',
      passage: '[[Isaiah 41:10]]',
    },
    {
      text: 'It can be looked at by day and with somebody beside you; by night it always looks larger.',
      passage: '[[Psalm 94:19]]',
    },
  ],
  guilt: [
    {
      text: 'What is said aloud is on its way into the light, and there it can be forgiven and, where that is possible, put right.',
      passage: '[[1 John 1:9]]',
    },
    {
      text: 'God knows it already, and he has not turned away from you.',
      passage: '[[Psalm 32:5]]',
    },
    {
      text: 'A bad conscience tells the truth at some times and exaggerates at others; somebody fair can help you to tell which it is.',
      passage: '[[1 John 3:20]]',
    },
  ],
  doubt: [
    {
      text: 'It belongs in the open; those who wrote the Psalms asked God harder things, and their questions were kept as prayers.',
      passage: '[[Mark 9:24]]',
    },
    {
      text: 'You need not be finished with it today, and God is not made nervous by honest words.',
      passage: '[[Psalm 13:1-2]]',
    },
    {
      text: 'I will not cover it with a verse; a clear question is worth more than a quick answer.',
    },
  ],
  work: [
    {
      text: 'Work and money reach far into a life, and it is no small thing to say how it stands.',
      passage: '[[Matthew 6:31-33]]',
    },
    {
      text: 'What you are worth does not hang on it, even if it looks so on some days.',
      passage: '[[Psalm 37:23-24]]',
    },
    {
      text: 'Such things often grow clearer on paper, and with one person who is not in them.',
      passage: '[[Proverbs 15:22]]',
    },
  ],
  habit: [
    {
      text: 'A habit is stronger than good intentions, and weaker than truth and good company.',
      passage: '[[1 Corinthians 10:13]]',
    },
    {
      text: 'It goes by days and not by leaps, and each day counts for itself.',
      passage: '[[Psalm 37:23-24]]',
    },
    {
      text: 'God does not wait at the end of this road; he goes along.',
      passage: '[[Psalm 121:7-8]]',
    },
  ],
  church: [
    {
      text: 'A church is made of people, and so one meets the best and the worst of them in it.',
      passage: '[[Ephesians 4:2-3]]',
    },
    {
      text: 'God is greater than what people make of his house, for better and for worse.',
      passage: '[[John 4:23-24]]',
    },
    {
      text: 'What is said quietly to those whom it concerns does more than what is said about them.',
      passage: '[[Ephesians 4:25]]',
    },
  ],
  prayer: [
    {
      text: 'You may bring just this before God, in these very words; it is already a prayer.',
      passage: '[[Psalm 62:8]]',
    },
    {
      text: 'Praying and reading grow by being done, and not by being done well.',
      passage: '[[Matthew 6:6]]',
    },
  ],
  faith: [
    {
      text: 'What one has lived goes with one into every question about God, and it may.',
      passage: '[[Psalm 139:1-4]]',
    },
    {
      text: 'One need not be finished with it; faith has been learned by people of every kind, and mostly slowly.',
      passage: '[[Mark 9:24]]',
    },
  ],
};

/** To a remark on a text or a teaching, that tells nothing of anybody's life. */
export const REMARKED: readonly string[] = [
  'That is a fair thing to say. I keep to what is written, and where the Bible leaves something open I would rather leave it open too.',
  'One may well see it so. If you like, we look at the place itself; ask for the passage.',
];
/** To what somebody else says on it. */
export const READ_OTHERWISE: readonly string[] = [
  'Faithful people have read it in more than one way. Hold what you hear, from me too, beside the text itself.',
  'It may be so; I would ask on what it rests, and read that place.',
];

/** What is said before: to what others say, */
export const OTHERS_SAY: readonly string[] = [
  'What others say has its weight, and it is not the last word.',
  'Keep what in that is true and kind, and leave the rest with the one who said it.',
];
/** to a wish, */
export const WISHED: readonly string[] = [
  'That is a wish which you may bring before God just as it stands.',
  'You say plainly what you would like, and that is a good place to begin.',
];
/** to what somebody does not want, */
export const NOT_WANTED: readonly string[] = [
  'It is honest to say plainly what you do not want.',
  'You may say no to it here, and nobody will talk you out of it.',
];
/** to a feeling, */
export const FELT: readonly string[] = [
  'Thank you for saying how it is for you.',
  'I hear that, and you need not make it smaller than it is.',
];
/** to what is feared, */
export const FEARED: readonly string[] = [
  'That may come, and it may not; you need not be ready for both today.',
  'It is good to say aloud what one is afraid of.',
];
/** to what is hard, */
export const HARD: readonly string[] = [
  'I am sorry; that is hard.',
  'I am sorry. That is a good deal to bear.',
];
/** to an age, a date, a number, who somebody is, */
export const STATED: readonly string[] = [
  'Thank you; that makes the picture clearer.',
  'Thank you, that is good to know.',
];
/** and to everything else. */
export const TOLD: readonly string[] = [
  'Thank you for telling me that.',
  'I hear you.',
  'Yes, that belongs to it.',
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
