import type { Service, ServiceSettings } from './service.ts';

/** One AI service: all that the app knows of it besides its protocol, which its adapter speaks. */
interface ProviderEntry {
  /** What visitors read after "your words are sent to"; without it the model and the server's host. */
  readonly name?: string;
  /** Where it is without `AI_BASE_URL`. Named here because the SDKs would ask the machine's environment first. */
  readonly baseUrl?: string;
  /** The model without `AI_MODEL`: of the middle size, quick to its first word and good enough for hard questions (chosen November 2026). */
  readonly defaultModel?: string;
  /** Settings without which it cannot be used. */
  readonly required: readonly ('AI_API_KEY' | 'AI_BASE_URL' | 'AI_MODEL')[];
  /** The context window in tokens, answer included, of a model that is not in `windows`; too small a number only costs history. */
  readonly contextTokens: number;
  readonly windows?: readonly (readonly [model: RegExp, tokens: number])[];
  /** Whether the model thinks before it answers and can be asked to think little. */
  readonly canThinkBriefly?: (model: string) => boolean;
  /** Loads the adapter with its SDK. Sends nothing yet. */
  readonly load: (settings: ServiceSettings) => Promise<Service>;
}

/**
 * The AI services that can answer: the only list of them. `AI_PROVIDER` takes these names and `guide`.
 * How to add one: docs/how-to.md, "Add an AI provider".
 */
export const PROVIDERS = {
  openai: {
    name: 'OpenAI',
    baseUrl: 'https://api.openai.com/v1',
    defaultModel: 'gpt-6.1-terra',
    required: ['AI_API_KEY'],
    contextTokens: 128_000,
    windows: [
      [/^gpt-(5\.6|6)/, 1_000_000],
      [/^gpt-5/, 400_000],
      [/^gpt-4\.1/, 1_000_000],
      [/^gpt-3\.5/, 16_000],
      [/^gpt-4(-0613|-0314)?$/, 8_000],
    ],
    canThinkBriefly: (model) => /^(gpt-[5-9]|o[1-9])/.test(model) && !/chat|pro/.test(model),
    load: async (settings) => (await import('./openai.ts')).openAiService({ kind: 'openai', ...settings }),
  },
  anthropic: {
    name: 'Anthropic',
    baseUrl: 'https://api.anthropic.com',
    defaultModel: 'claude-sonnet-5-5',
    required: ['AI_API_KEY'],
    contextTokens: 200_000,
    windows: [[/^claude-[a-z]+-5/, 1_000_000]],
    canThinkBriefly: (model) => /^claude-[a-z]+-5/.test(model),
    load: async (settings) => (await import('./anthropic.ts')).anthropicService(settings),
  },
  google: {
    name: 'Google',
    baseUrl: 'https://generativelanguage.googleapis.com',
    defaultModel: 'gemini-3.8-flash',
    required: ['AI_API_KEY'],
    contextTokens: 1_000_000,
    canThinkBriefly: (model) => /^gemini-[3-9]/.test(model),
    load: async (settings) => (await import('./google.ts')).googleService(settings),
  },
  'openai-compatible': {
    required: ['AI_BASE_URL', 'AI_MODEL'],
    // Local servers silently drop what exceeds their window, and start with a small one.
    contextTokens: 4_096,
    load: async (settings) =>
      (await import('./openai.ts')).openAiService({ kind: 'openai-compatible', ...settings }),
  },
} as const satisfies Record<string, ProviderEntry>;

export type ProviderKind = keyof typeof PROVIDERS;
export const PROVIDER_KINDS = Object.keys(PROVIDERS) as ProviderKind[];

/** The entry with its optional fields readable, whichever service it is. */
export const providerEntry = (kind: ProviderKind): ProviderEntry => PROVIDERS[kind];
