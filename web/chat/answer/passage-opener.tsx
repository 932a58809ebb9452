import {
  createContext,
  type JSX,
  lazy,
  type MouseEvent,
  type ReactNode,
  Suspense,
  useContext,
  useRef,
  useState,
} from 'react';
import type { ScriptureReference } from '../../../contract/chat.ts';
import { useBibleLinks } from '../../app/flags.ts';
import { chosenTranslation } from '../../app/translation.ts';
import { bibleHref } from '../../bible/address.ts';
import style from './passage-opener.module.css';

const PassageDialog = lazy(() =>
  import('../../bible/passage-dialog.tsx').then(({ PassageDialog }) => ({ default: PassageDialog })),
);

const FindingDialog = lazy(() =>
  import('./finding-dialog.tsx').then(({ FindingDialog }) => ({ default: FindingDialog })),
);

/** Opens what stands behind a finding: what the AI wrote, our text, and why. */
export const FindingOpener = createContext<((finding: ScriptureReference) => void) | null>(null);

/** Opens a reference from a link; null where references are plain text (the flag `clickable_bible_links`). */
const Opener = createContext<((reference: string, from: HTMLAnchorElement) => void) | null>(null);

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
    <Opener.Provider value={links ? opener : null}>
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
    </Opener.Provider>
  );
}

interface ReferenceProps {
  /** What is looked up. */
  reference: string;
  className?: string | undefined;
  /** What is shown. */
  children: ReactNode;
}

/** A reference of which the check knows that it exists: it opens, where links are on. */
export function Reference({ reference, className, children }: ReferenceProps): JSX.Element {
  const opener = useContext(Opener);
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
