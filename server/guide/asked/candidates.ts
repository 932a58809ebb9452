import { cosineAt } from '../../../learning/word-vectors.ts';
import { gainsInTalk, questionLikelihoods } from '../joint/joint.ts';
import { meaningOf } from '../meaning/meaning.ts';
import { wordsOf } from '../reading/words.ts';
import { bothOf, type Likelihoods } from './likelihoods.ts';
import type { AskedModel } from './model.ts';

/** A question that a message may ask, and what speaks for it. */
interface Candidate {
  readonly id: string;
  readonly features: readonly number[];
}

/** What a message may ask, as ranking.json weighs it. */
export interface Candidates {
  readonly questions: readonly Candidate[];
  /** What speaks for none of them. */
  readonly none: readonly number[];
}

export interface MessageInTalk {
  readonly words: string;
  /** The visitor's messages before it, oldest first. */
  readonly earlier: readonly string[];
}

/** How likely entries of the library are meant, by label: "topic/grief". */
export type NeedsOf = (text: string) => ReadonlyMap<string, number>;

/** So many are compared closely; others weigh next to nothing. */
const COMPARED = 20;
/** What picks them. */
const PICK = { alone: 0.4, inTalk: 0.6, joined: 0.6, talk: 0.1, meaning: 3 };
/** Less likely than this (log) is all the same. */
const LEAST = -12;
const LEAST_OF_TALK = -9;
/** Brings features to about the same size, so that their weights are found together. */
const SIZE = { likely: 1 / 4, near: 3, words: 1 / 10 };
/** So many messages before tell what the talk is about just now. */
const LATELY = 2;
/** Of a long message so many sentences are read by themselves, the last ones. */
const SENTENCES = 6;
/** In words: a shorter sentence says too little by itself. */
const SAYS_SOMETHING = 3;
const FEW = 6;

const wordCount = (text: string): number => text.trim().split(/\s+/).length;

/** The last sentences of a text that say something by themselves. */
export const sentencesOf = (text: string): string[] =>
  (text.match(/[^.?!\n;]{1,600}[.?!\n;]*/g) ?? [])
    .filter((sentence) => wordCount(sentence) >= SAYS_SOMETHING)
    .slice(-SENTENCES);

/** The last of the messages before, as one text. */
export const latelySaid = (earlier: readonly string[]): string => earlier.slice(-LATELY).join('\n');

/** A message behind what was said before it. */
export const inOneText = (earlier: readonly string[], words: string): string =>
  `${latelySaid(earlier)}\n${words}`;

/** What was found out about a message and each question: by the model's place. */
interface Found {
  readonly alone: Likelihoods;
  /** Of its likeliest sentence, or of the whole. */
  readonly best: Likelihoods;
  /** Of the messages before. */
  readonly talk: Likelihoods | undefined;
  /** By the joint model, within the talk: of the whole, of its likeliest sentence, and of both as one text. */
  readonly inTalk: {
    readonly whole: Float64Array;
    readonly best: Float64Array;
    readonly joined: Float64Array;
  };
  readonly near: { readonly own: Float64Array; readonly joined: Float64Array };
}

/** The questions that a message may ask, with what speaks for each. `aboutOf`: the entries that a question belongs to. */
export function candidatesFor(
  message: MessageInTalk,
  learned: Omit<AskedModel, 'ranking'>,
  {
    needsOf,
    aboutOf,
    titleOf,
  }: {
    readonly needsOf: NeedsOf;
    readonly aboutOf: (id: string) => readonly string[];
    readonly titleOf: (id: string) => string;
  },
): Candidates {
  const { words, earlier } = message;
  const { labels } = learned.model;
  const found = foundFor(message, learned);
  const inTalk = earlier.length > 0 ? 1 : 0;
  const wanted = needsOf(words);
  const spokenOf = inTalk ? needsOf(earlier.join('\n')) : undefined;
  const said = { words: stemsOf(words), earlier: stemsOf(earlier.join('\n')) };
  const rarity = rarityIn(labels, titleOf);
  const questions = pickedOf(found).map((at): Candidate => {
    const id = labels[at]!;
    const about = aboutOf(id);
    const features = [
      likely(found.alone.own[at]!),
      likely(found.alone.joint[at]!),
      likely(found.best.own[at]!),
      likely(found.best.joint[at]!),
      ofTalk(found.talk?.own[at]),
      ofTalk(found.talk?.joint[at]),
      likely(found.inTalk.whole[at]!),
      likely(found.inTalk.best[at]!),
      likely(found.inTalk.joined[at]!),
      SIZE.near * found.near.own[at]!,
      SIZE.near * found.near.joined[at]!,
      shareOf(about, wanted),
      shareOf(about, spokenOf),
      ...inCommon(stemsOf(titleOf(id)), said, rarity),
    ];
    return { id, features: [...features, ...features.map((feature) => inTalk * feature)] };
  });
  return { questions, none: noneFor(message, questions) };
}

function foundFor({ words, earlier }: MessageInTalk, learned: Omit<AskedModel, 'ranking'>): Found {
  const { model, joint, meanings } = learned;
  const isInTalk = earlier.length > 0;
  const lately = latelySaid(earlier);
  const gains = isInTalk ? gainsInTalk(lately, joint) : undefined;
  const read = (text: string) => ({
    ...bothOf(text, learned),
    inTalk: gains && questionLikelihoods(text, joint, gains),
  });
  const whole = read(words);
  const sentences = sentencesOf(words);
  const all = [whole, ...(sentences.length > 1 ? sentences.map(read) : [])];
  const best = (of: (one: typeof whole) => Float64Array): Float64Array => largest(all.map(of));
  const near = (text: string): Float64Array => {
    const meaning = meaningOf(text);
    const cosines = new Float64Array(model.labels.length);
    for (let at = 0; at < cosines.length; at++) cosines[at] = cosineAt(at, meanings, meaning);
    return cosines;
  };
  const ownNear = near(words);
  return {
    alone: whole,
    best: { own: best(({ own }) => own), joint: best((one) => one.joint) },
    talk: isInTalk ? bothOf(lately, learned) : undefined,
    inTalk: {
      whole: whole.inTalk ?? whole.joint,
      best: best((one) => one.inTalk ?? one.joint),
      joined: isInTalk ? questionLikelihoods(inOneText(earlier, words), joint) : whole.joint,
    },
    near: { own: ownNear, joined: isInTalk ? near(`${earlier.join('\n')}\n${words}`) : ownNear },
  };
}

/** At each place the largest of what several say. */
function largest([first, ...others]: readonly Float64Array[]): Float64Array {
  if (others.length === 0) return first!;
  const most = first!.slice();
  for (const other of others)
    for (let at = 0; at < most.length; at++) if (other[at]! > most[at]!) most[at] = other[at]!;
  return most;
}

/** The places of the questions that are compared closely, likeliest first. */
function pickedOf({ best, talk, inTalk, near }: Found): number[] {
  const picked: { readonly at: number; readonly pick: number }[] = [];
  for (let at = 0; at < best.own.length; at++) {
    const spokenOf = talk ? (talk.own[at]! + talk.joint[at]!) / 2 : 0;
    const pick =
      (PICK.alone * (best.own[at]! + best.joint[at]!)) / 2 +
      PICK.inTalk * inTalk.best[at]! +
      PICK.joined * inTalk.joined[at]! +
      PICK.talk * Math.max(LEAST_OF_TALK, spokenOf) +
      PICK.meaning * near.own[at]!;
    if (picked.length === COMPARED && pick <= picked.at(-1)!.pick) continue;
    // Of thousands only these few are kept in order.
    const place = picked.findIndex((other) => pick > other.pick);
    picked.splice(place < 0 ? picked.length : place, 0, { at, pick });
    if (picked.length > COMPARED) picked.pop();
  }
  return picked.map(({ at }) => at);
}

const likely = (value: number): number => SIZE.likely * Math.max(LEAST, value);
const ofTalk = (value = 0): number => SIZE.likely * Math.max(LEAST_OF_TALK, value);

/** How likely it is, at most 1, that one of these entries is meant. */
const shareOf = (about: readonly string[], needs: ReadonlyMap<string, number> | undefined): number =>
  needs
    ? Math.min(
        1,
        about.reduce((sum, label) => sum + (needs.get(label) ?? 0), 0),
      )
    : 0;

/** The stems of a text's words. */
export const stemsOf = (text: string): ReadonlySet<string> => new Set(wordsOf(text).map(({ stem }) => stem));

/** How much of a title a message has in its words, and how much that says with what was said before. Rare words say more. */
function inCommon(
  title: ReadonlySet<string>,
  said: { readonly words: ReadonlySet<string>; readonly earlier: ReadonlySet<string> },
  rarityOf: (stem: string) => number,
): [number, number] {
  const sum = (stems: readonly string[]) => stems.reduce((whole, stem) => whole + rarityOf(stem), 0);
  const stems = [...title];
  const inWords = sum(stems.filter((stem) => said.words.has(stem)));
  const before = sum(stems.filter((stem) => !said.words.has(stem) && said.earlier.has(stem)));
  return [inWords / (sum(stems) || 1), SIZE.words * (inWords + before)];
}

const rarities = new WeakMap<readonly string[], ReadonlyMap<string, number>>();

/** How rare a stem is in the questions' titles: inverse document frequency. */
export function rarityIn(
  labels: readonly string[],
  titleOf: (id: string) => string,
): (stem: string) => number {
  const titlesWith = rarities.get(labels) ?? titlesWithStems(labels, titleOf);
  rarities.set(labels, titlesWith);
  return (stem) => Math.log(labels.length / ((titlesWith.get(stem) ?? 0) + 1));
}

function titlesWithStems(labels: readonly string[], titleOf: (id: string) => string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const id of labels)
    for (const stem of stemsOf(titleOf(id))) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  return counts;
}

/** What speaks for no question at all. */
function noneFor({ words, earlier }: MessageInTalk, questions: readonly Candidate[]): number[] {
  const inTalk = earlier.length > 0 ? 1 : 0;
  const count = wordCount(words);
  const isFew = count <= FEW ? 1 : 0;
  const most = (feature: number) =>
    questions.reduce((best, { features }) => Math.max(best, features[feature]!), LEAST * SIZE.likely);
  return [
    1,
    inTalk,
    isFew,
    inTalk * isFew,
    isQuestion(words) ? 1 : 0,
    Math.log(count),
    ...[OWN, JOINT, JOINT_IN_TALK, NEAR, TITLE].map(most),
  ];
}

/** Places among a question's features. */
const OWN = 0;
const JOINT = 1;
const JOINT_IN_TALK = 6;
const NEAR = 9;
const TITLE = 14;

const ASKS =
  /\?|^(?:what|why|how|who|where|when|is|are|can|could|should|do|does|did|may|am|was|were|will|would|must|have|has)\b/i;
const isQuestion = (words: string): boolean => ASKS.test(words);
