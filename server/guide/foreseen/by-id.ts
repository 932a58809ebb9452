import type { AskedQuestion, Foreseen, ForeseenMessage } from '../../../content/guide/types.ts';
import { type GuideLibrary, questionsById } from '../library.ts';

/** Between the id of a question and that of what is said after it. */
const AFTER = '/';

/** The question that an answer's id begins with: its own, or the one after which it was foreseen. */
export const questionIdOf = (id: string): string => id.split(AFTER)[0]!;

const byQuestion = new WeakMap<GuideLibrary, ReadonlyMap<string, Foreseen>>();

/** What is foreseen to be said after each question, by the question's id. */
export function foreseenAfter(library: GuideLibrary): ReadonlyMap<string, Foreseen> {
  const known =
    byQuestion.get(library) ?? new Map(library.foreseen.map((foreseen) => [foreseen.id, foreseen]));
  byQuestion.set(library, known);
  return known;
}

/** What is foreseen as a question like those of the library: it belongs where the one belongs after which it is said. */
export const asQuestion = (after: AskedQuestion, message: ForeseenMessage): AskedQuestion => ({
  id: `${after.id}${AFTER}${message.id}`,
  question: message.said,
  about: after.about,
  answer: message.answer,
  passages: message.passages,
  ...(message.isPrayer && { isPrayer: true }),
});

/** What a record's id names: a question of the library, or what is said after one. Undefined where it is no longer there. */
export function askedById(library: GuideLibrary, id: string | undefined): AskedQuestion | undefined {
  if (id === undefined) return undefined;
  const [of, own] = id.split(AFTER);
  const question = questionsById(library).get(of!);
  if (!question || own === undefined) return question;
  const message = foreseenAfter(library)
    .get(question.id)
    ?.messages.find((each) => each.id === own);
  return message && asQuestion(question, message);
}
