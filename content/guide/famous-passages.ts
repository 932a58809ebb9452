import type { FamousPassage } from './types.ts';

/** The passages people ask for most, read in their context. */
export const FAMOUS_PASSAGES = [
  {
    mark: '[[Romans 8:28]]',
    context:
      'Paul writes to Christians in Rome about present suffering: the whole creation groans, and believers groan with it (Romans 8:18-27). He has just said that the Spirit helps us when we do not know what to pray.',
    meaning:
      'Into this he sets what he is sure of: God works in all things toward good for those who love him. The next verse says what good he means: that they become like his Son. It is said of the whole and of its end, not of each piece by itself.',
    caution:
      'The verse does not say that all things are good, that everything happens for a reason we can find, or that life will turn out as we hoped. It should not be used to quiet someone who weeps.',
    beside: ['[[Romans 8:29-30]]', '[[Genesis 50:20]]', '[[Romans 8:38-39]]'],
  },
] as const satisfies readonly FamousPassage[];
