import type { IcebreakerQuestion } from './types.ts';

/** Questions without a right answer, for three to fifteen people of any age who may have met today. */
export const ICEBREAKERS: readonly IcebreakerQuestion[] = [
  {
    id: 'smell-of-home',
    depth: 'light',
    question: 'Which smell makes you think of home?',
    followUp: 'Who was in the room with you?',
  },
  {
    id: 'first-job',
    depth: 'light',
    question: 'What is the first job that you were ever trusted with, at home or for money?',
    followUp: 'What did it teach you?',
  },
  {
    id: 'good-neighbour',
    depth: 'story',
    question: 'Who has been a good neighbour to you?',
    followUp: 'What did they do that you remember?',
    scripture: 'Luke 10:25-37',
  },
  {
    id: 'meal-of-five-thousand',
    depth: 'faith',
    question:
      'In the feeding of the five thousand, where would you rather have stood: beside the boy, among the disciples, or far back in the crowd?',
    followUp: 'What would you have seen from there?',
    scripture: 'John 6:1-13',
  },
];
