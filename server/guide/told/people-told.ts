import { plainWords } from '../reading/words.ts';

export type Gender = 'he' | 'she' | 'they';

/** Somebody of whom a visitor tells: "my little sister" is owner, kind and word. */
export interface ToldPerson {
  readonly owner: 'my' | 'our' | 'her' | 'his' | 'their' | 'the';
  readonly kind: string;
  readonly word: string;
  readonly gender: Gender;
  readonly name?: string;
  /** Whose mother it is, where it is a friend's. */
  readonly of?: ToldPerson;
}

const people = (gender: Gender, words: string): [string, Gender][] =>
  words.split(',').map((word) => [word, gender]);

/** Words for people, in plain words; what does not tell man or woman is read from the pronouns. */
const PEOPLE: ReadonlyMap<string, Gender> = new Map([
  ...people(
    'she',
    'wife,girlfriend,fiancee,daughter,girl,granddaughter,stepdaughter,goddaughter,daughter in law,mother,mum,mom,mam,mama,grandma,nan,nana,gran,granny,grandmother,stepmother,mother in law,aunt,auntie,sister,stepsister,sister in law,niece,lady,woman',
  ),
  ...people(
    'he',
    'husband,boyfriend,fiance,son,boy,grandson,stepson,godson,son in law,father,dad,grandpa,grandad,granddad,grandfather,stepfather,father in law,uncle,brother,stepbrother,brother in law,nephew,man,lad',
  ),
  ...people(
    'they',
    'partner,child,baby,toddler,teenager,friend,best friend,mate,neighbour,neighbor,colleague,coworker,workmate,cousin,roommate,flatmate,housemate,classmate,student,pupil,patient,client,boss,pastor,priest,minister,teacher,godchild,grandchild',
  ),
  ...people(
    'they',
    'parents,grandparents,children,sons,daughters,grandchildren,friends,in laws,twins,family',
  ),
]);
const WORD = [...PEOPLE.keys()].toSorted((a, b) => b.length - a.length).join('|');
const KIND_OF =
  '(?:(?:best|old|older|elder|eldest|oldest|little|younger|youngest|big|small|baby|dear|late|only|poor|elderly|twin|own|hindu|muslim|jewish|teenage|grown) ){0,2}';
/** "My little sister", "her grandmother", "an old lady"; a learner of English leaves the article out. */
const OWNED = `(?:(my|our|her|his|their|a|an|the|this|one of my) )?(${KIND_OF})(${WORD})`;
/** Somebody is named at a place of the text. */
export interface Mention {
  readonly at: number;
  readonly end: number;
  readonly person: ToldPerson;
  /** "My late wife". */
  readonly isLate?: true;
}

/** The people whom plain words name, in their order. "My friends mum" is two: the friend, and the friend's mother. */
export function mentionsIn(plain: string): Mention[] {
  const mentions: Mention[] = [];
  for (const found of plain.matchAll(PERSON)) {
    const [whole, owner, kind = '', word = '', s] = found;
    const at = found.index;
    const before = mentions.at(-1);
    const gender = PEOPLE.get(word)!;
    if (!owner && before?.end === at - 1 && /s$/.test(plain.slice(before.at, before.end))) {
      const of = singular(before.person);
      mentions.splice(-1, 1, { ...before, person: of });
      const ofWhom = `${[of.kind, of.word].filter(Boolean).join(' ')}’s`;
      const called = [ofWhom, kindOf(kind)].filter(Boolean).join(' ');
      mentions.push({
        at,
        end: at + whole.length,
        person: { owner: of.owner, kind: called, word, gender, of },
      });
    } else if (owner || kind || isOnesOwn(plain, { at, word, s }))
      mentions.push({
        at,
        end: at + whole.length,
        person: { owner: owner || kind ? ownerOf(owner) : 'my', kind: kindOf(kind), word, gender },
        ...(/\blate\b/.test(kind) && { isLate: true as const }),
      });
  }
  return mentions;
}

const PERSON = new RegExp(`(?<!\\bgod )\\b${OWNED}(s)?\\b(?! (?:of god|in heaven)\\b)`, 'g');

/** "Friends" as it stands before what is the friend's. */
const singular = (person: ToldPerson): ToldPerson =>
  PEOPLE.has(person.word.replace(/s$/, '')) && person.word.endsWith('s')
    ? { ...person, word: person.word.slice(0, -1), gender: PEOPLE.get(person.word.slice(0, -1))! }
    : person;

/** "Mum is ill" is told of one's own. */
const OWN =
  /^(?:mother|father|mum|mom|mam|mama|dad|nan|nana|gran|granny|grandma|grandpa|grandad|grandmother|grandfather)$/;
const NOT_OWN =
  /\b(?:single|young|new|good|bad|proud|working|god|heavenly|the|holy|dear|every|no|as|step|a|of) $/;
const isOnesOwn = (
  plain: string,
  { at, word, s }: { at: number; word: string; s: string | undefined },
): boolean => OWN.test(word) && !s && !NOT_OWN.test(plain.slice(0, at));

const ownerOf = (owner: string | undefined): ToldPerson['owner'] =>
  owner === 'my' || owner === 'our' || owner === 'her' || owner === 'his' || owner === 'their'
    ? owner
    : owner === 'one of my'
      ? 'my'
      : 'the';
/** What somebody believes is no part of how they are called, nor that they have died. */
const kindOf = (kind: string): string => kind.replace(/\b(?:hindu|muslim|jewish|late|poor|own) /g, '').trim();

export const isPlural = ({ word }: ToldPerson): boolean =>
  / and |^(?:parents|grandparents|children|sons|daughters|grandchildren|friends|in laws|twins|family)$/.test(
    word,
  );

/** Whether somebody may be called "he", "she" or "they". */
export function goesWith(person: ToldPerson, pronoun: Gender): boolean {
  if (isPlural(person)) return pronoun === 'they';
  return person.gender === pronoun || person.gender === 'they';
}

const PRONOUN: ReadonlyMap<string, Gender> = new Map(
  Object.entries({
    he: 'he',
    him: 'he',
    his: 'he',
    she: 'she',
    her: 'she',
    hers: 'she',
    they: 'they',
    them: 'they',
    their: 'they',
  }),
);
export const pronounOf = (word: string): Gender | undefined => PRONOUN.get(word);

/** Words for one and the same person. */
const ALIASES: Readonly<Record<string, string>> = {
  girl: 'daughter',
  boy: 'son',
  lad: 'son',
  mum: 'mother',
  mom: 'mother',
  mam: 'mother',
  mama: 'mother',
  dad: 'father',
  grandma: 'grandmother',
  gran: 'grandmother',
  granny: 'grandmother',
  nan: 'grandmother',
  nana: 'grandmother',
  grandpa: 'grandfather',
  grandad: 'grandfather',
  granddad: 'grandfather',
};
const aliasOf = (word: string): string => (Object.hasOwn(ALIASES, word) ? ALIASES[word]! : word);

/** Whether two are called the same: "my girl" and "my daughter" are, "my little brother" and "my big brother" are not. */
export const isCalledAlike = (one: ToldPerson, other: ToldPerson): boolean =>
  aliasOf(one.word) === aliasOf(other.word) &&
  (one.kind === other.kind || one.kind === '' || other.kind === '') &&
  (one.of === undefined) === (other.of === undefined);

/** The names that a message gives, with how it calls the people who have them: "her name is Priya", "our daughter Ruth". */
export function namesGiven(words: string): { readonly name: string; readonly of: string }[] {
  const read = words.slice(0, READ);
  return [...read.matchAll(NAME_IS), ...read.matchAll(OF_A_RELATION)].flatMap(
    ({ 1: of = '', 2: name = '' }) =>
      NO_NAME.test(name) ? [] : [{ name: capital(name), of: plainWords(of) }],
  );
}

/** Of a message so much is read. In UTF-16 units. */
const READ = 2_000;
const NAME_IS = /\b((?:her|his|their)) name,? ?(?:is|was|['’]?s)? (\p{L}+)/giu;
const OF_A_RELATION =
  /\b((?:[Mm]y|[Oo]ur|[Hh]er|[Hh]is|[Aa]n?) (?:\p{Ll}+ ){0,2}?\p{Ll}+)(?:,| called| named|,? who is called| is called)? ((?:(?:Mr|Mrs|Ms|Miss|Dr)\.? )?\p{Lu}\p{Ll}+)\b/gu;
const NO_NAME =
  /^(?:not|on|in|the|a|an|i|is|was|and|but|so|very|has|who|god|jesus|lord|bible|psalm|please|died|mum|mom|dad|monday|tuesday|wednesday|thursday|friday|saturday|sunday|mrs|mr|ms|christmas|easter|january|february|march|april|may|june|july|august|september|october|november|december)$/i;
const capital = (text: string) =>
  text.includes(' ') ? text : text.charAt(0).toUpperCase() + text.slice(1).toLowerCase();
