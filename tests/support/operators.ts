import { afterEach, beforeEach } from 'vitest';
import { createFirstOwner } from '../../server/admin/first-owner.ts';
import { hashOf } from '../../server/storage/encryption.ts';
import type { Storage } from '../../server/storage/types.ts';
import { anApp, type TestApp } from './app.ts';
import { databaseSettings, type Engine } from './shared-postgres.ts';

export const PASSWORD = 'whither thou goest';
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

/** The app on its own database for each test, with the owner Ruth, and a clock that tests move. */
export interface OperatorsApp {
  made: TestApp;
  /** Milliseconds since 1970. */
  now: number;
  /** How long sign-ins were made to wait. */
  waited: number[];
  /** POST /api/admin/login, as Ruth. */
  signIn(body?: object, remoteAddress?: string): ReturnType<OperatorsApp['call']>;
  /** Signs in and resolves to the header of further calls. */
  session(body?: object): Promise<SessionHeader>;
  call(method: 'GET' | 'POST' | 'PATCH' | 'DELETE', url: string, more?: Call): Promise<Answer>;
}

interface SessionHeader extends Record<string, string> {
  'x-admin-session': string;
}
interface Call {
  readonly headers?: Record<string, string>;
  readonly payload?: object;
  readonly remoteAddress?: string;
}
type Answer = Awaited<ReturnType<TestApp['app']['inject']>>;

/** Registers the hooks that make it; to be called in a `describe`. */
export function operatorsApp(engine: Engine): OperatorsApp {
  const app = {
    call: (method, url, { headers, ...more } = {}) =>
      app.made.app.inject({ method, url, headers: { 'user-agent': FIREFOX, ...headers }, ...more }),
    signIn: (body = {}, remoteAddress = '192.0.2.1') =>
      app.call('POST', '/api/admin/login', {
        payload: { username: 'Ruth', password: PASSWORD, ...body },
        remoteAddress,
      }),
    async session(body) {
      return { 'x-admin-session': (await app.signIn(body)).json().sessionId };
    },
  } as OperatorsApp;

  beforeEach(async () => {
    app.now = Date.UTC(2026, 10, 23);
    app.waited = [];
    app.made = await anApp(await databaseSettings(engine), {
      now: () => app.now,
      wait: async (ms) => void app.waited.push(ms),
    });
    const owner = { username: 'Ruth', password: PASSWORD, dataDir: '/nowhere', toTerminal: false };
    await createFirstOwner({ storage: app.made.storage, ...owner, now: () => app.now });
  });
  afterEach(() => app.made.close());
  return app;
}

/** Makes an operator who is signed in, without a password; resolves to the header of their calls. */
export async function aSignedInOperator(
  { db }: Storage,
  { username = 'ruth', role = 'owner' as 'owner' | 'admin', now = Date.now() } = {},
): Promise<SessionHeader> {
  const key = `session of ${username}`;
  const operator = { id: username, username, role, password_hash: 'none', created_at: now, updated_at: now };
  await db.insertInto('admin_users').values(operator).execute();
  await db
    .insertInto('admin_sessions')
    .values({
      id: key,
      id_hash: hashOf(key),
      admin_user: username,
      expires_at: now + 7 * 24 * 3_600_000,
      created_at: now,
      last_used_at: now,
      browser: 'Firefox on Linux',
    })
    .execute();
  return { 'x-admin-session': key };
}
