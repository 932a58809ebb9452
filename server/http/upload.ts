import type { IncomingMessage } from 'node:http';
import { Busboy } from '@fastify/busboy';
import { AppError } from '../../contract/errors.ts';
import { plainFileName } from './file-name.ts';

export interface Upload {
  readonly fileName: string;
  readonly bytes: Uint8Array;
}

export interface UploadLimit {
  readonly maxBytes: number;
  /** The error for a larger file. */
  readonly tooLarge: () => AppError;
}

/** Who else has a say while an upload arrives. */
export interface Reception {
  /** Aborts with the error of an upload that is not received to its end. */
  readonly signal: AbortSignal;
  /** Called with the length of each piece that arrived. */
  received(bytes: number): void;
}

/** Room for boundaries, headers and a few short fields beside the file. */
const FORM_BYTES = 64 * 1024;
const FIELD = 'file';

const invalidForm = (message: string): AppError =>
  new AppError('INVALID_REQUEST', { message, issues: [{ path: FIELD, message }] });

/**
 * Reads the single file of a form while the request arrives. Rejects with the limit's error for a larger file, and with
 * INVALID_REQUEST if the form is malformed, or does not have exactly one file in the field `file`; where the reception
 * is aborted, with its reason.
 */
export function receiveUpload(
  request: IncomingMessage,
  { maxBytes, tooLarge }: UploadLimit,
  reception?: Reception,
): Promise<Upload> {
  const formMaxBytes = maxBytes + FORM_BYTES;
  const { 'content-type': type, 'content-length': length } = request.headers;
  if (Number(length) > formMaxBytes) return Promise.reject(tooLarge());
  return new Promise((resolve, reject) => {
    const form = parserOf({ 'content-type': type ?? '' }, maxBytes);
    let received = 0;
    let file: { name: string; chunks: Buffer[] } | undefined;
    let settled = false;
    const settle = (end: () => void): void => {
      if (settled) return;
      settled = true;
      request.unpipe(form);
      request.off('data', count).off('aborted', onAborted).off('error', onAborted);
      reception?.signal.removeEventListener('abort', giveWay);
      end();
    };
    const fail = (error: AppError): void => settle(() => reject(error));
    const onAborted = (): void => fail(invalidForm('The upload broke off.'));
    const giveWay = (): void => fail(reception?.signal.reason as AppError);
    const count = (chunk: Buffer): void => {
      received += chunk.length;
      reception?.received(chunk.length);
      if (received > formMaxBytes) fail(tooLarge());
    };

    form.on('file', (name, stream, originalName) => {
      if (name !== FIELD) fail(invalidForm('Please send a file, as the field “file”.'));
      const chunks: Buffer[] = [];
      file = { name: originalName ?? '', chunks };
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('limit', () => fail(tooLarge()));
      stream.on('error', onAborted);
    });
    form.on('filesLimit', () => fail(invalidForm('Please send one file at a time.')));
    form.on('partsLimit', () => fail(invalidForm('This form has too many parts.')));
    form.on('error', () => fail(invalidForm('This form is not written correctly.')));
    form.on('finish', () => {
      if (file) {
        const { name, chunks } = file;
        settle(() => resolve({ fileName: plainFileName(name), bytes: Buffer.concat(chunks) }));
      } else fail(invalidForm('Please send a file, as the field “file”.'));
    });
    if (reception?.signal.aborted) return giveWay();
    reception?.signal.addEventListener('abort', giveWay);
    request.on('data', count).on('aborted', onAborted).on('error', onAborted);
    request.pipe(form);
  });
}

function parserOf(headers: { 'content-type': string }, maxBytes: number) {
  try {
    return new Busboy({
      headers,
      limits: {
        fileSize: maxBytes,
        files: 1,
        fields: 8,
        parts: 9,
        fieldNameSize: 100,
        fieldSize: 1_000,
        headerPairs: 20,
        headerSize: 8_192,
      },
    });
  } catch {
    throw invalidForm('This form is not written correctly.');
  }
}

/** Whether a request carries a form. */
export const isForm = ({ headers }: { readonly headers: IncomingMessage['headers'] }): boolean =>
  /^multipart\/form-data\b/i.test(headers['content-type'] ?? '');
