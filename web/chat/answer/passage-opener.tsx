import { type JSX, lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import type { ScriptureReference } from '../../../contract/chat.ts';
import { useBibleLinks } from '../../app/flags.ts';
import { chosenTranslation } from '../../app/translation.ts';
import { FindingOpener, ReferenceOpener } from './reference.tsx';

const PassageDialog = lazy(() =>
  import('../../bible/passage-dialog.tsx').then(({ PassageDialog }) => ({ default: PassageDialog })),
);

const FindingDialog = lazy(() =>
  import('./finding-dialog.tsx').then(({ FindingDialog }) => ({ default: FindingDialog })),
);

/**
 * Where the focus goes when the dialog closes. The browser gives it back to the link, unless the reply was drawn anew
 * in the meantime: then to the one that stands in its place.
 */
function placeOf(link: HTMLAnchorElement): () => void {
  const turn = link.closest('[data-turn]') ?? document.body;
  const same = (): HTMLAnchorElement[] =>
    [...turn.querySelectorAll<HTMLAnchorElement>('a[aria-haspopup]')].filter(
      ({ href }) => href === link.href,
    );
  const nth = same().indexOf(link);
  return () => {
    if (!link.isConnected) same()[nth]?.focus();
  };
}

/** Holds the dialogs that the references and findings of a page open. */
export function PassageOpener({ children }: { children: ReactNode }): JSX.Element {
  const [open, setOpen] = useState<string | null>(null);
  const [used, setUsed] = useState(false);
  const [finding, setFinding] = useState<ScriptureReference | null>();
  const links = useBibleLinks();
  const goBack = useRef(() => {});
  const [opener] = useState(() => (reference: string, from: HTMLAnchorElement) => {
    goBack.current = placeOf(from);
    setFinding((shown) => shown && null);
    setUsed(true);
    setOpen(reference);
  });
  const close = (): void => {
    setOpen(null);
    goBack.current();
  };
  return (
    <ReferenceOpener.Provider value={links ? opener : null}>
      <FindingOpener.Provider value={setFinding}>{children}</FindingOpener.Provider>
      {finding !== undefined && (
        <Suspense fallback={null}>
          <FindingDialog finding={finding} onClose={() => setFinding(null)} />
        </Suspense>
      )}
      {used && (
        <Suspense fallback={null}>
          <PassageDialog reference={open} version={chosenTranslation()} onClose={close} />
        </Suspense>
      )}
    </ReferenceOpener.Provider>
  );
}
