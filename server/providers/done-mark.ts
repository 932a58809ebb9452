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
    if (!response.ok || !response.body) return response;
    let tail = '';
    const watch = new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        tail = (tail + Buffer.from(chunk.subarray(-TAIL_BYTES)).toString('latin1')).slice(-TAIL_BYTES);
        if (DONE.test(tail)) onDone();
        controller.enqueue(chunk);
      },
    });
    return new Response(response.body.pipeThrough(watch), response);
  };
}
