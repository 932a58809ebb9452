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

const words = aMessage({ id: 'u1', role: 'user', content: 'I am afraid.' });
const begun = aMessage({ id: 'r1', role: 'assistant', status: 'streaming', content: '' });

const anError = (code: string, message: string) => ({ code, message, error: message, requestId: 'q1' });

describe('a thread that follows the events of a stream', () => {
  it('shows the words, then the reply as it grows, then the reply as it is kept', () => {
    const growing = applyEvents(
      [],
      [
        { event: 'message', data: words },
        { event: 'reply', data: { ...begun, protocol: 1 } },
        { event: 'delta', data: { text: 'Fear ' } },
        { event: 'delta', data: { text: 'not.' } },
      ],
    );
    expect(growing.map(({ content }) => content)).toEqual(['I am afraid.', 'Fear not.']);
    expect(runningReply(growing)?.id).toBe('r1');

    const kept = aMessage({ ...begun, content: 'Fear not.', status: 'complete' });
    const ended = applyEvent(growing, { event: 'done', data: { message: kept } });
    expect(ended.at(-1)).toBe(kept);
    expect(runningReply(ended)).toBeNull();
  });

  it('leaves every other message the same object, so that it is not drawn again', () => {
    const before = [words, aMessage({ id: 'r0', role: 'assistant' }), { ...words, id: 'u2' }, begun];
    const after = applyEvent(before, { event: 'delta', data: { text: 'Peace' } });
    expect(after.slice(0, 3).every((message, index) => message === before[index])).toBe(true);
  });

  it('takes a message that is told again as the same message', () => {
    const once = applyEvent([], { event: 'message', data: words });
    expect(applyEvent(once, { event: 'message', data: words })).toHaveLength(1);
  });

  it('keeps a finding once when it is sent again after a resume', () => {
    const finding = aReference({ id: 's1' });
    const thread = applyEvents(
      [words, begun],
      [
        { event: 'scripture', data: finding },
        { event: 'scripture', data: finding },
      ],
    );
    expect(thread.at(-1)?.scriptureReferences).toEqual([finding]);
  });

  it('puts a new answer in the place of the one it was asked for instead of', () => {
    const failed = aMessage({ id: 'r1', role: 'assistant', status: 'failed', content: 'Half' });
    const again = applyEvent([words, failed], { event: 'reply', data: { ...begun, id: 'r2', protocol: 1 } });
    expect(again.map(({ id }) => id)).toEqual(['u1', 'r2']);
  });

  it('keeps what was written when a reply fails, and says why', () => {
    const half: ChatMessage = { ...begun, content: 'Half an' };
    const error = anError('PROVIDER_STREAM_CUT', 'It broke off.');
    expect(applyEvent([words, half], { event: 'error', data: error }).at(-1)).toMatchObject({
      content: 'Half an',
      status: 'failed',
      error: { code: 'PROVIDER_STREAM_CUT', message: 'It broke off.' },
    });
  });

  it('takes a withdrawn reply off the screen', () => {
    const harmful: ChatMessage = { ...begun, content: 'Harmful', scriptureReferences: [aReference({})] };
    const error = anError('REPLY_WITHDRAWN', 'Withdrawn.');
    const last = applyEvent([words, harmful], { event: 'error', data: error }).at(-1);
    expect(last).toMatchObject({ content: '', scriptureReferences: [], status: 'failed' });
  });

  it('ignores events that it does not know', () => {
    const unknown = { event: 'weather', data: {} } as unknown as Parameters<typeof applyEvent>[1];
    const thread = [words, begun];
    expect(applyEvent(thread, unknown)).toBe(thread);
  });
});

describe('a thread as it is read', () => {
  it('puts each answer with the words it answers', () => {
    const reply = aMessage({ id: 'r1', role: 'assistant' });
    expect(turnsOf([words, reply, { ...words, id: 'u2' }])).toEqual([
      { words, reply },
      { words: { ...words, id: 'u2' }, reply: null },
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

  it('is called by its first words, cut at a word', () => {
    expect(titleOf([])).toBe('New conversation');
    expect(titleOf([words])).toBe('I am afraid.');
    const long = 'My brother has not spoken to me since the funeral and I do not know what to say';
    const title = titleOf([{ ...words, content: long }]);
    expect(title.length).toBeLessThanOrEqual(61);
    expect(long.startsWith(title.slice(0, -1))).toBe(true);
    expect(long[title.length - 1]).toBe(' ');
  });
});

describe('turns that are drawn together', () => {
  const turn = (at: number) => [
    aMessage({ id: `u${at}`, role: 'user' }),
    aMessage({ id: `r${at}`, role: 'assistant' }),
  ];
  const turns = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, index) => turn(from + index)).flat();

  it('stay the same while another turn grows, and keep their place when more come before and behind', () => {
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
