import { once } from 'node:events';
import { createParser } from 'eventsource-parser';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ScriptureReference } from '../../contract/chat.ts';
import type { ReplyEnd, ReplySource } from './reply-source.ts';
import { streamReply } from './reply-stream.ts';

const finding: ScriptureReference = {
  id: 'f',
  start: 0,
  end: 9,
  osis: 'John.3.16',
  reference: 'John 3:16',
  version: '',
  status: 'mentioned',
};

/** A reply that the test writes. */
function aReply(): ReplySource & { add(text: string): void; find(): void; finish(end: ReplyEnd): void } {
  let content = '';
  const scriptureReferences: ScriptureReference[] = [];
  let end: ReplyEnd | undefined;
  const listeners = new Set<() => void>();
  const changed = (): void => {
    for (const listener of listeners) listener();
  };
  return {
    id: 'reply',
    snapshot: () => ({ length: content.length, scriptureReferences, waiting: false, ...(end && { end }) }),
    textFrom: (offset) => content.slice(offset),
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    add(text) {
      content += text;
      changed();
    },
    find() {
      scriptureReferences.push(finding);
      changed();
    },
    finish(how) {
      end = how;
      changed();
    },
  };
}

async function eventsOf(
  stream: ReturnType<typeof streamReply>,
): Promise<{ id: string; event: string; data: never }[]> {
  const events: { id: string; event: string; data: never }[] = [];
  const parser = createParser({
    onEvent: ({ id, event, data }) =>
      events.push({ id: id ?? '', event: event ?? '', data: JSON.parse(data) as never }),
  });
  for await (const chunk of stream) parser.feed(String(chunk));
  return events;
}

const fromStart = { opening: [], from: 0, found: 0, requestId: 'request', deltaGapMs: 0 };

describe('a reply’s stream', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  it('sends text, then its findings, and one end; every id is the length sent so far', async () => {
    const reply = aReply();
    const events = eventsOf(streamReply(reply, fromStart));
    reply.add('John 3:16');
    reply.find();
    reply.add(' is known.');
    reply.finish({ kind: 'error', code: 'PROVIDER_STREAM_CUT' });
    expect((await events).map(({ id, event }) => [id, event])).toEqual([
      ['9', 'delta'],
      ['9', 'scripture'],
      ['19', 'delta'],
      ['19', 'error'],
    ]);
    expect((await events).at(-1)?.data).toMatchObject({
      code: 'PROVIDER_STREAM_CUT',
      replyId: 'reply',
      requestId: 'request',
    });
  });

  it('sends the first delta at once, joins what follows soon after, and does not delay the end', async () => {
    vi.useFakeTimers();
    const reply = aReply();
    const { deltaGapMs: _, ...usual } = fromStart;
    const stream = streamReply(reply, usual);
    const events = eventsOf(stream);
    reply.add('In ');
    for (const piece of ['the ', 'beginning ', 'was ']) reply.add(piece);
    await vi.advanceTimersByTimeAsync(39);
    expect(stream.readableLength).toBeLessThan(60);
    await vi.advanceTimersByTimeAsync(2);
    reply.add('the Word.');
    reply.finish({ kind: 'error', code: 'INTERRUPTED' });
    await vi.runAllTimersAsync();
    const texts = (await events).map(({ event, data }) =>
      event === 'delta' ? (data as { text: string }).text : event,
    );
    expect(texts).toEqual(['In ', 'the beginning was ', 'the Word.', 'error']);
  });

  it('continues after what the reader already has, and sends the findings again', async () => {
    const reply = aReply();
    reply.add('John 3:16 is known.');
    reply.find();
    const events = eventsOf(streamReply(reply, { ...fromStart, from: 9 }));
    reply.finish({ kind: 'error', code: 'INTERRUPTED' });
    const [delta, scripture] = await events;
    expect(delta).toMatchObject({ event: 'delta', data: { text: ' is known.' } });
    expect(scripture).toMatchObject({ event: 'scripture' });
  });

  it('waits for the text that a reader has from elsewhere instead of sending it twice', async () => {
    const reply = aReply();
    reply.add('John');
    const events = eventsOf(streamReply(reply, { ...fromStart, from: 9 }));
    reply.add(' 3:16');
    reply.add(' is known.');
    reply.finish({ kind: 'error', code: 'INTERRUPTED' });
    expect((await events)[0]).toMatchObject({ event: 'delta', data: { text: ' is known.' } });
  });

  it('does not queue for a slow reader: everything new becomes one delta', async () => {
    const reply = aReply();
    const stream = streamReply(reply, fromStart);
    for (let i = 0; i < 50_000; i++) reply.add('word ');
    reply.finish({ kind: 'error', code: 'INTERRUPTED' });
    expect(stream.readableLength).toBeLessThan(70_000);
    const events = await eventsOf(stream);
    const text = events
      .filter(({ event }) => event === 'delta')
      .map(({ data }) => (data as { text: string }).text);
    expect(text.join('')).toBe('word '.repeat(50_000));
  });

  it('keeps a silent connection open with comments, and is complete for a reader that reads the end late', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const reply = aReply();
    const stream = streamReply(reply, fromStart);
    vi.advanceTimersByTime(15_000);
    expect(String(stream.read())).toBe(': still here\n\n');
    reply.add('Grace.');
    reply.finish({ kind: 'error', code: 'INTERRUPTED' });
    vi.advanceTimersByTime(60_000);
    expect((await eventsOf(stream)).map(({ event }) => event)).toEqual(['delta', 'error']);
  });

  it('stops following the reply when the reader leaves', async () => {
    const reply = aReply();
    let closed = 0;
    const stream = streamReply(reply, { ...fromStart, onClose: () => closed++ });
    stream.destroy();
    await once(stream, 'close');
    reply.add('unheard');
    expect(closed).toBe(1);
  });
});
