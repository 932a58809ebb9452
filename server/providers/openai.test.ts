import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type FakeAi, startFakeAi } from '../../tests/support/fake-ai.ts';
import { aTap } from '../../tests/support/tap.ts';
import { openProvider } from './open.ts';
import type { AiProvider, ProviderRequest } from './types.ts';

let fake: FakeAi;
let provider: AiProvider;

beforeEach(async () => {
  fake = await startFakeAi();
  const opened = await openProvider({
    provider: 'openai-compatible',
    model: 'llama',
    baseUrl: `${fake.url}/v1`,
  });
  if (!opened) throw new Error('no provider');
  provider = opened;
});
afterEach(() => fake.close());

const aRequest = (with_: Partial<ProviderRequest> = {}): ProviderRequest => ({
  system: 'Be kind.',
  messages: [{ role: 'user', content: 'What is grace?' }],
  maxOutputTokens: 500,
  signal: new AbortController().signal,
  ...with_,
});

async function read(request = aRequest()): Promise<string> {
  let text = '';
  for await (const piece of provider.stream(request)) text += piece;
  return text;
}

describe('a service that speaks chat completions', () => {
  it('is named by its model and host', () => {
    expect(provider.name).toBe(`llama at ${new URL(fake.url).host}`);
  });

  it('streams its answer piece by piece', async () => {
    const tap = aTap();
    fake.script({ text: tap });
    const pieces = provider.stream(aRequest())[Symbol.asyncIterator]();
    tap.send('Grace ');
    expect((await pieces.next()).value).toBe('Grace ');
    tap.send('is a gift.');
    expect((await pieces.next()).value).toBe('is a gift.');
    tap.end();
    expect((await pieces.next()).done).toBe(true);
  });

  it('is asked with the charter first, the old name of the limit, and no key', async () => {
    await read();
    expect(fake.requests[0]?.body).toMatchObject({
      model: 'llama',
      stream: true,
      max_tokens: 500,
      messages: [
        { role: 'system', content: 'Be kind.' },
        { role: 'user', content: 'What is grace?' },
      ],
    });
    expect(fake.requests[0]?.headers.authorization).toBeUndefined();
  });
});
