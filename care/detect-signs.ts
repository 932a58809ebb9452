import { matchStatement, type StatementMatch } from './match-statement.ts';
import { scoreMessage } from './score/score.ts';
import { ABUSE } from './statements/abuse.ts';
import { CHILD, YOUNG } from './statements/child.ts';
import { CRISIS } from './statements/crisis.ts';
import { DANGER } from './statements/danger.ts';
import { MEDICAL } from './statements/medical.ts';
import type { Statement } from './statements/statement.ts';
import { aboutWhom } from './subject.ts';
import { foldSentences, type Sentence } from './text/fold-words.ts';
import { maskQuoted } from './text/mask.ts';
import type { MessageSigns, Sign } from './types.ts';

export const STATEMENTS: readonly Statement[] = [...CRISIS, ...ABUSE, ...CHILD, ...MEDICAL, ...DANGER];

/** Statements by the words of which one must stand in a sentence for them to match. */
export type StatementIndex = ReadonlyMap<string, readonly Statement[]>;

export function indexStatements(statements: readonly Statement[]): StatementIndex {
  const index = new Map<string, Statement[]>();
  for (const statement of statements)
    for (const word of new Set(statement.pattern.anchors))
      index.set(word, [...(index.get(word) ?? []), statement]);
  return index;
}

/** The signs in a visitor's own words, each once. */
export function detectSigns(words: string, index: StatementIndex): MessageSigns {
  const sentences = foldSentences(maskQuoted(words));
  const scored = scoreMessage(sentences);
  const signs = new Map<string, Sign>();
  for (const [at, sentence] of sentences.entries())
    for (const statement of statementsIn(sentence, index)) {
      const match = matchStatement(statement, sentence);
      if (!match) continue;
      const { kind, name, strength, emergency } = statement;
      const key = `${kind} ${name}`;
      const around = scored.around[at]!;
      const score =
        strength === 'said' ? Math.max(around, scored.alone[at]!, scoreNear(sentence, match)) : around;
      const known = signs.get(key);
      if (!known || score > known.score)
        signs.set(key, { kind, name, strength, emergency, about: match.about, score });
    }
  return {
    signs: [...signs.values()],
    score: scored.score,
    kind: scored.kind,
    about: aboutWhom(sentences),
    isYoung: sentences.some(({ text }) => YOUNG.some(({ regex }) => regex.test(text))),
    continues: continues(sentences),
  };
}

function statementsIn(sentence: Sentence, index: StatementIndex): Set<Statement> {
  const found = new Set<Statement>();
  for (const word of sentence.words) for (const statement of index.get(word) ?? []) found.add(statement);
  return found;
}

/** So many words on either side of a statement are scored with it where its sentence is long. */
const NEAR = 6;

/** How grave the words right around a statement are: somebody may write without full stops. */
function scoreNear(sentence: Sentence, { from, to }: StatementMatch): number {
  const words = sentence.words.slice(Math.max(0, from - NEAR), to + NEAR);
  if (words.length === sentence.words.length) return Number.NEGATIVE_INFINITY;
  return scoreMessage([{ text: ` ${words.join(' ')} `, words, asks: sentence.asks }]).score;
}

const OF_ONESELF = / (?:i|me|my|myself|he|she|him|her|they|them) /;
const REQUEST =
  / (?:explain|tell|give|show|write|read|quote|find|list|summarise|summarize|verse|verses|psalm|psalms|bible|chapter|book|study|sermon|translate|recommend|thank|thanks|hello|hi|amen|gods|scripture|gospel|jesus|paul) |^ (?:what|who|where|which|when|how|why|is|are|does|did|do|can|could|would|will) /;

function continues(sentences: readonly Sentence[]): boolean {
  return (
    sentences.every(({ asks }) => !asks) &&
    sentences.some(({ text }) => OF_ONESELF.test(text) && !REQUEST.test(text))
  );
}
