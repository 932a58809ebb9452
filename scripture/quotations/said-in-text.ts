import type { Finding } from '../types.ts';
import { closingOf, opensAt } from './quotations.ts';
import { type KnownSaying, openSayings } from './sayings.ts';

/** A saying that is not in the Bible, with what a reader is told about it. */
export interface CheckedSaying extends KnownSaying {
  /** May name passages as `[[John 3:16]]`. */
  readonly note: string;
  /** Marks of similar passages. */
  readonly near: readonly string[];
}

/** Longer quotations are not looked at: sayings are short. */
const MAX_QUOTATION_LENGTH = 160;
const OPENING = /[“„«»‘"']/g;

interface Quoted {
  readonly start: number;
  readonly end: number;
  readonly words: string;
}

/**
 * Returns a function that adds the sayings in quotation marks to a text's findings: as findings of their own, and as
 * notes on quotations that were not found.
 */
export function openSayingFindings(
  sayings: readonly CheckedSaying[],
): (text: string, findings: readonly Finding[]) => Finding[] {
  const sayingOf = openSayings(sayings);
  return (text, findings) => {
    const explained = findings.map((finding) => {
      if (finding.status !== 'not-found' || finding.kind !== 'quotation') return finding;
      const saying = sayingOf(
        (finding.quoted ?? text.slice(finding.start, finding.end)).slice(0, MAX_QUOTATION_LENGTH),
      );
      return saying ? { ...finding, note: noteOnSaying(saying) } : finding;
    });
    const added = unfoundQuotations(text, findings).flatMap(({ start, end, words }): Finding[] => {
      const saying = sayingOf(words);
      if (saying === undefined) return [];
      const note = noteOnSaying(saying);
      return [
        { start, end, kind: 'quotation', status: 'not-found', osis: '', reference: '', version: '', note },
      ];
    });
    if (added.length === 0) return explained;
    return [...explained, ...added].sort((a, b) => a.start - b.start || a.end - b.end);
  };
}

/** What a reader is told about a saying: that it is not in the Bible, where it is from, and which passages are similar. */
export function noteOnSaying({ text, note, near }: CheckedSaying): string {
  const withoutMarks = (words: string): string => words.replace(/\[\[|\]\]/g, '');
  const passages = near.map(withoutMarks).join('; ');
  return `“${text}” is not in the Bible. ${withoutMarks(note)}${passages && ` What comes near: ${passages}.`}`;
}

/** The short quotations in a text that do not overlap a finding. Takes time in proportion to the text. */
function unfoundQuotations(text: string, findings: readonly Finding[]): Quoted[] {
  const quoted: Quoted[] = [];
  let next = 0;
  let lastEnd = 0;
  for (const { index: start } of text.matchAll(OPENING)) {
    if (start < lastEnd) continue;
    while (next < findings.length && findings[next]!.end <= start) next += 1;
    if (!opensAt(text, start, true)) continue;
    const closing = closingOf(text.slice(start, start + MAX_QUOTATION_LENGTH), 0, true);
    if (closing === undefined || closing < 4) continue;
    const end = start + closing + 1;
    const following = findings[next];
    if (following && following.start < end) continue;
    quoted.push({ start, end, words: text.slice(start + 1, end - 1) });
    lastEnd = end;
  }
  return quoted;
}
