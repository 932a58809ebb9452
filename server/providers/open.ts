import { contextTokensOf, DEFAULT_MODELS } from './models.ts';
import { streamWithRetries } from './retry.ts';
import type { Service } from './service.ts';
import { type Pause, PROVIDER_TIMES, type ProviderTimes, REAL_PAUSE } from './times.ts';
import type { AiProvider } from './types.ts';

export type ProviderKind = AiProvider['kind'];

export interface ProviderSettings {
  /** `AI_PROVIDER`: `guide` is no service at all. */
  readonly provider: 'guide' | ProviderKind;
  readonly model?: string;
  readonly apiKey?: string;
  /** For chat completions it ends before `/chat/completions`. */
  readonly baseUrl?: string;
  readonly contextTokens?: number;
}

/** What tests put in place of real time and chance. */
export interface ProviderEffects {
  readonly times?: Partial<ProviderTimes>;
  readonly pause?: Pause;
}

/** Said here, not left to the SDKs: those would ask the machine's environment first. */
const ADDRESSES = {
  openai: 'https://api.openai.com/v1',
  anthropic: 'https://api.anthropic.com',
  google: 'https://generativelanguage.googleapis.com',
} as const;

/**
 * The service that answers, or null for the built-in guide. The service's SDK is loaded only here, only when chosen;
 * nothing is asked yet.
 * @throws Error with a sentence that names the setting which is missing.
 */
export async function openProvider(
  settings: ProviderSettings,
  effects: ProviderEffects = {},
): Promise<AiProvider | null> {
  if (settings.provider === 'guide') return null;
  const kind = settings.provider;
  const model = settings.model ?? DEFAULT_MODELS[kind];
  if (!model) throw new Error(`AI_PROVIDER=${kind} needs AI_MODEL, the name of the server's model.`);
  const service = await openService(kind, model, settings);
  const times = { ...PROVIDER_TIMES, ...effects.times };
  const pause = effects.pause ?? REAL_PAUSE;
  return {
    kind,
    name: nameOf(kind, model, settings.baseUrl),
    model,
    contextTokens: settings.contextTokens ?? contextTokensOf(kind, model),
    stream: (request) => streamWithRetries(service, request, times, pause),
  };
}

async function openService(kind: ProviderKind, model: string, settings: ProviderSettings): Promise<Service> {
  const { apiKey, baseUrl } = settings;
  if (kind === 'openai-compatible') {
    if (!baseUrl || !URL.canParse(baseUrl))
      throw new Error('AI_PROVIDER=openai-compatible needs AI_BASE_URL, the address of the server.');
    const { openAiService } = await import('./openai.ts');
    return openAiService({ kind, model, apiKey, baseUrl });
  }
  if (!apiKey) throw new Error(`AI_PROVIDER=${kind} needs AI_API_KEY.`);
  const known = { model, apiKey, baseUrl: baseUrl ?? ADDRESSES[kind] };
  switch (kind) {
    case 'openai': {
      const { openAiService } = await import('./openai.ts');
      return openAiService({ kind, ...known });
    }
    case 'anthropic': {
      const { anthropicService } = await import('./anthropic.ts');
      return anthropicService(known);
    }
    case 'google': {
      const { googleService } = await import('./google.ts');
      return googleService(known);
    }
  }
}

/** The name that visitors read after "your words are sent to". */
function nameOf(kind: ProviderKind, model: string, baseUrl = ''): string {
  if (kind === 'openai') return 'OpenAI';
  if (kind === 'anthropic') return 'Anthropic';
  if (kind === 'google') return 'Google';
  return `${model} at ${new URL(baseUrl).host}`;
}
