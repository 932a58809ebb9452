import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ChatMessage } from '../../contract/chat.ts';
import { aChat, type TestChat } from '../../tests/support/chat.ts';
import { everyMessage } from './export/every-message.ts';

let made: TestChat;
beforeAll(async () => {
  made = await aChat({ guide: () => 'Peace be with you.' });
});
afterAll(() => made.close());

const never = new AbortController().signal;

async function aConversation(contents: readonly string[]) {
  const { chat } = made;
  const { sessionId } = await chat.createSession();
  for (const content of contents) {
    const { source } = await chat.send(await chat.open(sessionId), { content });
    await new Promise<void>((resolve) => {
      const check = (): void => {
        if (source.snapshot().end) resolve();
      };
      source.onChange(check);
      check();
    });
  }
  return chat.open(sessionId);
}

describe('a conversation of 500 messages', () => {
  const questions = Array.from({ length: 250 }, (_, index) => `Is this question ${index + 1}?`);

  it('is read by its last 50, further back page by page, and whole for a file', async () => {
    const session = await aConversation(questions);
    const { chat } = made;
    const last = await chat.messages(session, {});
    expect([last.messages.length, last.more]).toEqual([50, true]);
    let all: ChatMessage[] = last.messages;
    for (let page = last; page.more; all = [...page.messages, ...all]) {
      page = await chat.messages(session, { before: all[0]?.id, limit: 200 });
    }
    expect(all.filter(({ role }) => role === 'user').map(({ content }) => content)).toEqual(questions);
    expect(await everyMessage(chat, session, never)).toEqual(all);
    const none = await chat.messages(session, { before: all[0]?.id });
    expect(none).toEqual({ messages: [], more: false });
  });
});

describe('a page of messages', () => {
  it('is shorter where they are long, and never empty', async () => {
    const session = await aConversation(
      Array.from({ length: 40 }, (_, index) => `${index} ${'é'.repeat(15_000)}`),
    );
    const page = await made.chat.messages(session, {});
    expect(page.more).toBe(true);
    expect(page.messages.length).toBeGreaterThan(10);
    expect(page.messages.length).toBeLessThan(50);
    expect(await everyMessage(made.chat, session, never)).toHaveLength(80);
  });

  it('waits for its turn, and is refused with BUSY when too many wait', async () => {
    const session = await aConversation(['What is grace?']);
    const reads = Array.from({ length: 150 }, () => made.chat.messages(session, {}));
    const refused = (await Promise.allSettled(reads)).filter(({ status }) => status === 'rejected');
    expect(refused).toHaveLength(150 - 104);
    expect(refused[0]).toMatchObject({ reason: { code: 'BUSY', retryAfterSeconds: 2 } });
  });

  it('is not made for a reader who has left', async () => {
    const session = await aConversation(['What is grace?']);
    const left = AbortSignal.abort(new Error('left'));
    await expect(made.chat.messages(session, {}, { signal: left })).rejects.toThrow('left');
  });
});
