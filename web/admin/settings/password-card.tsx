import { type FormEvent, type JSX, useRef, useState } from 'react';
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '../../../contract/limits.ts';
import { sentenceOf } from '../../app/request.ts';
import { showToast } from '../../app/toast-queue.ts';
import button from '../../ui/button.module.css';
import { adminRequest, useAdminChange } from '../admin-request.ts';
import { Card } from '../card.tsx';
import { Field } from '../field.tsx';
import form from '../form.module.css';
import style from './settings-tab.module.css';

const EMPTY = { current: '', fresh: '', again: '' };
type Fields = typeof EMPTY;

const SESSIONS = '/api/admin/sessions';

/** What is wrong with what was typed: the field, and the toast's title and sentence. */
function mistakeIn({ current, fresh, again }: Fields): [keyof Fields, string, string] | undefined {
  if (current === '') return ['current', 'Password Change Failed', 'Current password is required.'];
  if (fresh !== again) return ['again', "Passwords Don't Match", 'New password and confirmation must match.'];
  if (fresh.length < PASSWORD_MIN_LENGTH) {
    const sentence = `Password must be at least ${PASSWORD_MIN_LENGTH} characters long.`;
    return ['fresh', 'Password Too Short', sentence];
  }
  if (fresh !== current) return undefined;
  const sentence = 'The new password is the one that you have. Please choose another.';
  return ['fresh', 'Password Change Failed', sentence];
}

/** Changes one's own password. */
export function PasswordCard(): JSX.Element {
  const [fields, setFields] = useState(EMPTY);
  const [mistake, setMistake] = useState<Partial<Fields>>({});
  const ref = useRef<HTMLFormElement>(null);
  const { mutate, isPending } = useAdminChange({
    change: ({ current, fresh }: Fields) =>
      adminRequest('POST', '/api/admin/change-password', { currentPassword: current, newPassword: fresh }),
    reloads: [SESSIONS],
    failed: 'Password Change Failed',
    onDone() {
      setFields(EMPTY);
      showToast('Password Updated', 'Your admin password has been changed successfully.');
    },
  });
  const showMistake = (name: keyof Fields, sentence: string): void => {
    setMistake({ [name]: sentence });
    ref.current?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (isPending) return;
    const found = mistakeIn(fields);
    setMistake({});
    if (found) {
      const [name, title, sentence] = found;
      showMistake(name, sentence);
      showToast(title, sentence);
    } else mutate(fields, { onError: (error) => showMistake('current', sentenceOf(error)) });
  };
  const field = (name: keyof Fields, label: string, autoComplete: string): JSX.Element => (
    <Field label={label} error={mistake[name]}>
      <input
        type="password"
        name={name}
        value={fields[name]}
        maxLength={PASSWORD_MAX_LENGTH}
        autoComplete={autoComplete}
        onChange={({ target }) => {
          setFields((now) => ({ ...now, [name]: target.value }));
          setMistake({});
        }}
      />
    </Field>
  );
  return (
    <Card title="Password">
      <form ref={ref} className={form.form} onSubmit={submit} aria-busy={isPending} noValidate>
        {field('current', 'Current password', 'current-password')}
        <div className={form.two}>
          {field('fresh', 'New password', 'new-password')}
          {field('again', 'Confirm new password', 'new-password')}
        </div>
        <div>
          <button type="submit" className={button.primary} aria-disabled={isPending}>
            {isPending ? 'Updating...' : 'Update Password'}
          </button>
        </div>
      </form>
      <h3 className={style.heading}>Security tips</h3>
      <ul className={style.tips}>
        <li>Six characters are accepted. Use at least 8-12 characters; more are harder still to guess.</li>
        <li>Four ordinary words that only you would put together are easy to keep.</li>
        <li>Use one that you use nowhere else, and add an admin rather than share it.</li>
      </ul>
    </Card>
  );
}
