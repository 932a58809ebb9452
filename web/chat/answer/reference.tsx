import { createContext, type JSX, type MouseEvent, type ReactNode, useContext } from 'react';
import type { ScriptureReference } from '../../../contract/chat.ts';
import { chosenTranslation } from '../../app/translation.ts';
import { bibleHref } from '../../bible/address.ts';
import style from './reference.module.css';

/** Opens what stands behind a finding: what the AI wrote, our text, and why. */
export const FindingOpener = createContext<((finding: ScriptureReference) => void) | null>(null);

/** Opens a reference from a link; null where references are plain text (the flag `clickable_bible_links`). */
export const ReferenceOpener = createContext<((reference: string, from: HTMLAnchorElement) => void) | null>(
  null,
);

interface ReferenceProps {
  /** What is looked up. */
  reference: string;
  className?: string | undefined;
  /** What is shown. */
  children: ReactNode;
}

/** A reference of which the check knows that it exists: it opens, where links are on. */
export function Reference({ reference, className, children }: ReferenceProps): JSX.Element {
  const opener = useContext(ReferenceOpener);
  if (!opener) return <span className={className}>{children}</span>;
  const open = (event: MouseEvent<HTMLAnchorElement>): void => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    opener(reference, event.currentTarget);
  };
  return (
    <a
      href={bibleHref(reference, chosenTranslation())}
      className={`${style.reference} ${className ?? ''}`}
      aria-haspopup="dialog"
      onClick={open}
    >
      {children}
    </a>
  );
}
