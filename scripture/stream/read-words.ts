import { opensAt } from '../quotations/quotations.ts';
import { seamAt } from '../quotations/written.ts';
import type { Around, Decision, Held } from './closed-quotation.ts';
import { aroundQuotation } from './gate-around.ts';
import { decideQuotation } from './gate-quotation.ts';
import { readMark } from './read-mark.ts';
import { LONGEST_SOFT, type Reading, softStart } from './reading.ts';
import { NO_CONTEXT } from './reply-text.ts';
import { add, again, leaveOut, note, pass, type Step, type Steps, set, wait } from './steps.ts';

const INTERESTING = /[\n`[‚“„«»‘'"”’]/g;
/** Marks that do not close, one after the other, are no writing. */
const MOST_UNCLOSED = 60;
const DOUBLE_CLOSING = '”"»';
/** Those that open elsewhere: German and its guillemets. */
const OPENING_TOO = '“«';
const SINGLE_CLOSING = "’'‘";

/** Whether a mark may close something: an apostrophe within a word does not. */
const endsWord = (text: string, at: number) => !/[\p{L}\p{N}]/u.test(text[at + 1] ?? '');

/** Joins words to the block before them; undefined where a quotation follows it, which stands by itself. */
function joinBehindBlock(reading: Reading, reopen: string): Steps | undefined {
  const { text, final, at, scan, indent } = reading;
  const { length, closes, ends } = seamAt(text.slice(at, at + LONGEST_SOFT));
  const to = at + length;
  if (to >= text.length && !final) return wait();
  const next = text[to];
  const opens = next === undefined ? false : opensAt(text, to, final);
  if (opens === undefined) return wait();
  if (opens) return length === 0 ? undefined : again(leaveOut(to));
  const joined = [leaveOut(to), note({ seam: undefined })];
  if (next === undefined) return again(...joined);
  if (next === '\n') return again(...joined, note({ blankDue: true }));
  const lead: Step[] = [{ kind: 'new-lead' }, add(`\n\n${indent}${closes ? '' : reopen}`)];
  // What ended a sentence went: the words behind it begin one.
  if (ends && next !== next.toUpperCase()) lead.push(set(next.toUpperCase(), to + 1));
  return again(...joined, ...lead, note({ scan: Math.max(scan, to) }));
}

function around(reading: Reading, held: Held): Around {
  const { written, kind, options, outer } = reading;
  const { lead, reply } = written;
  return aroundQuotation(reading.text, held, {
    paragraph: reading.paragraph,
    consumed: reading.consumed,
    context: lead === '' ? reply.context : NO_CONTEXT,
    near: reply.near,
    ofAll: options.claims ?? [],
    amongScripture: reply.amongScripture,
    declared: reply.declared ?? options.declared,
    lead,
    behindBlock: reading.seam !== undefined,
    indent: reading.indent,
    header: kind === 'table' ? reading.header : '',
    inLine: options.inLine === true || outer.length > 0 || (kind !== 'text' && kind !== 'item'),
  });
}

/** What a decision on a quotation means for the text and for those that come behind it. */
function stepsOf(decision: Decision, reading: Reading, open: number): Step[] {
  const { written, seam, indent, consumed, unclosed, outer } = reading;
  const { output, next, finding, late, inside, block, dropClosing } = decision;
  const steps: Step[] = [];
  // What follows a block is a paragraph of its own, a quotation too.
  const apart = seam && !output.startsWith('\n') ? `\n\n${indent}` : '';
  if (apart !== '') steps.push(add(apart));
  const start = written.reply.length + apart.length;
  const end = start + output.length;
  if (finding) {
    const { from, to, ...rest } = finding;
    steps.push(set(output, next, [{ start: from, end: to, kind: 'quotation', ...rest }]));
  } else steps.push(set(output, next));
  const met = { mark: reading.text[open]!, beginsParagraph: written.lead === '' };
  if (!decision.unclosed) steps.push({ kind: 'long-forgotten', met, reference: finding?.reference });
  else if (!dropClosing) steps.push({ kind: 'long-opens', met, claims: decision.claims ?? [] });
  if (decision.leftAlone) steps.push({ kind: 'left-alone', start, end });
  if (late && inside === undefined) steps.push({ kind: 'late', start: start + late.from, end, late });
  if (block) steps.push({ kind: 'new-lead' });
  return [
    ...steps,
    note({
      waiting: undefined,
      scan: next,
      consumed: [...consumed, ...decision.consumed],
      unclosed: unclosed + Number(decision.unclosed ?? false),
      seam: block ? { reopen: '' } : undefined,
      answered: reading.answered ?? decision.shows,
      ...(dropClosing && { dropped: dropClosing }),
      ...(inside !== undefined && { outer: [...outer, { close: inside, start: end - 1, late }] }),
    }),
  ];
}

/** Decides the quotation that opens at `open`. */
function readQuotation(reading: Reading, open: number): Steps {
  const { options, text, waiting, seam, outer, final } = reading;
  if (waiting === undefined) {
    const soft = seam ? open : softStart(reading, open);
    const held: Held = { soft, open, within: outer.at(-1)?.close, known: {} };
    return again(...(seam ? [] : [pass(soft)]), note({ scan: open, waiting: held }));
  }
  const opened = { text, held: waiting, final };
  const decision = decideQuotation({ ...options, answered: reading.answered }, opened, () =>
    around(reading, waiting),
  );
  if ('known' in decision) return wait(note({ waiting: { ...waiting, known: decision.known } }));
  return again(...stepsOf(decision, reading, open));
}

/** A sign that opens nothing may close something. */
function closing({ text, dropped, outer }: Reading, found: number, sign: string): Step[] {
  const steps: Step[] = [];
  const isOwn = outer.at(-1)?.close === found;
  const behindWord = /\S/.test(text[found - 1] ?? ' ');
  const single = SINGLE_CLOSING.includes(sign) && behindWord && endsWord(text, found);
  const double = DOUBLE_CLOSING.includes(sign) || (OPENING_TOO.includes(sign) && behindWord);
  if (!isOwn && (single || double)) steps.push(pass(found), { kind: 'long-closes', sign });
  if (dropped.includes(sign) && endsWord(text, found))
    steps.push(pass(found), leaveOut(found + 1), note({ dropped: '' }));
  return steps;
}

/** The end of a quotation that was looked through: a sentence behind it may name its place. */
function closeOuter({ outer, written, at }: Reading, found: number): Step[] {
  const { start, late } = outer.at(-1)!;
  const closed = note({ outer: outer.slice(0, -1) });
  if (late === undefined) return [closed];
  const end = written.reply.length + Math.max(0, found + 1 - at);
  return [closed, pass(found + 1), { kind: 'late', start, end, late }];
}

/** What is done at a sign that may begin something. */
function atSign(reading: Reading, found: number): Steps {
  const { text, final, seam, inCode, waiting, outer, unclosed } = reading;
  const sign = text[found]!;
  const onwards = note({ scan: found + 1 });
  const held = (): Steps => wait(note({ scan: found }), ...(seam ? [] : [pass(softStart(reading, found))]));
  if (waiting === undefined && (!inCode || sign === '`')) {
    const mark = sign === '`' && inCode ? 'none' : readMark(reading, found);
    if (mark === undefined) return held();
    if (mark !== 'none') return again(...mark);
  }
  if (sign === '`') return again(note({ inCode: !inCode }), onwards);
  if (inCode || sign === '[') return again(onwards);
  if (outer.at(-1)?.close === found)
    return again(...closeOuter(reading, found), ...closing(reading, found, sign), onwards);
  const opens = unclosed < MOST_UNCLOSED && opensAt(text, found, final);
  if (opens === undefined) return held();
  return opens ? readQuotation(reading, found) : again(...closing(reading, found, sign), onwards);
}

/** Looks through the words of a line, up to the next sign that may begin something. */
export function readWords(reading: Reading): Steps {
  const { text, final, seam, scan, kind } = reading;
  const joined = seam && joinBehindBlock(reading, seam.reopen);
  if (joined) return joined;
  INTERESTING.lastIndex = scan;
  const found = INTERESTING.exec(text)?.index ?? -1;
  if (found >= 0 && text[found] !== '\n') return atSign(reading, found);
  if (found >= 0) {
    const header =
      kind === 'table' && reading.header === '' ? text.slice(reading.lineStart, found) : reading.header;
    return again(pass(found + 1), note({ phase: 'begins', inCode: false, header }));
  }
  const looked = note({ scan: text.length });
  return wait(looked, ...(reading.seam ? [] : [pass(final ? text.length : softStart(reading, text.length))]));
}
