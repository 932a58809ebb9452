/**
 * `npm run backup`: copies the database into DATA_DIR/backups while the server runs, and verifies the copy by reading it.
 *   npm run backup -- [--to FOLDER] [--with-key] [--keep N]
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig, readEnvironment } from '../server/config.ts';
import { makeBackup, removeOldBackups } from '../server/storage/backup/make-backup.ts';
import { readKey } from '../server/storage/encryption-key.ts';
import { asCommand, contentsInWords } from './storage-command.ts';

await asCommand(async () => {
  const { values } = parseArgs({
    options: { to: { type: 'string' }, 'with-key': { type: 'boolean' }, keep: { type: 'string' } },
  });
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
  const keep = Number(values.keep ?? 0);
  if (keep > 0) console.log(`${removeOldBackups(folder, keep, now)} older backups were removed.`);
});
