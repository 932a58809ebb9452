import type { PassageMark, WordedQuestion } from '../../content/guide/types.ts';
import { EntryError, type EntryFile, type Section } from './entry-file.ts';

const MARK = /^\[\[[^\]]+\]\]$/;

/**
 * The questions of one file of `asked/`: under each heading other ways to ask it (`- `), the answer, and passages on lines
 * of their own. With `kind: prayer` in the front matter they are prayers for moments. Throws EntryError.
 */
export function askedQuestionsOf(name: string, { frontMatter, sections }: EntryFile): WordedQuestion[] {
  const { about, kind } = frontMatter;
  if (!Array.isArray(about) || about.length === 0 || !about.every((label) => typeof label === 'string'))
    throw new EntryError(`${name}: "about" is not a list of labels.`);
  if (kind !== undefined && kind !== 'prayer') throw new EntryError(`${name}: "kind" can only be prayer.`);
  const isPrayer = kind === 'prayer' && { isPrayer: true as const };
  return sections.map((section) => ({ ...askedQuestionOf(name, section, about), ...isPrayer }));
}

function askedQuestionOf(name: string, section: Section, about: readonly string[]): WordedQuestion {
  const { wordings, ...answered } = answeredOf(name, section);
  return { id: idOf(section.title), question: section.title, asked: wordings, about, ...answered };
}

/** What stands under a heading: other ways to say it, the answer, and passages. Throws EntryError. */
export function answeredOf(name: string, { title, text }: Section) {
  const lines = text.split('\n').map((line) => line.trim());
  const wordings = lines.filter((line) => line.startsWith('- ')).map((line) => line.slice(2));
  const passages = lines.filter((line) => MARK.test(line)) as PassageMark[];
  const answer = lines
    .filter((line) => line !== '' && !line.startsWith('- ') && !MARK.test(line))
    .join('\n\n');
  if (wordings.length === 0) throw new EntryError(`${name}: "${title}" has no other ways to ask it.`);
  if (answer === '') throw new EntryError(`${name}: "${title}" has no answer.`);
  return { wordings, answer, passages };
}

/** "Should I correct her?" as "should-i-correct-her". */
export const idOf = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[’']/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
