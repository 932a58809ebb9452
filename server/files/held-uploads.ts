import { AppError } from '../../contract/errors.ts';
import { FILE_MAX_BYTES } from '../../contract/limits.ts';

export interface HeldUploadsArgs {
  /** What all uploads together may hold, in bytes. */
  readonly maxBytes: number;
  /** What those of one address may hold. */
  readonly maxBytesOfAddress: number;
  /** Milliseconds that only go forward. */
  readonly now: () => number;
}

/** An upload in memory, from its first byte until it was read or given up. */
interface HeldUpload {
  /** Aborts, with the error for the visitor as its reason, where the upload has to give way. */
  readonly signal: AbortSignal;
  /** Counts bytes that arrived. */
  received(bytes: number): void;
  /** Everything has arrived: from now on it gives way to no other. */
  complete(): void;
  /** Frees what it held; calling that twice does no harm. */
  release(): void;
}

/** Begins to hold an upload of an address. */
export type HoldUpload = (address: string) => HeldUpload;

interface Held {
  readonly address: string;
  readonly control: AbortController;
  readonly since: number;
  bytes: number;
  isComplete: boolean;
  /** Bytes that came lately: what came before counts less and less. */
  recent: { at: number; bytes: number };
}

/** What an upload holds before anything of its file came: its form's parser. */
const OF_ITS_OWN_BYTES = 64 * 1024;
/** After so long a byte counts for a third of a new one: a phone's connection comes and goes. */
const RECENT_MS = 5_000;

export const UPLOAD_BOUNDS = { maxBytes: 16 * FILE_MAX_BYTES, maxBytesOfAddress: 4 * FILE_MAX_BYTES };

export const busy = (): AppError =>
  new AppError('NOT_AVAILABLE', {
    message: 'Many documents are being read at the moment. Please try again in half a minute.',
    retryAfterSeconds: 30,
  });

/**
 * Bounds the memory of all uploads, and of an address's. Where there is no more of it, the upload that arrives slowest
 * gives way: counted places could be kept from everybody by connections that send a byte now and then.
 */
export function createHeldUploads({ maxBytes, maxBytesOfAddress, now }: HeldUploadsArgs): HoldUpload {
  const uploads = new Set<Held>();

  const recentBytes = ({ recent }: Held): number => recent.bytes * Math.exp((recent.at - now()) / RECENT_MS);
  /** What has just begun is judged by what could have come by now. */
  const rateOf = (held: Held): number =>
    recentBytes(held) / (1 - Math.exp(-Math.max(1, now() - held.since) / RECENT_MS));
  const bytesOf = (some: readonly Held[]): number => some.reduce((sum, { bytes }) => sum + bytes, 0);

  function makeRoom(max: number, among: (held: Held) => boolean): void {
    const some = [...uploads].filter(among);
    if (bytesOf(some) <= max) return;
    const arriving = some
      .filter(({ isComplete }) => !isComplete)
      .sort((one, other) => rateOf(one) - rateOf(other));
    for (let over = bytesOf(some) - max; over > 0; ) {
      const slowest = arriving.shift();
      if (!slowest) return;
      over -= slowest.bytes;
      uploads.delete(slowest);
      slowest.control.abort(busy());
    }
  }

  return (address) => {
    const began = now();
    const held: Held = {
      address,
      control: new AbortController(),
      since: began,
      bytes: 0,
      isComplete: false,
      recent: { at: began, bytes: 0 },
    };
    uploads.add(held);
    const received = (bytes: number): void => {
      if (!uploads.has(held)) return;
      held.bytes += bytes;
      held.recent = { at: now(), bytes: recentBytes(held) + bytes };
      makeRoom(maxBytesOfAddress, (other) => other.address === address);
      makeRoom(maxBytes, () => true);
    };
    received(OF_ITS_OWN_BYTES);
    return {
      signal: held.control.signal,
      received,
      complete() {
        held.isComplete = true;
      },
      release() {
        uploads.delete(held);
      },
    };
  };
}
