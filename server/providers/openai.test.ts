import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type FakeAi, startFakeAi } from '../../tests/support/fake-ai.ts';
import { openProvider, type ProviderSettings } from './open.ts';

let fake: FakeAi;
beforeEach(async () => {
  fake = await startFakeAi();
});
afterEach(() => fake.close());

async function ask(settings: Partial<ProviderSettings> = {}): Promise<{ text: string; tokens?: number }> {
  const provider = await openProvider(
    { provider: 'openai-compatible', model: 'llama3.2', baseUrl: `${fake.url}/v1`, ...settings },
    { times: { tailMs: 20 } },
  );
  let text = '';
  let tokens: number | undefined;
  const request = {
    system: 'Be kind.',
    messages: [{ role: 'user' as const, content: 'What is grace?' }],
    maxOutputTokens: 500,
    signal: new AbortController().signal,
    onUsage: (count: number) => {
      tokens = count;
    },
  };
  for await (const piece of provider?.stream(request) ?? []) text += piece;
  return { text, tokens };
}

const event = (data: unknown) => `data: ${JSON.stringify(data)}\n\n`;
const done = event({ choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] });

describe('OpenAI itself', () => {
  it('gets the current name of the limit, and low effort for a model that thinks', async () => {
    await ask({ provider: 'openai', model: undefined, apiKey: 'a-key' });
    expect(fake.requests[0]?.body).toMatchObject({
      model: 'gpt-6.1-terra',
      max_completion_tokens: 4_500,
      reasoning_effort: 'low',
      store: false,
    });
    expect(fake.requests[0]?.body).not.toHaveProperty('max_tokens');
    expect(fake.requests[0]?.headers.authorization).toBe('Bearer a-key');
  });

  it('gets no effort setting for a model that does not think', async () => {
    await ask({ provider: 'openai', apiKey: 'a-key', model: 'gpt-4.1' });
    expect(fake.requests[0]?.body).toMatchObject({ max_completion_tokens: 500 });
    expect(fake.requests[0]?.body).not.toHaveProperty('reasoning_effort');
  });
});

describe('a compatible server', () => {
  it('gets the old name of the limit, and no key if there is none', async () => {
    await ask();
    expect(fake.requests[0]?.body).toMatchObject({ model: 'llama3.2', max_tokens: 500 });
    expect(fake.requests[0]?.body).not.toHaveProperty('max_completion_tokens');
    expect(fake.requests[0]?.headers.authorization).toBeUndefined();
  });

  it('may refuse to count tokens: the request is repeated without that option', async () => {
    fake.script({ status: 422 });
    expect(await ask()).toMatchObject({ text: 'This is a fake answer.' });
    expect(fake.requests.map(({ body }) => 'stream_options' in body)).toEqual([true, false]);
  });

  it('may leave out nearly everything', async () => {
    fake.script({
      raw: [
        ': keep-alive\n\n',
        event({}),
        event({ choices: null }),
        event({ choices: [] }),
        event({ choices: [{}] }),
        event({ choices: [{ delta: { content: null }, finish_reason: '' }] }),
        event({ choices: [{ delta: { content: 'Grace.' }, finish_reason: '' }] }),
        done,
      ],
    });
    expect(await ask()).toEqual({ text: 'Grace.', tokens: undefined });
  });

  it.each(['\n', '\r\n'])('may end with nothing but [DONE]', async (line) => {
    const close = `data: [DONE]${line}${line}`;
    fake.script({ raw: [event({ choices: [{ delta: { content: 'Grace.' } }] }), close] });
    expect(await ask()).toMatchObject({ text: 'Grace.' });
  });

  it('may contain [DONE] in its text without having ended', async () => {
    fake.script({ raw: [event({ choices: [{ delta: { content: 'data: [DONE]' } }] })], end: 'no-mark' });
    await expect(ask()).rejects.toMatchObject({ code: 'PROVIDER_STREAM_CUT' });
  });

  it('may use CRLF line ends', async () => {
    fake.script({
      raw: [event({ choices: [{ delta: { content: 'Grace.' } }] }) + done].map((e) =>
        e.replaceAll('\n', '\r\n'),
      ),
    });
    expect(await ask()).toMatchObject({ text: 'Grace.' });
  });

  it('may break the connection after its end mark: the answer is complete', async () => {
    fake.script({ raw: [event({ choices: [{ delta: { content: 'Grace.' } }] }), done], end: 'cut' });
    expect(await ask()).toMatchObject({ text: 'Grace.' });
  });

  it('may leave the connection open after its end mark', async () => {
    fake.script({ raw: [event({ choices: [{ delta: { content: 'Grace.' } }] }), done], end: 'hang' });
    expect(await ask()).toMatchObject({ text: 'Grace.' });
    expect(await fake.requests[0]?.ended).toBe('closed');
  });

  it('is asked again over the same connection, also where that closes an answer a little late', async () => {
    const ports: (number | undefined)[] = [];
    const server = createServer(async (request, response) => {
      ports.push(request.socket.remotePort);
      response.write(`${event({ choices: [{ delta: { content: 'Grace.' } }] })}data: [DONE]\n\n`);
      await setImmediate();
      response.end();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    for (let asked = 0; asked < 3; asked++)
      expect(await ask({ baseUrl: `http://127.0.0.1:${port}` })).toMatchObject({ text: 'Grace.' });
    expect(new Set(ports).size).toBe(1);
    server.closeAllConnections();
    await server[Symbol.asyncDispose]();
  });

  it('may begin its answer with thinking, which is not shown', async () => {
    fake.script({ text: ['<thi', 'nk>\nA hard ', 'one.</th', 'ink>', '\n\n', 'Grace ', 'is a gift.'] });
    expect(await ask()).toMatchObject({ text: 'Grace is a gift.' });
  });

  it('may answer with nothing but the beginning of a thinking tag', async () => {
    fake.script({ text: ['<th'] });
    expect(await ask()).toMatchObject({ text: '<th' });
  });
});
