import {
  ALL_RIGHT,
  CHECK_CLOSING,
  CHECK_FINDINGS,
  CHECK_LEADS,
  MORE_FINDINGS,
  NOTHING_QUOTED,
  OWN_MISQUOTATION,
  RIGHT_LEAD,
} from '../../../content/guide/checked-text.ts';
import type { CheckReport, ReportedFinding } from '../../../scripture/check-report.ts';
import { passageOfReference } from '../../../scripture/references/passage-of-reference.ts';
import { firstVersesOf } from '../../../scripture/references/passage-ranges.ts';
import { plainLine } from '../reading/document.ts';
import { plainWords } from '../reading/words.ts';
import type { Telling } from '../telling.ts';

const CHECKED =
  /\b(?:quotations?|quotes?|quoted|verses?|references?|citations?|scriptures?|passages?|wording)\b/;
const WHETHER_RIGHT =
  /\b(?:right|correct|correctly|true|real|accurate|accurately|exact|wrong|mistakes?|errors?|check|verify|proofread|misquot\w*|made up|invented)\b/;
/** In words: what is longer asks for more than a check. */
const LONGEST_REQUEST = 40;

/** Whether a message asks to have a text's quotations checked: "is every verse in this right?" */
export function asksForCheck(words: string): boolean {
  const plain = plainWords(words);
  return plain.split(' ').length <= LONGEST_REQUEST && CHECKED.test(plain) && WHETHER_RIGHT.test(plain);
}

const SHOWN_FINDINGS = 12;
const LONGEST_QUOTED = 240;

/** The check of a document, finding by finding: what differs first, then what is right. */
export function checkedTextAnswer(telling: Telling, report: CheckReport, text: string): string[] {
  const name = plainLine(telling.request.documentName ?? '') || 'the text';
  const quotations = report.findings.filter(({ status }) => status !== 'mentioned');
  if (report.findings.length === 0) return [telling.words(NOTHING_QUOTED, { name })];
  const verified = quotations.filter(({ status }) => status === 'verified');
  const others = quotations.filter(({ status }) => status !== 'verified');
  return [
    telling.line(CHECK_LEADS, { name }),
    ...(others.length === 0 ? [ALL_RIGHT] : []),
    ...others.slice(0, SHOWN_FINDINGS).flatMap((finding) => findingParts(telling, finding, text)),
    others.length > SHOWN_FINDINGS
      ? telling.words(MORE_FINDINGS, { count: `${others.length - SHOWN_FINDINGS}` })
      : '',
    verified.length > 0 ? `${RIGHT_LEAD} ${referencesOf(verified)}.` : '',
    others.length > 0 ? CHECK_CLOSING : '',
  ];
}

function referencesOf(findings: readonly ReportedFinding[]): string {
  return [...new Set(findings.map(({ reference, version }) => `${reference} (${version})`))].join('; ');
}

function findingParts(telling: Telling, finding: ReportedFinding, text: string): string[] {
  const { status, reference, start, end, quoted, note } = finding;
  if (status === 'verified' || status === 'mentioned') return [];
  const words = quotedPlainly(quoted ?? text.slice(start, end));
  const passage = reference === undefined ? undefined : passageOfReference(reference);
  return [
    [telling.words(CHECK_FINDINGS[status], { words, reference: reference ?? '' }), note ?? '']
      .filter((part) => part !== '')
      .join(' '),
    passage && status !== 'not-found' ? telling.quote(firstVersesOf(passage)) : '',
  ];
}

/** Words of a text that are not Scripture's: without marks that would claim it, in one line, and not too long. */
function quotedPlainly(words: string): string {
  const plain = words
    .replace(/[“”„‟«»"*_>`#[\]|]/g, '')
    .replace(/\s+/g, ' ')
    .replace(/^['‘’\s]+|['‘’\s]+$/g, '')
    .trim();
  const short = plain.length > LONGEST_QUOTED ? `${plain.slice(0, LONGEST_QUOTED).trimEnd()} ...` : plain;
  return /[.!?]$/.test(short) ? short : `${short}.`;
}

/** A gentle word on a verse that the visitor quotes in other words; none where all is right. */
export function misquotationAside(telling: Telling, report: CheckReport): string[] {
  const wrong = report.findings.find(
    ({ kind, status }) => kind === 'quotation' && (status === 'corrected' || status === 'paraphrased'),
  );
  const passage = wrong?.reference === undefined ? undefined : passageOfReference(wrong.reference);
  if (!passage || telling.said.quoted(passage)) return [];
  return [
    telling.line(OWN_MISQUOTATION, { reference: passage.reference }),
    telling.quote(firstVersesOf(passage)),
  ];
}
