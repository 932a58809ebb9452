import { Tooltip } from 'radix-ui';
import type { JSX, ReactElement, ReactNode } from 'react';
import style from './tip.module.css';

/** Tooltips open after 700 ms, at once within 300 ms of the last one (behaviour 1.4). */
export function TipProvider({ children }: { children: ReactNode }): JSX.Element {
  return (
    <Tooltip.Provider delayDuration={700} skipDelayDuration={300}>
      {children}
    </Tooltip.Provider>
  );
}

/** A tooltip for a control that shows only an icon; the control has its own `aria-label`. */
export function Tip({ text, children }: { text: string; children: ReactElement }): JSX.Element {
  return (
    <Tooltip.Root>
      <Tooltip.Trigger asChild>{children}</Tooltip.Trigger>
      <Tooltip.Portal>
        <Tooltip.Content className={style.tip} sideOffset={6} collisionPadding={8}>
          {text}
        </Tooltip.Content>
      </Tooltip.Portal>
    </Tooltip.Root>
  );
}
