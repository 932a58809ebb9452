import { existsSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { CheckedText } from '../../scripture/check.ts';
import { findReferences } from '../../scripture/references/references.ts';
import { plain } from './plain.ts';

/** Where answers of models stand beside the project: material to measure with, no part of it. */
export const REAL_ANSWERS = '../shared/data/model-replies.jsonl.gz';

/** The answers; none where the file is not there. */
export function realAnswers(): string[] {
  if (!existsSync(REAL_ANSWERS)) return [];
  const lines = gunzipSync(readFileSync(REAL_ANSWERS)).toString('utf8').trim().split('\n');
  return lines.map((line) => (JSON.parse(line) as { reply: string }).reply);
}

const QUOTED = /["“«]([^"“”«»\n]{12,900})["”»]/g;
/** A reference stands beside a quotation where so little lies between them. */
const BESIDE = 3;

/** Quotations of five words and more beside a reference: right before it or right behind it in its line. */
export function quotationsBesideReferences(text: string): { start: number; end: number }[] {
  const references = findReferences(text).filter(({ kind }) => kind === 'passage');
  return [...text.matchAll(QUOTED)].flatMap(({ 0: whole, 1: words, index }) => {
    if (plain(words!).split(' ').length < 5) return [];
    const end = index + whole.length;
    const beside = references.some(({ start, end: to }) => {
      const between =
        start >= end ? text.slice(end, start) : to <= index ? text.slice(to, index) : 'x'.repeat(9);
      return (
        between.length < 12 &&
        !between.includes('\n') &&
        between.replace(/[^\p{L}\p{N}]/gu, '').length <= BESIDE
      );
    });
    return beside ? [{ start: index, end }] : [];
  });
}

/** Those of them that no finding says anything of. */
export function withoutFinding(text: string, { findings }: CheckedText): string[] {
  return quotationsBesideReferences(text)
    .filter(
      ({ start, end }) =>
        !findings.some((one) => one.kind === 'quotation' && one.start < end && one.end > start),
    )
    .map(({ start, end }) => text.slice(Math.max(0, start - 40), end + 30).replaceAll('\n', '⏎'));
}

/** By how much each correction grew, in words: what is set, by what stood there. */
export function growthOf({
  correctedFindings,
}: CheckedText): { factor: number; quoted: string; text: string }[] {
  return correctedFindings.flatMap(({ status, quoted = '', text = '' }) => {
    if (status !== 'corrected' || text === '' || quoted === '') return [];
    return [{ factor: text.split(/\s+/).length / plain(quoted).split(' ').length, quoted, text }];
  });
}
