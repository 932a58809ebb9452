import type { IncomingMessage } from 'node:http';
import { isIP, type LookupFunction } from 'node:net';
import { AppError } from '../../contract/errors.ts';
import { PICTURE_MAX_BYTES } from '../../contract/limits.ts';
import { requestHttp, requestHttps } from '../http/node-http.ts';
import { pictureTooLarge } from './picture.ts';
import { isPublicAddress, type Resolve, type Resolved, resolveAll } from './public-address.ts';

/** The picture's server did not answer as it should; it may another time. The message is a sentence for the operator. */
export class PictureUnreachable extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'PictureUnreachable';
  }
}

/** Reads the bytes at a web address. Tests pass their own. */
export type FetchPicture = (address: string) => Promise<Uint8Array>;

interface FetchDeps {
  readonly resolve?: Resolve;
  readonly isAllowed?: (address: string) => boolean;
  readonly timeoutMs?: number;
}

const TIMEOUT_MS = 5_000;
const MAX_REDIRECTS = 3;
const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);

/**
 * Fetches what an operator's address holds, once. A server inside the operator's network must not be reached through it:
 * every name, of redirects too, is resolved once, all its addresses must be public, and the connection is made to the
 * very address that was looked at. Throws PictureUnreachable, PICTURE_REFUSED (an address inside, or not http),
 * PAYLOAD_TOO_LARGE.
 */
export function createPictureFetch(deps: FetchDeps = {}): FetchPicture {
  const { resolve = resolveAll, isAllowed = isPublicAddress, timeoutMs = TIMEOUT_MS } = deps;
  return async (address) => {
    const signal = AbortSignal.timeout(timeoutMs);
    let url = new URL(address);
    try {
      for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
        const target = await allowedTarget(url, { resolve, isAllowed });
        signal.throwIfAborted();
        const answer = await get(url, target, signal);
        const { statusCode = 0, headers } = answer;
        if (!REDIRECTS.has(statusCode) || !headers.location) return await bytesOf(answer);
        answer.destroy();
        url = redirected(headers.location, url);
      }
    } catch (error) {
      if (error instanceof AppError || error instanceof PictureUnreachable) throw error;
      throw new PictureUnreachable(
        signal.aborted ? 'The picture’s server took too long.' : 'The picture’s server could not be reached.',
      );
    }
    throw new PictureUnreachable('The picture’s address leads on too often.');
  };
}

const refuse = (message: string): AppError =>
  new AppError('PICTURE_REFUSED', { message, issues: [{ path: 'imageUrl', message }] });

function redirected(location: string, from: URL): URL {
  if (!URL.canParse(location, from.href))
    throw new PictureUnreachable('The picture’s address leads nowhere.');
  return new URL(location, from);
}

/** The address to connect to. Throws PICTURE_REFUSED if the URL is not http(s), or any of its addresses is not public. */
async function allowedTarget(
  url: URL,
  { resolve, isAllowed }: { resolve: Resolve; isAllowed: (address: string) => boolean },
): Promise<Resolved> {
  if (url.protocol !== 'http:' && url.protocol !== 'https:')
    throw refuse('Only http and https can be fetched.');
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const family = isIP(host);
  const resolved = family === 0 ? await resolve(host) : [{ address: host, family }];
  const [first] = resolved;
  if (!first) throw new PictureUnreachable('The picture’s server could not be found.');
  if (!resolved.every(({ address }) => isAllowed(address))) {
    throw refuse('This address is inside a private network. Please upload the picture instead.');
  }
  return first;
}

/** Connects to `target`, whatever the name would resolve to now. */
function get(url: URL, target: Resolved, signal: AbortSignal): Promise<IncomingMessage> {
  const pinned: LookupFunction = (_host, options, done) => {
    if (options.all) done(null, [{ ...target }]);
    else done(null, target.address, target.family);
  };
  const send = url.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const request = send(
      url,
      { lookup: pinned, agent: false, signal, headers: { accept: 'image/*', 'user-agent': 'Berea' } },
      resolve,
    );
    request.on('error', reject);
    request.end();
  });
}

async function bytesOf(answer: IncomingMessage): Promise<Uint8Array> {
  if (answer.statusCode !== 200) {
    answer.destroy();
    throw new PictureUnreachable(`The picture’s server answered with status ${answer.statusCode}.`);
  }
  const chunks: Buffer[] = [];
  let length = Number(answer.headers['content-length'] ?? 0);
  if (length > PICTURE_MAX_BYTES) {
    answer.destroy();
    throw pictureTooLarge();
  }
  length = 0;
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > PICTURE_MAX_BYTES) throw pictureTooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
