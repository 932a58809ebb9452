import { passageOfReference } from '../../scripture/references/passage-of-reference.ts';
import { firstVersesOf } from '../../scripture/references/passage-ranges.ts';
import { parseReference } from '../../scripture/references/references.ts';
import { quotableText } from '../../scripture/text/block-quote.ts';
import { labelsInWords, TRANSLATION_IDS, type TranslationId } from '../../scripture/translations.ts';
import type { Passage } from '../../scripture/types.ts';
import { estimateTokens } from '../providers/tokens.ts';
import type { LookUps, LookUpTool } from '../providers/types.ts';
import type { PassageDeps } from './passages-for-model.ts';

const MAX_VERSES = 12;
const MAX_HITS = 8;
/** Longer arguments are cut: neither a reference nor a wording is that long. */
const MAX_ARGUMENT_LENGTH = 400;
/** A smaller window is needed for the passages that are sent with the question. */
const SMALLEST_WINDOW_TOKENS = 10_000;
const RESULT_TOKENS = { most: 8_000, share: 0.2 };

const TRANSLATION = `${labelsInWords(TRANSLATION_IDS, 'or')}; without it the reader’s own`;

const LOOK_UP_TOOLS: readonly LookUpTool[] = [
  {
    name: 'passage',
    description: `The true words of a Bible passage, at most ${MAX_VERSES} verses. Call it before you write, where you are not sure what a passage says.`,
    parameters: { reference: 'Book, chapter and verses: John 3:16-17', translation: TRANSLATION },
    required: ['reference'],
  },
  {
    name: 'search',
    description: `Bible verses that hold these words, at most ${MAX_HITS}, the nearest first. Call it before you write, to find where something stands.`,
    parameters: { words: 'Words of the verse, in any form', translation: TRANSLATION },
    required: ['words'],
  },
];

/** Tokens of a model's window that are kept free for what it looks up; 0 if the window is too small. */
export function lookUpTokens(contextTokens: number): number {
  if (contextTokens < SMALLEST_WINDOW_TOKENS) return 0;
  return Math.min(RESULT_TOKENS.most, Math.floor(contextTokens * RESULT_TOKENS.share));
}

/**
 * What a model may look up while it writes one reply: passages and searches, in the reader's translation unless it asks
 * for another. All results together stay within `maxTokens`. A wrong call gets an error sentence as its result.
 */
export function createLookUps(
  { bible, search }: Pick<PassageDeps, 'bible' | 'search'>,
  preferred: TranslationId,
  maxTokens: number,
): LookUps {
  let tokensLeft = maxTokens;

  const passageLines = (passage: Passage, translation: TranslationId): string[] => {
    const cut = firstVersesOf(passage, MAX_VERSES);
    const words = quotableText(bible, translation, cut);
    return words === undefined ? [] : [`${cut.reference} (${words.label}): ${words.text}`];
  };

  function readPassage(reference: string, translation: TranslationId): string {
    const parsed = parseReference(reference);
    if (!parsed.ok) return `Error: ${parsed.message}`;
    return (
      passageLines(parsed.passage, translation).join('\n') || `Error: no translation here has ${reference}.`
    );
  }

  function searchVerses(words: string, translation: TranslationId): string {
    const verses = search(words, MAX_HITS).flatMap(({ reference }) => passageOfReference(reference) ?? []);
    return verses.flatMap((verse) => passageLines(verse, translation)).join('\n') || 'Nothing was found.';
  }

  function runTool(name: string, json: string): string {
    const args = parseArguments(json);
    if (args === undefined) return 'Error: the arguments are no JSON object.';
    const { reference, words, translation = '' } = args;
    const id = TRANSLATION_IDS.find((known) => known === translation.trim().toLowerCase()) ?? preferred;
    if (name === 'passage') return reference ? readPassage(reference, id) : 'Error: "reference" is missing.';
    if (name === 'search') return words ? searchVerses(words, id) : 'Error: "words" is missing.';
    return 'Error: there is no such tool.';
  }

  return {
    tools: LOOK_UP_TOOLS,
    answer(name, args) {
      const text = runTool(name, args);
      const cost = estimateTokens(text);
      if (cost > tokensLeft) return 'Error: no room for more. Answer with what you have.';
      tokensLeft -= cost;
      return text;
    },
  };
}

/** The strings of a JSON object, cut to a bounded length; undefined if it is not an object. */
function parseArguments(json: string): Partial<Record<string, string>> | undefined {
  let parsed: unknown;
  try {
    parsed = JSON.parse(json);
  } catch {
    return undefined;
  }
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) return undefined;
  return Object.fromEntries(
    Object.entries(parsed).flatMap(([key, value]) =>
      typeof value === 'string' ? [[key, value.slice(0, MAX_ARGUMENT_LENGTH)]] : [],
    ),
  );
}
