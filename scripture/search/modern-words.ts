import { rootOf } from '../text/word-forms.ts';
import { DEEDS } from './modern-words/deeds.ts';
import { FAITH } from './modern-words/faith.ts';
import { HEART } from './modern-words/heart.ts';
import { MEASURE } from './modern-words/measure.ts';
import { PEOPLE } from './modern-words/people.ts';
import { THINGS } from './modern-words/things.ts';

/**
 * Words that stand for each other between the wordings of the centuries, a group a line, for search alone: what people
 * remember is mostly in the words of later translations than those we hold. General, never made for a single verse.
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

/** The roots that another wording may have in place of this one. */
export function otherWordings(root: string): ReadonlySet<string> {
  return groups.get(root) ?? NONE;
}
