import type { PersonKind } from '../../../content/guide/sequels/types.ts';
import { capital } from '../../../language/capital.ts';
import { plainWords } from '../reading/words.ts';
import type { Telling } from '../telling.ts';

/** Whom a message speaks of: how our words name them, and what kind of person it is. */
export interface Concerned {
  /** The places `{who}`, `{he}`, `{him}`, `{his}` and, at the beginning of a sentence, `{Who}`, `{He}`, `{His}`. */
  readonly places: Readonly<Record<string, string>>;
  readonly kind?: PersonKind;
  /** The message itself names them, and does not only say "her". */
  readonly isNamed: boolean;
}

type Gender = 'he' | 'she' | 'they';
interface Person {
  readonly word: string;
  readonly gender: Gender;
  readonly kind?: PersonKind;
}

const people = (gender: Gender, kind: PersonKind | undefined, words: string): [string, Person][] =>
  words.split(',').map((word) => [word, { word, gender, ...(kind && { kind }) }]);

/** People by the word that names them; what a person is called without telling man or woman is read from the pronouns. */
const PEOPLE: ReadonlyMap<string, Person> = new Map([
  ...people('she', 'spouse', 'wife,girlfriend,fiancee'),
  ...people('he', 'spouse', 'husband,boyfriend,fiance'),
  ...people('they', 'spouse', 'partner,ex'),
  ...people('she', 'child', 'daughter,girl,granddaughter,stepdaughter'),
  ...people('he', 'child', 'son,boy,grandson,stepson'),
  ...people('they', 'child', 'children,child,teenager,toddler,baby'),
  ...people('she', 'parent', 'mother,mum,mom,nan,gran,grandma,grandmother,mother in law,aunt'),
  ...people('he', 'parent', 'father,dad,grandpa,grandfather,grandad,father in law,uncle'),
  ...people('they', 'parent', 'parents,grandparents,in laws'),
  ...people('they', 'boss', 'boss,manager,supervisor,employer'),
  ...people('they', 'leader', 'pastor,priest,vicar,elder,elders,minister,youth leader'),
  ...people('she', 'friend', 'sister,niece,sister in law'),
  ...people('he', 'friend', 'brother,nephew,brother in law'),
  ...people(
    'they',
    'friend',
    'best friend,friend,friends,neighbour,neighbor,colleague,coworker,cousin,roommate,sponsor',
  ),
]);
const NAMED = new RegExp(
  `\\b(?:my|our|the|her|his|their) (?:(?!best friend\\b)\\w+ ){0,2}?(${[...PEOPLE.keys()].toSorted((a, b) => b.length - a.length).join('|')})\\b(?! of\\b)`,
  'g',
);

const FORMS: Readonly<Record<Gender, readonly [string, string, string]>> = {
  he: ['he', 'him', 'his'],
  she: ['she', 'her', 'her'],
  they: ['they', 'them', 'their'],
};
const namedIn = (plain: string): Person[] => [...plain.matchAll(NAMED)].map(([, word]) => PEOPLE.get(word!)!);

const PRONOUNS: readonly (readonly [Gender, RegExp])[] = [
  ['she', /\b(?:she|her|hers|herself)\b/],
  ['he', /\b(?:he|him|his|himself)\b/],
  ['they', /\b(?:they|them|their|theirs)\b/],
];
const pronounIn = (plain: string): Gender | undefined =>
  PRONOUNS.find(([, pattern]) => pattern.test(plain))?.[0];

/** Messages of the visitor that are looked through. */
const LOOKED_BACK = 6;

/** Whom the message speaks of: who is named in it, or who was named before and goes with "her", "him", "they". */
export function concernedIn({ request }: Telling): Concerned {
  const plain = plainWords(request.words);
  const earlier = request.history
    .flatMap(({ role, content }) => (role === 'user' ? [plainWords(content)] : []))
    .slice(-LOOKED_BACK);
  const pronoun = pronounIn(plain);
  const own = namedIn(plain);
  const before = earlier.flatMap(namedIn);
  const fits = ({ gender, word }: Person) =>
    !pronoun || gender === pronoun || (gender === 'they' && !word.endsWith('s'));
  const person = own.at(-1) ?? before.findLast(fits);
  if (!person) return { places: placesOf('that person', pronoun ?? 'they'), isNamed: false };
  const said = person.gender === 'they' && own.length === 0 ? (pronoun ?? saidOf(earlier)) : person.gender;
  return {
    places: placesOf(`your ${person.word}`, said),
    ...(person.kind && { kind: person.kind }),
    isNamed: own.length > 0,
  };
}

/** How the visitor has spoken of somebody whose word does not tell: the one pronoun that was used. */
function saidOf(earlier: readonly string[]): Gender {
  const used = new Set(earlier.flatMap((plain) => pronounIn(plain) ?? []));
  return used.size === 1 ? [...used][0]! : 'they';
}

function placesOf(who: string, gender: Gender): Record<string, string> {
  const [he, him, his] = FORMS[gender];
  return { who, he, him, his, Who: capital(who), He: capital(he), His: capital(his) };
}
