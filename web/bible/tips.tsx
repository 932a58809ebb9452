import type { JSX } from 'react';
import style from './card.module.css';

export const Tips = (): JSX.Element => (
  <section className={style.card} aria-labelledby="tips">
    <h2 id="tips">Tips</h2>
    <ul className={style.tips}>
      <li>
        Write a reference as you would say it: “jn 3:16”, “1 cor 13”, “Psalm 23” and “II Tim 1 7” are all
        understood.
      </li>
      <li>
        Ask for several verses with a dash, and for several places with a semicolon: “Romans 8:28-30; John
        15:5”.
      </li>
      <li>
        Press a verse or its number to choose it. The bar below the passage then keeps, copies or shares that
        verse alone.
      </li>
      <li>
        Compare Versions sets a second translation beside the first and underlines where the wording differs.
      </li>
    </ul>
  </section>
);
