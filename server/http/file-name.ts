import { cleanText } from './clean-text.ts';

const LONGEST = 255;
/** Controls, and the marks that turn the direction of writing: "gpj.exe" may not be shown as "exe.jpg". */
const UNSEEN = /[\p{Cc}\p{Zl}\p{Zp}\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu;

/** A file's name as it may be shown: without path, controls and marks of direction, at most 255 long, never empty. */
export function plainFileName(name: string): string {
  const last = cleanText(name.replaceAll('\0', '')).split(/[/\\]/).at(-1) ?? '';
  const plain = last.replace(UNSEEN, '').replace(/\s+/g, ' ').trim();
  return shortened(plain) || 'document';
}

/** The ending stays: it tells a person what the file is. */
function shortened(name: string): string {
  if (name.length <= LONGEST) return name;
  const [ending = ''] = /\.[^.\s]{1,10}$/.exec(name) ?? [];
  return cleanText(name.slice(0, LONGEST - ending.length)) + ending;
}
