import { AppError } from '../../contract/errors.ts';
import { createSlots } from '../concurrency/slots.ts';
import { busy } from './held-uploads.ts';
import type { Outcome, Refusal } from './reading/outcome.ts';
import { readInProcess } from './reading-process.ts';

type DocumentText = Omit<Extract<Outcome, { kind: 'text' }>, 'kind'>;
/** Reads one document. When aborted, it stops reading and rejects. */
export type ReadDocument = (bytes: Uint8Array, signal: AbortSignal) => Promise<DocumentText>;

/** Behaviour 11.2. */
const LIMITS = { memory: 400_000_000, ms: 20_000 };
/** Six waiting documents hold 30 MB of the server's memory. */
const SLOTS = { slots: 2, maxWaiting: 6, maxWaitMs: 30_000 };

const REFUSALS: Record<Refusal, () => AppError> = {
  type: () =>
    new AppError('UNSUPPORTED_MEDIA_TYPE', {
      message: 'Please select a text file, PDF, or Word document (.docx).',
    }),
  encrypted: () =>
    new AppError('DOCUMENT_UNREADABLE', {
      message: 'This file is protected by a password. Please save it without one and try again.',
    }),
  damaged: () => new AppError('DOCUMENT_UNREADABLE'),
  empty: () => new AppError('DOCUMENT_WITHOUT_TEXT'),
  scan: () =>
    new AppError('DOCUMENT_WITHOUT_TEXT', {
      message:
        'This PDF has no text: its pages are pictures, as from a scanner. Please use one whose words can be selected.',
    }),
  'no-time': busy,
  'too-much': () =>
    new AppError('DOCUMENT_UNREADABLE', {
      message:
        'This file is too complicated to be read here. Please try a simpler version of it, such as plain text.',
    }),
};

/** Reads at most two documents at once, each in its own process. Throws an error of `REFUSALS`, or NOT_AVAILABLE if no slot becomes free in time. */
export function createDocuments(): ReadDocument {
  const slots = createSlots({ ...SLOTS, busy });
  return async (bytes, signal) => {
    const outcome = await slots.run(() => readInProcess(bytes, LIMITS, signal), signal);
    if (outcome.kind === 'refused') throw REFUSALS[outcome.why]();
    const { fileType, content, wordCount, truncated } = outcome;
    return { fileType, content, wordCount, truncated };
  };
}
