import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const script = join(import.meta.dirname, 'check-text.ts');
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'berea-check-text-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

function check(args: readonly string[], input = '') {
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], {
    input,
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

const WRONG = [
  '# A sermon 🕊️',
  '',
  'He said: "For God loved everyone in the whole world so that he gave them all his Son" (John 3:16).\r',
  '  And "God is love" (1 John 4:8); so "love your neighbor like yourself" (Mark 12:31). See John 22:1.',
].join('\n');

describe('npm run check-text', () => {
  it('reports line, column, status, written and true words, and exits with 1', () => {
    const file = join(folder, 'sermon.md');
    writeFileSync(file, WRONG);
    const { status, stdout, stderr } = check([file, '--version', 'WEB']);
    expect(stderr).toBe('');
    expect(status).toBe(1);
    expect(stdout).toContain('3:10  differs from the WEB  John 3:16\n    written: For God loved everyone');
    expect(stdout).toContain('    text:    For God so loved the world, that he gave his one and only Son');
    expect(stdout).toContain('4:7  word for word, ');
    expect(stdout).toContain('in other words  Mark 12:31');
    expect(stdout).toContain(
      'not found in the Bible  John 22:1\n    written: John 22:1\n    John has 21 chapters',
    );
    expect(stdout).toMatch(
      /4 found: 1 word for word, 1 differ, 1 in other words, 0 not checked, 0 named, 1 not found\n$/,
    );
  });

  it('reads standard input and exits with 0 where nothing is wrong', () => {
    const right = check(['-'], '"Jesus wept" (John 11:35), and see Romans 8:28.');
    expect(right).toMatchObject({ status: 0, stderr: '' });
    expect(right.stdout).toContain(
      '1:1  word for word, KJV  John 11:35\n1:36  named  Romans 8:28\n\n2 found',
    );
    expect(check(['-'], '')).toMatchObject({ status: 0, stdout: expect.stringMatching(/^0 found/) });
  });

  it.each([
    ['no file', [], /^Usage: npm run check-text/],
    ['two files', ['a', 'b'], /^Usage/],
    ['an unknown option', ['a', '--translation', 'web'], /Unknown option[\s\S]*Usage/],
    ['a translation that we lack', ['-', '--version', 'niv'], /We do not have the translation "niv"/],
    ['a file that is not there', [join('nowhere', 'at-all.md')], /could not be read/],
  ])('ends with 2 for %s', (_, args, said) => {
    const { status, stdout, stderr } = check(args);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toMatch(said);
  });
});
