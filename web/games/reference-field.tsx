import type { JSX } from 'react';
import { REFERENCE_MAX_LENGTH } from '../../contract/limits.ts';
import card from './menu/card.module.css';

interface ReferenceFieldProps {
  label: string;
  /** An example: "Romans 8". */
  placeholder: string;
  value: string;
  isWrong: boolean;
  onChange: (value: string) => void;
}

/** A field for the reference of a passage. */
export function ReferenceField({
  label,
  placeholder,
  value,
  isWrong,
  onChange,
}: ReferenceFieldProps): JSX.Element {
  return (
    <label className={card.field}>
      {label}
      <input
        type="text"
        value={value}
        maxLength={REFERENCE_MAX_LENGTH}
        placeholder={placeholder}
        autoComplete="off"
        aria-invalid={isWrong}
        onChange={({ target }) => onChange(target.value)}
      />
    </label>
  );
}
