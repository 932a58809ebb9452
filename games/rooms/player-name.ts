import { fold } from '../../language/fold.ts';

/** In characters as they are read: a letter with its accents, or an emoji, is one. */
export const PLAYER_NAME_MAX = 20;
/** A letter with more marks than this is a drawing; no script needs them. */
const MANY_MARKS = /\p{M}{4,}/u;
/** Control characters, zero-width and bidi characters, and whatever else nobody sees, but joiners of scripts and emoji. */
const UNSEEN = /(?!\u200c|\u200d|\ufe0f)[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Default_Ignorable_Code_Point}]/gu;
const SEEN = /[\p{L}\p{N}\p{Extended_Pictographic}]/u;

/** What may be wrong with a name, as the player is told. */
export const NAME_PROBLEMS = {
  empty: 'Please type a name with at least one letter, digit or emoji.',
  long: `This name is too long. It can have ${PLAYER_NAME_MAX} letters at most.`,
  unfit: 'Please choose another name, one that is fit for everybody to see.',
} as const;
export type NameProblem = keyof typeof NAME_PROBLEMS;

/** A name as the others see it, or what is wrong with it. */
export function readPlayerName(typed: string): { readonly name: string } | { readonly problem: NameProblem } {
  const name = typed.replace(/\s+/gu, ' ').replace(UNSEEN, '').trim();
  if (!SEEN.test(name)) return { problem: 'empty' };
  if (MANY_MARKS.test(name)) return { problem: 'unfit' };
  return characters(name).length <= PLAYER_NAME_MAX ? { name } : { problem: 'long' };
}

/** What two names share that the eye takes for the same. */
export const nameKey = (name: string): string => fold(name).trim() || name;

/** The name with a number behind it: "Ruth 2". It is shortened where that would be too long. */
export function numberedName(name: string, number: number): string {
  if (number === 1) return name;
  const ending = ` ${number}`;
  return `${firstCharacters(name, PLAYER_NAME_MAX - ending.length).trimEnd()}${ending}`;
}

/** The beginning of a text, cut between characters as they are read. */
export const firstCharacters = (text: string, most: number): string =>
  characters(text).slice(0, most).join('');

/** Missing in older browsers, as Firefox 115: there a character is a code point, and the server looks again. */
const segmenter = 'Segmenter' in Intl ? new Intl.Segmenter('en', { granularity: 'grapheme' }) : undefined;
const characters = (text: string): string[] =>
  segmenter ? [...segmenter.segment(text)].map(({ segment }) => segment) : [...text];
