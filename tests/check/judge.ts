import { checkText } from '../../scripture/check.ts';
import type { CheckParts } from '../../scripture/quotations/true-words.ts';
import type { Piece } from '../../scripture/stream/gate.ts';
import type { Finding, VerseRange } from '../../scripture/types.ts';
import { randomPieces, throughGate } from '../support/gate.ts';
import { type Expansion, type Mark, rangesOfOsis } from './expand.ts';
import { plain } from './plain.ts';

/** How one marked stretch came out of the check. */
export interface Verdict {
  /** Nothing false is left standing as Scripture (for v, m, k, r: nothing true was harmed). */
  readonly safe: boolean;
  /** Exactly as expected: status, passage, and what stands in quotation marks. */
  readonly exact: boolean;
  /** What was found there, in short, for those who look into a miss. */
  readonly got: string;
}

const MARKS = /["“”„«»‘'’‹›]/;

/** Whether these words stand in `content` as a quotation: within marks, or in a block quote. */
function standsQuoted(content: string, words: string): boolean {
  for (let at = content.indexOf(words); at >= 0; at = content.indexOf(words, at + 1)) {
    const before = content.slice(content.lastIndexOf('\n', at - 1) + 1, at);
    if (/^\s*>/.test(before) || MARKS.test(before.replace(/[\s*_[(]+$/, '').slice(-1))) return true;
  }
  return false;
}

const meets = (osis: string, ranges: readonly VerseRange[]) =>
  osis !== '' &&
  rangesOfOsis(osis).some((is) =>
    ranges.some((wanted) => is.first <= wanted.last && is.last >= wanted.first),
  );

/** A quotation that was sent before its reference came cannot be changed: it is enough that a finding says it. */
function judgeSent(verdict: Verdict, mark: Mark, findings: readonly Finding[]): Verdict {
  if (mark.expected !== 'c' && mark.expected !== 'p') return verdict;
  const said = findings.some(
    ({ kind, status, osis }) =>
      kind === 'quotation' && status !== 'verified' && (osis === '' || meets(osis, mark.ranges)),
  );
  return { ...verdict, safe: verdict.safe || said, exact: verdict.exact || said };
}

function judgeMark(reply: string, mark: Mark, content: string, findings: readonly Finding[]): Verdict {
  const { expected, ranges, version } = mark;
  const written = reply.slice(mark.start, mark.end);
  const inner = written.replace(/^[\s"“”„«»‘'’‹›*_]+|[\s"“”„«»‘'’‹›*_]+$/g, '');
  const quotations = findings.filter(({ kind }) => kind === 'quotation');
  const is = (status: string) => quotations.filter((finding) => finding.status === status);
  const quoted = standsQuoted(content, inner);
  const stands = plain(content).includes(plain(inner));
  const claimed = is('verified').some(() => quoted);
  const there = (status: string) => is(status).some(({ osis }) => meets(osis, ranges));
  const got = findings.map(({ kind, status, reference, version: of }) =>
    `${kind} ${status} ${reference} ${of}`.trim(),
  );
  const answer = (safe: boolean, exact: boolean): Verdict => ({
    safe,
    exact: exact && safe,
    got: got.join('; '),
  });
  switch (expected) {
    case 'v':
      return answer(stands && quotations.every(({ status }) => status === 'verified'), there('verified'));
    case 'c':
      return answer(!quoted, there('corrected'));
    case 'p':
      return answer(!quoted, there('paraphrased') && content.includes(inner));
    case 'm':
      return answer(
        content.includes(written),
        quotations.every(({ status }) => status === 'mentioned'),
      );
    case 'u':
      return answer(
        !claimed,
        content.includes(written) &&
          is('unverified').some((one) => meets(one.osis, ranges) && (!version || one.version === version)),
      );
    case 'n': {
      const missing = findings.some(({ status }) => status === 'not-found');
      return MARKS.test(written[0]!) || reply.slice(0, mark.start).endsWith('> ')
        ? answer(!quoted || missing, missing && !quoted && content.includes(inner))
        : answer(missing, missing);
    }
    case 'w': {
      const right = findings.filter(({ osis }) => meets(osis, ranges));
      return answer(
        right.length > 0,
        right.some(({ status, note }) => status === 'corrected' || !!note),
      );
    }
    case 't': {
      const named = quotations.map((one) => one.version).join();
      return answer(
        stands ? named === version : named !== '',
        is('verified').length + is('corrected').length > 0,
      );
    }
    case 'r': {
      const found = findings.some((one) => one.status !== 'not-found' && meets(one.osis, ranges));
      return answer(content.includes(written), found);
    }
    case 'd':
      return answer(
        findings.every(({ osis }) => osis === ''),
        findings.some(({ note = '', reference }) => /deuterocanon|apocryph/i.test(note + reference)),
      );
    case 'k':
      return answer(content.includes(written), findings.length === 0);
  }
}

/** The stretch of what was given out that stands for a stretch of the source. */
function givenOut(pieces: readonly Piece[], start: number, end: number): [start: number, end: number] {
  const met = pieces.filter((piece) => piece.sourceStart < end && piece.sourceEnd > start);
  const from = met[0];
  const to = met.at(-1);
  if (from === undefined || to === undefined) return [0, 0];
  return [
    from.changed ? from.start : from.start + Math.max(0, start - from.sourceStart),
    to.changed ? to.end : to.end - Math.max(0, to.sourceEnd - end),
  ];
}

const overlapping = (findings: readonly Finding[], start: number, end: number) =>
  findings.filter((finding) => finding.start < end && finding.end > start);

/** A reply as a model's stream, cut at random: each mark's verdict. `late`: the reference follows later. Throws where the gate does. */
export function judgeStream(
  { text, marks }: Expansion,
  parts: CheckParts,
  seed: number,
  late = false,
): Verdict[] {
  const pieces: Piece[] = [];
  const { content, findings } = throughGate(randomPieces(text, 12, seed), {
    ...parts,
    onPiece: (piece) => pieces.push(piece),
  });
  return marks.map((mark) => {
    const [start, end] = givenOut(pieces, mark.start, mark.end);
    const there = overlapping(findings, start, end);
    const verdict = judgeMark(text, mark, content, there);
    return late ? judgeSent(verdict, mark, there) : verdict;
  });
}

/** A reply as a whole text: each mark's verdict. Throws where the check does. */
export function judgeText({ text, marks }: Expansion, parts: CheckParts): Verdict[] {
  const { corrected, findings } = checkText(text, parts);
  return marks.map((mark) => judgeMark(text, mark, corrected, overlapping(findings, mark.start, mark.end)));
}
