import { clauseEndsOf, countWords, wordsOf } from '../text/words.ts';
import { growingRow, isSameWord, likenessesOf, type Token, tokensOf, weightOf } from './alignment.ts';
import { type Quotation, quotationOf, standsIn } from './compare.ts';
import { isConnective, withoutConnective } from './connectives.ts';

/** What is set is at most so many times as long as what was written, in words. */
const MOST_GROWTH = 2;
/** Clauses that share less with the quotation, in order, are not what it quotes. */
const LEAST_ALIKE = 0.3;
/** What the clauses leave out of the quotation weighs more than what they say besides. */
const OF_QUOTED = 0.6;
/** A row that begins or ends where a sentence of the passage does is preferred by so much, and one that begins alike. */
const AT_SENTENCE = 0.03;
const BEGINS_ALIKE = 0.04;
/** A row that denies where nothing was denied, and one that is joined to what is left out. */
const DENIES = 0.15;
const JOINED = 0.2;
/** And has so many of its words at least. */
const LEAST_WORDS = 0.4;
/** Words that tell count nearly as much in another order: "cursed is the ground", "the ground is cursed". */
const TURNED = 0.9;
/** Stops at which a passage may be cut. */
const CLAUSE = /[^,;:.!?—]+[,;:.!?—]*["”’)]*\s*/g;
const MOST_CLAUSES = 40;
/** Of so few words each counts. */
const FEW = 3;
/** A clause that begins so is not yet a sentence. */
const SUBORDINATE = /^["“‘]?(?:that|if|who|whom|whose|which|because|when|unless|until|as|since|lest)\b/i;

const growthAllowed = ({ count }: Quotation) => count * MOST_GROWTH;

/** Whether a passage of so many words is not too long to stand for the quotation as a whole. */
export const fitsWhole = (quotation: Quotation, words: number): boolean => words <= growthAllowed(quotation);

/** The clauses with which a passage begins, as many as may stand for the quotation; undefined where the first is too long. */
export function firstClauses(quotation: Quotation, text: string): string | undefined {
  let row = '';
  for (const clause of (text.match(CLAUSE) ?? []).slice(0, MOST_CLAUSES)) {
    if (countWords(wordsOf(row + clause)) > growthAllowed(quotation)) break;
    row += clause;
  }
  return row === '' ? undefined : withoutComma(row);
}

const withoutComma = (row: string) => row.trim().replace(/[,;:—]+$/, '');

/** A passage in clauses, with its words. */
interface Held {
  readonly clauses: readonly string[];
  /** Whether each of them denies something. */
  readonly denials: readonly boolean[];
  readonly tokens: readonly Token[];
  /** Where each clause begins among the tokens, and behind the last one where they end. */
  readonly begins: readonly number[];
  readonly counts: readonly number[];
}

const tokensIn = (text: string, few: boolean) =>
  few ? tokensOf(text).map((token) => ({ ...token, weight: 1 })) : tokensOf(text);
const deny = (tokens: readonly Token[]) => tokens.some(({ root }) => root === 'not');

function clausesOf(text: string, few: boolean): Held {
  const clauses = (text.match(CLAUSE) ?? []).slice(0, MOST_CLAUSES);
  const inClauses = clauses.map((clause) => tokensIn(clause, few));
  const begins = [0];
  for (const tokens of inClauses) begins.push(begins.at(-1)! + tokens.length);
  return {
    clauses,
    denials: inClauses.map(deny),
    tokens: inClauses.flat(),
    begins,
    counts: inClauses.map(({ length }) => length),
  };
}

/** A row of clauses, both included. */
interface Row {
  readonly from: number;
  readonly to: number;
  readonly score: number;
}

const endsSentence = (clause: string | undefined) =>
  clause === undefined || /[.!?;:]["”’)]*\s*$/.test(clause);

/** What it counts how a row begins. */
function likeBeginning(first: readonly Token[], quoted: readonly Token[], sentence: boolean): number {
  // Words that join it to what stands before are not set.
  const joins = first.findIndex((token) => !isConnective(token) || isSameWord(token, quoted[0]));
  if (isSameWord(first[joins], quoted[0])) return BEGINS_ALIKE + (sentence ? AT_SENTENCE : 0);
  return sentence ? AT_SENTENCE : joins === 0 ? 0 : -JOINED;
}

/** What is looked for in a passage. */
interface Wanted {
  readonly quotation: Quotation;
  readonly quoted: readonly Token[];
  readonly weight: number;
  readonly denies: boolean;
}

/** The row of clauses that is most like the quotation, and not too long for it. */
function bestRow(wanted: Wanted, held: Held): Row | undefined {
  const { quoted, denies } = wanted;
  const likenesses = likenessesOf(quoted, held.tokens);
  const mustDeny = denies && held.denials.some(Boolean);
  let best: Row | undefined;
  for (let from = 0; from < held.clauses.length; from += 1) {
    const rows = rowsFrom(wanted, held, from, mustDeny);
    // What the row cannot reach needs no closer look.
    let bound = 0;
    let at = held.begins[from]!;
    const promising = rows.some(({ to, base, bonus }) => {
      for (; at < held.begins[to + 1]!; at += 1) bound += likenesses[at]?.most ?? 0;
      return bound / base + bonus > (best?.score ?? LEAST_ALIKE);
    });
    if (!promising) continue;
    const row = growingRow(quoted.length);
    const said = new Set<string>();
    let alike = 0;
    let inOrder = 0;
    at = held.begins[from]!;
    for (const { to, base, bonus } of rows) {
      for (; at < held.begins[to + 1]!; at += 1) {
        inOrder = row.add(likenesses[at]);
        if (likenesses[at]?.most === 1) said.add(held.tokens[at]!.root);
      }
      alike = Math.max(inOrder, TURNED * said.size);
      const score = alike / base + bonus;
      if (alike / base <= LEAST_ALIKE || score <= LEAST_ALIKE || score <= (best?.score ?? 0) + 1e-6) continue;
      best = { from, to, score };
    }
  }
  return best;
}

/** The rows of clauses that begin with one, are not too long, and do not turn what is said. */
function rowsFrom(
  { quotation, quoted, weight, denies }: Wanted,
  { clauses, denials, tokens, begins, counts }: Held,
  from: number,
  mustDeny: boolean,
): { to: number; base: number; bonus: number }[] {
  const rows = [];
  const begun = likeBeginning(
    tokens.slice(begins[from], begins[from]! + 4),
    quoted,
    endsSentence(clauses[from - 1]),
  );
  let count = 0;
  let held = 0;
  let hasDenial = false;
  for (let to = from; to < clauses.length; to += 1) {
    count += counts[to]!;
    if (count > growthAllowed(quotation)) break;
    for (let at = begins[to]!; at < begins[to + 1]!; at += 1) held += tokens[at]!.weight;
    hasDenial ||= denials[to]!;
    // "Nothing can separate us" is not "shall be able to separate us".
    if ((mustDeny && !hasDenial) || count < LEAST_WORDS * quotation.count) continue;
    const ended = endsSentence(clauses[to]) ? AT_SENTENCE : 0;
    const bonus = begun + ended - (hasDenial && !denies ? DENIES : 0);
    rows.push({ to, base: OF_QUOTED * weight + (1 - OF_QUOTED) * held, bonus });
  }
  return rows;
}

const textOfRow = ({ clauses }: Held, { from, to }: Pick<Row, 'from' | 'to'>) =>
  clauses.slice(from, to + 1).join('');

const countOfRow = ({ counts }: Held, { from, to }: Pick<Row, 'from' | 'to'>) =>
  counts.slice(from, to + 1).reduce((sum, count) => sum + count, 0);

/** A row that begins as a subordinate clause, with the clause that it belongs to, where that is not too long. */
function withMainClause(quotation: Quotation, held: Held, row: Row): Row {
  const { clauses } = held;
  const starts = SUBORDINATE.test(textOfRow(held, row));
  const clausesQuoted = (quotation.raw.match(CLAUSE) ?? []).length;
  const quotedSo = SUBORDINATE.test(quotation.raw.replace(/^[*_"“‘\s.…]+/, ''));
  if (!starts || (quotedSo && clausesQuoted <= row.to - row.from + 1)) return row;
  let { from, to } = row;
  while (from > 0 && !/[.!?;]["”’)]*\s*$/.test(clauses[from - 1]!)) from -= 1;
  if (from === row.from) while (to + 1 < clauses.length && !endsSentence(clauses[to])) to += 1;
  return countOfRow(held, { from, to }) <= growthAllowed(quotation) ? { ...row, from, to } : row;
}

/** The share of what a second row tells that must be what the first one leaves out of the quotation. */
const OF_SECOND = 0.33;
/** It had better stand on the side on which the quotation has it. */
const IN_ORDER = 0.5;

/** Words that say how many are said of anything: "no one", "one flesh". */
const HOW_MANY = new Set(['all', 'one']);

/** Another row, before or behind the first, that says what the first leaves out of the quotation. */
function secondRow({ quotation, quoted }: Wanted, held: Held, first: Row): Row | undefined {
  const { tokens, begins, clauses, counts } = held;
  const said = new Set(tokens.slice(begins[first.from], begins[first.to + 1]).map(({ root }) => root));
  const unsaid = quoted.filter(({ weight, root }) => weight === 1 && !HOW_MANY.has(root) && !said.has(root));
  if (unsaid.length === 0) return undefined;
  const saidBefore = quoted.findIndex(({ root }) => said.has(root)) < quoted.indexOf(unsaid[0]!);
  const left = growthAllowed(quotation) - countOfRow(held, first);
  let best: Row | undefined;
  for (let from = 0; from < clauses.length; from += 1) {
    const says = new Set<string>();
    let telling = 0;
    let count = 0;
    for (let to = from; to < clauses.length; to += 1) {
      count += counts[to]!;
      if ((to >= first.from && from <= first.to) || count > left) break;
      for (let at = begins[to]!; at < begins[to + 1]!; at += 1) {
        if (tokens[at]!.weight < 1) continue;
        telling += 1;
        if (unsaid.some(({ root }) => root === tokens[at]!.root)) says.add(tokens[at]!.root);
      }
      if (says.size === 0 || says.size < OF_SECOND * telling) continue;
      const score = says.size - 0.1 * telling + (from > first.from === saidBefore ? IN_ORDER : 0);
      if (score > (best?.score ?? 0)) best = { from, to, score };
    }
  }
  return best;
}

const MOST_REMEMBERED = 8;
const remembered = new WeakMap<Quotation, Map<string, string | undefined>>();

/**
 * The clauses of a passage that are most like the quotation, and not too long for it: a row of them, or two with dots
 * between where one leaves out what the other says. Undefined where none are like it.
 */
export function clauseLike(quotation: Quotation, text: string): string | undefined {
  const known = remembered.get(quotation) ?? new Map<string, string | undefined>();
  if (known.size > MOST_REMEMBERED) known.clear();
  if (!known.has(text)) known.set(text, clausesLike(quotation, text));
  remembered.set(quotation, known);
  return known.get(text);
}

/** `one`: a single row, also where it leaves out a point. */
function clausesLike(quotation: Quotation, text: string, one = false): string | undefined {
  const few = quotation.count <= FEW;
  const held = clausesOf(text, few);
  const quoted = tokensIn(quotation.raw, few);
  const wanted = { quotation, quoted, weight: weightOf(quoted), denies: deny(quoted) };
  const best = bestRow(wanted, held);
  if (best === undefined) return undefined;
  const bare = textOfRow(held, best);
  const row = withoutConnective(bare, quoted) === bare ? withMainClause(quotation, held, best) : best;
  const second = one ? undefined : secondRow(wanted, held, row);
  if (second !== undefined) {
    const rows = second.from < row.from ? [second, row] : [row, second];
    const both = joined(
      rows.map((each) => withoutComma(textOfRow(held, each))),
      text,
    );
    if (isCutFrom(both, text)) return withoutConnective(withoutComma(both), quoted);
  }
  return withoutConnective(withoutComma(textOfRow(held, row)), quoted);
}

/** How much of what a quotation tells a row of clauses has, and the other way round: 0 to 1. */
export function alikeness(quotation: Quotation, row: string): number {
  const quoted = tokensOf(quotation.raw);
  const held = tokensOf(row);
  const growing = growingRow(quoted.length);
  const alike = likenessesOf(quoted, held).reduce((_, each) => growing.add(each), 0);
  return alike / Math.max(1, OF_QUOTED * weightOf(quoted) + (1 - OF_QUOTED) * weightOf(held));
}

const DOTS = /\s*(?:\[\s*(?:\.{3}|…)\s*\]|\.{3,}|…|\. \. \.)\s*/;

/**
 * For a quotation with dots: the row of clauses that is most like each of its parts, with dots between them. Undefined where
 * a part has none, where they do not follow one another, or where what is left out turns what is said.
 */
export function clausesOfParts(quotation: Quotation, text: string): string | undefined {
  const parts = quotation.raw.split(DOTS).filter((part) => wordsOf(part) !== '');
  if (parts.length < 2) return undefined;
  const rows = parts.map((part) => clausesLike(quotationOf(part), text, true));
  if (rows.some((row) => row === undefined || wordsOf(row) === '') || new Set(rows).size < rows.length)
    return undefined;
  const set = joined(rows as string[], text);
  const counts = countWords(wordsOf(set));
  return counts <= growthAllowed(quotation) && isCutFrom(set, text) ? set : undefined;
}

/** Whether rows with dots stand in the text, and what is left out turns nothing: whole clauses may be left out. */
const isCutFrom = (rows: string, text: string) =>
  standsIn(quotationOf(rows), wordsOf(text), () => clauseEndsOf(text));

/** Rows of clauses with dots between them, but where nothing is left out. */
function joined(rows: readonly string[], text: string): string {
  return rows.reduce((set, row) => {
    const last = set.split(' … ').at(-1)!;
    const gap = text.slice(text.indexOf(last) + last.length, text.indexOf(row));
    return /^[,;:.—\s]{1,3}$/.test(gap) ? set + gap + row : `${set} … ${row}`;
  });
}
