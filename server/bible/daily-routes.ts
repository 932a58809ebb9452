import type { FastifyInstance } from 'fastify';
import { DAILY_VERSES } from '../../content/daily-verses.ts';
import { calls } from '../../contract/calls.ts';
import type { Bible, TranslationId } from '../../scripture/types.ts';
import { route } from '../http/route.ts';
import { chooseTranslation } from './choose-translation.ts';
import { dailyVerse } from './daily-verse.ts';

/** A named day keeps its verse until the next build; what "today" is, changes. */
const CACHE_CONTROL = 'public, max-age=300';

export function dailyRoutes(
  app: FastifyInstance,
  {
    bible,
    defaultTranslation,
    now,
  }: { bible: Bible; defaultTranslation: TranslationId /** Milliseconds since 1970. */; now: () => number },
): void {
  route(app, calls.bibleDaily, ({ query, reply }) => {
    const translation = chooseTranslation(bible, query.version ?? defaultTranslation);
    reply.header('cache-control', query.date === undefined ? 'no-store' : CACHE_CONTROL);
    const date = query.date ?? new Date(now()).toISOString().slice(0, 10);
    return dailyVerse(DAILY_VERSES, translation, date);
  });
}
