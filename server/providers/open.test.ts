import { describe, expect, it, vi } from 'vitest';
import { startFakeAi } from '../../tests/support/fake-ai.ts';
import { openProvider } from './open.ts';

describe('choosing who answers', () => {
  it('is no service at all for the built-in guide', async () => {
    expect(await openProvider({ provider: 'guide' })).toBeNull();
  });

  it.each([
    ['openai', 'OpenAI', 1_000_000],
    ['anthropic', 'Anthropic', 1_000_000],
    ['google', 'Google', 1_000_000],
  ] as const)('knows the name and the window of %s', async (provider, name, contextTokens) => {
    expect(await openProvider({ provider, apiKey: 'a-key' })).toMatchObject({
      kind: provider,
      name,
      contextTokens,
    });
  });

  it('calls a compatible server by its model and host, and trusts it with little', async () => {
    const provider = await openProvider({
      provider: 'openai-compatible',
      model: 'llama3.2',
      baseUrl: 'http://localhost:11434/v1',
    });
    expect(provider).toMatchObject({ name: 'llama3.2 at localhost:11434', contextTokens: 4_096 });
  });

  it('follows the operator where the operator knows better', async () => {
    const provider = await openProvider({
      provider: 'openai',
      apiKey: 'a-key',
      model: 'gpt-4o',
      contextTokens: 8_192,
    });
    expect(provider).toMatchObject({ model: 'gpt-4o', contextTokens: 8_192 });
  });

  it.each([
    [{ provider: 'openai' }, 'AI_API_KEY'],
    [{ provider: 'anthropic' }, 'AI_API_KEY'],
    [{ provider: 'google' }, 'AI_API_KEY'],
    [{ provider: 'openai-compatible', baseUrl: 'http://localhost/v1' }, 'AI_MODEL'],
    [{ provider: 'openai-compatible', model: 'llama3.2' }, 'AI_BASE_URL'],
    [{ provider: 'openai-compatible', model: 'llama3.2', baseUrl: 'localhost' }, 'AI_BASE_URL'],
  ] as const)('names the setting that is missing or wrong (%o)', async (settings, named) => {
    await expect(openProvider(settings)).rejects.toThrow(named);
  });
});

it('warns of a key that the service refuses, every five minutes at most, without a word of anybody', async () => {
  const fake = await startFakeAi();
  const log = { warn: vi.fn() };
  let now = Date.UTC(2026, 10, 28);
  const provider = await openProvider(
    { provider: 'openai', apiKey: 'a-wrong-key', baseUrl: `${fake.url}/v1` },
    { log, clock: { wait: async () => {}, random: () => 0.5, now: () => now } },
  );
  async function ask() {
    fake.script({ status: 401 });
    const request = {
      system: 'Be kind.',
      messages: [{ role: 'user' as const, content: 'What is grace?' }],
      maxOutputTokens: 500,
      signal: new AbortController().signal,
    };
    await expect(provider!.stream(request)[Symbol.asyncIterator]().next()).rejects.toThrow();
  }
  await ask();
  await ask();
  expect(log.warn.mock.calls).toEqual([
    [{ code: 'PROVIDER_REJECTED_KEY' }, 'the AI service refused AI_API_KEY'],
  ]);
  now += 300_000;
  await ask();
  expect(log.warn).toHaveBeenCalledTimes(2);
  await fake.close();
});
