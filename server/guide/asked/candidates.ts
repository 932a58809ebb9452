import { cosineAt } from '../../../learning/word-vectors.ts';
import { meaningOf } from '../meaning/meaning.ts';
import { likelihoodsOf } from './likelihoods.ts';
import type { AskedModel } from './model.ts';

/** A question that a message may ask, and what speaks for it. */
export interface Candidate {
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
const COMPARED = 15;
/** What picks them. */
const PICK = { talk: 0.4, meaning: 4 };
/** Less likely than this (log) is all the same. */
const LEAST = -12;
const LEAST_IN_TALK = -9;
/** So many messages before tell what the talk is about just now. */
const LATELY = 2;
/** Of a long message so many sentences are read by themselves, the last ones. */
const SENTENCES = 6;
/** In words: a shorter sentence says too little by itself. */
const SAYS_SOMETHING = 3;
const FEW = 6;

const wordCount = (text: string): number => text.trim().split(/\s+/).length;

const sentencesOf = (text: string): string[] =>
  (text.match(/[^.?!\n;]{1,600}[.?!\n;]*/g) ?? [])
    .filter((sentence) => wordCount(sentence) >= SAYS_SOMETHING)
    .slice(-SENTENCES);

/** The questions that a message may ask, with what speaks for each. `aboutOf`: the entries that a question belongs to. */
export function candidatesFor(
  { words, earlier }: MessageInTalk,
  { model, joint, meanings }: Omit<AskedModel, 'ranking'>,
  { needsOf, aboutOf }: { readonly needsOf: NeedsOf; readonly aboutOf: (id: string) => readonly string[] },
): Candidates {
  const said = (text: string) => likelihoodsOf(text, { model, joint });
  const inTalk = earlier.length > 0 ? 1 : 0;
  const lately = earlier.slice(-LATELY).join('\n');
  const whole = said(words);
  const sentences = sentencesOf(words);
  const parts = sentences.length > 1 ? sentences.map(said) : [];
  const talk = inTalk ? said(lately) : undefined;
  const first = inTalk ? said(earlier[0]!) : undefined;
  const meaning = meaningOf(words);
  const meaningOfTalk = inTalk ? meaningOf(lately) : undefined;
  const near = model.labels.map((_, at) => cosineAt(at, meanings, meaning));

  const picked = model.labels
    .map((_, at) => {
      const best = parts.reduce((most, part) => Math.max(most, part[at]!), whole[at]!);
      const pick = best + PICK.talk * Math.max(LEAST_IN_TALK, talk?.[at] ?? 0) + PICK.meaning * near[at]!;
      return { at, best, pick };
    })
    .sort((a, b) => b.pick - a.pick)
    .slice(0, COMPARED);

  const wanted = needsOf(words);
  const spokenOf = inTalk ? needsOf(earlier.join('\n')) : undefined;
  const questions = picked.map(({ at, best }): Candidate => {
    const id = model.labels[at]!;
    const about = aboutOf(id);
    const share = (needs: ReadonlyMap<string, number> | undefined) =>
      needs
        ? Math.min(
            1,
            about.reduce((sum, label) => sum + (needs.get(label) ?? 0), 0),
          )
        : 0;
    const likely = Math.max(LEAST, whole[at]!) / 4;
    const likeliest = Math.max(LEAST, best) / 4;
    return {
      id,
      features: [
        likely,
        inTalk * likely,
        likeliest,
        Math.max(LEAST_IN_TALK, talk?.[at] ?? 0) / 4,
        Math.max(LEAST_IN_TALK, first?.[at] ?? 0) / 4,
        3 * near[at]!,
        inTalk * 3 * near[at]!,
        meaningOfTalk ? 3 * cosineAt(at, meanings, meaningOfTalk) : 0,
        share(spokenOf),
        share(wanted),
        inTalk * share(wanted),
      ],
    };
  });
  const isFew = wordCount(words) <= FEW ? 1 : 0;
  const most = questions[0]?.features[0] ?? LEAST / 4;
  return { questions, none: [1, inTalk, isFew, inTalk * isFew, most] };
}
