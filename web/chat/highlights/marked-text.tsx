import { Fragment, type JSX } from 'react';
import { type Highlight, stillThere } from './highlight.ts';
import { markTree } from './mark-tree.ts';
import { HighlightEnd, MarkedWords } from './marked-words.tsx';

/** Plain words with their highlights: what visitors wrote themselves is never Markdown. */
export function MarkedText({
  text,
  highlights,
}: {
  text: string;
  highlights: readonly Highlight[];
}): JSX.Element {
  const [block] = markTree(
    [{ kind: 'paragraph', inlines: [{ kind: 'text', text }] }],
    stillThere(highlights, text),
  );
  const inlines = block?.kind === 'paragraph' ? block.inlines : [];
  return (
    <>
      {inlines.map((inline, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text have no other name
        <Fragment key={index}>
          {inline.kind === 'marked' && (
            <MarkedWords highlights={inline.highlights}>{plain(inline.inlines[0])}</MarkedWords>
          )}
          {inline.kind === 'highlight-end' && <HighlightEnd highlight={inline.highlight} />}
          {plain(inline)}
        </Fragment>
      ))}
    </>
  );
}

const plain = (inline: { kind: string; text?: string } | undefined): string =>
  inline?.kind === 'text' ? (inline.text ?? '') : '';
