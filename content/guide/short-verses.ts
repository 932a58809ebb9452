import type { PassageMark } from './types.ts';

/** Verses of at most 30 words that fit an occasion of content/en/readings, the best first. */
export const SHORT_VERSES: Readonly<Record<string, readonly PassageMark[]>> = {
  wedding: ['[[1 John 4:19]]', '[[1 Corinthians 13:13]]', '[[Colossians 3:14]]', '[[Ecclesiastes 4:9]]'],
  engagement: ['[[1 Corinthians 16:14]]', '[[1 John 4:19]]', '[[Ecclesiastes 4:9]]'],
  anniversary: ['[[Psalm 126:3]]', '[[1 Corinthians 13:13]]', '[[Psalm 136:1]]'],
  funeral: ['[[Matthew 5:4]]', '[[Psalm 116:15]]', '[[John 11:25]]', '[[Psalm 34:18]]'],
  remembering: ['[[Psalm 116:15]]', '[[Psalm 34:18]]', '[[Matthew 5:4]]'],
  remembrance: ['[[Psalm 116:15]]', '[[Psalm 34:18]]', '[[Matthew 5:4]]'],
  baptism: ['[[Numbers 6:24]]', '[[Psalm 139:14]]', '[[Psalm 121:8]]'],
  birth: ['[[Psalm 139:14]]', '[[Numbers 6:24]]', '[[Psalm 126:3]]'],
  birthday: ['[[Psalm 118:24]]', '[[Psalm 139:14]]', '[[Numbers 6:24]]'],
  farewell: ['[[Numbers 6:24]]', '[[Psalm 121:8]]', '[[Proverbs 3:6]]'],
  journey: ['[[Psalm 121:8]]', '[[Psalm 121:2]]', '[[Proverbs 16:9]]'],
  graduation: ['[[Proverbs 3:6]]', '[[Proverbs 2:6]]', '[[Proverbs 16:9]]'],
  school: ['[[Proverbs 2:6]]', '[[Proverbs 3:6]]', '[[Joshua 1:9]]'],
  'new-job': ['[[Colossians 3:23]]', '[[Proverbs 16:9]]', '[[Proverbs 3:6]]'],
  retirement: ['[[Psalm 126:3]]', '[[Psalm 103:2]]', '[[Psalm 136:1]]'],
  'new-home': ['[[Psalm 127:1]]', '[[Proverbs 24:3]]', '[[Psalm 121:8]]'],
  hospital: ['[[Psalm 147:3]]', '[[1 Peter 5:7]]', '[[Psalm 121:2]]'],
  meeting: ['[[Psalm 133:1]]', '[[Romans 15:7]]', '[[Proverbs 27:17]]'],
  christmas: ['[[Luke 2:11]]', '[[Luke 2:14]]'],
  easter: ['[[1 Corinthians 15:20]]', '[[Luke 24:6]]'],
  harvest: ['[[Psalm 136:1]]', '[[Psalm 103:2]]', '[[Matthew 6:11]]'],
  'new-year': ['[[Proverbs 16:9]]', '[[Psalm 121:8]]', '[[Proverbs 3:6]]'],
};

/** A short verse for each room of a house; every word is one that the room is called by. */
export const ROOM_VERSES: readonly { readonly rooms: string; readonly mark: PassageMark }[] = [
  { rooms: 'kitchen larder pantry', mark: '[[Psalm 34:8]]' },
  { rooms: 'dining table', mark: '[[1 Corinthians 10:31]]' },
  { rooms: 'living lounge sitting family', mark: '[[Psalm 133:1]]' },
  { rooms: 'bedroom bedrooms bed', mark: '[[Psalm 4:8]]' },
  { rooms: 'hall hallway door entrance porch', mark: '[[Psalm 121:8]]' },
  { rooms: 'guest spare', mark: '[[Hebrews 13:2]]' },
  { rooms: 'bathroom bath toilet laundry utility', mark: '[[Psalm 51:10]]' },
  { rooms: 'study office desk library', mark: '[[Proverbs 2:6]]' },
  { rooms: 'nursery child childs childrens kids baby playroom', mark: '[[Psalm 139:14]]' },
  { rooms: 'garden patio balcony', mark: '[[Song of Solomon 2:12]]' },
  { rooms: 'garage workshop shed', mark: '[[Colossians 3:23]]' },
];

export const SHORT_LEADS = [
  'Short enough for a few lines of print:',
  'These are single verses, none longer than a breath or two:',
];

/** Where the library has none so short. */
export const SHORTEST_LEADS = [
  'I have nothing for this of only a line or two. This is the shortest that is a whole sentence:',
  'Shorter than this I have none that still says something whole:',
];

export const EACH_LEADS = ['One for each:', 'Each with a verse of its own:'];

/** `{items}` is what of a list nothing fits. */
export const NONE_FOR_EACH = [
  'For {items} I have none that truly fits; tell me in a few words what it should say there.',
  'I have no verse that belongs to {items}. Say what matters there, and I look again.',
];

/** Why one of several is chosen. `{reference}` is a passage that was shown. */
export const CHOSEN = [
  'I would take {reference}: it is the shortest of them, so it asks least of whoever reads it and stays in mind best.',
  'Take {reference}. Of those that I showed you it is the shortest, and easiest to read aloud without losing the thread.',
];

/** Where somebody asks what the guide itself would do. */
export const WOULD_DO = [
  'I am a program and have never stood where you stand, so I can only say what has served others. I would begin with this:',
  'I have no life of my own to draw on. Of what has helped people here, this is what I would try first:',
];
