import type { CareRules } from '../../care/types.ts';
import { isOpenCrisis } from '../guide/crisis.ts';

/** Open statements of suicide and self-harm, each message by itself. */
export const openStatements: CareRules = {
  hear: (words) => ({ signs: isOpenCrisis(words) ? [{ name: 'open statement', kind: 'crisis' }] : [] }),
  judge(heard) {
    const { signs } = heard.at(-1) ?? { signs: [] };
    return signs.length > 0 ? { kind: 'crisis', said: 'open', about: 'self', urgent: false, signs } : null;
  },
};
