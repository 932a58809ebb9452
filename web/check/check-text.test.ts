import { afterEach, describe, expect, it, vi } from 'vitest';
import { RequestError } from '../app/request.ts';
import type { CheckRequest, CheckResponse } from './check-on-device.ts';
import { checkText, NothingDownloaded } from './check-text.ts';

const REPORT = {
  findings: [],
  summary: { verified: 0, corrected: 0, paraphrased: 0, unverified: 0, mentioned: 0, notFound: 0 },
  corrected: 'Peace.',
};
const NEVER = new AbortController().signal;

/** A fake worker that responds with this; 'crashes' where its code cannot be loaded, null for never. */
function fakeWorker(answer: CheckResponse | 'crashes' | null) {
  const seen: { requests: CheckRequest[]; ended: number } = { requests: [], ended: 0 };
  vi.stubGlobal(
    'Worker',
    class extends EventTarget {
      postMessage(request: CheckRequest): void {
        seen.requests.push(request);
        if (answer === null) return;
        const event =
          answer === 'crashes' ? new Event('error') : Object.assign(new Event('message'), { data: answer });
        queueMicrotask(() => this.dispatchEvent(event));
      }
      terminate(): void {
        seen.ended += 1;
      }
    },
  );
  return seen;
}
const server = (answer: () => Response | Promise<Response>) => {
  const fetch = vi.fn(async (_path: string, _options: RequestInit) => answer());
  vi.stubGlobal('fetch', fetch);
  return fetch;
};
const unreachable = (): never => {
  throw new TypeError('Failed to fetch');
};
afterEach(() => vi.unstubAllGlobals());

describe('checking a text', () => {
  it('happens on the server where that can be reached', async () => {
    const device = fakeWorker(null);
    const fetch = server(() => Response.json(REPORT));
    const checked = await checkText('Peace.', 'web', NEVER);
    expect(checked).toEqual({ ...REPORT, checkedText: 'Peace.', onDevice: null });
    expect(fetch.mock.calls[0]?.[1].body).toBe('{"text":"Peace.","version":"web"}');
    await checkText('Peace.', null, NEVER);
    expect(fetch.mock.calls[1]?.[1].body).toBe('{"text":"Peace."}');
    expect(device.requests).toEqual([]);
  });

  it.each([
    ['without a network', unreachable],
    ['where the server fails', () => new Response('', { status: 503 })],
  ])('happens on the device %s', async (_, answer) => {
    const device = fakeWorker({ kind: 'checked', report: REPORT, labels: ['KJV'] });
    server(answer);
    expect(await checkText('Peace.', 'kjv', NEVER)).toMatchObject({
      checkedText: 'Peace.',
      onDevice: ['KJV'],
    });
    expect(device).toEqual({ requests: [{ text: 'Peace.', version: 'kjv' }], ended: 1 });
  });

  it.each([
    ['not-downloaded', { kind: 'not-downloaded' } as const],
    ['broken', 'crashes' as const],
  ])('fails with its own error where the device is %s', async (_, answer) => {
    fakeWorker(answer);
    server(unreachable);
    await expect(checkText('Peace.', null, NEVER)).rejects.toBeInstanceOf(NothingDownloaded);
    server(() => Response.json({ code: 'NOT_AVAILABLE', message: 'Many texts.' }, { status: 503 }));
    await expect(checkText('Peace.', null, NEVER)).rejects.toMatchObject({ sentence: 'Many texts.' });
  });

  it('is refused where the server refuses it; the device is not asked', async () => {
    const device = fakeWorker(null);
    server(() => Response.json({ code: 'RATE_LIMITED', message: 'A lot.' }, { status: 429 }));
    await expect(checkText('Peace.', null, NEVER)).rejects.toBeInstanceOf(RequestError);
    expect(device.requests).toEqual([]);
  });

  it('ends its worker when it is cancelled', async () => {
    const device = fakeWorker(null);
    server(unreachable);
    const control = new AbortController();
    const asked = checkText('Peace.', null, control.signal);
    await vi.waitFor(() => expect(device.requests).toHaveLength(1));
    control.abort(new Error('left'));
    await expect(asked).rejects.toThrow('left');
    expect(device.ended).toBe(1);
  });
});
