import type { JSX } from 'react';
import { Link } from 'wouter';
import button from '../ui/button.module.css';
import { popularReferences } from './popular-verses.tsx';
import style from './start-reading.module.css';
import type { Lookup } from './use-lookup.ts';

const SUGGESTED = ['Psalm 23', 'John 1', ...popularReferences.slice(0, 4)];

/** Shown before anything was looked up: a few passages to begin with. */
export function StartReading({ lookup: { hrefOf, prepareFor } }: { lookup: Lookup }): JSX.Element {
  return (
    <section className={style.open} aria-labelledby="start-reading">
      <h2 id="start-reading">What would you like to read?</h2>
      <p>Type a reference above, choose a book and chapter, or start with one of these.</p>
      <ul>
        {SUGGESTED.map((reference) => (
          <li key={reference}>
            <Link
              href={hrefOf(reference)}
              className={button.quiet}
              onClick={() => prepareFor(reference, 'focus', true)}
            >
              {reference}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
