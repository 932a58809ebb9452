import { PROMPT_CATEGORIES } from '../../content/prompts/all.ts';
import { QUICK_STARTS } from '../../content/quick-starts.ts';
import type { TranslationId } from '../../scripture/types.ts';
import { loadLibrary } from '../../server/guide/library.ts';
import { loadRealBible } from '../../tests/support/bible.ts';

const { topics: TOPICS, questions: QUESTIONS } = loadLibrary();

const VERSE_COUNT = 31_102;
/** What a visitor would say, not ask about: "he hits me" is a sign of danger wherever it stands. */
const OWN_WORDS = /\b(?:i|me|my|he|she|am|we|our)\b/;

/** Every verse of a translation, as if each were typed as a message. */
export async function verseWords(translation: TranslationId): Promise<string[]> {
  const { bible } = await loadRealBible();
  const all = Array.from({ length: VERSE_COUNT }, (_, index) => bible[translation].text(index));
  return all.filter((text) => text !== '');
}

/** The prompts of the library as they would be sent, and those that a new conversation offers. */
export function promptWords(): string[] {
  const prompts = PROMPT_CATEGORIES.flatMap(({ prompts: all }) => all);
  return [
    ...prompts.flatMap(({ title, summary, text }) => [title, summary, text]),
    ...QUICK_STARTS.map(({ prompt }) => prompt),
  ];
}

/** The guide's topics and questions by their titles, and what names them put as a question. */
export function guideSubjects(): string[] {
  const topics = TOPICS.flatMap((topic) => [
    topic.title,
    `What does the Bible say about ${topic.about}?`,
    ...topic.signs.strong
      .filter((sign) => !OWN_WORDS.test(sign))
      .map((sign) => `What does the Bible say about ${sign}?`),
    ...topic.questions,
  ]);
  return [...topics, ...QUESTIONS.map(({ question }) => question)];
}

/** The texts of the guide's topics and questions, paragraph by paragraph, as if a visitor had typed them. */
export function guideTexts(): string[] {
  const topics = TOPICS.flatMap((topic) => [
    ...topic.understanding,
    ...topic.guidance,
    ...topic.practices,
    ...topic.encouragement,
    ...topic.prayers,
  ]);
  return [...topics, ...QUESTIONS.flatMap(({ answer }) => answer)];
}
