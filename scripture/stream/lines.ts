/** The lines of Markdown as far as the check must know them: what begins a block, and where one ends. */

export type LineKind = 'blank' | 'quote' | 'heading' | 'table' | 'fence' | 'item' | 'text';

export interface Line {
  readonly kind: LineKind;
  /** Where the line's own words begin: behind indent, marker and the space after it. */
  readonly content: number;
}

const ITEM = /^[ \t]*(?:[-+*•]|\d{1,4}[.)])(?:[ \t]+|(?=\n))/;
const ITEM_IN_THE_MAKING = /^[ \t]*(?:[-+*•]|\d{1,4}[.)]?)?[ \t]*$/;
const FENCE = /^[ \t]*(?:```|~~~)/;
const FENCE_IN_THE_MAKING = /^[ \t]*(?:`{1,2}|~{1,2})$/;

/** What kind of line begins at `start`; undefined where its first signs have not all come yet. */
export function lineAt(text: string, start: number, final: boolean): Line | undefined {
  const head = text.slice(start, start + 40);
  if (!final && head.length < 40 && (ITEM_IN_THE_MAKING.test(head) || FENCE_IN_THE_MAKING.test(head))) {
    return undefined;
  }
  const indent = /^[ \t]*/.exec(head)![0].length;
  const first = head[indent];
  if (first === undefined || first === '\n') return { kind: 'blank', content: start + indent };
  if (first === '>') {
    const space = /^>[ \t]?/.exec(head.slice(indent))![0].length;
    return { kind: 'quote', content: start + indent + space };
  }
  if (first === '#')
    return { kind: 'heading', content: start + indent + /^#{1,6}[ \t]*/.exec(head.slice(indent))![0].length };
  if (first === '|') return { kind: 'table', content: start + indent };
  if (FENCE.test(head)) return { kind: 'fence', content: start + indent };
  const item = ITEM.exec(head);
  if (item !== null) return { kind: 'item', content: start + item[0].length };
  return { kind: 'text', content: start + indent };
}

/**
 * Where the paragraph that runs at `from` ends: the newline before a blank line or another block, not past
 * `limit`. Undefined where more text is needed to tell.
 */
export function paragraphEnd(text: string, from: number, limit: number, final: boolean): number | undefined {
  let newline = text.indexOf('\n', from);
  while (newline >= 0 && newline < limit) {
    const next = lineAt(text, newline + 1, final);
    if (next === undefined) return undefined;
    if (next.kind !== 'text') return newline;
    newline = text.indexOf('\n', newline + 1);
  }
  if (text.length >= limit) return limit;
  return final ? text.length : undefined;
}
