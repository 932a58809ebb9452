import type { JSX } from 'react';
import style from './parts.module.css';

interface SwitchProps {
  label: string;
  isOn: boolean;
  disabled?: boolean;
  describedBy?: string;
  onChange: (isOn: boolean) => void;
}

/** Switches something on or off at once. */
export function Switch({ label, isOn, disabled, describedBy, onChange }: SwitchProps): JSX.Element {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isOn}
      aria-label={label}
      aria-describedby={describedBy}
      disabled={disabled}
      className={style.switch}
      onClick={() => onChange(!isOn)}
    />
  );
}
