import { type JSX, useId, useRef } from 'react';
import { PANEL_WORDS } from '../../content/care/panel.ts';
import type { CareLines } from '../../contract/care.ts';
import type { Care } from '../../contract/chat.ts';
import style from './care-panel.module.css';
import { CountryChoice } from './country-choice.tsx';
import { shownResources, useHelpLines } from './help-lines.ts';
import { useKeptFocus } from './keep-focus.ts';
import { LineOfHelp } from './line-of-help.tsx';

interface CarePanelProps {
  care: Care;
  /** Inside a dialog that bears the title already. */
  inDialog?: boolean;
}

/** Help before anything else: large, warm, dialable. What it says is announced by `CareAlert`, once. */
export function CarePanel({ care, inDialog = false }: CarePanelProps): JSX.Element {
  const id = useId();
  const panel = useRef<HTMLElement>(null);
  useKeptFocus(panel);
  const lines = useHelpLines();
  const words = PANEL_WORDS[care.kind];
  const resources = shownResources(care, lines);
  return (
    <section
      ref={panel}
      className={inDialog ? style.bare : style.panel}
      aria-labelledby={inDialog ? undefined : `${id}-title`}
      aria-live="off"
      data-help="whole"
    >
      {!inDialog && <h2 id={`${id}-title`}>{words.title}</h2>}
      <p>{words.lead}</p>
      <ul className={style.lines}>
        {resources.map((resource, index) => (
          <LineOfHelp
            key={resource.name + resource.contact}
            resource={resource}
            first={index === 0}
            name={index > 0 && isEmergency(lines, resource.name) ? words.emergency : resource.name}
          />
        ))}
      </ul>
      {words.other && <p className={style.small}>{words.other}</p>}
      <CountryChoice lines={lines} />
      {lines.note && <p className={style.note}>{lines.note}</p>}
    </section>
  );
}

const isEmergency = ({ resources }: CareLines, name: string): boolean =>
  resources.some((line) => line.name === name && line.kinds.includes('danger'));
