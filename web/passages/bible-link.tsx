import type { JSX, MouseEvent, ReactNode } from 'react';
import { useLocation } from 'wouter';
import { openedFromHere } from './opened-from.ts';

interface BibleLinkProps {
  href: string;
  className?: string | undefined;
  /** Called before the page changes. */
  onFollow?: () => void;
  children: ReactNode;
}

/** A link to the Bible page. From a conversation, the page leads back to it. */
export function BibleLink({ href, className, onFollow, children }: BibleLinkProps): JSX.Element {
  const [, navigate] = useLocation();
  const follow = (event: MouseEvent): void => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || event.button !== 0) return;
    event.preventDefault();
    onFollow?.();
    navigate(href, { state: openedFromHere() });
  };
  return (
    <a href={href} className={className} onClick={follow}>
      {children}
    </a>
  );
}
