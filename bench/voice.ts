/**
 * Time to the first byte of audio through Berea, against asking the (fake) voice service directly, in the same run.
 * Goals: a new text at most 10 ms more at p50; a verse from the disk at most 5 ms; a chapter begins within the service's
 * time for its first verse plus 50 ms.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { startBerea } from '../tests/support/berea.ts';
import { voiceSettings } from '../tests/support/berea-with-voice.ts';
import { startFakeVoice } from '../tests/support/fake-voice.ts';

const ROUNDS = 100;
const WARM_UP = 30;
/** The service's own time to its first byte. */
const SERVICE_MS = 75;

if (process.send) {
  // The service runs in its own process, as in reality.
  const fake = await startFakeVoice({ firstAfterMs: SERVICE_MS });
  fake.account(0, 100_000_000);
  process.send(fake.url);
} else {
  const service = fork(import.meta.filename, { stdio: 'inherit' });
  const [url] = (await once(service, 'message')) as [string];
  const berea = await startBerea({ ...voiceSettings(url), VOICE_DAILY_CHARACTERS: '0' });
  try {
    await compare(url, berea.url);
  } finally {
    await berea.remove();
    service.kill();
  }
}

async function compare(service: string, berea: string): Promise<void> {
  await (await fetch(`${berea}/api/tts/voices`)).json();
  const text = (at: number): string => `Peace be with you, now and always, ${at}.`;
  const direct: number[] = [];
  const generated: number[] = [];
  // One after the other, so that both see the same machine.
  for (let at = 0; at < WARM_UP + ROUNDS; at += 1) {
    direct.push(await firstByte(`${service}/v1/text-to-speech/adam-id/stream`, { text: text(at) }));
    generated.push(await firstByte(`${berea}/api/tts/generate`, { text: text(at), voiceId: 'adam-id' }));
  }
  const floor = p50(direct);
  console.log(`first byte of the service itself: p50 ${ms(floor)}`);
  console.log(`first byte of a text through Berea: added at p50 ${ms(p50(generated) - floor)} (goal: 10 ms)`);

  const verse = `${berea}/api/tts/passages/John.3.16`;
  await firstByte(verse);
  const cached: number[] = [];
  for (let at = 0; at < WARM_UP + ROUNDS; at += 1) cached.push(await firstByte(verse));
  console.log(`a verse from the disk: p50 ${ms(p50(cached))} (goal: 5 ms)`);

  const begun: number[] = [];
  for (let psalm = 60; psalm < 80; psalm += 1) {
    begun.push(await firstByte(`${berea}/api/tts/passages/Ps.${psalm}?segment=0`));
  }
  const median = at(begun, 0.5);
  console.log(`a chapter's first verse: p50 ${ms(median)} (goal: ${ms(floor + 50)})`);
}

/** Milliseconds from the request to the first bytes of the body, which is read to its end. */
async function firstByte(url: string, body?: object): Promise<number> {
  const began = performance.now();
  const response = await fetch(url, {
    ...(body && {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  });
  if (!response.ok || !response.body) throw new Error(`${new URL(url).pathname}: ${response.status}`);
  let took = Number.NaN;
  for await (const _chunk of response.body) if (Number.isNaN(took)) took = performance.now() - began;
  return took;
}

function p50(values: readonly number[]): number {
  return at(values.slice(WARM_UP), 0.5);
}

function at(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
}

function ms(value: number): string {
  return `${value.toFixed(1)} ms`;
}
