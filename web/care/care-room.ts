import { AgeQuestion } from './age-question.tsx';
import { Help } from './help.tsx';
import { Keeper } from './keeper.tsx';

/** One chunk, so that help is there as a whole or not at all (web/care/room.ts loads it). */
export const careRoom = { AgeQuestion, Help, Keeper };
