import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as after } from 'node:timers/promises';
import { type ProviderKind, providerEntry } from '../../server/providers/catalogue.ts';
import { type FakeCall, type FakeEnd, type FakeProtocol, protocolOf } from './fake-ai-protocols.ts';

/** One reply as a test describes it. Everything is optional. */
export interface FakeReply {
  /** A status other than 200 makes an error response. */
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Never responds, not even with headers. */
  readonly silent?: true;
  /** Sent before the text as the service's own thinking events. */
  readonly thoughts?: readonly string[];
  /** Pieces of text, or a tap that the test controls; by default a plain sentence. */
  readonly text?: readonly string[] | AsyncIterable<string>;
  /** What the model looks up after its text. */
  readonly calls?: readonly FakeCall[];
  /** Raw server-sent events in place of the protocol's own, for what only some servers send. */
  readonly raw?: readonly string[];
  readonly end?: FakeEnd;
  /** The token count that the service reports; null: it reports none. */
  readonly outputTokens?: number | null;
  /** Bytes per packet, so that characters and events are split. */
  readonly packetBytes?: number;
  /** Real time, for benchmarks and for watching: before the first piece, and between pieces. */
  readonly firstAfterMs?: number;
  readonly everyMs?: number;
}

type FakeScript = FakeReply | ((request: FakeRequest) => FakeReply);

/** What the fake was asked. */
export interface FakeRequest {
  readonly protocol: FakeProtocol['id'];
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: Record<string, unknown>;
  readonly system: string;
  readonly messages: readonly { readonly role: string; readonly content: string }[];
  /** Resolves when the response is complete or its connection closed: says which. */
  readonly ended: Promise<'closed' | 'complete'>;
}

export interface FakeAi {
  /** `http://127.0.0.1:port`; chat completions are at `${url}/v1`. */
  readonly url: string;
  readonly requests: readonly FakeRequest[];
  /** Resolves with the request of this number (from 0) once it has arrived. */
  received(number: number): Promise<FakeRequest>;
  /** The next replies, one per request; after them the reply of `always`. */
  script(...replies: readonly FakeScript[]): void;
  /** The reply to every request without a scripted one. */
  always(reply: FakeScript): void;
  close(): Promise<void>;
}

export interface FakeAiOptions {
  readonly port?: number;
  readonly reply?: FakeScript;
}

const PLAIN_TEXT = ['This is ', 'a fake ', 'answer.'];

/** The fake's address as the `AI_BASE_URL` of a provider: with the path that the provider's own address has. */
export function baseUrlFor(fake: FakeAi, kind: ProviderKind): string {
  const { pathname } = new URL(providerEntry(kind).baseUrl ?? 'http://localhost/v1');
  return fake.url + pathname.replace(/\/$/, '');
}

/** A service on 127.0.0.1 that speaks the protocols of OpenAI (chat completions), Anthropic and Google. */
export async function startFakeAi(options: FakeAiOptions = {}): Promise<FakeAi> {
  const requests: FakeRequest[] = [];
  const scripted: FakeScript[] = [];
  const waiting = new Map<number, (request: FakeRequest) => void>();
  let defaultReply = options.reply ?? {};

  const server = createServer((incoming, response) => {
    const reply = async () => {
      const protocol = protocolOf(incoming.url ?? '');
      if (!protocol) {
        response.writeHead(404).end();
        return;
      }
      const request = await readRequest(protocol, incoming, response);
      const script = scripted.shift() ?? defaultReply;
      requests.push(request);
      waiting.get(requests.length - 1)?.(request);
      await answer(protocol, typeof script === 'function' ? script(request) : script, response);
    };
    // A request that does not follow its protocol gets no response.
    reply().catch(() => response.destroy());
  });
  server.keepAliveTimeout = 60_000;
  await new Promise<void>((resolve) => server.listen(options.port ?? 0, '127.0.0.1', 1_024, resolve));

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    received: (number) =>
      new Promise((resolve) => {
        const request = requests[number];
        if (request) resolve(request);
        else waiting.set(number, resolve);
      }),
    script: (...replies) => void scripted.push(...replies),
    always(reply) {
      defaultReply = reply;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function readRequest(
  protocol: FakeProtocol,
  incoming: IncomingMessage,
  response: ServerResponse,
): Promise<FakeRequest> {
  incoming.setEncoding('utf8');
  let json = '';
  for await (const piece of incoming) json += piece;
  const body = JSON.parse(json) as Record<string, unknown>;
  return {
    protocol: protocol.id,
    path: incoming.url ?? '',
    headers: incoming.headers,
    body,
    ...protocol.read(body),
    ended: new Promise((resolve) => {
      response.once('finish', () => resolve('complete'));
      response.once('close', () => resolve('closed'));
    }),
  };
}

async function answer(protocol: FakeProtocol, reply: FakeReply, response: ServerResponse): Promise<void> {
  if (reply.silent) return;
  const status = reply.status ?? 200;
  if (status !== 200) {
    response.writeHead(status, { 'content-type': 'application/json', ...reply.headers });
    response.end(JSON.stringify(protocol.refusal(status)));
    return;
  }
  response.socket?.setNoDelay(true);
  response.writeHead(200, { 'content-type': 'text/event-stream', ...reply.headers });
  response.flushHeaders();
  for (const event of reply.raw ?? []) await send(response, event, reply);
  if (!reply.raw) await sendText(protocol, reply, response);
  await finish(protocol, reply, response);
}

async function sendText(protocol: FakeProtocol, reply: FakeReply, response: ServerResponse): Promise<void> {
  await send(response, protocol.begin(), reply);
  for (const thought of reply.thoughts ?? []) await send(response, protocol.thought(thought), reply);
  let pause = reply.firstAfterMs;
  for await (const text of reply.text ?? (reply.calls ? [] : PLAIN_TEXT)) {
    if (pause) await after(pause);
    pause = reply.everyMs;
    if (response.destroyed) return;
    await send(response, protocol.piece(text), reply);
  }
  for (const [position, call] of (reply.calls ?? []).entries())
    await send(response, protocol.call(call, position), reply);
}

async function finish(protocol: FakeProtocol, reply: FakeReply, response: ServerResponse): Promise<void> {
  const end = reply.end ?? (reply.calls ? 'calls' : 'finished');
  if (end === 'hang') return;
  if (end === 'cut') {
    // What was written must arrive before the connection breaks.
    await new Promise((resolve) => response.write(':\n\n', resolve));
    response.socket?.destroy();
    return;
  }
  if (end === 'broken') await send(response, protocol.broken(), reply);
  else if (end === 'trouble') await send(response, protocol.trouble(), reply);
  else if (end !== 'no-mark' && !reply.raw) {
    const tokens = reply.outputTokens === undefined ? 7 : reply.outputTokens;
    await send(response, protocol.finish(end, tokens), reply);
  }
  response.end();
}

async function send(response: ServerResponse, event: string, { packetBytes }: FakeReply): Promise<void> {
  if (event === '') return;
  if (packetBytes === undefined) {
    response.write(event);
    return;
  }
  const bytes = Buffer.from(event);
  for (let at = 0; at < bytes.length; at += packetBytes) {
    await new Promise((resolve) => response.write(bytes.subarray(at, at + packetBytes), resolve));
    await new Promise((resolve) => setImmediate(resolve));
  }
}

/**
 * The same service in a process of its own, as in reality, so that its work does not slow what is measured. So large a
 * share of its replies is a failure instead.
 */
export async function forkFakeAi(reply: FakeReply, failingShare = 0): Promise<{ url: string; end(): void }> {
  const service = fork(import.meta.filename, {
    stdio: 'inherit',
    env: {
      ...process.env,
      PORT: '0',
      FAKE_AI_REPLY: JSON.stringify(reply),
      FAKE_AI_FAILS: String(failingShare),
    },
  });
  const [url] = (await once(service, 'message')) as [string];
  return { url, end: () => void service.kill() };
}

/**
 * Run directly (`node tests/support/fake-ai.ts`), it replies as the JSON in FAKE_AI_REPLY says, and fails as often as
 * FAKE_AI_FAILS (0 to 1).
 */
if (import.meta.main) {
  const reply = (JSON.parse(process.env.FAKE_AI_REPLY ?? 'null') as FakeReply | null) ?? {};
  const fails = Number(process.env.FAKE_AI_FAILS ?? 0);
  const fake = await startFakeAi({
    port: Number(process.env.PORT ?? 0),
    reply: () => (Math.random() < fails ? { status: 500 } : reply),
  });
  if (process.send) process.send(fake.url);
  else console.log(fake.url);
}
