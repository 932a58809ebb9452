import { describe, expect, it } from 'vitest';
import { pickQuestions } from './pick-questions.ts';
import { type Game, makeGame } from './question.ts';
import { seededRandom } from './random.ts';

const aGame = (id: string, question = `Question ${id}?`): Game =>
  makeGame({
    id,
    title: 'A title',
    type: 'other',
    category: 'events',
    difficulty: 'easy',
    question,
    correctAnswer: 'Yes',
    scripture: 'Genesis 1',
    hints: ['One.', 'Two.'],
    explanation: 'So it is.',
    answerRule: { kind: 'words', accepted: [], lookAlikes: [] },
  });
const ids = (games: readonly Game[]) => games.map(({ id }) => id);

describe('pickQuestions', () => {
  it('takes as many as asked for, or all', () => {
    const games = ['a', 'b', 'c'].map((id) => aGame(id));
    expect(pickQuestions(games, 2, seededRandom('x'))).toHaveLength(2);
    expect(ids(pickQuestions(games, 5, seededRandom('x'))).sort()).toEqual(['a', 'b', 'c']);
  });

  it('drops doubles by id and by question and answer', () => {
    const games = [aGame('a', 'Same?'), aGame('a', 'Other?'), aGame('b', 'Same?')];
    const picked = pickQuestions(games, 5, seededRandom('x'));
    expect(new Set(ids(picked)).size).toBe(picked.length);
    expect(new Set(picked.map(({ question }) => question)).size).toBe(picked.length);
  });

  it('takes others another time', () => {
    const games = Array.from({ length: 40 }, (_, at) => aGame(`g${at}`));
    expect(ids(pickQuestions(games, 5, seededRandom('x')))).not.toEqual(
      ids(pickQuestions(games, 5, seededRandom('y'))),
    );
  });
});
