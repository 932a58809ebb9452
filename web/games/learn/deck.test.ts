// @vitest-environment happy-dom
import { beforeEach, describe, expect, test } from 'vitest';
import type { Result } from '../play/run.ts';
import { aGame } from '../testing/game.ts';
import {
  addVerse,
  deck,
  dueCards,
  exportDeck,
  forgetCards,
  importDeck,
  removeCard,
  reviewCard,
  scheduleMissed,
  scheduleOf,
} from './deck.ts';
import { dueInWords } from './schedule.ts';

const NOON = new Date(2026, 10, 23, 12).getTime();
const DAY = 24 * 3_600_000;
const result = (kind: Result['kind'], attempts: number): Result => ({
  game: aGame(),
  kind,
  attempts,
  earned: 0,
  seconds: 5,
});

beforeEach(forgetCards);

describe('missed questions', () => {
  test('come back tomorrow if they were revealed, later if they took two tries, and not if they were known', () => {
    scheduleMissed(result('correct', 1), NOON);
    expect(deck()).toEqual([]);
    scheduleMissed(result('revealed', 3), NOON);
    expect(dueInWords(scheduleOf('eutychus')!, NOON)).toBe('tomorrow');
    forgetCards();
    scheduleMissed(result('correct', 2), NOON);
    expect(Date.parse(scheduleOf('eutychus')!.due)).toBeGreaterThanOrEqual(NOON + DAY);
    expect(deck()).toHaveLength(1);
  });

  test('come back later and later once they are known', () => {
    scheduleMissed(result('revealed', 3), NOON);
    let [now, interval] = [NOON, 1];
    for (let times = 0; times < 4; times += 1) {
      now = Date.parse(scheduleOf('eutychus')!.due);
      expect(dueCards(deck(), 'question', now)).toHaveLength(1);
      scheduleMissed(result('correct', 1), now);
      const next = Math.round((Date.parse(scheduleOf('eutychus')!.due) - now) / DAY);
      expect(next).toBeGreaterThan(interval);
      interval = next;
    }
  });
});

describe('verses', () => {
  test('are due at once, and from the morning of their day', () => {
    addVerse('Psalm 46:10', NOON);
    addVerse('Psalm 46:10', NOON);
    const [card] = dueCards(deck(), 'verse', NOON);
    expect(deck()).toHaveLength(1);
    reviewCard(card!, 'forgotten', NOON);
    expect(dueCards(deck(), 'verse', NOON)).toEqual([]);
    expect(dueCards(deck(), 'verse', new Date(2026, 10, 24, 0, 1).getTime())).toHaveLength(1);
    removeCard(card!);
    expect(deck()).toEqual([]);
  });
});

describe('an exported file', () => {
  test('brings every card to another device, and keeps what was reviewed last', () => {
    addVerse('Psalm 46:10', NOON);
    scheduleMissed(result('revealed', 3), NOON);
    const file = exportDeck();
    const before = deck();
    forgetCards();
    expect(importDeck(file)).toBe(2);
    expect(deck()).toEqual(before);
    reviewCard(deck()[0]!, 'easy', NOON + DAY);
    const reviewed = deck();
    expect(importDeck(file)).toBe(2);
    expect(deck()).toEqual(reviewed);
  });

  test.each(['', 'not JSON', '[]', '{"format":"cards of Berea"}', '{"format":"other","cards":[]}'])(
    'that is none changes nothing (%s)',
    (text) => {
      addVerse('Psalm 46:10', NOON);
      expect(importDeck(text)).toBeNull();
      expect(deck()).toHaveLength(1);
    },
  );

  test('with damaged cards brings those that are whole', () => {
    addVerse('Psalm 46:10', NOON);
    const { cards } = JSON.parse(exportDeck()) as { cards: object[] };
    const damaged = [
      ...cards,
      { kind: 'verse', id: 'x', schedule: { due: 'never' } },
      null,
      { kind: 'question', id: 'y' },
    ];
    forgetCards();
    expect(importDeck(JSON.stringify({ format: 'cards of Berea', version: 1, cards: damaged }))).toBe(1);
  });
});
