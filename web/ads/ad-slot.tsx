import { useQuery } from '@tanstack/react-query';
import { type JSX, useMemo } from 'react';
import type { Placement, ShownAdvertisement, ShownAdvertisements } from '../../contract/advertisements.ts';
import { useFlag } from '../app/flags.ts';
import { Advertisement } from './advertisement.tsx';
import { chooseAdvertisement } from './choose.ts';

interface AdSlotProps {
  placement: Placement;
  /** Drawn around the advertisement; nothing is drawn where there is none. */
  className?: string | undefined;
}

/** The place of an advertisement. While one of its two flags is off nothing is asked; without one nothing is drawn. */
export function AdSlot({ placement, className }: AdSlotProps): JSX.Element | null {
  const advertisement = useAdvertisement(placement);
  if (!advertisement) return null;
  return (
    <div className={className}>
      <Advertisement
        key={advertisement.id}
        advertisement={advertisement}
        wide={placement === 'home_banner' || placement === 'footer'}
      />
    </div>
  );
}

function useAdvertisement(placement: Placement): ShownAdvertisement | null {
  const isEnabled = useFlag('advertisements_enabled');
  const isPlaceOn = useFlag(`${placement}_ads`);
  const { data } = useQuery<ShownAdvertisements>({
    queryKey: [`/api/advertisements?placement=${placement}&active=true`],
    enabled: isEnabled && isPlaceOn,
  });
  return useMemo(
    () => (isEnabled && isPlaceOn && data ? chooseAdvertisement(data.advertisements, Math.random) : null),
    [isEnabled, isPlaceOn, data],
  );
}
