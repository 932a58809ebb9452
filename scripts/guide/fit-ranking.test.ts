import { expect, it } from 'vitest';
import type { Candidates } from '../../server/guide/asked/candidates.ts';
import { fitWeights } from './fit-ranking.ts';

const candidates = (right: number, none: number): Candidates => ({
  questions: [
    { id: 'a', features: [right, 0.5] },
    { id: 'b', features: [1 - right, 0.5] },
  ],
  none: [1, none],
});

it('what tells right questions from others is weighed, and what speaks for none', () => {
  const asking = Array.from({ length: 20 }, (_, at) => ({
    asks: new Set([at % 2 === 0 ? 'a' : 'b']),
    candidates: candidates(at % 2 === 0 ? 0.9 : 0.1, 0),
  }));
  const others = Array.from({ length: 20 }, () => ({
    asks: new Set<string>(),
    candidates: candidates(0.5, 1),
  }));
  const { question, none } = fitWeights([...asking, ...others]);
  expect(question[0]).toBeGreaterThan(2);
  expect(none[1]).toBeGreaterThan(2);
  expect(fitWeights([...asking, ...others])).toEqual({ question, none });
});
