import { expect, test } from 'vitest';
import { publicFlags } from '../../contract/installation.ts';
import { anApp } from '../../tests/support/app.ts';
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
