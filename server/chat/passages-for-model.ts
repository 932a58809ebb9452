import { REFUGE } from '../../content/retrieval/refuge.ts';
import { passageOfMark } from '../../scripture/references/passage-of-reference.ts';
import { firstVersesOf } from '../../scripture/references/passage-ranges.ts';
import { quotableText } from '../../scripture/text/block-quote.ts';
import type { Bible, Passage, TranslationId } from '../../scripture/types.ts';
import type { AnswerRecord } from '../guide/answer-record.ts';
import type { Retrieve } from '../guide/passages/retrieve.ts';
import type { GuideRequest } from '../guide/types.ts';
import type { ReplyRequest } from './reply-request.ts';

export interface PassageDeps {
  readonly bible: Bible;
  readonly defaultTranslation: TranslationId;
  readonly retrieve: Retrieve;
  readonly search: GuideRequest['search'];
}

/** What is sent with a question. */
export interface PassagesForModel {
  /** As `Reference (VERSION): text`, best match first. */
  readonly lines: string[];
  /** What the question was understood to be about; absent where the visitor may be in danger. */
  readonly about?: AnswerRecord;
}

/** How many verses of one passage, so that a chapter does not crowd out the others: more in a large window. */
const VERSES = { small: 4, large: 12 };
const SMALL_WINDOW_TOKENS = 10_000;

/**
 * The passages that are sent with a question, in the reader's translation or, if that leaves a verse out, in the first
 * that has it. If the visitor takes a saying for Scripture, a note on it comes first. If the visitor may be in danger,
 * only chosen passages of refuge are sent.
 */
export function passagesForModel(
  { bible, defaultTranslation, retrieve, search }: PassageDeps,
  request: ReplyRequest,
  contextTokens: number,
): PassagesForModel {
  const version = request.version ?? defaultTranslation;
  if (request.care.now) {
    return { lines: REFUGE.flatMap((mark) => passageLines(bible, version, passageOfMark(mark))) };
  }
  const { passages, saying, about } = retrieve({
    words: request.words,
    earlier: request.history.flatMap(({ role, words }) => (role === 'user' ? [words] : [])),
    document: request.document,
    documentName: request.documentName,
    bible,
    search,
  });
  const verses = contextTokens < SMALL_WINDOW_TOKENS ? VERSES.small : VERSES.large;
  const texts = passages.flatMap((passage) => passageLines(bible, version, firstVersesOf(passage, verses)));
  const lines = saying === undefined ? texts : [sayingLine(saying.text, saying.note), ...texts];
  return { lines, ...(!request.care.standing && { about }) };
}

function passageLines(bible: Bible, version: TranslationId, passage: Passage): string[] {
  const words = quotableText(bible, version, passage);
  return words === undefined ? [] : [`${passage.reference} (${words.label}): ${words.text}`];
}

function sayingLine(text: string, note: string): string {
  const plain = note.replace(/\[\[[^\]]+\]\]/g, (mark) => passageOfMark(mark).reference);
  return `The saying “${text}” is not in the Bible: say so gently, and what Scripture does say. ${plain}`;
}
