/**
 * The page of a chapter, /bible/kjv/john/3 in brotli, against a bare node:http server that answers the same bytes with the
 * same headers, in the same run, rate limits off. Goal: at least half of the bare server's requests per second.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import autocannon from 'autocannon';
import { startBerea } from '../tests/support/berea.ts';

const PATH = '/bible/kjv/john/3';
const HEADERS = { accept: 'text/html', 'accept-encoding': 'br' };
const ROUNDS = 5;

interface Answer {
  readonly headers: Record<string, string>;
  readonly body: string;
}

/** Headers and bytes as they are sent: `fetch` would decompress them. */
async function answerOf(url: string): Promise<Answer> {
  const [response] = await once(get(url, { headers: HEADERS }), 'response');
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk);
  return { headers: response.headers, body: Buffer.concat(chunks).toString('base64') };
}

if (process.send) {
  process.once('message', ({ headers, body }: Answer) => {
    const bytes = Buffer.from(body, 'base64');
    const server = createServer((_request, response) => {
      response.writeHead(200, headers);
      response.end(bytes);
    });
    server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
  });
} else {
  const berea = await startBerea();
  const answer = await answerOf(berea.url + PATH);
  const bare = fork(import.meta.filename, { stdio: 'inherit' });
  bare.send(answer);
  const [port] = (await once(bare, 'message')) as [number];
  const perSecond = async (url: string): Promise<number> =>
    (await autocannon({ url, connections: 20, duration: 4, headers: HEADERS })).requests.average;
  try {
    const ratios: number[] = [];
    for (let round = 0; round <= ROUNDS; round++) {
      const floor = await perSecond(`http://127.0.0.1:${port}${PATH}`);
      const ours = await perSecond(berea.url + PATH);
      if (round === 0) continue;
      ratios.push(ours / floor);
      console.log(
        `  round ${round}: bare ${Math.round(floor)}/s, Berea ${Math.round(ours)}/s, ${(ours / floor).toFixed(2)}`,
      );
    }
    const median = ratios.sort((one, other) => one - other)[ROUNDS >> 1] ?? 0;
    console.log(`chapter page: ${(median * 100).toFixed(0)}% of a bare server (goal: 50%)`);
  } finally {
    await berea.remove();
    bare.kill();
  }
}
