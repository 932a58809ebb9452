import { beforeAll, describe, expect, test, vi } from 'vitest';
import type { Offer } from '../../../scripture/text/offer.ts';
import type { Answer, Asked, FoundPage, ReadPassage } from './asked.ts';
import { createReader } from './reader.ts';
import { aShelf } from './testing/a-shelf.ts';

const KEPT = new URL('../../../dist/bible/kept/', import.meta.url);
/** The web's types know no Node; its tests run there. */
const { readFileSync } = await vi.importActual<{ readFileSync(file: URL): Uint8Array }>('node:fs');
const fileNamed = (name: string) => new Uint8Array(readFileSync(new URL(name, KEPT)));

let names: Record<'kjv' | 'web' | 'asv' | 'search', string>;
let files: Record<'kjv' | 'web' | 'asv' | 'search', Uint8Array>;
beforeAll(() => {
  const offer = JSON.parse(new TextDecoder().decode(fileNamed('offer.json'))) as Offer;
  const [kjv, web, asv] = offer.translations.map(({ file }) => file) as [string, string, string];
  names = { kjv, web, asv, search: offer.search.file };
  files = {
    kjv: fileNamed(kjv),
    web: fileNamed(web),
    asv: fileNamed(asv),
    search: fileNamed(offer.search.file),
  };
});

const shelfOf = (...kept: (keyof typeof names)[]) =>
  aShelf(Object.fromEntries(kept.map((name) => [names[name], files[name]])));
const passage = (reference: string, version: string | null = null, exact = false): Asked => ({
  call: 'passage',
  reference,
  version,
  exact,
});
const search = (query: string, more: Partial<Extract<Asked, { call: 'search' }>> = {}): Asked => ({
  call: 'search',
  query,
  version: null,
  limit: 8,
  offset: 0,
  book: null,
  testament: null,
  ...more,
});
function readValue<T>(answer: Answer): T {
  if (answer.kind !== 'read') throw new Error(`It was not read: ${answer.kind}`);
  return answer.value as T;
}

describe('a passage', () => {
  test('is read from the translation that was asked for', async () => {
    const read = createReader(shelfOf('kjv', 'asv', 'search'));
    const { text, version, fromDevice, insteadOf } = readValue<ReadPassage>(
      await read(passage('ps23:1', 'asv')),
    );
    expect(text).toBe('Jehovah is my shepherd; I shall not want.');
    expect([version, fromDevice, insteadOf]).toEqual(['ASV', true, undefined]);
  });

  test('is read from another that is kept, and says for which it stands', async () => {
    const read = createReader(shelfOf('kjv', 'search'));
    const found = readValue<ReadPassage>(await read(passage('John 3:16', 'web')));
    expect([found.version, found.insteadOf]).toEqual(['KJV', 'WEB']);
  });

  test('stands beside another only in its own translation', async () => {
    const read = createReader(shelfOf('kjv', 'search'));
    expect(await read(passage('John 3:16', 'web', true))).toEqual({ kind: 'not-kept', kept: ['kjv'] });
    expect((await read(passage('John 3:16', 'kjv', true))).kind).toBe('read');
  });

  test.each([
    ['Malachi 9', 'kjv', 'REFERENCE_NOT_FOUND', /Malachi has 4 chapters/],
    ['Matthew 17:21', 'asv', 'VERSE_NOT_IN_TRANSLATION', /leaves Matthew 17:21 out/],
  ])('%s in the %s is refused as the server does', async (reference, version, code, message) => {
    const read = createReader(shelfOf('kjv', 'asv', 'search'));
    expect(await read(passage(reference, version))).toMatchObject({
      kind: 'refused',
      status: 404,
      code,
      message: expect.stringMatching(message),
    });
  });
});

describe('search', () => {
  test('finds by the wording of a translation that is not kept, and shows one that is', async () => {
    const read = createReader(shelfOf('asv', 'search'));
    const { verses } = readValue<FoundPage>(await read(search('my cup runs over')));
    expect(verses[0]).toMatchObject({ osis: 'Ps.23.5', version: 'ASV' });
    expect(verses.every(({ version }) => version === 'ASV')).toBe(true);
  });

  test('looks within a book and a testament, page by page', async () => {
    const read = createReader(shelfOf('kjv', 'search'));
    const { verses } = readValue<FoundPage>(await read(search('shepherd', { book: 'Ezek', limit: 4 })));
    expect(verses.map(({ osis }) => osis.split('.')[0])).toEqual(['Ezek', 'Ezek', 'Ezek', 'Ezek']);
    const more = readValue<FoundPage>(
      await read(search('shepherd', { testament: 'new', offset: 4, limit: 4 })),
    );
    const all = readValue<FoundPage>(await read(search('shepherd', { testament: 'new' })));
    expect(more.verses).toEqual(all.verses.slice(4));
  });

  test('knows a reference, and a saying that is not in the Bible', async () => {
    const read = createReader(shelfOf('web', 'search'));
    expect(readValue<FoundPage>(await read(search('psalm 23'))).passage?.reference).toBe('Psalm 23');
    const { saying } = readValue<FoundPage>(await read(search('cleanliness is next to godliness')));
    expect(saying?.near).toContain('Ps.24.3-Ps.24.4');
  });
});

test('the verse of a day is that of the server', async () => {
  const read = createReader(shelfOf('web', 'search'));
  const answer = await read({ call: 'daily', date: '2026-01-31', version: 'web' });
  expect(answer).toMatchObject({
    value: { date: '2026-01-31', reference: 'Lamentations 3:22-23', version: 'WEB', fromDevice: true },
  });
});

test('what another tab keeps or removes is seen with the next question', async () => {
  const shelf = shelfOf();
  const read = createReader(shelf);
  expect(await read(passage('John 3:16'))).toEqual({ kind: 'not-kept', kept: [] });
  await shelf.put(names.web, files.web as Uint8Array<ArrayBuffer>);
  expect(readValue<ReadPassage>(await read(passage('John 3:16'))).version).toBe('WEB');
  await shelf.drop(names.web);
  expect((await read(passage('John 3:16'))).kind).toBe('not-kept');
});

test('a file of another format, or a damaged one, is as good as none', async () => {
  const broken = Uint8Array.from(files.kjv).fill(9, 5, 6);
  const shelf = aShelf({ [names.kjv]: broken, [names.web]: files.web, [names.search]: new Uint8Array(30) });
  const read = createReader(shelf);
  expect(readValue<ReadPassage>(await read(passage('John 3:16', 'kjv'))).version).toBe('WEB');
  expect((await read(search('shepherd'))).kind).toBe('not-kept');
});
