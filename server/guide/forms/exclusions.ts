import { bookNamedIn } from '../../../scripture/references/book-in-words.ts';
import { passagesInMessage } from '../../../scripture/references/message-references.ts';
import { BOOKS, bookByOsis } from '../../../scripture/text/books.ts';
import { plainWords, STOP_WORDS } from '../words.ts';
import type { Excluded, FormRequest, LeftOut } from './form-request.ts';

/** A message in two: what is wanted, and what of it is not. */
export interface Wanted {
  readonly text: string;
  readonly conditions: Pick<FormRequest, 'not' | 'isPlain' | 'without'>;
}

const NEGATED = /\b(is|are|was|were|does|do|should|must|has|have|need|can|could|would|did|wo|ca)n['’]?t\b/gi;
const CUE =
  /(?:\b(?:that|which|it|and)\s+(?:is|are|does|do|has|should|must|will)\s+)?\b(?:but not|and not|not|no|without|nothing (?:about|from|with|of|like|on)|leave out|avoid(?:ing)?|other than|except(?: for)?|anything but|apart from|rather than|instead of|minus)\s+(?=\S)/gi;
/** "Not longer than a page" says how long, "not very good" nothing of what is unwanted. */
const NO_EXCLUSION =
  /^(?:longer|more|later|shorter|less|over|sure|very|so|good|know|want|just|only|much|have|had|been|to be able|able|get|feel|think|sleep|stop|help|that good|yet|really|one of|see|read|speak|understand|come|go|going|used|doing|allowed|known|our|problem|idea|matter|thanks|in church|well|working|can|touched|spoken|talked|slept|eaten|seen|heard|called|written|said|told|gone|cried|prayed)\b/i;
const END =
  /[.!?;\n]|,(?!\s*(?:and\s+)?(?:not|nor|no|\d))|\s(?:but|because|since|as we|that (?:we|i)|please|who|he|she|they|in the)\b|\s[-–]\s/i;
const MOST_WORDS = 9;
/** No further is an exclusion read. In UTF-16 units. */
const MOST_READ = 200;

const RELIGIOUS =
  /^(?:\w+ ){0,3}?(?:religious|churchy|preachy|pious|holy|christianese|church (?:words|language|talk)|jargon|god talk|a (?:christian|believer|churchgoer|church goer)|believers?|christians?|a religious)\b/;
const PLAIN_SAID =
  /\b(?:secular|non religious|not religious|atheists?|no faith|less religious|different faiths|other faiths|all faiths)\b/;
const LEFT_OUT: readonly (readonly [LeftOut, RegExp])[] = [
  ['prayer', /^(?:a |the |any |closing |an? \w+ )?(?:prayers?|praying)\b/],
  ['verse', /^(?:a |any |the |bible )*(?:verses?|scriptures?|bible (?:passage|quote)s?|passages?)\b/],
  ['singing', /^(?:any |the )?(?:singing|songs?|music|hymns?|guitar)\b/],
  ['paper', /^(?:any )?(?:paper|pens|pencils|printing|handouts?|materials)\b/],
  ['questions', /^(?:any |the )?questions?\b/],
  ['game', /^(?:any |the |silly )?games?\b/],
];

/** Subjects that can be told in a text. `asked` names them in a request, `told` in a passage or in our words. */
export const AVOIDED: readonly { readonly id: string; readonly asked: RegExp; readonly told: RegExp }[] = [
  {
    id: 'death',
    asked: /\b(?:death|dying|dead|die|heaven|funeral|graves?|passed)\b/,
    told: /\b(?:death|dead|die[sd]?|dying|grave|sepulchre|tomb|perish\w*|slain|mourn\w*|buried)\b/i,
  },
  {
    id: 'money',
    asked: /\b(?:money|giving|tithes?|tithing|rich(?:es)?|wealth)\b/,
    told: /\b(?:money|riches|rich|wealth|gold|silver|tithes?|treasures?|mammon|storehouses?|pounds?|pence|debts?|price)\b/i,
  },
  {
    id: 'sin',
    asked: /\b(?:sin|sins|sinful|guilt|repentance|judg(?:e)?ment)\b/,
    told: /\b(?:sins?|sinned|sinners?|iniquit\w+|transgress\w+|wicked\w*|repent\w*|guilt\w*)\b/i,
  },
  {
    id: 'hell',
    asked: /\b(?:hell|wrath|judg(?:e)?ment|fire|damnation)\b/,
    told: /\b(?:hell|wrath|fire|burn\w*|destroy\w*|judg(?:e)?ment|condemn\w*|condemnation)\b/i,
  },
  {
    id: 'submission',
    asked: /\b(?:submit|submission|obey|head of the|headship|submissive)\b/,
    told: /\b(?:submit\w*|subject to|subjection|obey\w*|obedient|the head of)\b/i,
  },
  {
    id: 'children',
    asked: /\b(?:children|fruitful(?:ness)?|babies|kids|having a family)\b/,
    told: /\b(?:children|fruitful|seed|womb|sons?|offspring|barren|multiply)\b/i,
  },
  {
    id: 'sickness',
    asked: /\b(?:sick(?:ness)?|illness|disease|healing)\b/,
    told: /\b(?:sick\w*|disease\w*|heal(?:ed|s|ing)?|infirmit\w+|leper\w*)\b/i,
  },
  {
    id: 'war',
    asked: /\b(?:war|battle|fighting|enem(?:y|ies)|soldiers?|violence)\b/,
    told: /\b(?:wars?|battle|armies|host of|enem(?:y|ies)|swords?|fight\w*|spear|armou?r|foes?)\b/i,
  },
  {
    id: 'sheep',
    asked: /\b(?:sheep|shepherds?|lambs?)\b/,
    told: /\b(?:sheep|shepherds?|lambs?|flock|pasture)\b/i,
  },
  { id: 'father', asked: /\b(?:fathers?|dad)\b/, told: /\bfathers?\b/i },
  {
    id: 'suffering',
    asked: /\b(?:suffering|pain|trials|tribulation)\b/,
    told: /\b(?:suffer\w*|pain\w*|tribulation\w*|affliction\w*|afflicted|trials?)\b/i,
  },
  {
    id: 'sowing',
    asked: /\b(?:sowing|sower|seeds?|reaping)\b/,
    told: /\b(?:sow(?:er|s|n|ed|eth|ing)?|seeds?|reap\w*)\b/i,
  },
  {
    id: 'everything-happens-for-a-reason',
    asked: /\beverything happens for a reason\b/,
    told: /\ball things work together|work together for good\b/i,
  },
];

/** What people call a passage by when they do not want it. */
const CALLED: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:love is patient|(?:the )?love chapter|(?:first |1 |the )?corinthians (?:one|13)?|corinthians)\b/,
    '1 Corinthians 13',
  ],
  [/\b(?:the lord is my shepherd|the shepherd(?: psalm)?)\b/, 'Psalm 23'],
  [/\b(?:footprints)\b/, ''],
  [/\b(?:plans to prosper|i know the plans)\b/, 'Jeremiah 29:11'],
  [/\b(?:temple verse)\b/, '1 Corinthians 6:19-20'],
  [/\b(?:honou?r your father and (?:your )?mother)\b/, 'Exodus 20:12'],
];
const BARE_BOOK = new RegExp(`\\b(?:${BOOKS.map(({ name }) => name.toLowerCase()).join('|')}|psalm)\\b`);

function passagesNotWanted(segment: string, plain: string): string[] {
  const named = passagesInMessage(segment, { isShort: true }).map(({ reference }) => reference);
  if (named.length > 0)
    return [...named, ...booksIn(plain.replace(/(?:\b[123] )?\b[a-z]+ \d+(?: \d+)*/g, ' '))];
  const called = CALLED.find(([pattern]) => pattern.test(plain))?.[1];
  return called ? [called] : booksIn(plain);
}

function booksIn(plain: string): string[] {
  const osis = bookNamedIn(plain) ?? bookNamedIn(`book of ${BARE_BOOK.exec(plain)?.[0] ?? ''}`);
  const name = osis && bookByOsis(osis)?.name;
  return name && !/^psalms$/i.test(name) ? [name] : [];
}

interface Segment {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

function segmentsOf(text: string): Segment[] {
  const found: Segment[] = [];
  for (const match of text.matchAll(CUE)) {
    const from = match.index + match[0].length;
    if (match.index < (found.at(-1)?.end ?? 0)) continue;
    const behind = text.slice(from, from + MOST_READ);
    const stop = behind.search(END);
    const segment = behind.slice(0, stop < 0 ? undefined : stop);
    if (NO_EXCLUSION.test(segment) || segment.split(/\s+/).length > MOST_WORDS) continue;
    found.push({ start: match.index, end: from + segment.length, text: segment });
  }
  return found;
}

/** Splits a message: what stands behind "not", "without" and the like is no part of what is wanted. */
export function wantedIn(message: string): Wanted {
  const text = message.replace(NEGATED, '$1 not');
  const segments = segmentsOf(text);
  let wanted = '';
  let at = 0;
  for (const { start, end } of segments) {
    wanted += `${text.slice(at, start)} `;
    at = end;
  }
  wanted += text.slice(at);
  const read = segments.map(({ text: segment }) => readSegment(segment));
  const without = [...new Set(read.flatMap((one) => one.without ?? []))];
  const not: Excluded = {
    passages: [...new Set(read.flatMap((one) => one.passages))],
    subjects: [...new Set(read.flatMap((one) => one.subjects))],
    words: [...new Set(read.flatMap((one) => one.words))],
  };
  const hasNot = not.passages.length + not.subjects.length + not.words.length > 0;
  const isPlain = read.some((one) => one.isPlain) || PLAIN_SAID.test(plainWords(message));
  return {
    text: wanted.trim(),
    conditions: {
      ...(hasNot && { not }),
      ...(isPlain && { isPlain }),
      ...(without.length > 0 && { without }),
    },
  };
}

interface ReadSegment extends Excluded {
  readonly isPlain?: true;
  readonly without?: readonly LeftOut[];
}

function readSegment(segment: string): ReadSegment {
  const plain = plainWords(segment);
  const nothing = { passages: [], subjects: [], words: [] };
  if (RELIGIOUS.test(plain)) return { ...nothing, isPlain: true };
  const part = LEFT_OUT.find(([, pattern]) => pattern.test(plain))?.[0];
  const passages = passagesNotWanted(segment, plain);
  if (passages.length > 0) return { ...nothing, passages };
  if (part) return { ...nothing, without: [part] };
  const subjects = AVOIDED.filter(({ asked }) => asked.test(plain)).map(({ id }) => id);
  const words = subjects.length > 0 ? [] : contentWords(plain);
  return { ...nothing, subjects, words };
}

/** Words of what is made, and of how it sounds, which cannot be looked for in it. */
const OF_THE_FORM =
  /^(?:pray\w*|words?|cheesy|soppy|difficult|homework|disrespectful|boring|complicated|jokes?|costumes?|printer|glue|stuffy|cliches?|sentimental|scary|preachy)$/;

const contentWords = (plain: string) =>
  plain
    .replace(/^(?:the )?words? /, '')
    .split(' ')
    .filter((word) => word.length > 3 && !STOP_WORDS.has(word) && !OF_THE_FORM.test(word))
    .slice(0, 3);
