import { plainWords } from '../reading/words.ts';
import type { Telling } from '../telling.ts';
import {
  goesWith,
  isCalledAlike,
  isPlural,
  type Mention,
  mentionsIn,
  namesGiven,
  pronounOf,
  type ToldPerson,
} from './people-told.ts';

/** Whose something is: the visitor's own, or somebody's. */
export type Whose = 'self' | ToldPerson;

/** One message of the visitor in plain words, with the people it names. */
interface ToldMessage {
  readonly plain: string;
  readonly mentions: readonly Mention[];
}

/** What the visitor has told so far, and the message itself last. */
export interface ToldSoFar {
  readonly messages: readonly ToldMessage[];
  readonly names: ReadonlyMap<string, string>;
}

/** Of a message so much is read, in UTF-16 units, and so many messages. */
const READ = 1_500;
const LOOKED_BACK = 8;

/** Reads the visitor's messages, the newest last. */
export function toldSoFar({ request }: Telling): ToldSoFar {
  const said = request.history.flatMap(({ role, content }) => (role === 'user' ? [content] : []));
  const texts = [...said.slice(-LOOKED_BACK), request.words].map((text) => text.slice(0, READ));
  const messages = texts.map((text) => {
    const plain = plainWords(text);
    return { plain, mentions: mentionsIn(plain) };
  });
  return { messages, names: namesOf(texts, messages) };
}

const keyOf = ({ owner, kind, word }: ToldPerson): string => `${owner} ${kind} ${word}`;

/** The names that were given, by the people who have them. */
function namesOf(texts: readonly string[], messages: readonly ToldMessage[]): Map<string, string> {
  const names = new Map<string, string>();
  for (const [at, text] of texts.entries())
    for (const { name, of } of namesGiven(text)) {
      const told = { messages, names };
      const pronoun = pronounOf(of);
      const person = pronoun
        ? livingBefore(told, { message: at, at: READ }, (one) => goesWith(one, pronoun))
        : mentionsIn(of).at(-1)?.person;
      if (person) names.set(keyOf(person), name);
    }
  return names;
}

/** A place in what was told. */
export interface Place {
  readonly message: number;
  readonly at: number;
}

/** The last person named before a place who fits, in the messages `from` one on. */
export function personBefore(
  { messages, names }: ToldSoFar,
  { message, at }: Place,
  fits: (person: ToldPerson) => boolean,
  from = 0,
): ToldPerson | undefined {
  for (let place = message; place >= from; place--) {
    const found = messages[place]!.mentions.findLast(
      (mention) => (place < message || mention.at < at) && fits(mention.person),
    );
    if (found) return withPronoun({ messages, names }, withName(names, found.person));
  }
  return undefined;
}

/** With the name that was given. */
function withName(names: ReadonlyMap<string, string>, person: ToldPerson): ToldPerson {
  const name = names.get(keyOf(person));
  return name === undefined ? person : { ...person, name };
}

/** "My friend" is she where the visitor, having named nobody else, says "she". */
function withPronoun({ messages }: ToldSoFar, person: ToldPerson): ToldPerson {
  if (person.gender !== 'they' || isPlural(person)) return person;
  const others = messages.flatMap(({ mentions }) => mentions.map(({ person: { gender } }) => gender));
  const said = new Set(
    messages.flatMap(({ plain }) => plain.match(/\b(?:he|him|his|she|her)\b/g) ?? []).map(pronounOf),
  );
  const open = [...said].filter((pronoun) => pronoun && !others.includes(pronoun));
  return open.length === 1 ? { ...person, gender: open[0]! } : person;
}

/** The person as they are known by now. */
export const known = (told: ToldSoFar, person: ToldPerson): ToldPerson =>
  withPronoun(told, withName(told.names, person));

const SUBJECTS = /\b(?:i|we|me|us|my|our|he|she|him|her|his)\b/g;

/** Whose something is that is told at a place: of whom the words before it last speak. */
export function whoseIs(told: ToldSoFar, place: Place): Whose | undefined {
  const { plain, mentions } = told.messages[place.message]!;
  const person = mentions.findLast(({ at }) => at < place.at);
  const words = [...plain.matchAll(SUBJECTS)].filter(
    ({ index }) => index < place.at && !mentions.some(({ at, end }) => at <= index && index < end),
  );
  const word = words.at(-1);
  if (person && (!word || person.at > word.index)) return known(told, person.person);
  if (!word) return undefined;
  const pronoun = pronounOf(word[0]);
  if (!pronoun) return 'self';
  const before = personBefore(told, { message: place.message, at: word.index }, (one) =>
    goesWith(one, pronoun),
  );
  return before ?? { owner: 'the', kind: '', word: SOMEBODY, gender: pronoun };
}

/** Who is only called "he" or "she". */
const SOMEBODY = 'one';

const GAP =
  '(?: (?!not\\b|may\\b|might\\b|going\\b|could\\b|will\\b|would\\b|if\\b|nearly\\b|almost\\b|when\\b|before\\b|never\\b|wish\\w*\\b)\\w+){0,5}?';
const DIED =
  '(?:died|die|dies|dead|passed away|passed on|passed|was killed|got killed|was murdered|took (?:his|her) own life|hanged (?:him|her)self|killed (?:him|her)self|buried|drowned)';
const BEHIND_A_PERSON = new RegExp(`^${GAP} ${DIED}\\b`);
/** "My brothers grave". */
const OF_THE_DEAD = /^ (?:body|grave|funeral|ashes|coffin|burial|memorial)\b/;
const BEFORE_A_PERSON =
  /\b(?:lost|burying|buried|bury|funeral (?:of|for)|death of|grave of|ashes of|mourn(?:ing)?(?: for)?)(?: \w+)?$/;
const BEHIND_A_PRONOUN =
  /(?<!\b(?:if|when|before|until|that|till|after) )\b(he|she|they) (?:just |has |have |had |did |recently |sadly |have just |has just )*(?:died|die|dies|dead|is dead|passed away|passed|is gone)\b/;
const WIDOWED = /\bi am (?:now |just |only )?(?:an? )?(?:\w+ )?(widow|widower)\b/;

/** Somebody who died, and in which message that was told. */
export interface Death {
  readonly who: ToldPerson;
  readonly message: number;
  readonly isLongAgo: boolean;
}

const LONG_AGO =
  /\b(?:years ago|when i was (?:a|young|little|\w+teen|\d+)|in (?:19|20)\d\d|long ago|as a child)\b/;

/** Who has died, as the visitor told it last. */
export function deathIn(told: ToldSoFar): Death | undefined {
  for (let message = told.messages.length - 1; message >= 0; message--) {
    const { plain } = told.messages[message]!;
    const who = namedDead(told, message) ?? calledDead(told, message) ?? widowedOf(plain);
    if (who) return { who, message, isLongAgo: LONG_AGO.test(plain) };
  }
  return undefined;
}

/** "My uncle died", "my late wife", "we buried my uncle". */
function namedDead(told: ToldSoFar, message: number): ToldPerson | undefined {
  const { plain, mentions } = told.messages[message]!;
  const found = mentions.findLast(({ at, end, isLate, person }) => {
    const [before, behind] = [plain.slice(0, at), plain.slice(end, end + NEAR)];
    if (SUPPOSED.test(before)) return false;
    if (isLate || OF_THE_DEAD.test(behind)) return true;
    // A baby that was lost was mostly never carried home: that is told otherwise.
    return person.word !== 'baby' && (BEHIND_A_PERSON.test(behind) || BEFORE_A_PERSON.test(before.trimEnd()));
  });
  return found && known(told, found.person);
}

/** "If my dad died". */
const SUPPOSED = /\b(?:if|unless|until|in case|afraid|fear) (?:that )?$/;

/** "She died", of somebody named before. */
function calledDead(told: ToldSoFar, message: number): ToldPerson | undefined {
  const by = BEHIND_A_PRONOUN.exec(told.messages[message]!.plain);
  const pronoun = by && pronounOf(by[1]!);
  if (!pronoun) return undefined;
  const who = personBefore(told, { message, at: by.index }, (one) => goesWith(one, pronoun));
  return who?.gender === 'they' ? { ...who, gender: pronoun } : who;
}

function widowedOf(plain: string): ToldPerson | undefined {
  const widowed = WIDOWED.exec(plain)?.[1];
  if (widowed === 'widow') return { owner: 'my', kind: '', word: 'husband', gender: 'he' };
  return widowed === 'widower' ? { owner: 'my', kind: '', word: 'wife', gender: 'she' } : undefined;
}

/** Behind a person so much is read, in UTF-16 units. */
const NEAR = 80;

/**
 * Whom "her" means in a request: of two who fit, one who lives rather than the one who died, if both were told of at
 * once or the one who died is somebody else's.
 */
export function livingBefore(
  told: ToldSoFar,
  place: Place,
  fits: (person: ToldPerson) => boolean,
): ToldPerson | undefined {
  const death = deathIn(told);
  if (!death) return personBefore(told, place, fits);
  const { owner, of } = death.who;
  const from = of || (owner !== 'my' && owner !== 'our' && owner !== 'the') ? 0 : death.message;
  const lives = (person: ToldPerson) => fits(person) && !isSame(person, death.who);
  return personBefore(told, place, lives, from) ?? personBefore(told, place, fits);
}

/** Somebody who was given this name. */
export function personNamed(told: ToldSoFar, name: string): ToldPerson | undefined {
  const mentions = told.messages.flatMap(({ mentions }) => mentions);
  const found = mentions.findLast(({ person }) => withName(told.names, person).name === name);
  return found && known(told, found.person);
}

/** Whether two are the same person. */
export function isSame(one: ToldPerson, other: ToldPerson): boolean {
  if (one.word === SOMEBODY) return goesWith(other, one.gender);
  return isCalledAlike(one, other);
}
