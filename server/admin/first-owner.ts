import { randomInt } from 'node:crypto';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { v7 as uuid } from 'uuid';
import type { Storage } from '../storage/types.ts';
import { hashPassword } from './password.ts';
import { hasAdmin, insertOwner } from './store.ts';

export interface FirstOwnerParts {
  readonly storage: Storage;
  readonly username: string;
  /** ADMIN_PASSWORD; without it one is made. */
  readonly password: string | undefined;
  readonly dataDir: string;
  /** A made password is shown only where a person looks on; else it goes into a file of mode 600. */
  readonly toTerminal: boolean;
  readonly now: () => number;
}

/** Where the made password is: to be printed, or in a file. */
export type MadePassword = { readonly username: string } & (
  | { readonly password: string }
  | { readonly file: string }
);

/** Makes the first owner where there is no operator yet. Answers where a password that was made here is to be found. */
export async function makeFirstOwner(parts: FirstOwnerParts): Promise<MadePassword | undefined> {
  const { storage, username, dataDir } = parts;
  if (await hasAdmin(storage)) return undefined;
  const password = parts.password ?? makePassword();
  const file =
    parts.password === undefined && !parts.toTerminal ? join(dataDir, 'first-password') : undefined;
  // Written before the owner is: a crash in between leaves a password without an owner, never the other way round.
  if (file) writeSecret(file, password);

  const owner = { id: uuid(), username, passwordHash: await hashPassword(password), at: parts.now() };
  const stored = await insertOwner(storage, owner);
  if (!stored) {
    if (file) rmSync(file, { force: true });
    return undefined;
  }
  if (parts.password !== undefined) return undefined;
  return file ? { username, file } : { username, password };
}

/** Letters and digits that are not mistaken for each other. 20 of them are 98 bits. */
const SIGNS = 'abcdefghjkmnpqrstuvwxyz23456789';

function makePassword(): string {
  const sign = () => SIGNS.charAt(randomInt(SIGNS.length));
  return Array.from({ length: 4 }, () => Array.from({ length: 5 }, sign).join('')).join('-');
}

function writeSecret(file: string, secret: string): void {
  // A file of an earlier database may have another mode: it goes first.
  rmSync(file, { force: true });
  writeFileSync(file, `${secret}\n`, { mode: 0o600, flag: 'wx' });
}
