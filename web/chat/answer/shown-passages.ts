import { type ComponentType, createContext } from 'react';
import type { BiblePassage } from '../../../contract/bible.ts';
import type { ScriptureReference } from '../../../contract/chat.ts';

/** A passage in another translation than the one the reply quoted, and the component that draws it. */
export interface OtherTranslation {
  readonly passage: BiblePassage;
  readonly PassageText: ComponentType<{ passage: BiblePassage }>;
}

/** The passages that the reader sees in another translation, by the finding's id; used when a reply is copied, saved or printed. */
export type ShownPassages = Map<string, OtherTranslation>;
/** null: passages are always shown as they were quoted. */
export const ShownPassagesContext = createContext<ShownPassages | null>(null);
/** The same for a sheet that is printed, which shows them from the start. */
export const PrintedPassagesContext = createContext<ShownPassages | null>(null);

/** A reply's Markdown with its passages in the translations that the reader sees. */
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
      // A block quote inside a list item stays in that item.
      const indent = /\n([ \t]+)>/.exec(text.slice(start, end))?.[1] ?? '';
      const mark = /^ {0,3}>/.test(text.slice(start, end)) ? '> ' : '';
      const lines = [...passage.text.split('\n'), `— ${passage.reference} (${passage.version})`];
      return `${before}${mark}${lines.join(`\n${indent}> `)}${text.slice(end)}`;
    }, markdown);
}
