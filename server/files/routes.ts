import type { FastifyInstance, FastifyRequest, preHandlerAsyncHookHandler } from 'fastify';
import { calls } from '../../contract/calls.ts';
import { AppError } from '../../contract/errors.ts';
import { FILE_MAX_BYTES } from '../../contract/limits.ts';
import { abortOnDisconnect } from '../http/abort-on-disconnect.ts';
import { toAppError } from '../http/errors.ts';
import { route } from '../http/route.ts';
import type { TurnOfAddress } from '../http/turns-of-address.ts';
import { isForm, receiveUpload, type UploadLimit } from '../http/upload.ts';
import type { ReadDocument } from './documents.ts';
import { createHeldUploads, UPLOAD_BOUNDS } from './held-uploads.ts';

export interface FileDeps {
  readonly readDocument: ReadDocument;
  readonly addressOf: (request: FastifyRequest) => string;
  readonly limits: preHandlerAsyncHookHandler[];
  /** Taken once the document is here: one that does not arrive keeps nobody waiting. */
  readonly turnOfAddress: TurnOfAddress;
}

const LIMIT: UploadLimit = {
  maxBytes: FILE_MAX_BYTES,
  tooLarge: () => new AppError('PAYLOAD_TOO_LARGE', { message: 'Please select a file smaller than 5MB.' }),
};

/** A call that accepts a form. Its errors also carry `success: false`. */
export function fileRoutes(app: FastifyInstance, deps: FileDeps): void {
  const hold = createHeldUploads({ ...UPLOAD_BOUNDS, now: () => performance.now() });
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
        const upload = hold(deps.addressOf(request));
        try {
          const { fileName, bytes } = await receiveUpload(request.raw, LIMIT, upload);
          upload.complete();
          await deps.turnOfAddress(request, reply);
          const signal = abortOnDisconnect(reply, 'The upload broke off.');
          const text = await deps.readDocument(bytes, signal);
          return { success: true, message: 'The document was read.', fileName, ...text };
        } finally {
          upload.release();
        }
      },
      { preHandler: deps.limits },
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
