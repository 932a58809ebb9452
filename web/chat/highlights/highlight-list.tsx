import X from 'lucide-react/icons/x';
import type { JSX } from 'react';
import { CATEGORIES } from './categories.ts';
import colors from './colors.module.css';
import { type Highlight, previewOf } from './highlight.ts';
import style from './highlight-list.module.css';

/** A list of highlights by category, each with the beginning of its text. */
export function HighlightList<H extends Highlight>({
  highlights,
  onOpen,
  onRemove,
}: {
  highlights: readonly H[];
  /** Goes to the highlight; without it the text is no button. */
  onOpen?: (highlight: H) => void;
  onRemove: (highlight: H) => void;
}): JSX.Element {
  return (
    <>
      {CATEGORIES.map(({ name, sign, color }) => {
        const own = highlights.filter(({ category }) => category === name);
        return (
          own.length > 0 && (
            <section key={name} className={`${style.kind} ${colors[color]}`}>
              <h3>
                <span aria-hidden="true">{sign}</span> {name}
              </h3>
              <ul>
                {own.map((highlight) => (
                  <li key={highlight.id}>
                    {onOpen ? (
                      <button type="button" className={style.words} onClick={() => onOpen(highlight)}>
                        {previewOf(highlight)}
                      </button>
                    ) : (
                      <span className={style.words}>{previewOf(highlight)}</span>
                    )}
                    <button
                      type="button"
                      className={style.remove}
                      aria-label={`Remove highlight: ${previewOf(highlight)}`}
                      onClick={() => onRemove(highlight)}
                    >
                      <X aria-hidden="true" />
                    </button>
                  </li>
                ))}
              </ul>
            </section>
          )
        );
      })}
    </>
  );
}
