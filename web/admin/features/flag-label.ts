import type { OperatorFlag } from '../../../contract/installation.ts';

/** What a switch is called, and what it does: "Footer Ads" and the rest of "Footer Ads: below every page". */
export function wordsOfFlag({ name, description }: Pick<OperatorFlag, 'name' | 'description'>): {
  readonly label: string;
  readonly text: string;
} {
  const [label = name, ...rest] = description.split(': ');
  return { label: label || name, text: rest.join(': ') };
}
