import type { JSX } from 'react';
import type { ProviderStatistics } from '../../../contract/analytics.ts';
import { Card } from '../card.tsx';
import { DataTable } from '../parts/data-table.tsx';
import { formatNumber } from '../parts/format.ts';

type Provider = ProviderStatistics['providers'][number];

const seconds = (milliseconds: number | null): string =>
  milliseconds === null ? '–' : `${formatNumber(milliseconds / 1_000).replace(/^0\.3$/, '0.25')} s`;

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
        caption="Failures ended with an error; in fallbacks the built-in guide answered instead. Half and nine of ten first words came within these times."
        rows={providers}
        keyOf={({ name }) => name}
        columns={[
          { name: 'Provider', value: ({ name }) => name },
          number('Answers', ({ answers }) => answers),
          number('Failures', ({ failures }) => failures),
          number('Fallbacks', ({ fallbacks }) => fallbacks),
          {
            name: 'First word, half',
            value: ({ firstWord }) => firstWord.half ?? Number.MAX_SAFE_INTEGER,
            show: ({ firstWord }) => seconds(firstWord.half),
            isNumber: true,
          },
          {
            name: 'Nine of ten',
            value: ({ firstWord }) => firstWord.nineOfTen ?? Number.MAX_SAFE_INTEGER,
            show: ({ firstWord }) => seconds(firstWord.nineOfTen),
            isNumber: true,
          },
        ]}
      />
    </Card>
  );
}
