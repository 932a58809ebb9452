import type { QuestionFile } from '../types.ts';
import { WHO_ACTS } from './character-guess/acts.ts';
import { WHO_BOOKS } from './character-guess/books.ts';
import { WHO_EVENTS } from './character-guess/events.ts';
import { WHO_GOSPELS } from './character-guess/gospels.ts';
import { WHO_JUDGES_AND_KINGS } from './character-guess/judges-and-kings.ts';
import { WHO_LAW } from './character-guess/law.ts';
import { FILL_BOOKS } from './fill-blank/books.ts';
import { FILL_CHARACTERS } from './fill-blank/characters.ts';
import { FILL_EVENTS } from './fill-blank/events.ts';
import { FILL_PLACES } from './fill-blank/places.ts';
import { FILL_VERSES_NEW_TESTAMENT } from './fill-blank/verses-new-testament.ts';
import { FILL_VERSES_OLD_TESTAMENT } from './fill-blank/verses-old-testament.ts';
import { SCRAMBLE_BOOKS } from './scramble/books.ts';
import { SCRAMBLE_CHARACTERS } from './scramble/characters.ts';
import { SCRAMBLE_EVENTS } from './scramble/events.ts';
import { SCRAMBLE_PLACES } from './scramble/places.ts';
import { SCRAMBLE_VERSES } from './scramble/verses.ts';

/** All questions of the games, by type and category. */
export const QUESTION_FILES: readonly QuestionFile[] = [
  WHO_ACTS,
  WHO_BOOKS,
  WHO_EVENTS,
  WHO_GOSPELS,
  WHO_JUDGES_AND_KINGS,
  WHO_LAW,
  FILL_BOOKS,
  FILL_CHARACTERS,
  FILL_EVENTS,
  FILL_PLACES,
  FILL_VERSES_NEW_TESTAMENT,
  FILL_VERSES_OLD_TESTAMENT,
  SCRAMBLE_BOOKS,
  SCRAMBLE_CHARACTERS,
  SCRAMBLE_EVENTS,
  SCRAMBLE_PLACES,
  SCRAMBLE_VERSES,
];
