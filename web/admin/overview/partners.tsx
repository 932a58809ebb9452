import Star from 'lucide-react/icons/star';
import type { JSX } from 'react';
import type { Placement } from '../../../contract/advertisements.ts';
import type { Analytics } from '../../../contract/analytics.ts';
import { Card } from '../card.tsx';
import { DataTable } from '../parts/data-table.tsx';
import { Empty } from '../parts/empty.tsx';
import { formatNumber, formatPercent } from '../parts/format.ts';
import style from '../parts/parts.module.css';
import { PLACEMENT_NAMES } from '../parts/placement-names.ts';
import { Stats } from '../parts/stats.tsx';
import { PartnerWords } from './partner-words.tsx';
import own from './partners.module.css';

const TOP_PLACEMENTS = 3;

/** What advertisements brought: numbers, the best places, and what an advertiser may be told. */
export function Partners({ analytics }: { analytics: Analytics }): JSX.Element {
  const { totalAdImpressions, totalAdClicks, avgCTR, activePlacements } = analytics;
  const hasUsage = totalAdImpressions + totalAdClicks > 0;
  return (
    <>
      <h2 className={own.title}>Ministry partners</h2>
      <Stats
        slim
        stats={[
          {
            name: 'Total Impressions',
            value: formatNumber(totalAdImpressions),
            note: 'half seen for a second',
          },
          { name: 'Total Clicks', value: formatNumber(totalAdClicks), note: 'on Learn More' },
          { name: 'Average CTR', value: formatPercent(avgCTR), note: 'clicks of impressions' },
          { name: 'Active Placements', value: formatNumber(activePlacements), note: 'of 4' },
        ]}
      />
      {hasUsage ? (
        <div className={style.even}>
          <TopPlacements all={analytics.topPlacements} />
          <PartnerWords />
        </div>
      ) : (
        <Empty
          title="No usage data available yet"
          text={
            activePlacements > 0
              ? 'An advertisement is shown; what is seen of it will be counted here.'
              : 'No advertisement is shown. You can switch them on under Features.'
          }
        />
      )}
    </>
  );
}

function TopPlacements({ all }: { all: Analytics['topPlacements'] }): JSX.Element {
  const placements = all.slice(0, TOP_PLACEMENTS);
  const best = placements[0]?.placement;
  const highest = Math.max(...placements.map(({ ctr }) => ctr), 0.01);
  const nameOf = ({ placement }: { placement: Placement }): string => PLACEMENT_NAMES[placement];
  return (
    <Card title="Top placements">
      <DataTable
        caption="Where advertisements were seen and chosen"
        rows={placements}
        keyOf={({ placement }) => placement}
        columns={[
          {
            name: 'Placement',
            value: nameOf,
            show: (row) => (
              <>
                <b className={style.strong}>{nameOf(row)}</b>{' '}
                {row.placement === best && (
                  <span className={style.chip}>
                    <Star aria-hidden="true" /> Best Performer
                  </span>
                )}
              </>
            ),
          },
          {
            name: 'Seen',
            value: ({ impressions }) => impressions,
            show: ({ impressions }) => formatNumber(impressions),
            isNumber: true,
          },
          {
            name: 'Clicks',
            value: ({ clicks }) => clicks,
            show: ({ clicks }) => formatNumber(clicks),
            isNumber: true,
          },
          {
            name: 'CTR',
            value: ({ ctr }) => ctr,
            show: ({ ctr }) => (
              <span className={style.measured}>
                {formatPercent(ctr)}
                <span className={style.meter} aria-hidden="true">
                  <i style={{ width: `${(ctr / highest) * 100}%` }} />
                </span>
              </span>
            ),
            isNumber: true,
          },
        ]}
      />
      {all.length > placements.length && (
        <p className={own.note}>
          The best {placements.length} of {all.length}; the totals above are of all.
        </p>
      )}
    </Card>
  );
}
