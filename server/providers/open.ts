import { type ProviderKind, providerEntry } from './catalogue.ts';
import type { ProviderErrorCode } from './error-codes.ts';
import { createHealthRecord } from './health.ts';
import { keyWarning, type WarningLog } from './key-warning.ts';
import { streamWithRetries } from './retry.ts';
import { PROVIDER_TIMES, type ProviderTimes, REAL_CLOCK, type RetryClock } from './times.ts';
import type { AiProvider } from './types.ts';

export interface ProviderSettings {
  /** `AI_PROVIDER`: with `guide` the built-in guide answers and there is no provider. */
  readonly provider: 'guide' | ProviderKind;
  readonly model?: string;
  readonly apiKey?: string;
  /** For chat completions it ends before `/chat/completions`. */
  readonly baseUrl?: string;
  readonly contextTokens?: number;
}

/** Where warnings go; and what tests put in place of real time and chance. */
export interface ProviderEffects {
  readonly log?: WarningLog;
  readonly times?: Partial<ProviderTimes>;
  readonly clock?: RetryClock;
}

/**
 * The provider that answers, or null for the built-in guide. Its SDK is loaded only when it is chosen; nothing is
 * sent yet.
 * @throws Error with a sentence that names the setting which is missing or wrong.
 */
export async function openProvider(
  settings: ProviderSettings,
  effects: ProviderEffects = {},
): Promise<AiProvider | null> {
  if (settings.provider === 'guide') return null;
  const kind = settings.provider;
  const entry = providerEntry(kind);
  const values = { AI_API_KEY: settings.apiKey, AI_BASE_URL: settings.baseUrl, AI_MODEL: settings.model };
  const missing = entry.required.find((name) => !values[name]);
  if (missing) throw new Error(`AI_PROVIDER=${kind} needs ${missing}.`);

  const { apiKey, model = entry.defaultModel ?? '', baseUrl = entry.baseUrl ?? '' } = settings;
  if (!URL.canParse(baseUrl)) throw new Error('AI_BASE_URL is not a web address.');
  const thinksBriefly = entry.canThinkBriefly?.(model) ?? false;
  const service = await entry.load({ model, apiKey, baseUrl, thinksBriefly });
  const window = entry.windows?.find(([pattern]) => pattern.test(model))?.[1] ?? entry.contextTokens;
  const times = { ...PROVIDER_TIMES, ...effects.times };
  const clock = effects.clock ?? REAL_CLOCK;
  const { health, record } = createHealthRecord(clock.now);
  const warn = effects.log && keyWarning(effects.log, clock.now);
  const onEnd = (failure: ProviderErrorCode | null): void => {
    record(failure);
    warn?.(failure);
  };
  const settled = { times, clock, onEnd };
  return {
    kind,
    name: entry.name ?? `${model} at ${new URL(baseUrl).host}`,
    model,
    contextTokens: settings.contextTokens ?? window,
    stream: (request) => streamWithRetries(service, request, settled),
    health,
  };
}
