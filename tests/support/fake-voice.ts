import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as after } from 'node:timers/promises';
import { silentMp3 } from './silent-mp3.ts';

/** How the fake answers a request for speech, or a list. */
export interface FakeSpeech {
  /** Another status than 200, with the words of ElevenLabs' old or new errors. */
  readonly status?: number;
  readonly word?: string;
  readonly form?: 'old' | 'new';
  readonly headers?: Readonly<Record<string, string>>;
  /** Never answers. */
  readonly silent?: true;
  /** Breaks off after this share of the audio: the connection, or as if it were whole. */
  readonly cut?: 'connection' | 'frame';
  /** Sends this in place of audio, as if it were audio. */
  readonly text?: string;
  /** Before the first byte. */
  readonly firstAfterMs?: number;
  /** How long the audio plays for each character. */
  readonly msPerCharacter?: number;
}

interface FakeVoiceRequest {
  readonly method: string;
  /** Without the query. */
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: IncomingMessage['headers'];
  readonly body: Record<string, unknown>;
}

export interface FakeVoice {
  /** The base address of ElevenLabs' protocol; compatible services are at `${url}/v1`. */
  readonly url: string;
  readonly requests: readonly FakeVoiceRequest[];
  /** Requests for speech, oldest first. */
  spoken(): FakeVoiceRequest[];
  /** The texts that were spoken. */
  texts(): unknown[];
  /** The answers to the next requests for speech; after them that of `always`. */
  script(...answers: readonly FakeSpeech[]): void;
  always(answer: FakeSpeech): void;
  /** The answer to lists whose path contains the key. */
  lists(answers: Readonly<Record<string, FakeSpeech>>): void;
  /** The account: characters used and allowed. */
  account(used: number, limit: number): void;
  close(): Promise<void>;
}

export const FAKE_VOICES = [
  { voice_id: 'grace-id', name: 'Grace', labels: { gender: 'female', accent: 'american', age: 'young' } },
  { voice_id: 'zoe-id', name: 'Zoe - Bright', labels: {} },
  {
    voice_id: 'adam-id',
    name: 'Adam - Deep and calm',
    labels: { gender: 'male', accent: 'american', age: 'middle_aged' },
  },
  { voice_id: 'bella-id', name: 'Bella', description: 'Soft and warm', labels: { gender: 'female' } },
];
/** Two to a page, so that pages are read. */
const PAGE = 2;

/** A voice service on 127.0.0.1 that speaks the protocols of ElevenLabs and of OpenAI's speech call, in silent MP3. */
export async function startFakeVoice(usual: FakeSpeech = {}): Promise<FakeVoice> {
  const requests: FakeVoiceRequest[] = [];
  const scripted: FakeSpeech[] = [];
  let always = usual;
  let lists: Readonly<Record<string, FakeSpeech>> = {};
  let account = { used: 6_120, limit: 10_000 };

  const server = createServer((incoming, response) => {
    const answer = async (): Promise<void> => {
      const request = await readRequest(incoming);
      requests.push(request);
      if (isSpeech(request)) return speak(request, { ...always, ...scripted.shift() }, response);
      const fault = Object.entries(lists).find(([path]) => request.path.includes(path))?.[1];
      if (fault?.silent) return;
      if (fault?.status) return refuse(request, fault, response);
      sendList(request, account, response);
    };
    answer().catch(() => response.destroy());
  });
  server.keepAliveTimeout = 60_000;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', 1_024, resolve));

  const spoken = (): FakeVoiceRequest[] => requests.filter(isSpeech);
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    spoken,
    texts: () => spoken().map(({ body }) => body.text ?? body.input),
    script: (...answers) => void scripted.push(...answers),
    always(answer) {
      always = answer;
      scripted.length = 0;
    },
    lists(answers) {
      lists = answers;
    },
    account(used, limit) {
      account = { used, limit };
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const isSpeech = ({ path }: FakeVoiceRequest): boolean => /text-to-speech|audio\/speech/.test(path);

async function readRequest(incoming: IncomingMessage): Promise<FakeVoiceRequest> {
  incoming.setEncoding('utf8');
  let json = '';
  for await (const piece of incoming) json += piece;
  const { pathname, searchParams } = new URL(incoming.url ?? '/', 'http://fake');
  return {
    method: incoming.method ?? '',
    path: pathname,
    query: searchParams,
    headers: incoming.headers,
    body: json ? (JSON.parse(json) as Record<string, unknown>) : {},
  };
}

async function speak(
  { body, path, headers }: FakeVoiceRequest,
  how: FakeSpeech,
  response: ServerResponse,
): Promise<void> {
  if (how.silent) return;
  if (how.status) return refuse({ path, headers }, how, response);
  const text = String(body.text ?? body.input ?? '');
  if (how.firstAfterMs) await after(how.firstAfterMs);
  response.socket?.setNoDelay(true);
  response.writeHead(200, { 'content-type': 'audio/mpeg', ...how.headers });
  if (how.text !== undefined) {
    response.end(how.text);
    return;
  }
  const audio = silentMp3(Math.max(240, text.length * (how.msPerCharacter ?? 20)));
  const middle = Math.floor(audio.length / 2);
  await new Promise((resolve) => response.write(audio.subarray(0, middle), resolve));
  if (how.cut === 'connection') response.socket?.destroy();
  else if (how.cut === 'frame') response.end(audio.subarray(middle, audio.length - 50));
  else response.end(audio.subarray(middle));
}

function refuse(
  { path, headers }: Pick<FakeVoiceRequest, 'path' | 'headers'>,
  { status = 500, word = '', form = 'old', headers: more }: FakeSpeech,
  response: ServerResponse,
): void {
  const message = `No. ${headers['xi-api-key'] ?? ''}`;
  const body = path.includes('/audio/')
    ? { error: { message, type: word, code: word } }
    : status === 422
      ? { detail: [{ loc: ['body', 'text'], msg: message, type: 'value_error' }] }
      : { detail: form === 'old' ? { status: word, message } : { type: word, code: word, message } };
  response.writeHead(status, { 'content-type': 'application/json', ...more }).end(JSON.stringify(body));
}

function sendList(
  request: Pick<FakeVoiceRequest, 'path' | 'query'>,
  account: { used: number; limit: number },
  response: ServerResponse,
): void {
  const list = listOf(request, account);
  response.writeHead(list ? 200 : 404, { 'content-type': 'application/json' });
  response.end(JSON.stringify(list ?? { detail: 'Not Found' }));
}

function listOf(
  { path, query }: Pick<FakeVoiceRequest, 'path' | 'query'>,
  { used, limit }: { used: number; limit: number },
): unknown {
  if (path.endsWith('/v2/voices')) {
    const from = Number(query.get('next_page_token') ?? 0);
    const next = from + PAGE;
    const hasMore = next < FAKE_VOICES.length;
    return {
      voices: FAKE_VOICES.slice(from, next),
      has_more: hasMore,
      next_page_token: hasMore ? String(next) : null,
    };
  }
  if (path.endsWith('/v1/user/subscription')) {
    return { character_count: used, character_limit: limit, next_character_count_reset_unix: 1_800_000_000 };
  }
  if (path.endsWith('/v1/models')) {
    return [{ model_id: 'eleven_flash_v2_5', maximum_text_length_per_request: 2_000 }];
  }
  return path.endsWith('/v1/audio/voices') ? { voices: ['af_bella', 'am_adam', 'piper'] } : undefined;
}
