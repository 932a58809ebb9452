import { rootOf } from '../text/word-forms.ts';

/** Endings that make one word from another, as `rootOf` leaves them. */
const ENDINGS = ['anc', 'nes', 'ment', 'ful', 'fuli', 'li', 'er', 'or', 'ation', 'ion', 'iti', 'les'];

/** Words of one family that no rule connects, one family on each line. */
const FAMILIES = `
hungry hunger
thirsty thirst
anxious anxiety
wise wisdom
strong strength
true truth
dead death die
alive life live
belief believe
chosen choice
choose choice
sin sinner sinful
peace peaceful peacemaker
brother brotherly
love lover beloved
hate hatred
obey obedience obedient
poor poverty
weak weakness
free freedom
proud pride
long length
deep depth
high height
broad breadth
warm warmth
hot heat
holy holiness
just justice justify
sure assurance assure
know knowledge
speak speech
give gift giver
see sight
bear birth
grow growth
serve servant service
rule ruler
sing song
sit seat
think thought
work worker
fool folly
angry anger
nothing anything
beginning begin
heal health
mourn mourner
please pleasure
circumcise circumcision
persevere perseverance
inherit inheritance heir
`;

const families = new Map<string, readonly string[]>();
for (const line of FAMILIES.trim().split('\n')) {
  const roots = [...new Set(line.split(' ').map(rootOf))];
  for (const root of roots) {
    const others = roots.filter((other) => other !== root);
    families.set(root, [...(families.get(root) ?? []), ...others]);
  }
}

/** Roots of the same word family ("repentance" for "repent", "forgive" for "forgiveness"). Some are not words at all. */
export function derivedRoots(root: string): string[] {
  if (root.length < 4) return [...(families.get(root) ?? [])];
  const longer = ENDINGS.map((ending) => root + ending);
  const shorter = ENDINGS.filter((ending) => root.endsWith(ending) && root.length - ending.length >= 4).map(
    (ending) => root.slice(0, -ending.length),
  );
  return [...(families.get(root) ?? []), ...longer, ...shorter];
}
