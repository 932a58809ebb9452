import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface TestProxy {
  readonly url: string;
  /** How many requests each server behind it answered. */
  readonly answered: ReadonlyMap<string, number>;
  /** The address that requests seem to come from, of the range for documentation. */
  from: string;
  close(): Promise<void>;
}

/** A proxy that gives requests to servers in turn, and to the next one where nothing listens. */
export async function startProxy(servers: readonly string[]): Promise<TestProxy> {
  const answered = new Map(servers.map((server) => [server, 0]));
  let turn = 0;
  const proxy = createServer(async (incoming, response) => {
    const body: Buffer[] = [];
    for await (const piece of incoming) body.push(piece as Buffer);
    const first = turn++;
    for (let tried = 0; tried < servers.length; tried++) {
      const server = servers[(first + tried) % servers.length] ?? '';
      const ended = await forward(server, incoming, response, Buffer.concat(body), made.from).catch(
        () => false,
      );
      if (!ended) continue;
      answered.set(server, (answered.get(server) ?? 0) + 1);
      return;
    }
    response.writeHead(502).end();
  }).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const made: TestProxy = {
    url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    answered,
    from: '192.0.2.1',
    async close() {
      proxy.closeAllConnections();
      proxy.close();
      await once(proxy, 'close');
    },
  };
  return made;
}

/** Resolves once an answer has begun; rejects where nothing listens. */
function forward(
  server: string,
  incoming: IncomingMessage,
  response: ServerResponse,
  body: Buffer,
  from: string,
): Promise<true> {
  return new Promise((resolve, reject) => {
    const { host: _host, connection: _connection, ...headers } = incoming.headers;
    const passed = request(
      server + (incoming.url ?? '/'),
      { method: incoming.method, headers: { ...headers, 'x-forwarded-for': from }, agent: false },
      (answer) => {
        resolve(true);
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
        answer.on('error', () => response.destroy());
      },
    );
    passed.on('error', reject);
    response.on('close', () => passed.destroy());
    passed.end(body);
  });
}
