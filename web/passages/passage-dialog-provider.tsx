import { type JSX, type ReactNode, useRef, useState } from 'react';
import { useBibleLinks } from '../app/flags.ts';
import { onDemand } from '../app/on-demand.tsx';
import { chosenTranslation } from '../app/translation.ts';
import { OpenReferenceContext } from './reference.tsx';

const PassageDialog = onDemand(
  async () => (await import('./passage-dialog.tsx')).PassageDialog,
  ({ reference }) => reference !== null,
);

/**
 * Returns a function that restores the focus when the dialog closes. The browser gives it back to the link itself,
 * unless the reply was drawn again in the meantime: then the link that replaced it gets the focus.
 */
function focusRestorer(link: HTMLAnchorElement): () => void {
  const turn = link.closest('[data-turn]') ?? document.body;
  const sameLinks = (): HTMLAnchorElement[] =>
    [...turn.querySelectorAll<HTMLAnchorElement>('a[aria-haspopup]')].filter(
      ({ href }) => href === link.href,
    );
  const nth = sameLinks().indexOf(link);
  return () => {
    if (!link.isConnected) sameLinks()[nth]?.focus();
  };
}

/** Opens the references inside `children` in the passage dialog, where the flag for Bible links is on. */
export function PassageDialogProvider({ children }: { children: ReactNode }): JSX.Element {
  const [reference, setReference] = useState<string | null>(null);
  const [version, setVersion] = useState<string | null>(null);
  const linksAreOn = useBibleLinks();
  const restoreFocus = useRef(() => {});
  const [openReference] = useState(
    () => (next: string, nextVersion: string | null, link: HTMLAnchorElement) => {
      restoreFocus.current = focusRestorer(link);
      setVersion(nextVersion);
      setReference(next);
    },
  );
  const close = (): void => {
    setReference(null);
    restoreFocus.current();
  };
  return (
    <OpenReferenceContext value={linksAreOn ? openReference : null}>
      {children}
      <PassageDialog reference={reference} version={version ?? chosenTranslation()} onClose={close} />
    </OpenReferenceContext>
  );
}
