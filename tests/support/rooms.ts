import { Agent, get, type IncomingMessage } from 'node:http';
import type { OpenRoomBody, RoomHostBody, RoomView } from '../../contract/rooms.ts';

/** Phones and leaders of live rooms, over real HTTP. */

export interface Answered {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: tests read what they expect.
  readonly body: any;
}

/** A seat at one instance: a player's or the leader's. */
export interface TestSeat {
  readonly url: string;
  readonly code: string;
  readonly secret: string;
  answer(questionId: string, answer: string): Promise<Answered>;
  lead(action: RoomHostBody): Promise<Answered>;
  /** What the seat sees now. */
  view(): Promise<RoomView>;
  follow(options?: { watch?: boolean; comesBack?: boolean }): TestStream;
  /** The same seat at another instance. */
  at(url: string): TestSeat;
}

interface TestStream {
  /** Every event as it was sent. */
  readonly frames: string[];
  last(): RoomView | undefined;
  /** The first view, of those already there or to come, for which this holds. */
  until(holds: (view: RoomView) => boolean): Promise<RoomView>;
  /** Resolves when the server has ended the stream. */
  readonly ended: Promise<void>;
  /** Breaks the connection, as a phone that changes its network. */
  drop(): void;
  close(): void;
}

const PATIENCE_MS = 10_000;
const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY });

export async function post(
  url: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<Answered> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: await response.json().catch(() => undefined) };
}

const PLAIN_ROOM: OpenRoomBody = {
  source: { kind: 'bank' },
  count: 5,
  secondsPerQuestion: 0,
  scoring: 'right',
  teams: 0,
};

/** Opens a room; the leader's seat. */
export async function aRoom(url: string, asked: Partial<OpenRoomBody> = {}): Promise<TestSeat> {
  const { status, body } = await post(`${url}/api/game-rooms`, { ...PLAIN_ROOM, ...asked });
  if (status !== 201) throw new Error(`The room was not opened: ${status} ${JSON.stringify(body)}`);
  return aSeat(url, body.code, body.hostSecret);
}

export const join = (url: string, code: string, name: string, headers: Record<string, string> = {}) =>
  post(`${url}/api/game-rooms/${code}/players`, { name }, headers);

/** Joins a room; the player's seat. */
export async function aPlayer(url: string, code: string, name: string): Promise<TestSeat & { id: string }> {
  const { status, body } = await join(url, code, name);
  if (status !== 201) throw new Error(`${name} could not join: ${status} ${JSON.stringify(body)}`);
  return { ...aSeat(url, code, body.playerSecret), id: body.playerId };
}

function aSeat(url: string, code: string, secret: string): TestSeat {
  const path = `${url}/api/game-rooms/${code}`;
  const headers = { 'x-room-secret': secret };
  return {
    url,
    code,
    secret,
    answer: (questionId, answer) => post(`${path}/answers`, { questionId, answer }, headers),
    lead: (action) => post(`${path}/host`, action, headers),
    view: async () => (await (await fetch(`${path}/events`, { headers })).json()) as RoomView,
    follow: ({ watch = false, comesBack = false } = {}) =>
      followRoom(`${path}/events${watch ? '?as=watch' : ''}`, headers, comesBack),
    at: (other) => aSeat(other, code, secret),
  };
}

interface Waiting {
  holds(view: RoomView): boolean;
  resolve(view: RoomView): void;
}

function followRoom(path: string, headers: Record<string, string>, comesBack: boolean): TestStream {
  const frames: string[] = [];
  const views: RoomView[] = [];
  const waiting = new Set<Waiting>();
  let response: IncomingMessage | undefined;
  let isClosed = false;
  let end = (): void => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });

  function receive(frame: string): void {
    const data = /^data: (.*)$/m.exec(frame)?.[1];
    if (data === undefined) return;
    frames.push(frame);
    const view = JSON.parse(data) as RoomView;
    views.push(view);
    for (const one of waiting) if (one.holds(view)) one.resolve(view);
  }

  function connect(): void {
    if (isClosed) return;
    const again = (): void => {
      end();
      if (comesBack) setTimeout(connect, 50);
    };
    const request = get(path, { agent, headers: { ...headers, accept: 'text/event-stream' } }, (answer) => {
      response = answer;
      let text = '';
      answer.setEncoding('utf8');
      answer.on('data', (chunk: string) => {
        text += chunk;
        const parts = text.split('\n\n');
        text = parts.pop() ?? '';
        for (const part of parts) receive(part);
      });
      answer.on('close', again);
      answer.on('error', () => {});
    });
    request.on('error', () => {
      if (!response) again();
    });
  }
  connect();

  return {
    frames,
    last: () => views.at(-1),
    until(holds) {
      const known = views.find(holds);
      if (known) return Promise.resolve(known);
      return new Promise((resolve, reject) => {
        const late = setTimeout(
          () => reject(new Error(`No such view came. The last one: ${JSON.stringify(views.at(-1))}`)),
          PATIENCE_MS,
        );
        const one: Waiting = {
          holds,
          resolve(view) {
            clearTimeout(late);
            waiting.delete(one);
            resolve(view);
          },
        };
        waiting.add(one);
      });
    },
    ended,
    drop: () => response?.destroy(),
    close() {
      isClosed = true;
      response?.destroy();
    },
  };
}
