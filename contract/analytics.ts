import { z } from 'zod';
import { placement } from './advertisements.ts';

const count = z.number().int();

/** GET /api/analytics. Totals count what still exists; days are UTC, oldest first. */
export const analytics = z.object({
  totalSessions: count,
  totalMessages: count,
  avgMessagesPerSession: z.number(),
  /** Sessions with a message in the last 24 hours. */
  activeSessionsToday: count,
  totalAdImpressions: count,
  totalAdClicks: count,
  /** Clicks of a hundred impressions. */
  avgCTR: z.number(),
  /** The best first: by clicks of a hundred impressions, those with few impressions last. */
  topPlacements: z.array(z.object({ placement, impressions: count, clicks: count, ctr: z.number() })),
  dailyStats: z.array(z.object({ date: z.string(), sessions: count, messages: count })),
  /** Placements that show an advertisement now. */
  activePlacements: count,
  /** When the oldest session began, and the oldest advertisement was created; null if there is none. */
  sessionsSince: z.string().nullable(),
  advertisementsSince: z.string().nullable(),
});
export type Analytics = z.infer<typeof analytics>;

/** How many days, today among them. */
export const daysQuery = z.object({ days: z.enum(['7', '30', '90']).default('7').transform(Number) });

/** GET /api/analytics/trends. */
export const trends = z.object({
  days: z.array(
    z.object({ date: z.string(), sessions: count, messages: count, impressions: count, clicks: count }),
  ),
});
export type Trends = z.infer<typeof trends>;

/** A class of values from `from` to below `to`; null: no upper end. */
const range = z.object({ from: count, to: count.nullable(), sessions: count });

/** GET /api/analytics/sessions: of those that began in these days and still exist. */
export const sessionStatistics = z.object({
  sessions: count,
  /** By messages in a session, and by minutes from its beginning to its last message. */
  lengths: z.array(range),
  minutes: z.array(range),
  /** How many began in each hour of the day (UTC). */
  hours: z.array(count).length(24),
  /** The last ones, newest first; times to the hour. */
  recent: z.array(z.object({ began: z.string(), lastMessage: z.string(), messages: count, minutes: count })),
});
export type SessionStatistics = z.infer<typeof sessionStatistics>;

/** GET /api/analytics/topics: entries of the guide that were asked `threshold` times or more, most asked first. */
export const topicStatistics = z.object({
  threshold: count,
  topics: z.array(
    z.object({
      title: z.string(),
      kind: z.enum(['topic', 'question', 'prayer', 'note', 'book']),
      count,
      /** Days on which it was asked `threshold` times or more, oldest first. */
      days: z.array(z.object({ date: z.string(), count })),
    }),
  ),
  /** How many further entries were asked less often. */
  rarer: count,
});
export type TopicStatistics = z.infer<typeof topicStatistics>;

const found = {
  verified: count,
  corrected: count,
  paraphrased: count,
  unverified: count,
  mentioned: count,
  notFound: count,
};
/** GET /api/analytics/checks: findings of the Scripture check in replies. */
export const checkStatistics = z.object({
  total: z.object(found),
  days: z.array(z.object({ date: z.string(), ...found })),
});
export type CheckStatistics = z.infer<typeof checkStatistics>;

/** GET /api/analytics/providers, the busiest first. */
export const providerStatistics = z.object({
  providers: z.array(
    z.object({
      name: z.string(),
      answers: count,
      /** Replies that ended with an error. */
      failures: count,
      /** Replies that the guide wrote in its place: it failed, or the day's budget was spent. */
      fallbacks: count,
      /** Half of the replies, and nine of ten, began within so many milliseconds; null: none, or longer than all classes. */
      firstWord: z.object({ half: count.nullable(), nineOfTen: count.nullable() }),
    }),
  ),
});
export type ProviderStatistics = z.infer<typeof providerStatistics>;

export const analyticsExportQuery = z.object({ format: z.enum(['json', 'csv']).default('json') });
/** GET /api/analytics/export?format=json. */
export const analyticsExport = z.object({ analytics, exportDate: z.string(), note: z.string() });
