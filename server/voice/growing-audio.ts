/** An audio that is being generated: any number of readers follow it from its beginning. */
export interface GrowingAudio {
  read(): AsyncGenerator<Uint8Array, void>;
  /** All of it, once it is complete. Rejects where it broke off. */
  readonly whole: Promise<Uint8Array>;
}

/** Reads `pieces` to their end, whether or not anybody follows. */
export function growingAudio(pieces: AsyncIterable<Uint8Array>): GrowingAudio {
  const parts: Uint8Array[] = [];
  let waiting: (() => void)[] = [];
  let end: { readonly error?: unknown } | undefined;
  const wake = (): void => {
    const all = waiting;
    waiting = [];
    for (const each of all) each();
  };

  const whole = (async () => {
    try {
      for await (const piece of pieces) {
        parts.push(piece);
        wake();
      }
      end = {};
    } catch (error) {
      end = { error };
      throw error;
    } finally {
      wake();
    }
    return Buffer.concat(parts);
  })();
  // Whoever follows gets the error from `read`.
  whole.catch(() => {});

  async function* read(): AsyncGenerator<Uint8Array, void> {
    for (let at = 0; ; ) {
      const part = parts[at];
      if (part) {
        at += 1;
        yield part;
      } else if (end) {
        if ('error' in end) throw end.error;
        return;
      } else {
        await new Promise<void>((resolve) => waiting.push(resolve));
      }
    }
  }
  return { read, whole };
}
