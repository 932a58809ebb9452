import { type JSX, useState } from 'react';
import type { OperatorAccount, OperatorAccounts } from '../../../contract/admin.ts';
import button from '../../ui/button.module.css';
import { Dialog } from '../../ui/dialog.tsx';
import { useAdminQuery } from '../admin-request.ts';
import { Card } from '../card.tsx';
import form from '../form.module.css';
import { Loaded } from '../loaded.tsx';
import { when } from '../when.ts';
import { AddAdmin } from './add-admin.tsx';
import { ChangeAdmin } from './change-admin.tsx';

/** For owners: who may sign in here. `me` is one's own id. */
export function AdminsCard({ me }: { me: string }): JSX.Element {
  const query = useAdminQuery<OperatorAccounts>('/api/admin/users');
  const [open, setOpen] = useState<'add' | OperatorAccount | null>(null);
  const close = (): void => setOpen(null);
  const changed = typeof open === 'object' ? open : null;
  return (
    <Card
      title="Admins"
      action={
        <button type="button" className={button.quiet} onClick={() => setOpen('add')}>
          Add an admin
        </button>
      }
    >
      <Loaded query={query}>
        {({ users }) => (
          <ul className={form.rows}>
            {users.map((user) => (
              <li key={user.id}>
                <span>
                  <b>{user.username}</b>
                  {user.id === me && ' (you)'}
                </span>
                <small>{factsOf(user)}</small>
                {user.id !== me && (
                  <button
                    type="button"
                    className={button.text}
                    aria-label={`Change ${user.username}`}
                    onClick={() => setOpen(user)}
                  >
                    Change
                  </button>
                )}
              </li>
            ))}
          </ul>
        )}
      </Loaded>
      <Dialog title="Add an admin" open={open === 'add'} onClose={close}>
        <AddAdmin onDone={close} />
      </Dialog>
      <Dialog title="Change an admin" open={changed !== null} onClose={close}>
        {changed && <ChangeAdmin user={changed} onDone={close} />}
      </Dialog>
    </Card>
  );
}

function factsOf({ role, isDisabled, hasSecondFactor, lastSeen }: OperatorAccount): string {
  const facts = [
    role,
    hasSecondFactor && 'second step',
    isDisabled ? 'switched off' : lastSeen ? `last here ${when(lastSeen)}` : 'never here yet',
  ];
  return facts.filter(Boolean).join(', ');
}
