import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

test('A server with the guide does not load `fetch`', () => {
  const program = `
    await import(${JSON.stringify(join(import.meta.dirname, '..', 'start.ts'))});
    process.stdout.write(process.moduleLoadList.filter((name) => /undici|internal\\/http/.test(name)).join());`;
  const loaded = execFileSync(process.execPath, ['--input-type=module', '--eval', program], {
    encoding: 'utf8',
  });
  expect(loaded).toContain('internal/http');
  expect(loaded).not.toContain('undici');
});
