import type { FaithQuestion } from '../../../content/guide/types.ts';
import { stem, wordsOf } from '../reading/words.ts';
import { tellingStems } from './paragraphs.ts';
import type { Subjects } from './subjects.ts';

/** Words of any talk about the faith: they name no entry. */
const OF_ANY_TALK: ReadonlySet<string> = new Set(
  'god jesus lord bible church christian christians faith believe belief pray prayer sin'
    .split(' ')
    .map(stem),
);

const known = new WeakMap<FaithQuestion, ReadonlySet<string>>();

/** The telling words of an entry's question and of the phrases that ask it. */
function wordsOfEntry(question: FaithQuestion): ReadonlySet<string> {
  const kept = known.get(question) ?? tellingStems([question.question, ...question.signs].join(' '));
  known.set(question, kept);
  return kept;
}

/** Whether a message has a word of an entry's own, be it misspelt, and was not only learned to be like it. */
export function namesEntry(words: string, question: FaithQuestion, subjects: Subjects): boolean {
  const own = wordsOfEntry(question);
  const title = tellingStems(question.question);
  const spelled = subjects.spelled(wordsOf(words)).map(({ plain }) => plain);
  return [...tellingStems([words, ...spelled].join(' '))].some(
    (one) => own.has(one) && (!OF_ANY_TALK.has(one) || (title.has(one) && title.size === 1)),
  );
}
