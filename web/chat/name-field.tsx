import { type JSX, type ReactNode, useId } from 'react';
import style from './name-field.module.css';

interface NameFieldProps {
  label: string;
  /** The field's name in the form data. */
  name: string;
  value: string | undefined;
  /** Says what the name is used for. */
  children: ReactNode;
}

/** The text field of a dialog in which something is named: it has the focus, with its text selected. */
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
