import { describe, expect, it, vi } from 'vitest';
import { RequestError } from '../app/request.ts';
import { type ConversationPorts, createConversation, NO_LONGER_WAITING } from './conversation.ts';
import type { Messages } from './messages.ts';
import { aMessage } from './testing/builders.ts';

const event = (name: string, data: unknown): string => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
const stream = (text: string): Response =>
  new Response(text, { headers: { 'content-type': 'text/event-stream' } });

const message = aMessage({ id: 'u1', role: 'user', content: 'Pray with me' });
const running = aMessage({ id: 'r1', role: 'assistant', status: 'streaming', content: '' });
const finished = aMessage({ id: 'r1', role: 'assistant', content: 'Our Father' });
const answered =
  event('message', message) +
  event('reply', { ...running, protocol: 1 }) +
  event('delta', { text: 'Our Father' }) +
  event('done', { message: finished });

/** A conversation whose server gives these answers, one after the other. */
function conversation(answers: (Response | Error)[], before: Messages = []) {
  const recorded = {
    missing: [] as (string | null)[],
    isGone: false,
    stored: [] as (string | null)[],
    waits: 0,
    returned: [] as string[],
    keys: [] as string[],
    refreshed: 0,
    stop: '',
    running: '',
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
      recorded.keys.push(key);
      return answer();
    },
    retry: answer,
    goOn: answer,
    resume: answer,
    stop: async (id) => ({ ...running, id, status: 'stopped', content: 'Our' }),
    messages: () => messages,
    updateMessages: (update) => {
      messages = update(messages);
    },
    refresh: () => {
      recorded.refreshed += 1;
    },
    cancelRefresh: vi.fn(),
    storeOutgoing: (outgoing) => recorded.stored.push(outgoing?.text ?? null),
    waitUntilReachable: async () => {
      recorded.waits += 1;
    },
    chosenVersion: () => undefined,
    onSessionMissing: (lost, isGone) => {
      recorded.missing.push(lost?.text ?? null);
      recorded.isGone = isGone;
    },
    onUnsent: ({ text }) => recorded.returned.push(text),
    onStopFailed: (sentence) => {
      recorded.stop = sentence;
    },
    onReplyRunning: (sentence) => {
      recorded.running = sentence;
    },
    newKey: () => `key ${++keys}`,
    wait: async () => undefined,
    createBatch: (onFlush) => ({
      add: (events) => onFlush([...events]),
      flush: () => undefined,
      drop: () => undefined,
    }),
  };
  const control = createConversation(ports);
  const settled = (): Promise<void> =>
    vi.waitFor(
      () => {
        const { kind } = control.activity();
        if (kind !== 'idle' && kind !== 'failed' && recorded.missing.length === 0)
          throw new Error(`still ${kind}`);
      },
      { interval: 1 },
    );
  return { control, recorded, settled, ports, messages: () => messages };
}

describe('a conversation', () => {
  it('sends a message, follows the reply to its end, and reads the messages again', async () => {
    const { control, recorded, settled, messages } = conversation([stream(answered)]);
    control.send({ text: 'Pray with me' });
    expect(control.activity()).toMatchObject({ kind: 'sending', outgoing: { text: 'Pray with me' } });
    await settled();
    expect(control.activity()).toEqual({ kind: 'idle' });
    expect(messages()).toEqual([message, finished]);
    expect(recorded.refreshed).toBe(1);
  });

  it('sends nothing while a reply is running', () => {
    const { control, recorded } = conversation([]);
    control.send({ text: 'First' });
    control.send({ text: 'Second' });
    expect(recorded.keys).toHaveLength(1);
  });

  it('returns the message after a failure, and sends the same text under the same key', async () => {
    const { control, recorded, settled } = conversation([
      new RequestError(503, '{"code":"NOT_AVAILABLE","message":"Not now."}'),
      stream(answered),
    ]);
    control.send({ text: 'Pray with me' });
    await settled();
    expect(control.activity()).toEqual({ kind: 'failed', sentence: 'Not now.', retry: 'send', retryAt: 0 });
    expect(recorded.returned).toEqual(['Pray with me']);
    control.send({ text: 'Pray with me' });
    await settled();
    expect(recorded.keys).toEqual(['key 1', 'key 1']);
  });

  it('sends a changed text under a new key', async () => {
    const { control, recorded, settled } = conversation([new RequestError(500, 'Oops'), stream(answered)]);
    control.send({ text: 'Pray with me' });
    await settled();
    control.send({ text: 'Pray for me' });
    expect(recorded.keys).toEqual(['key 1', 'key 2']);
  });

  it('keeps a message that cannot reach the server, and sends it under the same key once it can', async () => {
    const away = new TypeError('Failed to fetch');
    const proxyAlone = new RequestError(502, '<html>Bad gateway</html>');
    const { control, recorded, settled, messages } = conversation([away, proxyAlone, stream(answered)]);
    control.send({ text: 'Pray with me' });
    await settled();
    expect(recorded.keys).toEqual(['key 1', 'key 1', 'key 1']);
    expect(recorded.waits).toBe(2);
    expect(recorded.returned).toEqual([]);
    expect(recorded.stored).toEqual(['Pray with me', null]);
    expect(messages()).toEqual([message, finished]);
  });

  it('returns a waiting message, and sends it again under the same key', async () => {
    const { control, recorded, settled, ports } = conversation([
      new TypeError('Failed to fetch'),
      stream(answered),
    ]);
    ports.waitUntilReachable = () => new Promise(() => undefined);
    control.send({ text: 'Pray with me' });
    await vi.waitFor(() => expect(control.activity().kind).toBe('waiting'), { interval: 1 });
    control.takeBack();
    expect(control.activity()).toEqual({ kind: 'idle' });
    expect(recorded.returned).toEqual(['Pray with me']);
    expect(recorded.stored).toEqual(['Pray with me', null]);
    control.send({ text: 'Pray with me' });
    await settled();
    expect(recorded.keys).toEqual(['key 1', 'key 1']);
  });

  it('drops a message that another tab has sent', async () => {
    const { control, recorded, settled } = conversation([NO_LONGER_WAITING]);
    control.sendOutgoing({ text: 'Pray with me', key: 'key of another page' });
    await settled();
    expect(control.activity()).toEqual({ kind: 'idle' });
    expect([recorded.returned, recorded.refreshed]).toEqual([[], 1]);
  });

  it('passes the message on where the session is not found, and only then', async () => {
    const gone = new RequestError(404, '{"code":"SESSION_NOT_FOUND","message":"Gone."}');
    const lost = conversation([gone]);
    lost.control.send({ text: 'Pray with me' });
    await lost.settled();
    expect(lost.recorded).toMatchObject({ missing: ['Pray with me'], isGone: true, returned: [] });

    const unfound = conversation([new RequestError(404, 'Not Found')]);
    unfound.control.send({ text: 'Pray with me' });
    await unfound.settled();
    expect(unfound.recorded).toMatchObject({ missing: ['Pray with me'], isGone: false, returned: [] });

    const outdated = conversation([new RequestError(404, '{"code":"MESSAGE_NOT_FOUND","message":"Gone."}')]);
    outdated.control.send({ text: 'Pray with me', replaces: 'u1' });
    await outdated.settled();
    expect(outdated.recorded).toMatchObject({ missing: [], returned: ['Pray with me'] });

    const failing = conversation([new RequestError(500, 'Oops')]);
    failing.control.send({ text: 'Pray with me' });
    await failing.settled();
    expect(failing.recorded.missing).toEqual([]);
    expect(failing.recorded.returned).toEqual(['Pray with me']);
  });

  it('returns the message where another reply is running, which can then be followed', async () => {
    const { control, recorded, settled, ports, messages } = conversation(
      [
        new RequestError(409, '{"code":"REPLY_IN_PROGRESS","message":"Please wait."}'),
        stream(event('done', { message: finished })),
      ],
      [message, running],
    );
    control.send({ text: 'And mercy?' });
    await settled();
    expect(control.activity()).toEqual({ kind: 'idle' });
    expect(recorded).toMatchObject({ returned: ['And mercy?'], running: 'Please wait.', refreshed: 1 });
    control.resume();
    // A read of the messages that has begun would bring text which the stream brings too.
    expect(ports.cancelRefresh).toHaveBeenCalledTimes(2);
    await settled();
    expect(messages().at(-1)).toEqual(finished);
    expect(recorded.returned).toEqual(['And mercy?']);
  });

  it('follows a running reply once', async () => {
    const { control, settled, messages } = conversation(
      [stream(event('delta', { text: 'Our Father' }) + event('done', { message: finished }))],
      [message, running],
    );
    control.resume();
    control.resume();
    expect(control.activity()).toEqual({ kind: 'replying', connected: true, queued: false });
    await settled();
    expect(messages().at(-1)).toEqual(finished);
  });

  it('keeps what was written when it is stopped', async () => {
    const { control, settled, messages } = conversation([], [message, running]);
    control.resume();
    control.stop();
    await settled();
    expect(messages().at(-1)).toMatchObject({ status: 'stopped', content: 'Our' });
  });

  it('goes on sending the next message when a stop is answered late', async () => {
    const { control, settled, ports, messages } = conversation(
      [stream(event('done', { message: finished }))],
      [message, running],
    );
    const stopped = Promise.withResolvers<typeof running>();
    ports.stop = () => stopped.promise;
    control.resume();
    control.stop();
    await settled();
    control.send({ text: 'And for my sister' });
    stopped.resolve(finished);
    await stopped.promise;
    expect(control.activity()).toMatchObject({ kind: 'sending', outgoing: { text: 'And for my sister' } });
    expect(messages().at(-1)).toEqual(finished);
  });

  it('replaces the old reply after a retry', async () => {
    const again = { ...running, id: 'r2' };
    const { control, settled, messages } = conversation(
      [
        stream(
          event('reply', { ...again, protocol: 1 }) + event('done', { message: { ...finished, id: 'r2' } }),
        ),
      ],
      [message, { ...finished, status: 'failed' }],
    );
    control.retry('r1');
    await settled();
    expect(messages().map(({ id }) => id)).toEqual(['u1', 'r2']);
  });
});
