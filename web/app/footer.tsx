import type { JSX } from 'react';
import { Link } from 'wouter';
import { PAGES } from '../../contract/pages.ts';
import { Mark } from '../ui/mark.tsx';
import style from './footer.module.css';
import { HOME_SECTIONS, type HomeSection, SectionLink } from './home-sections.tsx';
import { ThemeChoice } from './theme-choice.tsx';

const USE = [
  { path: '/chat', name: PAGES.chat.name },
  PAGES.bible,
  PAGES.games,
  PAGES.check,
  PAGES.share,
] as const;
const SUPPORT = [PAGES.help, PAGES.contact, PAGES.safety, PAGES.privacy, PAGES.terms] as const;

/** The footer of every page but the chat. */
export function Footer(): JSX.Element {
  return (
    <footer className={style.footer} data-print="no">
      <div className={style.about}>
        <p className={style.brand}>
          <Mark />
          Berea
        </p>
        <p>
          Named after the people who searched the Scriptures daily (<cite>Acts 17:11</cite>).
        </p>
        <ThemeChoice />
      </div>
      <nav aria-label="Footer" className={style.columns}>
        <div>
          <h2>Quick Links</h2>
          <ul>
            {(Object.keys(HOME_SECTIONS) as HomeSection[]).map((section) => (
              <li key={section}>
                <SectionLink section={section} />
              </li>
            ))}
          </ul>
        </div>
        <PageList title="Use" pages={USE} />
        <PageList title="Support" pages={SUPPORT} />
      </nav>
    </footer>
  );
}

interface PageListProps {
  title: string;
  pages: readonly { readonly path: string; readonly name: string }[];
}

function PageList({ title, pages }: PageListProps): JSX.Element {
  return (
    <div>
      <h2>{title}</h2>
      <ul>
        {pages.map(({ path, name }) => (
          <li key={path}>
            <Link href={path}>{name}</Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
