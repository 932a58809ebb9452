import {
  EACH_LEADS,
  NONE_FOR_EACH,
  ROOM_VERSES,
  SHORT_LEADS,
  SHORT_VERSES,
  SHORTEST_LEADS,
} from '../../../content/guide/short-verses.ts';
import { capital } from '../../../language/capital.ts';
import { passageOf } from '../../../scripture/references/format.ts';
import { passageOfMark } from '../../../scripture/references/passage-of-reference.ts';
import { verseCount } from '../../../scripture/references/passage-ranges.ts';
import type { Passage } from '../../../scripture/types.ts';
import type { RecalledAnswer } from '../answer-record.ts';
import { amountWords } from '../forms/amounts.ts';
import { candidates, isAllowed, textOfPassage } from '../forms/choose-passages.ts';
import { contextOf } from '../forms/form-context.ts';
import type { FormRequest } from '../forms/form-request.ts';
import { subjectOfForm } from '../forms/form-rule.ts';
import { plainWords } from '../reading/words.ts';
import type { Subjects } from '../recognise/subjects.ts';
import { askedShape } from '../reshaped/asked-shape.ts';
import type { Spoken } from '../spoken.ts';
import type { Telling } from '../telling.ts';

/** In words: so much fits under a photograph or on a card. */
const MOST_WORDS = 30;
const LONGEST_VERSE = 60;
const SHOWN = 3;
const LONGEST = 20;
const SHORTER =
  /\b(?:shorter|shorten|shortest|briefer|too long|(?:short|brief|tiny|little|snappy) (?:one|ones|verse|verses|line|bit)|(?:one|single|two) (?:line|liner|liners|verse|sentence)s?|(?:fit|fits|go|goes|going|print|printed|engraved?|written|write) (?:under|on|onto|in|inside|into) (?:a|an|the|my|our|her|his|their) (?:\w+ )?(?:photo|photos|photograph|picture|card|ring|mug|frame|tag|bookmark|invitation|badge|cake|stone|plaque|caption|t shirt|poster))\b/;
/** Another form or subject, and a length that the form keeps by itself. */
const OF_ITS_OWN =
  /\b\d+ (?:minutes?|mins?|sentences?|verses)\b|\b(?:prayers?|devotion\w*|talk|story)\b|\babout (?!it\b|this\b|that\b|the same\b)\w+/;
const WORDS_NAMED = /\b(\d{1,3}) words?\b/;
const LISTS: ReadonlySet<FormRequest['form']> = new Set(['reading', 'verses', 'pass-on', 'memory']);

/** Shorter verses than the readings that were shown: one to three single ones that fit the same. */
export function shorterVerses(telling: Telling, last: RecalledAnswer): Spoken | undefined {
  const { form } = last;
  const plain = plainWords(telling.request.words);
  if (!form || !LISTS.has(form.form) || plain.split(' ').length > LONGEST) return undefined;
  if (!SHORTER.test(plain) || OF_ITS_OWN.test(amountWords(plain))) return undefined;
  // "The shortest one": of those shown.
  if (askedShape(telling.request.words)?.kind === 'some') return undefined;
  const most = Math.min(Number(WORDS_NAMED.exec(plain)?.[1] ?? MOST_WORDS), LONGEST_VERSE);
  const isShort = (passage: Passage) => wordCount(telling, passage) <= most;
  const context = contextOf(telling, form, last.subject);
  const marked = (SHORT_VERSES[form.occasion ?? ''] ?? []).map(passageOfMark);
  // What was chosen for the occasion goes before whatever only shares a word with it.
  const all = marked.length > 0 ? marked : candidates(context).map(({ passage }) => passage);
  const allowed = all.filter((passage) => isAllowed(context, { passage, note: '' }));
  const single = allowed.filter((passage) => verseCount(passage) === 1 && isShort(passage));
  const verses =
    single.length > 0 ? single : allowed.flatMap(versesOf).filter((one) => isWhole(telling, one));
  const short = verses.filter(isShort);
  const unread = short.filter((passage) => !telling.said.quoted(passage));
  const shown = (unread.length > 0 ? unread : short).slice(0, form.count === 1 ? 1 : SHOWN);
  const shortest = shown.length > 0 ? shown : shortestOf(telling, verses.length > 0 ? verses : allowed);
  if (shortest.every((passage) => telling.said.quoted(passage))) return undefined;
  return {
    parts: [
      telling.line(shown.length > 0 ? SHORT_LEADS : SHORTEST_LEADS),
      ...shortest.map((passage) => context.telling.quote(passage)),
    ],
    form: { ...form, isShort: true },
  };
}

const wordCount = (telling: Telling, passage: Passage) => textOfPassage(telling, passage).split(/\s+/).length;
const shortestOf = (telling: Telling, all: readonly Passage[]) =>
  all.toSorted((a, b) => wordCount(telling, a) - wordCount(telling, b)).slice(0, 1);

/** Each verse of a passage by itself. */
export const versesOf = ({ ranges }: Passage): Passage[] =>
  ranges.flatMap(({ first, last }) =>
    Array.from({ length: last - first + 1 }, (_, at) => passageOf([{ first: first + at, last: first + at }])),
  );

/** Whether a verse is a sentence by itself: it ends one, and leans on nothing before it. */
export function isWhole(telling: Telling, passage: Passage): boolean {
  const text = textOfPassage(telling, passage);
  return /[.!?]["”’']*$/.test(text) && /^["“‘]?\p{Lu}/u.test(text) && !LEANS.test(text);
}

const LEANS = /^["“‘]?(?:And|But|For|Then|So|Therefore|Wherefore|Nor|Or|He|She|They|Which|Who|That)\b/;

const FOR_EACH =
  /\b(?:verse|passage|scripture|quote|line)s? (?:for|on|about) (?:each|every|all)\b[^:\n]{0,60}:\s*(.+)$/is;
const MOST_ITEMS = 10;
const FEWEST_ITEMS = 2;

/** "A verse for each room: kitchen, hall": one for each of what is listed; what has none is said. */
export function verseForEach(telling: Telling, subjects: Subjects): Spoken | undefined {
  const listed = FOR_EACH.exec(telling.request.words)?.[1] ?? '';
  const items = listed
    .split(/[.?!]\s|[,;\n]|\band\b|&/)
    .map((item) => item.trim().replace(/[.?!]+$/, ''))
    .filter((item) => item !== '' && item.split(/\s+/).length <= 4);
  if (items.length < FEWEST_ITEMS || items.length > MOST_ITEMS) return undefined;
  const used: Passage[] = [];
  const none: string[] = [];
  const parts: string[] = [];
  for (const item of items) {
    const passage = verseFor(telling, item, { subjects, used });
    if (!passage) none.push(item);
    else {
      used.push(passage);
      parts.push(`**${capital(item)}**`, telling.quote(passage));
    }
  }
  if (parts.length === 0) return undefined;
  const missing = none.length > 0 ? telling.words(NONE_FOR_EACH[0]!, { items: none.join(', ') }) : '';
  return { parts: [telling.line(EACH_LEADS), ...parts, missing], intent: { kind: 'unknown' } };
}

/** The shortest verse that fits one word of a list: for a room its own, else of the topic that it names. */
function verseFor(
  telling: Telling,
  item: string,
  { subjects, used }: { readonly subjects: Subjects; readonly used: readonly Passage[] },
): Passage | undefined {
  const words = plainWords(item).split(' ');
  const isNew = (passage: Passage) => !used.some(({ osis }) => osis === passage.osis);
  const room = ROOM_VERSES.find(({ rooms }) => rooms.split(' ').some((name) => words.includes(name)));
  if (room) return [passageOfMark(room.mark)].find(isNew);
  const form: FormRequest = { form: 'verses', count: 1, isShort: true };
  const { topic, question, passages } = subjectOfForm({ form, wanted: `a verse about ${item}` }, subjects);
  const marked = (topic ?? question)?.passages.map(({ mark }) => passageOfMark(mark)) ?? passages;
  return shortestOf(telling, marked.filter(isNew))[0];
}
