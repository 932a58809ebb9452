import type { JSX } from 'react';
import { Select } from '../../ui/select.tsx';
import style from './choice.module.css';

interface ChoiceProps {
  label: string;
  value: string;
  /** Value and what is shown. */
  options: readonly (readonly [value: string, label: string])[];
  onChange: (value: string) => void;
}

/** A select with its label above it. */
export function Choice({ label, value, options, onChange }: ChoiceProps): JSX.Element {
  return (
    <span className={style.choice}>
      <span aria-hidden="true">{label}</span>
      <Select label={label} value={value} onChange={onChange}>
        {options.map(([id, text]) => (
          <option key={id} value={id}>
            {text}
          </option>
        ))}
      </Select>
    </span>
  );
}
