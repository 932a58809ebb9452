import { describe, expect, it } from 'vitest';
import type { ChatMessage } from '../../contract/chat.ts';
import {
  applyEvent,
  applyEvents,
  createTurnGrouper,
  ownWords,
  runningReply,
  titleOf,
  turnsOf,
} from './messages.ts';
import { aMessage, aReference } from './testing/builders.ts';

const question = aMessage({ id: 'u1', role: 'user', content: 'I am afraid.' });
const running = aMessage({ id: 'r1', role: 'assistant', status: 'streaming', content: '' });

const anError = (code: string, message: string) => ({ code, message, error: message, requestId: 'q1' });

describe('applying the events of a stream', () => {
  it('shows the message, then the growing reply, then the stored reply', () => {
    const growing = applyEvents(
      [],
      [
        { event: 'message', data: question },
        { event: 'reply', data: { ...running, protocol: 1 } },
        { event: 'delta', data: { text: 'Fear ' } },
        { event: 'delta', data: { text: 'not.' } },
      ],
    );
    expect(growing.map(({ content }) => content)).toEqual(['I am afraid.', 'Fear not.']);
    expect(runningReply(growing)?.id).toBe('r1');

    const kept = aMessage({ ...running, content: 'Fear not.', status: 'complete' });
    const ended = applyEvent(growing, { event: 'done', data: { message: kept } });
    expect(ended.at(-1)).toBe(kept);
    expect(runningReply(ended)).toBeNull();
  });

  it('leaves every other message the same object, so that it is not drawn again', () => {
    const before = [question, aMessage({ id: 'r0', role: 'assistant' }), { ...question, id: 'u2' }, running];
    const after = applyEvent(before, { event: 'delta', data: { text: 'Peace' } });
    expect(after.slice(0, 3).every((message, index) => message === before[index])).toBe(true);
  });

  it('does not add a message twice that is sent twice', () => {
    const once = applyEvent([], { event: 'message', data: question });
    expect(applyEvent(once, { event: 'message', data: question })).toHaveLength(1);
  });

  it('does not add a finding twice that is sent again after a resume', () => {
    const finding = aReference({ id: 's1' });
    const thread = applyEvents(
      [question, running],
      [
        { event: 'scripture', data: finding },
        { event: 'scripture', data: finding },
      ],
    );
    expect(thread.at(-1)?.scriptureReferences).toEqual([finding]);
  });

  it('replaces a reply that was retried', () => {
    const failed = aMessage({ id: 'r1', role: 'assistant', status: 'failed', content: 'Half' });
    const again = applyEvent([question, failed], {
      event: 'reply',
      data: { ...running, id: 'r2', protocol: 1 },
    });
    expect(again.map(({ id }) => id)).toEqual(['u1', 'r2']);
  });

  it('keeps the text of a reply that fails, and says why', () => {
    const half: ChatMessage = { ...running, content: 'Half an' };
    const error = anError('PROVIDER_STREAM_CUT', 'It broke off.');
    expect(applyEvent([question, half], { event: 'error', data: error }).at(-1)).toMatchObject({
      content: 'Half an',
      status: 'failed',
      error: { code: 'PROVIDER_STREAM_CUT', message: 'It broke off.' },
    });
  });

  it('removes the text of a reply that is withdrawn', () => {
    const harmful: ChatMessage = { ...running, content: 'Harmful', scriptureReferences: [aReference({})] };
    const error = anError('REPLY_WITHDRAWN', 'Withdrawn.');
    const last = applyEvent([question, harmful], { event: 'error', data: error }).at(-1);
    expect(last).toMatchObject({ content: '', scriptureReferences: [], status: 'failed' });
  });

  it('ignores events that it does not know', () => {
    const unknown = { event: 'weather', data: {} } as unknown as Parameters<typeof applyEvent>[1];
    const thread = [question, running];
    expect(applyEvent(thread, unknown)).toBe(thread);
  });
});

describe('a thread', () => {
  it('puts each reply with the message it answers', () => {
    const reply = aMessage({ id: 'r1', role: 'assistant' });
    expect(turnsOf([question, reply, { ...question, id: 'u2' }])).toEqual([
      { message: question, reply },
      { message: { ...question, id: 'u2' }, reply: null },
    ]);
  });

  it('shows the visitor’s own words without the document before them', () => {
    const document = 'The whole sermon.';
    const message = aMessage({
      role: 'user',
      content: `${document}\n\nWhat is its point?`,
      attachment: { fileName: 'sermon.txt', fileType: 'text', wordCount: 3, length: document.length },
    });
    expect(ownWords(message)).toBe('What is its point?');
  });

  it('takes its title from the first message, cut at the end of a word', () => {
    expect(titleOf([])).toBe('New conversation');
    expect(titleOf([question])).toBe('I am afraid.');
    const long = 'My brother has not spoken to me since the funeral and I do not know what to say';
    const title = titleOf([{ ...question, content: long }]);
    expect(title.length).toBeLessThanOrEqual(61);
    expect(long.startsWith(title.slice(0, -1))).toBe(true);
    expect(long[title.length - 1]).toBe(' ');
  });

  it('has a neutral title where somebody told of danger or despair, in whichever message', () => {
    const titleWith = (level: 'urgent' | 'possible', kind: 'crisis' | 'abuse'): string =>
      titleOf([question, { ...question, id: 'u2', care: { level, kind, region: 'GB', resources: [] } }]);
    expect(titleWith('urgent', 'crisis')).toBe('Conversation');
    expect(titleWith('urgent', 'abuse')).toBe('Conversation');
    expect(titleWith('possible', 'crisis')).toBe('Conversation');
    expect(titleWith('possible', 'abuse')).toBe('I am afraid.');
  });
});

describe('groups of turns', () => {
  const turn = (at: number) => [
    aMessage({ id: `u${at}`, role: 'user' }),
    aMessage({ id: `r${at}`, role: 'assistant' }),
  ];
  const turns = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, index) => turn(from + index)).flat();

  it('stay the same objects while another turn grows, and when turns are added before and after them', () => {
    const group = createTurnGrouper();
    const before = turns(0, 21);
    const first = group(before);
    expect(first.map(({ length }) => length)).toEqual([8, 8, 5]);
    const grown = group([
      ...before.slice(0, -1),
      aMessage({ id: 'r20', role: 'assistant', content: 'More' }),
    ]);
    expect(grown.slice(0, 2)).toEqual(first.slice(0, 2));
    expect(grown[0]).toBe(first[0]);
    expect(grown[2]).not.toBe(first[2]);
    expect(grown[2]?.[0]).toBe(first[2]?.[0]);
    const longer = group([...turns(100, 112), ...before, ...turn(21)]);
    expect(longer.map(({ length }) => length)).toEqual([8, 4, 8, 8, 6]);
    expect(longer[2]).toBe(first[0]);
  });
});
