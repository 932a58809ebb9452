import type { FastifyInstance, preHandlerAsyncHookHandler } from 'fastify';
import { calls } from '../../../contract/calls.ts';
import { AppError } from '../../../contract/errors.ts';
import { CHECK_BODY_MAX_BYTES, CHECK_MAX_LENGTH } from '../../../contract/limits.ts';
import type { Bible, TranslationId } from '../../../scripture/types.ts';
import { abortOnDisconnect } from '../../http/abort-on-disconnect.ts';
import { sayTooLarge } from '../../http/errors.ts';
import { route } from '../../http/route.ts';
import { chooseTranslation } from '../choose-translation.ts';
import type { CheckThreads } from './threads.ts';

export interface CheckRouteParts {
  readonly bible: Bible;
  readonly defaultTranslation: TranslationId;
  readonly threads: CheckThreads;
  readonly limits: preHandlerAsyncHookHandler[];
}

const tooLong = (): AppError =>
  new AppError('PAYLOAD_TOO_LARGE', {
    message: `At most ${CHECK_MAX_LENGTH.toLocaleString('en')} characters can be checked at once. Please check this text in parts.`,
  });

/** POST /api/bible/check. The text is checked as it was sent, kept nowhere, and never logged. */
export function checkRoutes(app: FastifyInstance, parts: CheckRouteParts): void {
  const { bible, defaultTranslation, threads, limits } = parts;
  void app.register(async (scope) => {
    sayTooLarge(scope, tooLong);
    route(
      scope,
      calls.checkText,
      async ({ body: { text, version }, reply }) => {
        if (text.length > CHECK_MAX_LENGTH) throw tooLong();
        const preferred = version === undefined ? undefined : chooseTranslation(bible, version).id;
        const job = { text, preferred, fallback: defaultTranslation };
        const bytes = await threads.run(job, abortOnDisconnect(reply, 'The request broke off.'));
        return reply
          .header('content-type', 'application/json; charset=utf-8')
          .send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
      },
      { preHandler: limits, bodyLimit: CHECK_BODY_MAX_BYTES, cleanBody: false },
    );
  });
}
