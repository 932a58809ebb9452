import { DAILY_VERSES } from '../../content/daily-verses.ts';
import { HOME_SAMPLE } from '../../content/home.ts';
import type { About, PublicFlags } from '../../contract/installation.ts';
import { PASSAGE_MAX_VERSES } from '../../contract/limits.ts';
import type { PageId } from '../../contract/pages.ts';
import type { Testimonials } from '../../contract/testimonials.ts';
import { answerReference } from '../../scripture/search/answers.ts';
import type { Translation } from '../../scripture/types.ts';
import { dailyVerse } from '../bible/daily-verse.ts';

/** The answer of a call, under the key of the web app's query. */
export type KnownAnswer = readonly [key: readonly unknown[], answer: unknown];

const DAY_MS = 24 * 3_600_000;

export interface PageFacts {
  readonly about: About;
  readonly flags: PublicFlags;
  readonly testimonials: Testimonials;
  readonly translation: Translation;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** The answers that a page's first view needs. Home and chat have the verses of three days: the reader's date chooses. */
export function pageData(
  page: PageId,
  { about, flags, testimonials, translation, now }: PageFacts,
): KnownAnswer[] {
  const always: KnownAnswer[] = [
    [['/api/about'], about],
    [['/api/feature-flags/public'], flags],
  ];
  const days = [now - DAY_MS, now, now + DAY_MS].map((time) => new Date(time).toISOString().slice(0, 10));
  const daily = days.map(
    (day): KnownAnswer => [['/api/bible/daily', day, null], dailyVerse(DAILY_VERSES, translation, day)],
  );
  if (page === 'chat') return [...always, ...daily];
  if (page !== 'home') return always;
  const reference = HOME_SAMPLE.passage.slice(2, -2);
  const sample = answerReference(translation, reference, PASSAGE_MAX_VERSES);
  return [
    ...always,
    [['/api/testimonials'], testimonials],
    ...daily,
    ...(sample.ok ? [[['/api/bible/verse', reference, ''], sample.passage] as const] : []),
  ];
}
