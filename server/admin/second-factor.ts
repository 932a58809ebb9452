import { createSecretKey, hkdfSync } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import type { SecondFactorBegun, SecondFactorConfirmed, SecondFactorState } from '../../contract/admin.ts';
import { AppError } from '../../contract/errors.ts';
import { mac, seal, unseal } from '../storage/encryption.ts';
import type { Storage, TransactionQuery } from '../storage/types.ts';
import { audit } from './audit.ts';
import { readableCharacters } from './generated-password.ts';
import {
  compileDeleteRecoveryCode,
  compileDeleteRecoveryCodes,
  compileInsertRecoveryCodes,
  compileSecondFactor,
  compileUseStep,
  countRecoveryCodes,
  setPendingSecret,
} from './second-factor-store.ts';
import { findOperator, type OperatorRow } from './store.ts';

/** A second factor at sign-in: a code of an authenticator app (TOTP), or a recovery code (behaviour 16.3). */
export interface SecondFactor {
  state(operatorId: string): Promise<SecondFactorState>;
  /** Makes a secret that waits to be confirmed. */
  begin(operator: OperatorRow): Promise<SecondFactorBegun>;
  /** Switches it on. Throws CODE_NOT_CONFIRMED. */
  confirm(operatorId: string, code: string): Promise<SecondFactorConfirmed>;
  remove(operator: OperatorRow): Promise<void>;
  /**
   * The query that uses up a code, for the transaction of a sign-in: with `expect: 1`, so that no code signs in twice.
   * undefined if the code is wrong.
   */
  use(operator: OperatorRow, code: string): TransactionQuery | undefined;
}

export interface SecondFactorDeps {
  readonly storage: Storage;
  /** 32 bytes; secrets are encrypted under a key made from it. */
  readonly encryptionKey: Uint8Array;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

const STEP_MS = 30_000;
/** A code is accepted one step before and after its own: clocks differ, and people type slowly. */
const WINDOW = 1;
const RECOVERY_CODES = 10;

export function createSecondFactor({ storage, encryptionKey, now }: SecondFactorDeps): SecondFactor {
  const key = createSecretKey(new Uint8Array(hkdfSync('sha256', encryptionKey, '', 'berea operator 1', 32)));
  const hashCode = (operator: string, code: string) =>
    mac(key, `recovery code of ${operator}`, foldCode(code));

  /** The step of the code, if it is right. */
  function stepOf({ id, username }: OperatorRow, sealed: Uint8Array, code: string): number | undefined {
    const totp = totpOf(username, unseal(key, sealed, placeOf(id)));
    const at = now();
    const delta = totp.validate({ token: code.replace(/\s/g, ''), timestamp: at, window: WINDOW });
    return delta === null ? undefined : Math.floor(at / STEP_MS) + delta;
  }

  return {
    async state(operatorId) {
      const operator = await findOperator(storage, operatorId);
      const isOn = operator?.totp_sealed != null;
      return { isOn, recoveryCodes: isOn ? await countRecoveryCodes(storage, operatorId) : 0 };
    },
    async begin({ id, username }) {
      const secret = new Secret({ size: 20 }).base32;
      await setPendingSecret(storage, id, seal(key, secret, placeOf(id)));
      return { secret, uri: totpOf(username, secret).toString() };
    },
    async confirm(operatorId, code) {
      const operator = await findOperator(storage, operatorId);
      const pending = operator?.totp_pending;
      const step = operator && pending ? stepOf(operator, pending, code) : undefined;
      if (!operator || !pending || step === undefined) throw new AppError('CODE_NOT_CONFIRMED');
      const recoveryCodes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
      const hashes = recoveryCodes.map((each) => hashCode(operatorId, each));
      await storage.transaction([
        { query: compileSecondFactor(storage, operatorId, { sealed: pending, step }), expect: 1 },
        { query: compileDeleteRecoveryCodes(storage, operatorId) },
        { query: compileInsertRecoveryCodes(storage, operatorId, hashes), expect: RECOVERY_CODES },
        audit(storage, {
          who: operator,
          action: 'second-factor.set-up',
          target: operator.username,
          at: now(),
        }),
      ]);
      return { recoveryCodes };
    },
    async remove(operator) {
      await storage.transaction(removalOf(storage, operator, { who: operator, at: now() }));
    },
    use(operator, code) {
      if (!operator.totp_sealed) return undefined;
      if (/^\s*(\d\s*){6}$/.test(code)) {
        const step = stepOf(operator, operator.totp_sealed, code);
        if (step === undefined) return undefined;
        return { query: compileUseStep(storage, operator.id, step), expect: 1 };
      }
      const hash = hashCode(operator.id, code);
      return { query: compileDeleteRecoveryCode(storage, operator.id, hash), expect: 1 };
    },
  };
}

/** The queries that remove a second factor; also for the server's command. */
export function removalOf(
  storage: Storage,
  { id, username }: OperatorRow,
  by: { readonly who: { readonly username: string } | 'server'; readonly at: number },
): TransactionQuery[] {
  return [
    { query: compileSecondFactor(storage, id, null), expect: 1 },
    { query: compileDeleteRecoveryCodes(storage, id) },
    audit(storage, { ...by, action: 'second-factor.remove', target: username }),
  ];
}

const placeOf = (row: string) => ({ table: 'admin_users', row, field: 'totp' });

const totpOf = (username: string, secret: string): TOTP =>
  new TOTP({ issuer: 'Berea', label: username, secret: Secret.fromBase32(secret), period: STEP_MS / 1_000 });

/** Ten characters are 49 bits. */
const newRecoveryCode = (): string => `${readableCharacters(5)}-${readableCharacters(5)}`;

/** As people type it: any case, with or without the hyphen. */
const foldCode = (code: string): string => code.toLowerCase().replace(/[^a-z0-9]/g, '');
