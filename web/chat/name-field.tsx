import { type JSX, type ReactNode, useId } from 'react';
import style from './name-field.module.css';

interface NameFieldProps {
  label: string;
  /** Under which the form hands it over. */
  name: string;
  value: string | undefined;
  /** What becomes of the name. */
  children: ReactNode;
}

/** The field of a dialog in which something is named: it has the focus, and its words are chosen to be written over. */
export function NameField({ label, name, value, children }: NameFieldProps): JSX.Element {
  const id = useId();
  return (
    <>
      <label className={style.label} htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        name={name}
        className={style.field}
        data-first-focus
        defaultValue={value}
        maxLength={80}
        autoComplete="off"
        enterKeyHint="done"
        onFocus={({ target }) => target.select()}
      />
      <p className={style.hint}>{children}</p>
    </>
  );
}
