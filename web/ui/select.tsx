import ChevronDown from 'lucide-react/icons/chevron-down';
import type { JSX, ReactNode } from 'react';
import style from './select.module.css';

interface SelectProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  disabled?: boolean;
  /** Shown in place of the chosen option's text, where a shorter form is enough. */
  shown?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** The browser's own list of choices, which every device draws as its owner is used to, in our shape. */
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
