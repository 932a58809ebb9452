import CircleAlert from 'lucide-react/icons/circle-alert';
import { type ChangeEvent, type FormEvent, type JSX, useEffect, useRef, useState } from 'react';
import { PASSWORD_MAX_LENGTH, USERNAME_MAX_LENGTH } from '../../contract/limits.ts';
import button from '../ui/button.module.css';
import { Field } from './field.tsx';
import form from './form.module.css';
import style from './login-page.module.css';

export type LoginState = {
  /** Whether the code of a second factor is asked for. */
  readonly asksForCode: boolean;
} & ({ readonly kind: 'idle' | 'submitting' } | { readonly kind: 'failed'; readonly reason: string });

export interface TypedLogin {
  readonly username: string;
  readonly password: string;
  readonly code?: string;
}

interface LoginFormProps {
  state: LoginState;
  onSubmit: (typed: TypedLogin) => void;
  /** Clears an error. A code is asked for only as long as name and password stay. */
  onTyping: (asksForCode: boolean) => void;
}

/** Username, password, and the code of a second factor once the server asks for it. */
export function LoginForm({ state, onSubmit, onTyping }: LoginFormProps): JSX.Element {
  const [fields, setFields] = useState({ username: '', password: '', code: '' });
  const [missing, setMissing] = useState<{ username?: string; password?: string }>({});
  const [isShown, setIsShown] = useState(false);
  const codeField = useRef<HTMLInputElement>(null);
  const isSubmitting = state.kind === 'submitting';
  useEffect(() => {
    if (state.asksForCode) codeField.current?.focus();
  }, [state.asksForCode]);

  const change = ({ target: { name, value } }: ChangeEvent<HTMLInputElement>): void => {
    setFields((now) => ({ ...now, [name]: value }));
    setMissing({});
    onTyping(state.asksForCode && name === 'code');
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (isSubmitting) return;
    const { username, password, code } = fields;
    const lacks = {
      ...(username.trim() === '' && { username: 'Username is required' }),
      ...(password === '' && { password: 'Password is required' }),
    };
    setMissing(lacks);
    if (Object.keys(lacks).length > 0) return;
    onSubmit({ username: username.trim(), password, ...(state.asksForCode && { code: code.trim() }) });
  };

  return (
    <form
      className={`${form.card} ${form.form} ${style.form}`}
      onSubmit={submit}
      aria-busy={isSubmitting}
      noValidate
    >
      <h1>Admin sign-in</h1>
      {state.kind === 'failed' && (
        <p role="alert" className={form.alert}>
          <CircleAlert aria-hidden="true" />
          {state.reason}
        </p>
      )}
      <Field label="Username" error={missing.username}>
        <input
          name="username"
          value={fields.username}
          onChange={change}
          maxLength={USERNAME_MAX_LENGTH}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
      </Field>
      <Field label="Password" error={missing.password}>
        <input
          name="password"
          type={isShown ? 'text' : 'password'}
          value={fields.password}
          onChange={change}
          maxLength={PASSWORD_MAX_LENGTH}
          autoComplete="current-password"
        />
        <button
          type="button"
          className={`${button.text} ${style.show}`}
          aria-label={isShown ? 'Hide password' : 'Show password'}
          onClick={() => setIsShown(!isShown)}
        >
          {isShown ? 'Hide' : 'Show'}
        </button>
      </Field>
      {state.asksForCode && (
        <Field label="Code" hint="From your authenticator app, or one of your recovery codes.">
          <input
            ref={codeField}
            name="code"
            value={fields.code}
            onChange={change}
            maxLength={40}
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
          />
        </Field>
      )}
      <button type="submit" className={button.primary} aria-disabled={isSubmitting}>
        {isSubmitting ? 'Signing in...' : 'Sign In'}
      </button>
    </form>
  );
}
