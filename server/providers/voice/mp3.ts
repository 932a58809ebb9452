/** kbit/s by bitrate index, of layer III: MPEG 1, and MPEG 2 and 2.5. */
const BITRATES = [
  [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
] as const;
const SAMPLE_RATES = [44_100, 48_000, 32_000];
const ID3_HEADER = 10;

/** Whether bytes begin like an MP3 file: with a tag or a frame. */
export function beginsLikeMp3(bytes: Uint8Array): boolean {
  const isTag = bytes[0] === 0x49 && bytes[1] === 0x44 && bytes[2] === 0x33;
  return isTag || (bytes[0] === 0xff && ((bytes[1] ?? 0) & 0xe6) === 0xe2);
}

/** Whether the last frame of an MP3 file is complete: a service may end its answer properly and still too early. */
export function isWholeMp3(bytes: Uint8Array): boolean {
  let at = tagLength(bytes);
  let frames = 0;
  while (at + 4 <= bytes.length) {
    const length = frameLength(bytes, at);
    // A tag at the end, or padding.
    if (length === undefined) return frames > 0;
    if (at + length > bytes.length) return false;
    at += length;
    frames += 1;
  }
  return frames > 0;
}

function tagLength(bytes: Uint8Array): number {
  if (bytes[0] !== 0x49) return 0;
  const [a = 0, b = 0, c = 0, d = 0] = bytes.subarray(6, ID3_HEADER);
  return ID3_HEADER + (a << 21) + (b << 14) + (c << 7) + d;
}

function frameLength(bytes: Uint8Array, at: number): number | undefined {
  const [sync = 0, kind = 0, rates = 0] = bytes.subarray(at, at + 3);
  if (sync !== 0xff || (kind & 0xe6) !== 0xe2) return undefined;
  const version = (kind >> 3) & 3;
  const isFirst = version === 3;
  const bitrate = BITRATES[isFirst ? 0 : 1][rates >> 4];
  const sampleRate = SAMPLE_RATES[(rates >> 2) & 3];
  if (!bitrate || !sampleRate) return undefined;
  const divisor = isFirst ? 1 : version === 2 ? 2 : 4;
  const padding = (rates >> 1) & 1;
  return Math.floor(((isFirst ? 144_000 : 72_000) * bitrate) / (sampleRate / divisor)) + padding;
}
