import { rootOf } from '../text/word-forms.ts';
import { DEEDS } from './modern-words/deeds.ts';
import { FAITH } from './modern-words/faith.ts';
import { HEART } from './modern-words/heart.ts';
import { MEASURE } from './modern-words/measure.ts';
import { PEOPLE } from './modern-words/people.ts';
import { THINGS } from './modern-words/things.ts';

/**
 * Words of modern translations and of ours that mean the same, one group on each line. For search only: people mostly
 * remember verses in later translations than those we have. The groups are general, never made for a single verse.
 */
const GROUPS = [DEEDS, FAITH, HEART, MEASURE, PEOPLE, THINGS].flatMap((subject) =>
  subject.trim().split('\n'),
);

const groups = new Map<string, Set<string>>();
for (const line of GROUPS) {
  const roots = line.split(' ').map(rootOf);
  for (const root of roots) {
    const others = groups.get(root) ?? new Set();
    for (const other of roots) if (other !== root) others.add(other);
    groups.set(root, others);
  }
}

const NONE: ReadonlySet<string> = new Set();

/** The roots that another translation may have in place of this one. */
export function synonymsOf(root: string): ReadonlySet<string> {
  return groups.get(root) ?? NONE;
}
