/**
 * GET /api/bible/verse/John%203:16 against a bare node:http server that answers the same bytes, in the same run and in
 * the real configuration, rate limits off. Goal: at least 55% of the bare server's requests per second.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import autocannon from 'autocannon';
import { startBerea } from '../tests/support/berea.ts';

const PATH = '/api/bible/verse/John%203:16';
const ROUNDS = 5;

if (process.send) {
  process.once('message', (body: string) => {
    const server = createServer((_request, response) => {
      response.writeHead(200, {
        'content-type': 'application/json; charset=utf-8',
        'content-length': Buffer.byteLength(body),
      });
      response.end(body);
    });
    server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
  });
} else {
  const berea = await startBerea();
  const body = await (await fetch(berea.url + PATH)).text();
  const bare = fork(import.meta.filename, { stdio: 'inherit' });
  bare.send(body);
  const [port] = (await once(bare, 'message')) as [number];
  const perSecond = async (url: string): Promise<number> =>
    (await autocannon({ url, connections: 20, duration: 4 })).requests.average;
  try {
    const ratios: number[] = [];
    for (let round = 0; round <= ROUNDS; round++) {
      const floor = await perSecond(`http://127.0.0.1:${port}/`);
      const ours = await perSecond(berea.url + PATH);
      if (round === 0) continue;
      ratios.push(ours / floor);
      console.log(
        `  round ${round}: bare ${Math.round(floor)}/s, Berea ${Math.round(ours)}/s, ${(ours / floor).toFixed(2)}`,
      );
    }
    const median = ratios.sort((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? 0;
    console.log(`verse lookup: ${(median * 100).toFixed(0)}% of a bare server (goal: 55%)`);
  } finally {
    await berea.remove();
    bare.kill();
  }
}
