import type { PassageMark } from '../types.ts';

/** Verses of few words on one matter, the shortest first. */
export interface SmallVerses {
  /** As it stands behind "about". */
  readonly about: string;
  /** Over plain words. */
  readonly said: RegExp;
  readonly marks: readonly PassageMark[];
}

export const SMALL_VERSES: readonly SmallVerses[] = [
  {
    about: 'going out into something new',
    said: /\b(?:university|college|uni|leav\w+ home|moving (?:away|out)|off to|journey|travel\w*|new (?:school|job|start|chapter|place)|graduat\w+|first day|gap year|abroad|adventure)\b/,
    marks: [
      '[[Proverbs 3:6]]',
      '[[Psalm 121:8]]',
      '[[Joshua 1:9]]',
      '[[Psalm 139:9-10]]',
      '[[Deuteronomy 31:8]]',
      '[[Psalm 121:2]]',
    ],
  },
  {
    about: 'strength',
    said: /\b(?:strength|strong|power|fight\w*|warrior|overcom\w*|surviv\w*|gym|sport)\b/,
    marks: [
      '[[Psalm 46:1]]',
      '[[Psalm 18:32]]',
      '[[Romans 12:21]]',
      '[[Psalm 138:3]]',
      '[[Philippians 4:13]]',
      '[[Joshua 1:9]]',
      '[[Isaiah 12:2]]',
    ],
  },
  {
    about: 'courage and fear',
    said: /\b(?:courage\w*|brave\w*|fear\w*|afraid|anxi\w+|worr\w+|panic|scared|calm)\b/,
    marks: [
      '[[Psalm 56:3]]',
      '[[1 Peter 5:7]]',
      '[[Psalm 94:19]]',
      '[[Psalm 34:4]]',
      '[[Psalm 118:6]]',
      '[[2 Timothy 1:7]]',
      '[[Joshua 1:9]]',
    ],
  },
  {
    about: 'peace',
    said: /\b(?:peace\w*|rest|sleep|quiet|still|storm|bedroom)\b/,
    marks: ['[[Matthew 5:9]]', '[[Isaiah 26:3]]', '[[Psalm 4:8]]', '[[Psalm 46:10]]', '[[John 14:27]]'],
  },
  {
    about: 'hope',
    said: /\b(?:hope\w*|future|wait\w*|dream\w*|better days|light at the end)\b/,
    marks: [
      '[[Psalm 39:7]]',
      '[[Romans 12:12]]',
      '[[Psalm 130:5]]',
      '[[Hebrews 6:19]]',
      '[[Lamentations 3:22-23]]',
      '[[Romans 15:13]]',
    ],
  },
  {
    about: 'a new beginning',
    said: /\b(?:new beginning|begin\w* again|fresh start|second chance|recover\w*|sober|clean|redeem\w*|redemption|changed|new life|freedom|free)\b/,
    marks: [
      '[[John 8:36]]',
      '[[Psalm 51:10]]',
      '[[Psalm 103:12]]',
      '[[2 Corinthians 5:17]]',
      '[[Isaiah 43:19]]',
      '[[Galatians 5:1]]',
    ],
  },
  {
    about: 'one who is missed',
    said: /\b(?:memory of|in memory|remember\w*|died|passed away|lost (?:my|his|her|our|a)|grief|mourning|miss (?:him|her|my)|funeral|heaven)\b/,
    marks: [
      '[[Matthew 5:4]]',
      '[[Psalm 116:15]]',
      '[[Psalm 147:3]]',
      '[[Psalm 23:4]]',
      '[[Psalm 34:18]]',
      '[[Revelation 21:4]]',
    ],
  },
  {
    about: 'a broken heart',
    said: /\b(?:heartbr\w+|broken heart\w*|breakup|divorce\w*|hurt\w*|heal\w*|scars?|depress\w*|self harm|illness|cancer)\b/,
    marks: ['[[Psalm 147:3]]', '[[Psalm 56:8]]', '[[Psalm 34:18]]', '[[Psalm 30:5]]', '[[Isaiah 43:2]]'],
  },
  {
    about: 'love',
    said: /\b(?:love\w*|wedding|husband|wife|marriage|boyfriend|girlfriend|fiance\w*|anniversary|couple|engag\w*|valentine\w*)\b/,
    marks: [
      '[[1 John 4:19]]',
      '[[1 Corinthians 16:14]]',
      '[[Song of Solomon 6:3]]',
      '[[Colossians 3:14]]',
      '[[1 John 4:18]]',
      '[[Song of Solomon 8:7]]',
    ],
  },
  {
    about: 'faith and trust',
    said: /\b(?:faith\w*|trust\w*|believ\w*|doubt\w*|god s plan)\b/,
    marks: [
      '[[2 Corinthians 5:7]]',
      '[[Proverbs 3:5]]',
      '[[Hebrews 11:1]]',
      '[[Psalm 56:3]]',
      '[[Psalm 37:5]]',
      '[[Luke 1:37]]',
    ],
  },
  {
    about: 'a child',
    said: /\b(?:bab(?:y|ies)|newborn|child|children|nursery|daughter|son|christening|baptism|godchild|godson|goddaughter|grandchild|granddaughter|grandson)\b/,
    marks: ['[[Psalm 139:14]]', '[[Psalm 91:11]]', '[[Psalm 121:8]]', '[[Isaiah 49:16]]', '[[Psalm 4:8]]'],
  },
  {
    about: 'who I am to God',
    said: /\b(?:identity|worth|enough|beautiful|who i am|loved|self esteem|confiden\w*|wonderfully)\b/,
    marks: [
      '[[1 John 4:19]]',
      '[[Isaiah 49:16]]',
      '[[Psalm 139:14]]',
      '[[Isaiah 43:1]]',
      '[[Zephaniah 3:17]]',
    ],
  },
  {
    about: 'joy and thanks',
    said: /\b(?:joy\w*|happ\w+|thank\w*|grateful|gratitude|birthday|celebrat\w*|kitchen|morning)\b/,
    marks: [
      '[[Philippians 4:4]]',
      '[[Psalm 126:3]]',
      '[[Psalm 103:2]]',
      '[[Psalm 118:24]]',
      '[[1 Thessalonians 5:18]]',
      '[[Psalm 34:8]]',
    ],
  },
  {
    about: 'friends',
    said: /\b(?:friends?|friendship|best friend|sisters?|brothers?|siblings)\b/,
    marks: [
      '[[Proverbs 17:17]]',
      '[[Psalm 133:1]]',
      '[[Proverbs 18:24]]',
      '[[Ecclesiastes 4:9]]',
      '[[Proverbs 27:17]]',
    ],
  },
  {
    about: 'a mother',
    said: /\b(?:mothers?|mum|mom|grandmothers?|gran|granny|grandma|nan|nana)\b/,
    marks: ['[[Proverbs 31:28]]', '[[Isaiah 66:13]]', '[[2 Timothy 1:5]]', '[[Proverbs 31:25]]'],
  },
  {
    about: 'fathers and parents',
    said: /\b(?:fathers?|dad|parents?|grandad|grandfathers?|grandpa)\b/,
    marks: ['[[Psalm 103:13]]', '[[Proverbs 17:6]]', '[[Proverbs 20:7]]', '[[Joshua 1:9]]'],
  },
  {
    about: 'work',
    said: /\b(?:work\w*|job|office|desk|business|shop|exams?|study|school|locker)\b/,
    marks: ['[[Proverbs 16:3]]', '[[Colossians 3:23]]', '[[Proverbs 2:6]]', '[[Ecclesiastes 9:10]]'],
  },
  {
    about: 'a house',
    said: /\b(?:house\w*|home|door|hall|family|wall)\b/,
    marks: ['[[Psalm 121:8]]', '[[Psalm 133:1]]', '[[Psalm 127:1]]', '[[Hebrews 13:2]]', '[[Proverbs 24:3]]'],
  },
  {
    about: 'how to live',
    said: /\b(?:kind\w*|justice|good|peacemaker|humb\w*|right|forgiv\w*)\b/,
    marks: ['[[Romans 12:21]]', '[[Luke 6:31]]', '[[Matthew 5:9]]', '[[Ephesians 4:32]]', '[[Micah 6:8]]'],
  },
];

/** Where nothing is said of what about. */
export const ANY_SMALL_VERSES: readonly PassageMark[] = [
  '[[Psalm 23:1]]',
  '[[Psalm 56:3]]',
  '[[Psalm 46:1]]',
  '[[1 John 4:19]]',
  '[[2 Corinthians 5:7]]',
  '[[Psalm 119:105]]',
  '[[Psalm 121:2]]',
  '[[Luke 1:37]]',
];

export const SMALL_VERSES_TEXT = {
  lead: ['Short ones about {about}, the shortest first:', 'These are short, about {about}:'],
  leadAny: ['Short ones, each of which stands well by itself:'],
  shortest: 'This is the shortest that I have on it; half of it with the reference below will do as well:',
  none: 'All that I have on {about} and that are short are above, or are among those you do not want. Say what else it should be about.',
  tattoo:
    'Before it goes under the skin: read the whole chapter once, choose the translation, and have the reference spelled by two people. Often the reference alone is the most beautiful.',
  thing:
    'If it is still too long, take half of the verse and set the reference below it; then whoever wonders can look.',
} as const;
