import type { CheckedText } from '../../contract/check.ts';
import { RequestError, request } from '../app/request.ts';
import type { Checked } from './checked.ts';
import { checkOnDevice } from './device-check.ts';

/** There is no network, and no translation is kept on this device. */
export class NothingKept extends Error {}

/**
 * Checks a text: on the server or, where it cannot be reached or is in trouble, by what is kept on this device. Throws
 * RequestError for what the server refuses, NothingKept, and the signal's reason once it is aborted.
 */
export async function askCheck(text: string, version: string | null, signal: AbortSignal): Promise<Checked> {
  try {
    const body = { text, ...(version && { version }) };
    const answer = await request('POST', '/api/bible/check', body, { signal });
    const report = (await answer.json()) as CheckedText;
    return { ...report, checkedText: text, onDevice: null };
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof RequestError && error.status < 500) throw error;
    const here = await checkOnDevice({ text, version }, signal);
    if (here.kind === 'checked') return { ...here.report, checkedText: text, onDevice: here.labels };
    throw error instanceof RequestError ? error : new NothingKept();
  }
}
