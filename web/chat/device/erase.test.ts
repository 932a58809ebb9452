// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { markLeft, markSecret } from '../../app/secret-sessions.ts';
import { fakeChat } from '../testing/fake-chat.ts';
import { forgetEverything } from './erase.ts';
import { listedSessions, listSession } from './sessions.ts';

const NOW = new Date('2026-11-21T12:00:00.000Z');
let chat: ReturnType<typeof fakeChat>;
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  chat = fakeChat();
  for (const id of ['listed', 'shown', 'secret', 'left']) chat.sessions.set(id, []);
  listSession('listed', 'Grace', '2026-11-20T08:00:00.000Z');
  markSecret('secret');
  markLeft('left');
  const { fetch } = chat;
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) =>
    address.endsWith('/stats') ? new Response(null, { status: 204 }) : fetch(address, init),
  );
});

it('deletes every conversation that this browser knows: listed, on screen, and kept off the device', async () => {
  expect(await forgetEverything('shown', NOW)).toEqual({
    conversations: 0,
    secretConversations: 0,
    hasScores: false,
  });
  expect([...chat.sessions.keys()]).toEqual([]);
  expect(listedSessions()).toEqual([]);
});

it('keeps a list of what the server did not delete, without a word of it, and of secret ones none', async () => {
  for (const id of ['listed', 'shown', 'secret']) chat.refuse(`DELETE /api/chat/sessions/${id}`, 503);
  expect(await forgetEverything('shown', NOW)).toMatchObject({ conversations: 2, secretConversations: 1 });
  const listed = listedSessions().map(({ id, title, deleting }) => ({ id, title, deleting }));
  expect(listed).toEqual([
    { id: 'shown', title: 'Conversation', deleting: true },
    { id: 'listed', title: 'Conversation', deleting: true },
  ]);
  expect(await forgetEverything('shown', NOW)).toMatchObject({ conversations: 0, secretConversations: 0 });
  expect([...chat.sessions.keys()]).toEqual([]);
});
