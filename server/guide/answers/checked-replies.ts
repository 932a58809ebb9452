import { SAYINGS } from '../../../content/sayings/all.ts';
import { type CheckReport, openCheck } from '../../../scripture/check-report.ts';
import type { Intent } from '../intent.ts';
import { withRecord } from '../talk/spoken-reply.ts';
import { reply, type Telling } from '../telling.ts';
import type { GuideReply } from '../types.ts';
import { checkedTextAnswer, misquotationAside } from './checked-text-answer.ts';

const checkWords = openCheck(SAYINGS);
/** A visitor's own words longer than this are not checked unasked. In UTF-16 units. */
const LONGEST_CHECKED = 1_500;
const QUOTATION_MARK = /["“”«»]/;
/** What is asked about a quotation is answered with its true words as it is. */
const SHOWS_THE_WORDS: ReadonlySet<Intent['kind']> = new Set(['find', 'passage', 'quote']);

/** A word on a verse that the visitor quotes in other words. */
export function ownWordsAside(telling: Telling, { kind }: Intent): string[] {
  const { words, bible, translation } = telling.request;
  if (SHOWS_THE_WORDS.has(kind) || words.length > LONGEST_CHECKED || !QUOTATION_MARK.test(words)) return [];
  return misquotationAside(
    telling,
    checkWords(words, { bible, fallback: translation, findCandidates: () => [] }),
  );
}

/** The reply to a document whose quotations were checked. */
export function checkedDocument(telling: Telling, report: CheckReport): GuideReply {
  const parts = checkedTextAnswer(telling, report, telling.request.document ?? '');
  return withRecord({ kind: 'document' }, reply(parts));
}
