import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { readEntries } from '../build-guide.ts';
import { readEntryFile } from './entry-file.ts';
import { ENTRY_KINDS, entryOf } from './entry-kinds.ts';

const BOOK = `---
osis: Ruth
---

## Introduction

A story of loyalty.
`;

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** A language's folder with these files, by path. */
function aFolder(files: Record<string, string>): string {
  const root = mkdtempSync(join(tmpdir(), 'berea-content-'));
  folders.push(root);
  for (const kind of ENTRY_KINDS) mkdirSync(join(root, kind, 'group'), { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(join(root, name), text);
  return root;
}

const question = (body: string, front = 'question: Why?\nsigns: [why]') => `---\n${front}\n---\n\n${body}\n`;
const ANSWER = '## Answer\n\nFirst paragraph.\n\nSecond, with\n[[John 3:16]]\na passage.\n';
const PASSAGES = '## Passages\n\n- [[John 3:16]] God so loved.\n';
const read = (text: string) =>
  entryOf('questions', { name: 'why.md', id: 'why' }, readEntryFile('why.md', text));

describe('an entry of the guide', () => {
  test('is read from front matter and sections', () => {
    expect(read(question(`${ANSWER}\n${PASSAGES}`))).toEqual({
      id: 'why',
      question: 'Why?',
      signs: ['why'],
      answer: ['First paragraph.', 'Second, with\n[[John 3:16]]\na passage.'],
      passages: [{ mark: '[[John 3:16]]', note: 'God so loved.' }],
    });
  });

  test('may say at the end of a part for whom it is', () => {
    const { answer, tagged } = read(
      question(`## Answer\n\nFor all.\n\nYours. {for: child, past}\n\n${PASSAGES}`),
    );
    expect(answer).toEqual(['For all.', 'Yours.']);
    expect(tagged).toEqual([{ part: 'answer', at: 1, tags: ['child', 'past'] }]);
  });

  test('may be written on Windows', () => {
    expect(read(question(`${ANSWER}\n${PASSAGES}`).replaceAll('\n', '\r\n'))).toEqual(
      read(question(`${ANSWER}\n${PASSAGES}`)),
    );
  });

  test.each([
    ['no front matter', '## Answer\n\nYes.', 'why.md: begins without front matter'],
    ['a part missing', question(ANSWER), 'why.md: the section "Passages" is missing.'],
    ['a part unknown', question(`${ANSWER}\n## Extras\n\nx`), 'no entry of questions has a section "Extras"'],
    ['a part empty', question(`## Answer\n\n${PASSAGES}`), 'the section "Answer" is empty'],
    ['a part twice', question(`${ANSWER}\n${ANSWER}`), 'the section "Answer" comes twice'],
    ['text before the parts', question(`Hello.\n\n${ANSWER}`), '"Hello." stands before the first section'],
    [
      'a passage without a note',
      question('## Passages\n\n- [[John 3:16]]'),
      'is not "[[passage]] and a note"',
    ],
    ['a line that is no item', question('## Passages\n\n[[John 3:16]] x'), 'does not begin with "- "'],
    ['a tag unknown', question(`## Answer\n\nx {for: uncles}\n\n${PASSAGES}`), 'nobody is "uncles"'],
    ['a tag for all', question(`## Answer\n\nx {for: joy, sorrow}\n\n${PASSAGES}`), 'is for everybody'],
    ['a tag within', question(`## Answer\n\nx {for: joy} y\n\n${PASSAGES}`), 'a tag ends its part'],
    ['a title missing', question(`${ANSWER}\n${PASSAGES}`, 'signs: [why]'), 'question'],
    ['a setting unknown', question(ANSWER, 'question: Why?\nsigns: [why]\ncolour: red'), 'colour'],
  ])('is refused with the reason: %s', (_what, text, reason) => {
    expect(() => read(text)).toThrow(reason);
  });
});

describe('the entries of a language', () => {
  test('are found in groups, ordered by path, named by their files', async () => {
    const folder = aFolder({ 'books/group/ruth.md': BOOK, 'books/esther.md': BOOK });
    const { books, topics } = await readEntries(folder);
    expect(books.map(({ id }) => id)).toEqual(['esther', 'ruth']);
    expect(topics).toEqual([]);
  });

  test('have names of their own', async () => {
    const folder = aFolder({ 'books/group/ruth.md': BOOK, 'books/ruth.md': BOOK });
    await expect(readEntries(folder)).rejects.toThrow('books: two files are named ruth.md.');
  });
});
