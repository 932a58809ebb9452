import { type Pattern, pattern } from './pattern.ts';
import type { CareKind, Sign } from './types.ts';

/** One rule: what it looks for, and what it makes of it. */
export interface SignRule extends Omit<Sign, 'about'> {
  /** `self`: told of somebody else it is no sign. `me`: done to the one who writes. `other`: of somebody else only. */
  readonly whose: 'self' | 'me' | 'other' | 'any';
  readonly patterns: readonly Pattern[];
  /** Counts also where the sentence says "not" before it. */
  readonly evenDenied: boolean;
  /** Counts also in a joking tone, in the past, in study. */
  readonly always: boolean;
}

type Options = Partial<
  Pick<SignRule, 'weight' | 'said' | 'emergency' | 'role' | 'whose' | 'evenDenied' | 'always'>
>;

/** Makes a rule of a kind; without options it is an open sign that is enough by itself, whoever it is about. */
export function sign(kind: CareKind, name: string, options: Options, patterns: string): SignRule {
  return {
    kind,
    name,
    weight: options.weight ?? 3,
    said: options.said ?? 'open',
    emergency: options.emergency ?? false,
    role: options.role ?? 'sign',
    whose: options.whose ?? 'any',
    evenDenied: options.evenDenied ?? false,
    always: options.always ?? false,
    patterns: patterns
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '')
      .map(pattern),
  };
}
