import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { plainFetch, sendAfterOption } from './plain-fetch.ts';

let server: Server | undefined;
afterEach(async () => {
  server?.closeAllConnections();
  await server?.[Symbol.asyncDispose]();
  server = undefined;
});

async function serve(listener: RequestListener): Promise<string> {
  const started = createServer(listener);
  server = started;
  await new Promise<void>((resolve) => started.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(started.address() as AddressInfo).port}/`;
}

async function textOf(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const part of response.body as unknown as AsyncIterable<Uint8Array>)
    text += decoder.decode(part, { stream: true });
  return text;
}

describe('a request', () => {
  it('is sent with its headers and its length, and answered by a body to be read as it comes', async () => {
    const url = await serve(async (request, response) => {
      const { 'x-one': one, 'content-length': length } = request.headers;
      let body = '';
      for await (const part of request) body += part;
      response.setHeader('x-told', ['a', 'b']);
      response.end(JSON.stringify({ method: request.method, one, length, body }));
    });
    const response = await plainFetch(url, { method: 'POST', headers: { 'X-One': '1' }, body: 'χάρις' });
    expect(response).toMatchObject({ ok: true, status: 200 });
    expect(response.headers.get('x-told')).toBe('a, b');
    expect(JSON.parse(await textOf(response))).toEqual({
      method: 'POST',
      one: '1',
      length: '10',
      body: 'χάρις',
    });
  });

  it('follows a redirect', async () => {
    const url = await serve((request, response) => {
      if (request.url === '/') response.writeHead(308, { location: '/there' }).end();
      else response.end(`${request.method} ${request.url}`);
    });
    expect(await textOf(await plainFetch(url, { method: 'POST', body: '{}' }))).toBe('POST /there');
  });

  it('returns the whole body of an error response', async () => {
    const url = await serve((_, response) =>
      response.writeHead(429, { 'retry-after': '7' }).end('{"error":1}'),
    );
    const response = await plainFetch(url);
    expect(response).toMatchObject({ ok: false, status: 429 });
    expect(response.headers.get('retry-after')).toBe('7');
    expect(await response.json()).toEqual({ error: 1 });
  });

  it('fails like `fetch` when no server answers', async () => {
    const url = await serve(() => {});
    await server?.[Symbol.asyncDispose]();
    server = undefined;
    await expect(plainFetch(url)).rejects.toBeInstanceOf(TypeError);
  });

  it('can be aborted', async () => {
    const stop = new AbortController();
    const url = await serve(() => stop.abort());
    await expect(plainFetch(url, { signal: stop.signal })).rejects.toMatchObject({ name: 'AbortError' });
  });
});

describe('a delayed request', () => {
  it('is sent when its promise resolves, not before', async () => {
    const arrived: string[] = [];
    const url = await serve((request, response) => {
      arrived.push(request.url ?? '');
      response.end();
    });
    const ready = Promise.withResolvers<void>();
    const delayed = plainFetch(`${url}delayed`, {
      method: 'POST',
      body: '{}',
      ...sendAfterOption(ready.promise),
    });
    await plainFetch(`${url}later`, { method: 'POST', body: '{}' });
    expect(arrived).toEqual(['/later']);
    ready.resolve();
    await delayed;
    expect(arrived).toEqual(['/later', '/delayed']);
  });

  it('is never sent if its promise rejects', async () => {
    const arrived: string[] = [];
    const url = await serve((request, response) => {
      arrived.push(request.url ?? '');
      response.end();
    });
    const stop = new AbortController();
    const ready = Promise.withResolvers<void>();
    const delayed = plainFetch(`${url}delayed`, { signal: stop.signal, ...sendAfterOption(ready.promise) });
    const refused = expect(delayed).rejects.toThrow();
    stop.abort();
    ready.reject(new Error('not stored'));
    await refused;
    await plainFetch(`${url}later`);
    expect(arrived).toEqual(['/later']);
  });
});
