/** Reading plans, verses to learn, prompts for a journal. */
export const READING_PLAN_TEXT = {
  title: '# {title} in {days} days',
  lead: [
    'About {minutes} a day, read quietly. The days are about equally long; where a chapter ends nearby, a day ends with it.',
    'Each day takes about {minutes}. I have divided it by the length of the text, and kept chapters whole where that was possible.',
  ],
  long: '**At {minutes} a day this is a lot.** In twice the days it would be {half}; ask me for that, and do not be ashamed.',
  week: '**Week {number}:** {readings}',
  missed: [
    'When a day is missed, do not catch up: go on with today’s. A plan is there to bring you back, and not to accuse you.',
    'Tick the days, and leave Sunday or one other day free if you fall behind.',
  ],
  rest: 'You wanted a day off each week: read six days, and stay one day behind the list on the seventh.',
  begins: 'The first day begins like this:',
  unequal: 'It has fewer verses than you have days, so the plan is shorter.',
  start:
    'If this is the first time, keep one question for every day: what does it show of God, and what does it ask of me?',
} as const;

export const SCOPE_NAMES = {
  bible: 'The whole Bible',
  'old-testament': 'The Old Testament',
  'new-testament': 'The New Testament',
  gospels: 'The four Gospels',
  psalms: 'The Psalms',
  letters: 'The letters of the New Testament',
  pentateuch: 'The five books of Moses',
} as const;

export const MEMORY_TEXT = {
  leads: [
    '{count} to learn by heart, in this order, because each is a little longer than the one before.',
    '{count} to learn by heart. Begin with the shortest.',
  ],
  psalms:
    'Psalms that can be learned whole, the shortest first: Psalm 117 has two verses, Psalm 134 three, Psalm 131 three, Psalm 100 five, Psalm 23 six, Psalm 150 six, Psalm 121 eight. With small children begin with 117 and a clap at each Praise; most families end with 23, because it carries longest.',
  passage: 'How to learn {reference} by heart: one step a day, and every day all the steps before it.',
  step: '**{unit} {number}**',
  plan: '**How to keep {it}**',
  plans: {
    it: 'it',
    them: 'them',
    steps: [
      'Day one: read it aloud five times, and say the reference before and after.',
      'Day two: write it down once from the page, and once from memory.',
      'Day three: write only the first letter of each word, and say it from those.',
      'Day four: say it while you do something with your hands.',
      'Day five: say it to somebody, or to God, as a prayer.',
      'After that: once a day for a week, once a week for a month, once a month for good.',
    ],
    withChildren:
      'With children: one word each, round the table, faster and faster; a movement for every line; and whoever knows it may teach it to a grown-up.',
    old: 'If numbers do not stay: put the reference to a picture, a house with that number, a bus, a year that you know.',
  },
  verses: [
    '[[John 11:35]]',
    '[[1 Thessalonians 5:16-18]]',
    '[[Psalm 56:3]]',
    '[[1 John 4:19]]',
    '[[Psalm 23:1]]',
    '[[Philippians 4:4]]',
    '[[Proverbs 3:5]]',
    '[[Psalm 46:10]]',
    '[[John 3:16]]',
    '[[Romans 8:28]]',
    '[[Micah 6:8]]',
    '[[Psalm 121:1-2]]',
  ],
} as const;

export const JOURNAL_TEXT = {
  leads: [
    '{count} prompts{about}. One a day is enough; write for ten minutes and do not correct.',
    '{count} prompts{about}. Nobody will read it, so it may be untidy.',
  ],
  beside: 'If you want a passage beside it:',
  prompts: [
    'Today I noticed ...',
    'What I would have liked to say, and did not: ...',
    'What am I carrying that is not mine to carry?',
    'God, I do not understand ...',
    'Three things that I would miss if they were gone tomorrow: ...',
    'When was I last quite at peace? What was different?',
    'I am angry about ..., and beneath the anger there is ...',
    'A prayer of mine that has changed over the years: ...',
    'If I believed what I say I believe, then on Monday ...',
    'Someone who was kind to me this week, and how: ...',
    'What I keep putting off, and what I am afraid of: ...',
    'A sentence from the Bible that I have never been able to like: ...',
    'What would I write to myself ten years ago?',
    'For what do I need forgiveness, and from whom?',
    'What made me laugh?',
    'Lord, show me ...',
    'Where was God today, as far as I can tell?',
    'What I want to thank somebody for, by name: ...',
    'The thing that I would rather not bring before God: ...',
    'Tomorrow I would like to ...',
  ],
  fromPassage: [
    'Copy out the one sentence of {reference} that holds you, and go on from there: ...',
    'Whom do I resemble in {reference}? I would rather resemble ...',
    'What in {verses} would I have said differently?',
    'The word *{word}* makes me think of ...',
    'If {verses} had been written to me this morning, then ...',
    'What I do not understand in {reference}: ...',
    'A prayer that begins with a word from {verses}: ...',
  ],
} as const;

/** Games to begin with; none needs anything that has to be bought. */
export const ICEBREAKER_TEXT = {
  leads: ['{count} to begin with:', 'To begin with, {count}:'],
  closing: ['Take part yourself, first and briefly. Stop while it is still fun.'],
} as const;

export interface Icebreaker {
  readonly text: string;
  /** It needs voices, space or courage, so it is nothing for the shy or the frail. */
  readonly isLively?: true;
  readonly for?: 'teens' | 'faith';
}

export const ICEBREAKERS: readonly Icebreaker[] = [
  {
    text: '**Two doors.** In pairs, three minutes: find three things that both of you like and one that neither can stand. Each then tells the group something about the other.',
  },
  {
    text: '**What is in your pocket.** Each puts one thing from a pocket or a bag on the table and says why it is there. The keys with the strangest key ring win.',
  },
  {
    text: '**My name.** Each says who chose their name, and whether they like it. All repeat every name once, so that nobody has to ask again later.',
  },
  {
    text: '**The line.** Stand in a row by how far you have come today, then by month of birth, without speaking.',
    isLively: true,
  },
  {
    text: '**True, true, not.** Each says three things about themselves, one of them invented. The others guess.',
  },
  {
    text: '**Smell of childhood.** What did it smell like in your grandparents’ kitchen? One sentence each.',
  },
  {
    text: '**Weather.** Each says how they are as weather: fog, sun with showers, thunder in the distance. Nobody explains unless they want to.',
  },
  {
    text: '**Stand up, sit down.** Stand up if you have ever missed a train, kept a hen, cried at an advertisement. Whoever runs out of ideas sits, and the next one asks.',
    isLively: true,
    for: 'teens',
  },
  {
    text: '**The silent story.** Somebody acts a well-known Bible story in thirty seconds without a word; whoever guesses it is next.',
    isLively: true,
    for: 'teens',
  },
  {
    text: '**Count to twenty.** All look at the floor and count aloud, one number a person, in no order. If two speak at once, begin again.',
    for: 'teens',
  },
  {
    text: '**First and last.** What was the first Bible story that you remember, and who told it to you? If none: the first story at all.',
    for: 'faith',
  },
  {
    text: '**The empty chair.** If somebody from the Bible sat on this chair tonight, who should it be, and what would you ask? One sentence each.',
    for: 'faith',
  },
];
