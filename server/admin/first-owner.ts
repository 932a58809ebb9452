import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { v7 as uuid } from 'uuid';
import type { Storage } from '../storage/types.ts';
import { generatePassword } from './generated-password.ts';
import { hashPassword } from './password.ts';
import { hasAdmin, insertOwner } from './store.ts';

export interface FirstOwnerOptions {
  readonly storage: Storage;
  readonly username: string;
  /** ADMIN_PASSWORD; without it one is made. */
  readonly password: string | undefined;
  readonly dataDir: string;
  /** Whether a generated password is shown on the terminal; otherwise it is written to a file of mode 600. */
  readonly toTerminal: boolean;
  readonly now: () => number;
}

/** A generated password: to be printed, or the file that it was written to. */
export type CreatedPassword = { readonly username: string } & (
  | { readonly password: string }
  | { readonly file: string }
);

/** Where a generated password is written. */
export const firstPasswordFile = (dataDir: string): string => join(dataDir, 'first-password');

/** Creates the first owner if there is no operator yet. Resolves to the password if one was generated. */
export async function createFirstOwner(options: FirstOwnerOptions): Promise<CreatedPassword | undefined> {
  const { storage, username, dataDir } = options;
  if (await hasAdmin(storage)) return undefined;
  const password = options.password ?? generatePassword();
  const file = options.password === undefined && !options.toTerminal ? firstPasswordFile(dataDir) : undefined;
  // Written first: a crash in between leaves a password without an owner, never an owner without a password.
  if (file) writeSecret(file, password);

  const owner = { id: uuid(), username, passwordHash: await hashPassword(password), at: options.now() };
  const stored = await insertOwner(storage, owner);
  if (!stored) {
    if (file) rmSync(file, { force: true });
    return undefined;
  }
  if (options.password !== undefined) return undefined;
  return file ? { username, file } : { username, password };
}

function writeSecret(file: string, secret: string): void {
  // Removed first, because a file of an earlier database may have another mode.
  rmSync(file, { force: true });
  writeFileSync(file, `${secret}\n`, { mode: 0o600, flag: 'wx' });
}
