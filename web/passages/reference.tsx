import { createContext, type JSX, type MouseEvent, type ReactNode, useContext } from 'react';
import { chosenTranslation } from '../app/translation.ts';
import { bibleHref } from './address.ts';
import style from './reference.module.css';

/** Opens a reference from its link; null where references are plain text (the flag `clickable_bible_links`). */
export const OpenReferenceContext = createContext<
  ((reference: string, version: string | null, link: HTMLAnchorElement) => void) | null
>(null);

interface ReferenceProps {
  /** What is looked up. */
  reference: string;
  /** The translation in which it is opened, where it is not the reader's. */
  version?: string | undefined;
  className?: string | undefined;
  /** What is shown. */
  children: ReactNode;
}

/** A reference that the check has found to exist: a link to its passage, where links are on. */
export function Reference({ reference, version, className, children }: ReferenceProps): JSX.Element {
  const openReference = useContext(OpenReferenceContext);
  if (!openReference) return <span className={className}>{children}</span>;
  const open = (event: MouseEvent<HTMLAnchorElement>): void => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    openReference(reference, version ?? null, event.currentTarget);
  };
  return (
    <a
      href={bibleHref(reference, version ?? chosenTranslation())}
      className={`${style.reference} ${className ?? ''}`}
      aria-haspopup="dialog"
      onClick={open}
    >
      {children}
    </a>
  );
}
