import { type JSX, useId } from 'react';
import type { PromptPlace } from '../../../content/prompts/types.ts';
import style from './prompt-card.module.css';

interface PromptFieldProps {
  place: PromptPlace;
  value: string;
  missing: boolean;
  onValue: (value: string) => void;
}

const LONGEST = { line: 120, lines: 2_000 } as const;

/** One thing that a prompt leaves open. */
export function PromptField({ place, value, missing, onValue }: PromptFieldProps): JSX.Element {
  const id = useId();
  const field = {
    id,
    name: place.id,
    className: style.field,
    value,
    placeholder: place.example,
    'aria-invalid': missing || undefined,
    'aria-describedby': missing ? `${id}-missing` : undefined,
    'aria-required': !place.optional,
    autoComplete: 'off',
  };
  return (
    <div className={style.asked} data-long={place.long}>
      <label htmlFor={id}>
        {place.label}
        {place.optional && <span className={style.optional}> (optional)</span>}
      </label>
      {place.long ? (
        <textarea
          {...field}
          rows={2}
          maxLength={LONGEST.lines}
          onChange={({ target }) => onValue(target.value)}
        />
      ) : (
        <input {...field} maxLength={LONGEST.line} onChange={({ target }) => onValue(target.value)} />
      )}
      {missing && (
        <p id={`${id}-missing`} className={style.missing}>
          Please fill this in.
        </p>
      )}
    </div>
  );
}
