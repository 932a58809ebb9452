import { COMPLETE_TRANSLATION, type TranslationId } from '../../../scripture/translations.ts';
import { useAbout } from '../../app/about.ts';
import { useTranslation } from '../../app/translation.ts';

/** The reader's translation: as chosen in this browser, else the installation's. The form to join shows the same. */
export function useOwnTranslation(): TranslationId {
  const [chosen] = useTranslation();
  const about = useAbout();
  return chosen ?? about?.defaultTranslation ?? COMPLETE_TRANSLATION;
}
