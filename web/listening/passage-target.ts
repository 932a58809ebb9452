import type { BiblePassage } from '../../contract/bible.ts';
import type { PassageTarget } from './listening.ts';

/** A passage as a Listen button takes it. `from` is the verse to begin with. */
export const passageTarget = (
  passage: BiblePassage,
  from?: string,
): Omit<PassageTarget, 'shownIn' | 'scope'> => ({
  kind: 'passage',
  id: `${passage.osis} ${passage.version}`,
  reference: passage.reference,
  osis: passage.osis,
  version: passage.version,
  verses: passage.verses,
  from,
});
