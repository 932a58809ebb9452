import { afterEach, describe, expect, it, vi } from 'vitest';
import { RequestError } from '../app/request.ts';
import { askCheck, NothingKept } from './ask-check.ts';
import type { CheckAnswer, CheckAsked } from './device-check.ts';

const REPORT = {
  findings: [],
  summary: { verified: 0, corrected: 0, paraphrased: 0, unverified: 0, mentioned: 0, notFound: 0 },
  corrected: 'Peace.',
};
const NEVER = new AbortController().signal;

/** A thread of the device that answers with this; 'breaks' where its code cannot be loaded, null for never. */
function theDevice(answer: CheckAnswer | 'breaks' | null) {
  const seen: { asked: CheckAsked[]; ended: number } = { asked: [], ended: 0 };
  vi.stubGlobal(
    'Worker',
    class extends EventTarget {
      postMessage(asked: CheckAsked): void {
        seen.asked.push(asked);
        if (answer === null) return;
        const event =
          answer === 'breaks' ? new Event('error') : Object.assign(new Event('message'), { data: answer });
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
const away = (): never => {
  throw new TypeError('Failed to fetch');
};
afterEach(() => vi.unstubAllGlobals());

describe('a text to check', () => {
  it('is checked by the server where it can be reached', async () => {
    const device = theDevice(null);
    const fetch = server(() => Response.json(REPORT));
    const checked = await askCheck('Peace.', 'web', NEVER);
    expect(checked).toEqual({ ...REPORT, checkedText: 'Peace.', onDevice: null });
    expect(fetch.mock.calls[0]?.[1].body).toBe('{"text":"Peace.","version":"web"}');
    await askCheck('Peace.', null, NEVER);
    expect(fetch.mock.calls[1]?.[1].body).toBe('{"text":"Peace."}');
    expect(device.asked).toEqual([]);
  });

  it.each([
    ['without a network', away],
    ['where the server is in trouble', () => new Response('', { status: 503 })],
  ])('is checked on the device %s', async (_, answer) => {
    const device = theDevice({ kind: 'checked', report: REPORT, labels: ['KJV'] });
    server(answer);
    expect(await askCheck('Peace.', 'kjv', NEVER)).toMatchObject({
      checkedText: 'Peace.',
      onDevice: ['KJV'],
    });
    expect(device).toEqual({ asked: [{ text: 'Peace.', version: 'kjv' }], ended: 1 });
  });

  it.each([
    ['not-kept', { kind: 'not-kept' } as const],
    ['broken', 'breaks' as const],
  ])('fails in words of its own where the device is %s', async (_, answer) => {
    theDevice(answer);
    server(away);
    await expect(askCheck('Peace.', null, NEVER)).rejects.toBeInstanceOf(NothingKept);
    server(() => Response.json({ code: 'NOT_AVAILABLE', message: 'Many texts.' }, { status: 503 }));
    await expect(askCheck('Peace.', null, NEVER)).rejects.toMatchObject({ sentence: 'Many texts.' });
  });

  it('that the server refuses is refused: the device is not asked', async () => {
    const device = theDevice(null);
    server(() => Response.json({ code: 'RATE_LIMITED', message: 'A lot.' }, { status: 429 }));
    await expect(askCheck('Peace.', null, NEVER)).rejects.toBeInstanceOf(RequestError);
    expect(device.asked).toEqual([]);
  });

  it('that is no longer wanted ends its thread', async () => {
    const device = theDevice(null);
    server(away);
    const control = new AbortController();
    const asked = askCheck('Peace.', null, control.signal);
    await vi.waitFor(() => expect(device.asked).toHaveLength(1));
    control.abort(new Error('left'));
    await expect(asked).rejects.toThrow('left');
    expect(device.ended).toBe(1);
  });
});
