/**
 * The hostile texts at every place of every call where a client may write: none makes the server fail, none takes time
 * out of proportion to its length, and none keeps the main thread from everybody else.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Call } from '../../contract/call.ts';
import { calls } from '../../contract/calls.ts';
import {
  BODY_MAX_BYTES,
  CHAT_BODY_MAX_BYTES,
  CONTACT_MESSAGE_MAX_LENGTH,
  DOCUMENT_MAX_LENGTH,
  MESSAGE_MAX_LENGTH,
  REFERENCE_MAX_LENGTH,
  ROOM_ANSWER_MAX_LENGTH,
  ROOM_NAME_FIELD_MAX_LENGTH,
  SEARCH_MAX_LENGTH,
  SPEECH_MAX_LENGTH,
} from '../../contract/limits.ts';
import { freePort, startBerea, type TestBerea } from '../support/berea.ts';
import { bodyOf, bodyPlaces, type TextPlace, textPlaces, WHOLE, withText } from '../support/hostile-calls.ts';
import { GROWTH, hostileBodies, hostileTexts } from '../support/hostile-texts.ts';
import type { Probed } from '../support/loop-probe.ts';
import { aRoom } from '../support/rooms.ts';

const LONG = process.env.FAULTS === 'long';
const PASSWORD = 'a long enough password';
/** Of a text that is refused: longer than any call takes. A path and a header end at 16 kB. */
const TOO_LONG = 200_000;
const LONGEST_IN_HEAD = 12_000;
/** Where every hostile text is tried, in the greatest length that the call reads. */
const READ: Readonly<Record<string, number>> = {
  'sendMessage content': MESSAGE_MAX_LENGTH,
  'sendMessage document': DOCUMENT_MAX_LENGTH,
  'editMessage content': MESSAGE_MAX_LENGTH,
  'checkText text': DOCUMENT_MAX_LENGTH,
  'processFile file': DOCUMENT_MAX_LENGTH,
  'bibleSearch query': SEARCH_MAX_LENGTH,
  'bibleVerse reference': REFERENCE_MAX_LENGTH,
  'ttsPassage osis': REFERENCE_MAX_LENGTH,
  'ttsGenerate text': SPEECH_MAX_LENGTH,
  'listGames passage': REFERENCE_MAX_LENGTH,
  'openRoom source.reference': REFERENCE_MAX_LENGTH,
  'joinRoom name': ROOM_NAME_FIELD_MAX_LENGTH,
  'answerInRoom answer': ROOM_ANSWER_MAX_LENGTH,
  'sendContact message': CONTACT_MESSAGE_MAX_LENGTH,
};
/** Where a text costs most, the short form tries one in so many: each file has a process of its own. */
const COSTLY: Readonly<Record<string, number>> = {
  'sendMessage document': 3,
  'editMessage content': 3,
  'checkText text': 3,
  'processFile file': 7,
};
/** Elsewhere so many are tried at a place. */
const FEW = 3;

/** A text may keep the main thread so many times as long as ordinary words do: room for garbage collection and cold code. */
const MOST_TIMES_ORDINARY = 5;
/** A body that is refused for its shape is not even read. */
const MOST_TIMES_OF_BODY = 1;
/** What is quicker than this is not judged by its growth. */
const JUDGED_FROM_MS = 150;
const LEAST_MS = 20;

const ORDINARY = ['What does “God so loved” in John 3:16 mean?', 'I am sad', 'John 3:16', 'Make a study'];

let berea: TestBerea;
let probeAt: string;
let valid: Readonly<Record<string, string>>;
/** The longest stretch of the main thread that ordinary words need, in CPU milliseconds: the floor of this run. */
let ordinaryMs = 0;
beforeAll(async () => {
  const port = String(await freePort());
  const probe = new URL('../support/loop-probe.ts', import.meta.url);
  berea = await startBerea({
    ADMIN_PASSWORD: PASSWORD,
    PROBE_PORT: port,
    NODE_OPTIONS: `--import=${probe}`,
    // Set already, so that the process does not begin again (server/runtime.js): the probe hides itself from what comes after it.
    MALLOC_ARENA_MAX: '2',
  });
  probeAt = `http://127.0.0.1:${port}`;
  const room = await aRoom(berea.url);
  valid = {
    reference: 'John 3:16',
    osis: 'John.3.16',
    query: 'grace',
    code: room.code,
    'x-room-secret': room.secret,
    'x-admin-session': await signIn(),
  };
  // What the first requests compile and load is no fault of a text.
  for (const words of ORDINARY) {
    for (const place of Object.keys(READ).map(placeOf)) await (await ask(place, words)).text();
  }
  for (const words of ORDINARY) {
    for (const [key, length] of Object.entries(READ)) {
      const { longestMs } = await measure(placeOf(key), `${words} `.repeat(length / words.length / 2));
      ordinaryMs = Math.max(ordinaryMs, longestMs);
    }
  }
}, 240_000);
afterAll(() => berea?.remove());

async function signIn(): Promise<string> {
  const response = await sendJson('POST', '/api/admin/login', { username: 'admin', password: PASSWORD });
  return ((await response.json()) as { sessionId: string }).sessionId;
}

const sendJson = (
  method: string,
  path: string,
  body?: object | string,
  headers: Record<string, string> = {},
) =>
  fetch(berea.url + path, {
    method,
    headers: { ...(body && { 'content-type': 'application/json' }), ...headers },
    ...(body && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });

function placeOf(key: string): TextPlace {
  const [call = '', name = ''] = key.split(' ');
  if (key === 'sendMessage document') return { call: 'sendMessage', part: 'body', name };
  const place = textPlaces().find((each) => each.call === call && each.name === name);
  if (!place) throw new Error(`There is no place ${key}.`);
  return place;
}

/** A conversation of its own, so that nothing but this text is read; with a message and a reply where one is changed. */
async function aConversation(place: TextPlace): Promise<Record<string, string>> {
  const session = await sendJson('POST', '/api/chat/sessions');
  const { sessionId } = (await session.json()) as { sessionId: string };
  if (!('messageId' in ((calls[place.call] as Call).params?.shape ?? {}))) return { sessionId };
  const sent = await sendJson('POST', `/api/chat/sessions/${sessionId}/messages`, { content: 'Hello' });
  const { message, reply } = (await sent.json()) as { message: { id: string }; reply: { id: string } };
  return { sessionId, messageId: place.call === 'editMessage' ? message.id : reply.id };
}

/** Calls with a text at one place, and valid values elsewhere. */
async function ask(place: TextPlace, text: string): Promise<Response> {
  const call: Call = calls[place.call];
  const known = call.path.includes('{sessionId}') ? { ...valid, ...(await aConversation(place)) } : valid;
  const at = (part: TextPlace['part'], name: string): string =>
    place.part === part && place.name === name ? text : (known[name] ?? 'none');
  const path = call.path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(at('path', name)));
  const query = new URLSearchParams();
  for (const name of Object.keys(call.query?.shape ?? {})) {
    if ((place.part === 'query' && place.name === name) || name in known) query.set(name, at('query', name));
  }
  const headers: Record<string, string> = {};
  for (const name of Object.keys(call.headers?.shape ?? {})) {
    if ((place.part === 'header' && place.name === name) || name in known) headers[name] = at('header', name);
  }
  await probe();
  const url = `${path}${query.size > 0 ? `?${query}` : ''}`;
  if (place.part !== 'file') return sendJson(call.method, url, bodyWith(place, text), headers);
  const form = new FormData();
  form.append(place.name, new Blob([text]), 'notes.txt');
  return fetch(berea.url + url, { method: call.method, headers, body: form });
}

function bodyWith(place: TextPlace, text: string): object | string | undefined {
  if (place.name === WHOLE) return text;
  if (place.call === 'sendMessage') {
    if (place.name === 'document') {
      const attachment = { fileName: 'notes.txt', fileType: 'text', wordCount: 1, length: text.length };
      return { content: `${text}\n\nMake a study of it`, attachment };
    }
    if (place.name === 'content') return { content: text };
  }
  const body = bodyOf(place.call);
  return body && place.part === 'body' ? withText(body, place.name, text) : body;
}

const probe = async (): Promise<Probed> => (await (await fetch(probeAt)).json()) as Probed;

async function measure(place: TextPlace, text: string): Promise<Probed> {
  const response = await ask(place, text);
  const body = await response.text();
  const measured = await probe();
  // A document that its process was ended for is refused as too complicated.
  expect(body).not.toContain('too complicated');
  expect([place, response.status < 500 || response.status === 503, response.status]).toEqual([
    place,
    true,
    response.status,
  ]);
  return measured;
}

/** The least of some tries, as soon as one is good enough. */
async function measureAgain(place: TextPlace, text: string, isGood: (probed: Probed) => boolean) {
  let best = await measure(place, text);
  for (let tried = 1; tried < GROWTH.tries && !isGood(best); tried++) {
    const next = await measure(place, text);
    best = {
      longestMs: Math.min(best.longestMs, next.longestMs),
      cpuMs: Math.min(best.cpuMs, next.cpuMs),
    };
  }
  return best;
}

interface Worst {
  ms: number;
  over20: number;
  tried: number;
  piece: string;
}
const worst = new Map<string, Worst>();

async function tryText(
  place: TextPlace,
  { piece, text }: { piece: string; text: string },
  mostTimes = MOST_TIMES_ORDINARY,
): Promise<Probed> {
  const { longestMs, cpuMs } = await measureAgain(place, text, (probed) => probed.longestMs < 20);
  const key = `${place.call} ${place.name || 'body'}`;
  const known = worst.get(key) ?? { ms: 0, over20: 0, tried: 0, piece: '' };
  worst.set(key, {
    ...(longestMs > known.ms ? { ms: longestMs, piece } : known),
    over20: known.over20 + (longestMs > 20 ? 1 : 0),
    tried: known.tried + 1,
  });
  expect(longestMs / ordinaryMs, `${key}, ${JSON.stringify(piece)}: ${longestMs} ms`).toBeLessThan(mostTimes);
  return { longestMs, cpuMs };
}

/** Every second text ends in a letter: what looks for an end of a run finds none. */
const withEnding = (hostile: { piece: string; text: string }, index: number) =>
  index % 2 === 0 ? hostile : { ...hostile, text: `${hostile.text.slice(0, -1).toWellFormed()}x` };

/** As much of a text as the head of a request takes. */
function forHead(text: string): string {
  const cut = text.slice(0, LONGEST_IN_HEAD);
  const times = encodeURIComponent(cut).length / LONGEST_IN_HEAD;
  return cut.slice(0, Math.floor(cut.length / Math.max(1, times))).toWellFormed();
}

describe('hostile texts', () => {
  it.each(Object.keys(READ))(
    'are read in time in proportion to their length: %s',
    {
      timeout: 240_000,
    },
    async (key) => {
      const place = placeOf(key);
      const length = READ[key]!;
      const all = hostileTexts(length).map(withEnding);
      const short = new Map(
        hostileTexts(Math.floor(length / GROWTH.times))
          .map(withEnding)
          .map(({ piece, text }) => [piece, text]),
      );
      for (const [index, hostile] of all.entries()) {
        if (!LONG && index % (COSTLY[key] ?? 1) !== 0) continue;
        const { cpuMs } = await tryText(place, hostile);
        if (cpuMs < JUDGED_FROM_MS) continue;
        const before = await measure(place, short.get(hostile.piece)!);
        const isLinear = (probed: Probed): boolean =>
          probed.cpuMs / Math.max(before.cpuMs, LEAST_MS) < GROWTH.mostTimes;
        const again = await measureAgain(place, hostile.text, isLinear);
        expect(
          again.cpuMs / Math.max(before.cpuMs, LEAST_MS),
          `${key} ${JSON.stringify(hostile.piece)}`,
        ).toBeLessThan(GROWTH.mostTimes);
      }
    },
  );

  it('make no call fail, wherever in it they stand and however long', { timeout: 240_000 }, async () => {
    const texts = hostileTexts(TOO_LONG).map(withEnding);
    let next = 0;
    for (const place of textPlaces()) {
      const isHead = place.part !== 'body' && place.part !== 'file';
      for (let tried = 0; tried < (LONG ? texts.length : FEW); tried++) {
        const { piece, text } = texts[next++ % texts.length]!;
        const isHeader = place.part === 'header';
        if (isHeader && !/^[\x20-\x7e]*[\x21-\x7e][\x20-\x7e]*$/.test(piece)) continue;
        const cut = isHead ? forHead(text) : text;
        await tryText(place, { piece, text: isHeader ? cut.trim() : cut });
      }
    }
  });

  it('make no body costly, whatever its shape', { timeout: 240_000 }, async () => {
    for (const length of [BODY_MAX_BYTES, CHAT_BODY_MAX_BYTES]) {
      const bodies = hostileBodies(length - 100);
      for (const place of bodyPlaces())
        for (const body of bodies) await tryText(place, body, MOST_TIMES_OF_BODY);
    }
  });

  it('leave nothing in the log but deliberate refusals', async () => {
    await berea.stop();
    expect(berea.output()).not.toMatch(/"level":"(error|fatal)"/);
    const slowest = [...worst].sort(([, a], [, b]) => b.ms - a.ms).slice(0, 12);
    console.log(
      `longest stretches of the main thread, in CPU ms:\n${slowest
        .map(
          ([key, { ms, over20, tried, piece }]) =>
            `  ${key}: ${ms.toFixed(0)} (${JSON.stringify(piece)}), over 20 ms ${over20} of ${tried}`,
        )
        .join('\n')}`,
    );
  });
});
