import { afterEach, describe, expect, it } from 'vitest';
import { aChat, aProvider, type TestChat, type TestChatOptions } from '../../tests/support/chat.ts';
import { waitForEnd } from './reply-source.ts';

let testChat: TestChat | undefined;
afterEach(() => testChat?.close());

async function aConversation(options?: TestChatOptions) {
  testChat = await aChat(options);
  const { sessionId } = await testChat.chat.createSession();
  const { chat } = testChat;
  return {
    ...testChat,
    sessionId,
    session: () => chat.open(sessionId),
    async send(content: string, idempotencyKey?: string) {
      const begun = await chat.send(await chat.open(sessionId), { content }, { idempotencyKey });
      await waitForEnd(begun.source);
      return begun;
    },
  };
}

const DAY = 24 * 3_600_000;

describe('an idempotency key', () => {
  it('returns the same messages for a day, then starts a new exchange', async () => {
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
  it('starts nothing if an earlier message cannot be decrypted', async () => {
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
    expect(Object.fromEntries(counts.map(({ name, count }) => [name, count]))).toMatchObject({
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

  it('that cannot be stored calls no provider and frees its slot', async () => {
    const asked: string[] = [];
    const provider = aProvider(async function* ({ messages }) {
      asked.push(messages.at(-1)?.content ?? '');
      yield 'Grace is a gift.';
    });
    const { session, chat, send } = await aConversation({ provider, concurrency: 1 });
    const { sessionId } = await chat.createSession();
    const deleted = await chat.open(sessionId);
    await chat.remove(await chat.open(sessionId));
    await expect(chat.send(deleted, { content: 'Are you there?' })).rejects.toThrow();
    await send('What is grace?');
    expect(asked).toEqual(['What is grace?']);
    expect((await chat.messages(await session(), {})).messages.at(-1)).toMatchObject({ status: 'complete' });
  });
});

describe('an edit', () => {
  const attachment = { fileName: 'sermon.docx', fileType: 'docx', wordCount: 3, length: 15 } as const;

  it('replaces the last message and its reply; the message keeps its id', async () => {
    const { send, session, chat, sessionId, storage } = await aConversation();
    const first = await send('What is grace?');
    const second = await send('And mercy?');
    const edited = await chat.edit(await session(), second.message.id, { content: ' And justice? ' });
    await waitForEnd(edited.source);
    expect(edited.message).toMatchObject({ id: second.message.id, content: 'And justice?', sessionId });
    const { messages } = await chat.messages(await session(), {});
    expect(messages.map(({ id }) => id)).toEqual([
      first.message.id,
      first.reply.id,
      second.message.id,
      edited.reply.id,
    ]);
    expect(messages.at(-1)).toMatchObject({ status: 'complete', content: 'Peace be with you.' });
    const row = await storage.db.selectFrom('chat_sessions').select('message_count').executeTakeFirst();
    expect(row?.message_count).toBe(4);
  });

  it('keeps the document of the message', async () => {
    const { session, chat } = await aConversation();
    const sent = await chat.send(await session(), { content: 'The sermon text\n\nWhy?', attachment });
    await waitForEnd(sent.source);
    const edited = await chat.edit(await session(), sent.message.id, { content: 'What for?' });
    await waitForEnd(edited.source);
    const [message] = (await chat.messages(await session(), {})).messages;
    expect(message).toMatchObject({ content: 'The sermon text\n\nWhat for?', attachment });
  });

  it('is done once for its key, and another edit with the same key is refused', async () => {
    const { send, session, chat } = await aConversation();
    const { message } = await send('What is grace?');
    const edit = async (content: string) => {
      const begun = await chat.edit(await session(), message.id, { content }, { idempotencyKey: 'key' });
      await waitForEnd(begun.source);
      return begun.reply.id;
    };
    expect(await edit('What is mercy?')).toBe(await edit('What is mercy?'));
    await expect(edit('What is hope?')).rejects.toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' });
  });

  it('is refused if the message is not the last, is a reply, is unknown, or is empty', async () => {
    const { send, session, chat } = await aConversation();
    const first = await send('What is grace?');
    const last = await send('And mercy?');
    const codeOf = async (id: string, content: string): Promise<string> =>
      chat.edit(await session(), id, { content }).then(
        () => 'none',
        ({ code }: { code: string }) => code,
      );
    expect(await codeOf(first.message.id, 'Other')).toBe('NOT_THE_LAST_MESSAGE');
    expect(await codeOf(last.reply.id, 'Other')).toBe('MESSAGE_NOT_FOUND');
    expect(await codeOf('unknown', 'Other')).toBe('MESSAGE_NOT_FOUND');
    expect(await codeOf(last.message.id, ' \n')).toBe('EMPTY_MESSAGE');
    expect(await codeOf(last.message.id, 'a'.repeat(20_001))).toBe('MESSAGE_TOO_LONG');
    expect((await chat.messages(await session(), {})).messages.map(({ id }) => id)).toContain(last.reply.id);
  });

  it('is refused while a reply is being written: of two at once, one succeeds', async () => {
    const { send, session, chat } = await aConversation();
    const { message } = await send('What is grace?');
    const outcomes = await Promise.allSettled(
      ['One', 'Two'].map(async (content) => chat.edit(await session(), message.id, { content })),
    );
    const begun = outcomes.filter((outcome) => outcome.status === 'fulfilled');
    expect(begun).toHaveLength(1);
    expect(outcomes.find((outcome) => outcome.status === 'rejected')?.reason).toMatchObject({
      code: 'REPLY_IN_PROGRESS',
    });
    await waitForEnd(begun[0]!.value.source);
    const { messages } = await chat.messages(await session(), {});
    expect(messages.map(({ content }) => content)).toEqual([
      begun[0]!.value.message.content,
      'Peace be with you.',
    ]);
  });
});
