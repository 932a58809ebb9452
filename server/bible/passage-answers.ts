import { FifoMap } from 'toad-cache';
import { AppError } from '../../contract/errors.ts';
import { PASSAGE_MAX_VERSES } from '../../contract/limits.ts';
import { answerReference } from '../../scripture/search/answers.ts';
import type { Bible, Translation, TranslationId } from '../../scripture/types.ts';
import { chooseTranslation } from './choose-translation.ts';

/** An answer with a passage. */
export interface PassageAnswer {
  /** JSON. A string, not bytes: Node then writes headers and body at once, which halves the time of an answer. */
  readonly body: string;
  readonly length: number;
  readonly etag: string;
}

export type PassageAnswers = (reference: string, version: string | undefined) => PassageAnswer;

/** The cache takes at most 16 MB, in practice far less. */
const MAX_CACHED = 2_000;
const MAX_CACHED_BYTES = 8_192;

/**
 * Looks up passages for GET /api/bible/verse. Answers are cached, as the text never changes while the server runs.
 * Throws UNKNOWN_VERSION, REFERENCE_NOT_FOUND (with the reason) and VERSE_NOT_IN_TRANSLATION (with the translations that
 * have it).
 */
export function createPassageAnswers(bible: Bible, defaultTranslation: TranslationId): PassageAnswers {
  const cache = new FifoMap<PassageAnswer>(MAX_CACHED);
  return (reference, version) => {
    const key = `${version ?? ''}\n${reference}`;
    const cached = cache.get(key);
    if (cached) return cached;
    const answer = answerOf(chooseTranslation(bible, version ?? defaultTranslation), reference);
    if (answer.length <= MAX_CACHED_BYTES) cache.set(key, answer);
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
