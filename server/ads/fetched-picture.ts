import type { AdvertisementImage } from './advertisements.ts';
import { type FetchPicture, PictureUnreachable } from './fetch-picture.ts';
import { rewritePicture } from './picture.ts';
import type { AdvertisementRow } from './store.ts';

export interface FetchedPicture {
  readonly image: AdvertisementImage | null;
  readonly problem: string | null;
}
export const NO_PICTURE: FetchedPicture = { image: null, problem: null };

/** The picture at an address, or why its server did not give it. Throws if the address or the picture is refused. */
export async function fetchedPicture(fetchPicture: FetchPicture, address: string): Promise<FetchedPicture> {
  try {
    return { image: await rewritePicture(await fetchPicture(address)), problem: null };
  } catch (error) {
    if (error instanceof PictureUnreachable) return { image: null, problem: error.message };
    throw error;
  }
}

/** The picture after a change; undefined if it stays. The same address is fetched again only if it failed before. */
export async function changedPicture(
  fetchPicture: FetchPicture,
  before: AdvertisementRow,
  address: string | null | undefined,
): Promise<FetchedPicture | undefined> {
  if (address === undefined) return undefined;
  if (address === null) return NO_PICTURE;
  if (address === before.image_url && before.picture_problem === null) return undefined;
  return fetchedPicture(fetchPicture, address);
}
