import type { AskedQuestion } from '../../../content/guide/types.ts';
import { cosineAt } from '../../../learning/word-vectors.ts';
import { meaningOf } from '../meaning/meaning.ts';
import { likelihoodsOf } from './likelihoods.ts';
import { type AskedModel, loadAskedModel } from './model.ts';

/** A question of the library, how likely the learned model holds it (a logarithm) and how near it is in meaning. */
export interface QuestionAmong {
  readonly asked: AskedQuestion;
  readonly likely: number;
  readonly near: number;
}

/** How well a message fits each of these questions, whatever others it may fit better. */
export function amongThese(
  words: string,
  questions: readonly AskedQuestion[],
  { model, joint, meanings }: Omit<AskedModel, 'ranking'> = loadAskedModel(),
): QuestionAmong[] {
  const likely = likelihoodsOf(words, { model, joint });
  const meaning = meaningOf(words);
  return questions.flatMap((asked) => {
    const at = model.labels.indexOf(asked.id);
    return at < 0 ? [] : [{ asked, likely: likely[at]!, near: cosineAt(at, meanings, meaning) }];
  });
}
