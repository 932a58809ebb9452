import type { Placement, ShownAdvertisement } from '../../contract/advertisements.ts';
import { AppError } from '../../contract/errors.ts';
import { type Flags, isEnabled } from '../flags/flags.ts';
import type { Storage } from '../storage/types.ts';
import { addOne, readImage, readShown } from './store.ts';

/** A picture as it is kept. */
export interface AdvertisementImage {
  readonly type: string;
  readonly bytes: Uint8Array;
  /** Hash of the bytes: what `v` in its address says. */
  readonly revision: string;
}

export interface Advertisements {
  /** What visitors may see at a placement now, highest priority first; empty while a flag is off. */
  shownAt(placement: Placement): Promise<ShownAdvertisement[]>;
  /** These throw ADVERTISEMENT_NOT_FOUND. */
  countImpression(id: string): Promise<void>;
  countClick(id: string): Promise<void>;
  image(id: string): Promise<AdvertisementImage>;
}

export interface AdvertisementParts {
  readonly storage: Storage;
  readonly flags: Flags;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** The main switch; each placement has its own beside it (behaviour 12). */
const ALL = 'advertisements_enabled';

export function createAdvertisements({ storage, flags, now }: AdvertisementParts): Advertisements {
  const count = async (id: string, column: 'impression_count' | 'click_count'): Promise<void> => {
    if (!(await addOne(storage, id, column))) throw new AppError('ADVERTISEMENT_NOT_FOUND');
  };
  return {
    async shownAt(placement) {
      const switches = await Promise.all([isEnabled(flags, ALL), isEnabled(flags, `${placement}_ads`)]);
      if (switches.includes(false)) return [];
      const rows = await readShown(storage, placement, now());
      return rows.map(({ link_url, image_revision, ...row }) => ({
        ...row,
        active: true,
        ...(isWebAddress(link_url) && { linkUrl: link_url }),
        ...(image_revision && { imageUrl: imagePath(row.id, image_revision) }),
      }));
    },
    countImpression: (id) => count(id, 'impression_count'),
    countClick: (id) => count(id, 'click_count'),
    async image(id) {
      const image = await readImage(storage, id);
      if (!image) throw new AppError('ADVERTISEMENT_NOT_FOUND');
      return image;
    },
  };
}

const imagePath = (id: string, revision: string): string =>
  `/api/advertisements/${encodeURIComponent(id)}/image?v=${encodeURIComponent(revision)}`;

/** Whatever stands in the database: no visitor is led to `javascript:` or a file. */
function isWebAddress(link: string | null): link is string {
  return link !== null && URL.canParse(link) && /^https?:$/.test(new URL(link).protocol);
}
