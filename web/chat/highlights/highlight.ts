import { type Category, type CategoryName, categoryOf } from './categories.ts';

/** A highlight (behaviour 3.8). `start` and `end` are offsets in UTF-16 units of the message's rendered text. */
export interface Highlight {
  readonly id: string;
  readonly start: number;
  readonly end: number;
  readonly color: Category['color'];
  readonly category: CategoryName;
  readonly text: string;
}

/** All highlights, by session and message. */
export type AllHighlights = Readonly<Record<string, Readonly<Record<string, readonly Highlight[]>>>>;

const PREVIEW_LENGTH = 40;

/** The beginning of a highlight, on one line (behaviour 3.8). */
export function previewOf({ text }: Highlight): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > PREVIEW_LENGTH ? `${line.slice(0, PREVIEW_LENGTH).trimEnd()}...` : line;
}

/** Parses what storage holds; everything that is not a highlight is left out. */
export function readHighlights(stored: string | null): AllHighlights {
  const all: Record<string, Record<string, Highlight[]>> = {};
  for (const [session, messages] of entriesOf(parsed(stored))) {
    for (const [message, list] of entriesOf(messages)) {
      const good = Array.isArray(list) ? list.filter(isHighlight) : [];
      if (good.length > 0) all[session] = { ...all[session], [message]: good };
    }
  }
  return all;
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '{}');
  } catch {
    return {};
  }
}

const entriesOf = (value: unknown): [string, unknown][] =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.entries(value) : [];

function isHighlight(value: unknown): value is Highlight {
  if (typeof value !== 'object' || value === null) return false;
  const { id, start, end, color, category, text } = value as Record<string, unknown>;
  return (
    typeof id === 'string' &&
    typeof text === 'string' &&
    Number.isInteger(start) &&
    Number.isInteger(end) &&
    (start as number) >= 0 &&
    (start as number) < (end as number) &&
    typeof category === 'string' &&
    categoryOf(category)?.color === color
  );
}

/** For comparing texts whose lines may be broken differently. */
const withoutSpace = (text: string): string => text.replace(/\s+/g, '');

/** The highlights whose text is still at their offsets in the rendered text. */
export const stillValid = (highlights: readonly Highlight[], rendered: string): readonly Highlight[] =>
  highlights.filter(
    ({ start, end, text }) => withoutSpace(rendered.slice(start, end)) === withoutSpace(text),
  );
