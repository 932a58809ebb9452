import { describe, expect, it, vi } from 'vitest';
import { RequestError } from '../app/request.ts';
import { type ConversationPorts, createConversation, NO_LONGER_OUT } from './conversation.ts';
import type { Messages } from './messages.ts';
import { aMessage } from './testing/a-message.ts';

const event = (name: string, data: unknown): string => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
const stream = (text: string): Response =>
  new Response(text, { headers: { 'content-type': 'text/event-stream' } });

const words = aMessage({ id: 'u1', role: 'user', content: 'Pray with me' });
const running = aMessage({ id: 'r1', role: 'assistant', status: 'streaming', content: '' });
const finished = aMessage({ id: 'r1', role: 'assistant', content: 'Our Father' });
const answered =
  event('message', words) +
  event('reply', { ...running, protocol: 1 }) +
  event('delta', { text: 'Our Father' }) +
  event('done', { message: finished });

/** A conversation whose server answers with `answers`, one after the other. */
function conversation(answers: (Response | Error)[], before: Messages = []) {
  const told = {
    gone: [] as (string | null)[],
    out: [] as (string | null)[],
    waits: 0,
    kept: [] as string[],
    keys: [] as string[],
    refreshed: 0,
    stop: '',
  };
  let messages = before;
  let keys = 0;
  const answer = async (): Promise<Response> => {
    const next = answers.shift();
    if (!next) return new Promise(() => undefined);
    if (next instanceof Error) throw next;
    return next;
  };
  const ports: ConversationPorts = {
    send: ({ key }) => {
      told.keys.push(key);
      return answer();
    },
    retry: answer,
    resume: answer,
    stop: async (id) => ({ ...running, id, status: 'stopped', content: 'Our' }),
    messages: () => messages,
    change: (make) => {
      messages = make(messages);
    },
    refresh: () => {
      told.refreshed += 1;
    },
    keep: () => undefined,
    keepOutgoing: (outgoing) => told.out.push(outgoing?.words ?? null),
    networkBack: async () => {
      told.waits += 1;
    },
    chosenVersion: () => undefined,
    onGone: (lost) => told.gone.push(lost?.words ?? null),
    onKept: ({ words: kept }) => told.kept.push(kept),
    onStopFailed: (sentence) => {
      told.stop = sentence;
    },
    newKey: () => `key ${++keys}`,
    wait: async () => undefined,
    batch: (handOn) => ({ add: (some) => handOn([...some]), flush: () => undefined, drop: () => undefined }),
  };
  const control = createConversation(ports);
  const settled = (): Promise<void> =>
    vi.waitFor(
      () => {
        const { kind } = control.activity();
        if (kind !== 'idle' && kind !== 'failed' && told.gone.length === 0) throw new Error(`still ${kind}`);
      },
      { interval: 1 },
    );
  return { control, told, settled, ports, messages: () => messages };
}

describe('a conversation', () => {
  it('sends words, follows the answer to its end, and reads the list again', async () => {
    const { control, told, settled, messages } = conversation([stream(answered)]);
    control.send({ words: 'Pray with me' });
    expect(control.activity()).toMatchObject({ kind: 'sending', outgoing: { words: 'Pray with me' } });
    await settled();
    expect(control.activity()).toEqual({ kind: 'idle' });
    expect(messages()).toEqual([words, finished]);
    expect(told.refreshed).toBe(1);
  });

  it('sends nothing while an answer is under way', () => {
    const { control, told } = conversation([]);
    control.send({ words: 'First' });
    control.send({ words: 'Second' });
    expect(told.keys).toHaveLength(1);
  });

  it('gives the words back after a failure, and sends the same words under the same key', async () => {
    const { control, told, settled } = conversation([
      new RequestError(503, '{"code":"NOT_AVAILABLE","message":"Not now."}'),
      stream(answered),
    ]);
    control.send({ words: 'Pray with me' });
    await settled();
    expect(control.activity()).toEqual({ kind: 'failed', sentence: 'Not now.', again: 'send' });
    expect(told.kept).toEqual(['Pray with me']);
    control.send({ words: 'Pray with me' });
    await settled();
    expect(told.keys).toEqual(['key 1', 'key 1']);
  });

  it('takes changed words for other words', async () => {
    const { control, told, settled } = conversation([new RequestError(500, 'Oops'), stream(answered)]);
    control.send({ words: 'Pray with me' });
    await settled();
    control.send({ words: 'Pray for me' });
    expect(told.keys).toEqual(['key 1', 'key 2']);
  });

  it('keeps words that reach nobody, and sends them under the same key once somebody is there', async () => {
    const away = new TypeError('Failed to fetch');
    const proxyAlone = new RequestError(502, '<html>Bad gateway</html>');
    const { control, told, settled, messages } = conversation([away, proxyAlone, stream(answered)]);
    control.send({ words: 'Pray with me' });
    await settled();
    expect(told.keys).toEqual(['key 1', 'key 1', 'key 1']);
    expect(told.waits).toBe(2);
    expect(told.kept).toEqual([]);
    expect(told.out).toEqual(['Pray with me', null]);
    expect(messages()).toEqual([words, finished]);
  });

  it('gives back words that wait, and sends them again under the key they had', async () => {
    const { control, told, settled, ports } = conversation([
      new TypeError('Failed to fetch'),
      stream(answered),
    ]);
    ports.networkBack = () => new Promise(() => undefined);
    control.send({ words: 'Pray with me' });
    await vi.waitFor(() => expect(control.activity().kind).toBe('waiting'), { interval: 1 });
    control.takeBack();
    expect(control.activity()).toEqual({ kind: 'idle' });
    expect(told.kept).toEqual(['Pray with me']);
    expect(told.out).toEqual(['Pray with me', null]);
    control.send({ words: 'Pray with me' });
    await settled();
    expect(told.keys).toEqual(['key 1', 'key 1']);
  });

  it('lets words be that another tab has sent', async () => {
    const { control, told, settled } = conversation([NO_LONGER_OUT]);
    control.post({ words: 'Pray with me', key: 'key of another page' });
    await settled();
    expect(control.activity()).toEqual({ kind: 'idle' });
    expect([told.kept, told.refreshed]).toEqual([[], 1]);
  });

  it('hands the words over to a new session where this one is gone, and only then', async () => {
    const gone = new RequestError(404, '{"code":"SESSION_NOT_FOUND","message":"Gone."}');
    const lost = conversation([gone]);
    lost.control.send({ words: 'Pray with me' });
    await lost.settled();
    expect(lost.told.gone).toEqual(['Pray with me']);
    expect(lost.told.kept).toEqual([]);

    const failing = conversation([new RequestError(500, 'Oops')]);
    failing.control.send({ words: 'Pray with me' });
    await failing.settled();
    expect(failing.told.gone).toEqual([]);
    expect(failing.told.kept).toEqual(['Pray with me']);
  });

  it('picks up a reply that runs without a reader, once', async () => {
    const { control, settled, messages } = conversation(
      [stream(event('delta', { text: 'Our Father' }) + event('done', { message: finished }))],
      [words, running],
    );
    control.resume();
    control.resume();
    expect(control.activity()).toEqual({ kind: 'replying', connected: true, waiting: false });
    await settled();
    expect(messages().at(-1)).toEqual(finished);
  });

  it('keeps what was written when it is stopped', async () => {
    const { control, settled, messages } = conversation([], [words, running]);
    control.resume();
    control.stop();
    await settled();
    expect(messages().at(-1)).toMatchObject({ status: 'stopped', content: 'Our' });
  });

  it('puts a new answer in the old one’s place', async () => {
    const again = { ...running, id: 'r2' };
    const { control, settled, messages } = conversation(
      [
        stream(
          event('reply', { ...again, protocol: 1 }) + event('done', { message: { ...finished, id: 'r2' } }),
        ),
      ],
      [words, { ...finished, status: 'failed' }],
    );
    control.retry('r1');
    await settled();
    expect(messages().map(({ id }) => id)).toEqual(['u1', 'r2']);
  });
});
