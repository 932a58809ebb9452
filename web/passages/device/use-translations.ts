import { useAbout } from '../../app/about.ts';
import { useOffer } from './offer.ts';

const NONE: readonly { id: string; name: string }[] = [];

/** The installation's translations; where the server cannot be reached, those that can be downloaded. */
export function useTranslations(): readonly { id: string; name: string }[] {
  const about = useAbout();
  const { data: offer } = useOffer();
  return about?.translations ?? offer?.translations ?? NONE;
}
