import { useQuery } from '@tanstack/react-query';
import type { DownloadList } from '../../../scripture/text/download-list.ts';
import { request } from '../../app/request.ts';

const OFFER = '/kept/offer.json';
const STALE_AFTER_MS = 5 * 60_000;

let loaded: DownloadList | undefined;

/** Loads the list of downloads, with the well-known passages that need none; remembered as long as the page is open. */
async function loadOffer(): Promise<DownloadList> {
  loaded = await request<DownloadList>(OFFER);
  return loaded;
}

/** The offer if it was loaded before, also offline, or can be loaded now. */
export const knownOffer = async (): Promise<DownloadList | undefined> =>
  loaded ?? loadOffer().catch(() => undefined);

export const useOffer = () => useQuery({ queryKey: [OFFER], queryFn: loadOffer, staleTime: STALE_AFTER_MS });
