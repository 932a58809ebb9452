import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import { type JSX, useEffect, useState } from 'react';
import { copyText } from '../app/copy-text.ts';
import { showToast } from '../app/toast-queue.ts';

/** How long "Copied" is shown (behaviour 3.5). */
const COPIED_MS = 2_000;

export function CopyButton({ text }: { text: () => string }): JSX.Element {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), COPIED_MS);
    return () => clearTimeout(timer);
  }, [copied]);

  const copy = async (): Promise<void> => {
    if (await copyText(text())) setCopied(true);
    else showToast('Copy failed', 'Unable to copy to clipboard. Please try again.');
  };
  return (
    <button type="button" onClick={copy}>
      {copied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
      <span aria-live="polite">{copied ? 'Copied' : 'Copy'}</span>
    </button>
  );
}
