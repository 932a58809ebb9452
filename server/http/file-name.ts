import { cleanText } from './clean-text.ts';

const MAX_LENGTH = 255;
/** Control characters and direction marks: "gpj.exe" must not be displayed as "exe.jpg". */
const INVISIBLE = /[\p{Cc}\p{Zl}\p{Zp}\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu;

/** A file name that is safe to show: no path, control characters or direction marks, 1 to 255 characters. */
export function plainFileName(name: string): string {
  const last = cleanText(name.replaceAll('\0', '')).split(/[/\\]/).at(-1) ?? '';
  const plain = last.replace(INVISIBLE, '').replace(/\s+/g, ' ').trim();
  return shortened(plain) || 'document';
}

/** Keeps the extension. */
function shortened(name: string): string {
  if (name.length <= MAX_LENGTH) return name;
  const [extension = ''] = /\.[^.\s]{1,10}$/.exec(name) ?? [];
  return cleanText(name.slice(0, MAX_LENGTH - extension.length)) + extension;
}
