// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { draftOf } from '../draft.tsx';
import { fakeChat } from '../testing/fake-chat.ts';
import { isStillWaiting, keepOutgoing, sessionsWaiting, waitingIn } from './outbox.ts';
import { sendWaiting } from './send-waiting.ts';
import { keptSessions } from './sessions.ts';

const HOUR = 3_600_000;
let chat: ReturnType<typeof fakeChat>;
beforeEach(() => {
  localStorage.clear();
  chat = fakeChat();
  chat.sessions.set('here', []);
  vi.stubGlobal('fetch', chat.fetch);
});

const wait = (words = 'Pray with me', at = 0): void => keepOutgoing('here', { words, key: 'key' }, at);
const go = (now = HOUR): Promise<void> => sendWaiting(null, () => now);

describe('words that wait', () => {
  it('go out under the key they had, and wait no longer', async () => {
    wait();
    await go();
    expect(chat.sent().map(({ body, key }) => [body?.content, key])).toEqual([['Pray with me', 'key']]);
    expect(sessionsWaiting()).toEqual([]);
    await go();
    expect(chat.sent()).toHaveLength(1);
  });

  it('are left to the conversation that is on screen', async () => {
    wait();
    await sendWaiting('here', () => HOUR);
    expect(chat.sent()).toEqual([]);
    expect(isStillWaiting('here', 'key')).toBe(true);
  });

  it('go on waiting where the server cannot take them now', async () => {
    wait();
    chat.refuse('POST /api/chat/sessions/here/messages', 409, 'REPLY_IN_PROGRESS');
    await go();
    chat.refuse('POST /api/chat/sessions/here/messages', 503, 'NOT_AVAILABLE');
    await go();
    expect(waitingIn('here', HOUR)?.outgoing.words).toBe('Pray with me');
    await go();
    expect(sessionsWaiting()).toEqual([]);
  });

  it('go back into the field where they are refused, or waited longer than their key lives', async () => {
    wait('Too long');
    chat.refuse('POST /api/chat/sessions/here/messages', 413, 'MESSAGE_TOO_LONG');
    await go();
    expect([sessionsWaiting(), draftOf('here').words]).toEqual([[], 'Too long']);
    wait('Too late');
    await go(24 * HOUR);
    expect(draftOf('here').words).toBe('Too late\n\nToo long');
    expect(chat.sent()).toHaveLength(1);
  });

  it('go to a new conversation where theirs is gone', async () => {
    wait();
    chat.sessions.delete('here');
    await go();
    expect(chat.sessions.get('session-1')?.[0]?.content).toBe('Pray with me');
    expect(keptSessions()).toMatchObject([{ id: 'session-1', title: 'Pray with me' }]);
    expect(sessionsWaiting()).toEqual([]);
  });
});
