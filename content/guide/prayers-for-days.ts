import type { PassageMark } from './types.ts';

/**
 * A prayer for each of several days on what a talk is about. The texts name no matter, as each is true of all: `{I}`,
 * `{me}`, `{my}`, `{am}` and the others are set as I or we (composed-prayers.ts).
 */
interface DayPrayer {
  readonly heading: string;
  readonly passage: PassageMark;
  readonly prayer: string;
}

/** Above them. `{count}` is a number in words. */
export const DAY_PRAYERS_LEAD =
  'I cannot pray, as a program; here are words for {count} days that you can make your own. The first names the matter; say it again on any other day, with your own words.';

/** The first day: its prayer is put together from what was told. */
export const FIRST_DAY = { heading: 'telling it', passage: '[[Psalm 62:8]]' } as const;

export const DAY_PRAYERS: readonly DayPrayer[] = [
  {
    heading: 'asking',
    passage: '[[Philippians 4:6]]',
    prayer:
      'Father, today {I} ask you plainly. You know what {I} want, and you know what {I} need. Give it, if it is good; and if it takes another way than {mine}, let {me} see the first step of it. Amen.',
  },
  {
    heading: 'complaining',
    passage: '[[Psalm 13:1-2]]',
    prayer:
      'Lord, how long? {I} {am} tired of waiting, and of being told to wait. {I} do not understand you, and {I} will not pretend. Hear {me} all the same, and do not be far away today. Amen.',
  },
  {
    heading: 'the others in it',
    passage: '[[Galatians 6:2]]',
    prayer:
      'God, today {I} think of everybody who is in this with {me}: those {I} love, those who are hard to love, those who help. You see each of them as {I} cannot. Do them good, and keep {me} from hardness. Amen.',
  },
  {
    heading: 'what is wrong in it',
    passage: '[[Psalm 139:23-24]]',
    prayer:
      'Lord, where {I} did wrong in this, show it to {me} gently, and forgive it. Where wrong was done to {me}, you saw it, and {I} leave the judging with you. Take from {me} what was never {my} fault. Amen.',
  },
  {
    heading: 'what is good all the same',
    passage: '[[Lamentations 3:22-23]]',
    prayer:
      'Father, today {I} look for what is good: bread, a voice, a bed, one person who asked. Thank you for each of them. {I} do not say that all is well. {I} say that you have not let go of {me}. Amen.',
  },
  {
    heading: 'handing it over',
    passage: '[[1 Peter 5:7]]',
    prayer:
      'Lord, {I} have carried it for days, and it is no lighter. Take it into your hands, and take {me} with it. Whatever comes, come with {me}. Let {me} lie down tonight and sleep. Amen.',
  },
];
