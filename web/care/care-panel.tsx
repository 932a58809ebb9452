import { type JSX, useId, useRef } from 'react';
import { PANEL_WORDS } from '../../content/care/panel.ts';
import type { CareLines } from '../../contract/care.ts';
import type { Care } from '../../contract/chat.ts';
import style from './care-panel.module.css';
import { CountryChoice } from './country-choice.tsx';
import { HelpLineItem } from './help-line.tsx';
import { shownResources, useHelpLines } from './help-lines.ts';
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
  const lines = useHelpLines();
  const { title, lead, other, emergency } = PANEL_WORDS[care.kind];
  const resources = shownResources(care, lines);
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
      <ul className={style.lines}>
        {resources.map((resource, index) => (
          <HelpLineItem
            key={resource.name + resource.contact}
            resource={resource}
            first={index === 0}
            name={index > 0 && isEmergency(lines, resource.name) ? emergency : resource.name}
          />
        ))}
      </ul>
      {other && <p className={style.small}>{other}</p>}
      <CountryChoice lines={lines} />
      {lines.note && <p className={style.note}>{lines.note}</p>}
    </section>
  );
}

const isEmergency = ({ resources }: CareLines, name: string): boolean =>
  resources.some((line) => line.name === name && line.kinds.includes('danger'));
