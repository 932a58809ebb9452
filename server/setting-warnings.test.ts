import { expect, test } from 'vitest';
import { SETTING_NAMES } from './config.ts';
import { settingWarnings } from './setting-warnings.ts';

test('A key without its provider is named, with who answers instead', () => {
  const sentence = 'AI_API_KEY is set but AI_PROVIDER is not: the guide answers';
  expect(settingWarnings({ AI_API_KEY: 'secret' })).toEqual([sentence]);
  expect(settingWarnings({ AI_API_KEY: 'secret', AI_PROVIDER: ' ' })).toEqual([sentence]);
  // Whoever names the guide has chosen it.
  expect(settingWarnings({ AI_API_KEY: 'secret', AI_PROVIDER: 'guide' })).toEqual([]);
});

test('A misspelt setting is named with the one that is meant, and never its value', () => {
  expect(settingWarnings({ AI_PROVDIER: 'secret', SMTP_HOST: 'secret', BACKUP_KEEP: '3' })).toEqual([
    'AI_PROVDIER is not a setting of Berea: is AI_PROVIDER meant?',
    'SMTP_HOST is not a setting of Berea',
    'BACKUP_KEEP is set but BACKUP_EVERY is not: no backups are made',
  ]);
});

test('No setting of Berea, and no variable of others, is warned of', () => {
  const all = Object.fromEntries(SETTING_NAMES.map((name) => [name, 'x']));
  expect(settingWarnings({ ...all, PATH: '/bin', AI_OLD: '', ai_provider: 'x' })).toEqual([]);
});
