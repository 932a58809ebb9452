import { ON_QUESTIONS } from './messages-on-questions.fixture.ts';
import { ON_TOPICS } from './messages-on-topics.fixture.ts';
import { REQUESTS } from './messages-requests.fixture.ts';

/**
 * Messages as people write them (short, misspelt, long, upset), each with the intent that the guide must recognise and
 * its topic, question, passage or occasion. The tables hold one a line: `message => intent`.
 */
export const MESSAGES: readonly (readonly [words: string, intent: string])[] = [
  ON_TOPICS,
  ON_QUESTIONS,
  REQUESTS,
]
  .flatMap((table) => table.trim().split('\n'))
  .map((line) => {
    const arrow = line.lastIndexOf(' => ');
    return [line.slice(0, arrow), line.slice(arrow + 4)] as const;
  });
