import { useQuery } from '@tanstack/react-query';
import { type JSX, useMemo } from 'react';
import type { Placement, PublicAdvertisement, PublicAdvertisements } from '../../contract/advertisements.ts';
import { useFlag } from '../app/flags.ts';
import { Advertisement } from './advertisement.tsx';
import { chooseAdvertisement } from './choose-advertisement.ts';

interface AdPlacementProps {
  placement: Placement;
  /** Class of the element around the advertisement. */
  className?: string | undefined;
}

/**
 * Shows an advertisement for a placement, or nothing where there is none. Requests one only while both flags are on: the
 * one for all advertisements and the placement's own.
 */
export function AdPlacement({ placement, className }: AdPlacementProps): JSX.Element | null {
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

function useAdvertisement(placement: Placement): PublicAdvertisement | null {
  const isEnabled = useFlag('advertisements_enabled');
  const isPlacementEnabled = useFlag(`${placement}_ads`);
  const { data } = useQuery<PublicAdvertisements>({
    queryKey: [`/api/advertisements?placement=${placement}&active=true`],
    enabled: isEnabled && isPlacementEnabled,
  });
  return useMemo(
    () =>
      isEnabled && isPlacementEnabled && data ? chooseAdvertisement(data.advertisements, Math.random) : null,
    [isEnabled, isPlacementEnabled, data],
  );
}
