import { beforeAll, describe, expect, test, vi } from 'vitest';
import type { DownloadList } from '../../../scripture/text/download-list.ts';
import type { DeviceRequest, DeviceResponse, FoundPage, ReadPassage } from './device-request.ts';
import { createOfflineBible } from './offline-bible.ts';
import { memoryFiles } from './testing/memory-files.ts';

const DOWNLOADS = new URL('../../../dist/bible/kept/', import.meta.url);
/** The web's types know no Node; its tests run there. */
const { readFileSync } = await vi.importActual<{ readFileSync(file: URL): Uint8Array }>('node:fs');
const fileNamed = (name: string) => new Uint8Array(readFileSync(new URL(name, DOWNLOADS)));

let names: Record<'kjv' | 'web' | 'asv' | 'search', string>;
let files: Record<'kjv' | 'web' | 'asv' | 'search', Uint8Array>;
beforeAll(() => {
  const offer = JSON.parse(new TextDecoder().decode(fileNamed('offer.json'))) as DownloadList;
  const [kjv, web, asv] = offer.translations.map(({ file }) => file) as [string, string, string];
  names = { kjv, web, asv, search: offer.search.file };
  files = {
    kjv: fileNamed(kjv),
    web: fileNamed(web),
    asv: fileNamed(asv),
    search: fileNamed(offer.search.file),
  };
});

const storeWith = (...kept: (keyof typeof names)[]) =>
  memoryFiles(Object.fromEntries(kept.map((name) => [names[name], files[name]])));
const passage = (reference: string, version: string | null = null, exact = false): DeviceRequest => ({
  call: 'passage',
  reference,
  version,
  exact,
});
const search = (
  query: string,
  more: Partial<Extract<DeviceRequest, { call: 'search' }>> = {},
): DeviceRequest => ({
  call: 'search',
  query,
  version: null,
  limit: 8,
  offset: 0,
  book: null,
  testament: null,
  ...more,
});
function readValue<T>(answer: DeviceResponse): T {
  if (answer.kind !== 'read') throw new Error(`Not read: ${answer.kind}`);
  return answer.value as T;
}

describe('a passage', () => {
  test('comes from the requested translation', async () => {
    const respond = createOfflineBible(storeWith('kjv', 'asv', 'search'));
    const { text, version, fromDevice, insteadOf } = readValue<ReadPassage>(
      await respond(passage('ps23:1', 'asv')),
    );
    expect(text).toBe('Jehovah is my shepherd; I shall not want.');
    expect([version, fromDevice, insteadOf]).toEqual(['ASV', true, undefined]);
  });

  test('comes from another downloaded translation, and says which was requested', async () => {
    const respond = createOfflineBible(storeWith('kjv', 'search'));
    const found = readValue<ReadPassage>(await respond(passage('John 3:16', 'web')));
    expect([found.version, found.insteadOf]).toEqual(['KJV', 'WEB']);
  });

  test('is compared only in the requested translation', async () => {
    const respond = createOfflineBible(storeWith('kjv', 'search'));
    expect(await respond(passage('John 3:16', 'web', true))).toEqual({
      kind: 'not-downloaded',
      downloaded: ['kjv'],
    });
    expect((await respond(passage('John 3:16', 'kjv', true))).kind).toBe('read');
  });

  test.each([
    ['Malachi 9', 'kjv', 'REFERENCE_NOT_FOUND', /Malachi has 4 chapters/],
    ['Matthew 17:21', 'asv', 'VERSE_NOT_IN_TRANSLATION', /leaves Matthew 17:21 out/],
  ])('%s in the %s is refused with the server’s error', async (reference, version, code, message) => {
    const respond = createOfflineBible(storeWith('kjv', 'asv', 'search'));
    expect(await respond(passage(reference, version))).toMatchObject({
      kind: 'refused',
      status: 404,
      code,
      message: expect.stringMatching(message),
    });
  });
});

describe('search', () => {
  test('finds by the wording of a translation that is not downloaded, and shows one that is', async () => {
    const respond = createOfflineBible(storeWith('asv', 'search'));
    const { verses } = readValue<FoundPage>(await respond(search('my cup runs over')));
    expect(verses[0]).toMatchObject({ osis: 'Ps.23.5', version: 'ASV' });
    expect(verses.every(({ version }) => version === 'ASV')).toBe(true);
  });

  test('can be limited to a book or a testament, and has pages', async () => {
    const respond = createOfflineBible(storeWith('kjv', 'search'));
    const { verses } = readValue<FoundPage>(await respond(search('shepherd', { book: 'Ezek', limit: 4 })));
    expect(verses.map(({ osis }) => osis.split('.')[0])).toEqual(['Ezek', 'Ezek', 'Ezek', 'Ezek']);
    const more = readValue<FoundPage>(
      await respond(search('shepherd', { testament: 'new', offset: 4, limit: 4 })),
    );
    const all = readValue<FoundPage>(await respond(search('shepherd', { testament: 'new' })));
    expect(more.verses).toEqual(all.verses.slice(4));
  });

  test('recognises a reference, and a saying that is not in the Bible', async () => {
    const respond = createOfflineBible(storeWith('web', 'search'));
    expect(readValue<FoundPage>(await respond(search('psalm 23'))).passage?.reference).toBe('Psalm 23');
    const { saying } = readValue<FoundPage>(await respond(search('cleanliness is next to godliness')));
    expect(saying?.near).toContain('Ps.24.3-Ps.24.4');
  });
});

test('the verse of the day is the server’s', async () => {
  const respond = createOfflineBible(storeWith('web', 'search'));
  const answer = await respond({ call: 'daily', date: '2026-01-31', version: 'web' });
  expect(answer).toMatchObject({
    value: { date: '2026-01-31', reference: 'Lamentations 3:22-23', version: 'WEB', fromDevice: true },
  });
});

test('the next request sees what another tab downloaded or removed', async () => {
  const store = storeWith();
  const respond = createOfflineBible(store);
  expect(await respond(passage('John 3:16'))).toEqual({ kind: 'not-downloaded', downloaded: [] });
  await store.put(names.web, files.web as Uint8Array<ArrayBuffer>);
  expect(readValue<ReadPassage>(await respond(passage('John 3:16'))).version).toBe('WEB');
  await store.remove(names.web);
  expect((await respond(passage('John 3:16'))).kind).toBe('not-downloaded');
});

test('a damaged file, or one of another format, is ignored', async () => {
  const broken = Uint8Array.from(files.kjv).fill(9, 5, 6);
  const store = memoryFiles({
    [names.kjv]: broken,
    [names.web]: files.web,
    [names.search]: new Uint8Array(30),
  });
  const respond = createOfflineBible(store);
  expect(readValue<ReadPassage>(await respond(passage('John 3:16', 'kjv'))).version).toBe('WEB');
  expect((await respond(search('shepherd'))).kind).toBe('not-downloaded');
});
