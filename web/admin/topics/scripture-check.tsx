import type { JSX } from 'react';
import type { CheckStatistics } from '../../../contract/analytics.ts';
import { Card } from '../card.tsx';
import { DataTable } from '../parts/data-table.tsx';
import { formatNumber } from '../parts/format.ts';
import style from '../parts/parts.module.css';

const FINDINGS = [
  ['verified', 'Verified', 'the passage’s words'],
  ['corrected', 'Corrected', 'set in the true words'],
  ['paraphrased', 'Paraphrased', 'a few words that lost their quotation marks'],
  ['unverified', 'Not checked', 'a translation that is not held'],
  ['mentioned', 'Mentioned', 'a reference without a quotation'],
  ['notFound', 'Not found', 'no such passage or words'],
] as const;

/** What the Scripture check found in replies. */
export function ScriptureCheck({ statistics }: { statistics: CheckStatistics }): JSX.Element {
  const { total } = statistics;
  const all = Object.values(total).reduce((sum, count) => sum + count, 0);
  return (
    <Card title="Scripture check">
      {all === 0 ? (
        <p>No quotations in these days.</p>
      ) : (
        <DataTable
          caption="Quotations and references in replies"
          rows={FINDINGS.map(([key, name, meaning]) => ({ name, meaning, count: total[key] }))}
          keyOf={({ name }) => name}
          columns={[
            {
              name: 'Result',
              value: ({ name }) => name,
              show: ({ name, meaning }) => (
                <>
                  <b className={style.strong}>{name}</b> <span className={style.quiet}>{meaning}</span>
                </>
              ),
            },
            {
              name: 'Found',
              value: ({ count }) => count,
              show: ({ count }) => formatNumber(count),
              isNumber: true,
            },
            {
              name: 'Share',
              value: ({ count }) => count,
              show: ({ count }) => `${formatNumber((count / all) * 100)}%`,
              isNumber: true,
            },
          ]}
        />
      )}
    </Card>
  );
}
