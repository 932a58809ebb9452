import { afterEach, describe, expect, it } from 'vitest';
import { aChat, aProvider, type TestChat } from '../../tests/support/chat.ts';
import { startFakeAi } from '../../tests/support/fake-ai.ts';
import { openProvider } from '../providers/open.ts';
import { estimateTokens } from '../providers/tokens.ts';
import type { AiProvider, ProviderRequest } from '../providers/types.ts';
import { waitForEnd } from './reply-source.ts';
import { tokensSince } from './store.ts';

let testChat: TestChat | undefined;
afterEach(() => testChat?.close());

async function ask(provider: AiProvider, ...questions: string[]) {
  testChat = await aChat({ provider });
  const { chat } = testChat;
  const { sessionId } = await chat.createSession();
  for (const content of questions)
    await waitForEnd((await chat.send(await chat.open(sessionId), { content })).source);
  return (await chat.messages(await chat.open(sessionId), {})).messages.at(-1)!;
}

/** What a model with this window is asked, question by question. */
async function requestsFor(contextTokens: number, ...questions: string[]): Promise<ProviderRequest[]> {
  const seen: ProviderRequest[] = [];
  const provider = aProvider(async function* (request) {
    seen.push(request);
    yield 'Grace and peace to you.';
  });
  await ask({ ...provider, contextTokens }, ...questions);
  return seen;
}

describe('the request to a model', () => {
  it('contains the text of passages that belong to the question, also in a small window', async () => {
    const [small] = await requestsFor(4_096, 'I worry about tomorrow all the time');
    expect(small?.system).toMatch(/^(?:Matthew 6:\d+|Philippians 4:\d+|1 Peter 5:\d+).* \(KJV\): .{40}/m);
    const room = 4_096 - Math.ceil((small?.system.length ?? 0) / 3.3);
    expect(room).toBeGreaterThan(1_366);
  });

  it('uses earlier messages to find passages', async () => {
    const [, second] = await requestsFor(32_000, 'Who was Jonah?', 'and what did he do there?');
    expect(second?.system).toMatch(/^Jonah \d+/m);
  });

  it('contains passages of refuge and no tools if the visitor may be in danger', async () => {
    const [asked] = await requestsFor(32_000, 'I want to kill myself tonight');
    expect(asked?.system).toContain('Psalm 34:17-18 (KJV): ');
    expect(asked).not.toHaveProperty('lookUps');
  });

  it('offers look-ups if the window is large enough', async () => {
    const [large] = await requestsFor(32_000, 'What is grace?');
    expect(large?.lookUps?.tools.map(({ name }) => name)).toEqual(['passage', 'search']);
    const [small] = await requestsFor(4_096, 'What is grace?');
    expect(small).not.toHaveProperty('lookUps');
  });
});

describe('what a question was about', () => {
  const entries = () => testChat!.storage.db.selectFrom('topic_counts').select(['entry', 'count']).execute();

  it('is counted where a provider answers, too', async () => {
    await requestsFor(32_000, 'What is grace?', 'What is grace?', 'Tell me a joke about geese');
    expect(await entries()).toEqual([{ entry: expect.stringMatching(/^(topic|question):/), count: 2 }]);
  });

  it('is not counted of somebody who may be in danger', async () => {
    await requestsFor(32_000, 'I want to kill myself tonight', 'What is grace?');
    expect(await entries()).toEqual([]);
  });
});

describe('a model that looks things up', () => {
  it('answers with what it found; the reader sees nothing of the look-up, and all of it is counted', async () => {
    const fake = await startFakeAi();
    const args = '{"reference":"Nahum 1:7","translation":"web"}';
    fake.script(
      { calls: [{ name: 'passage', args }], outputTokens: 11 },
      { text: ['He is good.\n\n', '[[Nahum 1:7]]\n'], outputTokens: 9 },
    );
    try {
      const provider = await openProvider({
        provider: 'openai',
        model: 'a-model',
        apiKey: 'a-key',
        baseUrl: `${fake.url}/v1`,
      });
      const reply = await ask(provider!, 'What is grace?');
      expect(reply).toMatchObject({ status: 'complete', provider: 'OpenAI' });
      const { input, output } = await tokensSince(testChat!.storage.db, 0);
      expect(output).toBe(20);
      // What was sent counts for both turns.
      expect(fake.requests).toHaveLength(2);
      expect(input).toBeGreaterThan(1.5 * estimateTokens(JSON.stringify(fake.requests[0]?.body)));
      expect(reply.content).toMatch(/^He is good\./);
      expect(reply.content).not.toMatch(/reference|translation|"/);
      expect(JSON.stringify(fake.requests[1]?.body)).toMatch(/Nahum 1:7 \(WEB\): /);
    } finally {
      await fake.close();
    }
  });
});
