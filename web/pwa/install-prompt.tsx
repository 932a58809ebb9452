import { type JSX, useEffect, useRef, useState } from 'react';
import { useInstall } from '../app/install.ts';
import { recall, remember } from '../app/storage.ts';
import button from '../ui/button.module.css';
import { Dialog } from '../ui/dialog.tsx';
import actions from '../ui/dialog-actions.module.css';

/** The question appears this long after the browser offered installation (behaviour 7.3). */
const DELAY_MS = 10_000;
/** While it would disturb, it is tried again. */
const RETRY_MS = 1_000;
/** Whoever pressed a key within this time is typing. */
const TYPING_MS = 5_000;
const DISMISSED = 'install-dismissed';

/** A reply that is being written, help that is shown, another dialog. */
const DISTURBED =
  'article[aria-busy="true"], [data-help-panel], [data-quiet-help], [data-care-bar], dialog[open]';

const isTrue = (value: unknown): value is true => value === true;

/** Asks once in a session whether to install the app, when it disturbs nothing. */
export function InstallPrompt(): JSX.Element {
  const { isOffered, offeredAt, install } = useInstall();
  const [open, setOpen] = useState(false);
  const isTyping = useRecentTyping();
  useEffect(() => {
    if (!isOffered || recall('tab', DISMISSED, isTrue)) return;
    let timer = setTimeout(ask, offeredAt + DELAY_MS - performance.now());
    function ask(): void {
      if (isTyping() || document.querySelector(DISTURBED)) timer = setTimeout(ask, RETRY_MS);
      else setOpen(true);
    }
    return () => clearTimeout(timer);
  }, [isOffered, offeredAt, isTyping]);

  const dismiss = (): void => {
    remember('tab', DISMISSED, true);
    setOpen(false);
  };
  return (
    <Dialog title="Install Berea" open={open && isOffered} onClose={dismiss}>
      <p>It opens like an app, loads faster, and works without a network. No app store, nothing to pay.</p>
      <div className={actions.ways}>
        <button type="button" className={button.quiet} onClick={dismiss}>
          Maybe Later
        </button>
        <button
          type="button"
          className={button.primary}
          onClick={() => {
            setOpen(false);
            void install();
          }}
        >
          Install App
        </button>
      </div>
    </Dialog>
  );
}

/** Whether a key was pressed in the last seconds. */
function useRecentTyping(): () => boolean {
  const typedAt = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    const onKey = (): void => {
      typedAt.current = Date.now();
    };
    addEventListener('keydown', onKey, true);
    addEventListener('input', onKey, true);
    return () => {
      removeEventListener('keydown', onKey, true);
      removeEventListener('input', onKey, true);
    };
  }, []);
  return useState(() => () => Date.now() - typedAt.current < TYPING_MS)[0];
}
