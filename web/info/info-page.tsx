import type { JSX, ReactNode } from 'react';
import { AdPlacement } from '../ads/ad-placement.tsx';
import { Shell } from '../app/shell.tsx';
import { usePage } from '../app/use-page.ts';
import style from './info-page.module.css';

interface InfoPageProps {
  title: string;
  lead: string;
  /** Above the title. */
  before?: ReactNode;
  /** Beside the text on a wide screen; below it on a phone, except for what `first` is set on. */
  aside: ReactNode;
  children: ReactNode;
}

/** An information page: title, text, what stands beside it, and the advertisement above the footer. */
export function InfoPage({ title, lead, before, aside, children }: InfoPageProps): JSX.Element {
  usePage(title);
  return (
    <Shell>
      <div className={style.page}>
        <header className={style.head}>
          {before}
          <h1>{title}</h1>
          <p className={style.lead}>{lead}</p>
        </header>
        <div className={style.text}>{children}</div>
        <aside className={style.aside}>{aside}</aside>
      </div>
      <AdPlacement placement="footer" className={style.advertisement} />
    </Shell>
  );
}

interface CardProps {
  title: string;
  /** About danger: warm. */
  isUrgent?: boolean;
  /** Before the text on a phone. */
  isFirst?: boolean;
  children: ReactNode;
}

/** A card beside an information page. */
export function AsideCard({ title, isUrgent = false, isFirst = false, children }: CardProps): JSX.Element {
  return (
    <section className={`${isUrgent ? style.urgent : style.card} ${isFirst ? style.first : ''}`}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}
