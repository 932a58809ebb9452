import { existsSync, readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { join, resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { z } from 'zod';
import { PASSWORD_MIN_LENGTH } from '../contract/limits.ts';
import { COMPLETE_TRANSLATION, TRANSLATION_IDS, type TranslationId } from '../scripture/translations.ts';
import { PROVIDER_KINDS, PROVIDERS, type ProviderKind } from './providers/catalogue.ts';

/** Every setting of docs/operations.md, checked. Made once at the start and handed down; nothing else reads the environment. */
export interface Config {
  readonly host: string;
  readonly port: number;
  /** Without a slash at its end; undefined: taken from the request. */
  readonly publicUrl: string | undefined;
  /** Who stands behind Contact, Privacy and Terms. */
  readonly operatorName: string;
  /** Addresses and networks of proxies whose forwarding headers count; empty: none. */
  readonly trustProxy: readonly string[];
  /** Absolute. */
  readonly dataDir: string;
  /** `postgres://...`; undefined: SQLite in `dataDir`. */
  readonly databaseUrl: string | undefined;
  /** 32 bytes in base64; undefined: made once, in `dataDir`. */
  readonly encryptionKey: string | undefined;
  readonly ai: AiConfig;
  readonly voice: VoiceConfig;
  readonly admin: { readonly username: string; readonly password: string | undefined };
  /** 0: conversations are kept. */
  readonly retentionDays: number;
  /** How long a stop waits for running replies, in seconds. */
  readonly stopWait: number;
  /** Scheduled backups into `dataDir`; undefined: none. */
  readonly backups: { readonly everyMs: number; readonly keep: number } | undefined;
  readonly donationUrl: string | undefined;
  readonly contactEmail: string | undefined;
  /** Absolute. */
  readonly helpLinesFile: string | undefined;
  readonly defaultTranslation: TranslationId;
  readonly rateLimits: boolean;
  /** Where messages of the contact form are announced; undefined: no mail is sent. */
  readonly mail: { readonly smtpUrl: string; readonly mailTo: string } | undefined;
  readonly metricsToken: string | undefined;
  readonly logLevel: LogLevel;
}

export const AI_PROVIDERS = ['guide', ...PROVIDER_KINDS] as const;

interface AiConfig {
  readonly provider: 'guide' | ProviderKind;
  readonly model: string | undefined;
  readonly apiKey: string | undefined;
  /** Ends before `/chat/completions`, without a slash at its end. */
  readonly baseUrl: string | undefined;
  readonly fallback: 'guide' | 'none';
  /** undefined: the model's own window. */
  readonly contextTokens: number | undefined;
  /** Output tokens a day (UTC); 0: no limit. */
  readonly dailyBudget: number;
  /** Input tokens a day (UTC), as estimated; 0: no limit. */
  readonly dailyInput: number;
  readonly concurrency: number;
}

export interface VoiceConfig {
  readonly provider: 'none' | 'elevenlabs' | 'openai-compatible';
  readonly apiKey: string | undefined;
  /** Ends before `/v1` (ElevenLabs) or before `/audio/speech` (compatible), without a slash at its end. */
  readonly baseUrl: string | undefined;
  readonly model: string | undefined;
  /** What visitors may have spoken in a day (UTC), in characters; 0: no limit. */
  readonly dailyCharacters: number;
}

const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** One or more settings are wrong. `problems` are sentences that name the setting, never its value: it may be a secret. */
export class SettingsError extends Error {
  readonly problems: readonly string[];
  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
    this.name = 'SettingsError';
    this.problems = problems;
  }
}

type Environment = Readonly<Record<string, string | undefined>>;

/** How many tokens are sent for one that is written, seldom more: the input that goes with a day's budget of output. */
const INPUT_FOR_OUTPUT = 40;

/** Names for groups of networks in Fastify's proxy-addr. */
const NETWORK_NAMES = ['loopback', 'linklocal', 'uniquelocal'];

const text = z.string().trim().optional();
const oneOf = <const T extends readonly string[]>(values: T) =>
  z.enum(values, { error: `must be one of ${values.join(', ')}` });
const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,15}$/, { error: wholeNumberSentence(min, max), abort: true })
    .transform(Number)
    .refine((value) => value >= min && value <= max, { error: wholeNumberSentence(min, max) });
const wholeNumberSentence = (min: number, max: number) =>
  max === Number.MAX_SAFE_INTEGER
    ? `must be a whole number of ${min} or more`
    : `must be a whole number from ${min} to ${max}`;
/** A shorter one can be guessed. */
const METRICS_TOKEN_MIN_LENGTH = 16;
const UNITS = { m: 60_000, h: 3_600_000, d: 86_400_000 } as const;
/** "12h" as milliseconds. */
const duration = z
  .string()
  .trim()
  .regex(/^[1-9]\d{0,3}[mhd]$/, { error: 'must be a time such as 30m, 12h or 1d, 1m at least' })
  .transform((value) => Number(value.slice(0, -1)) * UNITS[value.at(-1) as keyof typeof UNITS]);
const webAddress = z
  .string()
  .trim()
  .refine(isWebAddress, { error: 'must be a web address that begins with http:// or https://' })
  .transform((value) => value.replace(/\/+$/, ''))
  .optional();

/** The settings in the order of docs/operations.md. Each error completes the sentence "NAME ...". */
const settings = z.object({
  HOST: z.string().trim().regex(/^\S+$/, { error: 'must be an address or a host name' }).default('127.0.0.1'),
  PORT: wholeNumber(0, 65_535).default(5_000),
  PUBLIC_URL: webAddress,
  OPERATOR_NAME: z
    .string()
    .trim()
    .max(200, { error: 'must be at most 200 characters long' })
    .default('the people who run this installation'),
  TRUST_PROXY: z
    .string()
    .transform((value) => value.split(/[\s,]+/).filter(Boolean))
    .refine((list) => list.every(isNetwork), {
      error: `must be a list of addresses or networks such as 127.0.0.1, 10.0.0.0/8, or ${NETWORK_NAMES.join(', ')}`,
    })
    .default([]),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: z
    .string()
    .trim()
    .refine((value) => /^postgres(ql)?:\/\/[^/]/.test(value) && URL.canParse(value), {
      error: 'must begin with postgres:// and name host and database',
    })
    .optional(),
  ENCRYPTION_KEY: z
    .string()
    .trim()
    .refine((value) => /^[A-Za-z0-9+/_-]+={0,2}$/.test(value) && Buffer.from(value, 'base64').length === 32, {
      error: 'must be 32 bytes in base64, as `openssl rand -base64 32` prints them',
    })
    .optional(),
  AI_PROVIDER: oneOf(AI_PROVIDERS).default('guide'),
  AI_MODEL: text,
  AI_API_KEY: text,
  AI_BASE_URL: webAddress,
  AI_FALLBACK: oneOf(['guide', 'none']).default('guide'),
  AI_CONTEXT_TOKENS: wholeNumber(1_024, 100_000_000).optional(),
  AI_DAILY_BUDGET: wholeNumber(0, Number.MAX_SAFE_INTEGER).default(500_000),
  AI_DAILY_INPUT: wholeNumber(0, Number.MAX_SAFE_INTEGER).optional(),
  AI_CONCURRENCY: wholeNumber(1, 10_000).default(8),
  VOICE_PROVIDER: oneOf(['none', 'elevenlabs', 'openai-compatible']).default('none'),
  VOICE_API_KEY: text,
  VOICE_BASE_URL: webAddress,
  VOICE_MODEL: text,
  VOICE_DAILY_CHARACTERS: wholeNumber(0, Number.MAX_SAFE_INTEGER).default(50_000),
  ADMIN_USERNAME: z
    .string()
    .trim()
    .max(100, { error: 'must be at most 100 characters long' })
    .default('admin'),
  ADMIN_PASSWORD: z
    .string()
    .min(PASSWORD_MIN_LENGTH, { error: `must be at least ${PASSWORD_MIN_LENGTH} characters long` })
    .optional(),
  SMTP_URL: z
    .string()
    .trim()
    .refine((value) => /^smtps?:\/\/[^/]/.test(value) && URL.canParse(value), {
      error: 'must begin with smtp:// or smtps:// and name a host',
    })
    .optional(),
  MAIL_TO: z.email({ error: 'must be an e-mail address' }).optional(),
  RETENTION_DAYS: wholeNumber(0, 36_500).default(0),
  STOP_WAIT: wholeNumber(0, 600).default(0),
  BACKUP_EVERY: duration.optional(),
  BACKUP_KEEP: wholeNumber(1, 1_000).default(7),
  DONATION_URL: webAddress,
  CONTACT_EMAIL: z.email({ error: 'must be an e-mail address' }).optional(),
  HELP_LINES_FILE: z
    .string()
    .refine((path) => existsSync(path), { error: 'must name a file that exists' })
    .optional(),
  DEFAULT_TRANSLATION: z
    .string()
    .trim()
    .toLowerCase()
    .pipe(oneOf(TRANSLATION_IDS))
    .default(COMPLETE_TRANSLATION),
  RATE_LIMITS: oneOf(['on', 'off']).default('on'),
  METRICS_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]+$/, { error: 'must be one word of plain characters', abort: true })
    .min(METRICS_TOKEN_MIN_LENGTH, { error: `must be at least ${METRICS_TOKEN_MIN_LENGTH} characters long` })
    .optional(),
  LOG_LEVEL: oneOf(LOG_LEVELS).default('info'),
});
type Settings = z.output<typeof settings>;
/** All settings by name, as docs/operations.md lists them. */
export const SETTING_NAMES: readonly string[] = Object.keys(settings.shape);

/** Settings that another setting requires. */
function missingSettings(values: Environment): string[] {
  const problems: string[] = [];
  const requireSetting = (name: string, reason: string) => {
    if (values[name] === undefined) problems.push(`${name} must be set where ${reason}.`);
  };
  const ai = PROVIDER_KINDS.find((kind) => kind === values.AI_PROVIDER);
  if (ai) for (const name of PROVIDERS[ai].required) requireSetting(name, `AI_PROVIDER is ${ai}`);
  if (values.SMTP_URL !== undefined) requireSetting('MAIL_TO', 'SMTP_URL is set');
  if (values.MAIL_TO !== undefined) requireSetting('SMTP_URL', 'MAIL_TO is set');
  const voice = values.VOICE_PROVIDER;
  if (voice === 'elevenlabs') requireSetting('VOICE_API_KEY', `VOICE_PROVIDER is ${voice}`);
  if (voice === 'openai-compatible') requireSetting('VOICE_BASE_URL', `VOICE_PROVIDER is ${voice}`);
  return problems;
}

/**
 * Checks the environment. An empty value counts as unset.
 * Throws SettingsError with one sentence for each wrong setting.
 */
export function readConfig(env: Environment): Config {
  const values = Object.fromEntries(
    SETTING_NAMES.map((name) => [name, env[name]] as const).filter(
      ([, value]) => value !== undefined && value.trim() !== '',
    ),
  );
  const parsed = settings.safeParse(values);
  const problems = [
    ...(parsed.error?.issues ?? []).map((issue) => `${String(issue.path[0])} ${issue.message}.`),
    ...missingSettings(values),
  ];
  if (!parsed.success || problems.length > 0) throw new SettingsError(problems);
  return toConfig(parsed.data);
}

/** The environment with what `.env` in `directory` adds; what the environment itself says wins, also where it is empty. */
export function readEnvironment(directory: string, env: Environment): Environment {
  const file = join(directory, '.env');
  return existsSync(file) ? { ...parseEnv(readFileSync(file, 'utf8')), ...env } : env;
}

function toConfig(s: Settings): Config {
  return {
    host: s.HOST,
    port: s.PORT,
    publicUrl: s.PUBLIC_URL,
    operatorName: s.OPERATOR_NAME,
    trustProxy: s.TRUST_PROXY,
    dataDir: resolve(s.DATA_DIR),
    databaseUrl: s.DATABASE_URL,
    encryptionKey: s.ENCRYPTION_KEY,
    ai: {
      provider: s.AI_PROVIDER,
      model: s.AI_MODEL,
      apiKey: s.AI_API_KEY,
      baseUrl: s.AI_BASE_URL,
      fallback: s.AI_FALLBACK,
      contextTokens: s.AI_CONTEXT_TOKENS,
      dailyBudget: s.AI_DAILY_BUDGET,
      dailyInput: s.AI_DAILY_INPUT ?? INPUT_FOR_OUTPUT * s.AI_DAILY_BUDGET,
      concurrency: s.AI_CONCURRENCY,
    },
    voice: {
      provider: s.VOICE_PROVIDER,
      apiKey: s.VOICE_API_KEY,
      baseUrl: s.VOICE_BASE_URL,
      model: s.VOICE_MODEL,
      dailyCharacters: s.VOICE_DAILY_CHARACTERS,
    },
    admin: { username: s.ADMIN_USERNAME, password: s.ADMIN_PASSWORD },
    retentionDays: s.RETENTION_DAYS,
    stopWait: s.STOP_WAIT,
    backups: s.BACKUP_EVERY === undefined ? undefined : { everyMs: s.BACKUP_EVERY, keep: s.BACKUP_KEEP },
    donationUrl: s.DONATION_URL,
    contactEmail: s.CONTACT_EMAIL,
    helpLinesFile: s.HELP_LINES_FILE ? resolve(s.HELP_LINES_FILE) : undefined,
    defaultTranslation: s.DEFAULT_TRANSLATION,
    mail: s.SMTP_URL && s.MAIL_TO ? { smtpUrl: s.SMTP_URL, mailTo: s.MAIL_TO } : undefined,
    rateLimits: s.RATE_LIMITS === 'on',
    metricsToken: s.METRICS_TOKEN,
    logLevel: s.LOG_LEVEL,
  };
}

function isWebAddress(value: string): boolean {
  return /^https?:\/\/[^/]/i.test(value) && URL.canParse(value);
}

function isNetwork(value: string): boolean {
  if (NETWORK_NAMES.includes(value)) return true;
  const [address = '', bits, ...rest] = value.split('/');
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128));
}
