import { setTimeout as after } from 'node:timers/promises';
import { createParser } from 'eventsource-parser';
import { OpenAI } from 'openai';
import { newLine, takeTurns } from '../concurrency/take-turns.ts';
import { readText } from './read-text.ts';

type Chunk = Partial<OpenAI.Chat.Completions.ChatCompletionChunk>;

/** How long a connection may need to close behind the end mark, so that the next question finds it open. In ms. */
const CLOSE_TIMEOUT_MS = 50;
/** What opens a stream and its first word do not wait for a turn. */
const FIRST_READS = 2;
/** Some services send a whole answer as one event; what is longer still is none. In UTF-16 units. */
const MAX_EVENT_LENGTH = 8_000_000;

const streams = newLine();

export interface CompletionReader {
  readonly open: () => Promise<Response>;
  /** The text of the events that came together; of none where only the end mark came. */
  readonly read: (events: readonly Chunk[]) => string;
  /** Text that was held until the end of all events. */
  readonly end: () => string;
  /** Told of `[DONE]`. */
  readonly onDone: () => void;
}

/**
 * Reads a stream of chat completions (server-sent events), read by read: what came together is handed out together, as
 * text. One generator for all of it, since each costs every piece some promises. The SDK's own reader passes every event
 * through six, and keeps `[DONE]` to itself, some servers' only word that an answer is complete: `onDone` tells of it.
 * @throws OpenAI.APIError for an error event; SyntaxError for an event that is no JSON; TypeError for a cut connection.
 */
export async function* completionTexts({
  open,
  read,
  end,
  onDone,
}: CompletionReader): AsyncGenerator<string, void> {
  const response = await open();
  let chunks: Chunk[] = [];
  let failure: { readonly error: unknown } | undefined;
  let done = false;
  const { headers } = response;
  const parser = createParser({
    maxBufferSize: MAX_EVENT_LENGTH,
    onEvent({ event, data }) {
      if (failure || done) return;
      done = data === '[DONE]';
      if (done) return onDone();
      try {
        chunks.push(readEvent(event, data, headers));
      } catch (error) {
        failure = { error };
      }
    },
  });
  const body = readText((response.body ?? []) as AsyncIterable<Uint8Array>);
  /**
   * The text of the events that `piece` completes; undefined where it completes none. Apart from the loop below, because what
   * a generator holds lives until its next piece.
   */
  const textOf = (piece: string): string | undefined => {
    parser.feed(piece);
    const ready = chunks;
    chunks = [];
    return ready.length > 0 || done ? read(ready) : undefined;
  };
  const turn = takeTurns(0, streams);
  let reads = 0;
  try {
    for (;;) {
      await body.more();
      // Very many streams read at once let others in between; what comes to this one meanwhile is read with this piece.
      reads += 1;
      if (reads > FIRST_READS) await turn();
      const piece = body.take();
      // A last event may lack its blank line.
      const text = textOf(body.ended ? `${piece}\n\n` : piece);
      if (text !== undefined) yield text;
      if (failure) throw failure.error;
      if (!done && !body.ended) continue;
      if (!body.ended)
        await Promise.race([body.more().catch(() => {}), after(CLOSE_TIMEOUT_MS, undefined, { ref: false })]);
      break;
    }
    yield end();
  } finally {
    body.close();
  }
}

function readEvent(event: string | undefined, data: string, headers: Headers): Chunk {
  const read: unknown = JSON.parse(data);
  const { error } = (typeof read === 'object' && read !== null ? read : {}) as { readonly error?: unknown };
  if (error || event === 'error')
    throw new OpenAI.APIError(undefined, (error ?? read) as object, undefined, headers);
  return (read ?? {}) as Chunk;
}
