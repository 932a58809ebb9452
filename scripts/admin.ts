/**
 * For whoever runs the server: a new password, the end of a lock, the end of a second factor. Works while Berea runs, too.
 *   npm run admin -- list | reset-password NAME | unlock | remove-second-factor NAME
 */
import { join } from 'node:path';
import { type AdminCommands, CommandError, createAdminCommands } from '../server/admin/commands.ts';
import { readConfig, readEnvironment, SettingsError } from '../server/config.ts';
import { createLog } from '../server/http/logging.ts';
import { StorageStartError } from '../server/storage/errors.ts';
import { openStorage } from '../server/storage/open.ts';
import { refuseWithoutDatabase } from '../server/storage/refuse-without-database.ts';

const USAGE = `Usage:
  npm run admin -- list                       who may sign in
  npm run admin -- reset-password NAME        make a new password and print it
  npm run admin -- unlock                     end every lock after failed sign-ins
  npm run admin -- remove-second-factor NAME  sign in with the password alone again`;

/** Each command; undefined where it lacks a name. */
const COMMANDS: Record<string, (commands: AdminCommands, name?: string) => Promise<string> | undefined> = {
  list: (commands) => commands.list(),
  unlock: (commands) => commands.unlock(),
  'reset-password': (commands, name) => (name ? commands.resetPassword(name) : undefined),
  'remove-second-factor': (commands, name) => (name ? commands.removeSecondFactor(name) : undefined),
};

async function run([command = '', name]: readonly string[]): Promise<string> {
  const chosen = COMMANDS[command];
  if (!chosen) throw new CommandError(USAGE);
  const config = readConfig(readEnvironment(join(import.meta.dirname, '..'), process.env));
  if (!config.databaseUrl) refuseWithoutDatabase(config.dataDir);
  const storage = await openStorage({ ...config, log: createLog({ level: 'silent' }), isBeside: true });
  try {
    const done = chosen(createAdminCommands({ storage, dataDir: config.dataDir, now: Date.now }), name);
    if (!done) throw new CommandError(USAGE);
    return await done;
  } finally {
    await storage.close();
  }
}

try {
  console.log(await run(process.argv.slice(2)));
} catch (error) {
  const isExpected = [CommandError, SettingsError, StorageStartError].some((kind) => error instanceof kind);
  console.error(isExpected ? (error as Error).message : error);
  process.exitCode = 1;
}
