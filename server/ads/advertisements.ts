import type { Placement, PublicAdvertisement } from '../../contract/advertisements.ts';
import { AppError } from '../../contract/errors.ts';
import { type Flags, isEnabled } from '../flags/flags.ts';
import type { Storage } from '../storage/types.ts';
import type { AdvertisementCounter, CountedEvent } from './counter.ts';
import { findVisible, readImage } from './store.ts';

/** A stored picture. */
export interface AdvertisementImage {
  readonly type: 'image/png' | 'image/jpeg' | 'image/webp' | 'image/gif' | 'image/avif';
  readonly bytes: Uint8Array;
  /** Hash of the bytes; the `v` in its address. */
  readonly revision: string;
}

export interface Advertisements {
  /** What visitors may see at a placement now, highest priority first; empty while a flag is off. */
  shownAt(placement: Placement): Promise<PublicAdvertisement[]>;
  /** These throw ADVERTISEMENT_NOT_FOUND. */
  countImpression(id: string): Promise<void>;
  countClick(id: string): Promise<void>;
  image(id: string): Promise<AdvertisementImage>;
}

export interface AdvertisementDeps {
  readonly storage: Storage;
  readonly flags: Flags;
  readonly counter: AdvertisementCounter;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** The main switch; each placement has its own beside it (behaviour 12). */
const MAIN_SWITCH = 'advertisements_enabled';

export function createAdvertisements(deps: AdvertisementDeps): Advertisements {
  const { storage, flags, counter, now } = deps;
  const count = async (id: string, event: CountedEvent): Promise<void> => {
    if (!(await counter.count(id, event))) throw new AppError('ADVERTISEMENT_NOT_FOUND');
  };
  return {
    async shownAt(placement) {
      const switches = await Promise.all([
        isEnabled(flags, MAIN_SWITCH),
        isEnabled(flags, `${placement}_ads`),
      ]);
      if (switches.includes(false)) return [];
      const rows = await findVisible(storage, placement, now());
      return rows.map(({ link_url, image_revision, ...row }) => ({
        ...row,
        active: true,
        ...(isWebAddress(link_url) && { linkUrl: link_url }),
        ...(image_revision && { imageUrl: imagePath(row.id, image_revision) }),
      }));
    },
    countImpression: (id) => count(id, 'impressions'),
    countClick: (id) => count(id, 'clicks'),
    async image(id) {
      const image = await readImage(storage, id);
      if (!image) throw new AppError('ADVERTISEMENT_NOT_FOUND');
      return image;
    },
  };
}

/** The address of a picture: it changes with the picture. */
export const imagePath = (id: string, revision: string): string =>
  `/api/advertisements/${encodeURIComponent(id)}/image?v=${encodeURIComponent(revision)}`;

/** Checked again on reading, so that no visitor is sent to `javascript:` or a file. */
function isWebAddress(link: string | null): link is string {
  return link !== null && URL.canParse(link) && /^https?:$/.test(new URL(link).protocol);
}
