import type { Finding } from '../types.ts';
import { closingOf, opensAt } from './quotations.ts';
import { type KnownSaying, openSayings } from './sayings.ts';

/** A saying that is not in the Bible, with what a reader is told of it. */
export interface CheckedSaying extends KnownSaying {
  /** May name passages as `[[John 3:16]]`. */
  readonly note: string;
  /** Marks of passages that come near. */
  readonly near: readonly string[];
}

/** Sayings are short: nothing longer between quotation marks is looked at. */
const LONGEST = 160;
const OPENING = /[“„«»‘"']/g;

interface Quoted {
  readonly start: number;
  readonly end: number;
  readonly words: string;
}

/**
 * Adds to the findings of a text the sayings that stand in quotation marks in it: what nothing was found of is a
 * finding of its own, and what was found nowhere is told what it is. Nothing of the text is changed for them.
 */
export function openSaid(
  sayings: readonly CheckedSaying[],
): (text: string, findings: readonly Finding[]) => Finding[] {
  const sayingOf = openSayings(sayings);
  return (text, findings) => {
    const explained = findings.map((finding) => {
      if (finding.status !== 'not-found' || finding.kind !== 'quotation') return finding;
      const saying = sayingOf((finding.quoted ?? text.slice(finding.start, finding.end)).slice(0, LONGEST));
      return saying ? { ...finding, note: noteOf(saying) } : finding;
    });
    const added = quotedIn(text, findings).flatMap(({ start, end, words }): Finding[] => {
      const saying = sayingOf(words);
      if (saying === undefined) return [];
      const note = noteOf(saying);
      return [
        { start, end, kind: 'quotation', status: 'not-found', osis: '', reference: '', version: '', note },
      ];
    });
    if (added.length === 0) return explained;
    return [...explained, ...added].sort((a, b) => a.start - b.start || a.end - b.end);
  };
}

/** What a reader is told of a saying: that it is not in the Bible, where it comes from, and what comes near. */
export function noteOf({ text, note, near }: CheckedSaying): string {
  const written = (marked: string): string => marked.replace(/\[\[|\]\]/g, '');
  const passages = near.map(written).join('; ');
  return `“${text}” is not in the Bible. ${written(note)}${passages && ` What comes near: ${passages}.`}`;
}

/** What stands in quotation marks where nothing was found. Looks at each place of the text once, and not far from it. */
function quotedIn(text: string, findings: readonly Finding[]): Quoted[] {
  const quoted: Quoted[] = [];
  let next = 0;
  let behind = 0;
  for (const { index: start } of text.matchAll(OPENING)) {
    if (start < behind) continue;
    while (next < findings.length && findings[next]!.end <= start) next += 1;
    if (!opensAt(text, start, true)) continue;
    const closing = closingOf(text.slice(start, start + LONGEST), 0, true);
    if (closing === undefined || closing < 4) continue;
    const end = start + closing + 1;
    const following = findings[next];
    if (following && following.start < end) continue;
    quoted.push({ start, end, words: text.slice(start + 1, end - 1) });
    behind = end;
  }
  return quoted;
}
