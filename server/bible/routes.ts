import type { FastifyInstance, FastifyReply } from 'fastify';
import { calls } from '../../contract/calls.ts';
import { BOOKS } from '../../scripture/text/books.ts';
import type { Bible, TranslationId } from '../../scripture/types.ts';
import { inTurn } from '../http/in-turn.ts';
import { route } from '../http/route.ts';
import { createPassageAnswers, type PassageAnswer } from './passage-answers.ts';

/** The text changes only with a new build. Browsers cache it for a while and then ask whether it has changed. */
const CACHE_CONTROL = 'public, max-age=300';
/** A longer reference may name many passages, which takes milliseconds to read. */
const LONG_REFERENCE = 60;
const JSON_TYPE = 'application/json; charset=utf-8';

/** Passages, the list of books and the list of translations. */
export function bibleRoutes(
  app: FastifyInstance,
  { bible, defaultTranslation }: { bible: Bible; defaultTranslation: TranslationId },
): void {
  const answerFor = createPassageAnswers(bible, defaultTranslation);

  route(app, calls.bibleVerse, ({ params, query, request, reply }) => {
    const { reference } = params;
    const send = () =>
      sendWithEtag(reply, answerFor(reference, query.version), request.headers['if-none-match']);
    return reference.length > LONG_REFERENCE ? inTurn(reply, send) : send();
  });

  const books = JSON.stringify({
    books: BOOKS.map(({ osis, name, testament, chapters }) => ({ osis, name, testament, chapters })),
  });
  route(app, calls.bibleBooks, ({ reply }) =>
    reply.header('content-type', JSON_TYPE).header('cache-control', CACHE_CONTROL).send(books),
  );

  route(app, calls.bibleVersions, ({ reply }) => {
    reply.header('cache-control', CACHE_CONTROL);
    return { versions: Object.values(bible).map(({ id, name }) => ({ id, name })) };
  });
}

/** Sends an answer, or 304 where the browser's cache has it. */
function sendWithEtag(
  reply: FastifyReply,
  answer: PassageAnswer,
  ifNoneMatch: string | undefined,
): FastifyReply {
  reply.header('etag', answer.etag).header('cache-control', CACHE_CONTROL);
  if (ifNoneMatch?.includes(answer.etag)) return reply.code(304).send();
  return reply.header('content-type', JSON_TYPE).header('content-length', answer.length).send(answer.body);
}
