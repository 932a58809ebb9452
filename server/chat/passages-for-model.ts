import { REFUGE } from '../../content/retrieval/refuge.ts';
import { passageOfMark } from '../../scripture/references/passage-of-reference.ts';
import { firstVersesOf } from '../../scripture/references/passage-ranges.ts';
import { quotableText } from '../../scripture/text/block-quote.ts';
import type { Bible, Passage, TranslationId } from '../../scripture/types.ts';
import type { Retrieve } from '../guide/retrieve.ts';
import type { GuideRequest } from '../guide/types.ts';
import type { ReplyRequest } from './reply-request.ts';

export interface PassageParts {
  readonly bible: Bible;
  readonly defaultTranslation: TranslationId;
  readonly retrieve: Retrieve;
  readonly search: GuideRequest['search'];
}

/** Of one passage, so that a chapter does not crowd out the others: more where the window is large. */
const VERSES = { small: 4, large: 12 };
const SMALL_WINDOW_TOKENS = 10_000;

/**
 * What a model is handed with a question, the nearest first: passages as `Reference (VERSION): words`, in the reader's
 * translation or, where that leaves a verse out, in the first that has it; before them, where the visitor takes a
 * saying for the Bible's, what is to be said of it. Where they may be in danger: refuge alone, chosen beforehand.
 */
export function passagesForModel(
  { bible, defaultTranslation, retrieve, search }: PassageParts,
  request: ReplyRequest,
  contextTokens: number,
): string[] {
  const version = request.version ?? defaultTranslation;
  if (request.care.now) return REFUGE.flatMap((mark) => textFor(bible, version, passageOfMark(mark)));
  const { passages, saying } = retrieve({
    words: request.words,
    earlier: request.history.flatMap(({ role, words }) => (role === 'user' ? [words] : [])),
    document: request.document,
    documentName: request.documentName,
    bible,
    search,
  });
  const verses = contextTokens < SMALL_WINDOW_TOKENS ? VERSES.small : VERSES.large;
  const texts = passages.flatMap((passage) => textFor(bible, version, firstVersesOf(passage, verses)));
  return saying === undefined ? texts : [sayingLine(saying.text, saying.note), ...texts];
}

function textFor(bible: Bible, version: TranslationId, passage: Passage): string[] {
  const words = quotableText(bible, version, passage);
  return words === undefined ? [] : [`${passage.reference} (${words.label}): ${words.text}`];
}

function sayingLine(text: string, note: string): string {
  const plain = note.replace(/\[\[[^\]]+\]\]/g, (mark) => passageOfMark(mark).reference);
  return `The saying “${text}” is not in the Bible: say so gently, and what Scripture does say. ${plain}`;
}
