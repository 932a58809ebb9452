import ChevronsDown from 'lucide-react/icons/chevrons-down';
import type { JSX } from 'react';
import { type Store, useStore } from '../app/store.ts';
import button from '../ui/button.module.css';
import { Tip } from '../ui/tip.tsx';

/** Leads to the end of the thread; null where nothing is below. The thread sets it. */
export type Jump = Store<(() => void) | null>;

/** Beside the field, where it covers no words of the thread. */
export function JumpButton({ jump }: { jump: Jump }): JSX.Element | null {
  const onJump = useStore(jump);
  if (!onJump) return null;
  return (
    <Tip text="Jump to latest">
      <button type="button" className={button.icon} aria-label="Jump to latest" onClick={onJump}>
        <ChevronsDown aria-hidden="true" />
      </button>
    </Tip>
  );
}
