import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { AI_PROVIDERS, readConfig, readEnvironment, SETTING_NAMES, SettingsError } from './config.ts';

/** The sentences that stop a start with this environment. */
function problemsOf(env: Record<string, string>): readonly string[] {
  try {
    readConfig(env);
  } catch (error) {
    if (error instanceof SettingsError) return error.problems;
    throw error;
  }
  return [];
}

test('Without any setting it listens on this machine alone, keeps SQLite in ./data and answers by the guide', () => {
  expect(readConfig({})).toMatchObject({
    host: '127.0.0.1',
    port: 5000,
    publicUrl: undefined,
    trustProxy: [],
    dataDir: resolve('data'),
    databaseUrl: undefined,
    encryptionKey: undefined,
    ai: {
      provider: 'guide',
      fallback: 'guide',
      dailyBudget: 500_000,
      dailyInput: 20_000_000,
      concurrency: 8,
      contextTokens: undefined,
    },
    voice: { provider: 'none' },
    admin: { username: 'admin', password: undefined },
    retentionDays: 0,
    defaultTranslation: 'kjv',
    rateLimits: true,
    metricsToken: undefined,
    logLevel: 'info',
  });
});

test('An empty value counts as unset', () => {
  expect(readConfig({ PORT: '', AI_PROVIDER: ' ', DATABASE_URL: '' })).toEqual(readConfig({}));
});

test('Values that are set are read', () => {
  const config = readConfig({
    PORT: '0',
    PUBLIC_URL: 'https://berea.example/',
    TRUST_PROXY: '127.0.0.1, 10.0.0.0/8 ::1',
    DATABASE_URL: 'postgres://berea@db/berea',
    DEFAULT_TRANSLATION: 'WEB',
    RATE_LIMITS: 'off',
    RETENTION_DAYS: '30',
  });
  expect(config).toMatchObject({
    port: 0,
    publicUrl: 'https://berea.example',
    trustProxy: ['127.0.0.1', '10.0.0.0/8', '::1'],
    databaseUrl: 'postgres://berea@db/berea',
    defaultTranslation: 'web',
    rateLimits: false,
    retentionDays: 30,
  });
});

test.each([
  ['PORT', '70000', 'a whole number from 0 to 65535'],
  ['PORT', '80a', 'a whole number from 0 to 65535'],
  ['PUBLIC_URL', 'berea.example', 'http:// or https://'],
  ['TRUST_PROXY', '10.0.0.0/99', 'a list of addresses or networks'],
  ['DATABASE_URL', 'mysql://db', 'begin with postgres://'],
  ['ENCRYPTION_KEY', 'c2hvcnQ=', '32 bytes in base64'],
  ['AI_PROVIDER', 'chatgpt', `one of ${AI_PROVIDERS.join(', ')}`],
  ['AI_BASE_URL', 'localhost:11434', 'http:// or https://'],
  ['AI_FALLBACK', 'yes', 'one of guide, none'],
  ['AI_CONTEXT_TOKENS', '12', 'a whole number from 1024'],
  ['AI_DAILY_BUDGET', '-1', 'a whole number of 0 or more'],
  ['AI_DAILY_INPUT', '1e6', 'a whole number of 0 or more'],
  ['AI_CONCURRENCY', '0', 'a whole number from 1'],
  ['VOICE_PROVIDER', 'loud', 'one of none, elevenlabs, openai-compatible'],
  ['ADMIN_PASSWORD', 'abc', 'at least 6 characters'],
  ['RETENTION_DAYS', '1.5', 'a whole number from 0'],
  ['CONTACT_EMAIL', 'us', 'an e-mail address'],
  ['HELP_LINES_FILE', '/no/such/file', 'a file that exists'],
  ['DEFAULT_TRANSLATION', 'niv', 'one of kjv, web, asv'],
  ['RATE_LIMITS', 'maybe', 'one of on, off'],
  ['METRICS_TOKEN', 'two words', 'one word'],
  ['METRICS_TOKEN', 'fifteen-letters', 'at least 16 characters'],
  ['BACKUP_EVERY', '1s', '1m at least'],
  ['BACKUP_EVERY', '0d', '1m at least'],
  ['LOG_LEVEL', 'loud', 'one of trace'],
])(
  'A wrong %s (%s) stops the start with a sentence that names it and not its value',
  (name, value, expected) => {
    const [problem, ...more] = problemsOf({ [name]: value });
    expect(more).toEqual([]);
    expect(problem).toMatch(new RegExp(`^${name} must .*\\.$`));
    expect(problem).toContain(expected);
  },
);

test('A wrong secret is not repeated', () => {
  expect(problemsOf({ ENCRYPTION_KEY: 'my-secret', DATABASE_URL: 'my-secret' }).join()).not.toContain(
    'my-secret',
  );
});

test('All wrong settings are named at once, with those that another one asks for', () => {
  expect(problemsOf({ PORT: 'x', LOG_LEVEL: 'x', AI_PROVIDER: 'openai-compatible' })).toHaveLength(4);
});

test.each(['openai', 'anthropic', 'google'])('AI_PROVIDER=%s asks for AI_API_KEY', (provider) => {
  expect(problemsOf({ AI_PROVIDER: provider })).toEqual([
    `AI_API_KEY must be set where AI_PROVIDER is ${provider}.`,
  ]);
  expect(readConfig({ AI_PROVIDER: provider, AI_API_KEY: 'k' }).ai.contextTokens).toBeUndefined();
});

test('What may be sent goes with what may be written, unless it is set', () => {
  const inputOf = (env: Record<string, string>) => readConfig(env).ai.dailyInput;
  expect(inputOf({ AI_DAILY_BUDGET: '1000' })).toBe(40_000);
  expect(inputOf({ AI_DAILY_BUDGET: '0' })).toBe(0);
  expect(inputOf({ AI_DAILY_BUDGET: '0', AI_DAILY_INPUT: '7' })).toBe(7);
});

test('A compatible service needs its address and a model, and no key', () => {
  expect(problemsOf({ AI_PROVIDER: 'openai-compatible' })).toEqual([
    'AI_BASE_URL must be set where AI_PROVIDER is openai-compatible.',
    'AI_MODEL must be set where AI_PROVIDER is openai-compatible.',
  ]);
  const env = { AI_PROVIDER: 'openai-compatible', AI_BASE_URL: 'http://localhost:11434/v1/', AI_MODEL: 'm' };
  expect(readConfig(env).ai).toMatchObject({ baseUrl: 'http://localhost:11434/v1' });
  expect(readConfig({ ...env, AI_CONTEXT_TOKENS: '32000' }).ai.contextTokens).toBe(32_000);
});

test('.env is read, and the environment itself wins, also where it is empty', () => {
  const folder = mkdtempSync(join(tmpdir(), 'berea-env-'));
  writeFileSync(join(folder, '.env'), 'PORT=6000\nAI_PROVIDER=openai # paid\nHOST="0.0.0.0"\n');
  const env = readEnvironment(folder, { PORT: '7000', AI_PROVIDER: '' });
  expect(env).toMatchObject({ PORT: '7000', AI_PROVIDER: '', HOST: '0.0.0.0' });
  expect(readConfig(env)).toMatchObject({ port: 7000, host: '0.0.0.0', ai: { provider: 'guide' } });
  rmSync(folder, { recursive: true });
});

test('docs/operations.md names every AI provider', () => {
  const text = readFileSync(join(import.meta.dirname, '../docs/operations.md'), 'utf8');
  const row = text.split('\n').find((line) => line.startsWith('| `AI_PROVIDER`')) ?? '';
  for (const name of AI_PROVIDERS) expect(row).toContain(`\`${name}\``);
});

test('docs/operations.md lists every setting, and no other', () => {
  const text = readFileSync(join(import.meta.dirname, '../docs/operations.md'), 'utf8');
  const rows = text.split('\n').filter((line) => /^\| `[A-Z]/.test(line));
  const listed = rows.flatMap((row) =>
    [...(row.split('|')[1] ?? '').matchAll(/`([A-Z_]+)`/g)].map(([, name]) => name),
  );
  expect(listed.sort()).toEqual([...SETTING_NAMES].sort());
});
