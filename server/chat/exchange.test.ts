import { afterEach, describe, expect, it } from 'vitest';
import { aChat, type TestChat, type TestChatOptions } from '../../tests/support/chat.ts';
import { endOf } from './reply-source.ts';

let here: TestChat | undefined;
afterEach(() => here?.close());

async function aConversation(options?: TestChatOptions) {
  here = await aChat(options);
  const { sessionId } = await here.chat.createSession();
  const { chat } = here;
  return {
    ...here,
    sessionId,
    session: () => chat.open(sessionId),
    async send(content: string, idempotencyKey?: string) {
      const begun = await chat.send(await chat.open(sessionId), { content }, { idempotencyKey });
      await endOf(begun.source);
      return begun;
    },
  };
}

const DAY = 24 * 3_600_000;

describe('an idempotency key', () => {
  it('answers with the same messages for a day, and then begins anew', async () => {
    const { send, clock } = await aConversation();
    const first = await send('What is grace?', 'key');
    clock.now += DAY - 1;
    expect((await send('What is grace?', 'key')).reply.id).toBe(first.reply.id);
    clock.now += 2;
    expect((await send('What is mercy?', 'key')).message.content).toBe('What is mercy?');
    await expect(send('What is grace?', 'key')).rejects.toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' });
  });
});

describe('a send', () => {
  it('begins nothing where an earlier message cannot be opened', async () => {
    const { send, storage } = await aConversation();
    const { message } = await send('What is grace?');
    await storage.db
      .updateTable('chat_messages')
      .set({ sealed: new Uint8Array(60) })
      .where('id', '=', message.id)
      .execute();
    await expect(send('And mercy?')).rejects.toThrow();
    expect(await storage.db.selectFrom('chat_messages').select('id').execute()).toHaveLength(2);
  });

  it('is counted by the hour: two messages each, and the session with its first', async () => {
    const { send, storage, chat } = await aConversation();
    await chat.createSession();
    await send('What is grace?');
    await send('And mercy?');
    const counts = await storage.db.selectFrom('hourly_counts').select(['name', 'count']).execute();
    expect(Object.fromEntries(counts.map(({ name, count }) => [name, count]))).toEqual({
      sessions: 1,
      messages: 4,
    });
  });

  it('finds no conversation that was deleted after it was opened', async () => {
    const { session, chat, storage } = await aConversation();
    const opened = await session();
    await chat.remove(await session());
    await expect(chat.send(opened, { content: 'Are you there?' })).rejects.toMatchObject({
      code: 'SESSION_NOT_FOUND',
    });
    expect(await storage.db.selectFrom('chat_messages').select('id').execute()).toEqual([]);
    expect(await storage.db.selectFrom('hourly_counts').select('name').execute()).toEqual([]);
  });
});
