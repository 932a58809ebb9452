import Star from 'lucide-react/icons/star';
import type { JSX } from 'react';
import type { Placement } from '../../../contract/advertisements.ts';
import type { Analytics } from '../../../contract/analytics.ts';
import { copyText } from '../../app/copy-text.ts';
import { showToast } from '../../app/toast-queue.ts';
import button from '../../ui/button.module.css';
import { Card } from '../card.tsx';
import form from '../form.module.css';
import { DataTable } from '../parts/data-table.tsx';
import { Empty } from '../parts/empty.tsx';
import { formatNumber, formatPercent, longDateOf } from '../parts/format.ts';
import style from '../parts/parts.module.css';
import { PLACEMENT_NAMES } from '../parts/placement-names.ts';
import { Stats } from '../parts/stats.tsx';
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
          <TopPlacements placements={analytics.topPlacements.slice(0, TOP_PLACEMENTS)} />
          <AdvertiserValue analytics={analytics} />
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

function TopPlacements({ placements }: { placements: Analytics['topPlacements'] }): JSX.Element {
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
    </Card>
  );
}

/** One sentence that an advertiser can use. */
function AdvertiserValue({ analytics }: { analytics: Analytics }): JSX.Element {
  const { totalAdImpressions, totalAdClicks, advertisementsSince } = analytics;
  const since = advertisementsSince ? `Since ${longDateOf(advertisementsSince)} your` : 'Your';
  const ofThousand = totalAdImpressions > 0 ? Math.round((totalAdClicks / totalAdImpressions) * 1_000) : 0;
  const words = `${since} cards were seen ${times(totalAdImpressions)} and opened ${times(totalAdClicks)}.${
    totalAdImpressions >= 1_000 ? ` That is ${formatNumber(ofThousand)} of every 1,000 times seen.` : ''
  }`;
  const copy = async (): Promise<void> => {
    if (await copyText(words)) showToast('Copied');
    else showToast('Could not copy', 'Please mark the words and copy them.');
  };
  return (
    <section className={`${form.card} ${own.value}`}>
      <h2>What to tell a partner</h2>
      <p className={own.words}>{words}</p>
      <p className={own.note}>Times, not people: nobody is followed from page to page.</p>
      <button type="button" className={button.quiet} onClick={() => void copy()}>
        Copy these words
      </button>
    </section>
  );
}

const times = (count: number): string => (count === 1 ? 'once' : `${formatNumber(count)} times`);
