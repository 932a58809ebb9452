/** MPEG 1 layer III, 64 kbit/s, 48 kHz, mono: a frame is 192 bytes and 24 ms, and silence where all else is 0. */
const HEADER = [0xff, 0xfb, 0x54, 0xc0];
const FRAME_BYTES = 192;
const FRAME_MS = 24;

/** A valid MP3 file of silence. */
export function silentMp3(milliseconds: number): Buffer {
  const frames = Math.max(1, Math.round(milliseconds / FRAME_MS));
  const file = Buffer.alloc(frames * FRAME_BYTES);
  for (let at = 0; at < file.length; at += FRAME_BYTES) file.set(HEADER, at);
  return file;
}
