/** Throws on invalid UTF-8; the other decoders here replace it. */
const strict = new TextDecoder('utf-8', { fatal: true });

const BOMS: readonly [string, readonly number[]][] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];
/** How much is examined to detect the encoding. */
const SAMPLE_LENGTH = 64_000;
/** With a larger share of control characters it is not text. */
const MAX_CONTROL_SHARE = 0.02;

/** The text if it is well-formed UTF-8 without control characters, whatever it begins with. Otherwise undefined. */
export function plainUtf8(bytes: Uint8Array): string | undefined {
  try {
    const text = strict.decode(bytes);
    return controlsIn(text) === 0 ? text : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Decodes UTF-8 and UTF-16 with or without a byte order mark, and Windows-1252; invalid sequences and NUL bytes
 * are dropped. undefined if the bytes are not text.
 */
export function decodeText(bytes: Uint8Array): string | undefined {
  const encoding = encodingOf(bytes);
  const text = new TextDecoder(encoding).decode(bytes).replaceAll('\0', '').replaceAll('\ufffd', '');
  const sample = text.slice(0, SAMPLE_LENGTH);
  const lost =
    Math.min(bytes.length, SAMPLE_LENGTH) / (encoding.startsWith('utf-16') ? 2 : 1) - sample.length;
  if (controlsIn(sample) > sample.length * MAX_CONTROL_SHARE) return undefined;
  // Very many NUL bytes and invalid sequences: a program or a picture.
  if (lost > sample.length / 2 && bytes.length > 16) return undefined;
  return text;
}

function encodingOf(bytes: Uint8Array): string {
  const withBom = BOMS.find(([, bom]) => bom.every((byte, at) => bytes[at] === byte));
  if (withBom) return withBom[0];
  const sample = bytes.subarray(0, SAMPLE_LENGTH);
  return utf16WithoutBom(sample) ?? utf8OrWindows(sample);
}

/** Latin letters in UTF-16 have a zero for every other byte, and hardly any in the bytes between. */
function utf16WithoutBom(sample: Uint8Array): string | undefined {
  let even = 0;
  let odd = 0;
  for (const [at, byte] of sample.entries()) if (byte === 0) at % 2 === 0 ? even++ : odd++;
  const half = sample.length / 2;
  if (odd > half * 0.4 && even < half * 0.1) return 'utf-16le';
  if (even > half * 0.4 && odd < half * 0.1) return 'utf-16be';
  return undefined;
}

/** UTF-8 with a few invalid sequences is still UTF-8 as long as valid multi-byte characters outnumber them. */
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

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it matches
const CONTROLS = /[\u0000-\u0008\u000e-\u001a\u001c-\u001f\u007f]/g;
const controlsIn = (text: string): number => text.match(CONTROLS)?.length ?? 0;
