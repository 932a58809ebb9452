import { WELL_KNOWN_VERSES } from '../../../content/well-known-verses.ts';
import type { BibleDaily, BiblePassage, BibleSearch } from '../../../contract/bible.ts';
import type { DownloadList } from '../../../scripture/text/download-list.ts';
import { NO_CONNECTION, RequestError, request } from '../../app/request.ts';
import { askDevice } from './ask-device.ts';
import type { DeviceRequest, FoundPage, FromDevice, ReadDaily, ReadPassage } from './device-request.ts';
import { knownOffer } from './offer.ts';

/** How long the server may take before the device answers in its place. */
const SERVER_TIMEOUT_MS = 4_000;

/** There is no network, and what was requested is not on this device. */
export class OfflineError extends Error {
  /** Passages that can be read all the same. */
  readonly references: readonly string[];

  constructor(references: readonly string[]) {
    super(NO_CONNECTION);
    this.name = 'OfflineError';
    this.references = references;
  }
}

/** A passage as GET /api/bible/verse answers it, from the server or, where it cannot be reached, from this device. */
export function readPassage(
  reference: string,
  version: string | null,
  { exact = false }: { exact?: boolean } = {},
): Promise<ReadPassage> {
  const query = version ? `?version=${encodeURIComponent(version)}` : '';
  return serverOrDevice<ReadPassage>(
    () => request<BiblePassage>(`/api/bible/verse/${encodeURIComponent(reference)}${query}`),
    { call: 'passage', reference, version, exact },
    (offer) => wellKnown(offer, reference, version, exact),
  );
}

/** Verses as GET /api/bible/search answers them. `path` is the server's, `search` the same request to the device. */
export const searchBible = (
  path: string,
  search: Omit<Extract<DeviceRequest, { call: 'search' }>, 'call'>,
): Promise<FoundPage> =>
  serverOrDevice<FoundPage>(() => request<BibleSearch>(path), { call: 'search', ...search });

/** The verse of a day (YYYY-MM-DD) as GET /api/bible/daily answers it. */
export function readDaily(date: string, version: string | null): Promise<ReadDaily> {
  const query = new URLSearchParams({ date, ...(version && { version }) });
  return serverOrDevice<ReadDaily>(() => request<BibleDaily>(`/api/bible/daily?${query}`), {
    call: 'daily',
    date,
    version,
  });
}

/**
 * The server's response, also a refusal. Asks the device only where the server cannot be reached, is too slow or fails;
 * `fallback` is for what needs no download.
 */
async function serverOrDevice<T extends FromDevice>(
  askServer: () => Promise<T>,
  deviceRequest: DeviceRequest,
  fallback: (offer: DownloadList) => T | undefined = () => undefined,
): Promise<T> {
  const server = askServer().then(
    (value) => ({ value }),
    (error: unknown) => ({ error }),
  );
  const first = await Promise.race([server, pause(SERVER_TIMEOUT_MS)]);
  if (first && 'value' in first) return first.value;
  if (first && isRefusal(first.error)) throw first.error;

  const response = await askDevice(deviceRequest);
  if (response.kind === 'read') return response.value as unknown as T;
  if (response.kind === 'refused') throw new RequestError(response.status, JSON.stringify(response));
  const settled = await server;
  if ('value' in settled) return settled.value;
  if (settled.error instanceof RequestError) throw settled.error;
  const offer = await knownOffer();
  const known = offer && fallback(offer);
  if (known) return known;
  throw new OfflineError(offer ? wellKnownReferences : []);
}

const isRefusal = (error: unknown): boolean => error instanceof RequestError && error.status < 500;

const pause = (ms: number): Promise<undefined> =>
  new Promise((resolve) => setTimeout(() => resolve(undefined), ms));

const wellKnownReferences: readonly string[] = WELL_KNOWN_VERSES.map((mark) => mark.slice(2, -2));

const normalized = (reference: string): string => reference.toLowerCase().replace(/[^a-z0-9:-]/g, '');

/** A well-known passage in the requested translation; the offer has them in all translations. */
function wellKnown(
  { wellKnown: passages }: DownloadList,
  reference: string,
  version: string | null,
  exact: boolean,
): ReadPassage | undefined {
  const found = passages.filter(
    (passage) =>
      normalized(passage.reference) === normalized(reference) ||
      normalized(passage.osis) === normalized(reference),
  );
  const label = version?.toUpperCase();
  const passage = found.find((candidate) => candidate.version === label) ?? (exact ? undefined : found[0]);
  return passage && { ...passage, fromDevice: true };
}
