import type { FastifyInstance, preHandlerAsyncHookHandler } from 'fastify';
import type { Trends } from '../../contract/analytics.ts';
import { calls } from '../../contract/calls.ts';
import { route } from '../http/route.ts';
import type { AnalyticsService } from './analytics.ts';

export interface AnalyticsRouteDeps {
  readonly analytics: AnalyticsService;
  /** Lets only a signed-in operator through. */
  readonly operator: preHandlerAsyncHookHandler;
  readonly now: () => number;
}

const EXPORT_DAYS = 90;
const EXPORT_NOTE =
  'Counts and times only: what visitors write is encrypted and in no export. Totals count what still exists; days are UTC and count what happened on them.';

export function analyticsRoutes(
  app: FastifyInstance,
  { analytics, operator, now }: AnalyticsRouteDeps,
): void {
  const settings = { preHandler: operator };
  route(app, calls.analytics, () => analytics.overview(), settings);
  route(app, calls.trends, ({ query }) => analytics.trends(query.days), settings);
  route(app, calls.sessionStatistics, ({ query }) => analytics.sessions(query.days), settings);
  route(app, calls.topicStatistics, ({ query }) => analytics.topics(query.days), settings);
  route(app, calls.checkStatistics, ({ query }) => analytics.checks(query.days), settings);
  route(app, calls.providerStatistics, ({ query }) => analytics.providers(query.days), settings);
  route(
    app,
    calls.exportAnalytics,
    async ({ query, reply }) => {
      const exportDate = new Date(now()).toISOString();
      const name = `berea-analytics-${exportDate.slice(0, 10)}.${query.format}`;
      reply.header('content-disposition', `attachment; filename="${name}"`);
      if (query.format === 'csv') {
        const { days } = await analytics.trends(EXPORT_DAYS);
        return reply.type('text/csv; charset=utf-8').send(csvOf(days));
      }
      return { analytics: await analytics.overview(), exportDate, note: EXPORT_NOTE };
    },
    settings,
  );
}

const COLUMNS = ['date', 'sessions', 'messages', 'impressions', 'clicks'] as const;

/** Numbers and dates alone, so that nothing needs quoting. */
function csvOf(days: Trends['days']): string {
  const lines = days.map((day) => COLUMNS.map((column) => day[column]).join(','));
  return [COLUMNS.join(','), ...lines, ''].join('\r\n');
}
