/** Quotation marks in running text and Markdown: where one opens, where it closes, and what stands round it. */

/** By opening mark: what may close it. */
export const CLOSING: Readonly<Record<string, string>> = {
  '“': '”',
  '„': '“”',
  '«': '»',
  '»': '«',
  '‘': '’',
  '‚': '‘’',
  '"': '"',
  "'": "'",
};
const OPENING = /[“„«»‘‚"']/;
/** Elisions that begin with an apostrophe. */
const ELIDED =
  /^(?:[Tt]is|[Tt]was|[Tt]were|[Tt]will|[Tt]would|til|till|em|[Cc]ause|cuz|bout|round|neath|gainst|nother|n)(?!\p{L})/u;
/** The number of a verse, and no year ("'90s"). */
const VERSE_NUMBER = /^\d{1,3}\s+\p{Lu}/u;
const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;
/** The stroke escapes the mark in Markdown, and is not seen. */
const BEFORE_OPENING = /[\s([{—–\-*_>|/:“‘"'«„\\]/;

/**
 * Whether the sign at `at` opens a quotation. Undefined where that depends on signs that have not come yet
 * (`final` says that none will). Inches, apostrophes and marks that stand alone open nothing.
 */
export function opensAt(text: string, at: number, final: boolean): boolean | undefined {
  const sign = text[at]!;
  if (!OPENING.test(sign)) return false;
  const before = text[at - 1] ?? '\n';
  if (LETTER_OR_DIGIT.test(before) || (sign !== '“' && sign !== '„' && !BEFORE_OPENING.test(before)))
    return false;
  const next = text[at + 1];
  if (next === undefined) return final ? false : undefined;
  // French sets a space within its guillemets.
  if (sign === '«' && /[ \u00A0\u202F]/.test(next)) {
    const letter = text[at + 2];
    return letter === undefined ? (final ? false : undefined) : /\p{L}/u.test(letter);
  }
  if (/\s/.test(next)) return false;
  if (sign === '»' && !/\p{L}/u.test(next)) return false;
  if (sign === "'" || sign === '‘') {
    const ahead = text.slice(at + 1, at + 9);
    if (/\d/.test(next)) {
      if (ahead.length < 6 && !final && /^\d{0,3}\s*$/.test(ahead)) return undefined;
      return VERSE_NUMBER.test(ahead);
    }
    if (ahead.length < 8 && !final && !/[^\p{L}]/u.test(ahead)) return undefined;
    if (ELIDED.test(ahead)) return false;
  }
  return true;
}

/** Whether a mark closes; "maybe" for one that may be a plural's apostrophe ("the disciples’ feet"). */
function closesHere(text: string, at: number, sign: string, final: boolean): boolean | 'maybe' | undefined {
  const next = text[at + 1];
  if (next === undefined && !final) return undefined;
  if (sign !== '’' && sign !== "'") return true;
  if (next !== undefined && LETTER_OR_DIGIT.test(next)) return false;
  const before = text[at - 1] ?? '';
  if (/\s/.test(before)) return false;
  if (before === 's' && next === ' ') {
    const after = text[at + 2];
    if (after === undefined) return final ? true : undefined;
    return /\p{Ll}/u.test(after) ? 'maybe' : true;
  }
  return true;
}

/**
 * Where the quotation that opens at `open` closes: the place of its closing mark; -1 where it does not in this
 * text; undefined where more text is needed to tell.
 */
export function closingOf(text: string, open: number, final: boolean): number | undefined {
  const opening = text[open]!;
  const closing = CLOSING[opening]!;
  const nests = opening === '“' || opening === '„' || opening === '«';
  const single = opening === '‘' || opening === "'";
  let depth = 0;
  /** A straight one has opened within a curly one. */
  let straight = false;
  let maybe = -1;
  /** The first mark that closes, though another one was open: what counts where marks do not match. */
  let first = -1;
  for (let at = open + 1; at < text.length; at += 1) {
    const sign = text[at]!;
    if (nests && sign === opening) depth += 1;
    else if (single && maybe >= 0 && sign === opening && opensAt(text, at, final) !== false) {
      // Another one opens: what may have been an apostrophe was the end of this one.
      return opensAt(text, at, final) ? maybe : undefined;
    } else if (sign === '‘' && opening === '‘') {
      const opens = opensAt(text, at, final);
      if (opens === undefined) return undefined;
      if (opens) depth += 1;
    } else if (closing.includes(sign)) {
      const closes = closesHere(text, at, sign, final);
      if (closes === undefined) return undefined;
      if (closes === 'maybe' && maybe < 0) maybe = at;
      if (closes !== true) continue;
      if (depth === 0) return at;
      if (first < 0) first = at;
      depth -= 1;
    } else if (opening === '“' && sign === '"' && depth === 0) {
      // Curly opened, straight closed: writers mix them.
      const opens = opensAt(text, at, final);
      if (opens === undefined) return undefined;
      if (!opens && !straight) return at;
      straight = opens;
    }
  }
  return final ? (maybe >= 0 ? maybe : single ? first : -1) : undefined;
}

/** Whether a mark in a text closes what nothing in it has opened: its quotation began before. */
export function closesUnopened(text: string): boolean {
  let open = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (!/[“”„«»"]/.test(text[at]!)) continue;
    if (opensAt(text, at, true)) open += 1;
    else if (open > 0) open -= 1;
    else if (/\S/.test(text[at - 1] ?? ' ')) return true;
  }
  return false;
}

const ABBREVIATED =
  /(?:\b(?:cf|v|vv|vs|vss|ch|chs|chap|e\.g|i\.e|eg|ie|etc|al|St|Mr|Mrs|Dr|Rev|Fr|no|p|pp|ca|approx|Gen|Exo?d?|Lev|Num|Deut|Josh|Judg|Sam|Kgs|Chron?|Neh|Esth?|Ps|Pss|Prov|Eccl?|Isa|Jer|Lam|Ezek|Dan|Hos|Mic|Nah|Hab|Zeph|Hag|Zech|Mal|Matt|Mk|Lk|Jn|Rom|Cor|Gal|Eph|Phil|Col|Thess|Tim|Tit|Phlm|Heb|Jas|Pet)|\b\p{Lu})\.$/iu;
const CLOSERS = /["”’'»)\]*_]/;

/**
 * Where the sentence that runs at `from` ends: the place behind its stop and closing signs, not past `limit`.
 * Undefined where more text is needed to tell; `limit` where it does not end before. A stop that is followed
 * by a bracket or dash is not the end: "..." (John 3:16).
 */
export function sentenceEnd(text: string, from: number, limit: number, final: boolean): number | undefined {
  for (let at = from; at < limit; at += 1) {
    const sign = text[at];
    if (sign === undefined) return final ? at : undefined;
    if (sign !== '.' && sign !== '!' && sign !== '?' && sign !== '…') continue;
    let behind = at + 1;
    while (behind < limit && CLOSERS.test(text[behind] ?? '')) behind += 1;
    if (behind >= limit) return limit;
    if (behind >= text.length) return final ? behind : undefined;
    if (!/\s/.test(text[behind]!)) continue;
    if (sign === '.' && ABBREVIATED.test(text.slice(Math.max(from, at - 12), at + 1))) continue;
    let next = behind;
    while (next < limit && /[ \t*_]/.test(text[next] ?? '')) next += 1;
    if (next >= limit) return limit;
    if (next >= text.length) return final ? behind : undefined;
    if (/[\p{Ll}([,;—–]/u.test(text[next]!)) continue;
    return behind;
  }
  return limit;
}

const SENTENCE_STOP = /[.!?…]["”’'»)\]*_]*\s+(?=[\p{Lu}"“‘'«([*_\d>|#-])/gu;
const LOOK_BACK = 500;

/** Where the sentence in which `at` stands begins, not further back than some lines. */
export function sentenceStart(text: string, at: number): number {
  const from = Math.max(0, at - LOOK_BACK);
  const before = text.slice(from, at);
  let start = 0;
  for (const stop of before.matchAll(SENTENCE_STOP)) {
    const behindStop = stop.index + 1;
    if (
      before[stop.index] === '.' &&
      ABBREVIATED.test(before.slice(Math.max(0, behindStop - 12), behindStop))
    )
      continue;
    start = stop.index + stop[0].length;
  }
  return from + start;
}

/** How many brackets are open at the end of a text. */
export function openBrackets(text: string): number {
  let open = 0;
  for (const sign of text) {
    if (sign === '(') open += 1;
    else if (sign === ')') open = Math.max(0, open - 1);
  }
  return open;
}
