import type { AgeBand } from '../../../content/guide/forms/children.ts';
import type { FormContext } from './form-context.ts';

/** For which of four ages something is made; by the middle of the ages that were said. */
export function bandOf({ form }: Pick<FormContext, 'form'>): AgeBand {
  const { ages, audience } = form;
  if (ages) {
    const middle = (ages.from + ages.to) / 2;
    return middle < 5 ? 'small' : middle < 8.5 ? 'middle' : middle < 12.5 ? 'older' : 'teens';
  }
  return audience === 'toddlers' ? 'small' : audience === 'teens' ? 'teens' : 'middle';
}
