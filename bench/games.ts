/**
 * GET /api/bible-games, all questions, against a bare node:http server that answers the same bytes, in the same run and in
 * the real configuration, rate limits off; plain, and compressed as browsers ask for it. Goal: at least half of the bare
 * server's requests per second.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import autocannon from 'autocannon';
import { startBerea } from '../tests/support/berea.ts';

const PATH = '/api/bible-games';
const ROUNDS = 3;

if (process.send) {
  process.once('message', (body: string) => {
    const [plain, gzipped] = [Buffer.from(body), gzipSync(body, { level: 9 })];
    const server = createServer((request, response) => {
      const isGzipped = request.headers['accept-encoding'] === 'gzip';
      const bytes = isGzipped ? gzipped : plain;
      response.writeHead(200, {
        'content-type': 'application/json; charset=utf-8',
        'content-length': bytes.length,
        ...(isGzipped && { 'content-encoding': 'gzip' }),
      });
      response.end(bytes);
    });
    server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
  });
} else {
  const berea = await startBerea();
  const body = await (await fetch(berea.url + PATH)).text();
  const bare = fork(import.meta.filename, { stdio: 'inherit' });
  bare.send(body);
  const [port] = (await once(bare, 'message')) as [number];
  const perSecond = async (url: string, encoding: string): Promise<number> => {
    const run = { url, connections: 20, duration: 3, headers: { 'accept-encoding': encoding } };
    return (await autocannon(run)).requests.average;
  };
  try {
    for (const encoding of ['identity', 'gzip']) {
      const ratios: number[] = [];
      for (let round = 0; round <= ROUNDS; round++) {
        const floor = await perSecond(`http://127.0.0.1:${port}/`, encoding);
        const ours = await perSecond(berea.url + PATH, encoding);
        if (round === 0) continue;
        ratios.push(ours / floor);
        console.log(
          `  ${encoding} ${round}: bare ${Math.round(floor)}/s, Berea ${Math.round(ours)}/s, ${(ours / floor).toFixed(2)}`,
        );
      }
      const median = ratios.sort((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? 0;
      console.log(`games list, ${encoding}: ${(median * 100).toFixed(0)}% of a bare server (goal: 50%)`);
    }
  } finally {
    await berea.remove();
    bare.kill();
  }
}
