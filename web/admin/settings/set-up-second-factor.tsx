import { type FormEvent, type JSX, useState } from 'react';
import type { SecondFactorBegun, SecondFactorConfirmed } from '../../../contract/admin.ts';
import { copyText } from '../../app/copy-text.ts';
import { sentenceOf } from '../../app/request.ts';
import { showToast } from '../../app/toast-queue.ts';
import button from '../../ui/button.module.css';
import dialog from '../../ui/dialog-actions.module.css';
import { qrCode } from '../../ui/qr-code.ts';
import { adminRequest, useAdminChange } from '../admin-request.ts';
import { Field } from '../field.tsx';
import form from '../form.module.css';
import { OwnPassword } from './own-password.tsx';
import style from './settings-tab.module.css';

const TOTP = '/api/admin/totp';

/** Sets up the second step: one's password, the secret with a code that confirms it, the recovery codes. */
export function SetUpSecondFactor({ onDone }: { onDone: () => void }): JSX.Element {
  const begin = useAdminChange({
    change: async (password: string): Promise<SecondFactorBegun> =>
      (await adminRequest('POST', TOTP, { action: 'begin', password })).json(),
    failed: 'Not set up',
  });
  const confirm = useAdminChange({
    change: async (code: string): Promise<SecondFactorConfirmed> =>
      (await adminRequest('POST', TOTP, { action: 'confirm', code })).json(),
    reloads: [TOTP],
    failed: 'Not confirmed',
  });
  if (confirm.data) return <RecoveryCodes codes={confirm.data.recoveryCodes} onDone={onDone} />;
  if (begin.data) {
    return (
      <Secret
        begun={begin.data}
        error={confirm.error ? sentenceOf(confirm.error) : undefined}
        isPending={confirm.isPending}
        onSubmit={confirm.mutate}
      />
    );
  }
  return (
    <OwnPassword
      action="Go on"
      error={begin.error ? sentenceOf(begin.error) : undefined}
      isPending={begin.isPending}
      onSubmit={begin.mutate}
    >
      <p>
        After your password, Berea will ask for a code from an authenticator app on your phone. Whoever learns
        your password cannot sign in with it alone.
      </p>
    </OwnPassword>
  );
}

interface SecretProps {
  begun: SecondFactorBegun;
  error: string | undefined;
  isPending: boolean;
  onSubmit: (code: string) => void;
}

function Secret({ begun: { secret, uri }, error, isPending, onSubmit }: SecretProps): JSX.Element {
  const [code, setCode] = useState('');
  const { size, path } = qrCode(uri);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!isPending) onSubmit(code);
  };
  return (
    <form className={form.form} onSubmit={submit} aria-busy={isPending}>
      <p>Scan this with the app, or type the key into it.</p>
      <svg
        role="img"
        aria-label="QR code for the authenticator app"
        viewBox={`0 0 ${size} ${size}`}
        shapeRendering="crispEdges"
        className={style.code}
      >
        <path d={path} />
      </svg>
      <p>
        Key: <span className={style.secret}>{secret.replace(/.{4}(?=.)/g, '$& ')}</span>
      </p>
      <Field label="Code that the app shows" error={error}>
        <input
          value={code}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={12}
          data-first-focus
          // biome-ignore lint/a11y/noAutofocus: the step before had the focus
          autoFocus
          onChange={({ target }) => setCode(target.value)}
        />
      </Field>
      <div className={dialog.ways}>
        <button
          type="submit"
          className={button.primary}
          disabled={code.trim() === ''}
          aria-disabled={isPending}
        >
          Switch on
        </button>
      </div>
    </form>
  );
}

function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }): JSX.Element {
  const copy = async (): Promise<void> => {
    if (await copyText(codes.join('\n'))) showToast('Copied');
    else showToast('Not copied', 'This browser does not allow it. Please write the codes down.');
  };
  return (
    <>
      <p>
        The second step is on. Each of these codes signs you in once if you do not have your phone. They are
        shown only now: write them down or print them.
      </p>
      <ol className={style.codes} aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className={dialog.ways}>
        <button type="button" className={button.quiet} onClick={() => void copy()}>
          Copy
        </button>
        <button type="button" className={button.primary} onClick={onDone}>
          I have kept them
        </button>
      </div>
    </>
  );
}
