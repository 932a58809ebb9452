import type { FastifyInstance, preHandlerAsyncHookHandler } from 'fastify';
import { calls } from '../../contract/calls.ts';
import { AppError } from '../../contract/errors.ts';
import { FILE_MAX_BYTES } from '../../contract/limits.ts';
import { abortOnDisconnect } from '../http/abort-on-disconnect.ts';
import { toAppError } from '../http/errors.ts';
import { route } from '../http/route.ts';
import { isForm, receiveUpload, type UploadLimit } from '../http/upload.ts';
import { busy, type ReadDocument } from './documents.ts';

export interface FileDeps {
  readonly readDocument: ReadDocument;
  readonly limits: preHandlerAsyncHookHandler[];
}

/** How many uploads may be received or read at once: 16 take at most 80 MB. */
const MAX_UPLOADS = 16;
const LIMIT: UploadLimit = {
  maxBytes: FILE_MAX_BYTES,
  tooLarge: () => new AppError('PAYLOAD_TOO_LARGE', { message: 'Please select a file smaller than 5MB.' }),
};

/** A call that accepts a form. Its errors also carry `success: false`. */
export function fileRoutes(app: FastifyInstance, { readDocument, limits }: FileDeps): void {
  let uploads = 0;
  void app.register(async (scope) => {
    // The body stays a stream, which the handler parses while it arrives.
    scope.addContentTypeParser('multipart/form-data', (_request, _body, done) => done(null));
    scope.setErrorHandler((error) => {
      throw unsuccessful(toAppError(error));
    });

    route(
      scope,
      calls.processFile,
      async ({ request, reply }) => {
        if (!isForm(request))
          throw new AppError('UNSUPPORTED_MEDIA_TYPE', { message: 'Please send a form.' });
        if (uploads >= MAX_UPLOADS) throw busy();
        uploads += 1;
        try {
          const { fileName, bytes } = await receiveUpload(request.raw, LIMIT);
          const text = await readDocument(bytes, abortOnDisconnect(reply, 'The upload broke off.'));
          return { success: true, message: 'The document was read.', fileName, ...text };
        } finally {
          uploads -= 1;
        }
      },
      { preHandler: limits },
    );
  });
}

function unsuccessful(error: AppError): AppError {
  return new AppError(error.code, {
    message: error.message,
    extra: { success: false, ...error.extra },
    cause: error.cause,
    ...(error.issues && { issues: error.issues }),
    ...(error.retryAfterSeconds !== undefined && { retryAfterSeconds: error.retryAfterSeconds }),
  });
}
