/** Operators' own accounts, the second factor, owners' rights and the server's commands, on both database engines. */
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Secret, TOTP } from 'otpauth';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  auditEntries,
  installationStatus,
  operatorAccounts,
  operatorSessions,
  secondFactor,
  secondFactorBegun,
  secondFactorConfirmed,
} from '../../contract/admin.ts';
import { operatorsApp, PASSWORD } from '../../tests/support/operators.ts';
import { ENGINES } from '../../tests/support/shared-postgres.ts';
import { createAdminCommands } from './commands.ts';
import { firstPasswordFile } from './first-owner.ts';

const STEP = 30_000;
const NEW_PASSWORD = 'thy people shall be my people';

describe.each(ENGINES)('Operators on %s', (engine) => {
  const operators = operatorsApp(engine);
  const { call, session, signIn } = operators;
  type Headers = Awaited<ReturnType<typeof session>>;
  const get = async (url: string, headers: Headers) => (await call('GET', url, { headers })).json();
  const statusOf = async (headers: Headers) =>
    (await call('GET', '/api/admin/verify', { headers })).statusCode;
  const lastChange = async (headers: Headers) =>
    auditEntries.parse(await get('/api/admin/audit?limit=1', headers)).entries[0];
  const changePassword = (headers: Headers, body: object = {}) =>
    call('POST', '/api/admin/change-password', {
      headers,
      payload: { currentPassword: PASSWORD, newPassword: NEW_PASSWORD, ...body },
    });

  describe('A password change', () => {
    it('ends all other sessions, and the old password signs in no more', async () => {
      const [mine, other] = [await session(), await session()];
      expect((await changePassword(mine)).statusCode).toBe(204);
      expect([await statusOf(mine), await statusOf(other)]).toEqual([200, 401]);
      expect((await signIn()).statusCode).toBe(401);
      expect((await signIn({ password: NEW_PASSWORD })).statusCode).toBe(200);
      expect(JSON.stringify(await get('/api/admin/audit', mine))).toContain('password.change');
    });

    it('needs the right current password, and a new one of six characters', async () => {
      const headers = await session();
      const wrong = await changePassword(headers, { currentPassword: 'guessed' });
      expect([wrong.statusCode, wrong.json().code]).toEqual([400, 'WRONG_PASSWORD']);
      const short = await changePassword(headers, { newPassword: '12345' });
      expect([short.statusCode, short.json().issues]).toEqual([
        400,
        [{ path: 'newPassword', message: 'Password must be at least 6 characters long.' }],
      ]);
      expect((await changePassword(headers, { newPassword: 'x'.repeat(1_001) })).statusCode).toBe(400);
      const same = await changePassword(headers, { newPassword: PASSWORD });
      expect([same.statusCode, same.json().issues]).toEqual([
        400,
        [
          {
            path: 'newPassword',
            message: 'The new password is the one that you have. Please choose another.',
          },
        ],
      ]);
      expect((await changePassword(headers, { newPassword: '123456' })).statusCode).toBe(204);
    });

    it('cannot be guessed with a stolen session: ten attempts in 15 minutes', async () => {
      const headers = await session();
      for (let i = 0; i < 10; i += 1) await changePassword(headers, { currentPassword: 'guessed' });
      expect((await changePassword(headers)).statusCode).toBe(429);
    });

    it('forgets other browsers: they are strangers’ again', async () => {
      const here = (await signIn()).json();
      const elsewhere = (await signIn()).json();
      await changePassword({ 'x-admin-session': here.sessionId });
      const attempts = { password: NEW_PASSWORD, username: 'Ruth' };
      expect((await signIn({ ...attempts, device: here.device })).json().device).toBe(here.device);
      expect((await signIn({ ...attempts, device: elsewhere.device })).json().device).not.toBe(
        elsewhere.device,
      );
    });
  });

  it('Sessions are listed, and ended singly or all but this one; nobody else’s are', async () => {
    const [first, second, third] = [await session(), await session(), await session()];
    const list = async (headers: Headers) =>
      operatorSessions.strict().parse(await get('/api/admin/sessions', headers)).sessions;
    const all = await list(first);
    expect(all.map(({ browser }) => browser)).toEqual(Array(3).fill('Firefox on Linux'));
    expect(all.filter(({ isCurrent }) => isCurrent)).toHaveLength(1);

    const { id } = (await list(second)).find(({ isCurrent }) => isCurrent)!;
    const end = (headers: Headers) => call('DELETE', `/api/admin/sessions/${id}`, { headers });
    await call('POST', '/api/admin/users', {
      headers: first,
      payload: { username: 'boaz', password: PASSWORD },
    });
    const boaz = await session({ username: 'boaz' });
    expect([(await end(boaz)).statusCode, await statusOf(second)]).toEqual([404, 200]);
    expect([(await end(first)).statusCode, await statusOf(second)]).toEqual([204, 401]);
    expect((await end(first)).json().code).toBe('OPERATOR_SESSION_NOT_FOUND');

    expect((await call('DELETE', '/api/admin/sessions', { headers: first })).statusCode).toBe(204);
    expect([await statusOf(first), await statusOf(third), await statusOf(boaz)]).toEqual([200, 401, 200]);
  });

  describe('The second factor', () => {
    const totp = (headers: Headers, payload: object) => call('POST', '/api/admin/totp', { headers, payload });
    const codeOf = (secret: string) =>
      new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: operators.now });
    const state = async (headers: Headers) =>
      secondFactor.strict().parse(await get('/api/admin/totp', headers));
    async function setUp(headers: Headers) {
      const begun = await totp(headers, { action: 'begin', password: PASSWORD });
      const { secret, uri } = secondFactorBegun.strict().parse(begun.json());
      expect(uri).toMatch(/^otpauth:\/\/totp\/Berea:Ruth\?.*secret=/);
      const confirmed = await totp(headers, { action: 'confirm', code: codeOf(secret) });
      const { recoveryCodes } = secondFactorConfirmed.strict().parse(confirmed.json());
      return { secret, recoveryCodes };
    }

    it('is on once a code confirmed it; a sign-in then needs a code, and takes none twice', async () => {
      const headers = await session();
      expect(await state(headers)).toEqual({ isOn: false, recoveryCodes: 0 });
      const { secret } = await setUp(headers);
      expect(await state(headers)).toEqual({ isOn: true, recoveryCodes: 10 });
      expect(await lastChange(headers)).toMatchObject({ who: 'Ruth', action: 'second-factor.set-up' });

      const without = await signIn();
      expect([without.statusCode, without.json().code]).toEqual([401, 'CODE_REQUIRED']);
      expect((await signIn({ password: 'guessed', code: codeOf(secret) })).json().code).toBe(
        'SIGN_IN_FAILED',
      );
      expect((await signIn({ code: codeOf(secret) })).json().code).toBe('CODE_WRONG');
      operators.now += STEP;
      expect((await signIn({ code: codeOf(secret).replace(/^.../, '$& ') })).statusCode).toBe(200);
      expect((await signIn({ code: codeOf(secret) })).json().code).toBe('CODE_WRONG');
    });

    it('counts wrong codes as failures, and asking for a code as none', async () => {
      await setUp(await session());
      for (let i = 0; i < 12; i += 1) await signIn();
      for (let i = 0; i < 10; i += 1)
        expect((await signIn({ code: '000000' }, `192.0.2.${i}`)).json().code).toBe('CODE_WRONG');
      expect((await signIn({ code: '000000' }, '192.0.2.77')).statusCode).toBe(429);
    });

    it('gives ten recovery codes; each signs in once, however it is typed', async () => {
      const headers = await session();
      const { recoveryCodes, secret } = await setUp(headers);
      expect(new Set(recoveryCodes).size).toBe(10);
      const [code = ''] = recoveryCodes;
      expect((await signIn({ code: code.toUpperCase().replace('-', ' ') })).statusCode).toBe(200);
      expect((await signIn({ code })).json().code).toBe('CODE_WRONG');
      expect(await state(headers)).toEqual({ isOn: true, recoveryCodes: 9 });

      const { db } = operators.made.storage;
      const stored = JSON.stringify([
        await db.selectFrom('admin_users').selectAll().execute(),
        await db.selectFrom('admin_recovery_codes').selectAll().execute(),
        await db.selectFrom('audit_entries').selectAll().execute(),
        operators.made.logged,
      ]);
      for (const each of [secret, ...recoveryCodes]) expect(stored).not.toContain(each);
    });

    it('two sign-ins at once with one recovery code are one', async () => {
      const { recoveryCodes } = await setUp(await session());
      const answers = await Promise.all([1, 2, 3].map(() => signIn({ code: recoveryCodes[0] })));
      expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    });

    it('needs the password to begin and to remove, and the right code to confirm', async () => {
      const headers = await session();
      expect((await totp(headers, { action: 'begin', password: 'guessed' })).json().code).toBe(
        'WRONG_PASSWORD',
      );
      expect((await totp(headers, { action: 'confirm', code: '000000' })).json().code).toBe(
        'CODE_NOT_CONFIRMED',
      );
      await setUp(headers);
      expect((await totp(headers, { action: 'remove', password: 'guessed' })).json().code).toBe(
        'WRONG_PASSWORD',
      );
      expect((await totp(headers, { action: 'remove', password: PASSWORD })).statusCode).toBe(204);
      expect((await signIn()).statusCode).toBe(200);
      for (const payload of [{}, { action: 'begin' }, { action: 'rename', password: PASSWORD }])
        expect((await totp(headers, payload)).statusCode).toBe(400);
    });
  });

  describe('Owners', () => {
    const add = (headers: Headers, payload: object) => call('POST', '/api/admin/users', { headers, payload });
    const change = (headers: Headers, id: string, payload: object) =>
      call('PATCH', `/api/admin/users/${id}`, { headers, payload });
    const BOAZ = { username: 'boaz', password: 'let me find favour' };
    const list = async (headers: Headers) =>
      operatorAccounts.strict().parse(await get('/api/admin/users', headers)).users;

    it('add admins, who may not manage admins themselves', async () => {
      const ruth = await session();
      const added = await add(ruth, BOAZ);
      expect([added.statusCode, added.json()]).toMatchObject([201, { username: 'boaz', role: 'admin' }]);
      expect(JSON.stringify(added.json())).not.toMatch(/hash|argon|favour/);
      expect(await lastChange(ruth)).toMatchObject({
        who: 'Ruth',
        action: 'admin.add',
        target: 'boaz',
        after: { role: 'admin' },
      });
      const boaz = await session(BOAZ);
      const { id } = added.json();
      for (const refused of [
        await call('GET', '/api/admin/users', { headers: boaz }),
        await add(boaz, { ...BOAZ, username: 'naomi' }),
        await change(boaz, id, { role: 'owner' }),
      ])
        expect([refused.statusCode, refused.json().code]).toEqual([403, 'FORBIDDEN']);
      expect(await list(ruth)).toMatchObject([{ username: 'Ruth' }, { username: 'boaz', role: 'admin' }]);
    });

    it('get clear answers to bad input, and nothing is stored', async () => {
      const ruth = await session();
      await add(ruth, BOAZ);
      for (const [payload, status] of [
        [{ ...BOAZ, username: 'BOAZ' }, 409],
        [{ ...BOAZ, username: ' ' }, 400],
        [{ ...BOAZ, username: '<b>naomi</b>' }, 400],
        [{ ...BOAZ, username: 'x'.repeat(100_000) }, 400],
        [{ ...BOAZ, username: 'naomi', password: 'short' }, 400],
        [{ ...BOAZ, username: 'naomi', role: 'god' }, 400],
      ] as const)
        expect([status, (await add(ruth, payload)).statusCode]).toEqual([status, status]);
      expect(await list(ruth)).toHaveLength(2);
      expect((await change(ruth, 'nobody', { disabled: true })).json().code).toBe('OPERATOR_NOT_FOUND');
      expect((await change(ruth, 'nobody', {})).statusCode).toBe(400);
    });

    it('see when each was last here: the last call, not the last sign-in', async () => {
      const ruth = await session();
      await add(ruth, BOAZ);
      const boaz = await session(BOAZ);
      const lastSeen = async () => (await list(ruth)).find(({ username }) => username === 'boaz')?.lastSeen;
      const signedIn = operators.now;
      expect(await lastSeen()).toBe(new Date(signedIn).toISOString());
      operators.now += 3_600_000;
      await statusOf(boaz);
      await expect.poll(lastSeen).toBe(new Date(signedIn + 3_600_000).toISOString());
      await call('POST', '/api/admin/logout', { headers: boaz });
      expect(await lastSeen()).toBe(new Date(signedIn).toISOString());
    });

    it('disable an admin, whose sessions end at once and who cannot sign in', async () => {
      const ruth = await session();
      const { id } = (await add(ruth, BOAZ)).json();
      const boaz = await session(BOAZ);
      expect((await change(ruth, id, { disabled: true })).json()).toMatchObject({ isDisabled: true });
      expect([await statusOf(boaz), (await signIn(BOAZ)).json().code]).toEqual([401, 'SIGN_IN_FAILED']);
      expect(await lastChange(ruth)).toMatchObject({
        action: 'admin.change',
        target: 'boaz',
        before: { role: 'admin', disabled: false },
        after: { role: 'admin', disabled: true },
      });
      await change(ruth, id, { disabled: false });
      expect((await signIn(BOAZ)).statusCode).toBe(200);
    });

    it('give an admin a new password or another role; not themselves a password', async () => {
      const ruth = await session();
      const { id } = (await add(ruth, BOAZ)).json();
      const boaz = await session(BOAZ);
      expect((await change(ruth, id, { role: 'owner' })).json()).toMatchObject({ role: 'owner' });
      expect((await call('GET', '/api/admin/users', { headers: boaz })).statusCode).toBe(200);
      await change(ruth, id, { password: NEW_PASSWORD });
      expect(await statusOf(boaz)).toBe(401);
      expect((await signIn({ ...BOAZ, password: NEW_PASSWORD })).statusCode).toBe(200);
      expect(JSON.stringify(await lastChange(ruth))).not.toContain(NEW_PASSWORD);
      const me = (await list(ruth)).find(({ username }) => username === 'Ruth')!;
      expect((await change(ruth, me.id, { password: NEW_PASSWORD })).statusCode).toBe(403);
    });

    it('stay: the last one can neither be disabled nor made an admin, also when two try at once', async () => {
      const ruth = await session();
      const [me] = await list(ruth);
      for (const payload of [{ disabled: true }, { role: 'admin' }])
        expect((await change(ruth, me!.id, payload)).json().code).toBe('LAST_OWNER');

      const { id } = (await add(ruth, { ...BOAZ, role: 'owner' })).json();
      const boaz = await session(BOAZ);
      await Promise.all([
        change(ruth, id, { disabled: true }),
        change(boaz, me!.id, { disabled: true }),
        change(ruth, id, { role: 'admin' }),
        change(boaz, me!.id, { role: 'admin' }),
      ]);
      const rows = await operators.made.storage.db.selectFrom('admin_users').selectAll().execute();
      expect(rows.filter(({ role, disabled_at }) => role === 'owner' && disabled_at === null)).not.toEqual(
        [],
      );
    });
  });

  it('The status tells how the installation is doing', async () => {
    const status = installationStatus.strict().parse(await get('/api/admin/status', await session()));
    expect(status).toMatchObject({
      version: '1.2.3',
      startedAt: '2026-11-23T00:00:00.000Z',
      database: { engine: engine === 'sqlite' ? 'SQLite' : 'PostgreSQL' },
      provider: null,
      voice: null,
      lastBackupAt: null,
      warnings: [],
      retentionDays: 0,
    });
    expect(status.database.bytes).toBeGreaterThan(50_000);
    expect(status.disk?.freeBytes).toBeGreaterThan(0);
    expect(status.helpLinesChecked).toMatch(/^\d{4}-\d{2}/);
    expect(status.translations.map(({ id }) => id).sort()).toEqual(['asv', 'kjv', 'web']);
  });

  describe('On the server', () => {
    const commands = () =>
      createAdminCommands({ storage: operators.made.storage, dataDir, now: () => operators.now });
    let dataDir: string;
    beforeEach(() => {
      dataDir = mkdtempSync(join(tmpdir(), 'berea-admin-'));
    });
    afterEach(() => rmSync(dataDir, { recursive: true }));

    it('a password is made anew, which ends all sessions and the lock', async () => {
      const headers = await session();
      for (let i = 0; i < 11; i += 1) await signIn({ password: 'guessed' }, `192.0.2.${i}`);
      const printed = await commands().resetPassword('ruth');
      const [, password] = /password of Ruth is: (\S+)\n/.exec(printed) ?? [];
      expect(await statusOf(headers)).toBe(401);
      expect((await signIn()).statusCode).toBe(401);
      const again = await session({ password });
      const { entries } = auditEntries.parse(await get('/api/admin/audit', again));
      expect(entries).toContainEqual(expect.objectContaining({ who: 'server', action: 'password.reset' }));
      expect(JSON.stringify(entries)).not.toContain(password);
    });

    it('the file of the first password is deleted with the password that it holds, no other', async () => {
      await session();
      const file = firstPasswordFile(dataDir);
      writeFileSync(file, 'somebody else’s\n');
      await commands().resetPassword('ruth');
      expect(existsSync(file)).toBe(true);
      const printed = await commands().resetPassword('ruth');
      writeFileSync(file, `${/is: (\S+)\n/.exec(printed)?.[1]}\n`);
      await commands().resetPassword('ruth');
      expect(existsSync(file)).toBe(false);
    });

    it('every lock is ended', async () => {
      for (let i = 0; i < 11; i += 1) await signIn({ password: 'guessed' });
      expect((await signIn()).statusCode).toBe(429);
      await commands().unlock();
      expect((await signIn()).statusCode).toBe(200);
    });

    it('admins are listed, and an unknown one is named', async () => {
      await session();
      expect(await commands().list()).toBe('Ruth: owner, last signed in 2026-11-23');
      await expect(commands().resetPassword('boaz')).rejects.toThrow('There is no admin "boaz".');
      await expect(commands().removeSecondFactor('ruth')).rejects.toThrow('has no second step');
    });
  });
});
