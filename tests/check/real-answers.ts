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

/** Whether so little lies between a quotation and a reference that the one is beside the other, in one sentence. */
function liesBeside(between: string): boolean {
  if (between.length >= 12 || /[\n;]|\bcf\b|[.!?]["”’)]*\s+$/.test(between)) return false;
  return between.replace(/[^\p{L}\p{N}]/gu, '').length <= BESIDE;
}

/** Quotations of five words and more beside a reference of their own: right before it or right behind it in its line. */
export function quotationsBesideReferences(text: string): { start: number; end: number }[] {
  const references = findReferences(text).filter(({ kind }) => kind === 'passage');
  const quotations = [...text.matchAll(QUOTED)].map(({ 0: whole, 1: words, index }) => ({
    start: index,
    end: index + whole.length,
    count: plain(words!).split(' ').length,
  }));
  const behindAnother = (start: number) =>
    quotations.some(({ end }) => end <= start && liesBeside(text.slice(end, start)));
  return quotations.filter(({ start, end, count }) => {
    if (count < 5) return false;
    const spoken = /[.!?]$/.test(text.slice(0, end - 1));
    return references.some((one) => {
      if (one.end <= start) return liesBeside(text.slice(one.end, start)) && !behindAnother(one.start);
      const begins =
        spoken && /^\s*$/.test(text.slice(end, one.start)) && /^\s+\p{Ll}/u.test(text.slice(one.end));
      return one.start >= end && liesBeside(text.slice(end, one.start)) && !begins;
    });
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
