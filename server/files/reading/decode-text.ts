/** Decoders that replace what they cannot read; the `strict` one throws. */
const strict = new TextDecoder('utf-8', { fatal: true });

const BOMS: readonly [string, readonly number[]][] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];
/** As much as tells one encoding from another. */
const SAMPLE = 64_000;
/** More control characters than this among the others, and it is no text. */
const CONTROLS_ALLOWED = 0.02;

/** Well-formed UTF-8 without control characters: text, whatever it may begin with. Else undefined. */
export function plainUtf8(bytes: Uint8Array): string | undefined {
  try {
    const text = strict.decode(bytes);
    return controlsIn(text) === 0 ? text : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Text in any usual encoding: UTF-8 and UTF-16 with or without a mark, Windows-1252; broken places and NUL bytes
 * are left out. undefined where the bytes are no text.
 */
export function decodeText(bytes: Uint8Array): string | undefined {
  const encoding = encodingOf(bytes);
  const text = new TextDecoder(encoding).decode(bytes).replaceAll('\0', '').replaceAll('\ufffd', '');
  const sample = text.slice(0, SAMPLE);
  const lost = Math.min(bytes.length, SAMPLE) / (encoding.startsWith('utf-16') ? 2 : 1) - sample.length;
  if (controlsIn(sample) > sample.length * CONTROLS_ALLOWED) return undefined;
  // NUL bytes and broken places by the thousand are a program or a picture.
  if (lost > sample.length / 2 && bytes.length > 16) return undefined;
  return text;
}

function encodingOf(bytes: Uint8Array): string {
  const marked = BOMS.find(([, mark]) => mark.every((byte, at) => bytes[at] === byte));
  if (marked) return marked[0];
  const sample = bytes.subarray(0, SAMPLE);
  return utf16Without(sample) ?? utf8OrWindows(sample);
}

/** Latin letters in UTF-16 have a zero for every other byte, and hardly any in the bytes between. */
function utf16Without(sample: Uint8Array): string | undefined {
  let even = 0;
  let odd = 0;
  for (const [at, byte] of sample.entries()) if (byte === 0) at % 2 === 0 ? even++ : odd++;
  const half = sample.length / 2;
  if (odd > half * 0.4 && even < half * 0.1) return 'utf-16le';
  if (even > half * 0.4 && odd < half * 0.1) return 'utf-16be';
  return undefined;
}

/** UTF-8 with a few broken places is still UTF-8: its characters of several bytes outnumber them. */
function utf8OrWindows(sample: Uint8Array): string {
  const text = new TextDecoder('utf-8').decode(sample);
  let whole = 0;
  let broken = 0;
  for (const character of text) {
    if (character === '\ufffd') broken++;
    else if (character > '\u007f') whole++;
  }
  return broken > whole ? 'windows-1252' : 'utf-8';
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const CONTROLS = /[\u0000-\u0008\u000e-\u001a\u001c-\u001f\u007f]/g;
const controlsIn = (text: string): number => text.match(CONTROLS)?.length ?? 0;
