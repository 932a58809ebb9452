import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import { type JSX, useEffect, useState } from 'react';
import { copyText } from '../app/copy-text.ts';
import { asText, type SharedPassage } from './passage-share.ts';

const COPIED_LABEL_MS = 2_000;

interface CopyVerseProps {
  shared: SharedPassage;
  /** Called with whether it worked; the page says so if not. */
  onOutcome: (worked: boolean) => void;
  className?: string | undefined;
  labelClassName?: string | undefined;
}

/** Copies a passage's text with its reference and translation. */
export function CopyVerse({ shared, onOutcome, className, labelClassName }: CopyVerseProps): JSX.Element {
  const [copied, setCopied] = useState<string | null>(null);
  const text = asText(shared);
  useEffect(() => {
    if (copied === null) return;
    const timer = setTimeout(() => setCopied(null), COPIED_LABEL_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async (): Promise<void> => {
    const worked = await copyText(text);
    if (worked) setCopied(text);
    onOutcome(worked);
  };
  const isCopied = copied === text;
  return (
    <button type="button" className={className} onClick={() => void copy()}>
      {isCopied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
      <span className={labelClassName} aria-live="polite">
        {isCopied ? 'Copied' : 'Copy'}
      </span>
    </button>
  );
}
