import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { AppError, type ErrorBody, type ErrorCode } from '../../contract/errors.ts';
import { isUnavailable } from '../storage/errors.ts';
import { drain } from './drain.ts';

/** Errors of Fastify that the client caused, as codes of our catalogue. */
const FASTIFY_ERROR_CODES: Readonly<Record<string, ErrorCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'PAYLOAD_TOO_LARGE',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'UNSUPPORTED_MEDIA_TYPE',
  FST_ERR_CTP_INVALID_JSON_BODY: 'INVALID_JSON',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'INVALID_REQUEST',
  FST_ERR_BAD_URL: 'INVALID_REQUEST',
};

/** Answers to conditions and ranges, which @fastify/static throws without a code. */
const FILE_ERROR_CODES: Readonly<Record<number, ErrorCode>> = {
  412: 'PRECONDITION_FAILED',
  416: 'RANGE_NOT_SATISFIABLE',
};

/** Any error as one of the catalogue. Unknown ones become INTERNAL_ERROR and reveal nothing. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (error instanceof z.ZodError) {
    const issues = validationIssues(error);
    const own = issues.find(({ message }) => A_SENTENCE.test(message));
    return new AppError('INVALID_REQUEST', { issues, ...(own && { message: own.message }) });
  }
  const { code, statusCode } = (error ?? {}) as Partial<FastifyError>;
  const known = FASTIFY_ERROR_CODES[code ?? ''] ?? FILE_ERROR_CODES[statusCode ?? 0];
  if (known) return new AppError(known, { cause: error });
  // Others that Fastify attributes to the client: an incomplete body, a malformed header.
  if (code?.startsWith('FST_') && statusCode !== undefined && statusCode >= 400 && statusCode < 500) {
    return new AppError('INVALID_REQUEST', { cause: error });
  }
  if (isUnavailable(error))
    return new AppError('NOT_AVAILABLE', { retryAfterSeconds: RETRY_SOON_SECONDS, cause: error });
  return new AppError('INTERNAL_ERROR', { cause: error });
}

/** Makes a scope say of a body that is too large even to be read what it says of one that it has read: `tooLarge`. */
export function sayTooLarge(scope: FastifyInstance, tooLarge: () => AppError): void {
  scope.setErrorHandler((error) => {
    throw toAppError(error).code === 'PAYLOAD_TOO_LARGE' ? tooLarge() : error;
  });
}

/** A schema's own words for a person; zod's name types and do not end in a full stop. */
const A_SENTENCE = /^[A-Z].*\.$/;

/** For a database that is restarting or whose disk is full. */
const RETRY_SOON_SECONDS = 5;

/** The one error shape (behaviour 8.2). Also the data of a stream's `error` event. */
export function errorBodyOf(error: AppError, requestId: string): ErrorBody & Record<string, unknown> {
  return {
    ...error.extra,
    code: error.code,
    message: error.message,
    error: error.message,
    ...(error.issues && { issues: error.issues }),
    requestId,
  };
}

/** Which part of the input is invalid and why, in zod's words or the schema's own: they name types and limits, never the input itself. */
function validationIssues(error: z.ZodError): { path: string; message: string }[] {
  return error.issues.map((issue) => ({ path: issue.path.join('.'), message: issue.message }));
}

/** Answers with an error of the catalogue. `answeredErrorOf` returns it for the log. */
export function sendError(reply: FastifyReply, error: AppError): FastifyReply {
  failures.set(reply.request.raw, error);
  if (error.retryAfterSeconds !== undefined) {
    reply.header('retry-after', String(Math.max(1, Math.ceil(error.retryAfterSeconds))));
  }
  return reply
    .code(error.status)
    .header('cache-control', 'no-store')
    .header('content-type', 'application/json; charset=utf-8')
    .send(JSON.stringify(errorBodyOf(error, reply.request.id)));
}

/** An error's class or system code ("TypeError", "ENOSPC"): all that may be logged of an unknown error. */
export function errorNameOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const { code } = error as NodeJS.ErrnoException;
  const name = typeof code === 'string' ? code : error.constructor.name;
  return /^\w{1,60}$/.test(name) ? name : 'Error';
}

/** Where in our own code an error was thrown ("server/chat/chat.ts:120"). Its message is cut off first: it may contain a visitor's words. */
export function sourceLocationOf(error: unknown): string | undefined {
  if (!(error instanceof Error) || !error.stack) return undefined;
  const frames = error.stack.slice(error.stack.indexOf(error.message) + error.message.length);
  return /\/((?:server|language|learning|scripture|content|care|contract)\/[\w./-]+\.ts:\d+)/.exec(
    frames,
  )?.[1];
}

const failures = new WeakMap<object, AppError>();
/** The error that a request was answered with, for the log. */
export function answeredErrorOf(request: FastifyRequest): AppError | undefined {
  return failures.get(request.raw);
}

/** Turns thrown errors and unknown routes into answers, for all routes. */
export function registerErrors(app: FastifyInstance, notFound: NotFound): void {
  app.setErrorHandler(async (error, request, reply) => {
    const known = toAppError(error);
    // Without this a client that is still sending would see its connection reset before it can read the answer.
    if (known.status === 413) await drain(request.raw);
    return sendError(reply, known);
  });
  app.setNotFoundHandler(notFound);
}

export type NotFound = (request: FastifyRequest, reply: FastifyReply) => unknown;

/** For Fastify's `frameworkErrors`: addresses that cannot be decoded reach neither routes nor hooks. */
export function answerFrameworkError(error: FastifyError, path: string, reply: unknown): void {
  sendError(
    reply as FastifyReply,
    error.code === 'FST_ERR_BAD_URL' ? malformedAddress(path) : toAppError(error),
  );
}

function malformedAddress(path: string): AppError {
  // A session id that cannot be decoded does not exist, like any other malformed one.
  if (path.startsWith('/api/chat/sessions/')) return new AppError('SESSION_NOT_FOUND');
  return new AppError('INVALID_REQUEST', { message: 'This address is not written correctly.' });
}
