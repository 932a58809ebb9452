import type { Game } from '../../games/question.ts';

export const TYPE_NAMES: Readonly<Record<Game['type'], string>> = {
  scramble: 'Scripture Scramble',
  fill_blank: 'Fill-in-the-Blank',
  character_guess: 'Character Guessing',
  memory_verse: 'Memory Challenge',
  other: 'Bible Knowledge',
};

export const CATEGORY_NAMES: Readonly<Record<Game['category'], string>> = {
  characters: 'Characters',
  places: 'Places',
  verses: 'Verses',
  books: 'Books',
  events: 'Events',
};

export const DIFFICULTY_NAMES: Readonly<Record<Game['difficulty'], string>> = {
  easy: 'Easy',
  medium: 'Medium',
  hard: 'Hard',
};

/** "1 point", "18 points" */
export const points = (count: number): string => `${count} ${count === 1 ? 'point' : 'points'}`;
