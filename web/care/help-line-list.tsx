import type { JSX } from 'react';
import { PANEL_WORDS } from '../../content/care/panel.ts';
import type { CareLines } from '../../contract/care.ts';
import type { Care } from '../../contract/chat.ts';
import style from './care-panel.module.css';
import { CountryChoice } from './country-choice.tsx';
import { HelpLineItem } from './help-line.tsx';
import { shownResources } from './help-lines.ts';

interface HelpLineListProps {
  care: Care;
  /** All lines of the visitor's region. */
  lines: CareLines;
}

/** The help lines for a kind of danger, ready to dial, and the choice of another country. */
export function HelpLineList({ care, lines }: HelpLineListProps): JSX.Element {
  const { other, emergency } = PANEL_WORDS[care.kind];
  return (
    <>
      <ul className={style.lines}>
        {shownResources(care, lines).map((resource, index) => (
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
    </>
  );
}

const isEmergency = ({ resources }: CareLines, name: string): boolean =>
  resources.some((line) => line.name === name && line.kinds.includes('danger'));
