import { z } from 'zod';
import type {
  BookIntroduction,
  FaithQuestion,
  FamousPassage,
  GuideTopic,
  NoteOccasion,
  PassageMark,
  PrayerOccasion,
  ReadingOccasion,
  SelfQuestion,
} from '../../content/guide/types.ts';
import { EntryError, type EntryFile, listItems, paragraphs, type Section } from './entry-file.ts';
import { readTags } from './for-whom.ts';

/** How the text of a section becomes a part of an entry. */
type ReadSection = (name: string, section: Section) => unknown;

interface EntryKind {
  /** What the front matter must hold, and nothing else. */
  readonly frontMatter: z.ZodObject;
  /** By title: the part's name, and how it is read. `many`: the title may come several times, each an item. */
  readonly sections: Readonly<
    Record<string, { part: string; read: ReadSection; many?: true; optional?: true }>
  >;
}

const MARK = /^\[\[[^\]]+\]\]$/;
const MARK_AND_NOTE = /^(\[\[[^\]]+\]\]) (.+)$/;

const list: ReadSection = listItems;
const prose: ReadSection = (_name, section) => paragraphs(section);
const whole: ReadSection = (_name, { text }) => text;
const marks: ReadSection = (name, section) =>
  listItems(name, section).map((item) => {
    if (!MARK.test(item))
      throw new EntryError(`${name}: in "${section.title}", "${item}" is no [[passage]].`);
    return item as PassageMark;
  });
const notedPassages: ReadSection = (name, section) =>
  listItems(name, section).map((item) => {
    const [, mark, note] = MARK_AND_NOTE.exec(item) ?? [];
    if (!mark || !note)
      throw new EntryError(`${name}: in "${section.title}", "${item}" is not "[[passage]] and a note".`);
    return { mark: mark as PassageMark, note };
  });

const sign = z.string().min(1);
const signs = z.array(sign).min(1);
const title = z.string().min(1);
const id = z.string();
const passages = { part: 'passages', read: notedPassages };

/** The kinds of entries: each is a folder of content/en/. */
const KINDS = {
  topics: {
    frontMatter: z.strictObject({
      id,
      title,
      about: title,
      signs: z.strictObject({ strong: signs, weak: signs, also: signs.optional(), not: signs.optional() }),
    }),
    sections: {
      Understanding: { part: 'understanding', read: list },
      Passages: passages,
      Guidance: { part: 'guidance', read: prose },
      Practices: { part: 'practices', read: list },
      Encouragement: { part: 'encouragement', read: list },
      Prayers: { part: 'prayers', read: prose },
      Questions: { part: 'questions', read: list },
      Commitment: { part: 'commitment', read: whole },
    },
  },
  questions: {
    frontMatter: z.strictObject({ id, question: title, signs, lastResort: signs.optional() }),
    sections: {
      Answer: { part: 'answer', read: prose },
      'Where churches differ': { part: 'differences', read: whole, optional: true },
      Passages: passages,
    },
  },
  passages: {
    frontMatter: z.strictObject({ id, mark: z.string().regex(MARK) }),
    sections: {
      Context: { part: 'context', read: whole },
      Meaning: { part: 'meaning', read: whole },
      Caution: { part: 'caution', read: whole, optional: true },
      Beside: { part: 'beside', read: marks },
    },
  },
  books: {
    frontMatter: z.strictObject({ id, osis: title }),
    sections: { Introduction: { part: 'text', read: whole } },
  },
  prayers: {
    frontMatter: z.strictObject({ id, about: title, signs }),
    sections: { Prayer: { part: 'prayers', read: whole, many: true }, Passages: passages },
  },
  notes: {
    frontMatter: z.strictObject({ id, about: title, signs }),
    sections: {
      Note: { part: 'notes', read: whole, many: true },
      Advice: { part: 'advice', read: list },
      Passages: passages,
    },
  },
  readings: {
    frontMatter: z.strictObject({ id, about: title, signs, isWork: z.literal(true).optional() }),
    sections: {
      Passages: passages,
      Blessing: { part: 'blessings', read: whole, many: true, optional: true },
    },
  },
  self: {
    frontMatter: z.strictObject({ id, signs, yields: z.literal(true).optional() }),
    sections: { Answer: { part: 'answers', read: whole, many: true } },
  },
} as const satisfies Record<string, EntryKind>;

/** An entry of each kind, with its id, which is the name of its file. */
export interface Entries {
  readonly topics: GuideTopic;
  readonly questions: FaithQuestion;
  readonly passages: FamousPassage & { readonly id: string };
  readonly books: BookIntroduction & { readonly id: string };
  readonly prayers: PrayerOccasion;
  readonly notes: NoteOccasion;
  readonly readings: ReadingOccasion;
  readonly self: SelfQuestion;
}

export type EntryKindName = keyof Entries;
export const ENTRY_KINDS = Object.keys(KINDS) as EntryKindName[];

/** The entry that a file holds, the tags of its parts read apart. Throws EntryError, which names the file, what is missing, or what has no meaning there. */
export function entryOf<Kind extends EntryKindName>(
  kind: Kind,
  { name, id }: { readonly name: string; readonly id: string },
  file: EntryFile,
): Entries[Kind] {
  const { frontMatter, sections }: EntryKind = KINDS[kind];
  const read = frontMatter.safeParse({ id, ...file.frontMatter });
  if (!read.success) throw new EntryError(`${name}: ${z.prettifyError(read.error)}`);
  const parts: Record<string, unknown> = {};
  for (const section of file.sections) {
    const known = sections[section.title];
    if (!known) throw new EntryError(`${name}: no entry of ${kind} has a section "${section.title}".`);
    const value = known.read(name, section);
    const before = parts[known.part];
    if (before !== undefined && !known.many)
      throw new EntryError(`${name}: the section "${section.title}" comes twice.`);
    parts[known.part] = known.many ? [...((before as unknown[]) ?? []), value] : value;
  }
  for (const [sectionTitle, { part, optional }] of Object.entries(sections))
    if (!optional && parts[part] === undefined)
      throw new EntryError(`${name}: the section "${sectionTitle}" is missing.`);
  return { ...read.data, ...readTags(name, parts) } as unknown as Entries[Kind];
}
