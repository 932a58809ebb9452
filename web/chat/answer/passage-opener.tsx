import {
  createContext,
  type JSX,
  lazy,
  type MouseEvent,
  type ReactNode,
  Suspense,
  useContext,
  useState,
} from 'react';
import { useBibleLinks } from '../../app/flags.ts';
import { chosenTranslation } from '../../app/translation.ts';
import { bibleHref } from '../../bible/address.ts';
import style from './passage-opener.module.css';

const PassageDialog = lazy(() =>
  import('../../bible/passage-dialog.tsx').then(({ PassageDialog }) => ({ default: PassageDialog })),
);

/** Opens a reference; null where references are plain text (the flag `clickable_bible_links`). */
const Opener = createContext<((reference: string) => void) | null>(null);

/** Holds the one dialog that the references of a page open. */
export function PassageOpener({ children }: { children: ReactNode }): JSX.Element {
  const [open, setOpen] = useState<string | null>(null);
  const [used, setUsed] = useState(false);
  const links = useBibleLinks();
  const [opener] = useState(() => (reference: string) => {
    setUsed(true);
    setOpen(reference);
  });
  return (
    <Opener.Provider value={links ? opener : null}>
      {children}
      {used && (
        <Suspense fallback={null}>
          <PassageDialog reference={open} version={chosenTranslation()} onClose={() => setOpen(null)} />
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
  const open = (event: MouseEvent): void => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    opener(reference);
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
