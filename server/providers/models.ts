import type { AiProvider } from './types.ts';

type Kind = AiProvider['kind'];

/**
 * Who answers where the operator names no model (`AI_MODEL`): of each service the current model of the middle size,
 * quick to its first word and good enough for hard questions (chosen November 2026). What a compatible server holds,
 * only its operator knows.
 */
export const DEFAULT_MODELS: Readonly<Partial<Record<Kind, string>>> = {
  openai: 'gpt-6.1-terra',
  anthropic: 'claude-sonnet-5-5',
  google: 'gemini-3.8-flash',
};

/** Of models that are not known here; a service that is told less than it can hold loses nothing but history. */
const CAUTIOUS: Readonly<Record<Kind, number>> = {
  openai: 128_000,
  anthropic: 200_000,
  google: 1_000_000,
  // Local servers cut silently what is longer than their window, and start with a small one.
  'openai-compatible': 4_096,
};

const KNOWN: readonly (readonly [model: RegExp, tokens: number])[] = [
  [/^gpt-(5\.6|6)/, 1_000_000],
  [/^gpt-5/, 400_000],
  [/^gpt-4\.1/, 1_000_000],
  [/^gpt-3\.5/, 16_000],
  [/^gpt-4(-0613|-0314)?$/, 8_000],
  [/^claude-[a-z]+-5/, 1_000_000],
];

/** What one request may hold, in tokens, answer included (`AI_CONTEXT_TOKENS` overrides it). */
export function contextTokensOf(kind: Kind, model: string): number {
  if (kind === 'openai-compatible') return CAUTIOUS[kind];
  return KNOWN.find(([pattern]) => pattern.test(model))?.[1] ?? CAUTIOUS[kind];
}

/** Models that think before they speak, and may be asked to think little. Their thinking counts as output. */
export function thinksBriefly(kind: Kind, model: string): boolean {
  if (kind === 'openai') return /^(gpt-[5-9]|o[1-9])/.test(model) && !/chat|pro/.test(model);
  if (kind === 'anthropic') return /^claude-[a-z]+-5/.test(model);
  if (kind === 'google') return /^gemini-[3-9]/.test(model);
  return false;
}

/** Added to the answer's limit for models that think, so that thinking does not eat the answer. */
export const THINKING_ALLOWANCE_TOKENS = 4_000;
