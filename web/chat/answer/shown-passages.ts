import { type ComponentType, createContext } from 'react';
import type { BiblePassage } from '../../../contract/bible.ts';
import type { ScriptureReference } from '../../../contract/chat.ts';

/** A passage in the words of another translation than the one the reply quoted. */
export interface OtherTranslation {
  readonly passage: BiblePassage;
  readonly PassageText: ComponentType<{ passage: BiblePassage }>;
}

/** The passages that the reader sees otherwise than quoted, by the finding's id; read when a reply is copied, kept or printed. */
export type ShownPassages = Map<string, OtherTranslation>;
/** null: passages are shown as they were quoted. */
export const ShownPassagesContext = createContext<ShownPassages | null>(null);
/** What a sheet for the printer shows in other words from the start. */
export const PrintedPassagesContext = createContext<ShownPassages | null>(null);

/** A reply's Markdown with its passages as the reader sees them. */
export function markdownAsShown(
  markdown: string,
  references: readonly ScriptureReference[],
  shown: ShownPassages,
): string {
  return [...references]
    .sort((a, b) => b.start - a.start)
    .reduce((text, { id, start, end }) => {
      const passage = shown.get(id)?.passage;
      if (!passage) return text;
      const before = text.slice(0, start);
      // A quote inside a list item keeps its place in it.
      const indent = /\n([ \t]+)>/.exec(text.slice(start, end))?.[1] ?? '';
      const mark = /^ {0,3}>/.test(text.slice(start, end)) ? '> ' : '';
      const lines = [...passage.text.split('\n'), `— ${passage.reference} (${passage.version})`];
      return `${before}${mark}${lines.join(`\n${indent}> `)}${text.slice(end)}`;
    }, markdown);
}
