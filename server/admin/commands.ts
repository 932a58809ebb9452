import { readFileSync, rmSync } from 'node:fs';
import type { Storage } from '../storage/types.ts';
import { compileDeleteAllAttempts } from './attempt-store.ts';
import { audit } from './audit.ts';
import { compileForgetDevices } from './device-store.ts';
import { firstPasswordFile } from './first-owner.ts';
import { generatePassword } from './generated-password.ts';
import { hashPassword, isPassword } from './password.ts';
import { removalOf } from './second-factor.ts';
import { compileEndSessions } from './session-store.ts';
import { compileSetPassword, findOperatorByName, listOperators, type OperatorRow } from './store.ts';

/** What can be done on the server without signing in (`npm run admin`, docs/operations.md). Each resolves to what is printed. */
export interface AdminCommands {
  list(): Promise<string>;
  /** Makes a new password, ends all sessions, ends the lock, and deletes the file of the first password if it was theirs. */
  resetPassword(username: string): Promise<string>;
  /** Ends every lock after failed sign-ins, of names and addresses. */
  unlock(): Promise<string>;
  removeSecondFactor(username: string): Promise<string>;
}

/** A command cannot be carried out; the message is a sentence for whoever runs it. */
export class CommandError extends Error {}

export interface AdminCommandDeps {
  readonly storage: Storage;
  readonly dataDir: string;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

export function createAdminCommands({ storage, dataDir, now }: AdminCommandDeps): AdminCommands {
  async function operatorNamed(username: string): Promise<OperatorRow> {
    const operator = await findOperatorByName(storage, username);
    if (!operator)
      throw new CommandError(`There is no admin "${username}". \`npm run admin -- list\` names all.`);
    return operator;
  }

  return {
    async list() {
      return (await listOperators(storage)).map(described).join('\n');
    },
    async resetPassword(username) {
      const operator = await operatorNamed(username);
      const [password, at] = [generatePassword(), now()];
      const hash = await hashPassword(password);
      await storage.transaction([
        { query: compileSetPassword(storage, operator.id, { hash, at }), expect: 1 },
        { query: compileEndSessions(storage, operator.id) },
        { query: compileForgetDevices(storage, operator.id) },
        { query: compileDeleteAllAttempts(storage) },
        audit(storage, { who: 'server', action: 'password.reset', target: operator.username, at }),
      ]);
      await deleteFirstPassword(dataDir, operator.password_hash);
      return `The new password of ${operator.username} is: ${password}\nAll sessions of ${operator.username} have ended. Please change it after signing in.`;
    },
    async unlock() {
      await storage.transaction([
        { query: compileDeleteAllAttempts(storage) },
        audit(storage, {
          who: 'server',
          action: 'sign-in.unlock',
          target: 'all names and addresses',
          at: now(),
        }),
      ]);
      return 'Nobody is locked out any more.';
    },
    async removeSecondFactor(username) {
      const operator = await operatorNamed(username);
      if (!operator.totp_sealed)
        throw new CommandError(`${operator.username} has no second step at sign-in.`);
      await storage.transaction(removalOf(storage, operator, { who: 'server', at: now() }));
      return `${operator.username} signs in with the password alone now.`;
    },
  };
}

/** Deletes DATA_DIR/first-password if it holds the password of this hash, which is of no use any more. */
async function deleteFirstPassword(dataDir: string, hash: string): Promise<void> {
  const file = firstPasswordFile(dataDir);
  let password: string;
  try {
    password = readFileSync(file, 'utf8').trim();
  } catch {
    return;
  }
  if (await isPassword(password, hash)) rmSync(file, { force: true });
}

function described({ username, role, disabled_at, totp_sealed, last_login }: OperatorRow): string {
  const facts = [
    role,
    disabled_at === null ? undefined : 'disabled',
    totp_sealed && 'second step',
    last_login === null
      ? 'never signed in'
      : `last signed in ${new Date(last_login).toISOString().slice(0, 10)}`,
  ];
  return `${username}: ${facts.filter(Boolean).join(', ')}`;
}
