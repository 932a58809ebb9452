import type { JSX } from 'react';
import type { OperatorAdvertisement, Placement } from '../../../contract/advertisements.ts';
import { Card } from '../card.tsx';
import head from '../parts/parts.module.css';
import { PLACEMENT_NAMES, PLACEMENTS } from '../parts/placement-names.ts';
import style from './ads-tab.module.css';
import { isFlagOn, type OperatorFlagList } from './calls.ts';
import { PlaceMap } from './place-map.tsx';
import { showingAt } from './state-of-ad.ts';

interface ShowingNowProps {
  advertisements: readonly OperatorAdvertisement[];
  flags: OperatorFlagList['flags'];
}

/** What each place shows to visitors now. */
export function ShowingNow({ advertisements, flags }: ShowingNowProps): JSX.Element {
  const isOff = (placement: Placement): boolean =>
    !isFlagOn(flags, 'advertisements_enabled') || !isFlagOn(flags, `${placement}_ads`);
  return (
    <Card title="Showing now">
      <ul className={style.now}>
        {PLACEMENTS.map((placement) => {
          const shown = showingAt(advertisements, placement);
          const titles = shown.map(({ title }) => title).join('; in turn with ');
          return (
            <li key={placement}>
              <PlaceMap placement={placement} isOff={isOff(placement) || shown.length === 0} />
              <p>
                <b className={head.strong}>{PLACEMENT_NAMES[placement]}</b>
                <span className={head.quiet}>{isOff(placement) ? 'Switched off' : titles || 'Nothing'}</span>
              </p>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
