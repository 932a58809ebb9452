import type { FastifyInstance } from 'fastify';
import { calls } from '../../contract/calls.ts';
import { route } from '../http/route.ts';
import { createVerseSearch, type VerseSearchParts } from './verse-search.ts';

export function searchRoutes(app: FastifyInstance, parts: VerseSearchParts): void {
  const searchVerses = createVerseSearch(parts);
  route(app, calls.bibleSearch, ({ query }) => searchVerses(query));
}
