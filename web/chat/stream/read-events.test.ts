import { describe, expect, it } from 'vitest';
import { createEventParser, type ReceivedEvent, readEvents } from './read-events.ts';

function parsed(...pieces: string[]): ReceivedEvent[] {
  const events: ReceivedEvent[] = [];
  const feed = createEventParser((event) => events.push(event));
  for (const piece of pieces) feed(piece);
  return events;
}

const delta = (text: string, id: number): string =>
  `id: ${id}\nevent: delta\ndata: ${JSON.stringify({ text })}\n\n`;

describe('reading server-sent events', () => {
  it('gives the same events however the stream is split', () => {
    const whole = `: hello\n\n${delta('In the ', 7)}${delta('beginning', 16)}`;
    const events = parsed(whole);
    expect(events).toEqual([
      { event: 'delta', data: { text: 'In the ' }, length: 7 },
      { event: 'delta', data: { text: 'beginning' }, length: 16 },
    ]);
    expect(parsed(...whole)).toEqual(events);
  });

  it('understands CRLF line ends and data on several lines', () => {
    expect(parsed('id: 4\r\nevent: delta\r\ndata: {"text":\r\ndata: "Amen"}\r\n\r\n')).toEqual([
      { event: 'delta', data: { text: 'Amen' }, length: 4 },
    ]);
  });

  it('ignores comments, unknown events, and data that is not JSON', () => {
    expect(
      parsed(
        ': keep-alive\n\n',
        'event: weather\ndata: {}\n\n',
        'event: delta\ndata: {broken\n\n',
        delta('x', 1),
      ),
    ).toHaveLength(1);
  });

  it('keeps characters whole that are split between two chunks', async () => {
    const bytes = new TextEncoder().encode(delta('für', 3));
    const cut = bytes.indexOf(0xc3) + 1;
    const events: ReceivedEvent[] = [];
    await readEvents(
      new Response(streamOf(bytes.slice(0, cut), bytes.slice(cut))).body!,
      (some) => events.push(...some),
      1_000,
    );
    expect(events).toEqual([{ event: 'delta', data: { text: 'für' }, length: 3 }]);
  });

  it('rejects when a stream falls silent', async () => {
    const silent = new ReadableStream<Uint8Array>();
    await expect(readEvents(silent, () => undefined, 5)).rejects.toThrow('silent');
  });
});

function streamOf(...pieces: Uint8Array[]): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      for (const piece of pieces) controller.enqueue(piece);
      controller.close();
    },
  });
}
