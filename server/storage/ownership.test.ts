import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { recordingLog, temporaryFolder } from '../../tests/support/storage.ts';
import { openStorage } from './open.ts';

const isRoot = process.getuid?.() === 0;
const ANOTHER_USER = 65_534;

/** What a start in `dataDir` says; where the tests run as root, who may do everything, as another user. */
function refusalOf(dataDir: string): string {
  // Loaded first: the other user may not be allowed to read the checkout.
  const script = `
    import { openStorage } from ${JSON.stringify(join(import.meta.dirname, 'open.ts'))};
    import ${JSON.stringify(join(import.meta.dirname, 'sqlite/open-sqlite.ts'))};
    if (${isRoot}) {
      process.setgid(${ANOTHER_USER});
      process.setuid(${ANOTHER_USER});
    }
    const log = { warn() {}, error() {} };
    await openStorage({ dataDir: process.argv[1], log }).catch(({ message }) => console.log(message));`;
  const args = ['--input-type=module-typescript', '--eval', script, dataDir];
  return spawnSync(process.execPath, args, { encoding: 'utf8' }).stdout;
}

test.skipIf(process.platform === 'win32').each(['lock.sqlite', 'berea.sqlite'])(
  'A %s that the user may not use is named, with the user and the owner',
  async (name) => {
    const data = temporaryFolder();
    await (await openStorage({ dataDir: data.path, log: recordingLog() })).close();
    const closed = join(data.path, name);
    if (isRoot) {
      for (const path of ['', 'lock.sqlite', 'berea.sqlite', 'encryption-key'])
        chownSync(join(data.path, path), ANOTHER_USER, ANOTHER_USER);
      chownSync(closed, 0, 0);
    } else chmodSync(closed, 0);
    const refusal = refusalOf(data.path);
    expect(refusal).toMatch(/the user .+ may not use/);
    expect(refusal).toContain(`may not use ${closed}, which belongs to `);
    expect(refusal).toContain(`chown -R USER ${data.path}`);
    data.remove();
  },
);
