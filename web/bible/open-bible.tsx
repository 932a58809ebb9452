import type { JSX } from 'react';
import { Link } from 'wouter';
import button from '../ui/button.module.css';
import style from './open-bible.module.css';
import { popularReferences } from './popular-verses.tsx';
import type { Lookup } from './use-lookup.ts';

const BEGINNINGS = ['Psalm 23', 'John 1', ...popularReferences.slice(0, 4)];

/** The page before anything was looked up. */
export function OpenBible({ lookup: { hrefOf, expect } }: { lookup: Lookup }): JSX.Element {
  return (
    <section className={style.open} aria-labelledby="open-bible">
      <h2 id="open-bible">What would you like to read?</h2>
      <p>Write a reference above, choose a book and a chapter, or begin with one of these.</p>
      <ul>
        {BEGINNINGS.map((reference) => (
          <li key={reference}>
            <Link
              href={hrefOf(reference)}
              className={button.quiet}
              onClick={() => expect('focus', reference, true)}
            >
              {reference}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
