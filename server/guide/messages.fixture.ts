import { ON_QUESTIONS } from './messages-on-questions.fixture.ts';
import { ON_TOPICS } from './messages-on-topics.fixture.ts';
import { REQUESTS } from './messages-requests.fixture.ts';

/**
 * Messages as people write them: short, misspelt, long, upset; with what the guide shall understand: the intent, and
 * the topic, question, passage or occasion. In the tables it stands behind an arrow, a message a line.
 */
export const MESSAGES: readonly (readonly [words: string, understood: string])[] = [
  ON_TOPICS,
  ON_QUESTIONS,
  REQUESTS,
]
  .flatMap((table) => table.trim().split('\n'))
  .map((line) => {
    const at = line.lastIndexOf(' => ');
    return [line.slice(0, at), line.slice(at + 4)] as const;
  });
