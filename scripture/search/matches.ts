import { fold } from '../../language/fold.ts';
import { foldedWords } from '../text/word-forms.ts';
import { documentFrequency, type SearchIndex, termOfBibleWord } from './index-file.ts';
import { COMMON_FROM_VERSES } from './query.ts';

const WORD = /[\p{L}\p{N}]+(?:['’]\p{L}+)*/gu;

interface Word {
  readonly start: number;
  readonly end: number;
  /** Its term, where that is one of the query's. */
  readonly term: number | undefined;
}

/**
 * The ranges of a verse's text that have words of the query, in any form; adjoining words are one range. Very common
 * words count only next to rarer ones, in the order of the query.
 */
export function matchesIn(
  index: SearchIndex,
  text: string,
  query: string,
  terms: ReadonlySet<number>,
): [start: number, end: number][] {
  const words = Array.from(text.matchAll(WORD), (match): Word => {
    const term = termOfBibleWord(index, fold(match[0]));
    const queryTerm = term !== undefined && terms.has(term) ? term : undefined;
    return { start: match.index, end: match.index + match[0].length, term: queryTerm };
  });
  const isRare = (term: number) => documentFrequency(index, term) <= COMMON_FROM_VERSES;
  const areAllCommon = ![...terms].some(isRare);
  const marked = words.map(({ term }) => term !== undefined && (areAllCommon || isRare(term)));
  const linked = linksOf(index, query, words);
  for (let i = 1; i < words.length; i += 1) if (linked[i] && marked[i - 1]) marked[i] = true;
  for (let i = words.length - 1; i > 0; i -= 1) if (linked[i] && marked[i]) marked[i - 1] = true;
  return rangesOf(text, words, marked);
}

/** For each word, whether the query has it after the same word as the verse. */
function linksOf(index: SearchIndex, query: string, words: readonly Word[]): boolean[] {
  const pairs = new Set<string>();
  let before: number | undefined;
  for (const word of foldedWords(query)) {
    const term = termOfBibleWord(index, word);
    if (before !== undefined && term !== undefined) pairs.add(`${before} ${term}`);
    before = term;
  }
  return words.map(({ term }, i) => pairs.has(`${words[i - 1]?.term} ${term}`));
}

function rangesOf(
  text: string,
  words: readonly Word[],
  marked: readonly boolean[],
): [start: number, end: number][] {
  const ranges: [start: number, end: number][] = [];
  for (const [i, { start, end }] of words.entries()) {
    if (!marked[i]) continue;
    const last = ranges.at(-1);
    if (last !== undefined && /^\s+$/.test(text.slice(last[1], start))) last[1] = end;
    else ranges.push([start, end]);
  }
  return ranges;
}
