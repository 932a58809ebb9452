import { FOUND_STORY_LEADS, NAME_LEADS } from '../../../content/guide/openings.ts';
import { capital } from '../../../language/capital.ts';
import { passageOf } from '../../../scripture/references/format.ts';
import { bookOf, firstVersesOf, neighboursOf } from '../../../scripture/references/passage-ranges.ts';
import { BOOKS } from '../../../scripture/text/books.ts';
import { TRANSLATION_IDS } from '../../../scripture/translations.ts';
import type { Passage } from '../../../scripture/types.ts';
import { plainWords, STOP_WORDS, stem, wordsOf } from '../reading/words.ts';
import type { Telling } from '../telling.ts';
import { passageAnswer } from './passage-answer.ts';
import { rememberedIn } from './words-of-verses.ts';

/** An answer in parts, with the passages that it is about. */
export interface FoundInText {
  readonly parts: string[];
  readonly passages: readonly Passage[];
}

/**
 * For a message that no entry of the library answers: what the text of the Bible itself can tell. Words of a verse, a
 * name that the Bible knows ("mephibosheth"), or a scene told from memory ("the left-handed man who stabbed the fat king").
 */
export function foundInText(telling: Telling): FoundInText | undefined {
  const { words, search, bible } = telling.request;
  const { sure } = rememberedIn(words, search, bible);
  if (sure.length > 0)
    return { passages: [...sure], parts: passageAnswer(telling, { kind: 'passage', passages: sure }) };
  const plain = plainWords(words);
  if (OF_ONESELF.test(plain)) return undefined;
  const asked = plain.split(' ').filter((word) => !SAYS_NOTHING.has(word) && !STOP_WORDS.has(word));
  const [only] = asked;
  if (only !== undefined && asked.length === 1) return named(telling, only);
  const isAsked = ASKS_FOR_A_SCENE.test(plain);
  return isAsked && asked.length >= FEWEST_TELLING && asked.length <= MOST_TELLING
    ? scene(telling, asked)
    : undefined;
}

/** Names of those who wrote: what they say is asked of every subject. */
const WRITERS: ReadonlySet<string> = new Set([
  ...BOOKS.flatMap(({ name }) => plainWords(name).split(' ')),
  ...'god lord jesus christ paul moses david solomon christian christians jews mary joseph greek gentiles israel spirit bible satan'.split(
    ' ',
  ),
]);
const MOST_OF_A_QUESTION = 14;

/** A name of the Bible that a question asks about and that what was to answer it does not know. */
export function nameUnknownTo(telling: Telling, entry: unknown): string | undefined {
  const plain = plainWords(telling.request.words);
  const words = plain.split(' ');
  if (words.length > MOST_OF_A_QUESTION || OF_ONESELF.test(plain) || !ASKS.test(plain)) return undefined;
  const text = plainWords(JSON.stringify(entry));
  const names = words.filter(
    (word) =>
      word.length > 3 && !STOP_WORDS.has(word) && !WRITERS.has(word) && hitsOfName(telling, word).length > 0,
  );
  return names.some((name) => text.includes(name)) ? undefined : names[0];
}

const ASKS = /\b(?:who|what|when|where|why|how|which|did|does|was|were|is)\b/;
const OF_ONESELF = /\b(?:i am|i was|i have|my|me|mine|our|should|allowed|sin|wrong|okay|can a|can i|may i)\b/;
const ASKS_FOR_A_SCENE =
  /\b(?:who|whose|where|which|what) (?:is|was|were|are|did|had|story|chapter|part|king|man|woman|prophet|people|things?|got|said|killed|saw|built)\b|\bstory (?:of|about|where|with)\b|\bthe (?:one|bit|part|story|guy|man|woman|king|prophet|boy|girl) (?:with|where|who|that)\b|\bread a bit about\b/;
/** Words of the question, not of the scene. */
const SAYS_NOTHING: ReadonlySet<string> = new Set(
  'story stories tell name names named called meaning somebody someone guy bit part old testament long explain describe person character happened happen written read reading find looking remember'.split(
    ' ',
  ),
);
const FEWEST_TELLING = 3;
const MOST_TELLING = 12;
const SEARCHED = 12;
const SHOWN = 2;

/** Passages where the Bible writes a word as a name; none where it is a word as well. */
function hitsOfName(telling: Telling, name: string): Passage[] {
  if (name.length < 3) return [];
  const written = capital(name);
  const asName = new RegExp(`[a-z,;:] ${written}\\b`);
  const asWord = new RegExp(`\\b${name}\\b`);
  const hits = telling
    .searched(name, SEARCHED)
    .map((passage) => ({ passage, text: textOf(telling, passage) }))
    .filter(({ passage }) => holdsName(telling, passage, name));
  const isName = hits.some(({ text }) => asName.test(text)) && !hits.some(({ text }) => asWord.test(text));
  return isName ? hits.map(({ passage }) => passage) : [];
}

const holdsName = (telling: Telling, passage: Passage, name: string) =>
  textOf(telling, passage).toLowerCase().includes(name);

/** Places where a name stands. */
export function named(telling: Telling, name: string): FoundInText | undefined {
  const all = hitsOfName(telling, name);
  if (all.length === 0) return undefined;
  // Of the passages with the name first those that hold more of the question's words.
  const asked = telling
    .searched(telling.request.words, SEARCHED)
    .filter((passage) => holdsName(telling, passage, name));
  const hits = [...asked, ...all.filter(({ osis }) => !asked.some((other) => other.osis === osis))];
  const passages = telling.said
    .freshest(hits, SHOWN, ({ reference }) => `— ${reference} (`)
    .toSorted((a, b) => a.ranges[0]!.first - b.ranges[0]!.first);
  return {
    passages,
    parts: [
      telling.line(NAME_LEADS, { name: capital(name) }),
      ...passages.map((passage) => telling.quote(passage)),
    ],
  };
}

/** Of the telling words, so many stand in the passage. */
const ENOUGH_HELD = 0.75;
const AROUND = 3;

/** The passage that holds nearly all words of what was told from memory. */
function scene(telling: Telling, asked: readonly string[]): FoundInText | undefined {
  const wanted = new Set(asked.map(stem));
  const best = telling
    .searched(asked.join(' '), SEARCHED)
    .map((passage) => ({ passage, held: heldAround(telling, passage, wanted) }))
    .toSorted((a, b) => b.held - a.held)[0];
  if (!best || best.held < ENOUGH_HELD * wanted.size) return undefined;
  const { passage } = best;
  const last = neighboursOf(passage, AROUND).after?.ranges[0]?.last ?? passage.ranges[0]!.last;
  const whole = firstVersesOf(passageOf([{ first: passage.ranges[0]!.first, last }]), AROUND + 1);
  return {
    passages: [whole],
    parts: [telling.line(FOUND_STORY_LEADS, { book: bookOf(whole).name }), telling.quote(whole)],
  };
}

function textOf({ request: { bible } }: Telling, passage: Passage): string {
  return bible.kjv.text(passage.ranges[0]!.first);
}

function heldAround(telling: Telling, passage: Passage, wanted: ReadonlySet<string>): number {
  const { before, after } = neighboursOf(passage, AROUND);
  const ranges = [before, passage, after].flatMap((part) => part?.ranges ?? []);
  const held = new Set<string>();
  for (const { first, last } of ranges)
    for (let verse = first; verse <= last; verse += 1)
      for (const id of TRANSLATION_IDS)
        for (const word of wordsOf(telling.request.bible[id].text(verse)))
          if (wanted.has(word.stem)) held.add(word.stem);
  return held.size;
}
