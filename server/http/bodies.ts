import type { FastifyInstance } from 'fastify';
import { AppError } from '../../contract/errors.ts';

/** How many values a body may hold. No call takes a hundred; what it costs to read a body grows with them far more than with its length. */
const MAX_VALUES = 1_000;

/** Accepts JSON bodies only; a call without a payload may also send an empty body of any type. */
export function registerBodies(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('remove', 'remove');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = body.toString();
    if (text.trim() === '') done(null, undefined);
    else if (holdsTooMuch(text))
      done(new AppError('INVALID_REQUEST', { message: 'This holds more values than any call takes.' }));
    else parseJson(request, text, done);
  });
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => {
    if (body.length === 0) done(null, undefined);
    else done(new AppError('UNSUPPORTED_MEDIA_TYPE', { message: 'Please send JSON.' }));
  });
}

/** Counts the values of a JSON text, by the commas and opening brackets outside its strings, without reading it. */
function holdsTooMuch(json: string): boolean {
  let values = 0;
  let isInString = false;
  for (let at = 0; at < json.length; at++) {
    const char = json.charCodeAt(at);
    if (char === QUOTE) isInString = !isInString;
    else if (isInString) at += char === BACKSLASH ? 1 : 0;
    else if (char === COMMA || char === BRACE || char === BRACKET) {
      values += 1;
      if (values > MAX_VALUES) return true;
    }
  }
  return false;
}

const [QUOTE, BACKSLASH, COMMA, BRACE, BRACKET] = ['"', '\\', ',', '{', '['].map((char) =>
  char.charCodeAt(0),
);
