import { afterAll, beforeAll, expect, it } from 'vitest';
import { startBerea, type TestBerea } from '../support/berea.ts';
import { aVisitor } from '../support/conversation.ts';
import { aPathTo } from '../support/path.ts';
import { startPostgres, type TestPostgres } from '../support/postgres.ts';

/** Connections of one instance (open-postgres.ts). */
const CONNECTIONS = 10;

let postgres: TestPostgres;
let path: Awaited<ReturnType<typeof aPathTo>>;
let berea: TestBerea;
beforeAll(async () => {
  postgres = await startPostgres();
  path = await aPathTo(postgres.url);
  berea = await startBerea({
    DATABASE_URL: path.url,
    ENCRYPTION_KEY: Buffer.alloc(32, 7).toString('base64'),
  });
}, 60_000);
afterAll(async () => {
  await berea?.remove();
  path?.close();
  await postgres?.stop();
});

it('A visitor is told to come back soon while PostgreSQL stands still, and when its connections break', async () => {
  await aVisitor(berea.url);
  path.freeze();
  let answered = 0;
  const asked = Array.from({ length: CONNECTIONS + 4 }, async () => {
    const { status, headers } = await fetch(`${berea.url}/api/chat/sessions`, { method: 'POST' });
    answered += 1;
    return [status, headers.get('retry-after')];
  });
  // On a connection that was open before a query waits for a minute: those are broken off here.
  await expect.poll(() => answered, { timeout: 20_000 }).toBeGreaterThanOrEqual(4);
  path.close();
  expect(new Set((await Promise.all(asked)).map(String))).toEqual(new Set(['503,5']));
}, 60_000);
