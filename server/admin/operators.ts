import { v7 as uuidv7 } from 'uuid';
import type { NewOperator, OperatorAccount, OperatorAccounts, OperatorChange } from '../../contract/admin.ts';
import { AppError } from '../../contract/errors.ts';
import { type Storage, type TransactionQuery, TransactionRefused } from '../storage/types.ts';
import { audit } from './audit.ts';
import { compileForgetDevices } from './device-store.ts';
import { hashPassword } from './password.ts';
import { compileEndSessions, lastUses, type Operator } from './session-store.ts';
import {
  compileChangeOperator,
  compileLockOwners,
  compileOperator,
  compileSetPassword,
  findOperator,
  listOperators,
  type OperatorColumns,
  type OperatorRow,
} from './store.ts';

/** The operators of this installation, as owners manage them (behaviour 16.4). */
export interface Operators {
  list(): Promise<OperatorAccounts['users']>;
  /** Throws USERNAME_TAKEN. */
  add(owner: Operator, operator: NewOperator): Promise<OperatorAccount>;
  /** Throws OPERATOR_NOT_FOUND or LAST_OWNER; FORBIDDEN for one's own password. */
  change(owner: Operator, id: string, change: OperatorChange): Promise<OperatorAccount>;
}

export interface OperatorsDeps {
  readonly storage: Storage;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

export function createOperators({ storage, now }: OperatorsDeps): Operators {
  async function accountOf(id: string): Promise<OperatorAccount> {
    const [row, uses] = await Promise.all([findOperator(storage, id), lastUses(storage)]);
    if (!row) throw new AppError('OPERATOR_NOT_FOUND');
    return toAccount(row, uses);
  }

  return {
    async list() {
      const [rows, uses] = await Promise.all([listOperators(storage), lastUses(storage)]);
      return rows.map((row) => toAccount(row, uses));
    },
    async add(owner, { username, password, role }) {
      const [id, at] = [uuidv7(), now()];
      const row = { id, username, role, password_hash: await hashPassword(password) };
      const added = audit(storage, {
        who: owner,
        action: 'admin.add',
        target: username,
        after: { role },
        at,
      });
      const insert = compileOperator(storage, { ...row, created_at: at, updated_at: at });
      await storage.transaction([{ query: insert, expect: 1 }, added]).catch((error) => {
        throw error instanceof TransactionRefused ? new AppError('USERNAME_TAKEN') : error;
      });
      return accountOf(id);
    },
    async change(owner, id, change) {
      if (id === owner.id && change.password !== undefined) {
        throw new AppError('FORBIDDEN', { message: 'Your own password is changed with the current one.' });
      }
      const hash = change.password === undefined ? undefined : await hashPassword(change.password);
      await storeChange(storage, { owner, id, change, hash, at: now() });
      return accountOf(id);
    },
  };
}

interface StoredChange {
  readonly owner: Operator;
  readonly id: string;
  readonly change: OperatorChange;
  /** Of a new password. */
  readonly hash: string | undefined;
  readonly at: number;
}

/** Reads the operator and changes what was read; once more if somebody else was quicker. */
async function storeChange(storage: Storage, stored: StoredChange): Promise<void> {
  const row = await findOperator(storage, stored.id);
  if (!row) throw new AppError('OPERATOR_NOT_FOUND');
  try {
    await storage.transaction(queriesOf(storage, row, stored));
  } catch (error) {
    if (!(error instanceof TransactionRefused)) throw error;
    const now = await findOperator(storage, stored.id);
    if (now?.role === row.role && now.disabled_at === row.disabled_at) throw new AppError('LAST_OWNER');
    await storeChange(storage, stored);
  }
}

function queriesOf(
  storage: Storage,
  row: OperatorRow,
  { owner, change, hash, at }: StoredChange,
): TransactionQuery[] {
  const { id, username } = row;
  const isDisabled = change.disabled ?? row.disabled_at !== null;
  const from = { role: row.role, disabled_at: row.disabled_at };
  const to = { role: change.role ?? row.role, disabled_at: isDisabled ? (row.disabled_at ?? at) : null };
  const endsSessions = hash !== undefined || isDisabled;
  return [
    { query: compileLockOwners(storage) },
    { query: compileChangeOperator(storage, id, { from, to, at }), expect: 1 },
    ...(hash === undefined ? [] : [{ query: compileSetPassword(storage, id, { hash, at }), expect: 1 }]),
    ...(endsSessions
      ? [{ query: compileEndSessions(storage, id) }, { query: compileForgetDevices(storage, id) }]
      : []),
    audit(storage, {
      who: owner,
      action: 'admin.change',
      target: username,
      before: described(from),
      after: { ...described(to), ...(hash !== undefined && { password: 'a new one' }) },
      at,
    }),
  ];
}

const described = ({ role, disabled_at }: OperatorColumns) => ({ role, disabled: disabled_at !== null });

function toAccount(row: OperatorRow, uses: ReadonlyMap<string, number>): OperatorAccount {
  const lastSeen = Math.max(row.last_login ?? 0, uses.get(row.id) ?? 0);
  return {
    id: row.id,
    username: row.username,
    role: row.role,
    isDisabled: row.disabled_at !== null,
    hasSecondFactor: row.totp_sealed !== null,
    lastLogin: row.last_login === null ? null : new Date(row.last_login).toISOString(),
    lastSeen: lastSeen === 0 ? null : new Date(lastSeen).toISOString(),
    createdAt: new Date(row.created_at).toISOString(),
  };
}
