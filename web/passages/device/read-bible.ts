import { WELL_KNOWN_VERSES } from '../../../content/well-known-verses.ts';
import type { BibleDaily, BiblePassage, BibleSearch } from '../../../contract/bible.ts';
import type { Offer } from '../../../scripture/text/offer.ts';
import { NO_CONNECTION, RequestError, request } from '../../app/request.ts';
import { askDevice } from './ask-device.ts';
import type { Asked, FoundPage, FromDevice, ReadDaily, ReadPassage } from './asked.ts';
import { knownOffer } from './offer.ts';

/** So long the server may take before what is kept on the device answers in its place. */
const PATIENCE_MS = 4_000;

/** There is no network, and what was asked for is not on this device. */
export class OutOfReach extends Error {
  /** What can be read all the same. */
  readonly references: readonly string[];

  constructor(references: readonly string[]) {
    super(NO_CONNECTION);
    this.name = 'OutOfReach';
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

/** Verses as GET /api/bible/search answers them. `path` is the call's, `asked` the same for the device. */
export const searchBible = (
  path: string,
  asked: Omit<Extract<Asked, { call: 'search' }>, 'call'>,
): Promise<FoundPage> =>
  serverOrDevice<FoundPage>(() => request<BibleSearch>(path), { call: 'search', ...asked });

/** The verse of a day (YYYY-MM-DD) as GET /api/bible/daily answers it. */
export function readDaily(date: string, version: string | null): Promise<ReadDaily> {
  const query = new URLSearchParams({ date, ...(version && { version }) });
  return serverOrDevice<ReadDaily>(() => request<BibleDaily>(`/api/bible/daily?${query}`), {
    call: 'daily',
    date,
    version,
  });
}

/** An answer stands, also a refusal; only where there was none, or the server is in trouble, the device is asked. */
async function serverOrDevice<T extends FromDevice>(
  askServer: () => Promise<T>,
  asked: Asked,
  without: (offer: Offer) => T | undefined = () => undefined,
): Promise<T> {
  const server = askServer().then(
    (value) => ({ value }),
    (error: unknown) => ({ error }),
  );
  const first = await Promise.race([server, pause(PATIENCE_MS)]);
  if (first && 'value' in first) return first.value;
  if (first && isAnswer(first.error)) throw first.error;

  const answer = await askDevice(asked);
  if (answer.kind === 'read') return answer.value as unknown as T;
  if (answer.kind === 'refused') throw new RequestError(answer.status, JSON.stringify(answer));
  const settled = await server;
  if ('value' in settled) return settled.value;
  if (settled.error instanceof RequestError) throw settled.error;
  const offer = await knownOffer();
  const known = offer && without(offer);
  if (known) return known;
  throw new OutOfReach(offer ? wellKnownReferences : []);
}

const isAnswer = (error: unknown): boolean => error instanceof RequestError && error.status < 500;

const pause = (ms: number): Promise<undefined> =>
  new Promise((resolve) => setTimeout(() => resolve(undefined), ms));

const wellKnownReferences: readonly string[] = WELL_KNOWN_VERSES.map((mark) => mark.slice(2, -2));

const plain = (reference: string): string => reference.toLowerCase().replace(/[^a-z0-9:-]/g, '');

/** One of the eight, in the translation that was asked for: they are there in all of them. */
function wellKnown(
  { wellKnown: passages }: Offer,
  reference: string,
  version: string | null,
  exact: boolean,
): ReadPassage | undefined {
  const found = passages.filter(
    (passage) => plain(passage.reference) === plain(reference) || plain(passage.osis) === plain(reference),
  );
  const wanted = version?.toUpperCase();
  const passage = found.find((one) => one.version === wanted) ?? (exact ? undefined : found[0]);
  return passage && { ...passage, fromDevice: true };
}
