import type { JSX } from 'react';
import card from '../menu/card.module.css';
import style from './group.module.css';

interface NamesFieldProps {
  label: string;
  value: string;
  onChange: (names: string) => void;
}

/** Where the leader types who is there; it stays in this browser. */
export const NamesField = ({ label, value, onChange }: NamesFieldProps): JSX.Element => (
  <label className={`${card.field} ${style.names}`}>
    {label}
    <textarea
      value={value}
      placeholder="Ruth, Naomi, Tim"
      onChange={({ target }) => onChange(target.value)}
    />
  </label>
);
