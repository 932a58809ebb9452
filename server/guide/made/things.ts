import { CHILD_NAMES_MADE } from './child-names.ts';
import { INSCRIPTIONS_MADE } from './inscriptions.ts';
import { INTERCESSIONS } from './intercessions.ts';
import type { Made } from './made.ts';
import { PLAY } from './play.ts';
import { SERVICES } from './services.ts';
import { ADVENT_CALENDAR, CHILD_STORY, NAMES_OF_GOD_MADE, READER, SET_PIECES_MADE } from './set-pieces.ts';
import { SMALL_VERSES_MADE } from './small-verses.ts';

/** Asked in this order, before what the library has. */
export const MADE_THINGS: readonly Made[] = [
  READER,
  ...SET_PIECES_MADE,
  NAMES_OF_GOD_MADE,
  ADVENT_CALENDAR,
  CHILD_STORY,
  CHILD_NAMES_MADE,
  INSCRIPTIONS_MADE,
  INTERCESSIONS,
  SERVICES,
  PLAY,
  SMALL_VERSES_MADE,
];
