import { fold } from '../../language/fold.ts';

const PLAYER_NAME_MAX = 20;
/** A letter with more marks than this is a drawing; no script needs them. */
const MANY_MARKS = /\p{M}{4,}/u;
/** Control characters, zero-width and bidi characters, and whatever else nobody sees, but joiners of scripts and emoji. */
const UNSEEN = /(?!\u200c|\u200d|\ufe0f)[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Default_Ignorable_Code_Point}]/gu;
const SEEN = /[\p{L}\p{N}\p{Extended_Pictographic}]/u;

/** A name as the others see it; undefined where nothing readable is left of it, or it is too long. */
export function readPlayerName(typed: string): string | undefined {
  const name = typed.replace(/\s+/gu, ' ').replace(UNSEEN, '').trim();
  if (!SEEN.test(name) || MANY_MARKS.test(name)) return undefined;
  return lengthOf(name) <= PLAYER_NAME_MAX ? name : undefined;
}

/** What two names share that the eye takes for the same. */
export const nameKey = (name: string): string => fold(name).trim() || name;

/** The name with a number behind it: "Ruth 2". It is shortened where that would be too long. */
export function numberedName(name: string, number: number): string {
  if (number === 1) return name;
  const ending = ` ${number}`;
  return `${characters(name)
    .slice(0, PLAYER_NAME_MAX - ending.length)
    .join('')
    .trimEnd()}${ending}`;
}

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });
const characters = (text: string): string[] => [...segmenter.segment(text)].map(({ segment }) => segment);
const lengthOf = (text: string): number => characters(text).length;
