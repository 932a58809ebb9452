import BookOpen from 'lucide-react/icons/book-open';
import { type JSX, useState } from 'react';
import type { CheckStatistics, TopicStatistics } from '../../../contract/analytics.ts';
import type { CareReferrals } from '../../../contract/care.ts';
import { useAdminQuery } from '../admin-request.ts';
import { Card } from '../card.tsx';
import { Loaded } from '../loaded.tsx';
import { DataTable } from '../parts/data-table.tsx';
import { Empty } from '../parts/empty.tsx';
import { formatNumber, shortDate } from '../parts/format.ts';
import style from '../parts/parts.module.css';
import { type Days, DaysRange } from '../parts/range.tsx';
import { CareByMonth } from './care-by-month.tsx';
import { ScriptureCheck } from './scripture-check.tsx';

const KINDS: Readonly<Record<TopicStatistics['topics'][number]['kind'], string>> = {
  topic: 'Topic',
  question: 'Question',
  prayer: 'Prayer',
  note: 'Note',
  book: 'Book',
};

/** Topics: which entries of the guide were asked, what the Scripture check found, how often help was shown. */
export function TopicsTab(): JSX.Element {
  const [days, setDays] = useState<Days>(30);
  const topics = useAdminQuery<TopicStatistics>(`/api/analytics/topics?days=${days}`);
  const checks = useAdminQuery<CheckStatistics>(`/api/analytics/checks?days=${days}`);
  const care = useAdminQuery<CareReferrals>('/api/care/referrals');
  return (
    <>
      <div className={style.head}>
        <h1>Topics</h1>
        <DaysRange days={days} onChange={setDays} />
        <p>
          What questions were about, by the entries of the built-in guide, whoever answered. Counts by day
          that lead to no conversation.
        </p>
      </div>
      <Loaded query={topics}>{(statistics) => <Topics statistics={statistics} />}</Loaded>
      <div className={style.two}>
        <Loaded query={checks}>{(statistics) => <ScriptureCheck statistics={statistics} />}</Loaded>
        <Loaded query={care}>{({ months }) => <CareByMonth months={months} />}</Loaded>
      </div>
    </>
  );
}

function Topics({ statistics }: { statistics: TopicStatistics }): JSX.Element {
  const { topics, threshold, rarer } = statistics;
  const rest =
    rarer === 0
      ? ''
      : `${formatNumber(rarer)} ${rarer === 1 ? 'entry was' : 'entries were'} asked fewer than ${threshold} times and ${rarer === 1 ? 'is' : 'are'} not named.`;
  if (topics.length === 0) {
    return (
      <Empty
        Icon={BookOpen}
        title="No topics yet"
        text={rest || `An entry is named once it was asked ${threshold} times.`}
      />
    );
  }
  return (
    <Card title="What was asked">
      <DataTable
        caption={`From ${threshold} times up. ${rest}`}
        rows={topics}
        keyOf={({ kind, title }) => `${kind} ${title}`}
        columns={[
          { name: 'Entry', value: ({ title }) => title },
          { name: 'Kind', value: ({ kind }) => KINDS[kind] },
          {
            name: 'Asked',
            value: ({ count }) => count,
            show: ({ count }) => formatNumber(count),
            isNumber: true,
          },
          {
            name: 'Busiest day',
            value: ({ days }) => Math.max(0, ...days.map(({ count }) => count)),
            show: ({ days }) => busiest(days),
            isNumber: true,
          },
        ]}
      />
    </Card>
  );
}

function busiest(days: TopicStatistics['topics'][number]['days']): string {
  const [first] = days.toSorted((a, b) => b.count - a.count);
  return first ? `${shortDate(first.date)}: ${formatNumber(first.count)}` : 'under 10';
}
