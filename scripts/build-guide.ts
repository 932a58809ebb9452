/**
 * Builds the guide's library: content/en/ as one file that the server reads when the guide is first asked, and beside it
 * what was learned (server/guide/needs/, joint/, meaning/ and asked/), unpacked.
 */
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';
import type { Foreseen, WordedQuestion } from '../content/guide/types.ts';
import { packLibrary } from '../server/guide/library-file.ts';
import { askedQuestionsOf } from './guide/asked-file.ts';
import { EntryError, readEntryFile } from './guide/entry-file.ts';
import { ENTRY_KINDS, type Entries, type EntryKindName, entryOf } from './guide/entry-kinds.ts';
import { foreseenOf } from './guide/foreseen-file.ts';

export type GuideEntries = { readonly [Kind in EntryKindName]: readonly Entries[Kind][] } & {
  readonly asked: readonly WordedQuestion[];
  readonly foreseen: readonly Foreseen[];
};

/**
 * Reads every entry below a language's folder (`content/en`): one Markdown file an entry, in a folder named after its
 * kind; folders below it only group. Entries are ordered by path. Throws EntryError.
 */
export async function readEntries(folder: string): Promise<GuideEntries> {
  const kinds = await Promise.all(ENTRY_KINDS.map(async (kind) => [kind, await entriesOf(folder, kind)]));
  const asked = await askedIn(folder);
  const foreseen = await foreseenIn(folder, new Set(asked.map(({ id }) => id)));
  return { ...Object.fromEntries(kinds), asked, foreseen } as GuideEntries;
}

/** What is said after questions, in `foreseen/`: a file a question, named by its id. Throws EntryError. */
async function foreseenIn(folder: string, questions: ReadonlySet<string>): Promise<Foreseen[]> {
  const names = await filesOf(folder, 'foreseen');
  return Promise.all(
    names.map(async (name) => {
      const id = basename(name, '.md');
      if (!questions.has(id)) throw new EntryError(`${name}: there is no such question in asked/.`);
      return foreseenOf(name, id, await readFile(join(folder, name), 'utf8'));
    }),
  );
}

/** The questions in `asked/`, a file a theme. Throws EntryError. */
async function askedIn(folder: string): Promise<WordedQuestion[]> {
  const all: WordedQuestion[] = [];
  for (const name of await filesOf(folder, 'asked'))
    all.push(...askedQuestionsOf(name, readEntryFile(name, await readFile(join(folder, name), 'utf8'))));
  const twice = all.find(({ id }, at) => all.findIndex((other) => other.id === id) !== at);
  if (twice) throw new EntryError(`asked: "${twice.question}" comes twice.`);
  return all;
}

/** The Markdown files of a kind, in the order of their paths; none where the folder is missing. */
async function filesOf(folder: string, kind: string): Promise<string[]> {
  const names = await readdir(join(folder, kind), { recursive: true }).catch(() => []);
  return names
    .filter((name) => name.endsWith('.md'))
    .sort()
    .map((name) => join(kind, name));
}

async function entriesOf<Kind extends EntryKindName>(folder: string, kind: Kind): Promise<Entries[Kind][]> {
  const files = await filesOf(folder, kind);
  const entries = await Promise.all(
    files.map(async (name) => {
      const id = basename(name, '.md');
      return {
        id,
        entry: entryOf(kind, { name, id }, readEntryFile(name, await readFile(join(folder, name), 'utf8'))),
      };
    }),
  );
  const seen = new Set<string>();
  for (const { id } of entries) {
    if (seen.has(id)) throw new EntryError(`${kind}: two files are named ${id}.md.`);
    seen.add(id);
  }
  return entries.map(({ entry }) => entry);
}

/** The parts of entries that are only shown, which the server reads when it shows them; by the others it finds them. */
const SHOWN: { readonly [Kind in keyof GuideEntries]: readonly (keyof GuideEntries[Kind][number])[] } = {
  topics: [
    'understanding',
    'guidance',
    'practices',
    'encouragement',
    'prayers',
    'questions',
    'commitment',
    'tagged',
  ],
  questions: ['answer', 'differences', 'passages', 'tagged'],
  passages: ['context', 'meaning', 'caution', 'beside'],
  books: ['text'],
  prayers: ['prayers', 'passages', 'tagged'],
  notes: ['notes', 'advice', 'passages'],
  readings: ['passages', 'blessings'],
  self: ['answers'],
  asked: ['about', 'answer', 'passages'],
  foreseen: ['messages'],
};

/** Writes `guide.bin` into `outFolder`, without the wordings of questions: the guide knows them by what was learned. */
export async function buildGuide(folder: string, outFolder: string): Promise<void> {
  const entries = await readEntries(folder);
  const asked = entries.asked.map(({ asked: _wordings, ...question }) => question);
  await writeWhole(join(outFolder, 'guide.bin'), packLibrary({ ...entries, asked }, SHOWN));
}

/** Writes the weights that `packed` holds, unpacked, as `needs.bin` into `outFolder`. */
export async function buildNeeds(packed: Uint8Array, outFolder: string): Promise<void> {
  await writeWhole(join(outFolder, 'needs.bin'), brotliDecompressSync(packed));
}

/** Writes the model of entries and questions that `packed` holds, unpacked, as `joint.bin` into `outFolder`. */
export async function buildJoint(packed: Uint8Array, outFolder: string): Promise<void> {
  await writeWhole(join(outFolder, 'joint.bin'), brotliDecompressSync(packed));
}

/** Writes the word vectors that `packed` holds, unpacked, as `meaning.bin` into `outFolder`. */
export async function buildMeaning(packed: Uint8Array, outFolder: string): Promise<void> {
  await writeWhole(join(outFolder, 'meaning.bin'), brotliDecompressSync(packed));
}

/** Writes what was learned about the questions of `asked/` alone, unpacked, as `asked.bin` and `asked-meanings.bin` into `outFolder`. */
export async function buildAsked(
  packed: Uint8Array,
  packedMeanings: Uint8Array,
  outFolder: string,
): Promise<void> {
  await writeWhole(join(outFolder, 'asked.bin'), brotliDecompressSync(packed));
  await writeWhole(join(outFolder, 'asked-meanings.bin'), brotliDecompressSync(packedMeanings));
}

/** A server that starts meanwhile reads the file before or the new one, never half of it. */
async function writeWhole(file: string, content: string | Uint8Array): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(`${file}.new`, content);
  await rename(`${file}.new`, file);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const root = join(import.meta.dirname, '..');
  const outFolder = join(root, 'dist', 'content', 'en');
  await buildGuide(join(root, 'content', 'en'), outFolder);
  const guide = join(root, 'server', 'guide');
  await buildNeeds(await readFile(join(guide, 'needs', 'weights.br')), outFolder);
  await buildJoint(await readFile(join(guide, 'joint', 'weights.br')), outFolder);
  await buildMeaning(await readFile(join(guide, 'meaning', 'vectors.br')), outFolder);
  await buildAsked(
    await readFile(join(guide, 'asked', 'weights.br')),
    await readFile(join(guide, 'asked', 'meanings.br')),
    outFolder,
  );
}
