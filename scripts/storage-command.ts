import { SettingsError } from '../server/config.ts';
import type { BackupContents } from '../server/storage/backup/verify.ts';
import { failureOf, StorageStartError } from '../server/storage/errors.ts';

/** A command was called wrongly; the message is its usage. */
export class UsageError extends Error {}

/** Runs a command of the operator's; what is wrong is printed as a sentence. */
export async function asCommand(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (isKnown(error)) console.error(error.message);
    else if (failureOf(error) === 'closed')
      console.error('The database cannot be reached, or takes no more connections.');
    else console.error(error);
    process.exitCode = 1;
  }
}

function isKnown(error: unknown): error is Error {
  return [StorageStartError, SettingsError, UsageError].some((kind) => error instanceof kind);
}

/** "12 conversations, 48 messages; read and found sound." */
export function contentsInWords({ tables, pendingMigrations }: BackupContents): string {
  const rows = (name: string): number => tables.get(name)?.rows ?? 0;
  const sound = `${rows('chat_sessions')} conversations, ${rows('chat_messages')} messages; read and found sound.`;
  return pendingMigrations > 0
    ? `${sound} It is of an older version, and is brought up to date when opened.`
    : sound;
}
