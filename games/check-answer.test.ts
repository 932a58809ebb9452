import { beforeAll, describe, expect, it } from 'vitest';
import { QUESTION_FILES } from '../content/en/games/questions/all.ts';
import { rootOf } from '../scripture/text/word-forms.ts';
import { loadBible } from '../server/bible/load.ts';
import { withDigits } from './answers/numbers.ts';
import { plainWords } from './answers/plain.ts';
import { buildGames } from './build-games.ts';
import { checkAnswer } from './check-answer.ts';
import { type Vocabulary, vocabularyOf } from './look-alikes.ts';
import type { Answerable, Game } from './question.ts';
import { ANSWER_TABLE } from './testing/answer-table.ts';

let games: ReadonlyMap<string, Game>;
let vocabulary: Vocabulary;
beforeAll(async () => {
  const { bible } = await loadBible(`${import.meta.dirname}/../dist/bible`);
  const translations = Object.values(bible);
  vocabulary = vocabularyOf(translations);
  const built = buildGames(QUESTION_FILES, { translation: bible.kjv, translations, vocabulary });
  games = new Map(built.map((game) => [game.id, game]));
});

describe('the table of answers', () => {
  it('has at least 250, and as many wrong ones as right ones', () => {
    const right = ANSWER_TABLE.flatMap((row) => row.right).length;
    const wrong = ANSWER_TABLE.flatMap((row) => row.wrong).length;
    expect(right + wrong).toBeGreaterThanOrEqual(250);
    expect(Math.min(right, wrong)).toBeGreaterThanOrEqual(125);
  });

  it.each(ANSWER_TABLE)('is judged for $id', ({ id, right, wrong }) => {
    const game = games.get(id)!;
    expect(right.filter((answer) => !checkAnswer(answer, game))).toEqual([]);
    expect(wrong.filter((answer) => checkAnswer(answer, game))).toEqual([]);
  });
});

describe('an answer', () => {
  const question = (correctAnswer: string, more: Partial<Answerable> = {}): Answerable => ({
    correctAnswer,
    ...more,
  });

  it('to a question without a rule is judged by its key words', () => {
    expect(checkAnswer('changed the water to wine', question('He turned water into wine'))).toBe(true);
    expect(checkAnswer('God loved the world and sent his son', question('For God so loved the world'))).toBe(
      true,
    );
    expect(checkAnswer('forty', question('40'))).toBe(true);
    expect(checkAnswer('the ark', question('An ark'))).toBe(true);
    expect(checkAnswer('a boat full of animals of all kinds, two by two', question('An ark'))).toBe(false);
  });

  it('of stop words, punctuation or nothing is wrong', () => {
    for (const answer of ['', '   ', '…', '?!', 'the', 'it was', 'I think'])
      expect(checkAnswer(answer, question('Moses')), answer).toBe(false);
  });

  it('of strange characters is wrong and does no harm', () => {
    const strange = [
      '🙏',
      '\u200b',
      '\u202emoses',
      '\ud800',
      '(.*)+$',
      '[object Object]',
      '\0',
      '٤٠',
      'مוסא',
      '%00',
      '-1',
    ];
    for (const game of games.values())
      expect(
        strange.filter((answer) => checkAnswer(answer, game) && !/moses/.test(answer)),
        game.id,
      ).toEqual([]);
  });

  it('with a second name that looks like a verb in -ed is wrong', () => {
    const game = games.get('who-sent-dove')!;
    const names = vocabulary.names.map(({ word }) => word).filter(vocabulary.isName);
    const inEd = names.filter((word) => word.endsWith('ed'));
    expect(inEd).toContain('jared');
    expect(inEd.filter((name) => checkAnswer(`Noah ${name} sent the dove`, game))).toEqual([]);
    expect(checkAnswer('Noah released the dove', game)).toBe(true);
  });

  it('may be stop words where these are the answer', () => {
    expect(checkAnswer('i am', question('I AM'))).toBe(true);
    expect(checkAnswer('he is', question('I AM'))).toBe(false);
  });

  it('never passes for its length', () => {
    const names = [...games.values()].map(({ correctAnswer }) => correctAnswer);
    const everything = names.join(' ');
    expect([...games.values()].filter((game) => checkAnswer(everything, game)).map(({ id }) => id)).toEqual(
      [],
    );
    const reversed = [...names].reverse().join(', ').slice(0, 990);
    expect([...games.values()].filter((game) => checkAnswer(reversed, game)).map(({ id }) => id)).toEqual([]);
  });

  it('to one question is right for no other, unless it is the same in other words', () => {
    const root = (answer: string) =>
      withDigits(plainWords(answer.replaceAll('-', '').replace(/ (?:days|years)$/, '')))
        .map(rootOf)
        .join(' ');
    const all = [...games.values()].map((game) => ({ ...game, root: root(game.correctAnswer) }));
    const crossed = all.flatMap((game) => {
      const right = [game.correctAnswer, ...game.answerRule.accepted].map(root);
      return all
        .filter((other) => other.answerRule.kind !== 'verse' || game.answerRule.kind === 'verse')
        .filter((other) => other.scripture !== game.scripture && !right.includes(other.root))
        .filter((other) => checkAnswer(other.correctAnswer, game))
        .map((other) => `${other.correctAnswer} for ${game.id} (${game.correctAnswer})`);
    });
    expect(crossed).toEqual([]);
  }, 120_000);

  it('is judged in time in proportion to its length, and only the beginning of a long one is read', () => {
    const timeOf = (length: number): number => {
      const answer = 'moses or aaron and the others '.repeat(2_000).slice(0, length);
      const times = Array.from({ length: 3 }, () => {
        const began = performance.now();
        for (const game of games.values()) checkAnswer(answer, game);
        return performance.now() - began;
      });
      return Math.min(...times);
    };
    const [short, whole, long] = [250, 1_000, 60_000].map(timeOf) as [number, number, number];
    expect(whole / short).toBeLessThan(12);
    expect(long / whole).toBeLessThan(3);
  });
});
