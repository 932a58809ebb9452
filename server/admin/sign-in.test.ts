/** Signing in, the operator's session and the audit, on both database engines. */
import { describe, expect, it } from 'vitest';
import { auditEntries, login } from '../../contract/admin.ts';
import type { Call } from '../../contract/call.ts';
import { calls } from '../../contract/calls.ts';
import { operatorsApp, PASSWORD } from '../../tests/support/operators.ts';
import { ENGINES } from '../../tests/support/shared-postgres.ts';
import { createAttempts } from './attempts.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

describe.each(ENGINES)('Operators on %s', (engine) => {
  const operators = operatorsApp(engine);
  const { signIn } = operators;
  const wrong = (body: object = {}, address?: string) => signIn({ password: 'guessed', ...body }, address);
  const headersOf = (answer: Awaited<ReturnType<typeof signIn>>) => ({
    'x-admin-session': login.parse(answer.json()).sessionId,
  });
  const verify = async (headers: Record<string, string>) =>
    (await operators.call('GET', '/api/admin/verify', { headers })).statusCode;

  it('The first owner signs in, is known by the session, and signs out', async () => {
    const answer = await signIn({ username: ' ruth ' });
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(answer.headers['set-cookie']).toBeUndefined();
    const { sessionId, user, device } = login.strict().parse(answer.json());
    expect(user).toEqual({ id: expect.any(String), username: 'Ruth', role: 'owner' });
    expect([sessionId, device]).toEqual(Array(2).fill(expect.stringMatching(/^[\w-]{22}$/)));

    const headers = { 'x-admin-session': sessionId };
    const verified = await operators.made.app.inject({ url: '/api/admin/verify', headers });
    expect(verified.json()).toEqual({ user });
    const out = await operators.made.app.inject({ method: 'POST', url: '/api/admin/logout', headers });
    expect(out.statusCode).toBe(204);
    expect(await verify(headers)).toBe(401);
  });

  it('Neither the session nor the browser’s token is stored, and nothing of them is logged', async () => {
    const { sessionId, device } = (await signIn()).json();
    await wrong();
    const { db } = operators.made.storage;
    const stored = JSON.stringify([
      await db.selectFrom('admin_sessions').selectAll().execute(),
      await db.selectFrom('admin_devices').selectAll().execute(),
      await db.selectFrom('audit_entries').selectAll().execute(),
      await db.selectFrom('rate_limits').selectAll().execute(),
      operators.made.logged,
    ]);
    for (const secret of [sessionId, device, PASSWORD, 'guessed', '192.0.2.1']) {
      expect(stored).not.toContain(secret);
    }
  });

  it('Without, with an old and with a forged session every call of operators is refused', async () => {
    const old = headersOf(await signIn());
    await operators.call('POST', '/api/admin/logout', { headers: old });
    const forged = { 'x-admin-session': 'A'.repeat(22) };
    const theirs = Object.values<Call>(calls).filter(({ headers }) => headers?.shape['x-admin-session']);
    expect(theirs.length).toBeGreaterThan(15);
    for (const { method, path } of theirs) {
      const url = path.replace(/\{\w+\}/g, 'anything');
      for (const headers of [{}, { 'x-admin-session': '' }, old, forged]) {
        const answer = await operators.made.app.inject({ method, url, headers });
        expect([method, url, answer.statusCode, answer.json().code]).toEqual([
          method,
          url,
          401,
          'UNAUTHORIZED',
        ]);
      }
    }
  });

  it('A session ends 12 hours after its last use, and 7 days after the sign-in', async () => {
    const headers = headersOf(await signIn());
    operators.now += 12 * HOUR - 1;
    expect(await verify(headers)).toBe(200);
    operators.now += 12 * HOUR;
    expect(await verify(headers)).toBe(401);

    const second = headersOf(await signIn());
    for (let hours = 11; hours < 7 * 24; hours += 11) {
      operators.now += 11 * HOUR;
      expect(await verify(second)).toBe(200);
    }
    operators.now += 11 * HOUR;
    expect(await verify(second)).toBe(401);
  });

  it('An unknown name and a wrong password get the same answer', async () => {
    const [unknown, wrongPassword] = [await wrong({ username: 'boaz' }, '192.0.2.2'), await wrong()];
    const { requestId, ...body } = unknown.json();
    expect([unknown.statusCode, body.code]).toEqual([401, 'SIGN_IN_FAILED']);
    expect(wrongPassword.statusCode).toBe(401);
    expect(wrongPassword.json()).toEqual({ ...body, requestId: expect.any(String) });
    expect(requestId).toBeTruthy();
  });

  it('Name and password are required', async () => {
    for (const [body, path, message] of [
      [{ username: ' ' }, 'username', 'Username is required'],
      [{ username: undefined }, 'username', 'Username is required'],
      [{ password: '' }, 'password', 'Password is required'],
    ] as const) {
      const answer = await signIn(body);
      expect([answer.statusCode, answer.json().issues]).toEqual([400, [{ path, message }]]);
    }
    expect((await signIn({ username: 'x'.repeat(100_000) })).statusCode).toBe(400);
    expect((await signIn({ password: { $ne: '' } })).statusCode).toBe(400);
  });

  it('After ten failures a name is locked for 15 minutes from every address, an unknown name too', async () => {
    for (const username of ['Ruth', 'boaz']) {
      operators.waited = [];
      for (let i = 0; i < 10; i += 1)
        expect((await wrong({ username }, `192.0.2.${i}`)).statusCode).toBe(401);
      expect(operators.waited).toEqual([0, 0, 250, 500, 1_000, 1_000, 1_000, 1_000, 1_000, 1_000]);
      const locked = await signIn({ username: username.toUpperCase() }, '192.0.2.99');
      expect([locked.statusCode, locked.json().code]).toEqual([429, 'SIGN_IN_LOCKED']);
      expect(locked.headers['retry-after']).toBe('900');
    }
    operators.now += 15 * MINUTE;
    expect((await signIn()).statusCode).toBe(200);
  });

  it('After ten failures an address is locked, whatever names it tries; other addresses are not', async () => {
    for (let i = 0; i < 10; i += 1) await wrong({ username: `name ${i}` });
    expect((await signIn()).statusCode).toBe(429);
    expect((await signIn({}, '192.0.2.2')).statusCode).toBe(200);
  });

  it('Attempts that arrive together are all counted', async () => {
    const answers = await Promise.all(Array.from({ length: 30 }, (_, i) => wrong({}, `192.0.2.${i}`)));
    expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(10);
  });

  it('Instances on one database count together', async () => {
    const { storage } = operators.made;
    const wait = async () => undefined;
    const secret = storage.encryptionKey;
    const other = createAttempts({ storage, secret, now: () => operators.now, wait });
    for (let i = 0; i < 9; i += 1) await wrong({}, `192.0.2.${i}`);
    await other.begin([{ kind: 'name', value: 'ruth' }]);
    expect((await signIn({}, '192.0.2.99')).statusCode).toBe(429);
  });

  it('A browser that signed in before can still sign in when strangers have locked the name', async () => {
    const { device } = (await signIn()).json();
    for (let i = 0; i < 11; i += 1) await wrong({}, `192.0.2.${i}`);
    expect((await signIn()).statusCode).toBe(429);
    const known = await signIn({ device });
    expect([known.statusCode, known.json().device]).toEqual([200, device]);
    expect((await signIn({ device: 'A'.repeat(22) })).statusCode).toBe(429);

    for (let i = 0; i < 10; i += 1) expect((await wrong({ device })).statusCode).toBe(401);
    expect((await signIn({ device })).statusCode).toBe(429);
  });

  it('A successful sign-in starts the count of its name anew, and is no failure of its address', async () => {
    for (let round = 0; round < 3; round += 1) {
      for (let i = 0; i < 9; i += 1) await wrong({}, `192.0.2.${i}`);
      expect((await signIn({}, '198.51.100.1')).statusCode).toBe(200);
    }
  });

  it('The audit names a sign-in in a new browser; it is read in pages', async () => {
    const first = await signIn();
    const { device } = first.json();
    await signIn({ device });
    operators.now += 1_000;
    await signIn();
    const read = async (query: string) => {
      const url = `/api/admin/audit${query}`;
      return auditEntries
        .strict()
        .parse((await operators.made.app.inject({ url, headers: headersOf(first) })).json()).entries;
    };
    const all = await read('');
    expect(all).toEqual([
      { ...all[0], at: '2026-11-23T00:00:01.000Z' },
      {
        id: expect.any(String),
        at: '2026-11-23T00:00:00.000Z',
        who: 'Ruth',
        action: 'browser.sign-in',
        target: 'Firefox on Linux',
      },
    ]);
    expect(await read('?limit=1')).toEqual(all.slice(0, 1));
    expect(await read(`?before=${all[0]!.id}`)).toEqual(all.slice(1));
    for (const query of ['?limit=0', '?limit=abc', '?limit=1000']) {
      const answer = await operators.made.app.inject({
        url: `/api/admin/audit${query}`,
        headers: headersOf(first),
      });
      expect([query, answer.statusCode]).toEqual([query, 400]);
    }
  });

  it('A browser is forgotten 180 days after its last sign-in', async () => {
    const { device } = (await signIn()).json();
    operators.now += 180 * DAY;
    expect((await signIn({ device })).json().device).not.toBe(device);
    expect(await operators.made.storage.db.selectFrom('admin_devices').selectAll().execute()).toHaveLength(1);
    expect(await operators.made.storage.db.selectFrom('admin_sessions').selectAll().execute()).toHaveLength(
      1,
    );
  });
});
