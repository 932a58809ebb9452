import type { CheckReport } from '../../../scripture/check-report.ts';
import type { TranslationId } from '../../../scripture/translations.ts';
import type { CheckThreads } from './threads.ts';

/**
 * Checks a document for the chat, in the threads that check texts. `fallback` is the translation of readers who have
 * chosen none. Rejects as the threads do: NOT_AVAILABLE when all are busy, or with the signal's reason.
 */
export function documentCheck(threads: CheckThreads, fallback: TranslationId) {
  return async (
    text: string,
    preferred: TranslationId | undefined,
    signal: AbortSignal,
  ): Promise<CheckReport> => {
    const json = await threads.run({ text, preferred, fallback }, signal);
    return JSON.parse(new TextDecoder().decode(json)) as CheckReport;
  };
}
