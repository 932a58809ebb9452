import type { JSX } from 'react';
import type { CareReferrals } from '../../../contract/care.ts';
import { Card } from '../card.tsx';
import { DataTable } from '../parts/data-table.tsx';
import style from '../parts/parts.module.css';

const KINDS = [
  ['crisis', 'Crisis'],
  ['abuse', 'Abuse'],
  ['child', 'A child'],
  ['medical', 'Medical'],
  ['danger', 'Danger'],
] as const;
const monthAndYear = new Intl.DateTimeFormat('en-GB', { month: 'short', year: 'numeric', timeZone: 'UTC' });

/** How often help lines were shown. */
export function CareByMonth({ months }: { months: CareReferrals['months'] }): JSX.Element {
  return (
    <Card title="Care referrals">
      {months.length === 0 ? (
        <p>Help lines have not been shown yet.</p>
      ) : (
        <DataTable
          caption="Messages that were answered with help lines, by month. Nothing else about them is kept."
          rows={months}
          keyOf={({ month }) => month}
          columns={[
            {
              name: 'Month',
              value: ({ month }) => month,
              show: ({ month }) => (
                <span className={style.oneLine}>{monthAndYear.format(new Date(month))}</span>
              ),
            },
            ...KINDS.map(([kind, name]) => ({
              name,
              value: ({ counts }: CareReferrals['months'][number]) => counts[kind],
              isNumber: true,
            })),
          ]}
        />
      )}
    </Card>
  );
}
