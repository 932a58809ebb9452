import { bookNamedIn } from '../../../scripture/references/book-in-words.ts';
import { passagesInMessage } from '../../../scripture/references/message-references.ts';
import { BOOKS, bookByOsis } from '../../../scripture/text/books.ts';
import { plainWords, STOP_WORDS } from '../reading/words.ts';
import { AVOIDED } from './avoided-subjects.ts';
import { groupsIn, testamentNotWanted } from './book-groups.ts';
import type { Excluded, FormRequest, LeftOut, Testament } from './form-request.ts';

/** A message in two: what is wanted, and what of it is not. */
export interface Wanted {
  readonly text: string;
  readonly conditions: Pick<FormRequest, 'not' | 'isPlain' | 'without' | 'testament'>;
}

const NEGATED = /\b(is|are|was|were|does|do|should|must|has|have|need|can|could|would|did|wo|ca)n['’]?t\b/gi;
const CUE =
  /(?:\b(?:that|which|it|and)\s+(?:is|are|does|do|has|should|must|will)\s+|\bdo\s+(?=not\s))?\b(?:but not|and not|not (?:want|need|like|wish)(?: to (?:hear|read|see|be told|get|have)(?: about)?)?(?! to\b)|not (?:use|include|mention|send|give (?:me|us|him|her|them)|(?:tell|ask|order) (?:me|us|him|her|them)(?= to\b))|not|no more(?! than)|no|without|none (?:of|from|by|about|with|that (?:says?|mentions?|tells?|talks? about)|telling)|nothing (?:about|from|with|of|like|on|by|to do with|that (?:says|mentions|tells|talks about|is about)|telling)|leave out|leaving out|avoid(?:ing)?|skip(?:ping)?|other than|except(?: for)?|anything but|apart from|rather than|instead of|minus)\s+(?=\S)/gi;
/** Behind these a passage that is named is not wanted; what else stands there is told, and no exclusion. */
const KNOWN_CUE =
  /\b(?:already (?:have|had|got|know|use|used|heard|chose|chosen|picked|read)|(?:sick|tired|fed up|bored) (?:of|with)|had enough of|can not stand|(?:i|we|she|he|they) hates?|(?:everybody|everyone|people|they all) (?:has |have |always |already |keeps? )?(?:uses?|used|using|quotes?|quoted|quoting|knows?|sends?|sending|sent|reads?|picks?|picked|has|had))\s+(?=\S)/gi;
/** "Not longer than a page" says how long, "not very good" nothing of what is unwanted. */
const NO_EXCLUSION =
  /^(?:hardly|manage|afford|wait|imagine|remember|find|longer|more|later|shorter|less|over|sure|very|so|good|know|want|just|only|much|have|had|been|to be able|able|get|feel|think|sleep|stop|help|that good|yet|really|one of|see|read|speak|understand|come|go|going|used|doing|allowed|known|our|problem|idea|matter|thanks|in church|well|working|can|believe|ready|willing|even|one (?:in|at|of|else|here|ever|is|has|knows|reads|listens|helps|cares)|touched|spoken|talked|slept|eaten|seen|heard|called|written|said|told|gone|cried|prayed)\b/i;
const END =
  /[.!?;\n]|,(?!\s*(?:and\s+)?(?:not|nor|no|\d))|\s(?:but|because|since|as we|that (?:we|i)|please|who|he|she|they|in the)\b|\s[-–]\s/i;
const MOST_WORDS = 9;
/** Where it says itself that it speaks of passages, more words are read. */
const MOST_OF_THOSE = 14;
const OF_THOSE =
  /^(?:the |any |those |that )?(?:ones?|anything|things?|stuff|verses?|passages?|psalms?|texts?)\b/i;
const ONE_OF = /^(?:one|any|some|all) of\b/i;
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

/** What people call a passage by when they do not want it. */
const CALLED: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:love is patient|(?:the )?love chapter|(?:first |1 |the )?corinthians (?:one|13)?|corinthians)\b/,
    '1 Corinthians 13',
  ],
  [/\b(?:the lord is my shepherd|the shepherd(?: psalm)?)\b/, 'Psalm 23'],
  [/\b(?:footprints)\b/, ''],
  [/\b(?:plans to prosper|i know the plans)\b/, 'Jeremiah 29:11'],
  [/\b(?:more than (?:you|we|i|they) can (?:handle|bear|take))\b/, '1 Corinthians 10:13'],
  [/\b(?:all things work together|works? (?:all things )?together for (?:the )?good)\b/, 'Romans 8:28'],
  [/\b(?:i can do (?:all|every) ?things?)\b/, 'Philippians 4:13'],
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
  const groups = groupsIn(plain);
  if (groups.length > 0) return groups;
  const osis = bookNamedIn(plain) ?? bookNamedIn(`book of ${BARE_BOOK.exec(plain)?.[0] ?? ''}`);
  const name = osis && bookByOsis(osis)?.name;
  return name ? [name] : [];
}

interface Segment {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

function segmentsOf(text: string): Segment[] {
  return [...segmentsBehind(text, CUE), ...segmentsBehind(text, KNOWN_CUE).filter(namesPassage)]
    .toSorted((a, b) => a.start - b.start)
    .filter((segment, at, all) => at === 0 || segment.start >= all[at - 1]!.end);
}

const namesPassage = ({ text }: Segment): boolean =>
  passagesNotWanted(text, plainWords(text)).length > 0 ||
  DESCRIBED.test(text.trim()) ||
  TOLD_TOO_OFTEN.test(text);
/** "Sick of being told to be strong". */
const TOLD_TOO_OFTEN = /^(?:being (?:told|sent)|hearing|people|everybody|everyone)\b/i;

function segmentsBehind(text: string, cue: RegExp): Segment[] {
  const found: Segment[] = [];
  for (const match of text.matchAll(cue)) {
    const from = match.index + match[0].length;
    if (match.index < (found.at(-1)?.end ?? 0)) continue;
    const behind = text.slice(from, from + MOST_READ);
    const stop = behind.search(END);
    const segment = behind.slice(0, stop < 0 ? undefined : stop);
    const isOfBooks = ONE_OF.test(segment) && groupsIn(plainWords(segment)).length > 0;
    if (NO_EXCLUSION.test(segment) && !isOfBooks) continue;
    if (segment.split(/\s+/).length > (OF_THOSE.test(segment) ? MOST_OF_THOSE : MOST_WORDS)) continue;
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
  const read = segments.map(({ text: segment }) => readSegment(psalmOfNumber(segment, wanted)));
  const without = [...new Set(read.flatMap((one) => one.without ?? []))];
  const described = [...new Set(read.flatMap((one) => one.described ?? []))];
  const not: Excluded = {
    passages: [...new Set(read.flatMap((one) => one.passages))],
    subjects: [...new Set(read.flatMap((one) => one.subjects))],
    words: [...new Set(read.flatMap((one) => one.words))],
    ...(described.length > 0 && { described }),
  };
  const hasNot = not.passages.length + not.subjects.length + not.words.length + described.length > 0;
  const testament = read.find((one) => one.testament)?.testament;
  const isPlain = read.some((one) => one.isPlain) || PLAIN_SAID.test(plainWords(message));
  return {
    text: wanted.trim(),
    conditions: {
      ...(hasNot && { not }),
      ...(isPlain && { isPlain }),
      ...(without.length > 0 && { without }),
      ...(testament && { testament }),
    },
  };
}

/** "A psalm, but not 23 or 121". */
const psalmOfNumber = (segment: string, wanted: string): string =>
  NUMBERS.test(segment.trim()) && /\bpsalms?\b/i.test(wanted)
    ? (segment.match(/\d+/g) ?? []).map((number) => `Psalm ${number}`).join('; ')
    : segment;
const NUMBERS = /^\d{1,3}(?:(?:,? ?(?:and|or|nor|not)|,) ?\d{1,3}){0,5}$/;

interface ReadSegment extends Excluded {
  readonly isPlain?: true;
  readonly without?: readonly LeftOut[];
  readonly testament?: Testament;
}

/** "No verses" leaves them out; "no verses that tell her to submit" says which. */
const SAYS_WHICH = /\b(?:that|which|about|on|where|with|telling|saying|from|like)\b/;

/** A verse told by its words: between quotation marks, or as "the one about …", "the … one". */
const DESCRIBED =
  /["“”‘]|(?:^|\s)'\w|\b(?:the|that|those|any of the|all the) [^.]{0,60}\b(?:ones?|bits?|verses?|lines?|passages?|thing|stuff)\b/i;
const OF_THE_DESCRIPTION =
  /\b(?:the|that|those|any|all|ones?|bits?|verses?|lines?|passages?|thing|stuff|about|saying|says|where|with|again)\b/g;

/** Said of a verse that has been met too often; it tells nothing that stands in it. */
const TOO_WELL_KNOWN =
  /\b(?:that |which |as |because )?(?:(?:absolutely |nearly |almost )?(?:everyone|everybody|everyones|everybodys|people|they all|we all|every \w+)(?: (?:else|always|already|just|ever))* (?:uses?|used|has|had|have|does|do|did|reads?|sends?|picks?|chooses?|puts?|quotes?|knows?|gets?|says?|s)(?: (?:it|that|them|this))?(?: (?:on|in|at|for) .*)?|(?:is|s) on (?:every|each|all) .*|(?:we|i|he|she|they) (?:have |has )?(?:already )?(?:had|used|got) (?:it|that) .*)$|\b(?:same|usual|obvious|famous|standard|typical|normal|old)\b/g;

/** "Not the ones that say how sinful I am" is of a subject, and of no one verse. */
const SEVERAL = /\b(?:ones|those|verses|passages|psalms|any|lines|bits)\b/;

/** "Not the plans one": one word that stands in the verse. */
const ONE_NAMED = /^(?:the|that) (\w{4,}) (?:one|verse|bit|line|passage|psalm)\b/;
const OF_NO_VERSE =
  /^(?:usual|same|obvious|famous|standard|typical|normal|long|longer|short|shorter|first|second|third|last|next|other|best|whole|popular|common|well|known|modern|christian|bible|catholic|protestant|king)$/;

function describedIn(segment: string, plain: string): readonly string[] {
  const isOfSubject = SEVERAL.test(plain) && AVOIDED.some(({ asked }) => asked.test(plain));
  if (isOfSubject || !DESCRIBED.test(segment.trim())) return [];
  const quoted = /["“‘']([^"”’]{3,120}?)["”’'](?:\s|$)/.exec(segment)?.[1];
  const phrase = quoted
    ? plainWords(quoted)
    : plain.replace(TOO_WELL_KNOWN, ' ').replace(OF_THE_DESCRIPTION, ' ').replace(/ +/g, ' ').trim();
  return phrase.includes(' ') || quoted ? [phrase] : [];
}

function readSegment(segment: string): ReadSegment {
  const plain = plainWords(segment);
  const nothing = { passages: [], subjects: [], words: [] };
  if (RELIGIOUS.test(plain)) return { ...nothing, isPlain: true };
  const part = LEFT_OUT.find(([, pattern]) => pattern.test(plain))?.[0];
  const passages = passagesNotWanted(segment, plain);
  if (passages.length > 0) return { ...nothing, passages };
  const testament = testamentNotWanted(plain);
  if (testament) return { ...nothing, testament };
  const described = describedIn(segment, plain);
  const named = described.length === 0 ? ONE_NAMED.exec(plain)?.[1] : undefined;
  if (named && !STOP_WORDS.has(named) && !OF_NO_VERSE.test(named)) return { ...nothing, words: [named] };
  if (described.length > 0) return { ...nothing, described };
  if (part && !SAYS_WHICH.test(plain)) return { ...nothing, without: [part] };
  const subjects = AVOIDED.filter(({ asked }) => asked.test(plain)).map(({ id }) => id);
  const words = subjects.length > 0 ? [] : contentWords(plain);
  return { ...nothing, subjects, words };
}

/** Words of what is made, and of how it sounds, which cannot be looked for in it. */
const OF_THE_FORM =
  /^(?:pray\w*|words?|ones?|things?|stuff|kinds?|sorts?|usual|obvious|famous|gloomy|heavy|depressing|miserable|bleak|harsh|long|hard|religious|flowery|cheesy|soppy|difficult|homework|disrespectful|boring|complicated|jokes?|costumes?|printer|glue|stuffy|cliches?|sentimental|scary|preachy)$/;

const contentWords = (plain: string) =>
  plain
    .replace(/^(?:the )?words? /, '')
    .split(' ')
    .filter((word) => word.length > 3 && !STOP_WORDS.has(word) && !OF_THE_FORM.test(word))
    .slice(0, 3);
