/** Before a passage that was found by what somebody half remembers. `{book}` is its reference. */
export const REMEMBERED_LEADS = [
  'I think you mean {book}:',
  'I looked for your words in the text. They lead to {book}:',
];

/** The same, where it was asked whether it is in the Bible at all. */
export const IT_IS_THERE = [
  'Yes, it is in the Bible. I think you mean {book}:',
  'It is indeed in the Bible; I think it is {book}:',
];

/** Where less of it was found than what was told. */
export const PERHAPS_REMEMBERED = [
  'The nearest that I find to your words is {book}. If you meant another, tell me one more word of it.',
  'I am not certain, but {book} comes near. One more word that you remember would help.',
];

/** Other words for what the older translations say: a line holds words of which any may stand in the text. */
export const SAME_IN_OLD_WORDS: readonly string[] = [
  'worry worries worrying anxious careful thought',
  'tomorrow morrow',
  'boat ship',
  'scared afraid fear frightened fearful',
  'tired weary faint',
  'kids child children',
  'donkey ass colt',
  'plank log beam',
  'speck splinter mote',
  'clothes raiment clothed array',
  'flowers lilies flower',
  'armour armor',
  'snake serpent',
  'enemy enemies foe',
  'judge judging judged judgment',
  'knit knitted formed wove covered',
  'womb belly',
  'sharpen sharpens sharpeneth sharpening',
  'overflow overflows overflowing runneth',
  'ripe harvest',
  'candle lamp',
  'gossip whisperer talebearer',
  'lazy laziness sluggard slothful',
  'room rooms mansion mansions',
  'plough ploughs ploughshare ploughshares plow plows plowshare plowshares',
  'three threefold',
  'strand strands threefold',
  'deer hart',
  'jar jars vessel vessels pot pots',
  'size grain',
  'anger angry wrath',
  'quiet silent silence',
  'wolf wolves',
  'work toil labour',
  'sew spin',
  'burned burnt burning burn',
  'robe cloak coat',
  'barn barns storehouse',
  'neighbour neighbor',
];
