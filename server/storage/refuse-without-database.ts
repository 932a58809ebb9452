import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { StorageStartError } from './errors.ts';

/** For commands beside the server, which make no database: throws StorageStartError where `dataDir` has none. */
export function refuseWithoutDatabase(dataDir: string): void {
  if (existsSync(join(dataDir, 'berea.sqlite'))) return;
  throw new StorageStartError(
    `There is no database in DATA_DIR (${dataDir}), or this user may not see it. Start Berea once first, or set DATA_DIR to the server's.`,
  );
}
