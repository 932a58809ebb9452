import Menu from 'lucide-react/icons/menu';
import X from 'lucide-react/icons/x';
import { type JSX, type ReactNode, useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { PAGES } from '../../contract/pages.ts';
import button from '../ui/button.module.css';
import { Mark } from '../ui/mark.tsx';
import style from './shell.module.css';
import { SkipLink } from './skip-link.tsx';
import { ThemeChoice } from './theme-choice.tsx';

/** Pages of the header's menu; a page joins it once it is built. */
const MENU = [PAGES.bible, PAGES.check] as const;
const FOOTER = [PAGES.home, { path: '/chat', name: PAGES.chat.name }, ...MENU, PAGES.safety] as const;

interface ShellProps {
  /** On a small screen the header leaves its room to the text: it scrolls away, and is gone where there is little height. */
  isReading?: boolean;
  children: ReactNode;
}

/** Header, main part and footer of every screen but the chat. */
export function Shell({ isReading = false, children }: ShellProps): JSX.Element {
  return (
    <div className={isReading ? style.reading : style.shell}>
      <SkipLink to="main">Skip to content</SkipLink>
      <Header />
      <main id="main" tabIndex={-1} className={style.main}>
        {children}
      </main>
      <footer className={style.footer} data-print="no">
        <p>
          Berea is named after the people who searched the Scriptures daily (<cite>Acts 17:11</cite>).
        </p>
        <nav aria-label="Footer">
          {FOOTER.map(({ path, name }) => (
            <Link key={path} href={path}>
              {name}
            </Link>
          ))}
        </nav>
        <ThemeChoice />
      </footer>
    </div>
  );
}

function Header(): JSX.Element {
  const [currentPath] = useLocation();
  const [open, setOpen] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the menu closes when another screen opens
  useEffect(() => setOpen(false), [currentPath]);

  return (
    <header className={style.header} data-print="no">
      <Link href="/" className={style.brand}>
        <Mark />
        Berea
      </Link>
      <nav
        aria-label="Main"
        className={style.nav}
        onKeyDown={(event) => event.key === 'Escape' && setOpen(false)}
      >
        <ul id="menu" className={open ? style.menuOpen : style.menu}>
          {MENU.map(({ path, name }) => (
            <li key={path}>
              <Link href={path} aria-current={path === currentPath ? 'page' : undefined}>
                {name}
              </Link>
            </li>
          ))}
        </ul>
        <Link href="/chat" className={button.primary}>
          Start Chatting
        </Link>
        <button
          type="button"
          className={`${button.icon} ${style.toggle}`}
          aria-label="Menu"
          aria-expanded={open}
          aria-controls="menu"
          onClick={() => setOpen(!open)}
        >
          {open ? <X aria-hidden="true" /> : <Menu aria-hidden="true" />}
        </button>
      </nav>
    </header>
  );
}
