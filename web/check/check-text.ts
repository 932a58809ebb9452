import type { CheckedText } from '../../contract/check.ts';
import { RequestError, request } from '../app/request.ts';
import { checkOnDevice } from './check-on-device.ts';
import type { Checked } from './checked.ts';

/** There is no network, and no translation is downloaded. */
export class NothingDownloaded extends Error {}

/**
 * Checks a text on the server or, where that cannot be reached or fails, on this device. Throws RequestError for what the
 * server refuses, NothingDownloaded, and the signal's reason once it is aborted.
 */
export async function checkText(text: string, version: string | null, signal: AbortSignal): Promise<Checked> {
  try {
    const body = { text, ...(version && { version }) };
    const response = await request('POST', '/api/bible/check', body, { signal });
    const report = (await response.json()) as CheckedText;
    return { ...report, checkedText: text, onDevice: null };
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof RequestError && error.status < 500) throw error;
    const local = await checkOnDevice({ text, version }, signal);
    if (local.kind === 'checked') return { ...local.report, checkedText: text, onDevice: local.labels };
    throw error instanceof RequestError ? error : new NothingDownloaded();
  }
}
