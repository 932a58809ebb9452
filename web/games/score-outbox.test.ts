// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { recordScore, sendScores } from './score-outbox.ts';

/** What the server received, and how it answers. */
let received: { key: string; gameId: string }[];
let answer: () => Response;

beforeEach(() => {
  localStorage.clear();
  received = [];
  answer = () => Response.json({ totalGamesPlayed: received.length });
  vi.stubGlobal(
    'fetch',
    async (_path: string, { headers, body }: { headers: Record<string, string>; body: string }) => {
      received.push({ key: headers['Idempotency-Key']!, gameId: JSON.parse(body).gameId });
      return answer();
    },
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const score = (gameId: string) => ({ gameId, score: 10, timeCompleted: 3, attempts: 1 });
const pending = () => JSON.parse(localStorage.getItem('berea.game-scores') ?? '[]') as unknown[];

test('A score is sent at once and forgotten when it was counted', async () => {
  expect(await recordScore(score('one'))).toMatchObject({ totalGamesPlayed: 1 });
  expect(pending()).toEqual([]);
});

test('Without a network scores wait, and are sent in order under the same keys', async () => {
  answer = () => {
    throw new TypeError('Failed to fetch');
  };
  expect(await recordScore(score('one'))).toBeNull();
  expect(await recordScore(score('two'))).toBeNull();
  const key = received[0]?.key;
  expect(pending()).toHaveLength(2);
  received = [];
  answer = () => Response.json({});
  await sendScores();
  expect(received.map(({ gameId }) => gameId)).toEqual(['one', 'two']);
  expect(received[0]?.key).toBe(key);
  expect(pending()).toEqual([]);
});

test('Two senders at once send nothing twice', async () => {
  await Promise.all([recordScore(score('one')), recordScore(score('two')), sendScores()]);
  expect(received.map(({ gameId }) => gameId)).toEqual(['one', 'two']);
});

test('What is refused for good is dropped; what is refused for now waits', async () => {
  answer = () => Response.json({ code: 'GAME_NOT_FOUND', message: '' }, { status: 404 });
  await recordScore(score('one'));
  expect(pending()).toEqual([]);
  for (const status of [429, 503]) {
    answer = () => Response.json({}, { status });
    await recordScore(score('two'));
    expect(pending()).not.toEqual([]);
  }
});
