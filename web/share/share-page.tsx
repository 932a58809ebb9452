import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import Share from 'lucide-react/icons/share-2';
import { type JSX, useEffect, useState } from 'react';
import { COPIED_ALERT, SHARE_LEAD, SHARED } from '../../content/info/share.ts';
import { PAGES } from '../../contract/pages.ts';
import { useAbout } from '../app/about.ts';
import { copyText } from '../app/copy-text.ts';
import { usePwaFlag } from '../app/flags.ts';
import { Shell } from '../app/shell.tsx';
import { showToast } from '../app/toast-queue.ts';
import { usePage } from '../app/use-page.ts';
import button from '../ui/button.module.css';
import { InstallSection } from './install-section.tsx';
import { QrCard } from './qr-card.tsx';
import style from './share-page.module.css';

const COPIED_LABEL_MS = 2_000;

/** /share: the app's own address as QR code and link, and how to install it. */
export function SharePage(): JSX.Element {
  usePage(PAGES.share.name);
  const address = useOwnAddress();
  const mayInstall = usePwaFlag() !== false;
  return (
    <Shell>
      <div className={style.page}>
        <header className={style.head}>
          <h1>Share Berea</h1>
          <p className={style.lead}>{SHARE_LEAD}</p>
        </header>
        <QrCard address={address} />
        <div>
          <section aria-labelledby="link" className={style.section}>
            <h2 id="link">Send the link</h2>
            <div className={style.address}>
              <code>{address}</code>
              <CopyButton address={address} />
            </div>
            <div className={style.actions}>
              <button type="button" className={button.primary} onClick={() => void share(address)}>
                <Share aria-hidden="true" />
                Share App Link
              </button>
            </div>
          </section>
          {mayInstall && <InstallSection />}
        </div>
      </div>
    </Shell>
  );
}

/** The address to share: PUBLIC_URL where it is set, otherwise this page's own. */
function useOwnAddress(): string {
  const publicUrl = useAbout()?.publicUrl;
  const origin = publicUrl || globalThis.location?.origin;
  return origin ? `${origin}/` : '';
}

/** Opens the device's share sheet; copies the address where there is none. */
async function share(url: string): Promise<void> {
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share({ ...SHARED, url });
      return;
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return;
    }
  }
  if (await copyText(url)) alert(COPIED_ALERT);
  else showCopyFailed();
}

const showCopyFailed = (): void => showToast('Copy failed', 'Unable to copy to clipboard. Please try again.');

function CopyButton({ address }: { address: string }): JSX.Element {
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), COPIED_LABEL_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = async (): Promise<void> => {
    if (await copyText(address)) setCopied(true);
    else showCopyFailed();
  };
  return (
    <button type="button" className={button.text} onClick={() => void copy()}>
      {isCopied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
      <span aria-live="polite">{isCopied ? 'Copied' : 'Copy'}</span>
    </button>
  );
}
