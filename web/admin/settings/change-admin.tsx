import { type FormEvent, type JSX, useState } from 'react';
import type { OperatorAccount, OperatorChange } from '../../../contract/admin.ts';
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '../../../contract/limits.ts';
import { sentenceOf } from '../../app/request.ts';
import { showToast } from '../../app/toast-queue.ts';
import button from '../../ui/button.module.css';
import dialog from '../../ui/dialog-actions.module.css';
import { adminRequest, useAdminChange } from '../admin-request.ts';
import { Field } from '../field.tsx';
import form from '../form.module.css';
import { RoleField } from './role-field.tsx';

/** Another admin's role and password; switches them off and on. */
export function ChangeAdmin({ user, onDone }: { user: OperatorAccount; onDone: () => void }): JSX.Element {
  const [role, setRole] = useState(user.role);
  const [password, setPassword] = useState('');
  const { mutate, isPending, error } = useAdminChange({
    change: (change: OperatorChange) => adminRequest('PATCH', `/api/admin/users/${user.id}`, change),
    reloads: ['/api/admin/users', '/api/admin/audit'],
    failed: 'Not changed',
    onDone() {
      showToast('Admin changed', `${user.username} is as you set it.`);
      onDone();
    },
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const change = { ...(role !== user.role && { role }), ...(password !== '' && { password }) };
    if (Object.keys(change).length === 0) onDone();
    else if (!isPending) mutate(change);
  };
  return (
    <form className={form.form} onSubmit={submit} aria-busy={isPending}>
      <p>
        <b>{user.username}</b>
      </p>
      <RoleField value={role} onChange={setRole} />
      <Field label="New password" hint="Left empty, it stays. A new one ends all sessions of this admin.">
        <input
          type="password"
          value={password}
          minLength={PASSWORD_MIN_LENGTH}
          maxLength={PASSWORD_MAX_LENGTH}
          autoComplete="new-password"
          onChange={({ target }) => setPassword(target.value)}
        />
      </Field>
      {error && (
        <p role="alert" className={form.alert}>
          {sentenceOf(error)}
        </p>
      )}
      <div className={dialog.ways}>
        <button
          type="button"
          className={button.quiet}
          aria-disabled={isPending}
          onClick={() => mutate({ disabled: !user.isDisabled })}
        >
          {user.isDisabled ? 'Switch on again' : 'Switch off'}
        </button>
        <button type="submit" className={button.primary} aria-disabled={isPending}>
          Save
        </button>
      </div>
    </form>
  );
}
