import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { findLocalService } from './local-services.ts';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

/** A server on this machine, as one of the usual services. */
async function aService(name: string, answer: RequestListener) {
  const server = createServer(answer);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { name, baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1` };
}

const models =
  (...ids: string[]): RequestListener =>
  (request, response) => {
    response.statusCode = request.url === '/v1/models' ? 200 : 404;
    response.end(JSON.stringify({ object: 'list', data: ids.map((id) => ({ id, object: 'model' })) }));
  };

describe('an AI server on this machine', () => {
  test('is found with a model that can chat', async () => {
    const service = await aService('Ollama', models('nomic-embed-text', 'qwen3:8b', 'llama3.2'));
    expect(await findLocalService([service])).toEqual({ ...service, model: 'qwen3:8b' });
  });

  test('is the first of several, in the order of the list', async () => {
    const [first, second] = [await aService('Ollama', models('a')), await aService('LM Studio', models('b'))];
    expect(await findLocalService([first, second])).toMatchObject({ name: 'Ollama' });
  });

  test.each<[string, RequestListener]>([
    ['has no model yet', models()],
    ['is another program', (_request, response) => response.end('<html>')],
    ['answers with an error', (_request, response) => response.writeHead(500).end('{}')],
    ['leads elsewhere', (_request, response) => response.writeHead(302, { location: '/x' }).end()],
    ['never answers', () => {}],
  ])('is not named where it %s', async (_what, answer) => {
    const broken = await aService('LM Studio', answer);
    expect(await findLocalService([broken])).toBeUndefined();
    const good = await aService('Ollama', models('a'));
    expect(await findLocalService([broken, good])).toMatchObject({ name: 'Ollama' });
  });

  test('is not looked for where nothing listens', async () => {
    const service = await aService('Ollama', models('a'));
    servers[0]!.close();
    servers[0]!.closeAllConnections();
    expect(await findLocalService([service])).toBeUndefined();
  });
});
