import type { IncomingMessage } from 'node:http';
import { Busboy } from '@fastify/busboy';
import { AppError } from '../../contract/errors.ts';
import { FILE_MAX_BYTES } from '../../contract/limits.ts';
import { plainFileName } from '../http/file-name.ts';

export interface Upload {
  readonly fileName: string;
  readonly bytes: Uint8Array;
}

/** What a form has around its file: boundaries, heads, a few short fields that nobody asked for. */
export const FORM_MAX_BYTES = FILE_MAX_BYTES + 64 * 1024;
const FIELD = 'file';

const tooLarge = (): AppError =>
  new AppError('PAYLOAD_TOO_LARGE', { message: 'Please select a file smaller than 5MB.' });
const wrong = (message: string): AppError =>
  new AppError('INVALID_REQUEST', { message, issues: [{ path: FIELD, message }] });

/**
 * Takes the one file of a form out of a request while it arrives. Rejects with PAYLOAD_TOO_LARGE past 5 MB, and with
 * INVALID_REQUEST where the form is broken, has no file named `file`, or more than one.
 */
export function receiveUpload(request: IncomingMessage): Promise<Upload> {
  const { 'content-type': type, 'content-length': length } = request.headers;
  if (Number(length) > FORM_MAX_BYTES) return Promise.reject(tooLarge());
  return new Promise((resolve, reject) => {
    const form = parserOf({ 'content-type': type ?? '' });
    let received = 0;
    let file: { name: string; chunks: Buffer[] } | undefined;
    let settled = false;
    const settle = (end: () => void): void => {
      if (settled) return;
      settled = true;
      request.unpipe(form);
      request.off('data', count).off('aborted', onBroken).off('error', onBroken);
      end();
    };
    const fail = (error: AppError): void => settle(() => reject(error));
    const onBroken = (): void => fail(wrong('The upload broke off.'));
    const count = (chunk: Buffer): void => {
      received += chunk.length;
      if (received > FORM_MAX_BYTES) fail(tooLarge());
    };

    form.on('file', (name, stream, givenName) => {
      if (name !== FIELD) fail(wrong('Please send a file, as the field “file”.'));
      const chunks: Buffer[] = [];
      file = { name: givenName ?? '', chunks };
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('limit', () => fail(tooLarge()));
      stream.on('error', onBroken);
    });
    form.on('filesLimit', () => fail(wrong('Please send one file at a time.')));
    form.on('partsLimit', () => fail(wrong('This form has too many parts.')));
    form.on('error', () => fail(wrong('This form is not written correctly.')));
    form.on('finish', () => {
      if (file) {
        const { name, chunks } = file;
        settle(() => resolve({ fileName: plainFileName(name), bytes: Buffer.concat(chunks) }));
      } else fail(wrong('Please send a file, as the field “file”.'));
    });
    request.on('data', count).on('aborted', onBroken).on('error', onBroken);
    request.pipe(form);
  });
}

function parserOf(headers: { 'content-type': string }) {
  try {
    return new Busboy({
      headers,
      limits: {
        fileSize: FILE_MAX_BYTES,
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
    throw wrong('This form is not written correctly.');
  }
}
