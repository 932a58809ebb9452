import type { FastifyInstance, preHandlerAsyncHookHandler } from 'fastify';
import { calls } from '../../contract/calls.ts';
import { inTurn } from '../http/in-turn.ts';
import { route } from '../http/route.ts';
import { createVerseSearch, type VerseSearchDeps } from './verse-search.ts';

interface SearchRouteDeps extends VerseSearchDeps {
  readonly limits: preHandlerAsyncHookHandler[];
}

/** GET /api/bible/search */
export function searchRoutes(app: FastifyInstance, { limits, ...deps }: SearchRouteDeps): void {
  const searchVerses = createVerseSearch(deps);
  route(app, calls.bibleSearch, ({ query, reply }) => inTurn(reply, () => searchVerses(query)), {
    preHandler: limits,
  });
}
