import { matchStatement, type StatementMatch } from './match-statement.ts';
import { ABUSE } from './statements/abuse.ts';
import { ATTEMPT } from './statements/attempt.ts';
import { CHILD } from './statements/child.ts';
import { CRISIS } from './statements/crisis.ts';
import { DANGER } from './statements/danger.ts';
import { MEDICAL } from './statements/medical.ts';
import type { Statement } from './statements/statement.ts';
import { foldSentences, type Sentence } from './text/fold-words.ts';
import { maskQuoted } from './text/mask.ts';

export const STATEMENTS: readonly Statement[] = [
  ...CRISIS,
  ...ATTEMPT,
  ...ABUSE,
  ...CHILD,
  ...MEDICAL,
  ...DANGER,
];

/** Statements by the words of which one must stand in a sentence for them to match. */
export type StatementIndex = ReadonlyMap<string, readonly Statement[]>;

export function indexStatements(statements: readonly Statement[]): StatementIndex {
  const index = new Map<string, Statement[]>();
  for (const statement of statements)
    for (const word of new Set(statement.pattern.anchors)) {
      const known = index.get(word);
      if (known) known.push(statement);
      else index.set(word, [statement]);
    }
  return index;
}

/** A sentence with the statements that it makes. */
export interface ReadSentence extends Sentence {
  readonly made: readonly { readonly statement: Statement; readonly match: StatementMatch }[];
}

/** Of Berea's own statements. */
export const ALL = indexStatements(STATEMENTS);

/** The sentences of a visitor's own words. */
export const readMessage = (words: string, index: StatementIndex = ALL): ReadSentence[] =>
  foldSentences(maskQuoted(words)).map((sentence) => readSentence(sentence, index));

export function readSentence(sentence: Sentence, index: StatementIndex = ALL): ReadSentence {
  const made = [...statementsIn(sentence, index)].flatMap((statement) => {
    const match = matchStatement(statement, sentence);
    return match ? [{ statement, match }] : [];
  });
  return { ...sentence, made };
}

/** Those that may match. */
function statementsIn({ words }: Sentence, index: StatementIndex): Set<Statement> {
  const found = new Set<Statement>();
  for (const word of words) for (const statement of index.get(word) ?? []) found.add(statement);
  return found;
}
