import { describe, expect, it } from 'vitest';
import type { StreamEvent } from '../../../contract/chat.ts';
import { RequestError } from '../../app/request.ts';
import { aMessage } from '../testing/builders.ts';
import { followReply, NOT_STARTED, type Progress, type ReplyCalls, receiveEvent } from './follow-reply.ts';
import type { ReceivedEvent } from './read-events.ts';

const reply = { ...aMessage({ id: 'r1', role: 'assistant', status: 'streaming', content: '' }), protocol: 1 };
const done: ReceivedEvent = { event: 'done', data: { message: { ...reply, content: 'Fear not.' } } };
const delta = (text: string, length: number): ReceivedEvent => ({ event: 'delta', data: { text }, length });
const at = (received: number | null): Progress => ({ replyId: 'r1', received, ended: false });

describe('receiving an event', () => {
  it('counts the text that has arrived', () => {
    expect(receiveEvent(at(5), delta('not.', 9))).toEqual([
      at(9),
      { event: 'delta', data: { text: 'not.' } },
    ]);
  });

  it('removes text that was already received', () => {
    expect(receiveEvent(at(5), delta('Fear not.', 9))).toEqual([
      at(9),
      { event: 'delta', data: { text: 'not.' } },
    ]);
    expect(receiveEvent(at(9), delta('not.', 9))).toEqual([at(9), null]);
  });

  it('asks for the whole text again where a part is missing', () => {
    expect(receiveEvent(at(0), delta('not.', 9))).toEqual([at(null), null]);
    expect(receiveEvent(at(null), delta('more', 13))).toEqual([at(null), null]);
    expect(receiveEvent(at(null), { event: 'reply', data: { ...reply, content: 'Fear ' } })[0]).toEqual(
      at(5),
    );
  });
});

const write = (events: readonly ReceivedEvent[]): string =>
  events
    .map(
      ({ event, data, length }) => `id: ${length ?? 0}\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`,
    )
    .join('');

/** A response that sends these events, then breaks or ends. */
function line(events: readonly ReceivedEvent[], ending: 'breaks' | 'ends' = 'ends'): Response {
  let sent = false;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (!sent && events.length > 0) controller.enqueue(new TextEncoder().encode(write(events)));
      else if (ending === 'breaks') controller.error(new TypeError('network error'));
      else controller.close();
      sent = true;
    },
  });
  return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
}

/** A server that gives these answers, one after the other, and records what it was asked. */
function server(answers: (Response | Error)[]) {
  const asked: string[] = [];
  const passed: StreamEvent[] = [];
  const connections: boolean[] = [];
  const pauses: number[] = [];
  const answer = async (question: string): Promise<Response> => {
    asked.push(question);
    const next = answers.shift();
    if (!next) throw new Error(`nobody expected "${question}"`);
    if (next instanceof Error) throw next;
    return next;
  };
  const calls: ReplyCalls = {
    begin: () => answer('begin'),
    resume: (id, received) => answer(`resume ${id} ${received}`),
    onEvents: (events) => passed.push(...events),
    onConnection: (connected) => connections.push(connected),
    wait: async (ms) => {
      pauses.push(ms);
    },
  };
  const text = (): string => passed.map((event) => (event.event === 'delta' ? event.data.text : '')).join('');
  return { calls, asked, passed, connections, pauses, text };
}

const never = new AbortController().signal;

describe('following a reply', () => {
  it('reads it to its end', async () => {
    const { calls, asked, text } = server([
      line([{ event: 'reply', data: reply }, delta('Fear ', 5), delta('not.', 9), done]),
    ]);
    await followReply(calls, NOT_STARTED, never);
    expect(asked).toEqual(['begin']);
    expect(text()).toBe('Fear not.');
  });

  it('resumes after the text that has arrived when the connection breaks', async () => {
    const { calls, asked, text, connections } = server([
      line([{ event: 'reply', data: reply }, delta('Fear ', 5)], 'breaks'),
      line([delta('not.', 9), done]),
    ]);
    await followReply(calls, NOT_STARTED, never);
    expect(asked).toEqual(['begin', 'resume r1 5']);
    expect(text()).toBe('Fear not.');
    expect(connections).toEqual([true, false, true]);
  });

  it('treats a stream that ends without "done" as a broken connection', async () => {
    const { calls, asked } = server([line([{ event: 'reply', data: reply }]), line([done])]);
    await followReply(calls, NOT_STARTED, never);
    expect(asked).toEqual(['begin', 'resume r1 0']);
  });

  it('sends again where the connection broke before the reply had an id', async () => {
    const { calls, asked } = server([
      line([{ event: 'message', data: aMessage({}) }], 'breaks'),
      line([{ event: 'reply', data: reply }, done]),
    ]);
    await followReply(calls, NOT_STARTED, never);
    expect(asked).toEqual(['begin', 'begin']);
  });

  it('asks for the whole text after a gap', async () => {
    const { calls, asked } = server([
      line([{ event: 'reply', data: reply }, delta('not.', 9)]),
      line([{ event: 'reply', data: { ...reply, content: 'Fear not.' } }, done]),
    ]);
    await followReply(calls, NOT_STARTED, never);
    expect(asked).toEqual(['begin', 'resume r1 null']);
  });

  it('rejects where the message could not be sent at all', async () => {
    const { calls, asked } = server([new TypeError('Failed to fetch')]);
    await expect(followReply(calls, NOT_STARTED, never)).rejects.toThrow('Failed to fetch');
    expect(asked).toEqual(['begin']);
  });

  it('waits longer and longer for a server that does not answer, then gives up', async () => {
    const gone = (): Error => new TypeError('Failed to fetch');
    const { calls, pauses } = server(Array.from({ length: 8 }, gone));
    await expect(followReply({ ...calls, begin: null }, at(5), never)).rejects.toThrow('Failed to fetch');
    expect(pauses).toEqual([300, 1_000, 2_000, 4_000, 8_000, 8_000, 8_000]);
  });

  it('does not retry where the server refuses', async () => {
    const { calls, asked } = server([
      new RequestError(404, '{"code":"SESSION_NOT_FOUND","message":"Gone."}'),
    ]);
    await expect(followReply({ ...calls, begin: null }, at(5), never)).rejects.toThrow('404');
    expect(asked).toHaveLength(1);
  });

  it('retries where a server behind a proxy is starting', async () => {
    const { calls, asked } = server([new RequestError(503, 'Starting'), line([done])]);
    await followReply({ ...calls, begin: null }, at(5), never);
    expect(asked).toEqual(['resume r1 5', 'resume r1 5']);
  });

  it('reads an answer that was not streamed', async () => {
    const exchange = {
      message: aMessage({ id: 'u1' }),
      reply: { ...reply, status: 'complete', content: 'Peace.' },
    };
    const { calls, passed } = server([Response.json(exchange, { status: 201 })]);
    await followReply(calls, NOT_STARTED, never);
    expect(passed.map(({ event }) => event)).toEqual(['message', 'done']);
  });

  it('resolves when it is aborted', async () => {
    const leaving = new AbortController();
    const { calls } = server([]);
    const followed = followReply(
      {
        ...calls,
        begin: async () => {
          leaving.abort();
          throw new DOMException('Aborted', 'AbortError');
        },
      },
      NOT_STARTED,
      leaving.signal,
    );
    await expect(followed).resolves.toBeUndefined();
  });
});
