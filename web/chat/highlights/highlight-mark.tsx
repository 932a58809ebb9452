import type { JSX, ReactNode } from 'react';
import { categoryOf } from './categories.ts';
import colors from './colors.module.css';
import { type Highlight, previewOf } from './highlight.ts';
import style from './highlight-mark.module.css';

/** Text under one or more highlights; the newest lies on top. */
export function HighlightMark({
  highlights,
  children,
}: {
  highlights: readonly Highlight[];
  children: ReactNode;
}): JSX.Element {
  const [oldest, ...newer] = highlights;
  if (!oldest) return <>{children}</>;
  return (
    <mark
      className={`${style.mark} ${colors[oldest.color]}`}
      data-highlight={oldest.id}
      title={oldest.category}
    >
      <HighlightMark highlights={newer}>{children}</HighlightMark>
    </mark>
  );
}

/** The icon of the category at a highlight's end; by keyboard, it is the button that removes the highlight. */
export function HighlightEnd({ highlight }: { highlight: Highlight }): JSX.Element {
  const { id, category, color } = highlight;
  return (
    <button
      type="button"
      className={`${style.sign} ${colors[color]}`}
      data-sign
      data-highlight={id}
      title={`${category}: remove`}
      aria-label={`Remove highlight, ${category}: ${previewOf(highlight)}`}
    >
      <span aria-hidden="true">{categoryOf(category)?.sign}</span>
    </button>
  );
}
