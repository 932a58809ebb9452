import type { FastifyInstance } from 'fastify';
import { calls } from '../../contract/calls.ts';
import { route } from '../http/route.ts';
import { createVerseSearch, type VerseSearchDeps } from './verse-search.ts';

/** GET /api/bible/search */
export function searchRoutes(app: FastifyInstance, deps: VerseSearchDeps): void {
  const searchVerses = createVerseSearch(deps);
  route(app, calls.bibleSearch, ({ query }) => searchVerses(query));
}
