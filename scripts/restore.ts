/**
 * `npm run restore -- FILE`: puts a backup in the place of the database in DATA_DIR. Stop the server first; the database
 * that was there is kept beside it.
 */
import { join, resolve } from 'node:path';
import { readConfig, readEnvironment } from '../server/config.ts';
import { restoreBackup } from '../server/storage/backup/restore.ts';
import { StorageStartError } from '../server/storage/errors.ts';
import { asCommand, contentsInWords } from './storage-command.ts';

await asCommand(async () => {
  const [file] = process.argv.slice(2);
  if (!file) throw new StorageStartError('Name the backup: npm run restore -- data/backups/berea-....sqlite');
  const config = readConfig(readEnvironment(join(import.meta.dirname, '..'), process.env));
  if (config.databaseUrl)
    throw new StorageStartError(
      'DATABASE_URL is set. Restore into DATA_DIR without it, then run npm run migrate-to-postgres into an empty database.',
    );
  const { contents, before } = await restoreBackup({ ...config, backup: resolve(file), now: Date.now() });
  console.log(`${config.dataDir} now has the database of ${file}.\n${contentsInWords(contents)}`);
  if (before) console.log(`The database that was there is ${before}. Delete it once all is well.`);
});
