import type { JSX } from 'react';
import { useTextSize } from './text-size.ts';
import style from './text-size-buttons.module.css';

/** Makes the text of Scripture smaller or larger. */
export function TextSizeButtons(): JSX.Element {
  const { change, isLargest, isSmallest } = useTextSize();
  return (
    // biome-ignore lint/a11y/useSemanticElements: two buttons are no set of form fields
    <span className={style.size} role="group" aria-label="Text size" data-print="no">
      <button type="button" aria-label="Smaller text" disabled={isSmallest} onClick={() => change(-1)}>
        A
      </button>
      <button type="button" aria-label="Larger text" disabled={isLargest} onClick={() => change(1)}>
        A
      </button>
    </span>
  );
}
