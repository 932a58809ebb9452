import type { JSX, ReactNode } from 'react';
import type { InfoSection } from '../../content/info/types.ts';
import style from './sections.module.css';
import { Words } from './words.tsx';

interface SectionProps {
  section: InfoSection;
  /** Below paragraphs and points. */
  children?: ReactNode;
}

/** One section of a legal page. */
export function Section({ section, children }: SectionProps): JSX.Element {
  const { id, title, paragraphs, points } = section;
  return (
    <section className={style.section} id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>
          <Words>{paragraph}</Words>
        </p>
      ))}
      {points && (
        <ul>
          {points.map((point) => (
            <li key={point}>
              <Words>{point}</Words>
            </li>
          ))}
        </ul>
      )}
      {children}
    </section>
  );
}

/** When a legal page was last updated, and what changed since. */
export function Updated({ date, since }: { date: string; since: string }): JSX.Element {
  return (
    <div className={style.updated}>
      <p>Last updated: {date}</p>
      <p>{since}</p>
    </div>
  );
}
