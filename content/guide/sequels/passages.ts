import type { PassageMark } from '../types.ts';
import type { Matter } from './types.ts';

/** Passages for each matter, a psalm first: what is given where somebody asks for one to read, and names no subject. */
export const PASSAGES_FOR: Readonly<Record<Matter, readonly PassageMark[]>> = {
  couple: ['[[Psalm 147:3]]', '[[Colossians 3:12-14]]', '[[Psalm 25:16-17]]', '[[1 Corinthians 13:4-7]]'],
  people: ['[[Psalm 133:1]]', '[[Romans 12:17-18]]', '[[Psalm 55:22]]', '[[Ephesians 4:31-32]]'],
  child: ['[[Psalm 127:3]]', '[[Isaiah 49:15]]', '[[Psalm 103:13]]', '[[3 John 1:4]]'],
  grief: ['[[Psalm 34:18]]', '[[John 14:1-3]]', '[[Psalm 23:1-4]]', '[[Revelation 21:3-4]]'],
  illness: ['[[Psalm 46:1-3]]', '[[2 Corinthians 12:9]]', '[[Psalm 121:1-8]]', '[[Isaiah 43:1-2]]'],
  low: ['[[Psalm 42:5]]', '[[Isaiah 40:29-31]]', '[[Psalm 40:1-3]]', '[[Matthew 11:28-30]]'],
  fear: ['[[Psalm 56:3-4]]', '[[Isaiah 41:10]]', '[[Psalm 4:8]]', '[[John 14:27]]'],
  guilt: ['[[Psalm 32:1-5]]', '[[1 John 1:9]]', '[[Psalm 51:10-12]]', '[[Isaiah 1:18]]'],
  doubt: ['[[Psalm 13:1-6]]', '[[Mark 9:24]]', '[[Psalm 77:1-3]]', '[[John 20:27-29]]'],
  work: ['[[Psalm 37:3-5]]', '[[Matthew 6:31-33]]', '[[Psalm 127:1-2]]', '[[Colossians 3:23-24]]'],
  habit: ['[[Psalm 51:10-12]]', '[[1 Corinthians 10:13]]', '[[Psalm 40:1-3]]', '[[Romans 8:1-2]]'],
  church: ['[[Psalm 133:1]]', '[[Ephesians 4:2-3]]', '[[Psalm 55:12-14]]', '[[John 17:20-21]]'],
  prayer: ['[[Psalm 63:1]]', '[[Matthew 6:9-13]]', '[[Psalm 1:1-3]]', '[[Psalm 62:8]]'],
  faith: ['[[Psalm 19:1]]', '[[John 3:16-17]]', '[[Psalm 27:1]]', '[[Romans 5:8]]'],
};

export const PASSAGE_LEADS = ['This one:', 'Take this one:', 'I would read this:'];
