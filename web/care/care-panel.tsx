import { type JSX, useId, useRef } from 'react';
import { PANEL_WORDS } from '../../content/care/panel.ts';
import type { Care } from '../../contract/chat.ts';
import style from './care-panel.module.css';
import { HelpLineList } from './help-line-list.tsx';
import { useHelpLines } from './help-lines.ts';
import { useRestoredFocus } from './use-restored-focus.ts';

interface CarePanelProps {
  care: Care;
  /** Inside a dialog, which has the title already. */
  inDialog?: boolean;
}

/** Help before anything else: large, warm, ready to dial. `CareAlert` announces it, once. */
export function CarePanel({ care, inDialog = false }: CarePanelProps): JSX.Element {
  const id = useId();
  const panel = useRef<HTMLElement>(null);
  useRestoredFocus(panel);
  const { title, lead } = PANEL_WORDS[care.kind];
  const lines = useHelpLines();
  return (
    <section
      ref={panel}
      className={inDialog ? style.bare : style.panel}
      aria-labelledby={inDialog ? undefined : `${id}-title`}
      aria-live="off"
      data-help-panel
    >
      {!inDialog && <h2 id={`${id}-title`}>{title}</h2>}
      <p>{lead}</p>
      <HelpLineList care={care} lines={lines} />
    </section>
  );
}
