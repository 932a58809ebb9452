import type { AskedQuestion, Foreseen } from '../../../content/guide/types.ts';
import { vectorOfText } from '../../../learning/low-rank.ts';
import { rarityIn, sentencesOf, stemsOf } from '../asked/candidates.ts';
import { loadAskedModel } from '../asked/model.ts';
import { questionIds, questionLikelihoods } from '../joint/joint.ts';
import { loadJointModel } from '../joint/model.ts';
import { questionsById } from '../library.ts';
import { type Meaning, meaningOf, nearness } from '../meaning/meaning.ts';
import { needFeatures } from '../needs/features.ts';
import type { Telling } from '../telling.ts';
import type { GuideRequest } from '../types.ts';
import { asQuestion, foreseenAfter, questionIdOf } from './by-id.ts';

/** A text as it is compared: by what the joint model makes of it, by its words' meaning, and by the words themselves. */
interface Comparable {
  readonly vector: Float32Array;
  readonly meaning: Meaning;
  readonly stems: ReadonlySet<string>;
}

/** Something that was foreseen, and what speaks for it, as weights.json weighs it. */
export interface ForeseenCandidate {
  readonly asked: AskedQuestion;
  readonly features: readonly number[];
}

/** So many of the visitor's messages before are looked at, for the questions after which this may be said. */
const LOOKED_BACK = 3;
/** In UTF-16 units. */
const READ_LENGTH = 600;
/** A message before may have asked these questions: the likeliest from this probability on. */
const MAY_HAVE_ASKED = { from: 0.08, most: 3 };
/** After a question one hand foresaw so many messages, those first that come to mind first; those behind are of a second hand. */
const MANY = 12;

const lengthOf = (vector: Float32Array): number =>
  Math.sqrt(vector.reduce((sum, value) => sum + value * value, 0)) || 1;

function comparable(text: string): Comparable {
  const vector = vectorOfText(loadJointModel(), needFeatures(text));
  const length = lengthOf(vector);
  return {
    vector: vector.map((value) => value / length),
    meaning: meaningOf(text),
    stems: stemsOf(text),
  };
}

/** The visitor's messages before, oldest first. */
const saidBefore = ({ history }: GuideRequest): string[] =>
  history.flatMap(({ role, content }) => (role === 'user' ? [content] : []));

/** The questions after which this message may be said, and how surely each was asked (log of the probability). */
function askedBefore({ request, library }: Telling): Map<string, number> {
  const found = new Map<string, number>();
  const add = (id: string, likelihood: number) => {
    if (foreseenAfter(library).has(id)) found.set(id, Math.max(found.get(id) ?? -Infinity, likelihood));
  };
  const model = loadJointModel();
  const ids = questionIds(model);
  for (const text of saidBefore(request).slice(-LOOKED_BACK)) {
    const likelihoods = questionLikelihoods(text.slice(0, READ_LENGTH), model);
    const likeliest = [...likelihoods.entries()]
      .filter(([, likelihood]) => likelihood >= Math.log(MAY_HAVE_ASKED.from))
      .sort(([, one], [, other]) => other - one)
      .slice(0, MAY_HAVE_ASKED.most);
    for (const [at, likelihood] of likeliest) add(ids[at]!, likelihood);
  }
  for (const { record } of request.history) if (record?.asked) add(questionIdOf(record.asked), 0);
  return found;
}

/** Who is named in a pair of which the other is somebody else. */
const PAIRS: readonly (readonly [RegExp, RegExp])[] = [
  [/\b(?:son|boy|grandson)s?\b/i, /\b(?:daughter|girl|granddaughter)s?\b/i],
  [/\b(?:husband|hubby|boyfriend)\b/i, /\b(?:wife|girlfriend)\b/i],
  [
    /\b(?:(?:grand)?mother|mum|mom|mama|mam|mummy|mommy|ma|nan|gran|grandma)\b/i,
    /\b(?:(?:grand)?father|dad|papa|pa|daddy|grandad|grandpa)\b/i,
  ],
  [/\b(?:brother|bro)s?\b/i, /\b(?:sister|sis)s?\b/i],
];

/** Whether a question names a son where the visitor speaks of a daughter alone, and the like. */
function isOfSomebodyElse(question: string, said: string): boolean {
  return PAIRS.flatMap(([one, other]) => [[one, other] as const, [other, one] as const]).some(
    ([named, instead]) =>
      named.test(question) && !instead.test(question) && instead.test(said) && !named.test(said),
  );
}

/** What was read last, last again at the end: a talk stays with few questions, and all of them would take 70 kB each. */
const lately = new Map<Foreseen, readonly (readonly Comparable[])[]>();
const REMEMBERED = 8;

function wordingsOf(foreseen: Foreseen): readonly (readonly Comparable[])[] {
  const wordings =
    lately.get(foreseen) ??
    foreseen.messages.map(({ said, wordings: others }) => [said, ...others].map(comparable));
  lately.delete(foreseen);
  lately.set(foreseen, wordings);
  if (lately.size > REMEMBERED) lately.delete(lately.keys().next().value!);
  return wordings;
}

/** Of two sets of words, what they share; rare words say more. */
function shareInCommon(
  one: ReadonlySet<string>,
  other: ReadonlySet<string>,
  rarity: (stem: string) => number,
) {
  const sum = (stems: Iterable<string>) => [...stems].reduce((whole, stem) => whole + rarity(stem), 0);
  const shared = sum([...one].filter((stem) => other.has(stem)));
  return shared / Math.sqrt(sum(one) * sum(other) || 1);
}

/** What was foreseen after the questions of this talk and was not answered yet, with what speaks for each. */
export function foreseenCandidates(telling: Telling): ForeseenCandidate[] {
  const { request, library } = telling;
  const before = askedBefore(telling);
  if (before.size === 0) return [];
  const sentences = sentencesOf(request.words);
  const texts = [request.words, ...(sentences.length > 1 ? sentences : [])].map((text) =>
    comparable(text.slice(0, READ_LENGTH)),
  );
  const said = [...saidBefore(request), request.words].join('\n');
  const questions = questionsById(library);
  const rarity = rarityIn(loadAskedModel().model.labels, (of) => questions.get(of)?.question ?? '');
  return [...before].flatMap(([id, likelihood]) => {
    const question = questions.get(id);
    const foreseen = foreseenAfter(library).get(id);
    if (!question || !foreseen || isOfSomebodyElse(question.question, said)) return [];
    const wordings = wordingsOf(foreseen);
    return foreseen.messages.flatMap((message, at) => {
      if (telling.said.times(message.answer) > 0) return [];
      const near = nearnessOf(texts, wordings[at]!, rarity);
      return {
        asked: asQuestion(question, message),
        features: [likelihood, Math.min(at / MANY, 1), ...near],
      };
    });
  });
}

/**
 * How near a message comes to something that is said in these ways, its title first: by what was learned, by meaning and by
 * words in common to the nearest way; by what was learned to all on average; and by words in common to the title.
 */
function nearnessOf(
  texts: readonly Comparable[],
  wordings: readonly Comparable[],
  rarity: (stem: string) => number,
): number[] {
  const toEach = (of: (text: Comparable, wording: Comparable) => number): number[] =>
    wordings.map((wording) => Math.max(...texts.map((text) => of(text, wording))));
  const learned = toEach(({ vector }, wording) => nearness(vector, wording.vector));
  const meaning = toEach((text, wording) => nearness(text.meaning, wording.meaning));
  const words = toEach(({ stems }, wording) => shareInCommon(stems, wording.stems, rarity));
  const mean = learned.reduce((sum, value) => sum + value, 0) / learned.length;
  return [Math.max(...learned), Math.max(...meaning), Math.max(...words), mean, words[0]!];
}
