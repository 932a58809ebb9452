import type { JSX } from 'react';
import type { ProviderStatistics } from '../../../contract/analytics.ts';
import { Card } from '../card.tsx';
import { DataTable } from '../parts/data-table.tsx';
import { formatNumber } from '../parts/format.ts';

type Provider = ProviderStatistics['providers'][number];

/** "0.25 s"; the classes end at 30 s. */
const within = (milliseconds: number | null): string =>
  milliseconds === null ? '–' : `${milliseconds / 1_000} s`;

/** Who answered, how often that failed, and how soon the first word came. */
export function Providers({ providers }: { providers: readonly Provider[] }): JSX.Element {
  const number = (name: string, value: (row: Provider) => number) => ({
    name,
    value,
    show: (row: Provider) => formatNumber(value(row)),
    isNumber: true,
  });
  return (
    <Card title="Providers">
      <DataTable
        caption="Failures ended with an error; in fallbacks the built-in guide answered instead. The last two columns: within what time half of the answers began, and nine of ten."
        rows={providers}
        keyOf={({ name }) => name}
        columns={[
          { name: 'Provider', value: ({ name }) => name },
          number('Answers', ({ answers }) => answers),
          number('Failures', ({ failures }) => failures),
          number('Fallbacks', ({ fallbacks }) => fallbacks),
          {
            name: 'Half began in',
            value: ({ firstWord }) => firstWord.half ?? Number.MAX_SAFE_INTEGER,
            show: ({ firstWord }) => within(firstWord.half),
            isNumber: true,
          },
          {
            name: '9 in 10 in',
            value: ({ firstWord }) => firstWord.nineOfTen ?? Number.MAX_SAFE_INTEGER,
            show: ({ firstWord }) => within(firstWord.nineOfTen),
            isNumber: true,
          },
        ]}
      />
    </Card>
  );
}
