import type { Finding } from '../types.ts';
import { quotationOf } from './compare.ts';
import { attachedIn, tailAt } from './tail.ts';
import type { CheckParts } from './true-words.ts';
import { judge } from './verdict.ts';
import { named } from './written.ts';

const LONGEST = 20_000;
const MOST_PARAGRAPHS = 12;

/**
 * A quotation that was given out as it was written, since it was too long to be held, is followed to its closing
 * mark: a reference behind it adds a finding, and changes no words. Places are those of the content.
 */
export function createLongQuotation() {
  let start = -1;
  let end = -1;
  let said = '';
  /** How many paragraphs it has run over, and where the one under way begins. */
  let paragraphs = 0;
  let paragraph = 0;
  return {
    begin(at: number): void {
      start = at;
      end = -1;
      said = '';
      paragraphs = 0;
    },
    /** Another quotation opens: the mark before it was none, or is closed elsewhere. */
    forget(): void {
      if (end < 0) start = -1;
    },
    hear(piece: string): void {
      if (start >= 0 && end < 0 && said.length < LONGEST) said += piece;
    },
    /** A closing mark was met, that ends at `at`. */
    close(at: number): void {
      if (start >= 0 && end < 0) end = at;
    },
    /**
     * The finding with its place, once what follows the quotation is known; forgets the quotation. One that has not
     * closed may run over several paragraphs (`next` is where the one to come begins): each is said to be Scripture
     * where its words stand in the Bible.
     */
    take(parts: CheckParts, behind: (place: number) => string, next: number): Finding | undefined {
      if (start < 0) return undefined;
      const place = { start: paragraphs > 0 ? paragraph : start, end };
      const words = said;
      if (end < 0 && paragraphs < MOST_PARAGRAPHS && said.length < LONGEST) {
        paragraphs += 1;
        paragraph = next;
        said = '';
        return trueParagraph(parts, words, { start: place.start, end: place.start + words.trimEnd().length });
      }
      start = -1;
      if (end < 0) return undefined;
      const finding = findingFor(parts, words, behind(end), place);
      if (paragraphs === 0 || finding?.status === 'verified') return finding;
      return trueParagraph(parts, words, place);
    },
  };
}

/** A paragraph of a quotation, where its words stand in the Bible. */
function trueParagraph(
  parts: CheckParts,
  words: string,
  place: Pick<Finding, 'start' | 'end'>,
): Finding | undefined {
  const quotation = quotationOf(words);
  const verdict = judge(parts, { quotation, claims: [], introduced: false, otherSpeaker: undefined });
  if (verdict.kind !== 'verified' || place.end <= place.start) return undefined;
  return {
    ...place,
    kind: 'quotation',
    ...named(verdict.passage),
    status: 'verified',
    version: verdict.version,
  };
}

function findingFor(
  parts: CheckParts,
  said: string,
  behind: string,
  { start, end }: Pick<Finding, 'start' | 'end'>,
): Finding | undefined {
  const tail = tailAt(behind, 0, undefined, true);
  const attached = tail && attachedIn(behind, tail);
  const claim = attached?.claims.find(({ nearby }) => nearby === 'attached');
  if (attached?.end === undefined || claim?.reference.kind !== 'passage') return undefined;
  const quotation = quotationOf(said);
  const verdict = judge(parts, { quotation, claims: [claim], introduced: false, otherSpeaker: undefined });
  const place = {
    start,
    end: end + (attached.leftOver === '' ? attached.outerEnd : attached.end),
    kind: 'quotation',
    ...named(claim.reference.passage),
  } as const;
  if (verdict.kind === 'verified') return { ...place, status: 'verified', version: verdict.version };
  return { ...place, status: 'unverified', version: '', note: 'These are not the words of this passage.' };
}
