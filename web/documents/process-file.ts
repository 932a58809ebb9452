import type { ProcessedFile } from '../../contract/files.ts';
import { FILE_MAX_BYTES } from '../../contract/limits.ts';
import { RequestError } from '../app/request.ts';
import { ACCEPTED_FILES } from './accepted-files.ts';

/** A document's text as the server read it; `truncated` where it was longer than a message may be. */
export type ReadDocument = Readonly<
  Pick<ProcessedFile, 'fileName' | 'fileType' | 'content' | 'wordCount' | 'truncated'>
>;

/** The toast that says why a file was not read. */
export interface Rejection {
  readonly title: string;
  readonly description: string;
}

/** Texts and limits: behaviour 3.6. */
const TOO_LARGE: Rejection = {
  title: 'File too large',
  description: 'Please select a file smaller than 5MB.',
};
const UNSUPPORTED: Rejection = {
  title: 'Unsupported file type',
  description: 'Please select a text file, PDF, or Word document (.docx).',
};
const FAILED = 'Could not process the file. Please try again.';

/** Rejects what the browser can tell is unsuitable. A name without an extension tells nothing: the server decides. */
function rejectionBeforeUpload({ name, type, size }: File): Rejection | null {
  if (size > FILE_MAX_BYTES) return TOO_LARGE;
  const [, extension] = /\.([^./\\]{1,10})$/.exec(name.toLowerCase()) ?? [];
  const accepted = ACCEPTED_FILES.split(',');
  if (extension ? accepted.includes(`.${extension}`) : type === '' || accepted.includes(type)) return null;
  return accepted.includes(type) ? null : UNSUPPORTED;
}

/** Why the server did not read the file, or could not be reached. */
function rejectionFromError(error: unknown): Rejection {
  if (error instanceof RequestError && error.status === 413) return TOO_LARGE;
  if (error instanceof RequestError && error.status === 415) return UNSUPPORTED;
  const hasSentence = error instanceof RequestError && error.code !== null;
  return { title: 'File not processed', description: hasSentence ? error.sentence : FAILED };
}

/** Uploads a file to be read. Resolves with a `Rejection` where that fails; rejects only when aborted. */
export async function processFile(file: File, signal: AbortSignal): Promise<ReadDocument | Rejection> {
  const rejection = rejectionBeforeUpload(file);
  if (rejection) return rejection;
  try {
    return await upload(file, signal);
  } catch (error) {
    signal.throwIfAborted();
    return rejectionFromError(error);
  }
}

async function upload(file: File, signal: AbortSignal): Promise<ReadDocument> {
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
