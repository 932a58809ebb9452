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
import { MEMORY_BOOKS } from './memory-verse/books.ts';
import { MEMORY_CHARACTERS } from './memory-verse/characters.ts';
import { MEMORY_EVENTS } from './memory-verse/events.ts';
import { MEMORY_NEW_TESTAMENT } from './memory-verse/verses-new-testament.ts';
import { MEMORY_OLD_TESTAMENT } from './memory-verse/verses-old-testament.ts';
import { OTHER_BOOKS } from './other/books.ts';
import { OTHER_CHARACTERS } from './other/characters.ts';
import { OTHER_EVENTS_NUMBERS } from './other/events-numbers.ts';
import { OTHER_EVENTS_ORDER } from './other/events-order.ts';
import { OTHER_PLACES_NEW_TESTAMENT } from './other/places-new-testament.ts';
import { OTHER_PLACES_OLD_TESTAMENT } from './other/places-old-testament.ts';
import { OTHER_VERSES } from './other/verses.ts';
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
  MEMORY_BOOKS,
  MEMORY_CHARACTERS,
  MEMORY_EVENTS,
  MEMORY_NEW_TESTAMENT,
  MEMORY_OLD_TESTAMENT,
  OTHER_BOOKS,
  OTHER_CHARACTERS,
  OTHER_EVENTS_NUMBERS,
  OTHER_EVENTS_ORDER,
  OTHER_PLACES_NEW_TESTAMENT,
  OTHER_PLACES_OLD_TESTAMENT,
  OTHER_VERSES,
  SCRAMBLE_BOOKS,
  SCRAMBLE_CHARACTERS,
  SCRAMBLE_EVENTS,
  SCRAMBLE_PLACES,
  SCRAMBLE_VERSES,
];
