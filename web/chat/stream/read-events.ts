import { createParser } from 'eventsource-parser';
import type { StreamEvent } from '../../../contract/chat.ts';

/** An event of a reply's stream. `length` is the length of the reply's text after it, where the event's id says so. */
export type ReceivedEvent = StreamEvent & { length?: number };

const KNOWN = new Set<string>(['message', 'care', 'reply', 'waiting', 'delta', 'scripture', 'done', 'error']);

/** Creates a parser for the chunks of a stream. Unknown events and invalid data are left out. */
export function createEventParser(onEvent: (event: ReceivedEvent) => void): (piece: string) => void {
  const parser = createParser({
    onEvent: ({ event, data, id }) => {
      if (!event || !KNOWN.has(event)) return;
      const parsed = parse(data);
      if (parsed === undefined) return;
      const length = id !== undefined && /^\d+$/.test(id) ? Number(id) : undefined;
      onEvent({ event, data: parsed, ...(length !== undefined && { length }) } as ReceivedEvent);
    },
  });
  return (piece) => parser.feed(piece);
}

function parse(data: string): unknown {
  try {
    return JSON.parse(data);
  } catch {
    return undefined;
  }
}

/** Reads a response's events to its end. Throws when the connection breaks, or sends nothing for `silence` ms. */
export async function readEvents(
  body: ReadableStream<Uint8Array>,
  onEvents: (events: ReceivedEvent[]) => void,
  silence: number,
): Promise<void> {
  let events: ReceivedEvent[] = [];
  const feed = createEventParser((event) => events.push(event));
  const decoder = new TextDecoder();
  const reader = body.getReader();
  try {
    for (;;) {
      const { done, value } = await withinTime(reader.read(), silence);
      if (done) return;
      feed(decoder.decode(value, { stream: true }));
      if (events.length > 0) onEvents(events);
      events = [];
    }
  } catch (error) {
    reader.cancel().catch(() => undefined);
    throw error;
  }
}

function withinTime<T>(promise: Promise<T>, ms: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The stream fell silent.')), ms);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
