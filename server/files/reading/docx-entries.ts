import { type UnzipFileInfo, unzipSync, zipSync } from 'fflate';
import { Refused } from './outcome.ts';

const MAX_ENTRIES = 2_000;
const MAX_INFLATED_BYTES = 60_000_000;

/** The parts that contain a document's text; pictures, fonts and embedded files are not read. */
const TEXT_PARTS = /^(\[Content_Types\]\.xml|_rels\/\.rels|word\/[^/]+\.xml|word\/_rels\/[^/]+\.rels)$/;

/**
 * A docx reduced to its text parts, uncompressed. The declared sizes are added up before anything is inflated,
 * and no entry may inflate beyond its declared size. Throws Refused: `too-much` beyond the limits, `damaged` if it cannot be read.
 */
export function inflateDocx(bytes: Uint8Array): Uint8Array {
  let entries = 0;
  let inflated = 0;
  const isWanted = ({ name, originalSize }: UnzipFileInfo): boolean => {
    entries += 1;
    if (entries > MAX_ENTRIES) throw new Refused('too-much');
    if (!TEXT_PARTS.test(name)) return false;
    inflated += originalSize;
    if (inflated > MAX_INFLATED_BYTES) throw new Refused('too-much');
    return true;
  };
  const parts = unzipSync(bytes, { filter: isWanted });
  return zipSync(parts, { level: 0 });
}
