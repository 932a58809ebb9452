import { passageOfReference } from '../../scripture/references/passage-of-reference.ts';
import { firstVersesOf } from '../../scripture/references/passage-ranges.ts';
import { parseReference } from '../../scripture/references/references.ts';
import { quotableText } from '../../scripture/text/block-quote.ts';
import { labelsInWords, TRANSLATION_IDS, type TranslationId } from '../../scripture/translations.ts';
import type { Passage } from '../../scripture/types.ts';
import { estimateTokens } from '../providers/tokens.ts';
import type { LookUps, LookUpTool } from '../providers/types.ts';
import type { PassageParts } from './passages-for-model.ts';

const VERSES = 12;
const HITS = 8;
/** Longer arguments are no reference and no wording. */
const LONGEST = 400;
/** In a smaller window the passages that stand in front of the model have the room. */
const SMALLEST_WINDOW_TOKENS = 10_000;
const ROOM_TOKENS = { most: 8_000, share: 0.2 };

const TRANSLATION = `${labelsInWords(TRANSLATION_IDS, 'or')}; without it the reader’s own`;

export const LOOK_UP_TOOLS: readonly LookUpTool[] = [
  {
    name: 'passage',
    description: `The true words of a Bible passage, at most ${VERSES} verses. Call it before you write, where you are not sure what a passage says.`,
    parameters: { reference: 'Book, chapter and verses: John 3:16-17', translation: TRANSLATION },
    required: ['reference'],
  },
  {
    name: 'search',
    description: `Bible verses that hold these words, at most ${HITS}, the nearest first. Call it before you write, to find where something stands.`,
    parameters: { words: 'Words of the verse, in any form', translation: TRANSLATION },
    required: ['words'],
  },
];

/** How much of a model's window is kept for what it looks up, in tokens; 0 where it is too small for that. */
export function lookUpRoom(contextTokens: number): number {
  if (contextTokens < SMALLEST_WINDOW_TOKENS) return 0;
  return Math.min(ROOM_TOKENS.most, Math.floor(contextTokens * ROOM_TOKENS.share));
}

/**
 * What a model may look up while it writes one reply: passages and searches, in the reader's translation unless it asks
 * for another. All results together stay within `room` tokens. What it asks for wrongly is told it in words.
 */
export function createLookUps(
  { bible, search }: Pick<PassageParts, 'bible' | 'search'>,
  preferred: TranslationId,
  room: number,
): LookUps {
  let left = room;

  const shown = (passage: Passage, translation: TranslationId): string[] => {
    const cut = firstVersesOf(passage, VERSES);
    const words = quotableText(bible, translation, cut);
    return words === undefined ? [] : [`${cut.reference} (${words.label}): ${words.text}`];
  };

  function passage(reference: string, translation: TranslationId): string {
    const parsed = parseReference(reference);
    if (!parsed.ok) return `Error: ${parsed.message}`;
    return shown(parsed.passage, translation).join('\n') || `Error: no translation here has ${reference}.`;
  }

  function found(words: string, translation: TranslationId): string {
    const verses = search(words, HITS).flatMap(({ reference }) => passageOfReference(reference) ?? []);
    return verses.flatMap((verse) => shown(verse, translation)).join('\n') || 'Nothing was found.';
  }

  function result(name: string, given: string): string {
    const read = textsIn(given);
    if (read === undefined) return 'Error: the arguments are no JSON object.';
    const { reference, words, translation = '' } = read;
    const id = TRANSLATION_IDS.find((known) => known === translation.trim().toLowerCase()) ?? preferred;
    if (name === 'passage') return reference ? passage(reference, id) : 'Error: "reference" is missing.';
    if (name === 'search') return words ? found(words, id) : 'Error: "words" is missing.';
    return 'Error: there is no such tool.';
  }

  return {
    tools: LOOK_UP_TOOLS,
    answer(name, given) {
      const text = result(name, given);
      const cost = estimateTokens(text);
      if (cost > left) return 'Error: no room for more. Answer with what you have.';
      left -= cost;
      return text;
    },
  };
}

/** The texts of a JSON object, cut to a bounded length; undefined where it is none. */
function textsIn(given: string): Partial<Record<string, string>> | undefined {
  let parsed: unknown;
  try {
    parsed = JSON.parse(given);
  } catch {
    return undefined;
  }
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) return undefined;
  return Object.fromEntries(
    Object.entries(parsed).flatMap(([key, value]) =>
      typeof value === 'string' ? [[key, value.slice(0, LONGEST)]] : [],
    ),
  );
}
