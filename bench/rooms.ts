/**
 * Live rooms on the real server: 60 rooms of 15 players at once, each at its own pace, then one room of 40. Measured at the
 * phones: how long until an answer is acknowledged (goal: 50 ms at p99) and until a new question has come (goal: 150 ms at
 * p99), and the server's memory (goal: 250 MB). Every ten seconds 5% of the connections are dropped; at the end every seat
 * must have the answers and the score that belong to it. The floor is GET /healthz in the same seconds.
 */
import { readFileSync } from 'node:fs';
import { Agent, get, type IncomingMessage, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { RoomView } from '../contract/rooms.ts';
import { startBerea, type TestBerea } from '../tests/support/berea.ts';

const QUESTIONS = 5;
/** Answers of a question come within this time, as in a room where people think. */
const THINKING_MS = 5_000;
const DROP_EVERY_MS = 10_000;
const DROPPED_SHARE = 0.05;

const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY });

interface Phone {
  readonly name: string;
  readonly secret: string;
  /** When each question came, by its name. */
  readonly cameAt: Map<string, number>;
  readonly given: Map<string, string>;
  options: readonly string[];
  stream?: IncomingMessage | undefined;
  isOver: boolean;
}

interface Result {
  readonly acknowledged: number[];
  readonly arrived: number[];
  lost: number;
  dropped: number;
}

function post(url: string, body: object, secret?: string): Promise<{ status: number; body: string }> {
  const text = JSON.stringify(body);
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(text),
    ...(secret && { 'x-room-secret': secret }),
  };
  return new Promise((resolve, reject) => {
    const sent = request(url, { method: 'POST', agent, headers }, (response) => {
      let received = '';
      response.setEncoding('utf8').on('data', (chunk: string) => (received += chunk));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body: received }));
    });
    sent.on('error', reject).end(text);
  });
}

/** Opens the stream, and again whenever it ends. Of each view only what is measured is read. */
function follow(path: string, phone: Phone): void {
  if (phone.isOver) return;
  const headers = { 'x-room-secret': phone.secret, accept: 'text/event-stream' };
  const sent = get(`${path}/events`, { agent, headers }, (response) => {
    phone.stream = response;
    let text = '';
    response.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk;
      const end = text.lastIndexOf('\n\n');
      if (end === -1) return;
      const frames = text.slice(0, end);
      text = text.slice(end + 2);
      const id = /"state":"question".*?"question":\{"id":"(q\d+)"/.exec(frames)?.[1];
      if (id === undefined || phone.cameAt.has(id)) return;
      phone.cameAt.set(id, performance.now());
      const options = /"options":(\[.*?\]),"points"/.exec(frames)?.[1];
      phone.options = options ? (JSON.parse(options) as string[]) : [];
    });
    response.on('error', () => {});
    response.on('close', () => void wait(100).then(() => follow(path, phone)));
  });
  sent.on('error', () => void wait(100).then(() => follow(path, phone)));
}

async function playRoom(url: string, players: number, result: Result, phonesOfAll: Phone[]): Promise<void> {
  const opened = await post(`${url}/api/game-rooms`, {
    source: { kind: 'passage', reference: 'Romans 8' },
    count: QUESTIONS,
    secondsPerQuestion: 60,
    scoring: 'right',
  });
  const { code, hostSecret } = JSON.parse(opened.body) as { code: string; hostSecret: string };
  const path = `${url}/api/game-rooms/${code}`;
  const newPhone = (name: string, secret: string): Phone => {
    const phone: Phone = { name, secret, cameAt: new Map(), given: new Map(), options: [], isOver: false };
    phonesOfAll.push(phone);
    follow(path, phone);
    return phone;
  };
  const leader = newPhone('leader', hostSecret);
  const phones: Phone[] = [];
  for (let at = 0; at < players; at += 1) {
    const joined = await post(`${path}/players`, { name: `Player ${at}` });
    phones.push(newPhone(`Player ${at}`, (JSON.parse(joined.body) as { playerSecret: string }).playerSecret));
  }
  await wait(Math.random() * 2_000);
  for (let number = 1; number <= QUESTIONS; number += 1) {
    const id = `q${number}`;
    const at = performance.now();
    await post(
      `${path}/host`,
      number === 1 ? { action: 'start' } : { action: 'next', to: 'question' },
      hostSecret,
    );
    await Promise.all(phones.map((phone) => answerOnce(path, phone, id, at, result)));
    await post(`${path}/host`, { action: 'reveal' }, hostSecret);
    await wait(500);
  }
  await post(`${path}/host`, { action: 'end' }, hostSecret);
  for (const phone of phones) result.lost += (await isWhole(path, phone)) ? 0 : 1;
  for (const phone of [leader, ...phones]) {
    phone.isOver = true;
    phone.stream?.destroy();
  }
}

async function answerOnce(path: string, phone: Phone, id: string, at: number, result: Result): Promise<void> {
  while (!phone.cameAt.has(id)) await wait(5);
  result.arrived.push((phone.cameAt.get(id) ?? 0) - at);
  await wait(Math.random() * THINKING_MS);
  const answer = phone.options[Math.floor(Math.random() * phone.options.length)] ?? 'Paul';
  const sentAt = performance.now();
  const { status } = await post(`${path}/answers`, { questionId: id, answer }, phone.secret);
  result.acknowledged.push(performance.now() - sentAt);
  if (status === 202) phone.given.set(id, answer);
}

/** Whether seat, last answer and number of right answers are as the phone gave them. */
async function isWhole(path: string, phone: Phone): Promise<boolean> {
  const response = await fetch(`${path}/events`, { headers: { 'x-room-secret': phone.secret } });
  const view = (await response.json()) as RoomView;
  return (
    phone.given.size === QUESTIONS &&
    view.you.name === phone.name &&
    view.yourAnswer === phone.given.get(`q${QUESTIONS}`)
  );
}

const percentile = (values: number[], share: number): number =>
  [...values].sort((one, other) => one - other)[Math.ceil(values.length * share) - 1] ?? 0;

/** The most memory that the process has had, in MB. */
function peakOf(berea: TestBerea): number {
  const kilobytes = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${berea.pid()}/status`, 'utf8'))?.[1];
  return Number(kilobytes) / 1_024;
}

async function measure(rooms: number, players: number): Promise<void> {
  const berea = await startBerea({ LOG_LEVEL: 'warn' });
  const result: Result = { acknowledged: [], arrived: [], lost: 0, dropped: 0 };
  const phones: Phone[] = [];
  const floor: number[] = [];
  const timers = [
    setInterval(() => {
      for (const { stream } of phones) {
        if (Math.random() >= DROPPED_SHARE || !stream) continue;
        stream.destroy();
        result.dropped += 1;
      }
    }, DROP_EVERY_MS),
    setInterval(async () => {
      const at = performance.now();
      await (await fetch(`${berea.url}/healthz`)).text();
      floor.push(performance.now() - at);
    }, 100),
  ];
  try {
    await Promise.all(Array.from({ length: rooms }, () => playRoom(berea.url, players, result, phones)));
    const say = (values: number[]) =>
      `${percentile(values, 0.5).toFixed(0)} ms p50, ${percentile(values, 0.99).toFixed(0)} ms p99, ${Math.max(...values).toFixed(0)} ms at most`;
    console.log(
      `${rooms} × ${players} players, ${QUESTIONS} questions, ${result.dropped} connections dropped`,
    );
    console.log(`  floor, GET /healthz in the same seconds: ${say(floor)}`);
    console.log(
      `  ${result.acknowledged.length} answers acknowledged: ${say(result.acknowledged)} (goal: 50 ms p99)`,
    );
    console.log(`  ${result.arrived.length} questions at phones: ${say(result.arrived)} (goal: 150 ms p99)`);
    console.log(
      `  seats that lost something: ${result.lost} (goal: 0); memory ${peakOf(berea).toFixed(0)} MB (goal: 250)`,
    );
  } finally {
    for (const timer of timers) clearInterval(timer);
    await berea.remove();
  }
}

await measure(60, 15);
await measure(1, 40);
agent.destroy();
process.exit();
