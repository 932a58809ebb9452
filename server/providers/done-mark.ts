/** Enough of a stream's end to hold its closing event, however it is spaced. */
const TAIL_BYTES = 32;
/** JSON has no raw line feeds, so a model that writes these words cannot look like the event. */
const DONE = /(^|\n)data: ?\[DONE\]\s*$/;

/**
 * A `fetch` that tells when a stream of chat completions closed with `data: [DONE]`. The SDK keeps that event to itself,
 * and some servers send it as their only word that an answer is complete.
 */
export function fetchWatchingDone(onDone: () => void): typeof fetch {
  return async (input, init) => {
    const response = await fetch(input, init);
    if (response.ok && response.body) watchReader(response.body, onDone);
    return response;
  };
}

/** Looks over the shoulder of the one who reads: a TransformStream in between costs as much as all else that is done with a piece. */
function watchReader(body: ReadableStream<Uint8Array>, onDone: () => void): void {
  const open = body.getReader.bind(body) as () => ReadableStreamDefaultReader<Uint8Array>;
  let tail = '';
  const watched = (): ReadableStreamDefaultReader<Uint8Array> => {
    const reader = open();
    const read = reader.read.bind(reader);
    reader.read = async () => {
      const result = await read();
      if (result.value) {
        tail = (tail + Buffer.from(result.value.subarray(-TAIL_BYTES)).toString('latin1')).slice(-TAIL_BYTES);
        if (DONE.test(tail)) onDone();
      }
      return result;
    };
    return reader;
  };
  Object.defineProperty(body, 'getReader', { value: watched });
}
