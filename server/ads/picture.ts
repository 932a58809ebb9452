import { createHash } from 'node:crypto';
import { fileTypeFromBuffer } from 'file-type';
import { imageSize } from 'image-size';
import { AppError } from '../../contract/errors.ts';
import { PICTURE_MAX_BYTES } from '../../contract/limits.ts';
import type { AdvertisementImage } from './advertisements.ts';

/** What a picture may be, told by its content. Never SVG, which can hold scripts. */
const KINDS: ReadonlySet<string> = new Set(['image/png', 'image/jpeg', 'image/webp', 'image/avif']);
/** A picture of more pixels is refused before it is decoded: one of a few bytes can take gigabytes. */
const MAX_PIXELS = 16_000_000;
/** As wide and as high as it is kept: twice as wide as it is shown. */
const MAX_SIDE = 1_280;
const QUALITY = 82;

export const pictureTooLarge = (): AppError =>
  new AppError('PAYLOAD_TOO_LARGE', { message: 'Please choose a picture smaller than 1 MB.' });

/**
 * Decodes a picture and writes it anew as WebP: what visitors get is pixels of ours, without what the file says of camera
 * and place. Throws PAYLOAD_TOO_LARGE, or PICTURE_REFUSED for what is not a picture.
 */
export async function rewritePicture(bytes: Uint8Array): Promise<AdvertisementImage> {
  if (bytes.length > PICTURE_MAX_BYTES) throw pictureTooLarge();
  const kind = await fileTypeFromBuffer(bytes);
  if (!kind || !KINDS.has(kind.mime)) throw new AppError('PICTURE_REFUSED');
  const { width, height } = sizeOf(bytes);
  if (width * height > MAX_PIXELS) {
    throw new AppError('PICTURE_REFUSED', {
      message: 'This picture has too many pixels. Please save it smaller and try again.',
    });
  }
  const webp = await encode(bytes, Math.min(1, MAX_SIDE / Math.max(width, height)), { width, height });
  return {
    type: 'image/webp',
    bytes: webp,
    revision: createHash('sha256').update(webp).digest('base64url').slice(0, 22),
  };
}

function sizeOf(bytes: Uint8Array): { width: number; height: number } {
  try {
    const { width, height } = imageSize(bytes);
    if (width > 0 && height > 0) return { width, height };
  } catch {
    // The reason is refused below.
  }
  throw new AppError('PICTURE_REFUSED');
}

/** The decoder is loaded with the first picture. */
async function encode(
  bytes: Uint8Array,
  scale: number,
  { width, height }: { width: number; height: number },
): Promise<Uint8Array> {
  const { Transformer } = await import('@napi-rs/image');
  try {
    const picture = new Transformer(bytes);
    if (scale < 1) {
      picture.resize(Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale)));
    }
    // Turned as the camera was held.
    return await picture.rotate().webp(QUALITY);
  } catch (cause) {
    throw new AppError('PICTURE_REFUSED', {
      message: 'This picture is damaged and could not be read. Please save it anew and try again.',
      cause,
    });
  }
}
