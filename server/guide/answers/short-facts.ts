import { SHORT_FACTS } from '../../../content/guide/facts/all.ts';
import { FROM_THE_HEART } from '../../../content/guide/facts/from-the-heart.ts';
import type { HeartFact, ShortFact } from '../../../content/guide/facts/types.ts';
import { passageOfMark } from '../../../scripture/references/passage-of-reference.ts';
import { isPersonal } from '../reading/requests.ts';
import { plainWords, stem, type Word, wordsOf } from '../reading/words.ts';
import type { Telling } from '../telling.ts';
import { withoutOpening } from '../told/of-oneself.ts';
import { unexplained } from './fact-words.ts';

/** One way of asking a fact: of each group one word, and none of the others. In stems. */
interface Asking {
  readonly fact: ShortFact;
  readonly groups: readonly (readonly string[])[];
  readonly not: readonly string[];
}

/** Exact forms are kept apart from stems by their sign. */
const stemOf = (word: string) => (word.startsWith('=') ? word : stem(plainWords(word)));

function readAsking(fact: ShortFact, asked: string): Asking {
  const words = asked.split(' ');
  return {
    fact,
    groups: words.filter((word) => !word.startsWith('-')).map((word) => word.split('|').map(stemOf)),
    not: words.filter((word) => word.startsWith('-')).map((word) => stemOf(word.slice(1))),
  };
}

const askings = new Map<readonly ShortFact[], readonly Asking[]>();

/** All ways of asking these facts; read once. */
function askingsOf(facts: readonly ShortFact[]): readonly Asking[] {
  const kept =
    askings.get(facts) ?? facts.flatMap((fact) => fact.asked.map((asked) => readAsking(fact, asked)));
  askings.set(facts, kept);
  return kept;
}

const ASKS =
  /\b(?:who|whos|whose|whom|what|whats|when|where|which|why|how|list|name|names|define|meaning|explain|difference)\b|^(?:(?:and|but|so|ok|okay|then|well|wait|sorry) )*(?:is|are|was|were|do|does|did|can|could|has|have|had|may|should|would|will|shall)\b/;
/** A few words alone ask for what they name: "cubit length". */
const BARE = 4;
/** In words: a longer sentence tells more than it asks. */
const LONGEST = 20;
const LONGEST_FROM_THE_HEART = 13;

/** Of more sentences the last are read: most people ask at the end. */
const MOST_SENTENCES = 60;

/** The sentences of a message that ask something; of a few words in a conversation every one may. */
export function questionsIn(words: string, isWithin = false, longest = LONGEST): string[] {
  const sentences = words.match(/[^.?!\n;]+[?]?/g) ?? [];
  return sentences.slice(-MOST_SENTENCES).filter((sentence) => {
    const plain = plainWords(sentence);
    const count = plain === '' ? 0 : plain.split(' ').length;
    return (
      count > 0 &&
      count <= longest &&
      (isWithin || sentence.includes('?') || ASKS.test(plain) || count <= BARE)
    );
  });
}

const stemsOf = (text: string) => new Set(wordsOf(text).flatMap((word) => [word.stem, `=${word.plain}`]));

/** How many letters of an asking's words stand in the stems; 0 where not all groups do. `own` must hold one of the telling ones. */
function scoreOf(
  { groups, not }: Asking,
  stems: ReadonlySet<string>,
  own: ReadonlySet<string>,
  least = TELLING,
): number {
  if (not.some((word) => stems.has(word))) return 0;
  let score = 0;
  let isOwn = false;
  for (const group of groups) {
    const word = group.find((one) => stems.has(one));
    if (word === undefined) return 0;
    score += word.length + OF_A_GROUP;
    isOwn ||= own.has(word) && word.length >= least;
  }
  return isOwn ? score : 0;
}

/** Whoever asks for more things at once asks for just this. */
const OF_A_GROUP = 3;
/** So many letters has a word that says what is asked about. */
const TELLING = 3;

interface Best {
  readonly fact: ShortFact | undefined;
  readonly score: number;
}

function bestOf(
  facts: readonly ShortFact[],
  stems: ReadonlySet<string>,
  own: ReadonlySet<string>,
  isMeant: (asking: Asking) => boolean = () => true,
): Best {
  let best: Best = { fact: undefined, score: 0 };
  for (const asking of askingsOf(facts)) {
    const score = scoreOf(asking, stems, own);
    if (score > best.score && isMeant(asking)) best = { fact: asking.fact, score };
  }
  return best;
}

/** Of a sentence's words so many may have nothing to do with the fact; of one that tells of the writer's own life none. */
const LEFT_OVER = 2;

/** "Can I take communion if I am divorced" asks of oneself. */
const OF_MYSELF = /\b(?:i am|i was|i have been|we are|we were)\b/;

/** Whether a sentence asks for a fact, and does not only have some words of it in another matter. */
const asksFor = (sentence: string, isLeaning = false) => {
  const asked = withoutOpening(sentence);
  const words = wordsOf(asked);
  const plain = plainWords(asked);
  const isPersonalOne = isPersonal(plain) || OF_MYSELF.test(plain);
  return ({ fact, groups }: Asking): boolean =>
    unexplained(fact, words).length <=
    (isPersonalOne ? 0 : Math.max(LEFT_OVER, groups.length) + (isLeaning ? 1 : 0));
};

const askingsByFact = new WeakMap<ShortFact, readonly Asking[]>();

/** The way of asking a fact that the words fit best, which may be short ones ("die"). */
export function bestAsking(
  fact: ShortFact,
  words: readonly Word[],
): { readonly groups: readonly (readonly string[])[]; readonly score: number } | undefined {
  const ways = askingsByFact.get(fact) ?? fact.asked.map((asked) => readAsking(fact, asked));
  askingsByFact.set(fact, ways);
  const stems = new Set(words.flatMap((word) => [word.stem, `=${word.plain}`]));
  const [best] = ways
    .map((asking) => ({ groups: asking.groups, score: scoreOf(asking, stems, stems, 0) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score);
  return best;
}

function askedIn(facts: readonly ShortFact[], words: string, isWithin = false): ShortFact | undefined {
  const found = questionsIn(words, isWithin).map((sentence) => {
    const own = stemsOf(sentence);
    return bestOf(facts, own, own, facts === SHORT_FACTS ? asksFor(sentence) : undefined);
  });
  return found.toSorted((a, b) => b.score - a.score)[0]?.fact;
}

/** The fact that a message asks for; `before` is the visitor's message before it, which a few words may lean on. */
export function factAsked(words: string, before = ''): ShortFact | undefined {
  const isFew = wordsOf(words).length <= LEANS;
  const fact = askedIn(SHORT_FACTS, words, before !== '' && isFew);
  if (fact) return fact;
  if (before === '' || !isFew) return undefined;
  const earlier = stemsOf(before);
  for (const sentence of questionsIn(words)) {
    const own = stemsOf(sentence);
    const news = new Set([...own].filter((word) => !earlier.has(word) && !ASKING_WORDS.has(word)));
    const leaning = bestOf(SHORT_FACTS, new Set([...own, ...earlier]), news, asksFor(sentence, true)).fact;
    if (leaning) return leaning;
  }
  return undefined;
}

/** What somebody asks within a talk about their own life: "does it get better", "what do I say to her". */
export function askedFromTheHeart(words: string, isWithin = false): HeartFact | undefined {
  let best: { readonly fact: HeartFact; readonly score: number } | undefined;
  for (const sentence of questionsIn(words, isWithin, LONGEST_FROM_THE_HEART)) {
    const plain = plainWords(sentence);
    const facts = FROM_THE_HEART.filter((fact) => fact.sentence.test(plain));
    if (facts.length === 0) continue;
    const own = stemsOf(sentence);
    for (const fact of facts)
      for (const asking of askingsOf(FROM_THE_HEART)) {
        const score = asking.fact === fact ? scoreOf(asking, own, own) : 0;
        if (score > (best?.score ?? 0)) best = { fact, score };
      }
  }
  return best?.fact;
}

/** In words: a longer message says by itself what it is about. */
const LEANS = 14;
const ASKING_WORDS: ReadonlySet<string> = new Set(
  'who what when where which why how many much list name is was were did does not and the that this there they them one'
    .split(' ')
    .map(stemOf),
);

/** At most so many passages stand under a fact. */
const PASSAGES = 2;

/** The answer in a sentence or two, and where it stands. */
export function factAnswer(telling: Telling, fact: ShortFact): string[] {
  const told = telling.said.times(fact.answer) > 0 && fact.more ? fact.more : fact.answer;
  const passages = fact.passages.map(passageOfMark);
  const fresh = passages.filter((passage) => !telling.said.quoted(passage));
  return [
    telling.words(told),
    ...(fresh.length > 0 ? fresh : passages).slice(0, PASSAGES).map((passage) => telling.quote(passage)),
  ];
}

/** Whether no fact was told, or one that somebody asked from the heart. */
export const isFromTheHeart = (id: string | undefined): boolean =>
  id === undefined || FROM_THE_HEART.some((fact) => fact.id === id);

/** The fact with an id. */
export const factOf = (id: string | undefined): ShortFact | undefined =>
  id === undefined ? undefined : [...SHORT_FACTS, ...FROM_THE_HEART].find((fact) => fact.id === id);
