import { useAbout } from '../../app/about.ts';
import { useOffer } from './offer.ts';

const NONE: readonly { id: string; name: string }[] = [];

/** The translations there are: as the server says, or, where it cannot be reached, as they were offered to be kept. */
export function useTranslations(): readonly { id: string; name: string }[] {
  const about = useAbout();
  const { data: offer } = useOffer();
  return about?.translations ?? offer?.translations ?? NONE;
}
