import type { FastifyInstance } from 'fastify';
import { DAILY_VERSES } from '../../content/daily-verses.ts';
import { calls } from '../../contract/calls.ts';
import type { Bible, TranslationId } from '../../scripture/types.ts';
import { route } from '../http/route.ts';
import { chooseTranslation } from './choose-translation.ts';
import { dailyVerse } from './daily-verse.ts';

/** For a given date: its verse changes only with a new build. Without a date the answer is not cached. */
const CACHE_CONTROL = 'public, max-age=300';

interface DailyDeps {
  readonly bible: Bible;
  readonly defaultTranslation: TranslationId;
  /** In milliseconds since 1970. */
  readonly now: () => number;
}

/** GET /api/bible/daily */
export function dailyRoutes(app: FastifyInstance, { bible, defaultTranslation, now }: DailyDeps): void {
  route(app, calls.bibleDaily, ({ query, reply }) => {
    const translation = chooseTranslation(bible, query.version ?? defaultTranslation);
    reply.header('cache-control', query.date === undefined ? 'no-store' : CACHE_CONTROL);
    const date = query.date ?? new Date(now()).toISOString().slice(0, 10);
    return dailyVerse(DAILY_VERSES, translation, date);
  });
}
