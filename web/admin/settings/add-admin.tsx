import { type FormEvent, type JSX, useState } from 'react';
import type { NewOperator } from '../../../contract/admin.ts';
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH, USERNAME_MAX_LENGTH } from '../../../contract/limits.ts';
import { sentenceOf } from '../../app/request.ts';
import { showToast } from '../../app/toast-queue.ts';
import button from '../../ui/button.module.css';
import dialog from '../../ui/dialog-actions.module.css';
import { adminRequest, useAdminChange } from '../admin-request.ts';
import { Field } from '../field.tsx';
import form from '../form.module.css';
import { forgetDraft, keepDraft, keptDraft } from '../kept-draft.ts';
import { RestoredNote } from '../restored-note.tsx';
import { RoleField } from './role-field.tsx';

const DRAFT = 'admin';
const EMPTY: NewOperator = { username: '', password: '', role: 'admin' };

/** The form that adds an admin. Closed without adding, it keeps what was typed, but for the password. */
export function AddAdmin({ onDone }: { onDone: () => void }): JSX.Element {
  const [kept, setKept] = useState(() => keptDraft<Omit<NewOperator, 'password'>>(DRAFT));
  const [fields, setFields] = useState<NewOperator>({ ...EMPTY, ...kept });
  const add = useAdminChange({
    change: (operator: NewOperator) => adminRequest('POST', '/api/admin/users', operator),
    reloads: ['/api/admin/users', '/api/admin/audit'],
    failed: 'Not added',
    onDone(_, { username }) {
      showToast('Admin added', `${username.trim()} can sign in now.`);
      forgetDraft(DRAFT);
      onDone();
    },
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!add.isPending) add.mutate(fields);
  };
  const change = (part: Partial<NewOperator>): void => {
    const next = { ...fields, ...part };
    setFields(next);
    if (next.username === '') forgetDraft(DRAFT);
    else keepDraft(DRAFT, { username: next.username, role: next.role });
  };
  const discard = (): void => {
    forgetDraft(DRAFT);
    setKept(null);
    setFields(EMPTY);
  };
  return (
    <form className={form.form} onSubmit={submit} aria-busy={add.isPending}>
      {kept && (
        <RestoredNote onDiscard={discard}>
          What you had typed is here again, without the password.
        </RestoredNote>
      )}
      <Field label="Username">
        <input
          value={fields.username}
          required
          maxLength={USERNAME_MAX_LENGTH}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          data-first-focus
          onChange={({ target }) => change({ username: target.value })}
        />
      </Field>
      <Field
        label="Password"
        hint="Six characters are accepted; use at least 8-12. They can change it after signing in."
      >
        <input
          type="password"
          value={fields.password}
          required
          minLength={PASSWORD_MIN_LENGTH}
          maxLength={PASSWORD_MAX_LENGTH}
          autoComplete="new-password"
          onChange={({ target }) => change({ password: target.value })}
        />
      </Field>
      <RoleField value={fields.role} onChange={(role) => change({ role })} />
      {add.error && (
        <p role="alert" className={form.alert}>
          {sentenceOf(add.error)}
        </p>
      )}
      <div className={dialog.ways}>
        <button type="submit" className={button.primary} aria-disabled={add.isPending}>
          Add
        </button>
      </div>
    </form>
  );
}
