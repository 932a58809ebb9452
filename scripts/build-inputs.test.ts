import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { BUILD_STEPS, hashOfInputs, inputsOf } from './build-inputs.mjs';

const ROOT = join(import.meta.dirname, '..');
const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

function aCheckout(files: Record<string, string>): string {
  const root = mkdtempSync(join(tmpdir(), 'berea-inputs-'));
  folders.push(root);
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), text);
  }
  return root;
}

describe('what a build step depends on', () => {
  test('is what its entries import, directly or not, and nothing else', () => {
    const root = aCheckout({
      'web/main.ts': "import { a } from './a.ts';\nconst b = () => import('./b.tsx');",
      'web/a.ts': "import './a.css';\nnew Worker(new URL('./worker.ts', import.meta.url));",
      'web/a.css': "@import './base.css';",
      'web/base.css': '',
      'web/b.tsx': "import { a } from './a.ts';",
      'web/worker.ts': "import { fold } from '../text/fold.ts';",
      'web/a.test.ts': "import { x } from './only-a-test.ts';",
      'web/only-a-test.ts': '',
      'text/fold.ts': '',
      'text/other.ts': '',
      'package-lock.json': '{}',
    });
    expect(inputsOf(root, { entries: ['web/main.ts'], also: ['package-lock.json'] })).toEqual([
      'package-lock.json',
      'text/fold.ts',
      'web/a.css',
      'web/a.ts',
      'web/b.tsx',
      'web/base.css',
      'web/main.ts',
      'web/worker.ts',
    ]);
  });

  test('shows in its hash, by content and by name', () => {
    const step = { entries: ['a.ts'], also: [] };
    const first = hashOfInputs(aCheckout({ 'a.ts': "import './b.ts';", 'b.ts': '1', 'c.ts': '' }), step);
    expect(hashOfInputs(aCheckout({ 'a.ts': "import './b.ts';", 'b.ts': '1', 'c.ts': '2' }), step)).toBe(
      first,
    );
    expect(hashOfInputs(aCheckout({ 'a.ts': "import './b.ts';", 'b.ts': '2', 'c.ts': '' }), step)).not.toBe(
      first,
    );
  });

  test('leaves training texts out of every step, and the guide’s content out of the Bible and the web app', () => {
    const inputs = Object.fromEntries(
      Object.entries(BUILD_STEPS).map(([name, step]) => [name, inputsOf(ROOT, step)]),
    );
    for (const files of Object.values(inputs)) {
      expect(files.length).toBeGreaterThan(20);
      expect(files.filter((file) => file.startsWith('corpora/'))).toEqual([]);
    }
    for (const step of ['the Bible', 'the web app'])
      expect(inputs[step]?.filter((file) => /^content\/(?:guide|en\/(?!games\/))/.test(file))).toEqual([]);
  });
});
