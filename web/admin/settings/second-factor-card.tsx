import { type JSX, useState } from 'react';
import type { SecondFactorState } from '../../../contract/admin.ts';
import button from '../../ui/button.module.css';
import { Dialog } from '../../ui/dialog.tsx';
import { useAdminQuery } from '../admin-request.ts';
import { Card } from '../card.tsx';
import form from '../form.module.css';
import { Loaded } from '../loaded.tsx';
import { RemoveSecondFactor } from './remove-second-factor.tsx';
import { SetUpSecondFactor } from './set-up-second-factor.tsx';

/** Below so many recovery codes it is time for new ones. */
const FEW_CODES = 3;

/** A code from an app at sign-in: on or off, set up and removed in dialogs. */
export function SecondFactorCard(): JSX.Element {
  const query = useAdminQuery<SecondFactorState>('/api/admin/totp');
  const [open, setOpen] = useState<'set-up' | 'remove' | null>(null);
  const close = (): void => setOpen(null);
  return (
    <Card title="Second step at sign-in">
      <Loaded query={query}>
        {({ isOn, recoveryCodes }) => (
          <>
            <div className={form.rows}>
              <div>
                <span>A code from an app on your phone</span>
                <span className={isOn ? form.on : form.chip}>{isOn ? 'On' : 'Off'}</span>
                <button
                  type="button"
                  className={button.text}
                  onClick={() => setOpen(isOn ? 'remove' : 'set-up')}
                >
                  {isOn ? 'Remove' : 'Set up'}
                </button>
              </div>
            </div>
            {isOn && (
              <p className={form.note}>
                {recoveryCodes === 1
                  ? '1 recovery code is left.'
                  : `${recoveryCodes} recovery codes are left.`}
                {recoveryCodes < FEW_CODES && ' For new ones, remove this step and set it up again.'}
              </p>
            )}
          </>
        )}
      </Loaded>
      <Dialog title="Second step at sign-in" open={open === 'set-up'} onClose={close}>
        <SetUpSecondFactor onDone={close} />
      </Dialog>
      <Dialog title="Remove the second step" open={open === 'remove'} onClose={close}>
        <RemoveSecondFactor onDone={close} />
      </Dialog>
    </Card>
  );
}
