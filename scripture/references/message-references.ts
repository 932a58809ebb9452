import type { Passage } from '../types.ts';
import { findReferences } from './references.ts';

/** The passages that a text names, in order of appearance, each once. References that name nothing are left out. */
export function passagesIn(text: string): Passage[] {
  const found = new Map<string, Passage>();
  for (const line of text.split('\n')) addPassagesOf(line, found);
  return [...found.values()];
}

function addPassagesOf(line: string, found: Map<string, Passage>): void {
  if (!/\d/.test(line)) return;
  for (const reference of findReferences(line)) {
    if (reference.kind === 'passage') found.set(reference.passage.osis, reference.passage);
  }
}

/** "john chapter 3 verse 16" */
const CHAPTER_AND_VERSE = /\b(\p{L}+),? chapters? (\d+),?(?: verses? (\d+))?/giu;
/** "romans 8 28" and "psalm 23 verse 4", as people type on a phone. */
const WITHOUT_COLON =
  /\b(\p{L}{3,}\.?) (\d{1,3}) (?:v(?:s|v|erses?)? ?|verses? )?(\d{1,3}(?:-\d{1,3})?)\b/giu;
/** "psalm 23", "1st corinthians 13": a name before a number, typed in haste. */
const NAME_BEFORE_NUMBER = /\b(?:([1-3])(?:st|nd|rd)? )?(\p{L}{2,}\.?)( of \p{L}+)? (?=\d)/gu;
/** Words that are seldom books when they stand in lower case before a number. */
const SELDOM_BOOKS = /^(?:mark|acts|job|numbers|judges|kings|is|am|so|he|ho|re)$/;

/**
 * The passages that a visitor's message names. Unlike `passagesIn` it reads lower case and references without a colon
 * ("romans 8 28"). In a short message even "mark 5" is a reference.
 */
export function passagesInMessage(text: string, { isShort }: { isShort: boolean }): Passage[] {
  const found = new Map<string, Passage>();
  for (const line of text.split('\n')) {
    const withColons = line
      .replace(CHAPTER_AND_VERSE, (_, name, chapter, verse) =>
        verse === undefined ? `${name} ${chapter}` : `${name} ${chapter}:${verse}`,
      )
      .replace(WITHOUT_COLON, '$1 $2:$3');
    const countBefore = found.size;
    addPassagesOf(withColons, found);
    if (found.size > countBefore) continue;
    const capitalized = withCapitalNames(withColons, isShort);
    if (capitalized !== withColons) addPassagesOf(capitalized, found);
  }
  return [...found.values()];
}

function withCapitalNames(line: string, isShort: boolean): string {
  return line.replace(NAME_BEFORE_NUMBER, (whole, number: string | undefined, name: string, of = '') => {
    if (!isShort && SELDOM_BOOKS.test(name)) return whole;
    return `${number === undefined ? '' : `${number} `}${name[0]!.toUpperCase()}${name.slice(1)}${of} `;
  });
}

/** Why a reference in the text names nothing ("John has 21 chapters."); undefined where all of them exist. */
export function reasonNotFound(text: string): string | undefined {
  const wrong = findReferences(text).find((reference) => reference.kind === 'not-found');
  return wrong?.kind === 'not-found' ? wrong.reason : undefined;
}
