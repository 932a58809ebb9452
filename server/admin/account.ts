import type { OperatorSessions } from '../../contract/admin.ts';
import { AppError } from '../../contract/errors.ts';
import { type Storage, TransactionRefused } from '../storage/types.ts';
import type { Attempts } from './attempts.ts';
import { audit } from './audit.ts';
import { compileForgetDevices } from './device-store.ts';
import { hashPassword } from './password.ts';
import type { PasswordCheck } from './password-check.ts';
import { compileEndSessions, deleteSession, listSessions, type Operator } from './session-store.ts';
import { IDLE_MS } from './session-times.ts';
import { compileSetPassword, findOperator, type OperatorRow } from './store.ts';

/** What operators do with their own account (behaviour 16.2). */
export interface Account {
  /** The operator's row, once the current password was typed. Throws WRONG_PASSWORD or SIGN_IN_LOCKED. */
  confirm(operator: Operator, currentPassword: string, signal: AbortSignal): Promise<OperatorRow>;
  /** Ends all other sessions, and forgets other browsers. Throws as `confirm` does. */
  changePassword(operator: Operator, change: PasswordChange, signal: AbortSignal): Promise<void>;
  sessions(operator: Operator): Promise<OperatorSessions['sessions']>;
  /** Throws OPERATOR_SESSION_NOT_FOUND. */
  endSession(operator: Operator, session: string): Promise<void>;
  endOtherSessions(operator: Operator): Promise<void>;
}

interface PasswordChange {
  readonly currentPassword: string;
  readonly newPassword: string;
}

export interface AccountDeps {
  readonly storage: Storage;
  readonly attempts: Attempts;
  readonly checkPassword: PasswordCheck;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

export function createAccount({ storage, attempts, checkPassword, now }: AccountDeps): Account {
  async function confirm(operator: Operator, password: string, signal: AbortSignal): Promise<OperatorRow> {
    const key = { kind: 'password', value: operator.id } as const;
    await attempts.begin([key]);
    const row = await findOperator(storage, operator.id);
    if (!(await checkPassword(password, row?.password_hash, signal)) || !row) {
      throw new AppError('WRONG_PASSWORD');
    }
    await attempts.forget([key]);
    return row;
  }

  return {
    confirm,
    async changePassword(operator, { currentPassword, newPassword }, signal) {
      const row = await confirm(operator, currentPassword, signal);
      const change = { hash: await hashPassword(newPassword), instead: row.password_hash, at: now() };
      const others = { except: operator.session };
      try {
        await storage.transaction([
          { query: compileSetPassword(storage, operator.id, change), expect: 1 },
          { query: compileEndSessions(storage, operator.id, others) },
          { query: compileForgetDevices(storage, operator.id, { except: operator.device }) },
          audit(storage, { who: operator, action: 'password.change', target: operator.username, at: now() }),
        ]);
      } catch (error) {
        // Changed by someone else since it was compared.
        if (error instanceof TransactionRefused) throw new AppError('WRONG_PASSWORD');
        throw error;
      }
    },
    async sessions(operator) {
      const at = now();
      const rows = await listSessions(storage, operator.id, { at, usedSince: at - IDLE_MS });
      return rows.map(({ id, browser, created_at, last_used_at }) => ({
        id,
        browser,
        isCurrent: id === operator.session,
        createdAt: new Date(created_at).toISOString(),
        lastUsedAt: new Date(last_used_at).toISOString(),
      }));
    },
    async endSession(operator, session) {
      if (!(await deleteSession(storage, operator.id, session))) {
        throw new AppError('OPERATOR_SESSION_NOT_FOUND');
      }
    },
    async endOtherSessions(operator) {
      const others = { except: operator.session };
      await storage.transaction([{ query: compileEndSessions(storage, operator.id, others) }]);
    },
  };
}
