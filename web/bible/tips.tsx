import type { JSX } from 'react';
import style from './card.module.css';

/** Short hints on looking up, selecting and comparing. */
export const Tips = (): JSX.Element => (
  <section className={style.card} aria-labelledby="tips">
    <h2 id="tips">Tips</h2>
    <ul className={style.tips}>
      <li>
        Type a reference the way you would say it: “jn 3:16”, “1 cor 13”, “Psalm 23” and “II Tim 1 7” all
        work.
      </li>
      <li>Use a dash for a range of verses and a semicolon between passages: “Romans 8:28-30; John 15:5”.</li>
      <li>
        Tap a verse or its number to select it. The bar below the passage then saves, copies or shares just
        that verse.
      </li>
      <li>
        Compare Versions shows a second translation next to the first and underlines where the wording
        differs.
      </li>
    </ul>
  </section>
);
