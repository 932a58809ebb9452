import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { HELP_LINES } from '../../content/help-lines.ts';
import { readHelpLines } from './help-lines.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'berea-lines-'));
});
afterEach(() => rmSync(folder, { recursive: true }));
function file(text: string): string {
  const path = join(folder, 'lines.json');
  writeFileSync(path, text);
  return path;
}
const LINES = {
  checked: '2026-10',
  note: 'Our pastor answers on Sundays, too.',
  regions: [
    {
      region: 'NO',
      name: 'Norway',
      lines: [{ name: 'Kirkens SOS', kinds: ['crisis'], contact: 'call 22 40 00 40', call: '22 40 00 40' }],
    },
  ],
};

test('Without a file our own list serves', () => {
  expect(readHelpLines(undefined)).toBe(HELP_LINES);
});

test('A file takes its place; numbers are kept as they are dialled, and the rest of the world is not forgotten', () => {
  const { regions, note } = readHelpLines(file(JSON.stringify(LINES)));
  expect(note).toBe(LINES.note);
  expect(regions.map(({ region }) => region)).toEqual(['NO', 'elsewhere']);
  expect(regions[0]?.lines[0]?.call).toBe('22400040');
});

test.each([
  ['is no JSON', '{', 'HELP_LINES_FILE names a file that is not valid JSON.'],
  ['lacks its date', JSON.stringify({ ...LINES, checked: undefined }), 'HELP_LINES_FILE: checked: '],
  [
    'names a kind that there is not',
    JSON.stringify(LINES).replace('"crisis"', '"prayer"'),
    'HELP_LINES_FILE: regions[0].lines[0].kinds[0]: ',
  ],
  [
    'has a number that nobody can dial',
    JSON.stringify(LINES).replace('"call":"22 40 00 40"', '"call":"ask the pastor"'),
    'HELP_LINES_FILE: regions[0].lines[0].call: must be a number that can be dialled.',
  ],
  ['holds nobody', JSON.stringify({ ...LINES, regions: [] }), 'HELP_LINES_FILE: regions: '],
])('A file that %s stops the start with a sentence', (_, text, sentence) => {
  expect(() => readHelpLines(file(text))).toThrow(sentence);
});
