import { Readable } from 'node:stream';

/** A body's text as it comes. */
export interface TextReader {
  /**
   * Resolves when text has come, or the end. Rejects as `fetch` does, with a TypeError, when the connection broke before the
   * end and no text is left to take.
   */
  more(): Promise<void>;
  /** What has come since it was last taken. */
  take(): string;
  /** Nothing more will come, and all of it was taken. */
  readonly ended: boolean;
  /** Lets the connection go. One whose answer has ended stays open for the next request. */
  close(): void;
}

/** What nobody takes stops the connection's reading here; in UTF-16 units. */
const MOST_HELD = 65_536;

/**
 * Reads a body as UTF-8. `for await` would do the same; its generator, its watcher for the end and its promises take 3 kB for
 * each stream, and what it makes for each piece lives until the next one: long enough to need a full garbage collection.
 */
export function readText(body: AsyncIterable<Uint8Array>): TextReader {
  const stream = body instanceof Readable ? body : Readable.from(body);
  const decoder = new TextDecoder();
  let text = '';
  let isOver = false;
  let failure = stream.destroyed ? new TypeError('terminated') : undefined;
  let waiting: PromiseWithResolvers<void> | undefined;
  const wake = (): void => {
    if (text !== '' || isOver) waiting?.resolve();
    else if (failure) waiting?.reject(failure);
    else return;
    waiting = undefined;
  };
  stream.on('data', (bytes: Uint8Array) => {
    text += decoder.decode(bytes, { stream: true });
    if (text.length > MOST_HELD) stream.pause();
    wake();
  });
  stream.once('end', () => {
    text += decoder.decode();
    isOver = true;
    wake();
  });
  stream.on('error', (error) => {
    failure ??= new TypeError('terminated', { cause: error });
    wake();
  });
  stream.once('close', () => {
    if (!isOver) failure ??= new TypeError('terminated');
    wake();
  });
  return {
    more() {
      waiting = Promise.withResolvers();
      const { promise } = waiting;
      wake();
      return promise;
    },
    take() {
      const taken = text;
      text = '';
      if (stream.isPaused()) stream.resume();
      return taken;
    },
    get ended() {
      return isOver && text === '';
    },
    close() {
      if (!isOver) stream.destroy();
    },
  };
}
