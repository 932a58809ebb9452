/**
 * What people ask a companion all day: short requests, put together of an opening and a subject. Words such as "again",
 * "the last one" or "my husband" stand in grave messages so often that, without these, they alone raised help.
 */

import { SUBJECTS } from './plain-request-subjects.ts';

const OPENINGS = [
  'What does * mean?',
  'What is * about?',
  'Who is *?',
  'Which chapter has *?',
  'Where do I find *?',
  'Was * true?',
  'Is * the same?',
  'Is it *?',
  'Is this about *?',
  'Tell me more of *.',
  'Explain * again.',
  'Say * once more.',
  'Repeat *.',
  'Go back to *.',
  'Skip *.',
  'Start with *.',
  'Continue with *.',
  'Shorten *.',
  'Write * anew.',
  'Translate *.',
  'Compare *.',
  'Read *.',
  'Read * to me.',
  'Look at * with me.',
  'I like *.',
  'I do not understand *.',
  'I was asked about *.',
  'I forgot *.',
  'I have read *.',
  'We looked at * today.',
  'Do you have *?',
  'Do you know *?',
  'How old is *?',
  'How many times is *?',
  'How do I pronounce *?',
  'When is *?',
  'When did * begin?',
  'Why is * there?',
  'Can we do *?',
  'Could you list *?',
  'Thank you for *.',
  'That was *.',
  'A prayer for *.',
  'A verse about *.',
  'A blessing for *, please.',
  'Something for *.',
  'Questions on *.',
  'Not *.',
  '*?',
  'And *?',
] as const;

/** Every opening meets every subject. */
const REQUESTS: readonly string[] = OPENINGS.flatMap((opening) =>
  SUBJECTS.map((subject) => opening.replace('*', subject)),
);

/** What is learned from one share can be measured by another. */
const SHARES = 5;

/** One share (0 to 4) of all requests, in which every opening and every subject stands. */
export const plainRequests = (share: number): string[] => REQUESTS.filter((_, at) => at % SHARES === share);
