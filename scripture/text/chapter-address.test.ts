import { expect, it } from 'vitest';
import { parseReference } from '../references/references.ts';
import {
  chapterBeside,
  chapterPath,
  chapterReference,
  everyChapter,
  readChapterAddress,
} from './chapter-address.ts';

const partsOf = (path: string) => {
  const [, , version = '', book = '', chapter = ''] = path.split('/');
  return { version, book, chapter };
};
const read = (path: string) => readChapterAddress(partsOf(path));

it('gives each of the 3,567 chapters an address of its own, which is read as that chapter', () => {
  const all = everyChapter();
  const paths = all.map(chapterPath);
  expect(new Set(paths).size).toBe(3_567);
  expect(paths).toContain('/bible/kjv/1-corinthians/13');
  expect(paths).toContain('/bible/asv/song-of-solomon/8');
  for (const [at, path] of paths.entries()) expect(read(path)).toEqual(all[at]);
});

it('names each chapter as a reference that the lookup understands', () => {
  for (const address of everyChapter().slice(0, 1_189))
    expect([chapterReference(address), parseReference(chapterReference(address)).ok]).toEqual([
      chapterReference(address),
      true,
    ]);
});

it.each([
  '/bible/kjv/john/22',
  '/bible/kjv/john/0',
  '/bible/kjv/john/03',
  '/bible/kjv/john/3.0',
  '/bible/kjv/John/3',
  '/bible/kjv/hezekiah/1',
  '/bible/niv/john/3',
  '/bible/constructor/john/3',
  '/bible/kjv//3',
])('%s is no chapter', (path) => expect(read(path)).toBeUndefined());

it('leads from chapter to chapter, across books, to the ends of the Bible', () => {
  const beside = (path: string, by: 1 | -1) => {
    const found = chapterBeside(read(path)!, by);
    return found && chapterPath(found);
  };
  expect(beside('/bible/web/john/3', 1)).toBe('/bible/web/john/4');
  expect(beside('/bible/web/john/21', 1)).toBe('/bible/web/acts/1');
  expect(beside('/bible/web/john/1', -1)).toBe('/bible/web/luke/24');
  expect(beside('/bible/web/genesis/1', -1)).toBeUndefined();
  expect(beside('/bible/web/revelation/22', 1)).toBeUndefined();
});
