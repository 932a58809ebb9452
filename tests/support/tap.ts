/** A tap: what the test sends comes out, and nothing else; so a test needs no sleeps. */
export interface Tap extends AsyncIterable<string> {
  send(text: string): void;
  end(): void;
}

/** For one reader. Sent pieces wait until they are read. */
export function aTap(): Tap {
  const pieces: string[] = [];
  let ended = false;
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
    async *[Symbol.asyncIterator]() {
      for (;;) {
        const piece = pieces.shift();
        if (piece !== undefined) yield piece;
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
