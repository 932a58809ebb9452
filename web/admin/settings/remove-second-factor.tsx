import type { JSX } from 'react';
import { sentenceOf } from '../../app/request.ts';
import { showToast } from '../../app/toast-queue.ts';
import { adminRequest, useAdminChange } from '../admin-request.ts';
import { OwnPassword } from './own-password.tsx';

/** Removes the second step, once the password was typed. */
export function RemoveSecondFactor({ onDone }: { onDone: () => void }): JSX.Element {
  const remove = useAdminChange({
    change: (password: string) => adminRequest('POST', '/api/admin/totp', { action: 'remove', password }),
    reloads: ['/api/admin/totp'],
    failed: 'The second step stays',
    onDone() {
      showToast('Second step removed');
      onDone();
    },
  });
  return (
    <OwnPassword
      action="Remove"
      error={remove.error ? sentenceOf(remove.error) : undefined}
      isPending={remove.isPending}
      onSubmit={remove.mutate}
    >
      <p>Your password alone signs you in then, and the recovery codes are no longer of use.</p>
    </OwnPassword>
  );
}
