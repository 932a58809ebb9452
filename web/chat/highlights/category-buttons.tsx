import type { JSX } from 'react';
import { CATEGORIES, type Category } from './categories.ts';
import colors from './colors.module.css';
import style from './palette.module.css';

/** The five kinds, each with its name, colour and sign. */
export function CategoryButtons({
  numbered = false,
  onChoose,
}: {
  /** Shows the key (1 to 5) that chooses each. */
  numbered?: boolean;
  onChoose: (category: Category) => void;
}): JSX.Element {
  return (
    <>
      {CATEGORIES.map((category, index) => (
        <button
          key={category.name}
          type="button"
          className={`${style.category} ${colors[category.color]}`}
          {...(numbered && { 'aria-keyshortcuts': String(index + 1) })}
          onClick={() => onChoose(category)}
        >
          <span className={style.swatch} aria-hidden="true">
            {category.sign}
          </span>
          {category.name}
        </button>
      ))}
    </>
  );
}
