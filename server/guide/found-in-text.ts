import { FOUND_STORY_LEADS, NAME_LEADS } from '../../content/guide/openings.ts';
import { passageOf } from '../../scripture/references/format.ts';
import { bookOf, firstVersesOf, neighboursOf } from '../../scripture/references/passage-ranges.ts';
import { TRANSLATION_IDS } from '../../scripture/translations.ts';
import type { Passage } from '../../scripture/types.ts';
import { passageAnswer } from './passage-answer.ts';
import { rememberedIn } from './remembered.ts';
import type { Telling } from './telling.ts';
import { plainWords, STOP_WORDS, stem, wordsOf } from './words.ts';

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

/** Places where the Bible writes the word as a name. */
function named(telling: Telling, name: string): FoundInText | undefined {
  if (name.length < 3) return undefined;
  const written = name.charAt(0).toUpperCase() + name.slice(1);
  const asName = new RegExp(`[a-z,;:] ${written}\\b`);
  const asWord = new RegExp(`\\b${name}\\b`);
  const hits = telling
    .searched(name, SEARCHED)
    .map((passage) => ({ passage, text: textOf(telling, passage) }))
    .filter(({ text }) => text.includes(written));
  if (!hits.some(({ text }) => asName.test(text)) || hits.some(({ text }) => asWord.test(text)))
    return undefined;
  const passages = telling.said
    .freshest(
      hits.map(({ passage }) => passage),
      SHOWN,
      ({ reference }) => `— ${reference} (`,
    )
    .toSorted((a, b) => a.ranges[0]!.first - b.ranges[0]!.first);
  return {
    passages,
    parts: [
      telling.line(NAME_LEADS, { name: written }),
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
