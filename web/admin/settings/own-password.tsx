import { type FormEvent, type JSX, type ReactNode, useState } from 'react';
import { PASSWORD_MAX_LENGTH } from '../../../contract/limits.ts';
import button from '../../ui/button.module.css';
import dialog from '../../ui/dialog-actions.module.css';
import { Field } from '../field.tsx';
import form from '../form.module.css';

interface OwnPasswordProps {
  children: ReactNode;
  /** On the button. */
  action: string;
  /** Why it failed, at the field. */
  error: string | undefined;
  isPending: boolean;
  onSubmit: (password: string) => void;
}

/** Asks for one's own password before something that a stolen session must not do. */
export function OwnPassword({ children, action, error, isPending, onSubmit }: OwnPasswordProps): JSX.Element {
  const [password, setPassword] = useState('');
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (password !== '' && !isPending) onSubmit(password);
  };
  return (
    <form className={form.form} onSubmit={submit} aria-busy={isPending}>
      {children}
      <Field label="Your password" error={error}>
        <input
          type="password"
          value={password}
          maxLength={PASSWORD_MAX_LENGTH}
          autoComplete="current-password"
          data-first-focus
          onChange={({ target }) => setPassword(target.value)}
        />
      </Field>
      <div className={dialog.ways}>
        <button type="submit" className={button.primary} disabled={password === ''} aria-disabled={isPending}>
          {action}
        </button>
      </div>
    </form>
  );
}
