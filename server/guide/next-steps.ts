import { NEXT_STEPS } from '../../content/guide/next-steps.ts';
import type { AnswerRecord } from './answer-record.ts';
import type { Intent } from './intent.ts';
import { moveOf } from './reading/moves.ts';

const { prayer, study, more, shorter, anotherPrayer, anotherNote, nextSession, questions } = NEXT_STEPS;

/** What fits after each kind of reply, the likeliest first; nothing after those that are not listed. */
const AFTER: Readonly<Partial<Record<Intent['kind'], readonly string[]>>> = {
  topic: [prayer, more, study],
  question: [more, study, prayer],
  passage: [prayer, more, study],
  quote: [prayer, study],
  find: [prayer, study],
  book: [study, prayer],
  prayer: [anotherPrayer, shorter, study],
  study: [nextSession, questions],
  note: [anotherNote, shorter],
  devotional: [prayer, questions],
  sermon: [questions],
};

/** How many are offered; the screen adds the passage's chapter. */
const OFFERED = 2;
/** After a reply of an AI service: what fits after any. */
export const NEXT_AFTER_ANY: readonly string[] = [prayer, study];

/** What may be sent next after a reply of the guide: two steps that fit it, and never what was just done; the nearest entries after what was not understood. */
export function nextSteps({ kind, move, near, isPrayerOfTalk }: AnswerRecord): readonly string[] {
  if (near) return near;
  return (AFTER[isPrayerOfTalk ? 'prayer' : kind] ?? [])
    .filter((words) => !move || moveOf(words)?.kind !== move)
    .slice(0, OFFERED);
}
