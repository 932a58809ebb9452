/**
 * `npm run backup`: copies the database into DATA_DIR/backups while the server runs, and verifies the copy by reading it.
 *   npm run backup -- [--to FOLDER] [--with-key] [--keep N]
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig, readEnvironment } from '../server/config.ts';
import { makeBackup, removeOldBackups } from '../server/storage/backup/make-backup.ts';
import { readKey } from '../server/storage/encryption-key.ts';
import { asCommand, contentsInWords, UsageError } from './storage-command.ts';

const USAGE = `Usage: npm run backup -- [--to FOLDER] [--with-key] [--keep N]
  --to FOLDER  into this folder instead of DATA_DIR/backups
  --with-key   puts a copy of the key beside it
  --keep N     removes older backups of the folder, so that N are left, 1 or more`;

function readArguments() {
  try {
    const { values } = parseArgs({
      options: { to: { type: 'string' }, 'with-key': { type: 'boolean' }, keep: { type: 'string' } },
    });
    if (/^[1-9]\d{0,5}$/.test(values.keep ?? '1') && values.to !== '') return values;
  } catch {
    // An option that there is not, or that lacks its value.
  }
  throw new UsageError(USAGE);
}

await asCommand(async () => {
  const values = readArguments();
  const config = readConfig(readEnvironment(join(import.meta.dirname, '..'), process.env));
  const folder = values.to ?? join(config.dataDir, 'backups');
  const now = Date.now();
  const { path, contents, keyPath } = await makeBackup({
    ...config,
    key: readKey(config),
    folder,
    withKey: values['with-key'] ?? false,
    now,
  });
  console.log(`${path}\n${contentsInWords(contents)}`);
  console.log(
    keyPath
      ? `The key is beside it (${keyPath}): whoever has both still needs a conversation's address to read it.`
      : 'The key is not in it. Keep ENCRYPTION_KEY, or DATA_DIR/encryption-key, apart: without it no conversation can be opened.',
  );
  if (values.keep !== undefined)
    console.log(`${removeOldBackups(folder, Number(values.keep), now)} older backups were removed.`);
});
