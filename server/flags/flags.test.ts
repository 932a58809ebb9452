import { expect, test } from 'vitest';
import { operatorFlags, publicFlags } from '../../contract/installation.ts';
import { anApp } from '../../tests/support/app.ts';
import { aSignedInOperator } from '../../tests/support/operators.ts';
import { createFlags } from './flags.ts';

test('The public list holds names and whether they are on, as the first migration seeds them', async () => {
  const made = await anApp();
  const answer = await made.app.inject('/api/feature-flags/public');
  await made.close();
  const { flags } = publicFlags.parse(answer.json());
  expect(flags.filter(({ enabled }) => enabled).map(({ name }) => name)).toEqual([
    'clickable_bible_links',
    'pwa_enabled',
    'tts_ai_responses',
    'tts_bible_verses',
  ]);
  expect(flags.filter(({ enabled }) => !enabled).map(({ name }) => name)).toEqual([
    'advertisements_enabled',
    'between_messages_ads',
    'chat_sidebar_ads',
    'footer_ads',
    'home_banner_ads',
  ]);
  for (const flag of answer.json().flags) expect(Object.keys(flag)).toEqual(['name', 'enabled']);
});

test('A change is visible within seconds, and not every request reads the database', async () => {
  const made = await anApp();
  let now = 0;
  const flags = createFlags(made.storage, () => now);
  const on = async () =>
    (await flags.publicFlags()).flags.find(({ name }) => name === 'pwa_enabled')?.enabled;
  expect(await on()).toBe(true);
  await made.storage.db
    .updateTable('feature_flags')
    .set({ enabled: 0 })
    .where('name', '=', 'pwa_enabled')
    .execute();
  expect(await on()).toBe(true);
  now = 3_000;
  expect(await on()).toBe(false);
  await made.close();
});

test('A failure is not cached', async () => {
  const made = await anApp();
  let broken = true;
  const storage = {
    ...made.storage,
    get db() {
      if (broken) throw new Error('gone');
      return made.storage.db;
    },
  };
  const flags = createFlags(storage, () => 0);
  await expect(flags.publicFlags()).rejects.toThrow('gone');
  broken = false;
  expect((await flags.publicFlags()).flags).toHaveLength(9);
  await made.close();
});

test('A switch takes effect at once, says who did it, and asking for what is so changes nothing', async () => {
  const made = await anApp();
  const headers = await aSignedInOperator(made.storage);
  const list = async () =>
    operatorFlags.strict().parse((await made.app.inject({ url: '/api/feature-flags', headers })).json())
      .flags;
  const isOn = async (name: string) =>
    publicFlags
      .parse((await made.app.inject('/api/feature-flags/public')).json())
      .flags.find((flag) => flag.name === name)?.enabled;
  const flag = (await list()).find(({ name }) => name === 'pwa_enabled')!;
  expect(flag).toMatchObject({ enabled: true, description: expect.stringMatching(/^Progressive Web App: /) });
  expect(await isOn('pwa_enabled')).toBe(true);

  const url = `/api/feature-flags/${flag.id}`;
  const change = (payload: object, to = url) =>
    made.app.inject({ method: 'PATCH', url: to, headers, payload });
  expect((await change({ enabled: false })).json()).toMatchObject({ name: 'pwa_enabled', enabled: false });
  expect(await isOn('pwa_enabled')).toBe(false);
  await change({ enabled: false });
  const audit = await made.app.inject({ url: '/api/admin/audit', headers });
  expect(audit.json().entries).toMatchObject([
    {
      who: 'ruth',
      action: 'flag.change',
      target: 'pwa_enabled',
      before: { enabled: true },
      after: { enabled: false },
    },
  ]);

  expect((await change({ enabled: 'yes' })).json().issues[0].path).toBe('enabled');
  expect((await change({})).statusCode).toBe(400);
  for (const id of ['nobody', 'x'.repeat(1_000), "'; drop table feature_flags--"]) {
    const answer = await change({ enabled: true }, `/api/feature-flags/${encodeURIComponent(id)}`);
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'FLAG_NOT_FOUND']);
  }
  for (const forged of [{}, { 'x-admin-session': 'guessed' }]) {
    const refused = await made.app.inject({
      method: 'PATCH',
      url,
      headers: forged,
      payload: { enabled: true },
    });
    expect(refused.statusCode).toBe(401);
    expect((await made.app.inject({ url: '/api/feature-flags', headers: forged })).statusCode).toBe(401);
  }
  expect(await isOn('pwa_enabled')).toBe(false);
  await made.close();
});
