import type { JSX } from 'react';
import { CATEGORIES, type Category } from './categories.ts';
import colors from './colors.module.css';
import style from './palette.module.css';

/** A button for each category, with its name, colour and icon. */
export function CategoryButtons({
  numbered = false,
  onChoose,
}: {
  /** Each button can be chosen by its number key, 1 to 5. */
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
