import { type JSX, useId } from 'react';
import input from '../covering-input.module.css';
import style from './segments.module.css';

interface SegmentsProps<Value extends number> {
  legend: string;
  values: readonly Value[];
  value: Value;
  /** What is shown for a value; the number itself otherwise. */
  labelOf?: (value: Value) => string;
  onChange: (value: Value) => void;
}

/** One of a few numbers, as radio buttons side by side. */
export function Segments<Value extends number>(props: SegmentsProps<Value>): JSX.Element {
  const { legend, values, value, labelOf = String, onChange } = props;
  const name = useId();
  return (
    <fieldset className={style.segments}>
      <legend>{legend}</legend>
      <div className={style.row}>
        {values.map((one) => (
          <label key={one} className={style.segment}>
            <input
              type="radio"
              className={input.covering}
              name={name}
              value={one}
              checked={one === value}
              onChange={() => onChange(one)}
            />
            <span>{labelOf(one)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
