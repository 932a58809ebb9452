import type { AskedQuestion, Foreseen } from '../../../content/guide/types.ts';
import { vectorOfText } from '../../../learning/low-rank.ts';
import { rarityIn, sentencesOf } from '../asked/candidates.ts';
import type { LikelyQuestion } from '../asked/likely.ts';
import { loadAskedModel } from '../asked/model.ts';
import { questionIds, questionLikelihoods } from '../joint/joint.ts';
import { loadJointModel } from '../joint/model.ts';
import { type Meaning, meaningOf, nearness } from '../meaning/meaning.ts';
import { needFeatures } from '../needs/features.ts';
import type { Telling } from '../telling.ts';
import { wordsOf } from '../words.ts';
import { askedById, asQuestion, foreseenAfter, questionIdOf } from './by-id.ts';

/** A text as it is compared: by what the joint model makes of it, by its words' meaning, and by the words themselves. */
interface Read {
  readonly vector: Float32Array;
  readonly meaning: Meaning;
  readonly stems: ReadonlySet<string>;
}

/** What speaks for something that was foreseen. */
interface Candidate {
  readonly asked: AskedQuestion;
  readonly features: readonly number[];
}

/** So many of the visitor's messages before are looked at, for the questions after which this may be said. */
const LOOKED_BACK = 3;
/** In UTF-16 units. */
const READ = 600;
/** A message before may have asked these questions: the likeliest from this probability on. */
const MAY_HAVE_ASKED = { from: 0.08, most: 3 };

const lengthOf = (vector: Float32Array): number =>
  Math.sqrt(vector.reduce((sum, value) => sum + value * value, 0)) || 1;

function read(text: string): Read {
  const vector = vectorOfText(loadJointModel(), needFeatures(text));
  const length = lengthOf(vector);
  return {
    vector: vector.map((value) => value / length),
    meaning: meaningOf(text),
    stems: new Set(wordsOf(text).map(({ stem }) => stem)),
  };
}

/** The questions after which this message may be said, and how surely each was asked (log of the probability). */
function askedBefore({ request, library }: Telling): Map<string, number> {
  const found = new Map<string, number>();
  const add = (id: string, likelihood: number) => {
    if (foreseenAfter(library).has(id)) found.set(id, Math.max(found.get(id) ?? -Infinity, likelihood));
  };
  const model = loadJointModel();
  const ids = questionIds(model);
  const said = request.history.flatMap(({ role, content }) => (role === 'user' ? [content] : []));
  for (const text of said.slice(-LOOKED_BACK)) {
    const likelihoods = questionLikelihoods(text.slice(0, READ), model);
    const likeliest = [...likelihoods.entries()]
      .filter(([, likelihood]) => likelihood >= Math.log(MAY_HAVE_ASKED.from))
      .sort(([, one], [, other]) => other - one)
      .slice(0, MAY_HAVE_ASKED.most);
    for (const [at, likelihood] of likeliest) add(ids[at]!, likelihood);
  }
  for (const { record } of request.history) if (record?.asked) add(questionIdOf(record.asked), 0);
  return found;
}

/** What was read last, last again at the end: a talk stays with few questions, and all of them would take 70 kB each. */
const lately = new Map<Foreseen, readonly (readonly Read[])[]>();
const REMEMBERED = 8;

function wordingsOf(foreseen: Foreseen): readonly (readonly Read[])[] {
  const wordings =
    lately.get(foreseen) ??
    foreseen.messages.map(({ said, wordings: others }) => [said, ...others].map(read));
  lately.delete(foreseen);
  lately.set(foreseen, wordings);
  if (lately.size > REMEMBERED) lately.delete(lately.keys().next().value!);
  return wordings;
}

/** Of two sets of words, what they share; rare words say more. */
function inCommon(one: ReadonlySet<string>, other: ReadonlySet<string>, rarity: (stem: string) => number) {
  const sum = (stems: Iterable<string>) => [...stems].reduce((whole, stem) => whole + rarity(stem), 0);
  const shared = sum([...one].filter((stem) => other.has(stem)));
  return shared / Math.sqrt(sum(one) * sum(other) || 1);
}

/** What was foreseen after the questions of this talk and was not answered yet, with what speaks for each. */
function candidatesIn(telling: Telling): Candidate[] {
  const { request, library } = telling;
  const before = askedBefore(telling);
  if (before.size === 0) return [];
  const sentences = sentencesOf(request.words);
  const texts = [request.words, ...(sentences.length > 1 ? sentences : [])].map((text) =>
    read(text.slice(0, READ)),
  );
  const rarity = rarityIn(loadAskedModel().model.labels, (of) => askedById(library, of)?.question ?? '');
  return [...before].flatMap(([id, likelihood]) => {
    const after = askedById(library, id);
    const foreseen = foreseenAfter(library).get(id);
    if (!after || !foreseen) return [];
    const wordings = wordingsOf(foreseen);
    return foreseen.messages.flatMap((message, at) => {
      if (telling.said.times(message.answer) > 0) return [];
      const features = [...compared(texts, wordings[at]!, rarity), likelihood];
      return { asked: asQuestion(after, message), features };
    });
  });
}

/** How near a message comes to something that is said in these ways: by each measure, the nearest. */
function compared(
  texts: readonly Read[],
  wordings: readonly Read[],
  rarity: (stem: string) => number,
): number[] {
  const nearest = (of: (text: Read, wording: Read) => number) =>
    Math.max(...wordings.map((wording) => Math.max(...texts.map((text) => of(text, wording)))));
  return [
    nearest(({ vector }, wording) => nearness(vector, wording.vector)),
    nearest(({ meaning }, wording) => nearness(meaning, wording.meaning)),
    nearest(({ stems }, wording) => inCommon(stems, wording.stems, rarity)),
  ];
}

/**
 * What the features weigh, and what speaks for none: fitted to 139 messages of set seventeen and what two hands had foreseen
 * after the first one (docs/decisions/063).
 */
const WEIGHTS = [3.9, 3.3, 4, 1];
const NONE = 4.6;

/** What a message says of all that was foreseen, likeliest first. */
export function likelyForeseen(telling: Telling): LikelyQuestion[] {
  const found = candidatesIn(telling).map(({ asked, features }) => ({
    asked,
    weight: Math.exp(features.reduce((sum, feature, at) => sum + feature * WEIGHTS[at]!, 0)),
  }));
  const whole = found.reduce((sum, { weight }) => sum + weight, Math.exp(NONE));
  return found
    .map(({ asked, weight }) => ({ asked, probability: weight / whole }))
    .sort((one, other) => other.probability - one.probability);
}
