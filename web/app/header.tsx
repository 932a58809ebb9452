import Download from 'lucide-react/icons/download';
import Menu from 'lucide-react/icons/menu';
import Share from 'lucide-react/icons/share-2';
import X from 'lucide-react/icons/x';
import { type JSX, useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { PAGES } from '../../contract/pages.ts';
import button from '../ui/button.module.css';
import { Mark } from '../ui/mark.tsx';
import { useAbout } from './about.ts';
import style from './header.module.css';
import { type HomeSection, SectionLink } from './home-sections.tsx';
import { useInstall } from './install.ts';
import { useOnline } from './use-online.ts';

const MENU = [PAGES.bible, PAGES.games, PAGES.check] as const;
/** Sections of the home page that its own menu leads to. */
const HOME_SECTIONS: readonly HomeSection[] = ['features', 'how-it-works'];

/** The header of every page but the chat: a menu that folds on small screens. */
export function Header(): JSX.Element {
  const [currentPath] = useLocation();
  const [open, setOpen] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the menu closes when another screen opens
  useEffect(() => setOpen(false), [currentPath]);
  const menu = useRef<HTMLUListElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  // It stands before its button in the page, so that the next Tab would pass it.
  useEffect(() => {
    if (open) menu.current?.querySelector('a')?.focus({ preventScroll: true });
  }, [open]);
  const isHome = currentPath === '/';
  const close = (): void => setOpen(false);
  const isOnline = useOnline();

  return (
    <header className={style.header} data-print="no" data-header>
      <Link href="/" className={style.brand}>
        <Mark />
        Berea
      </Link>
      <nav
        aria-label="Main"
        className={style.nav}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || !open) return;
          setOpen(false);
          toggle.current?.focus();
        }}
        onBlur={({ currentTarget, relatedTarget }) => {
          // Whoever tabs on reads the page that it would cover. Without a next element it was a tap, perhaps on the button.
          if (relatedTarget && !currentTarget.contains(relatedTarget)) setOpen(false);
        }}
      >
        <ul ref={menu} id="menu" className={open ? style.menuOpen : style.menu}>
          {MENU.map(({ path, name }) => (
            <li key={path}>
              <Link href={path} aria-current={path === currentPath ? 'page' : undefined}>
                {name}
              </Link>
            </li>
          ))}
          {isHome &&
            HOME_SECTIONS.map((section) => (
              <li key={section}>
                <SectionLink section={section} onClick={close} />
              </li>
            ))}
          <SupportItem />
          <li>
            <Link href={PAGES.share.path} className={style.withIcon} aria-label={PAGES.share.name}>
              <Share aria-hidden="true" />
              <span className={style.label}>{PAGES.share.name}</span>
            </Link>
          </li>
          <InstallItem />
        </ul>
        <Link href="/chat" className={button.primary}>
          Start Chatting
        </Link>
        <button
          ref={toggle}
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
      <p role="status" className={isOnline ? 'unseen' : style.offline}>
        {!isOnline && 'No network. What this device keeps can still be read.'}
      </p>
    </header>
  );
}

/** The donation page, where there is one. */
function SupportItem(): JSX.Element | null {
  const donationUrl = useAbout()?.donationUrl;
  if (!donationUrl) return null;
  return (
    <li>
      <a href={donationUrl} target="_blank" rel="noopener noreferrer">
        Support<span className="unseen"> this ministry (opens in a new tab)</span>
      </a>
    </li>
  );
}

/** Shown only while the browser offers installation. */
function InstallItem(): JSX.Element | null {
  const { isOffered, install } = useInstall();
  if (!isOffered) return null;
  return (
    <li>
      <button type="button" className={style.withIcon} aria-label="Install" onClick={() => void install()}>
        <Download aria-hidden="true" />
        <span className={style.label}>Install</span>
      </button>
    </li>
  );
}
