import type { GuideTopic } from '../../../content/guide/types.ts';
import { passagesIn } from '../../../scripture/references/message-references.ts';
import type { Passage } from '../../../scripture/types.ts';
import { withFewReferences } from '../bounded.ts';
import type { Subjects } from '../recognise/subjects.ts';
import { STOP_WORDS, stem, wordsOf } from './words.ts';

/** One part of a document: what stands under one of its headings, or one third of it where it has none. */
interface DocumentPart {
  readonly heading?: string;
  /** The first passage that it names. */
  readonly passage?: Passage;
  /** The sentence that holds the most of the document's frequent words. */
  readonly point?: string;
}

/** What can be seen in a document without understanding it: its passages, named topics, frequent words, and its own points. */
export interface DocumentReading {
  readonly title: string;
  /** Passages it names, the ones named most first. */
  readonly passages: readonly Passage[];
  /** Its most frequent words that carry sense, as they are mostly written. */
  readonly keywords: readonly string[];
  /** Three at most. */
  readonly parts: readonly DocumentPart[];
  readonly topic?: GuideTopic;
  /** Whether only its first part was read. */
  readonly cut: boolean;
}

/** Enough to know what a document is about, and little enough to keep the loop free. */
const READ = 40_000;
/** Reading a reference takes 0.2 ms. */
const MOST_REFERENCES = 60;
const KEYWORDS = 6;
const TITLE_WORDS = 12;
const SENTENCE_WORDS = { least: 6, most: 34 };

/** A document's own words may hold anything: nothing of them is to be read as Markdown, as a mark or as a quotation. */
export function plainLine(text: string): string {
  return text
    .replace(/\[([^\][]{0,500})\]\([^()]{0,2000}\)/g, '$1')
    .replace(/\bhttps?:\S+/g, '')
    .replace(/[*_#>[\]`|<~\\{}]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

const NUMBERED =
  /^(?:#{1,6}\s+(?:(?:\d{1,2}|[IVX]{1,4})[.)]\s+)?|(?:\d{1,2}|[IVX]{1,4})[.)]\s+|(?:part|point|section|lesson|chapter)\s+\w+[:.]?\s*)/i;

function isHeading(line: string): boolean {
  const bare = line.replace(NUMBERED, '');
  const count = bare.split(/\s+/).length;
  if (bare.length < 3 || count > 10 || /[.!?,;:"”]$/.test(bare)) return false;
  return NUMBERED.test(line) || /^\p{Lu}/u.test(bare);
}

function titleOf(lines: readonly string[], name: string | undefined): string {
  const first = plainLine(lines[0] ?? '');
  const isTitle = first !== '' && first.split(' ').length <= TITLE_WORDS && !/[.!?,;]$/.test(first);
  if (isTitle) return first.replace(NUMBERED, '');
  return plainLine((name ?? '').replace(/\.[a-z]{2,5}$/i, '').replace(/[-_]+/g, ' '));
}

function frequent(text: string): { stems: Map<string, number>; keywords: string[] } {
  const counts = new Map<string, { count: number; forms: Map<string, number> }>();
  for (const { plain, stem: root } of wordsOf(text)) {
    if (plain.length < 4 || STOP_WORDS.has(plain) || /^\d/.test(plain)) continue;
    const entry = counts.get(root) ?? { count: 0, forms: new Map() };
    entry.count += 1;
    entry.forms.set(plain, (entry.forms.get(plain) ?? 0) + 1);
    counts.set(root, entry);
  }
  const most = [...counts].filter(([, { count }]) => count > 1).sort((a, b) => b[1].count - a[1].count);
  const keywords = most
    .slice(0, KEYWORDS)
    .map(([, { forms }]) => [...forms].sort((a, b) => b[1] - a[1])[0]![0]);
  return { stems: new Map(most.slice(0, 3 * KEYWORDS).map(([root, { count }]) => [root, count])), keywords };
}

/** Sentences that neither quote nor name a passage: what is shown of a document is never taken for Scripture. */
function sentencesOf(text: string): string[] {
  return text
    .split(/(?<=[.!?])\s+|\n+/)
    .map((sentence) => plainLine(sentence))
    .filter((sentence) => {
      const count = sentence.split(' ').length;
      const measured = count >= SENTENCE_WORDS.least && count <= SENTENCE_WORDS.most;
      return measured && /[.!?]$/.test(sentence) && !/["“”«»]|\d\s*[:.]\s*\d/.test(sentence);
    });
}

function pointOf(text: string, stems: ReadonlyMap<string, number>): string | undefined {
  const scored = sentencesOf(text).map((sentence) => {
    const roots = new Set(
      sentence
        .toLowerCase()
        .match(/[a-z]+/g)
        ?.map(stem),
    );
    const sum = [...roots].reduce((total, root) => total + (stems.get(root) ?? 0), 0);
    return { sentence, score: sum / Math.sqrt(roots.size + 4) };
  });
  return scored.sort((a, b) => b.score - a.score)[0]?.sentence;
}

const PARTS = 3;

/** The headings by which a document is divided: the numbered ones where there are enough, else all. */
function headingsOf(lines: readonly string[]): string[] {
  const all = lines.slice(1).filter(isHeading);
  const numbered = all.filter((line) => NUMBERED.test(line));
  const chosen = numbered.length >= PARTS ? numbered : all;
  return chosen.length >= PARTS ? chosen : [];
}

function partsOf(text: string, lines: readonly string[], stems: ReadonlyMap<string, number>): DocumentPart[] {
  const headings = headingsOf(lines);
  const starts =
    headings.length > 0
      ? headings.map((heading) => lines.indexOf(heading))
      : [0, 1, 2].map((part) => Math.floor((lines.length * part) / PARTS));
  const paragraphs = lines.length >= PARTS ? lines : sentencesOf(text);
  return starts.slice(0, PARTS).map((start, part) => {
    const from = lines.length >= PARTS ? start : Math.floor((paragraphs.length * part) / PARTS);
    const to =
      lines.length >= PARTS ? starts[part + 1] : Math.floor((paragraphs.length * (part + 1)) / PARTS);
    const body = paragraphs.slice(from, to).join('\n');
    const heading = headings[part];
    const passage = passagesOf(body)[0];
    const point = pointOf(body, stems);
    return {
      ...(heading !== undefined && { heading: plainLine(heading.replace(NUMBERED, '')) }),
      ...(passage && { passage }),
      ...(point !== undefined && { point }),
    };
  });
}

function passagesOf(text: string): Passage[] {
  const counts = new Map<string, { passage: Passage; count: number; place: number }>();
  let place = 0;
  for (const line of linesOf(withFewReferences(text, MOST_REFERENCES))) {
    for (const passage of passagesIn(line)) {
      const entry = counts.get(passage.osis) ?? { passage, count: 0, place: place++ };
      entry.count += 1;
      counts.set(passage.osis, entry);
    }
  }
  return [...counts.values()]
    .sort((a, b) => b.count - a.count || a.place - b.place)
    .map(({ passage }) => passage);
}

/** A topic is only a document's subject where its title names it, or where it is named again and again. */
const SURE_IN_TITLE = 3;
const SURE_IN_TEXT = 6;

function topicOfDocument(title: string, text: string, subjects: Subjects): GuideTopic | undefined {
  const [inTitle] = subjects.topics(wordsOf(title));
  if (inTitle !== undefined && inTitle.score >= SURE_IN_TITLE) return inTitle.owner;
  const [inText] = subjects.topicsOfText(wordsOf(text));
  return inText !== undefined && inText.score >= SURE_IN_TEXT ? inText.owner : undefined;
}

/** Reads a document: at most its first 40,000 characters. */
export function readDocument(
  document: string,
  name: string | undefined,
  subjects: Subjects,
): DocumentReading {
  const text = document.slice(0, READ);
  const lines = linesOf(text);
  const title = titleOf(lines, name);
  const { stems, keywords } = frequent(text.replace(/['’]s\b/g, ''));
  const topic = topicOfDocument(title, text, subjects);
  return {
    title,
    passages: passagesOf(text),
    keywords,
    parts: partsOf(text, lines, stems),
    ...(topic && { topic }),
    cut: document.length > READ,
  };
}
