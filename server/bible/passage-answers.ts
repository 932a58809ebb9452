import { FifoMap } from 'toad-cache';
import { AppError } from '../../contract/errors.ts';
import { PASSAGE_MAX_VERSES } from '../../contract/limits.ts';
import { answerReference } from '../../scripture/search/answers.ts';
import type { Bible, Translation, TranslationId } from '../../scripture/types.ts';
import { chooseTranslation } from './choose-translation.ts';

/** A passage as it leaves: its JSON, and the tag under which it may be kept. */
export interface PassageAnswer {
  /** A string, not bytes: Node then writes head and body in one piece, which halves the time of an answer. */
  readonly body: string;
  readonly length: number;
  readonly etag: string;
}

export type PassageAnswers = (reference: string, version: string | undefined) => PassageAnswer;

/** Answers that are kept ready, and how large one may be: together at most 16 MB, in practice far less. */
const KEPT_ANSWERS = 2_000;
const KEPT_ANSWER_BYTES = 8_192;

/**
 * Looks passages up for GET /api/bible/verse. Answers that were given before are kept: the text never changes.
 * Throws UNKNOWN_VERSION, REFERENCE_NOT_FOUND (with what is wrong) and VERSE_NOT_IN_TRANSLATION (with those that have it).
 */
export function createPassageAnswers(bible: Bible, defaultTranslation: TranslationId): PassageAnswers {
  const kept = new FifoMap<PassageAnswer>(KEPT_ANSWERS);
  return (reference, version) => {
    const key = `${version ?? ''}\n${reference}`;
    const known = kept.get(key);
    if (known) return known;
    const answer = answerOf(chooseTranslation(bible, version ?? defaultTranslation), reference);
    if (answer.length <= KEPT_ANSWER_BYTES) kept.set(key, answer);
    return answer;
  };
}

function answerOf(translation: Translation, reference: string): PassageAnswer {
  const found = answerReference(translation, reference, PASSAGE_MAX_VERSES);
  if (!found.ok) throw new AppError(found.code, { message: found.message });
  const body = JSON.stringify(found.passage);
  return {
    body,
    length: Buffer.byteLength(body),
    etag: `"${translation.id}-${translation.revision}"`,
  };
}
