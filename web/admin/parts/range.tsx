import type { JSX } from 'react';
import style from './parts.module.css';

interface RangeProps<T extends string | number> {
  label: string;
  value: T;
  options: readonly { readonly value: T; readonly name: string }[];
  onChange: (value: T) => void;
}

/** A few choices in one row, one of them pressed. */
export function Range<T extends string | number>(props: RangeProps<T>): JSX.Element {
  const { label, value, options, onChange } = props;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset with a legend would be drawn as a box
    <span role="group" aria-label={label} className={style.range}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
        >
          {option.name}
        </button>
      ))}
    </span>
  );
}

export type Days = 7 | 30 | 90;

/** How many days are shown. */
export function DaysRange({ days, onChange }: { days: Days; onChange: (days: Days) => void }): JSX.Element {
  const options = ([7, 30, 90] as const).map((value) => ({ value, name: `${value} days` }));
  return <Range<Days> label="Time" value={days} options={options} onChange={onChange} />;
}
