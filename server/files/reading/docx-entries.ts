import { type UnzipFileInfo, unzipSync, zipSync } from 'fflate';
import { Refused } from './outcome.ts';

const MAX_ENTRIES = 2_000;
const MAX_INFLATED_BYTES = 60_000_000;

/** The parts that hold a document's text; pictures, fonts, and files packed within are left where they are. */
const NEEDED = /^(\[Content_Types\]\.xml|_rels\/\.rels|word\/[^/]+\.xml|word\/_rels\/[^/]+\.rels)$/;

/**
 * A docx with nothing but its text, uncompressed. The size that an entry claims is added up before any is inflated,
 * and none gets more room than it claimed. Throws Refused: `too-much` past the bounds, `damaged` where it cannot be read.
 */
export function inflateDocx(bytes: Uint8Array): Uint8Array {
  let entries = 0;
  let inflated = 0;
  const isWanted = ({ name, originalSize }: UnzipFileInfo): boolean => {
    entries += 1;
    if (entries > MAX_ENTRIES) throw new Refused('too-much');
    if (!NEEDED.test(name)) return false;
    inflated += originalSize;
    if (inflated > MAX_INFLATED_BYTES) throw new Refused('too-much');
    return true;
  };
  const parts = unzipSync(bytes, { filter: isWanted });
  return zipSync(parts, { level: 0 });
}
