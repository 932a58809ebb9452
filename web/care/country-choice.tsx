import { type JSX, useState } from 'react';
import { askRegion } from '../../content/care/panel.ts';
import type { CareLines } from '../../contract/care.ts';
import { Select } from '../ui/select.tsx';
import style from './care-panel.module.css';
import { chooseCountry } from './help-lines.ts';

/** Chooses the visitor's country, which is stored in this browser; all help lines follow at once. */
export function CountryChoice({ lines }: { lines: CareLines }): JSX.Element {
  const [chosen, setChosen] = useState('');
  const { region, regions } = lines;
  const name = regions.find(({ id }) => id === region)?.name ?? 'this country';
  return (
    <div className={style.country} data-print="no" data-needs-scripts>
      <span>{askRegion(region, name)}</span>
      <Select
        label="Your country, for the help lines"
        value={region}
        onChange={(id) => {
          chooseCountry(id);
          setChosen(regions.find((each) => each.id === id)?.name ?? '');
        }}
      >
        {regions.map((each) => (
          <option key={each.id} value={each.id}>
            {each.name}
          </option>
        ))}
      </Select>
      <span className="unseen" role="status">
        {chosen && `Help lines: ${chosen}`}
      </span>
    </div>
  );
}
