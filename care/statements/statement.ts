import type { CareKind, Strength } from '../types.ts';
import { type Pattern, pattern } from './pattern.ts';

/** One way of saying a sign. */
export interface Statement {
  readonly kind: CareKind;
  /** Ours; holds nothing of a visitor's words. */
  readonly name: string;
  readonly strength: Strength;
  /** Help that cannot wait: something was taken, done, or is in hand. */
  readonly emergency: boolean;
  /** Says nothing where "not" or "afraid to" stands before it. */
  readonly deniable: boolean;
  /** Stands in such messages, and in ordinary ones as often ("wife", "note", an age): only among words graver still. */
  readonly everyday: boolean;
  /** `self`: of somebody else it is no sign. `me`: done to the one who writes. `other`: of somebody else only. */
  readonly whose: 'self' | 'me' | 'other' | 'any';
  readonly pattern: Pattern;
}

const STRENGTHS: readonly string[] = ['said', 'hinted', 'named', 'turning'] satisfies Strength[];
const WHOSE: Readonly<Record<string, Statement['whose']>> = {
  'of self': 'self',
  'to me': 'me',
  'of another': 'other',
};

/**
 * Reads a list of statements: `# name (strength, whose, emergency, deniable, everyday)`, of which only the strength must be said,
 * and under it a pattern a line (pattern.ts). Throws an Error where a name has no known strength.
 */
export function statements(kind: CareKind, list: string): Statement[] {
  const found: Statement[] = [];
  let of: Omit<Statement, 'pattern'> | undefined;
  for (const line of list.split('\n').map((each) => each.trim())) {
    if (line.startsWith('#')) of = readName(kind, line);
    else if (line !== '' && of) found.push({ ...of, pattern: pattern(line) });
  }
  return found;
}

function readName(kind: CareKind, line: string): Omit<Statement, 'pattern'> {
  const [, name, options = ''] = /^# (.+) \((.+)\)$/.exec(line) ?? [];
  const [strength = '', ...others] = options.split(', ');
  if (!name || !STRENGTHS.includes(strength)) throw new Error(`No strength: ${line}`);
  return {
    kind,
    name,
    strength: strength as Strength,
    emergency: others.includes('emergency'),
    deniable: others.includes('deniable'),
    everyday: others.includes('everyday'),
    whose: others.map((option) => WHOSE[option]).find((whose) => whose !== undefined) ?? 'any',
  };
}
