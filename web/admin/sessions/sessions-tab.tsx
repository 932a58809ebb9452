import MessageSquare from 'lucide-react/icons/message-square';
import { type JSX, useState } from 'react';
import type { ProviderStatistics, SessionStatistics } from '../../../contract/analytics.ts';
import { useAdminQuery } from '../admin-request.ts';
import { Card } from '../card.tsx';
import { Loaded } from '../loaded.tsx';
import { BarChart } from '../parts/bar-chart.tsx';
import { DataTable } from '../parts/data-table.tsx';
import { Empty } from '../parts/empty.tsx';
import { formatNumber, hourInUtc } from '../parts/format.ts';
import style from '../parts/parts.module.css';
import { type Days, DaysRange } from '../parts/range.tsx';
import { Providers } from './providers.tsx';

/** Sessions: times, counts and lengths, never words; and who answered. */
export function SessionsTab(): JSX.Element {
  const [days, setDays] = useState<Days>(7);
  const sessions = useAdminQuery<SessionStatistics>(`/api/analytics/sessions?days=${days}`);
  const providers = useAdminQuery<ProviderStatistics>(`/api/analytics/providers?days=${days}`);
  return (
    <>
      <div className={style.head}>
        <h1>Sessions</h1>
        <DaysRange days={days} onChange={setDays} />
        <p>Times, counts and lengths of conversations that still exist. Nobody can read what was said.</p>
      </div>
      <Loaded query={sessions}>
        {(statistics) =>
          statistics.recent.length === 0 ? (
            <Empty
              Icon={MessageSquare}
              title="No chat sessions yet"
              text="How long conversations are, and when they begin, will stand here."
            />
          ) : (
            <SessionLengths statistics={statistics} />
          )
        }
      </Loaded>
      <Loaded query={providers}>
        {(statistics) => statistics.providers.length > 0 && <Providers providers={statistics.providers} />}
      </Loaded>
    </>
  );
}

type Class = SessionStatistics['lengths'][number];

/** "3 to 4", "51 or more". */
function nameOf({ from, to }: Class, unit: string): string {
  if (to === null) return `${from} ${unit} or more`;
  if (to === from + 1) return from === 0 ? `less than 1 ${unit.replace(/s$/, '')}` : `${from} ${unit}`;
  return `${from} to ${to - 1} ${unit}`;
}

function SessionLengths({ statistics }: { statistics: SessionStatistics }): JSX.Element {
  const { lengths, minutes, hours, recent } = statistics;
  return (
    <>
      <div className={style.two}>
        <Classes title="Messages in a session" classes={lengths} unit="messages" />
        <Classes title="From the first to the last message" classes={minutes} unit="minutes" />
      </div>
      <div className={style.columns}>
        <Card title="When sessions begin">
          <BarChart
            title="Sessions by the hour of the day, in UTC"
            bars={hours.map((value, hour) => ({ id: String(hour), value, label: [`${hour}:00`] }))}
          />
        </Card>
        <Card title="The same hours as a table">
          <DataTable
            caption="In UTC; hours without a session are left out"
            rows={hours.map((value, hour) => ({ hour, value })).filter(({ value }) => value > 0)}
            keyOf={({ hour }) => String(hour)}
            columns={[
              { name: 'Hour', value: ({ hour }) => hour, show: ({ hour }) => `${hour}:00 to ${hour + 1}:00` },
              {
                name: 'Sessions',
                value: ({ value }) => value,
                show: ({ value }) => formatNumber(value),
                isNumber: true,
              },
            ]}
          />
        </Card>
      </div>
      <Card title={recent.length === 1 ? 'The last session' : `The last ${recent.length} sessions`}>
        <DataTable
          caption="Times to the hour, in UTC"
          rows={recent.map((row, position) => ({ ...row, position }))}
          keyOf={({ position }) => String(position)}
          columns={[
            {
              name: 'Last message',
              value: (row) => row.lastMessage,
              show: (row) => hourInUtc(row.lastMessage),
            },
            { name: 'Began', value: (row) => row.began, show: (row) => hourInUtc(row.began) },
            {
              name: 'Messages',
              value: (row) => row.messages,
              show: (row) => formatNumber(row.messages),
              isNumber: true,
            },
            {
              name: 'Minutes',
              value: (row) => row.minutes,
              show: (row) => formatNumber(row.minutes),
              isNumber: true,
            },
          ]}
        />
      </Card>
    </>
  );
}

function Classes({ title, classes, unit }: { title: string; classes: readonly Class[]; unit: string }) {
  const highest = Math.max(1, ...classes.map(({ sessions }) => sessions));
  return (
    <Card title={title}>
      <DataTable
        caption="Sessions that began in these days"
        rows={classes}
        keyOf={({ from }) => String(from)}
        columns={[
          { name: 'Length', value: ({ from }) => from, show: (row) => nameOf(row, unit) },
          {
            name: 'Sessions',
            value: ({ sessions }) => sessions,
            show: ({ sessions }) => (
              <span className={style.measured}>
                {formatNumber(sessions)}
                <span className={style.meter} aria-hidden="true">
                  <i style={{ width: `${(sessions / highest) * 100}%` }} />
                </span>
              </span>
            ),
            isNumber: true,
          },
        ]}
      />
    </Card>
  );
}
