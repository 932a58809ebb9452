import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { noticeFor } from './build-notice.ts';

const read = (name: string): string => readFileSync(join(import.meta.dirname, '..', name), 'utf8');

describe('NOTICE', () => {
  test('is that of today’s package-lock.json (`npm run notice` writes it anew)', () => {
    expect(read('NOTICE')).toBe(noticeFor(read('package-lock.json')));
  });

  test('names every shipped package with its licence, and none that only tests need', () => {
    const notice = noticeFor(
      JSON.stringify({
        packages: {
          '': { version: '1.0.0' },
          'node_modules/a': { version: '1.2.3', license: 'MIT' },
          'node_modules/a/node_modules/@s/b': { version: '2.0.0', license: 'ISC' },
          'node_modules/t': { version: '1.0.0', dev: true },
        },
      }),
    );
    expect(notice.trimEnd().split('\n').slice(-2)).toEqual(['@s/b 2.0.0: ISC', 'a 1.2.3: MIT']);
  });

  test('is not written for a package without a licence', () => {
    const lock = JSON.stringify({ packages: { 'node_modules/a': { version: '1.0.0' } } });
    expect(() => noticeFor(lock)).toThrow('a 1.0.0 declares no licence');
  });
});
