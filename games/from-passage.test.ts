import { beforeAll, describe, expect, it, vi } from 'vitest';
import { passageOfReference } from '../scripture/references/passage-of-reference.ts';
import type { Bible, Translation, TranslationId } from '../scripture/types.ts';
import { loadBible } from '../server/bible/load.ts';
import { checkAnswer } from './check-answer.ts';
import { gamesFromPassage, pointsOfPassageGame } from './from-passage.ts';
import type { Game } from './question.ts';
import { seededRandom } from './random.ts';
import { BLANK, hasWords } from './verse-text.ts';

let bible: Bible;
beforeAll(async () => {
  ({ bible } = await loadBible(`${import.meta.dirname}/../dist/bible`));
});

interface Play {
  count?: number;
  translation?: TranslationId;
  from?: Translation;
  seed?: string;
}
const play = (
  reference: string,
  { count = 15, translation = 'kjv', from = bible[translation], seed = 'one' }: Play = {},
): Game[] =>
  gamesFromPassage({
    passage: passageOfReference(reference)!,
    translation: from,
    count,
    random: seededRandom(seed),
  });
const PASSAGES = [
  'Romans 8',
  'Psalm 23',
  'Genesis 1',
  'Matthew 5',
  'Ruth',
  '1 Corinthians 13',
  'Genesis 5',
  'Psalm 119',
];

describe('questions from a passage', () => {
  it('are as many as asked for, of all three kinds', () => {
    for (const translation of ['kjv', 'web', 'asv'] as const) {
      const games = play('Romans 8', { count: 20, translation });
      expect(games).toHaveLength(20);
      expect(new Set(games.map(({ type }) => type))).toEqual(
        new Set(['fill_blank', 'memory_verse', 'other']),
      );
      expect(new Set(games.map(({ id }) => id)).size).toBe(20);
    }
  });

  it.each(PASSAGES)('from %s have four options, one of them right', (reference) => {
    for (const translation of ['kjv', 'web', 'asv'] as const) {
      const games = play(reference, { translation });
      expect(games.length).toBeGreaterThanOrEqual(8);
      for (const game of games) {
        const options = game.multipleChoiceOptions ?? [];
        expect(new Set(options.map((option) => option.toLowerCase())).size, game.id).toBe(4);
        expect(
          options.filter((option) => checkAnswer(option, game)),
          game.id,
        ).toEqual([game.correctAnswer]);
        expect(JSON.parse(game.hints)).toHaveLength(2);
      }
    }
  });

  it.each(PASSAGES)('from %s have the words of the text', (reference) => {
    for (const translation of ['kjv', 'web', 'asv'] as const) {
      const passage = passageOfReference(reference)!;
      const whole = passage.ranges.flatMap(({ first, last }) =>
        Array.from({ length: last - first + 1 }, (_, at) => bible[translation].text(first + at)),
      );
      for (const game of play(reference, { translation })) {
        const [, shown = ''] = game.question.split('\n\n');
        if (game.type === 'fill_blank') {
          const filled = shown.replaceAll(BLANK, game.correctAnswer).toLowerCase();
          expect(whole.map((text) => text.toLowerCase())).toContain(filled);
          const wrong = game.multipleChoiceOptions!.filter((option) => option !== game.correctAnswer);
          expect(wrong.filter((option) => hasWords(shown, option))).toEqual([]);
        } else if (game.type === 'memory_verse') {
          expect(whole).toContain(`${shown.replace(/ …$/, '')} ${game.correctAnswer}`);
        } else {
          const lines = shown.split('\n').map((line) => line.replace(/^[A-D]\. /, '').replace(/ …$/, ''));
          const inOrder = game.correctAnswer.split(', ').map((letter) => lines['ABCD'.indexOf(letter)]!);
          const at = inOrder.map((line) => whole.findIndex((text) => text.startsWith(line)));
          expect(at).toEqual([...at].sort((one, other) => one - other));
        }
      }
    }
  });

  it('are fewer where the passage is short, and none of two words', () => {
    expect(play('John 11:35')).toEqual([]);
    expect(play('John 3:16').length).toBeGreaterThan(0);
    expect(play('John 3:16').length).toBeLessThan(5);
  });

  it('are others another time, and the same for the same id', () => {
    const [one, other] = [play('Matthew 5'), play('Matthew 5', { seed: 'two' })];
    expect(one.map(({ id }) => id)).not.toEqual(other.map(({ id }) => id));
    for (const game of one) {
      const same = other.find(({ id }) => id === game.id);
      if (same !== undefined) expect(same).toEqual(game);
    }
  });

  it('of a whole book are made of little more than those of one chapter', () => {
    const textsRead = (reference: string): number => {
      const text = vi.fn(bible.kjv.text);
      expect(play(reference, { count: 20, from: { ...bible.kjv, text } })).toHaveLength(20);
      return text.mock.calls.length;
    };
    expect(textsRead('Psalms') / textsRead('Romans 8')).toBeLessThan(3);
  });

  it('are worth what their id says', () => {
    for (const game of play('Romans 8', { count: 20 }))
      expect(pointsOfPassageGame(game.id)).toBe(game.points);
    expect(pointsOfPassageGame('who-noah')).toBeUndefined();
    expect(pointsOfPassageGame('passage-niv-John.3.16-fill')).toBeUndefined();
  });
});
