import { Children, cloneElement, type JSX, type ReactElement, type ReactNode, useId } from 'react';
import style from './form.module.css';

interface FieldProps {
  label: ReactNode;
  /** Below the control. */
  hint?: ReactNode;
  /** What is wrong with what was typed. */
  error?: string | undefined;
  /** The control, and what stands inside its frame, such as a button. */
  children: ReactElement | readonly [ReactElement, ...ReactElement[]];
}

/** A control with its label, hint and error, connected for screen readers. */
export function Field({ label, hint, error, children }: FieldProps): JSX.Element {
  const id = useId();
  const [control, ...rest] = Children.toArray(children) as ReactElement<Record<string, unknown>>[];
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={style.field}>
      <label htmlFor={id}>{label}</label>
      <div className={style.control}>
        {control &&
          cloneElement(control, {
            id,
            ...(described && { 'aria-describedby': described }),
            ...(error && { 'aria-invalid': true }),
          })}
        {rest}
      </div>
      {hint && <small id={`${id}-hint`}>{hint}</small>}
      {error && (
        <small id={`${id}-error`} role="alert" className={style.error}>
          {error}
        </small>
      )}
    </div>
  );
}
