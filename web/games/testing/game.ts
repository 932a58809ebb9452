import type { Game } from '../../../games/question.ts';

/** A question for tests. */
export const aGame = (overrides: Partial<Game> = {}): Game => ({
  id: 'eutychus',
  title: 'Asleep in the window',
  type: 'character_guess',
  category: 'characters',
  difficulty: 'medium',
  points: 20,
  question: 'Who fell asleep in the window while Paul preached?',
  correctAnswer: 'Eutychus',
  answerRule: { kind: 'name', accepted: [], lookAlikes: [] },
  scripture: 'Acts 20:7-12',
  hints: '["His name means fortunate.", "It begins with E."]',
  explanation: 'Paul went down and said that he was alive.',
  ...overrides,
});
