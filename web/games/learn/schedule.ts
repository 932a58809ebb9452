import { type Card, createEmptyCard, fsrs, type Grade, Rating, TypeConvert } from 'ts-fsrs';

/** How well something was known, in the reader's words. */
export type Recall = 'forgotten' | 'hard' | 'good' | 'easy';

const GRADES: Readonly<Record<Recall, Grade>> = {
  forgotten: Rating.Again,
  hard: Rating.Hard,
  good: Rating.Good,
  easy: Rating.Easy,
};

/** Whole days only: what was missed comes back tomorrow, not in ten minutes. */
const scheduler = fsrs({ enable_short_term: false, enable_fuzz: false });

/** When something is due, and what the scheduler knows of it; dates as ISO text, so that it can be stored. */
export interface Schedule extends Omit<Card, 'due' | 'last_review'> {
  readonly due: string;
  readonly last_review?: string | undefined;
}

/** Due at once: nothing is known of it yet. */
export const newSchedule = (now: number): Schedule => toSchedule(createEmptyCard(new Date(now)));

/** The schedule after a review at `now`. */
export function review(schedule: Schedule | null, recall: Recall, now: number): Schedule {
  const at = new Date(now);
  const card = schedule === null ? createEmptyCard(at) : TypeConvert.card(schedule);
  return toSchedule(scheduler.next(card, at, GRADES[recall]).card);
}

/** How many days from `now` a review with each outcome would bring it back. */
export function daysAfter(schedule: Schedule, now: number): Readonly<Record<Recall, number>> {
  const days = (recall: Recall): number => review(schedule, recall, now).scheduled_days;
  return { forgotten: days('forgotten'), hard: days('hard'), good: days('good'), easy: days('easy') };
}

function toSchedule({ due, last_review, ...card }: Card): Schedule {
  return { ...card, due: due.toISOString(), ...(last_review && { last_review: last_review.toISOString() }) };
}

const DAY_MS = 24 * 3_600_000;
/** Local midnight after a time: all that is due in a day is due from its morning on. */
const endOfDay = (time: number): number => new Date(time).setHours(24, 0, 0, 0);

export const isDue = ({ due }: Schedule, now: number): boolean => Date.parse(due) < endOfDay(now);

/** "today", "tomorrow", "on Thursday", "in 12 days" */
export function dueInWords({ due }: Schedule, now: number): string {
  const time = Date.parse(due);
  const days = Math.max(0, Math.round((endOfDay(time) - endOfDay(now)) / DAY_MS));
  if (days === 0) return 'today';
  if (days === 1) return 'tomorrow';
  if (days < 7) return `on ${new Date(time).toLocaleDateString('en', { weekday: 'long' })}`;
  return `in ${days} days`;
}
