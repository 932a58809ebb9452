import { parse } from 'yaml';

/**
 * One entry of the guide's library as a file: YAML front matter between lines of `---`, then sections that begin with
 * `## Title`. A section is a list (every line begins with `- `) or prose, whose paragraphs blank lines part.
 */
export interface EntryFile {
  readonly frontMatter: Readonly<Record<string, unknown>>;
  /** In the order of the file; a title may come several times. */
  readonly sections: readonly Section[];
}

export interface Section {
  readonly title: string;
  /** As it is written, without the heading. */
  readonly text: string;
}

/** A file that cannot be read; the message names the file and what is wrong with it. */
export class EntryError extends Error {}

const FRONT_MATTER = /^---\n([\s\S]*?)\n---\n/;
const HEADING = /^## (.+)$/;

/** Reads a file's text; `name` stands in errors. Throws EntryError. */
export function readEntryFile(name: string, text: string): EntryFile {
  const plain = text.replace(/\r\n?/g, '\n');
  const front = FRONT_MATTER.exec(plain);
  if (!front) throw new EntryError(`${name}: begins without front matter between two lines of ---.`);
  const frontMatter: unknown = parse(front[1]!);
  if (frontMatter === null || typeof frontMatter !== 'object' || Array.isArray(frontMatter))
    throw new EntryError(`${name}: the front matter is not a list of names and values.`);
  return { frontMatter: { ...frontMatter }, sections: sectionsOf(name, plain.slice(front[0].length)) };
}

/** The sections of a text without front matter; `name` stands in errors. Throws EntryError. */
export function sectionsOf(name: string, body: string): Section[] {
  const sections: { title: string; lines: string[] }[] = [];
  for (const line of body.split('\n')) {
    const title = HEADING.exec(line)?.[1]?.trim();
    if (title !== undefined) sections.push({ title, lines: [] });
    else if (sections.length > 0) sections.at(-1)!.lines.push(line);
    else if (line.trim() !== '') throw new EntryError(`${name}: "${line}" stands before the first section.`);
  }
  return sections.map(({ title, lines }) => {
    const text = lines.join('\n').trim();
    if (text === '') throw new EntryError(`${name}: the section "${title}" is empty.`);
    return { title, text };
  });
}

/** The items of a list section. Throws EntryError where a line is none. */
export function listItems(name: string, { title, text }: Section): string[] {
  return text.split('\n').map((line) => {
    if (!line.startsWith('- '))
      throw new EntryError(`${name}: in "${title}", "${line}" does not begin with "- ".`);
    return line.slice(2).trim();
  });
}

/** The paragraphs of a prose section. */
export function paragraphs({ text }: Section): string[] {
  return text.split(/\n{2,}/).map((paragraph) => paragraph.trim());
}
