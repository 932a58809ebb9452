import { randomBytes } from 'node:crypto';
import fastify, { type FastifyInstance } from 'fastify';
import { AppError } from '../contract/errors.ts';
import type { Config } from './config.ts';
import { registerBodies } from './http/bodies.ts';
import { answerFrameworkError, registerErrors, sendError } from './http/errors.ts';

/** All that the app is made of. Tests hand in their own. */
export interface AppParts {
  readonly config: Config;
}

/** Assembles the app: what is registered here is all there is. It listens when `main.ts` says so. */
export function buildApp(parts: AppParts): FastifyInstance {
  const { config } = parts;
  const app = fastify({
    // Our own log (http/logging.ts) writes what may be written; Fastify's would write addresses and URLs.
    logger: false,
    genReqId: () => randomBytes(6).toString('base64url'),
    trustProxy: config.trustProxy.length > 0 ? [...config.trustProxy] : false,
    requestTimeout: 60_000,
    return503OnClosing: false,
    routerOptions: { maxParamLength: 16_384 },
    frameworkErrors: answerFrameworkError,
  });
  registerErrors(app, { notFound: (_request, reply) => sendError(reply, new AppError('NOT_FOUND')) });
  registerBodies(app);

  // chatRoutes(app, { chat: parts.chat, limits });
  return app;
}
