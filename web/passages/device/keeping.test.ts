import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Offer, OfferedTranslation } from '../../../scripture/text/offer.ts';
import { createKeeper, keptAs, sizeOf } from './keeping.ts';
import { aShelf } from './testing/a-shelf.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);
async function nameOf(what: string, text: string): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytesOf(text)));
  const digits = Array.from(hash.subarray(0, 8), (byte) => byte.toString(16).padStart(2, '0'));
  return `${what}-${digits.join('')}.bin`;
}
/** What the server would hand out, by address. */
const TEXTS = { kjv: 'words of one', web: 'words of another', search: 'where they stand' };
const names = {
  kjv: await nameOf('kjv', TEXTS.kjv),
  web: await nameOf('web', TEXTS.web),
  search: await nameOf('search', TEXTS.search),
};
const translation = (id: 'kjv' | 'web'): OfferedTranslation => ({
  id,
  label: id.toUpperCase(),
  name: id,
  file: names[id],
  bytes: 6,
  unpacked: TEXTS[id].length,
});
const kjv = translation('kjv');
const web = translation('web');
const offer: Offer = {
  search: { file: names.search, bytes: 8, unpacked: TEXTS.search.length },
  translations: [kjv, web],
  wellKnown: [],
};

let served: Map<string, () => Response | Promise<Response>>;
let asked: string[];
beforeEach(() => {
  asked = [];
  served = new Map(
    (['kjv', 'web', 'search'] as const).map((what) => [
      `/kept/${names[what]}`,
      () => new Response(bytesOf(TEXTS[what])),
    ]),
  );
  vi.stubGlobal('fetch', async (path: string, { signal }: { signal: AbortSignal }) => {
    asked.push(path);
    signal.throwIfAborted();
    return served.get(path)?.() ?? new Response('', { status: 404 });
  });
});
afterEach(() => vi.unstubAllGlobals());

function started(shelf: Parameters<typeof createKeeper>[0] = aShelf()) {
  const persisted = vi.fn();
  return { keeper: createKeeper(shelf, persisted), persisted };
}

describe('keeping a translation', () => {
  test('brings its text and the search here, and asks that they last', async () => {
    const shelf = aShelf();
    const { keeper, persisted } = started(shelf);
    await keeper.keep(kjv, offer);
    expect([...shelf.held.keys()].sort()).toEqual([names.kjv, names.search].sort());
    expect(keptAs('kjv', offer, keeper.current().files)).toBe('kept');
    expect(keeper.current().underway.kjv).toBeUndefined();
    expect(persisted).toHaveBeenCalledOnce();
  });

  test('tells how many bytes of the download have travelled', async () => {
    const { keeper } = started();
    const seen: string[] = [];
    keeper.subscribe(() => {
      const { travelled, total } = keeper.current().underway.kjv ?? {};
      if (travelled !== undefined) seen.push(`${travelled}/${total}`);
    });
    await keeper.keep(kjv, offer);
    expect([...new Set(seen)]).toEqual(['0/14', '6/14', '14/14']);
  });

  test('fetches the search once for two that are asked for at a time', async () => {
    const { keeper } = started();
    expect(sizeOf(web, offer, [])).toBe(14);
    await Promise.all([keeper.keep(kjv, offer), keeper.keep(web, offer), keeper.keep(web, offer)]);
    expect(asked.filter((path) => path.includes('search'))).toHaveLength(1);
    expect(asked).toHaveLength(3);
  });

  test('puts a new revision in the place of the former only once it is here', async () => {
    const former = {
      'kjv-0000000000000000.bin': bytesOf('old'),
      'search-0000000000000000.bin': bytesOf('old'),
    };
    const shelf = aShelf(former);
    const { keeper } = started(shelf);
    await keeper.refresh();
    expect(keptAs('kjv', offer, keeper.current().files)).toBe('former');
    served.set(`/kept/${names.search}`, () => Promise.reject(new TypeError('Failed to fetch')));
    await keeper.keep(kjv, offer);
    expect(Object.keys(former).every((name) => shelf.held.has(name))).toBe(true);
    served.set(`/kept/${names.search}`, () => new Response(bytesOf(TEXTS.search)));
    await keeper.keep(kjv, offer);
    expect([...shelf.held.keys()].sort()).toEqual([names.kjv, names.search].sort());
  });

  test('goes on where a broken download ended', async () => {
    const { keeper } = started();
    served.set(`/kept/${names.search}`, () => Promise.reject(new TypeError('Failed to fetch')));
    await keeper.keep(kjv, offer);
    expect(keeper.current().problems.kjv).toMatch(/^The connection was lost/);
    expect(keptAs('kjv', offer, keeper.current().files)).toBe('absent');
    expect(sizeOf(kjv, offer, keeper.current().files)).toBe(8);
  });

  test.each([
    ['a body that ends early', () => new Response('wor'), /^The connection was lost/],
    [
      'words that are not those of the build',
      () => new Response('words of noon'),
      /^What arrived was damaged/,
    ],
    ['too much', () => new Response('words of one and more'), /^What arrived was damaged/],
    ['a file that is gone', () => new Response('', { status: 404 }), /^Berea was renewed/],
    ['a server in trouble', () => new Response('', { status: 500 }), /^The connection was lost/],
  ])('says what is wrong with %s and keeps none of it', async (_what, answer, sentence) => {
    const shelf = aShelf();
    const { keeper } = started(shelf);
    served.set(`/kept/${names.kjv}`, answer);
    await keeper.keep(kjv, offer);
    expect(keeper.current().problems.kjv).toMatch(sentence);
    expect([...shelf.held]).toEqual([]);
  });

  test.each([
    ['QuotaExceededError', /no room left/],
    ['SecurityError', /does not let Berea keep anything/],
  ])('says so where the browser throws %s', async (name, sentence) => {
    const put = () => Promise.reject(new DOMException('', name));
    const { keeper } = started({ ...aShelf(), put });
    await keeper.keep(kjv, offer);
    expect(keeper.current().problems.kjv).toMatch(sentence);
  });

  test('stops when it is told to, without a word', async () => {
    const { keeper } = started();
    served.set(`/kept/${names.kjv}`, () => {
      keeper.stop('kjv');
      return Promise.reject(new DOMException('', 'AbortError'));
    });
    await keeper.keep(kjv, offer);
    expect([keeper.current().problems.kjv, keeper.current().files]).toEqual([undefined, []]);
  });
});

test('the search goes with the last translation', async () => {
  const shelf = aShelf();
  const { keeper } = started(shelf);
  await keeper.keep(kjv, offer);
  await keeper.keep(web, offer);
  await keeper.remove('kjv');
  expect([...shelf.held.keys()].sort()).toEqual([names.search, names.web].sort());
  await keeper.remove('web');
  expect([...shelf.held]).toEqual([]);
});

test('says where nothing can be kept', async () => {
  expect(started(null).keeper.current().storing).toBe('needs-https');
  const closed = started({ ...aShelf(), files: () => Promise.reject(new DOMException('', 'SecurityError')) });
  await closed.keeper.refresh();
  expect(closed.keeper.current().storing).toBe('closed');
});
