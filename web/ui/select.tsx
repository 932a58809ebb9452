import ChevronDown from 'lucide-react/icons/chevron-down';
import type { JSX, ReactNode } from 'react';
import style from './select.module.css';

interface SelectProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  disabled?: boolean;
  /** A shorter text to show in place of the selected option's. */
  shown?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** The browser's own select, styled; every device shows its familiar list of options. */
export function Select({
  label,
  value,
  onChange,
  disabled,
  shown,
  className,
  children,
}: SelectProps): JSX.Element {
  return (
    <span className={`${style.frame} ${shown ? style.short : ''} ${className ?? ''}`}>
      <select
        aria-label={label}
        value={value}
        disabled={disabled}
        onChange={({ target }) => onChange(target.value)}
      >
        {children}
      </select>
      {shown && (
        <span aria-hidden="true" className={style.shown}>
          {shown}
        </span>
      )}
      <ChevronDown aria-hidden="true" />
    </span>
  );
}
