import { probabilityOf } from '../../../learning/calibrate.ts';
import { logShares } from '../../../learning/log-shares.ts';
import { type SparseModel, sparseScores } from '../../../learning/sparse-model.ts';
import { jointLikelihoods, placesOf } from '../joint/joint.ts';
import { needFeatures } from './features.ts';
import type { NeedModel } from './model.ts';

/** What a message may ask for, by its label in corpora/guide, and how likely. */
export interface Need {
  readonly label: string;
  /** Between 0 and 1; of the first of a list how often it is right, calibrated on writers that were not learned from. */
  readonly probability: number;
}

/** Needs beyond these are not asked for by anyone. */
const RANKED = 8;

/** The scores of the text read last: several rules ask the same of one message. */
let last: { readonly text: string; readonly model: NeedModel; readonly scores: Float64Array } | undefined;

function scoresKept(text: string, model: NeedModel): Float64Array {
  if (last?.text !== text || last.model !== model) last = { text, model, scores: needScores(text, model) };
  return last.scores;
}

/** Less likely than this (natural logarithm) is all the same, and what the joint model does not know. */
const LEAST = -14;

/** How likely a text asks for each label of the model, up to a sum (natural logarithm): the mean of what both models say. */
export function needScores(text: string, { model, joint }: Omit<NeedModel, 'calibration'>): Float64Array {
  const own = logShares(scoresOfText(text, model));
  const both = jointLikelihoods(text, joint);
  const places = placesOf(model.labels, joint);
  const whole = Math.log(places.reduce((sum, place) => sum + (place < 0 ? 0 : Math.exp(both[place]!)), 0));
  return own.map((value, at) => {
    const place = places[at]!;
    const second = place < 0 ? LEAST : both[place]! - whole;
    return (Math.max(LEAST, value) + Math.max(LEAST, second)) / 2;
  });
}

/** What a message asks for, most likely first. `only`: among labels that begin so ("topic/"). */
export function needsOf(text: string, learned: NeedModel, only: readonly string[] = []): readonly Need[] {
  const scores = scoresKept(text, learned);
  const ranked = learned.model.labels
    .map((label, at) => ({ label, score: scores[at]! }))
    .filter(({ label }) => only.length === 0 || only.some((kind) => label.startsWith(kind)))
    .sort((a, b) => b.score - a.score);
  const most = ranked[0]?.score ?? 0;
  const whole = ranked.reduce((sum, { score }) => sum + Math.exp(score - most), 0);
  return ranked.slice(0, RANKED).map(({ label, score }) => {
    const share = Math.exp(score - most) / whole;
    return { label, probability: probabilityOf(logOdds(share), learned.calibration) };
  });
}

/** How much the last question of a longer message counts beside the whole. */
const QUESTION_COUNTS = 0.3;
const SENTENCES = /[^.?!\n;]{1,600}[.?!\n;]*/g;
/** In words: shorter questions ("ok?") ask for nothing. */
const SHORTEST_QUESTION = 3;

/** The score of each label: of all the words, and once more of the question that they end in. */
export function scoresOfText(text: string, model: SparseModel): Float64Array {
  const scores = sparseScores(model, needFeatures(text));
  const sentences = text.includes('?') ? (text.match(SENTENCES) ?? []) : [];
  const question = sentences.findLast(
    (sentence) => sentence.includes('?') && sentence.trim().split(/\s+/).length >= SHORTEST_QUESTION,
  );
  if (question === undefined || sentences.length < 2) return scores;
  const asked = sparseScores(model, needFeatures(question));
  return scores.map((score, at) => score + QUESTION_COUNTS * asked[at]!);
}

/** Of a share that is 1, or so near that its log-odds would be without end, a large number. */
export const logOdds = (share: number): number => Math.min(20, Math.log(share / Math.max(1e-9, 1 - share)));
