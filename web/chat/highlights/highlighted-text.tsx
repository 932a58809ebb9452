import { Fragment, type JSX } from 'react';
import { type Highlight, stillValid } from './highlight.ts';
import { HighlightEnd, HighlightMark } from './highlight-mark.tsx';
import { withHighlights } from './highlight-tree.ts';

/** Plain text with its highlights, for the visitor's own messages, which are never Markdown. */
export function HighlightedText({
  text,
  highlights,
}: {
  text: string;
  highlights: readonly Highlight[];
}): JSX.Element {
  const [block] = withHighlights(
    [{ kind: 'paragraph', inlines: [{ kind: 'text', text }] }],
    stillValid(highlights, text),
  );
  const inlines = block?.kind === 'paragraph' ? block.inlines : [];
  return (
    <>
      {inlines.map((inline, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text have no other name
        <Fragment key={index}>
          {inline.kind === 'highlighted' && (
            <HighlightMark highlights={inline.highlights}>{plain(inline.inlines[0])}</HighlightMark>
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
