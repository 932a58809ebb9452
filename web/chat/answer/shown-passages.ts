import { createContext } from 'react';
import type { ScriptureReference } from '../../../contract/chat.ts';

/** A passage as the reader sees it now, where that is not as the reply quoted it. */
export interface ShownPassage {
  readonly reference: string;
  /** "WEB" */
  readonly version: string;
  readonly text: string;
}

/** By the finding's id; read when a reply is copied or downloaded. null: passages are shown as they were quoted. */
export type ShownPassages = Map<string, ShownPassage>;
export const ShownPassagesContext = createContext<ShownPassages | null>(null);

/** A reply's Markdown with its passages as the reader sees them. */
export function markdownAsShown(
  markdown: string,
  references: readonly ScriptureReference[],
  shown: ShownPassages,
): string {
  return [...references]
    .sort((a, b) => b.start - a.start)
    .reduce((text, { id, start, end }) => {
      const passage = shown.get(id);
      if (!passage) return text;
      const before = text.slice(0, start);
      // A quote inside a list item keeps its place in it.
      const indent = /\n([ \t]+)>/.exec(text.slice(start, end))?.[1] ?? '';
      const mark = /^ {0,3}>/.test(text.slice(start, end)) ? '> ' : '';
      const lines = [...passage.text.split('\n'), `— ${passage.reference} (${passage.version})`];
      return `${before}${mark}${lines.join(`\n${indent}> `)}${text.slice(end)}`;
    }, markdown);
}
