// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { readAttachment, storeAttachment } from '../attachment/stored-attachment.ts';
import { createSessionToShow } from '../calls.ts';
import { readDraft, storeDraft } from '../draft.ts';
import { fakeChat } from '../testing/fake-chat.ts';
import { isInOutbox, readOutbox, sessionsWithOutbox, storeOutgoing } from './outbox.ts';
import { sendOutboxes } from './send-outbox.ts';
import { listedSessions } from './sessions.ts';

const HOUR = 3_600_000;
let chat: ReturnType<typeof fakeChat>;
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  chat = fakeChat();
  chat.sessions.set('here', []);
  vi.stubGlobal('fetch', chat.fetch);
});

const wait = (text = 'Pray with me', at = 0): void => storeOutgoing('here', { text, key: 'key' }, at);
const go = (now = HOUR): Promise<void> => sendOutboxes(null, () => now);

describe('a waiting message', () => {
  it('is sent once, under the key it has', async () => {
    wait();
    await go();
    expect(chat.sent().map(({ body, key }) => [body?.content, key])).toEqual([['Pray with me', 'key']]);
    expect(sessionsWithOutbox()).toEqual([]);
    await go();
    expect(chat.sent()).toHaveLength(1);
  });

  it('is left to the conversation that is on screen', async () => {
    wait();
    await sendOutboxes('here', () => HOUR);
    expect(chat.sent()).toEqual([]);
    expect(isInOutbox('here', 'key')).toBe(true);
  });

  it('goes on waiting where the server cannot take it now', async () => {
    wait();
    chat.refuse('POST /api/chat/sessions/here/messages', 409, 'REPLY_IN_PROGRESS');
    await go();
    chat.refuse('POST /api/chat/sessions/here/messages', 503, 'NOT_AVAILABLE');
    await go();
    expect(readOutbox('here', HOUR)?.outgoing.text).toBe('Pray with me');
    await go();
    expect(sessionsWithOutbox()).toEqual([]);
  });

  it('goes on waiting where only a proxy says that its session is not there', async () => {
    wait();
    chat.refuse('POST /api/chat/sessions/here/messages', 404, null);
    await go();
    expect([readOutbox('here', HOUR)?.outgoing.text, readDraft('here').text]).toEqual(['Pray with me', '']);
    expect(chat.created()).toEqual([]);
    await go();
    expect(chat.sessions.get('here')?.[0]?.content).toBe('Pray with me');
  });

  it('is returned to the draft where it is refused, or older than its key may be', async () => {
    wait('Too long');
    chat.refuse('POST /api/chat/sessions/here/messages', 413, 'MESSAGE_TOO_LONG');
    await go();
    expect([sessionsWithOutbox(), readDraft('here').text]).toEqual([[], 'Too long']);
    wait('Too late');
    await go(24 * HOUR);
    expect(readDraft('here').text).toBe('Too late\n\nToo long');
    expect(chat.sent()).toHaveLength(1);
  });

  it('is returned to the draft where the message that it replaces is not there', async () => {
    storeOutgoing('here', { text: 'Pray with me', key: 'key', replaces: 'u1' }, 0);
    chat.refuse('PUT /api/chat/sessions/here/messages/u1', 404, 'MESSAGE_NOT_FOUND');
    await go();
    expect([sessionsWithOutbox(), readDraft('here').text]).toEqual([[], 'Pray with me']);
  });

  it('is returned with its document, unless another was attached meanwhile', async () => {
    const document = { fileName: 'sermon.txt', fileType: 'text', content: 'Grace', wordCount: 1 } as const;
    const late = { text: 'A study of it', key: 'key', attachment: document };
    storeOutgoing('here', late, 0);
    await go(24 * HOUR);
    expect(readAttachment('here')).toEqual({ ...document, truncated: false });
    storeAttachment('here', { ...document, fileName: 'other.txt', truncated: false });
    storeOutgoing('here', late, 0);
    await go(24 * HOUR);
    expect(readAttachment('here')?.fileName).toBe('other.txt');
  });

  describe('whose session is gone', () => {
    beforeEach(() => {
      wait();
      chat.sessions.delete('here');
    });

    it('moves to a new session, under a new key', async () => {
      await go();
      expect(chat.sessions.get('session-1')?.[0]?.content).toBe('Pray with me');
      expect(listedSessions()).toMatchObject([{ id: 'session-1', title: 'Pray with me' }]);
      expect(sessionsWithOutbox()).toEqual([]);
      const [, moved] = chat.sent();
      expect(moved?.key).toMatch(/^[\da-f-]{36}$/);
    });

    it('has the same key however often it is tried in the new session', async () => {
      chat.refuse('POST /api/chat/sessions/session-1/messages', 503, 'NOT_AVAILABLE');
      await go();
      await go();
      const [, first, second] = chat.sent();
      expect(first?.key).not.toBe('key');
      expect(second?.key).toBe(first?.key);
      expect(chat.sessions.get('session-1')).toHaveLength(2);
    });

    it('takes along the draft and the document beside it', async () => {
      const document = { fileName: 'a.txt', fileType: 'text', content: 'Grace', wordCount: 1 } as const;
      storeDraft('here', { text: 'And for my son' });
      storeAttachment('here', { ...document, truncated: false });
      await go();
      expect([readDraft('here').text, readAttachment('here')]).toEqual(['', null]);
      expect(readDraft('session-1').text).toBe('And for my son');
      expect(readAttachment('session-1')?.content).toBe('Grace');
    });

    it('moves once, however many pages find out at the same time', async () => {
      await Promise.all([go(), go()]);
      const stored = [...chat.sessions.values()].flat().map(({ content }) => content);
      expect(stored.filter((content) => content === 'Pray with me')).toHaveLength(1);
      expect(listedSessions()).toHaveLength(1);
    });

    it('gets a session of its own, not the one that is about to be shown', async () => {
      const [shown] = await Promise.all([createSessionToShow(), go()]);
      expect(chat.sessions.get(shown)).toEqual([]);
      expect(chat.created()).toHaveLength(2);
    });

    it('goes on waiting where no session can be created', async () => {
      chat.refuse('POST /api/chat/sessions', 404, 'SESSION_NOT_FOUND');
      chat.refuse('POST /api/chat/sessions', 503, 'NOT_AVAILABLE');
      await go();
      expect(readOutbox('here', HOUR)?.outgoing).toMatchObject({ text: 'Pray with me', key: 'key' });
    });
  });
});
