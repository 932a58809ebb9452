/**
 * 1,000 reply streams open at once, each of a visitor of its own, against a fake AI service in its own process: memory a
 * stream, the slowest first word against the median, other calls meanwhile, and memory a minute later. Goals: 150 kB, 3
 * times, p99 50 ms, back within 20%.
 */
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { setTimeout as after } from 'node:timers/promises';
import { startBerea } from '../tests/support/berea.ts';
import { aiSettings } from '../tests/support/berea-with-ai.ts';
import { aVisitor, type TestVisitor } from '../tests/support/conversation.ts';
import { forkFakeAi } from '../tests/support/fake-ai.ts';
import { memoryMb, watchServer } from '../tests/support/watch-server.ts';

const STREAMS = 1_000;
const WARM_UP = 100;
/** All begin within so long. */
const WITHIN_MS = 5_000;
const REST_MS = 60_000;
const PIECES = Array.from({ length: 120 }, (_, index) => `Grace is a gift, part ${index}. `);

/**
 * Sends a message and reads its reply with as little work as can be, on a connection of its own: a thousand readers of
 * `fetch` take a good part of the processor that the server needs. Rejects where a reply does not end as it should.
 */
async function openStream({ path }: TestVisitor, content: string) {
  const asked = request(`${path}/messages`, {
    method: 'POST',
    agent: false,
    headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
  });
  asked.end(JSON.stringify({ content }));
  const [response] = (await once(asked, 'response')) as [IncomingMessage];
  const firstWord = Promise.withResolvers<void>();
  let last = '';
  let begun = false;
  response.setEncoding('latin1').on('data', (piece: string) => {
    if (!begun && piece.includes('event: delta')) {
      begun = true;
      firstWord.resolve();
    }
    last = piece;
  });
  const end = once(response, 'end').then(() => {
    if (!last.includes('event: done')) throw new Error(`A reply broke off (status ${response.statusCode}).`);
  });
  end.catch(firstWord.reject);
  return { firstWord: firstWord.promise, end };
}

const service = await forkFakeAi({ text: PIECES, firstAfterMs: 50, everyMs: 200 });
const berea = await startBerea({ ...aiSettings(service.url), AI_CONCURRENCY: '2000', AI_DAILY_BUDGET: '0' });
try {
  const visitors: TestVisitor[] = [];
  while (visitors.length < STREAMS) visitors.push(await aVisitor(berea.url));
  const warm: TestVisitor[] = [];
  while (warm.length < WARM_UP) warm.push(await aVisitor(berea.url));
  await Promise.all(warm.map(async (visitor) => (await visitor.stream('What is grace?')).all()));
  await after(5_000);
  const before = memoryMb(berea.pid());
  const firstWords: number[] = [];
  let open = 0;
  let most = 0;
  const watched = await watchServer(berea, () =>
    Promise.all(
      visitors.map(async (visitor, index) => {
        await after((index / STREAMS) * WITHIN_MS);
        const began = performance.now();
        const stream = await openStream(visitor, 'What is grace?');
        await stream.firstWord;
        firstWords.push(performance.now() - began);
        open += 1;
        most = Math.max(most, open);
        await stream.end;
        open -= 1;
      }),
    ),
  );
  firstWords.sort((one, other) => one - other);
  const median = firstWords[STREAMS / 2] ?? Number.NaN;
  const slowest = firstWords.at(-1) ?? Number.NaN;
  const each = ((watched.peakMb - before) * 1_000) / most;
  await after(REST_MS);
  const later = memoryMb(berea.pid());
  console.log(
    `${most} streams open at once: ${each.toFixed(0)} kB each at the peak (goal 150); first word median ${median.toFixed(0)} ms, slowest ${slowest.toFixed(0)} ms, ${(slowest / median).toFixed(1)} times (goal 3); /healthz p99 ${watched.p99.toFixed(0)} ms (goal 50); memory ${before.toFixed(0)} MB before, ${watched.peakMb.toFixed(0)} at the peak, ${later.toFixed(0)} a minute later`,
  );
} finally {
  await berea.remove();
  service.end();
}
