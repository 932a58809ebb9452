import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';

it.each(['bench/all.ts', 'scripts/test.ts'])(
  '%s refuses a name that it does not know, and runs nothing',
  (script) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [script, 'unkown'], {
      cwd: join(import.meta.dirname, '..'),
      encoding: 'utf8',
    });
    expect(status).toBe(1);
    expect(stdout).toBe('');
    expect(stderr).toMatch(/^Unknown: unkown\. The \w+ are \w+/);
  },
);
