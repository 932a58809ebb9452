import { beforeAll, describe, expect, it } from 'vitest';
import { loadRealBible } from '../../tests/support/bible.ts';
import type { LookUps } from '../providers/types.ts';
import { createLookUps, lookUpTokens } from './look-ups.ts';

let lookUps: (maxTokens?: number) => LookUps;

beforeAll(async () => {
  const real = await loadRealBible();
  lookUps = (maxTokens = 8_000) => createLookUps(real, 'kjv', maxTokens);
});

const ask = (name: string, args: unknown) => lookUps().answer(name, JSON.stringify(args));

describe('passage', () => {
  it('returns the text in the reader’s translation or the named one', () => {
    expect(ask('passage', { reference: 'john 11:35' })).toBe('John 11:35 (KJV): Jesus wept.');
    expect(ask('passage', { reference: 'John 3:16', translation: 'web' })).toMatch(
      /^John 3:16 \(WEB\): For God/,
    );
    expect(ask('passage', { reference: 'John 3:16', translation: 'NIV' })).toMatch(/^John 3:16 \(KJV\)/);
  });

  it('is at most twelve verses long', () => {
    expect(ask('passage', { reference: 'Psalm 119' })).toMatch(/^Psalm 119:1-12 \(KJV\)/);
  });

  it('says what is wrong with an invalid reference', () => {
    expect(ask('passage', { reference: 'John 30:1' })).toBe('Error: John has 21 chapters.');
    expect(ask('passage', { reference: 'Hezekiah 3:4' })).toMatch(/^Error: /);
    expect(ask('passage', { reference: 'John 3:16-999999' })).toMatch(/^Error: |^John 3:16/);
  });
});

describe('search', () => {
  it('returns at most eight verses with their text, best match first', () => {
    const lines = ask('search', { words: 'valley of the shadow of death' }).split('\n');
    expect(lines[0]).toMatch(/^Psalm 23:4 \(KJV\): Yea, though I walk/);
    expect(lines.length).toBeLessThanOrEqual(8);
  });

  it('says if it finds nothing', () => {
    expect(ask('search', { words: 'xyzzyqq' })).toBe('Nothing was found.');
  });
});

describe('a wrong call', () => {
  it.each(['', 'John 3:16', '{"reference": "John', 'null', '[1]', '"x"', '7'])(
    'gets an error sentence: %j',
    (args) => {
      expect(lookUps().answer('passage', args)).toBe('Error: the arguments are no JSON object.');
    },
  );

  it('gets an error sentence for a missing or wrong argument, or an unknown tool', () => {
    expect(ask('passage', { reference: 316 })).toBe('Error: "reference" is missing.');
    expect(ask('search', {})).toBe('Error: "words" is missing.');
    expect(ask('open_browser', { words: 'x' })).toBe('Error: there is no such tool.');
  });

  it('costs little however long it is', () => {
    expect(ask('passage', { reference: 'John 3:16, '.repeat(100_000) }).length).toBeLessThan(10_000);
    expect(ask('search', { words: 'love '.repeat(100_000) }).split('\n').length).toBeLessThanOrEqual(8);
  });
});

describe('the tokens for results', () => {
  it('are a share of the window, and none in a small one', () => {
    expect(lookUpTokens(4_096)).toBe(0);
    expect(lookUpTokens(16_000)).toBe(3_200);
    expect(lookUpTokens(1_000_000)).toBe(8_000);
  });

  it('run out', () => {
    const few = lookUps(200);
    const args = JSON.stringify({ reference: 'John 3:16' });
    const results = Array.from({ length: 8 }, () => few.answer('passage', args));
    expect(results[0]).toMatch(/^John 3:16/);
    expect(results.at(-1)).toBe('Error: no room for more. Answer with what you have.');
  });
});
