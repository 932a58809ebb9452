/** A stream that yields what the test sends, when it sends it, so that a test needs no sleeps. */
export interface ControlledStream extends AsyncIterable<string> {
  send(text: string): void;
  end(): void;
  /** Ends the stream with this error. */
  fail(error: Error): void;
}

/** For one reader; sent pieces are queued until they are read. */
export function aControlledStream(): ControlledStream {
  const pieces: string[] = [];
  let ended = false;
  let failure: Error | undefined;
  let wake: () => void = () => {};
  return {
    send(text) {
      pieces.push(text);
      wake();
    },
    end() {
      ended = true;
      wake();
    },
    fail(error) {
      failure = error;
      this.end();
    },
    async *[Symbol.asyncIterator]() {
      for (;;) {
        const piece = pieces.shift();
        if (piece !== undefined) yield piece;
        else if (failure) throw failure;
        else if (ended) return;
        else {
          await new Promise<void>((resolve) => {
            wake = resolve;
          });
        }
      }
    },
  };
}
