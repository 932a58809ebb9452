/**
 * `npm run migrate-to-postgres -- [--dry-run]`: copies the SQLite database of DATA_DIR into the PostgreSQL of DATABASE_URL
 * and compares counts and checksums. Stop the server first. It may be run again after it was interrupted.
 */
import { join } from 'node:path';
import { readConfig, readEnvironment } from '../server/config.ts';
import { StorageStartError } from '../server/storage/errors.ts';
import { moveToPostgres } from '../server/storage/transfer/migrate-to-postgres.ts';
import { asCommand } from './storage-command.ts';

await asCommand(async () => {
  const dryRun = process.argv.includes('--dry-run');
  const config = readConfig(readEnvironment(join(import.meta.dirname, '..'), process.env));
  const { dataDir, databaseUrl, encryptionKey } = config;
  if (!databaseUrl) throw new StorageStartError('Set DATABASE_URL to the PostgreSQL that the rows go to.');
  const { tables, foundRows } = await moveToPostgres({
    dataDir,
    databaseUrl,
    encryptionKey,
    dryRun,
    now: Date.now(),
    onTable: (name, rows) => console.log(`${name}: ${rows}`),
  });
  const total = [...tables.values()].reduce((all, { rows }) => all + rows, 0);
  console.log(
    dryRun
      ? `${total} rows would be copied. Nothing was written.`
      : `${total} rows are there now${foundRows > 0 ? ` (an earlier run had copied ${foundRows} of them, none was changed)` : ''}; counts and checksums of all ${tables.size} tables are the same. Start Berea with DATABASE_URL and the same ENCRYPTION_KEY.`,
  );
});
