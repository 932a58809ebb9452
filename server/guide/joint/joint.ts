import { logShares } from '../../../learning/log-shares.ts';
import { type LowRankModel, lowRankScores, scoresOfTalk } from '../../../learning/low-rank.ts';
import { needFeatures } from '../needs/features.ts';
import { loadJointModel } from './model.ts';

/** Before the id of a question of the library in the model's labels, which are sorted; the others are those of needs/. */
export const ASKED = 'asked/';

/** The texts read last: several rules ask of one message and of its sentences. */
const recent: { readonly text: string; readonly model: LowRankModel; readonly scores: Float32Array }[] = [];
const REMEMBERED = 6;

function scoresOf(text: string, model: LowRankModel): Float32Array {
  const known = recent.find((one) => one.text === text && one.model === model);
  if (known) return known.scores;
  const scores = lowRankScores(model, needFeatures(text));
  recent.unshift({ text, model, scores });
  if (recent.length > REMEMBERED) recent.pop();
  return scores;
}

/** How likely (natural logarithm) a text asks for each label of the model that has learned entries and questions together. */
export const jointLikelihoods = (text: string, model: LowRankModel = loadJointModel()): Float64Array =>
  logShares(scoresOf(text, model));

/** What each label gains or loses where `before` was said before a text (questionLikelihoods). */
export const gainsInTalk = (before: string, model: LowRankModel): Float32Array =>
  scoresOfTalk(model, needFeatures(before));

/**
 * The part of jointLikelihoods that is on the questions of the library, in the order of questionIds; with `gains`, of a text
 * within its talk.
 */
export function questionLikelihoods(text: string, model: LowRankModel, gains?: Float32Array): Float64Array {
  const scores = scoresOf(text, model);
  const found = logShares(gains ? scores.map((score, label) => score + gains[label]!) : scores);
  const from = model.labels.findIndex((label) => label.startsWith(ASKED));
  return found.subarray(from, from + questionIds(model).length);
}

const ids = new WeakMap<LowRankModel, readonly string[]>();

/** The questions that the model has learned. */
export function questionIds(model: LowRankModel): readonly string[] {
  const known =
    ids.get(model) ??
    model.labels.filter((label) => label.startsWith(ASKED)).map((label) => label.slice(ASKED.length));
  ids.set(model, known);
  return known;
}

const places = new WeakMap<LowRankModel, WeakMap<readonly string[], Int32Array>>();

/** Where the labels of needs/ stand among those of the model; -1 where it does not know one. */
export function placesOf(labels: readonly string[], model: LowRankModel): Int32Array {
  const ofModel = places.get(model) ?? new WeakMap<readonly string[], Int32Array>();
  places.set(model, ofModel);
  const known = ofModel.get(labels);
  if (known) return known;
  const all = new Map(model.labels.map((label, at) => [label, at]));
  const found = Int32Array.from(labels, (label) => all.get(label) ?? -1);
  ofModel.set(labels, found);
  return found;
}
