import type { LookUpCall } from './look-up-turns.ts';

/** The marks between which small models write a look-up as text if they do not know the service's own form. */
const MARKS: readonly (readonly [open: string, close: string])[] = [
  ['<tool_call>', '</tool_call>'],
  ['<tool_calls>', '</tool_calls>'],
  ['<function_call>', '</function_call>'],
  ['<|tool_call|>', '<|/tool_call|>'],
  ['[TOOL_CALLS]', '\n'],
  ['[TOOL_REQUEST]', '[END_TOOL_REQUEST]'],
  ['<|python_tag|>', '\n'],
  ['```tool_call', '```'],
  ['```json', '```'],
  ['```', '```'],
  ['{', '\n\n'],
];
/** Marks that also have other uses: only a call of one of our tools is removed. */
const AMBIGUOUS_MARKS: ReadonlySet<string> = new Set(['```json', '```', '{']);
/** A call is short; anything longer is text. */
const MAX_CALL_LENGTH = 2_000;

/** Takes look-ups that are written as text out of an answer, piece by piece as it streams. */
export interface WrittenCallFilter {
  /** What of `piece`, and of what was held before it, is the answer's. */
  push(piece: string): string;
  end(): string;
}

/** `onCall` gets each call. At the beginning of a line text is held while it may still become a call; everything else passes. */
export function createWrittenCallFilter(
  names: readonly string[],
  onCall: (call: LookUpCall) => void,
): WrittenCallFilter {
  let held = '';
  let lineBegins = true;
  let count = 0;

  function take(text: string): boolean {
    const calls = callsIn(text, names);
    for (const { name, args } of calls) {
      count += 1;
      onCall({ id: `written-${count}`, name, args });
    }
    return calls.length > 0;
  }

  /** What is decided of `held`; the rest stays held. */
  function decide(final: boolean): string {
    let out = '';
    while (held !== '') {
      if (!lineBegins) {
        const line = held.indexOf('\n') + 1;
        const passed = line === 0 ? held : held.slice(0, line);
        out += passed;
        held = held.slice(passed.length);
        lineBegins = line > 0;
        continue;
      }
      const text = held.trimStart();
      if (
        !final &&
        (text === '' || MARKS.some(([open]) => text.length < open.length && open.startsWith(text)))
      )
        return out;
      const mark = MARKS.find(([open]) => text.startsWith(open));
      const end = mark && endOf(text, mark);
      if (mark && end === undefined && !final && text.length < MAX_CALL_LENGTH) return out;
      if (mark && (take(text.slice(0, end)) || !AMBIGUOUS_MARKS.has(mark[0])))
        held = text.slice(end ?? text.length);
      else lineBegins = false;
    }
    return out;
  }

  return {
    push(piece) {
      if (held === '' && !lineBegins && !piece.includes('\n')) return piece;
      held += piece;
      return decide(false);
    },
    end: () => decide(true),
  };
}

/** Where the marked stretch ends, or undefined where that has not come yet. */
function endOf(text: string, [open, close]: readonly [string, string]): number | undefined {
  if (open === '{') return closingBrace(text);
  const at = text.indexOf(close, open.length);
  return at < 0 ? undefined : at + close.length;
}

/** Behind the brace that closes the first one. */
function closingBrace(text: string): number | undefined {
  let depth = 0;
  let quoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const char = text[at];
    if (char === '\\') at += 1;
    else if (char === '"') quoted = !quoted;
    else if (!quoted && char === '{') depth += 1;
    else if (!quoted && char === '}') {
      depth -= 1;
      if (depth === 0) return at + 1;
    }
  }
  return undefined;
}

/** The calls of our tools in a marked stretch: JSON objects with `name` and `arguments`, one or in a list. */
function callsIn(text: string, names: readonly string[]): { name: string; args: string }[] {
  const from = text.search(/[[{](?=\s*["{])/);
  if (from < 0) return [];
  const to = Math.max(text.lastIndexOf('}'), text.lastIndexOf(']')) + 1;
  const parsed = asJson(text.slice(from, to));
  return [parsed].flat().flatMap((call: unknown) => {
    const { name, arguments: args, parameters } = (call ?? {}) as Record<string, unknown>;
    if (typeof name !== 'string' || !names.includes(name)) return [];
    const written = args ?? parameters ?? {};
    return [{ name, args: typeof written === 'string' ? written : JSON.stringify(written) }];
  });
}

function asJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
