import MessageSquare from 'lucide-react/icons/message-square';
import { type JSX, useState } from 'react';
import { Link } from 'wouter';
import type { Analytics, Trends } from '../../../contract/analytics.ts';
import { PAGES } from '../../../contract/pages.ts';
import button from '../../ui/button.module.css';
import { useAdminQuery } from '../admin-request.ts';
import { Loaded } from '../loaded.tsx';
import { Empty } from '../parts/empty.tsx';
import { clockOf, formatNumber, longDateOf } from '../parts/format.ts';
import style from '../parts/parts.module.css';
import { type Days, DaysRange } from '../parts/range.tsx';
import { Stats } from '../parts/stats.tsx';
import { DailySessions } from './daily-sessions.tsx';
import { Partners } from './partners.tsx';

/** How often the numbers are read anew (behaviour 17.4). */
const REFRESH_MS = 30_000;

/** Overview: totals, sessions by day, and what advertisements brought. */
export function OverviewTab(): JSX.Element {
  const [days, setDays] = useState<Days>(7);
  const totals = useAdminQuery<Analytics>('/api/analytics', { refetchInterval: REFRESH_MS });
  const trends = useAdminQuery<Trends>(`/api/analytics/trends?days=${days}`, { refetchInterval: REFRESH_MS });
  return (
    <>
      <div className={style.head}>
        <h1>Overview</h1>
        <DaysRange days={days} onChange={setDays} />
        <p>
          Counts and times only. What visitors write is sealed: nobody can read it here.
          {totals.data && ` Refreshed at ${clockOf(totals.dataUpdatedAt)}.`}
        </p>
      </div>
      <Loaded query={totals}>
        {(analytics) => (
          <>
            <Totals analytics={analytics} />
            {analytics.totalSessions === 0 && analytics.dailyStats.every(({ sessions }) => sessions === 0) ? (
              <Empty
                Icon={MessageSquare}
                title="No chat sessions yet"
                text="The first conversation will be counted here within 30 seconds."
              >
                <Link href={PAGES.chat.path.replace(/\/:.*$/, '')} className={button.quiet}>
                  Open the chat
                </Link>
              </Empty>
            ) : (
              <Loaded query={trends}>{(loaded) => <DailySessions days={loaded.days} />}</Loaded>
            )}
            <Partners analytics={analytics} />
          </>
        )}
      </Loaded>
    </>
  );
}

function Totals({ analytics }: { analytics: Analytics }): JSX.Element {
  const { totalSessions, totalMessages, avgMessagesPerSession, activeSessionsToday, sessionsSince } =
    analytics;
  return (
    <Stats
      stats={[
        {
          name: 'Total Sessions',
          value: formatNumber(totalSessions),
          note: `with a message, since ${sessionsSince ? longDateOf(sessionsSince) : 'today'}`,
        },
        { name: 'Total Messages', value: formatNumber(totalMessages), note: 'theirs and ours' },
        {
          name: 'Avg Session Length',
          value: formatNumber(avgMessagesPerSession),
          note: 'messages a session',
        },
        { name: 'Active Today', value: formatNumber(activeSessionsToday), note: 'in the last 24 hours' },
      ]}
    />
  );
}
