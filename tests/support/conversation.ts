import { createParser } from 'eventsource-parser';
import type { ChatMessage, Exchange, MessageList, StreamEvent } from '../../contract/chat.ts';
import type { ErrorBody } from '../../contract/errors.ts';

/** One received event, with the id that a reader resumes from. */
export type ReceivedEvent = StreamEvent & { readonly id: string };

interface Answer<T> {
  readonly status: number;
  readonly headers: Headers;
  readonly body: T;
}

/** A visitor without a browser: makes the chat calls over real HTTP. */
export interface TestVisitor {
  readonly sessionId: string;
  readonly path: string;
  send(
    content: string,
    more?: Record<string, unknown>,
    headers?: Record<string, string>,
  ): Promise<Answer<Exchange & ErrorBody>>;
  stream(
    content: string,
    more?: Record<string, unknown>,
    headers?: Record<string, string>,
  ): Promise<TestStream>;
  messages(): Promise<ChatMessage[]>;
  post(path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer<never>>;
  resume(messageId: string, headers?: Record<string, string>): Promise<TestStream>;
}

interface TestStream {
  readonly response: Response;
  /** All events up to the end of the stream. */
  all(): Promise<ReceivedEvent[]>;
  /** The next events, up to and including the first that matches. */
  until(matches: (event: ReceivedEvent) => boolean): Promise<ReceivedEvent[]>;
  /** Disconnects, as a closed tab does. */
  leave(): Promise<void>;
}

export async function aVisitor(url: string): Promise<TestVisitor> {
  const created = await fetch(`${url}/api/chat/sessions`, { method: 'POST' });
  const { sessionId } = (await created.json()) as { sessionId: string };
  return visitorOf(url, sessionId);
}

/** The same visitor at another instance, or after a restart. */
export function visitorOf(url: string, sessionId: string): TestVisitor {
  const path = `${url}/api/chat/sessions/${sessionId}`;
  const json = (body: unknown, headers: Record<string, string> = {}): RequestInit => ({
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body ?? {}),
  });
  const asked = async (to: string, init: RequestInit): Promise<Answer<never>> => {
    const response = await fetch(to, init);
    return { status: response.status, headers: response.headers, body: (await response.json()) as never };
  };
  const sse = { accept: 'text/event-stream' };
  return {
    sessionId,
    path,
    send: (content, more = {}, headers = {}) =>
      asked(`${path}/messages`, json({ content, ...more }, headers)),
    stream: async (content, more = {}, headers = {}) =>
      readStream(await fetch(`${path}/messages`, json({ content, ...more }, { ...sse, ...headers }))),
    messages: async () => {
      let all: ChatMessage[] = [];
      for (;;) {
        const before = all[0] ? `?before=${all[0].id}` : '';
        const page = (await (await fetch(`${path}/messages${before}`)).json()) as MessageList;
        all = [...page.messages, ...all];
        if (!page.more) return all;
      }
    },
    post: (to, body, headers) => asked(`${path}${to}`, json(body, headers)),
    resume: async (messageId, headers = {}) =>
      readStream(await fetch(`${path}/messages/${messageId}/stream`, { headers: { ...sse, ...headers } })),
  };
}

function readStream(response: Response): TestStream {
  const queue: ReceivedEvent[] = [];
  const parser = createParser({
    onEvent: ({ id, event, data }) =>
      queue.push({ id: id ?? '', event, data: JSON.parse(data) } as ReceivedEvent),
  });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();

  async function next(): Promise<ReceivedEvent | undefined> {
    while (queue.length === 0) {
      const chunk = await reader?.read();
      if (!chunk || chunk.done) return undefined;
      parser.feed(chunk.value);
    }
    return queue.shift();
  }
  async function until(matches: (event: ReceivedEvent) => boolean): Promise<ReceivedEvent[]> {
    const seen: ReceivedEvent[] = [];
    for (let event = await next(); event; event = await next()) {
      seen.push(event);
      if (matches(event)) break;
    }
    return seen;
  }
  return { response, until, all: () => until(() => false), leave: async () => void (await reader?.cancel()) };
}

/** The text of a stream's deltas, one after the other. */
export const textOf = (events: readonly ReceivedEvent[]): string =>
  events.map((event) => (event.event === 'delta' ? event.data.text : '')).join('');

export const isDelta = ({ event }: ReceivedEvent): boolean => event === 'delta';

/** The reply that a stream opened with. */
export function replyIn(events: readonly ReceivedEvent[]): { readonly id: string } {
  const opened = events.find(({ event }) => event === 'reply');
  if (opened?.event !== 'reply') throw new Error('No reply was opened.');
  return opened.data;
}
