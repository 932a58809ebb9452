// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Announcer } from './announcer.tsx';
import type { Activity } from './conversation.ts';
import type { Messages } from './messages.ts';
import { aMessage } from './testing/builders.ts';

afterEach(cleanup);

const IDLE: Activity = { kind: 'idle' };
const SENDING: Activity = { kind: 'sending', outgoing: { text: 'And mercy?', key: 'key' } };
const REFUSED: Activity = {
  kind: 'failed',
  sentence: 'Please wait a little.',
  retry: 'send',
  retryAt: 0,
};
const BEFORE: Messages = [
  aMessage({ id: 'u1', content: 'What is grace?' }),
  aMessage({ id: 'r1', role: 'assistant', content: 'Favour.' }),
];
const AFTER: Messages = [
  ...BEFORE,
  aMessage({ id: 'u2', content: 'And mercy?' }),
  aMessage({ id: 'r2', role: 'assistant', content: 'Compassion.' }),
];

const shown = (messages: Messages, activity: Activity) => (
  <Announcer messages={messages} activity={activity} isAnswering={activity.kind === 'sending'} />
);
const status = (): string | null => screen.getByRole('status').textContent;

it('a reply is announced whole, when it is complete', async () => {
  const { rerender } = render(shown(BEFORE, IDLE));
  expect(status()).toBe('');
  rerender(shown(BEFORE, SENDING));
  expect(status()).toBe('Berea is writing.');
  rerender(shown(AFTER, IDLE));
  await waitFor(() => expect(status()).toBe('Berea: Compassion.'));
});

it('a message that was refused is announced as not sent, and no earlier reply as its answer', async () => {
  const { rerender } = render(shown(BEFORE, SENDING));
  rerender(shown(BEFORE, REFUSED));
  expect(status()).toBe('Your message was not sent.');
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(status()).toBe('Your message was not sent.');
});

it('nothing is said to be written while a message waits for the network', () => {
  const { rerender } = render(shown([], SENDING));
  rerender(shown([], { kind: 'waiting', outgoing: { text: 'And mercy?', key: 'key' }, isOffline: true }));
  expect(status()).toBe('');
});
