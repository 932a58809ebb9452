import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { RequestError } from '../../app/request.ts';
import { aPassage } from '../testing/a-passage.ts';
import { askDevice } from './ask-device.ts';
import type { DeviceResponse } from './device-request.ts';
import { OfflineError, readDaily, readPassage, searchBible } from './read-bible.ts';

vi.mock('./ask-device.ts', () => ({ askDevice: vi.fn() }));

const fromServer = aPassage(['John.3.16']);
const fromDevice = { ...aPassage(['John.3.16']), fromDevice: true as const };
const known = ['KJV', 'WEB'].map((version) => aPassage(['Ps.23.1'], { version }));
const unreachable = () => Promise.reject(new TypeError('Failed to fetch'));

let server: (path: string) => Response | Promise<Response>;
const device = vi.mocked(askDevice);
beforeEach(() => {
  device.mockReset();
  device.mockResolvedValue({ kind: 'not-downloaded', downloaded: [] });
  vi.stubGlobal('fetch', async (path: string) =>
    path === '/kept/offer.json' ? Response.json({ wellKnown: known }) : server(path),
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
const deviceAnswers = (answer: DeviceResponse) => device.mockResolvedValue(answer);

describe('a passage', () => {
  test('comes from the server where that responds; the device is not asked', async () => {
    server = () => Response.json(fromServer);
    expect(await readPassage('John 3:16', 'kjv')).toEqual(fromServer);
    expect(device).not.toHaveBeenCalled();
  });

  test('is refused where the server refuses it, whatever is on the device', async () => {
    server = () => Response.json({ code: 'REFERENCE_NOT_FOUND', message: 'No.' }, { status: 404 });
    await expect(readPassage('John 99', null)).rejects.toMatchObject({ status: 404, sentence: 'No.' });
    expect(device).not.toHaveBeenCalled();
  });

  test.each([
    ['cannot be reached', unreachable],
    ['fails', () => new Response('', { status: 503 })],
  ])('comes from the device where the server %s', async (_failure, answer) => {
    server = answer;
    deviceAnswers({ kind: 'read', value: fromDevice });
    expect(await readPassage('John 3:16', 'kjv', { exact: true })).toEqual(fromDevice);
    expect(device).toHaveBeenCalledWith({
      call: 'passage',
      reference: 'John 3:16',
      version: 'kjv',
      exact: true,
    });
  });

  test('comes from the device where the server is too slow', async () => {
    vi.useFakeTimers();
    server = () => new Promise(() => undefined);
    deviceAnswers({ kind: 'read', value: fromDevice });
    const reading = readPassage('John 3:16', null);
    await vi.advanceTimersByTimeAsync(4_000);
    expect(await reading).toEqual(fromDevice);
  });

  test('is awaited from a slow server where the device does not have it', async () => {
    vi.useFakeTimers();
    let answer: (response: Response) => void = () => undefined;
    server = () =>
      new Promise((resolve) => {
        answer = resolve;
      });
    const reading = readPassage('John 3:16', null);
    await vi.advanceTimersByTimeAsync(9_000);
    answer(Response.json(fromServer));
    expect(await reading).toEqual(fromServer);
  });

  test('is refused by the device with the server’s error', async () => {
    server = unreachable;
    deviceAnswers({
      kind: 'refused',
      status: 404,
      code: 'REFERENCE_NOT_FOUND',
      message: 'Jude has 1 chapter.',
    });
    const refused = await readPassage('Jude 4', null).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(RequestError);
    expect(refused).toMatchObject({
      status: 404,
      code: 'REFERENCE_NOT_FOUND',
      sentence: 'Jude has 1 chapter.',
    });
  });
});

describe('offline, with nothing downloaded', () => {
  beforeEach(() => {
    server = unreachable;
  });

  test.each(['Psalm 23:1', 'psalm 23:1', 'Ps.23.1'])(
    'a well-known passage can be read: %s',
    async (reference) => {
      expect(await readPassage(reference, 'web')).toMatchObject({ version: 'WEB', fromDevice: true });
    },
  );

  test('another passage fails, with the references that can be read', async () => {
    const error = await readPassage('Romans 12', 'kjv').catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(OfflineError);
    expect((error as OfflineError).references).toHaveLength(8);
  });

  test('search and the verse of the day fail', async () => {
    const asked = { query: 'love', version: null, limit: 8, offset: 0, book: null, testament: null };
    await expect(searchBible('/api/bible/search?query=love', asked)).rejects.toBeInstanceOf(OfflineError);
    await expect(readDaily('2026-01-31', null)).rejects.toBeInstanceOf(OfflineError);
  });
});
