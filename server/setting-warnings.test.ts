import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readEnvironment, SETTING_NAMES } from './config.ts';
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

test.each([
  ['RETENTION_DAY', 'RETENTION_DAYS'],
  ['RETENTION_DAYZ', 'RETENTION_DAYS'],
  ['TRUST_PROXI', 'TRUST_PROXY'],
  ['ADMIN_PASWORD', 'ADMIN_PASSWORD'],
  ['PUBLIC_URI', 'PUBLIC_URL'],
  ['DONATION_UR', 'DONATION_URL'],
  ['BACKUP_EVRY', 'BACKUP_EVERY'],
  ['DATADIR', 'DATA_DIR'],
])('%s is named whatever it begins with: %s is meant', (name, meant) => {
  expect(settingWarnings({ [name]: 'secret' })).toEqual([
    `${name} is not a setting of Berea: is ${meant} meant?`,
  ]);
});

test('A line of .env is read as the environment is', () => {
  const directory = mkdtempSync(join(tmpdir(), 'berea-env-'));
  writeFileSync(join(directory, '.env'), 'RETENTION_DAYZ=30\n');
  expect(settingWarnings(readEnvironment(directory, { PATH: '/bin' }))).toEqual([
    'RETENTION_DAYZ is not a setting of Berea: is RETENTION_DAYS meant?',
  ]);
  rmSync(directory, { recursive: true });
});

test('No setting of Berea, and no variable of others, is warned of', () => {
  const all = Object.fromEntries(SETTING_NAMES.map((name) => [name, 'x']));
  expect(settingWarnings({ ...all, PATH: '/bin', AI_OLD: '', ai_provider: 'x' })).toEqual([]);
  const usual =
    'HOME HOSTNAME HOSTTYPE LANG LANGUAGE LC_ALL LOGNAME MAIL MAILTO MANPATH NODE_ENV NODE_OPTIONS OLDPWD PORTS SHELL SHLVL TERM TMPDIR USER USERNAME VISUAL XDG_DATA_DIRS XDG_RUNTIME_DIR INVOCATION_ID JOURNAL_STREAM STATE_DIRECTORY CONTAINER KUBERNETES_PORT HTTP_PROXY HTTPS_PROXY NO_PROXY PGDATA PGHOST npm_config_cache';
  expect(settingWarnings(Object.fromEntries(usual.split(' ').map((name) => [name, 'x'])))).toEqual([]);
});
