import type { Passages, Taken } from './passages.ts';
import { plain } from './plain.ts';

type Random = () => number;

/** Makes a false wording of a passage's words; undefined where this passage does not lend itself. */
export type Fault = (taken: Taken, passages: Passages, random: Random) => string | undefined;

const pick = <T>(of: readonly T[], random: Random): T | undefined => of[Math.floor(random() * of.length)];
const stem = (word: string) => plain(word).slice(0, 4);
const NEGATION = /^(not|no|never|neither|nor|none|nothing|cannot|without|nay|un.*|.*nt)$/;
const CAN_NEGATE = /^(is|are|was|were|shall|will|hath|has|have|had|can|may|should|am|be|did|do)$/i;
const ADDED = [
  'truly',
  'gladly',
  'mighty',
  'precious',
  'forever',
  'quietly',
  'beloved',
  'wonderful',
  'daily',
  'boldly',
];

/** The places of words that carry meaning, and that every translation we hold has in this passage. */
function telling({ words, others }: Taken): number[] {
  return words.flatMap((word, place) =>
    plain(word).length >= 4 && others.every((stems) => stems.has(stem(word))) ? [place] : [],
  );
}

/** The word in another's clothes: its signs and its capital stay. */
function dressed(word: string, as: string): string {
  const letters = plain(word).length > 0 ? /^(\P{L}*)(.*?)(\P{L}*)$/su.exec(as)! : ['', '', as, ''];
  const small = word.replace(/^\P{L}+|\P{L}+$/gu, '');
  const capital = /^\p{Lu}/u.test(letters[2]!)
    ? small.charAt(0).toUpperCase() + small.slice(1)
    : small.toLowerCase();
  return letters[1]! + capital + letters[3]!;
}

const changed: Fault = (taken, passages, random) => {
  const place = pick(telling(taken), random);
  if (place === undefined) return undefined;
  const other = pick(
    passages.anyVerse(random).filter((word) => plain(word).length >= 4 && !plain(word).includes(' ')),
    random,
  );
  if (other === undefined || taken.others.some((stems) => stems.has(stem(other)))) return undefined;
  return taken.words.with(place, dressed(other, taken.words[place]!)).join(' ');
};

const dropped: Fault = (taken, _, random) => {
  const inner = telling(taken).filter((place) => place > 0 && place < taken.words.length - 1);
  const place = pick(inner, random);
  return place === undefined ? undefined : taken.words.toSpliced(place, 1).join(' ');
};

const added: Fault = (taken, _, random) => {
  const word = pick(ADDED, random)!;
  if (taken.others.some((stems) => stems.has(stem(word)))) return undefined;
  const inner = telling(taken).filter((place) => place > 0);
  const place = pick(inner, random);
  return place === undefined ? undefined : taken.words.toSpliced(place, 0, word).join(' ');
};

const negated: Fault = ({ words, others, full }, _, random) => {
  const negations = words.flatMap((word, place) => (NEGATION.test(plain(word)) ? [place] : []));
  if (
    full.every(
      (text) =>
        !plain(text)
          .split(' ')
          .some((word) => NEGATION.test(word)),
    )
  ) {
    const place = pick(
      words.flatMap((word, at) => (CAN_NEGATE.test(word) ? [at] : [])),
      random,
    );
    return place === undefined ? undefined : words.toSpliced(place + 1, 0, 'not').join(' ');
  }
  const [only] = negations;
  if (negations.length !== 1 || plain(words[only!]!) !== 'not') return undefined;
  return others.every((stems) => stems.has('not')) ? words.toSpliced(only!, 1).join(' ') : undefined;
};

const reordered: Fault = (taken, _, random) => {
  const places = telling(taken);
  const one = pick(places, random);
  const two = pick(
    places.filter((place) => Math.abs(place - (one ?? 0)) >= 2),
    random,
  );
  if (one === undefined || two === undefined) return undefined;
  const [a, b] = [taken.words[one]!, taken.words[two]!];
  if (stem(a) === stem(b)) return undefined;
  return taken.words.with(one, dressed(b, a)).with(two, dressed(a, b)).join(' ');
};

const merged: Fault = ({ verses }) => {
  const [first, second] = verses;
  if (first === undefined || second === undefined || first.length < 8 || second.length < 8) return undefined;
  const head = first.slice(0, Math.floor(first.length * 0.6));
  return [...head, ...second.slice(Math.ceil(second.length * 0.4))].join(' ');
};

/** The faults of wording, by class. */
export const FAULTS: Readonly<Record<string, Fault>> = {
  'word changed': changed,
  'word dropped': dropped,
  'word added': added,
  negated,
  'order changed': reordered,
  'verses merged': merged,
};
