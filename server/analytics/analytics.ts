import type {
  Analytics,
  CheckStatistics,
  ProviderStatistics,
  SessionStatistics,
  TopicStatistics,
  Trends,
} from '../../contract/analytics.ts';
import type { PlacementCounts } from '../ads/operator-advertisements.ts';
import type { CountedKind } from '../guide/entry-title.ts';
import { hourOf } from '../storage/counts.ts';
import type { Storage } from '../storage/types.ts';
import { firstWordWithin, LENGTHS, MINUTES, ranges } from './classes.ts';
import { DAY_MS, dateOf, datesSince, startOfDays } from './days.ts';
import {
  readClasses,
  readCountsBeginning,
  readDailyCounts,
  readHoursOfDay,
  readRecentSessions,
  readTopicDays,
  readTopics,
  readTotals,
} from './store.ts';

/** What the dashboard shows (behaviour 17.4). `days` are UTC and end with today. */
export interface AnalyticsService {
  overview(): Promise<Analytics>;
  trends(days: number): Promise<Trends>;
  sessions(days: number): Promise<SessionStatistics>;
  topics(days: number): Promise<TopicStatistics>;
  checks(days: number): Promise<CheckStatistics>;
  providers(days: number): Promise<ProviderStatistics>;
}

export interface AnalyticsDeps {
  readonly storage: Storage;
  /** Impressions and clicks of the advertisements that exist, by placement. */
  readonly placementCounts: () => Promise<PlacementCounts>;
  readonly entryTitle: (kind: CountedKind, id: string) => string | undefined;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

const DASHBOARD_DAYS = 7;
const RECENT_SESSIONS = 50;
/** An entry that was asked less often is not named: one visitor could be recognised. */
const TOPIC_THRESHOLD = 10;
/** The days of so many entries are told, the most asked ones. */
const TOPICS_WITH_DAYS = 50;
/** A placement with fewer impressions is not compared by its clicks of a hundred. */
const COMPARABLE_IMPRESSIONS = 100;
const TRENDS = ['sessions', 'messages', 'impressions', 'clicks'] as const;
const FINDINGS = ['verified', 'corrected', 'paraphrased', 'unverified', 'mentioned', 'not-found'] as const;

export function createAnalytics({
  storage,
  placementCounts,
  entryTitle,
  now,
}: AnalyticsDeps): AnalyticsService {
  /** One row a day, zeros included: the counts of `names` under the name that `as` gives them. */
  async function daily(names: readonly string[], days: number, as = (name: string) => name) {
    const since = startOfDays(days, now());
    const zero = Object.fromEntries(names.map((name) => [as(name), 0]));
    const rows = new Map(datesSince(since, now()).map((date) => [date, { date, ...zero } as DayRow]));
    for (const { name, day, count } of await readDailyCounts(storage, names, since)) {
      const row = rows.get(dateOf(day * DAY_MS));
      if (row) row[as(name)] = count;
    }
    return [...rows.values()];
  }

  return {
    async overview() {
      const [totals, placements, days] = await Promise.all([
        readTotals(storage, now() - DAY_MS),
        placementCounts(),
        daily(['sessions', 'messages'], DASHBOARD_DAYS),
      ]);
      const { impressions, clicks } = placements;
      return {
        totalSessions: totals.sessions,
        totalMessages: totals.messages,
        avgMessagesPerSession: totals.sessions === 0 ? 0 : oneDecimal(totals.messages / totals.sessions),
        activeSessionsToday: totals.active,
        totalAdImpressions: impressions,
        totalAdClicks: clicks,
        avgCTR: percentOf(clicks, impressions),
        topPlacements: rankPlacements(placements.placements),
        dailyStats: days as unknown as Analytics['dailyStats'],
        activePlacements: placements.showing,
        sessionsSince: isoOrNull(totals.since),
        advertisementsSince: isoOrNull(placements.since),
      };
    },
    trends: async (days) => ({ days: (await daily(TRENDS, days)) as unknown as Trends['days'] }),
    async sessions(days) {
      const since = startOfDays(days, now());
      const [{ lengths, minutes }, hours, recent] = await Promise.all([
        readClasses(storage, { lengths: LENGTHS, minutes: MINUTES }, since),
        readHoursOfDay(storage, 'sessions', since),
        readRecentSessions(storage, RECENT_SESSIONS),
      ]);
      return {
        sessions: lengths.reduce((sum, count) => sum + count, 0),
        lengths: ranges(LENGTHS, lengths),
        minutes: ranges(MINUTES, minutes),
        hours,
        recent: recent.map((row) => ({
          began: toTheHour(row.created_at),
          lastMessage: toTheHour(row.last_active_at),
          messages: row.message_count,
          minutes: Math.round((row.last_active_at - row.created_at) / 60_000),
        })),
      };
    },
    async topics(days) {
      const since = dateOf(startOfDays(days, now()));
      const all = await readTopics(storage, since);
      const shown = all
        .filter(({ count }) => count >= TOPIC_THRESHOLD)
        .sort((a, b) => b.count - a.count || (a.entry < b.entry ? -1 : 1));
      const withDays = shown.slice(0, TOPICS_WITH_DAYS).map(({ entry }) => entry);
      const perDay =
        withDays.length === 0
          ? []
          : await readTopicDays(storage, { entries: withDays, atLeast: TOPIC_THRESHOLD, since });
      return {
        threshold: TOPIC_THRESHOLD,
        topics: shown.map(({ entry, count }) => ({
          ...namedEntry(entry, entryTitle),
          count,
          days: perDay.filter((row) => row.entry === entry).map(({ day, count }) => ({ date: day, count })),
        })),
        rarer: all.length - shown.length,
      };
    },
    async checks(days) {
      const names = FINDINGS.map((status) => `check/${status}`);
      const rows = await daily(names, days, (name) => keyOfFinding(name.slice('check/'.length)));
      const total = Object.fromEntries(
        FINDINGS.map(keyOfFinding).map((key) => [key, rows.reduce((sum, row) => sum + Number(row[key]), 0)]),
      );
      return { total, days: rows } as unknown as CheckStatistics;
    },
    async providers(days) {
      const beginnings = ['answers/', 'failures/', 'fallbacks/', 'first_word/'];
      return providersOf(await readCountsBeginning(storage, beginnings, startOfDays(days, now())));
    },
  };
}

type DayRow = { date: string } & { [name: string]: number | string };

const oneDecimal = (value: number): number => Math.round(value * 10) / 10;
/** With two decimals. */
const percentOf = (part: number, whole: number): number =>
  whole === 0 ? 0 : Math.round((part / whole) * 10_000) / 100;
const isoOrNull = (time: number | null): string | null =>
  time === null ? null : new Date(time).toISOString();
const toTheHour = (time: number): string => new Date(hourOf(time)).toISOString();
const keyOfFinding = (status: string): string => (status === 'not-found' ? 'notFound' : status);

function rankPlacements(counts: PlacementCounts['placements']): Analytics['topPlacements'] {
  const isComparable = (impressions: number) => (impressions >= COMPARABLE_IMPRESSIONS ? 1 : 0);
  return counts
    .filter(({ impressions, clicks }) => impressions + clicks > 0)
    .map((row) => ({ ...row, ctr: percentOf(row.clicks, row.impressions) }))
    .sort(
      (a, b) =>
        isComparable(b.impressions) - isComparable(a.impressions) ||
        b.ctr - a.ctr ||
        b.impressions - a.impressions,
    );
}

/** "topic:anxiety" as it is called on screen. */
function namedEntry(entry: string, entryTitle: AnalyticsDeps['entryTitle']) {
  const colon = entry.indexOf(':');
  const [kind, id] = [entry.slice(0, colon) as CountedKind, entry.slice(colon + 1)];
  return { title: entryTitle(kind, id) ?? id, kind };
}

function providersOf(rows: readonly { name: string; count: number }[]): ProviderStatistics {
  const providers = new Map<
    string,
    { answers: number; failures: number; fallbacks: number; classes: Map<number, number> }
  >();
  for (const { name, count } of rows) {
    const [what = '', ...rest] = name.split('/');
    const timeClass = what === 'first_word' ? Number(rest.shift()) : 0;
    const provider = rest.join('/');
    const known = providers.get(provider) ?? { answers: 0, failures: 0, fallbacks: 0, classes: new Map() };
    if (what === 'first_word') known.classes.set(timeClass, count);
    else known[what as 'answers' | 'failures' | 'fallbacks'] = count;
    providers.set(provider, known);
  }
  return {
    providers: [...providers]
      .map(([name, { classes, ...counts }]) => ({
        name,
        ...counts,
        firstWord: {
          half: firstWordWithin(classes, counts.answers, 0.5),
          nineOfTen: firstWordWithin(classes, counts.answers, 0.9),
        },
      }))
      .sort((a, b) => b.answers - a.answers || (a.name < b.name ? -1 : 1)),
  };
}
