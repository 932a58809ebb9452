/** Games that go with any story of the Bible; nothing is needed but people. */
export interface StoryGame {
  readonly name: string;
  readonly how: string;
  /** It needs something: said in the text. */
  readonly needs?: true;
  /** For the small ones, too. */
  readonly isForSmall?: true;
  /** Quiet, and for few. */
  readonly isQuiet?: true;
  /** For whom it is too childish otherwise. */
  readonly isForTeens?: true;
}

export const STORY_GAMES: readonly StoryGame[] = [
  {
    name: 'Freeze',
    how: 'Read the story slowly; everybody moves through the room as it tells. When you clap, all freeze as somebody in it. Tap one on the shoulder: who are you, and what are you thinking just now?',
    isForSmall: true,
  },
  {
    name: 'The wrong word',
    how: 'Tell the story with mistakes (the man with the camel, the four loaves). Whoever hears one jumps up and puts it right. The better they know it, the smaller you make the mistakes.',
    isForSmall: true,
    isQuiet: true,
  },
  {
    name: 'Sounds',
    how: 'Give each word that returns a sound: the donkey, the water, the king, the crowd. Read the story aloud, and each time the word comes the sound comes. The second time twice as fast.',
    isForSmall: true,
    isQuiet: true,
  },
  {
    name: 'Statues',
    how: 'In threes and fours: build one scene of the story as a statue, in one minute, without a word. The others guess which it is, and who is who.',
    isForTeens: true,
  },
  {
    name: 'Yes corner, no corner',
    how: 'One wall is yes, the other no. Say sentences from the story or about it: I would have gone past. I would have got into the boat. They run and say why.',
    isForTeens: true,
  },
  {
    name: 'One word each',
    how: 'Tell the story again in a circle, each person one word. Whoever laughs too much begins anew. With few it goes round often, and that is the joke.',
    isQuiet: true,
    isForTeens: true,
  },
  {
    name: 'Who am I?',
    how: 'One goes out and comes back as somebody from the Bible without knowing who. He asks, and the others say only yes or no. Or whisper a name to each, and all ask all at once.',
    isQuiet: true,
    isForTeens: true,
  },
  {
    name: 'Alphabet race',
    how: 'Two groups. Call a letter: who first names a person, an animal or a thing from the Bible with it gets a point, and two if nobody has thought of it before.',
    isForTeens: true,
  },
  {
    name: 'Verse on the floor',
    how: 'Write the words of the verse on slips and spread them face down. Two groups run in relay, one slip at a time, and lay the verse in order. Needs paper.',
    needs: true,
  },
  {
    name: 'The disappearing verse',
    how: 'Write the verse on a board. All say it; wipe one word; all say it; wipe the next, until they say it off the empty board. Needs a board or a window and a pen that wipes off.',
    needs: true,
    isQuiet: true,
  },
];

export const CHARADES = {
  old: [
    'Adam and Eve with the fruit',
    'Noah with the animals',
    'the tower of Babel',
    'Jacob wrestling until daybreak',
    'Joseph and the coat',
    'Moses at the bush that burned',
    'crossing the sea on dry ground',
    'the walls of Jericho',
    'Gideon with three hundred and their jars',
    'Samson between the pillars',
    'Samuel called in the night',
    'David and Goliath',
    'Elijah and the ravens',
    'three men in the fiery furnace',
    'Daniel among the lions',
    'Jonah and the great fish',
    'Balaam and the donkey that spoke',
    'Ruth gleaning behind the reapers',
  ],
  new: [
    'the shepherds and the angel',
    'the wise men following the star',
    'four friends and a hole in the roof',
    'Jesus asleep in the storm',
    'feeding five thousand',
    'Peter walking on the water, and sinking',
    'Zacchaeus up the tree',
    'the good Samaritan',
    'the woman who looks for her coin',
    'the father who runs',
    'washing feet',
    'the cock that crowed',
    'Thomas who wanted to see',
    'Paul blinded on the road',
    'Peter led out of prison',
    'Eutychus asleep on the window sill',
  ],
} as const;

/** Crafts that go with any story, by what is at hand. */
export interface StoryCraft {
  readonly with: readonly ('paper' | 'glue' | 'paint' | 'outside' | 'food' | 'nothing')[];
  readonly how: string;
  readonly isForSmall?: true;
}

export const STORY_CRAFTS: readonly StoryCraft[] = [
  {
    with: ['paper', 'glue'],
    how: 'A picture out of torn paper: no scissors, only old magazines and coloured paper, torn and glued to one large scene. Each makes one thing in it, and all of it hangs in the church on Sunday.',
    isForSmall: true,
  },
  {
    with: ['paper', 'glue'],
    how: 'A story strip: a long strip of paper folded like a fan, a scene on each fold, glued between two covers of card. At home they tell it by pulling it out.',
  },
  {
    with: ['paper', 'glue'],
    how: 'Finger people: the persons of the story drawn on paper, cut out with a strip below and glued to a ring for the finger. Then the story is played on the edge of the table.',
    isForSmall: true,
  },
  {
    with: ['paper'],
    how: 'A window: fold a sheet, cut a door that opens, draw outside what everybody sees in the story, and behind the door what God sees.',
  },
  {
    with: ['paper', 'glue'],
    how: 'A paper chain: on each link one thing from the story, or a person to whom somebody wants to be kind this week. Each day one link is torn off.',
    isForSmall: true,
  },
  {
    with: ['paint'],
    how: 'A handprint picture: hands in paint on one large sheet, and out of the prints come the animals, the waves or the crowd of the story.',
    isForSmall: true,
  },
  {
    with: ['outside'],
    how: 'Out of what lies about: stones, sticks and leaves are laid into a scene from the story on the ground. Take a photograph and leave it there.',
    isForSmall: true,
  },
  {
    with: ['food'],
    how: 'Bread: flour, water, salt, a hot pan. While it bakes the story is told; then it is broken and shared. Ask about allergies beforehand.',
  },
  {
    with: ['nothing'],
    how: 'A shadow play with hands and a torch: who makes which person of the story? Practise ten minutes, then the light goes out.',
  },
];

export const PLAY_TEXT = {
  games: ['Games that go with it, and need nothing but people:'],
  gamesFree: ['Games without anything but people:'],
  charades: ['Charades: write these on slips, fold them, two groups, one minute each, no sound:'],
  charadesHint:
    'For teenagers: a second round in which only one word may be said, and a third in which the group plays it together without having agreed. Whoever has guessed says in a sentence what the story is about.',
  crafts: ['To make with their hands:'],
  craftsOf: ['To make with their hands, for {title}:'],
  adult:
    'Try it at home once before; what takes you five minutes takes them twenty. A second grown-up is in the room.',
  noneLeft: 'I have no more of these.',
} as const;
