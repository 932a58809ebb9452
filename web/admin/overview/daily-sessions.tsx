import Download from 'lucide-react/icons/download';
import type { JSX } from 'react';
import type { Trends } from '../../../contract/analytics.ts';
import button from '../../ui/button.module.css';
import { Card } from '../card.tsx';
import form from '../form.module.css';
import { BarChart } from '../parts/bar-chart.tsx';
import { DataTable } from '../parts/data-table.tsx';
import { formatNumber, shortDate, weekdayOf } from '../parts/format.ts';
import style from '../parts/parts.module.css';
import { useExport } from '../use-export.ts';

/** Sessions by day as bars, where any day has some, and the same days as a table. */
export function DailySessions({ days }: { days: Trends['days'] }): JSX.Element {
  const today = days.at(-1)?.date;
  const newestFirst = days.toReversed();
  const hasSessions = days.some(({ sessions }) => sessions > 0);
  return (
    <div className={style.columns}>
      <Card title="Sessions per day" action={<DaysAsCsv />}>
        {hasSessions ? (
          <BarChart
            title="Sessions per day"
            bars={days.map(({ date, sessions }) => ({
              id: date,
              value: sessions,
              label: labelOf(date, { isToday: date === today, isWeek: days.length <= 7 }),
              isOpen: date === today,
            }))}
          />
        ) : (
          <p>No sessions in these days.</p>
        )}
      </Card>
      <section className={form.card}>
        <DataTable
          caption="The same days as a table, in UTC"
          rows={newestFirst}
          keyOf={({ date }) => date}
          columns={[
            {
              name: 'Day',
              value: ({ date }) => date,
              show: ({ date }) =>
                date === today ? `${weekdayOf(date)}, so far` : `${weekdayOf(date)} ${shortDate(date)}`,
            },
            {
              name: 'Sessions',
              value: ({ sessions }) => sessions,
              show: ({ sessions }) => formatNumber(sessions),
              isNumber: true,
            },
            {
              name: 'Messages',
              value: ({ messages }) => messages,
              show: ({ messages }) => formatNumber(messages),
              isNumber: true,
            },
          ]}
        />
      </section>
    </div>
  );
}

function DaysAsCsv(): JSX.Element {
  const download = useExport('csv');
  return (
    <button
      type="button"
      className={button.text}
      disabled={download.isPending}
      onClick={() => download.mutate()}
    >
      <Download aria-hidden="true" /> Download 90 days as CSV
    </button>
  );
}

function labelOf(date: string, { isToday, isWeek }: { isToday: boolean; isWeek: boolean }): string[] {
  if (!isWeek) return [shortDate(date)];
  return [weekdayOf(date), isToday ? 'so far' : shortDate(date)];
}
