import { fold } from '../../language/fold.ts';
import { foldedWords } from '../text/word-forms.ts';
import { documentFrequency, type SearchIndex, termOfBibleWord } from './index-file.ts';
import { COMMON } from './query.ts';

const WORD = /[\p{L}\p{N}]+(?:['’]\p{L}+)*/gu;

interface Word {
  readonly start: number;
  readonly end: number;
  /** Its term, where that was looked for. */
  readonly term: number | undefined;
}

/**
 * Where the words that were looked for stand in a verse's text, in whatever form, as ranges of it; words that follow
 * each other are one range. Very common ones count only where they lead, in the query's order, to one that is not.
 */
export function matchesIn(
  index: SearchIndex,
  text: string,
  query: string,
  terms: ReadonlySet<number>,
): [start: number, end: number][] {
  const words = Array.from(text.matchAll(WORD), (match): Word => {
    const term = termOfBibleWord(index, fold(match[0]));
    const looked = term !== undefined && terms.has(term) ? term : undefined;
    return { start: match.index, end: match.index + match[0].length, term: looked };
  });
  const isRare = (term: number) => documentFrequency(index, term) <= COMMON;
  const onlyCommon = ![...terms].some(isRare);
  const marked = words.map(({ term }) => term !== undefined && (onlyCommon || isRare(term)));
  const linked = linksOf(index, query, words);
  for (let at = 1; at < words.length; at += 1) if (linked[at] && marked[at - 1]) marked[at] = true;
  for (let at = words.length - 1; at > 0; at -= 1) if (linked[at] && marked[at]) marked[at - 1] = true;
  return rangesOf(text, words, marked);
}

/** For each word, whether it follows the one before it in the query, too. */
function linksOf(index: SearchIndex, query: string, words: readonly Word[]): boolean[] {
  const pairs = new Set<string>();
  let before: number | undefined;
  for (const word of foldedWords(query)) {
    const term = termOfBibleWord(index, word);
    if (before !== undefined && term !== undefined) pairs.add(`${before} ${term}`);
    before = term;
  }
  return words.map(({ term }, at) => pairs.has(`${words[at - 1]?.term} ${term}`));
}

function rangesOf(
  text: string,
  words: readonly Word[],
  marked: readonly boolean[],
): [start: number, end: number][] {
  const ranges: [start: number, end: number][] = [];
  for (const [at, { start, end }] of words.entries()) {
    if (!marked[at]) continue;
    const last = ranges.at(-1);
    if (last !== undefined && /^\s+$/.test(text.slice(last[1], start))) last[1] = end;
    else ranges.push([start, end]);
  }
  return ranges;
}
