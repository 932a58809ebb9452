import type { ClientRequest, IncomingMessage } from 'node:http';
import { requestHttp, requestHttps } from '../http/node-http.ts';

interface DelayedInit extends RequestInit {
  readonly sendAfter?: Promise<unknown>;
}

/** For an SDK's `fetchOptions`: the request is prepared at once, and sent when `ready` resolves. */
export function sendAfterOption(ready: Promise<unknown>): object {
  return { sendAfter: ready } satisfies DelayedInit;
}

/**
 * A `fetch` for an SDK that posts JSON and reads the answer as it comes, by Node's own HTTP: Node's `fetch` needs twice its
 * time for each piece and for each request (bench/first-token.ts). The body of a good answer is the connection's own stream,
 * to be read once with `for await`; every other answer is whole. Fails as `fetch` does: with a TypeError, or as aborted.
 */
export async function plainFetch(input: string | URL | Request, init: DelayedInit = {}): Promise<Response> {
  const url = new URL(input instanceof Request ? input.url : input);
  const message = await send(url, init);
  const status = message.statusCode ?? 0;
  if (status >= 300 && status < 400) {
    message.resume();
    return fetch(input, init);
  }
  const head = { status, headers: headersOf(message) };
  if (status >= 400) return new Response(await readAll(message), head);
  return Object.defineProperty(new Response(null, head), 'body', { value: message });
}

function send(
  url: URL,
  { method = 'GET', headers, body, signal, sendAfter }: DelayedInit,
): Promise<IncomingMessage> {
  const request = (url.protocol === 'https:' ? requestHttps : requestHttp)(url, {
    method,
    headers: { ...Object.fromEntries(new Headers(headers)), 'accept-encoding': 'identity' },
  });
  const response = responseTo(request);
  if (signal) destroyOnAbort(request, signal);
  if (sendAfter)
    sendAfter.then(
      () => request.end(body),
      (error: Error) => request.destroy(error),
    );
  else request.end(body);
  return response;
}

/** Apart from `send`: a listener lives as long as its request, and would keep the whole body that is sent. */
function responseTo(request: ClientRequest): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    request.once('response', resolve);
    // Also after the response: an error without a listener would end the process.
    request.on('error', (error) =>
      reject(error.name === 'AbortError' ? error : new TypeError('fetch failed', { cause: error })),
    );
  });
}

/** As Node's own option `signal` does, without its watcher for the end of the stream, which takes 1.5 kB. */
function destroyOnAbort(request: ClientRequest, signal: AbortSignal): void {
  const abort = (): void => {
    request.destroy(new DOMException('The request was aborted.', 'AbortError'));
  };
  if (signal.aborted) abort();
  signal.addEventListener('abort', abort, { once: true });
  request.once('close', () => signal.removeEventListener('abort', abort));
}

async function readAll(message: IncomingMessage): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = [];
  for await (const part of message) parts.push(part as Uint8Array);
  return Buffer.concat(parts);
}

function headersOf(message: IncomingMessage): Headers {
  const headers = new Headers();
  for (const [name, values] of Object.entries(message.headersDistinct))
    for (const value of values ?? []) headers.append(name, value);
  return headers;
}
