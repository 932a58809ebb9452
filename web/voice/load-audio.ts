import { RequestError } from '../app/request.ts';
import type { Segment } from './clip.ts';

const TYPE = 'audio/mpeg';

/** A segment's audio, on its way or there. */
export interface LoadingAudio {
  /** Resolves once an element can begin to play it. Rejects where the service does not speak. */
  readonly address: Promise<string>;
  /** Resolves once it is there as a whole; rejects where it broke off. */
  readonly whole: Promise<void>;
  /** Stops loading, and frees what it takes. */
  release(): void;
}

/** Requests a segment in a voice: null is the service's first. */
export type RequestAudio = (
  segment: Segment,
  voiceId: string | null,
  signal: AbortSignal,
) => Promise<Response>;

export const requestAudio: RequestAudio = async ({ request }, voiceId, signal) => {
  const response =
    request.kind === 'verse'
      ? await fetch(request.path + (voiceId ? `&voiceId=${encodeURIComponent(voiceId)}` : ''), { signal })
      : await fetch('/api/tts/generate', {
          method: 'POST',
          signal,
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify({ text: request.text, ...(voiceId && { voiceId }) }),
        });
  if (!response.ok) throw new RequestError(response.status, await response.text());
  return response;
};

const canStream = (): boolean => 'MediaSource' in window && MediaSource.isTypeSupported(TYPE);

/**
 * Loads a segment. `isUrgent`: it is to be heard now, so it is played while it arrives, where the browser can. Otherwise
 * it is loaded as a whole, which is then played without delay.
 */
export function loadAudio(open: (signal: AbortSignal) => Promise<Response>, isUrgent: boolean): LoadingAudio {
  const leaving = new AbortController();
  const addresses: string[] = [];
  const addressOf = (source: Blob | MediaSource): string => {
    const address = URL.createObjectURL(source);
    addresses.push(address);
    return address;
  };
  const response = open(leaving.signal);
  const streamed = isUrgent && canStream();

  const asWhole = async (): Promise<string> => {
    const bytes = await (await response).arrayBuffer();
    if (bytes.byteLength === 0) throw new TypeError('no audio');
    return addressOf(new Blob([bytes], { type: TYPE }));
  };
  const asStream = async (): Promise<{ address: string; whole: Promise<void> }> => {
    const { body } = await response;
    if (!body) throw new TypeError('no audio');
    const source = new MediaSource();
    const whole = fill(source, body.getReader());
    whole.catch(() => {});
    return { address: addressOf(source), whole };
  };

  const stream = streamed ? asStream() : undefined;
  const address = stream ? stream.then((each) => each.address) : asWhole();
  const whole = stream ? stream.then((each) => each.whole) : address.then(() => {});
  address.catch(() => {});
  whole.catch(() => {});
  return {
    address,
    whole,
    release() {
      leaving.abort();
      for (const each of addresses) URL.revokeObjectURL(each);
    },
  };
}

/** Feeds a media source piece by piece. Where the stream breaks off, what came can still be heard. */
async function fill(
  source: MediaSource,
  reader: ReadableStreamDefaultReader<Uint8Array<ArrayBuffer>>,
): Promise<void> {
  await happened(source, 'sourceopen');
  const buffer = source.addSourceBuffer(TYPE);
  try {
    for (;;) {
      const { value, done } = await reader.read();
      if (done) break;
      buffer.appendBuffer(value);
      await happened(buffer, 'updateend');
    }
  } finally {
    if (source.readyState === 'open') source.endOfStream();
  }
}

const happened = (target: EventTarget, name: string): Promise<unknown> =>
  new Promise((resolve) => target.addEventListener(name, resolve, { once: true }));
