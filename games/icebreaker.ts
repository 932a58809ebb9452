import type { IcebreakerQuestion } from '../content/en/games/types.ts';
import type { Random } from './question.ts';
import { shuffled } from './random.ts';

interface IcebreakerRound {
  readonly title: string;
  readonly minutes: number;
  readonly instructions: string;
  /** Ids of the plan's questions. */
  readonly questions: string[];
}

/** A whole icebreaker as a leader needs it (behaviour 15.3). */
export interface IcebreakerPlan {
  readonly questions: Omit<IcebreakerQuestion, 'depth'>[];
  readonly format: {
    readonly participants: number;
    readonly timeLimit: number;
    /** How many people each group has. */
    readonly groups: number[];
    readonly rounds: IcebreakerRound[];
    readonly instructions: string[];
  };
}

/** In a group of five everybody has spoken before the first has forgotten the question. */
const LARGEST_GROUP = 5;
const ARRIVING_MINUTES = 2;
const CLOSING_MINUTES = 3;
/** The least that a round of five people needs for one question. */
const ROUND_MINUTES = 4;
const QUESTIONS_A_ROUND = 2;

/** As equal as they can be, none larger than five. */
export function groupSizes(participants: number): number[] {
  const groups = Math.ceil(participants / LARGEST_GROUP);
  return shares(participants, groups);
}

/** Splits a number into whole parts that differ by at most one, the larger ones first. */
function shares(total: number, parts: number): number[] {
  const [share, larger] = [Math.floor(total / parts), total % parts];
  return Array.from({ length: parts }, (_, index) => share + (index < larger ? 1 : 0));
}

/** Plans an icebreaker: arriving, rounds in groups that go from light questions to faith, and an end all together. */
export function planIcebreaker(
  all: readonly IcebreakerQuestion[],
  { participants, timeLimit }: { readonly participants: number; readonly timeLimit: number },
  random: Random,
): IcebreakerPlan {
  const talkingMinutes = timeLimit - ARRIVING_MINUTES - CLOSING_MINUTES;
  const minutes = shares(talkingMinutes, Math.max(1, Math.floor(talkingMinutes / ROUND_MINUTES)));
  const questions = chooseByDepth(all, minutes.length * QUESTIONS_A_ROUND + 1, random);
  const ids = questions.map(({ id }) => id);
  const groups = groupSizes(participants);
  const apart = groups.length > 1;
  const talking = minutes.map((length, index): IcebreakerRound => {
    const first = index * QUESTIONS_A_ROUND;
    return {
      title: `Round ${index + 1}`,
      minutes: length,
      instructions: `${apart && index > 0 ? 'One of each group moves to the next group. ' : ''}One reads the first question aloud, and each answers in a sentence or two. Take the second one if there is time.`,
      questions: ids.slice(first, first + QUESTIONS_A_ROUND),
    };
  });
  return {
    questions,
    format: {
      participants,
      timeLimit,
      groups,
      rounds: [
        {
          title: 'Arriving',
          minutes: ARRIVING_MINUTES,
          instructions: `${apart ? 'Form the groups.' : 'Sit in a circle.'} Each says their name and one good thing of this week.`,
          questions: [],
        },
        ...talking,
        {
          title: 'All together',
          minutes: CLOSING_MINUTES,
          instructions:
            'Come back into one circle for the last question. Who heard something that all should hear? Ask first whether it may be told.',
          questions: ids.slice(talking.length * QUESTIONS_A_ROUND),
        },
      ],
      instructions: [
        'Nobody has to answer: anyone may say “pass”.',
        'The leader watches the clock and answers last.',
        'What is said here stays here.',
      ],
    },
  };
}

const DEPTHS = ['light', 'story', 'faith'] as const;

/** As many of each depth as can be, light ones first. */
function chooseByDepth(
  all: readonly IcebreakerQuestion[],
  count: number,
  random: Random,
): Omit<IcebreakerQuestion, 'depth'>[] {
  const counts = shares(count, DEPTHS.length);
  return DEPTHS.flatMap((depth, index) =>
    shuffled(
      all.filter((question) => question.depth === depth),
      random,
    ).slice(0, counts[index]),
  ).map(({ depth: _, ...question }) => question);
}
