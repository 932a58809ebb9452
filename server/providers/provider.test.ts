import { inspect } from 'node:util';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aControlledStream } from '../../tests/support/controlled-stream.ts';
import { baseUrlFor, type FakeAi, startFakeAi } from '../../tests/support/fake-ai.ts';
import type { FakeEnd } from '../../tests/support/fake-ai-protocols.ts';
import { PROVIDER_KINDS, type ProviderKind } from './catalogue.ts';
import { openProvider } from './open.ts';
import { PROVIDER_TIMES, type ProviderTimes } from './times.ts';
import type { AiProvider, ProviderRequest } from './types.ts';

/** One contract for all services, over real HTTP against a fake of each protocol. */

let fake: FakeAi;
let waits: number[];
let clock: () => number;
const NOW = Date.parse('Sat, 21 Nov 2026 12:00:00 GMT');

beforeEach(async () => {
  fake = await startFakeAi();
  waits = [];
  clock = () => NOW;
});
afterEach(() => {
  vi.useRealTimers();
  return fake.close();
});

async function open(kind: ProviderKind, times: Partial<ProviderTimes> = {}): Promise<AiProvider> {
  const opened = await openProvider(
    {
      provider: kind,
      model: 'a-model',
      apiKey: 'a-key',
      baseUrl: baseUrlFor(fake, kind),
    },
    {
      times,
      clock: {
        wait: async (ms) => void waits.push(ms),
        random: () => 0.5,
        now: () => clock(),
      },
    },
  );
  if (!opened) throw new Error('no provider');
  return opened;
}

const aRequest = (values: Partial<ProviderRequest> = {}): ProviderRequest => ({
  system: 'Be kind.',
  messages: [{ role: 'user', content: 'What is grace?' }],
  maxOutputTokens: 500,
  signal: new AbortController().signal,
  ...values,
});

/** What a reader gets: the text, and the code of the failure that ended it. */
async function read(provider: AiProvider, request = aRequest()): Promise<{ text: string; code?: string }> {
  let text = '';
  try {
    for await (const piece of provider.stream(request)) text += piece;
    return { text };
  } catch (error) {
    return { text, code: (error as { code: string }).code };
  }
}

describe.each(PROVIDER_KINDS)('%s', (kind) => {
  it('is sent nothing before `sendAfter` resolves', async () => {
    const provider = await open(kind);
    const ready = Promise.withResolvers<void>();
    const answer = read(provider, aRequest({ sendAfter: ready.promise }));
    // Another one, begun later, is through before the first is sent.
    await read(provider, aRequest({ system: 'Be brief.' }));
    expect(fake.requests.map(({ system }) => system)).toEqual(['Be brief.']);
    ready.resolve();
    expect(await answer).toEqual({ text: 'This is a fake answer.' });
    expect(fake.requests).toHaveLength(2);
  });

  it('is sent nothing if the reply could not be stored', async () => {
    const provider = await open(kind);
    const stop = new AbortController();
    const ready = Promise.withResolvers<void>();
    const answer = read(provider, aRequest({ sendAfter: ready.promise, signal: stop.signal }));
    stop.abort();
    ready.promise.catch(() => {});
    ready.reject(new Error('not stored'));
    expect(await answer).toEqual({ text: '' });
    await read(provider);
    expect(fake.requests).toHaveLength(1);
  });

  it('streams the answer piece by piece, as it is written', async () => {
    const provider = await open(kind);
    const tap = aControlledStream();
    fake.script({ text: tap });
    const pieces = provider.stream(aRequest())[Symbol.asyncIterator]();
    tap.send('Grace ');
    expect((await pieces.next()).value).toBe('Grace ');
    tap.send('is a gift.');
    expect((await pieces.next()).value).toBe('is a gift.');
    tap.end();
    expect((await pieces.next()).done).toBe(true);
  });

  it('gets the charter, the conversation in order, and the output limit', async () => {
    const provider = await open(kind);
    await read(
      provider,
      aRequest({
        messages: [
          { role: 'user', content: 'What is grace?' },
          { role: 'assistant', content: 'A gift.' },
          { role: 'user', content: 'From whom?' },
        ],
      }),
    );
    const [asked] = fake.requests;
    expect(asked?.system).toBe('Be kind.');
    expect(asked?.messages.map(({ content }) => content)).toEqual([
      'What is grace?',
      'A gift.',
      'From whom?',
    ]);
    expect(asked?.messages[1]?.role).toBe(kind === 'google' ? 'model' : 'assistant');
    expect(JSON.stringify(asked?.body)).toMatch(/"(max_tokens|max_completion_tokens|maxOutputTokens)":\d+/);
    expect(JSON.stringify(asked?.headers)).toContain('a-key');
  });

  it('joins characters and events that arrive byte by byte', async () => {
    fake.script({ text: ['Gnade – ', 'χάρις, ', '恵み 🙏'], packetBytes: 1 });
    expect(await read(await open(kind))).toEqual({ text: 'Gnade – χάρις, 恵み 🙏' });
  });

  it('does not show the model’s thinking', async () => {
    fake.script({ thoughts: ['Let me see. ', 'A hard one.'], text: ['Grace is a gift.'] });
    expect(await read(await open(kind))).toEqual({ text: 'Grace is a gift.' });
  });

  it('reports the service’s token count', async () => {
    fake.script({ outputTokens: 123 });
    const counts: number[] = [];
    await read(await open(kind), aRequest({ onUsage: (tokens) => counts.push(tokens) }));
    expect(counts).toEqual([123]);
  });

  it('works without a token count', async () => {
    fake.script({ outputTokens: null });
    const counts: number[] = [];
    const reply = await read(await open(kind), aRequest({ onUsage: (tokens) => counts.push(tokens) }));
    expect(reply).toEqual({ text: 'This is a fake answer.' });
    expect(counts).toEqual([]);
  });

  it.each([
    ['length', ['length']],
    ['filtered', ['filter']],
    ['finished', []],
  ] as const)('says of an answer that ended with “%s” why it was cut off', async (end, told) => {
    const cutOff: string[] = [];
    fake.script({ text: ['Grace is'], end });
    const request = aRequest({ onCutOff: (why) => cutOff.push(why) });
    expect(await read(await open(kind), request)).toEqual({ text: 'Grace is' });
    expect(cutOff).toEqual(told);
  });

  it.each([
    ['refuses the key', 401, 'PROVIDER_REJECTED_KEY'],
    ['forbids', 403, 'PROVIDER_REJECTED_KEY'],
    ['does not understand', 400, 'PROVIDER_FAILED'],
    ['knows no such model', 404, 'PROVIDER_FAILED'],
  ])('fails at once when the service %s (%d)', async (_, status, code) => {
    fake.always({ status });
    expect(await read(await open(kind))).toEqual({ text: '', code });
    expect(waits).toEqual([]);
  });

  it.each([
    [429, 'PROVIDER_OVERLOADED'],
    [500, 'PROVIDER_FAILED'],
    [503, 'PROVIDER_OVERLOADED'],
  ])('tries three times, with growing waits, when the service answers %d', async (status, code) => {
    fake.always({ status });
    expect(await read(await open(kind))).toEqual({ text: '', code });
    expect(fake.requests).toHaveLength(3);
    expect(waits).toEqual([375, 750]);
  });

  it('answers normally when the second try succeeds', async () => {
    fake.script({ status: 500 }, { text: ['Grace.'] });
    expect(await read(await open(kind))).toEqual({ text: 'Grace.' });
    expect(fake.requests).toHaveLength(2);
  });

  it.each([
    ['seconds', '3', 3_000],
    ['a date', 'Sat, 21 Nov 2026 12:00:07 GMT', 7_000],
  ])('waits as long as the service asks, in %s', async (_, value, ms) => {
    fake.script({ status: 429, headers: { 'retry-after': value } }, { text: ['Grace.'] });
    expect(await read(await open(kind))).toEqual({ text: 'Grace.' });
    expect(waits).toEqual([ms]);
  });

  it('remembers when it last answered, and when and why it last failed', async () => {
    const provider = await open(kind);
    expect(Object.values(provider.health())).toEqual([undefined, undefined, undefined]);
    await read(provider);
    expect(provider.health()).toEqual({ lastSuccessAt: NOW });
    clock = () => NOW + 1_000;
    fake.script({ status: 401 });
    await read(provider);
    const failed = { lastSuccessAt: NOW, lastFailureAt: NOW + 1_000, lastFailure: 'PROVIDER_REJECTED_KEY' };
    expect(provider.health()).toEqual(failed);
  });

  it('gives up when Retry-After is longer than a visitor would wait', async () => {
    fake.script({ status: 429, headers: { 'retry-after': '21' } });
    expect(await read(await open(kind))).toEqual({ text: '', code: 'PROVIDER_OVERLOADED' });
    expect(fake.requests).toHaveLength(1);
  });

  it('does not retry when the visitor has already waited for half a minute', async () => {
    fake.always({ status: 503 });
    clock = () => NOW + fake.requests.length * 30_000;
    expect(await read(await open(kind))).toEqual({ text: '', code: 'PROVIDER_OVERLOADED' });
    expect(fake.requests).toHaveLength(1);
  });

  it.each<FakeEnd>(['cut', 'broken', 'no-mark', 'trouble'])(
    'retries when the stream breaks before the first text (%s)',
    async (end) => {
      fake.script({ text: [], end }, { text: ['Grace.'] });
      expect(await read(await open(kind))).toEqual({ text: 'Grace.' });
      expect(fake.requests).toHaveLength(2);
    },
  );

  it('fails when no server listens at the address', async () => {
    const provider = await open(kind);
    await fake.close();
    expect(await read(provider)).toEqual({ text: '', code: 'PROVIDER_FAILED' });
    expect(waits).toHaveLength(2);
  });

  it.each<FakeEnd>(['cut', 'broken', 'no-mark', 'trouble'])(
    'keeps what was written and never retries after the first text (%s)',
    async (end) => {
      fake.script({ text: ['Grace is ', 'a gi'], end });
      expect(await read(await open(kind))).toEqual({ text: 'Grace is a gi', code: 'PROVIDER_STREAM_CUT' });
      expect(fake.requests).toHaveLength(1);
    },
  );

  it('fails when every try brings an unreadable event', async () => {
    fake.always({ text: [], end: 'broken' });
    expect(await read(await open(kind))).toEqual({ text: '', code: 'PROVIDER_STREAM_CUT' });
    expect(fake.requests).toHaveLength(3);
  });

  it.each([
    ['filtered', { text: [], end: 'filtered' }],
    ['empty', { text: [] }],
    ['blank', { text: ['\n', '  \n'] }],
    ['nothing but thinking', { thoughts: ['Hm.'], text: [] }],
  ] as const)('does not accept a reply that is %s', async (_, reply) => {
    fake.script(reply);
    expect(await read(await open(kind))).toEqual({ text: '', code: 'PROVIDER_FAILED' });
    expect(fake.requests).toHaveLength(1);
  });

  it('gives up on a service that does not answer, and closes the connection', async () => {
    fake.script({ silent: true });
    expect(await read(await open(kind, { firstWordMs: 30 }))).toEqual({ text: '', code: 'PROVIDER_TIMEOUT' });
    expect(await fake.requests[0]?.ended).toBe('closed');
    expect(fake.requests).toHaveLength(1);
  });

  it('gives up on a service that stops sending in the middle', async () => {
    fake.script({ text: ['Grace is '], end: 'hang' });
    const reply = await read(await open(kind, { idleMs: 30 }));
    expect(reply).toEqual({ text: 'Grace is ', code: 'PROVIDER_TIMEOUT' });
    expect(await fake.requests[0]?.ended).toBe('closed');
  });

  it('gives up on a reply that never ends', async () => {
    const tap = aControlledStream();
    fake.script({ text: tap });
    const provider = await open(kind, { totalMs: 60 });
    const reply = read(provider);
    await fake.received(0);
    tap.send('Grace ');
    expect(await reply).toEqual({ text: 'Grace ', code: 'PROVIDER_TIMEOUT' });
  });

  it('does not count a slow reader’s time against the service', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const tap = aControlledStream();
    fake.script({ text: tap });
    const pieces = (await open(kind)).stream(aRequest())[Symbol.asyncIterator]();
    tap.send('Grace ');
    await pieces.next();
    // The reader is busy for longer than the service may be silent.
    await vi.advanceTimersByTimeAsync(PROVIDER_TIMES.idleMs * 2);
    tap.send('is a gift.');
    expect((await pieces.next()).value).toBe('is a gift.');
    tap.end();
    expect((await pieces.next()).done).toBe(true);
  });

  it('stops at once and closes the connection when the reply is aborted', async () => {
    // No time limit can be what ends it.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const stop = new AbortController();
    fake.script({ text: ['Grace is '], end: 'hang' });
    const provider = await open(kind);
    let text = '';
    for await (const piece of provider.stream(aRequest({ signal: stop.signal }))) {
      text += piece;
      stop.abort();
    }
    expect(text).toBe('Grace is ');
    expect(await fake.requests[0]?.ended).toBe('closed');
  });

  it('stops while it is waiting for the first text', async () => {
    const stop = new AbortController();
    fake.script({ silent: true });
    const reply = read(await open(kind), aRequest({ signal: stop.signal }));
    await fake.received(0);
    stop.abort();
    expect(await reply).toEqual({ text: '' });
    expect(await fake.requests[0]?.ended).toBe('closed');
  });

  it('closes the connection when the consumer stops iterating', async () => {
    fake.script({ text: ['Grace is '], end: 'hang' });
    for await (const _ of (await open(kind)).stream(aRequest())) break;
    expect(await fake.requests[0]?.ended).toBe('closed');
  });

  it('sends no request when it was aborted before', async () => {
    expect(await read(await open(kind), aRequest({ signal: AbortSignal.abort() }))).toEqual({ text: '' });
    expect(fake.requests).toHaveLength(0);
  });

  it('puts nothing that the service said into its errors', async () => {
    fake.always({ status: 400 });
    const failure = await (await open(kind))
      .stream(aRequest())
      [Symbol.asyncIterator]()
      .next()
      .catch((error: unknown) => error);
    expect(failure).toMatchObject({ name: 'ProviderError', message: 'PROVIDER_FAILED' });
    expect(inspect(failure, { depth: 9, showHidden: true })).not.toMatch(/fake says|a-key|What is grace/);
  });
});
