import type { ProcessedFile } from '../../../contract/files.ts';
import { FILE_MAX_BYTES } from '../../../contract/limits.ts';
import { RequestError } from '../../app/request.ts';
import type { OutgoingAttachment } from '../conversation.ts';
import { ACCEPTED } from './accepted.ts';

/** A document that goes with the next message. */
export interface AttachedDocument extends OutgoingAttachment {
  /** Only its first part is here: it was longer than a message may be. */
  readonly truncated: boolean;
}

/** What is said of a file that is not taken. */
export interface Complaint {
  readonly title: string;
  readonly description: string;
}

/** Texts and bounds: specification part 1, section 5 and 7. */
const TOO_LARGE: Complaint = {
  title: 'File too large',
  description: 'Please select a file smaller than 5MB.',
};
const UNSUPPORTED: Complaint = {
  title: 'Unsupported file type',
  description: 'Please select a text file, PDF, or Word document (.docx).',
};
const FAILED = 'Could not process the file. Please try again.';

/** What can be seen of a file before it is sent. A name without an ending tells nothing: the server looks into it. */
function complaintAbout({ name, type, size }: File): Complaint | null {
  if (size > FILE_MAX_BYTES) return TOO_LARGE;
  const [, ending] = /\.([^./\\]{1,10})$/.exec(name.toLowerCase()) ?? [];
  const accepted = ACCEPTED.split(',');
  if (ending ? accepted.includes(`.${ending}`) : type === '' || accepted.includes(type)) return null;
  return accepted.includes(type) ? null : UNSUPPORTED;
}

/** What to say after the server refused, or could not be asked. */
function complaintOf(error: unknown): Complaint {
  if (error instanceof RequestError && error.status === 413) return TOO_LARGE;
  if (error instanceof RequestError && error.status === 415) return UNSUPPORTED;
  const told = error instanceof RequestError && error.code !== null;
  return { title: 'File not processed', description: told ? error.sentence : FAILED };
}

/** Has the server read a file. Resolves with what to say where that fails; rejects only when aborted. */
export async function processFile(file: File, signal: AbortSignal): Promise<AttachedDocument | Complaint> {
  const complaint = complaintAbout(file);
  if (complaint) return complaint;
  try {
    return await askServer(file, signal);
  } catch (error) {
    signal.throwIfAborted();
    return complaintOf(error);
  }
}

async function askServer(file: File, signal: AbortSignal): Promise<AttachedDocument> {
  const body = new FormData();
  body.append('file', file);
  const response = await fetch('/api/files/process', {
    method: 'POST',
    credentials: 'include',
    body,
    signal,
  });
  if (!response.ok) throw new RequestError(response.status, await response.text());
  const { fileName, fileType, content, wordCount, truncated } = (await response.json()) as ProcessedFile;
  return { fileName, fileType, content, wordCount, truncated };
}
