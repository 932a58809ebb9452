import { setTimeout as after } from 'node:timers/promises';
import { createParser } from 'eventsource-parser';
import { OpenAI } from 'openai';
import { newLine, takeTurns } from '../concurrency/take-turns.ts';

type Chunk = Partial<OpenAI.Chat.Completions.ChatCompletionChunk>;

/** How long a connection may need to close behind the end mark, so that the next question finds it open. In ms. */
const CLOSE_TIMEOUT_MS = 50;
/** What opens a stream and its first word do not wait for a turn. */
const FIRST_READS = 2;
/** Some services send a whole answer as one event; what is longer still is none. In UTF-16 units. */
const MAX_EVENT_LENGTH = 8_000_000;

const streams = newLine();

/**
 * Reads a stream of chat completions (server-sent events), read by read: what came together is handed out together. The
 * SDK's own reader passes every event through six generators, and keeps `[DONE]` to itself, some servers' only word that an
 * answer is complete: `onDone` tells of it.
 * @throws OpenAI.APIError for an error event; SyntaxError for an event that is no JSON; TypeError for a cut connection.
 */
export async function* completionEvents(
  response: Response,
  onDone: () => void,
): AsyncGenerator<readonly Chunk[], void> {
  let chunks: Chunk[] = [];
  let failure: { readonly error: unknown } | undefined;
  let done = false;
  const parser = createParser({
    maxBufferSize: MAX_EVENT_LENGTH,
    onEvent({ event, data }) {
      if (failure || done) return;
      done = data === '[DONE]';
      if (done) return onDone();
      try {
        chunks.push(readEvent(event, data, response.headers));
      } catch (error) {
        failure = { error };
      }
    },
  });
  const body = (response.body as AsyncIterable<Uint8Array> | null)?.[Symbol.asyncIterator]();
  const decoder = new TextDecoder();
  const turn = takeTurns(0, streams);
  let reads = 0;
  try {
    for (;;) {
      const read = await body?.next().catch((error: unknown) => {
        throw new TypeError('terminated', { cause: error });
      });
      // Very many streams read at once let others in between; what comes to this one meanwhile is read with the next piece.
      reads += 1;
      if (reads > FIRST_READS) await turn();
      // A last event may lack its blank line.
      parser.feed(
        read?.done === false ? decoder.decode(read.value, { stream: true }) : `${decoder.decode()}\n\n`,
      );
      const ready = chunks;
      chunks = [];
      if (ready.length > 0 || done) yield ready;
      if (failure) throw failure.error;
      if (read?.done !== false) return;
      if (!done) continue;
      await Promise.race([body?.next().catch(() => {}), after(CLOSE_TIMEOUT_MS, undefined, { ref: false })]);
      return;
    }
  } finally {
    void body?.return?.().catch(() => {});
  }
}

function readEvent(event: string | undefined, data: string, headers: Headers): Chunk {
  const read: unknown = JSON.parse(data);
  const { error } = (typeof read === 'object' && read !== null ? read : {}) as { readonly error?: unknown };
  if (error || event === 'error')
    throw new OpenAI.APIError(undefined, (error ?? read) as object, undefined, headers);
  return (read ?? {}) as Chunk;
}
