import { LED_STORIES, LED_THEMES } from '../../../content/guide/leading/all.ts';
import type { LedStory, LedTheme } from '../../../content/guide/leading/types.ts';
import type { GuideTopic } from '../../../content/guide/types.ts';
import { passageOfMark } from '../../../scripture/references/passage-of-reference.ts';
import { verseCount } from '../../../scripture/references/passage-ranges.ts';
import type { Passage } from '../../../scripture/types.ts';
import type { GuideLibrary } from '../library.ts';

/** What a group is to be led through, whatever it is served from: a story, a theme, or a topic of the library. */
export interface LedEntry {
  /** With its kind: `story/ruth`, `theme/hospitality`, `topic/courage`. */
  readonly id: string;
  readonly title: string;
  /** What is read aloud where only one passage is. */
  readonly heart: Passage;
  readonly parts: readonly { readonly passage: Passage; readonly note: string }[];
  readonly thought: string;
  readonly questions: readonly string[];
  readonly step?: string;
  readonly picture?: string;
  /** What sets a theme apart from what it is taken for. */
  readonly apart?: string;
  readonly story?: LedStory;
}

const LONGEST_HEART = 12;

function ofStory(story: LedStory): LedEntry {
  return {
    id: `story/${story.id}`,
    title: story.title,
    heart: passageOfMark(story.heart),
    parts: story.parts.map(([mark, note]) => ({ passage: passageOfMark(mark), note })),
    thought: story.adults,
    questions: story.questions,
    picture: story.picture,
    story,
  };
}

function ofTheme(theme: LedTheme): LedEntry {
  const parts = theme.parts.map(([mark, note]) => ({ passage: passageOfMark(mark), note }));
  const short = parts.find(({ passage }) => verseCount(passage) <= LONGEST_HEART) ?? parts[0]!;
  return {
    id: `theme/${theme.id}`,
    title: theme.title,
    heart: short.passage,
    parts,
    thought: theme.thought,
    questions: theme.questions,
    step: theme.step,
    picture: theme.picture,
    apart: theme.apart,
  };
}

const SHORTEST_HEART = 3;
const isReadable = (passage: Passage): boolean =>
  verseCount(passage) >= SHORTEST_HEART && verseCount(passage) <= LONGEST_HEART;

/** A topic of the library as something that a group is led through. */
export function ledTopic(topic: GuideTopic): LedEntry {
  const parts = topic.passages.map(({ mark, note }) => ({ passage: passageOfMark(mark), note }));
  return {
    id: `topic/${topic.id}`,
    title: topic.title,
    heart: (parts.find(({ passage }) => isReadable(passage)) ?? parts[0]!).passage,
    parts,
    thought: topic.understanding[0]!,
    questions: topic.questions,
    step: topic.commitment,
  };
}

let entries: ReadonlyMap<string, LedEntry> | undefined;

/** Made when first asked, since most conversations lead no group. */
function ledEntries(): ReadonlyMap<string, LedEntry> {
  entries ??= new Map([...LED_STORIES.map(ofStory), ...LED_THEMES.map(ofTheme)].map((one) => [one.id, one]));
  return entries;
}

/** The entry of an id; undefined where the library no longer has it. */
export function ledEntryOf(id: string, { topics }: GuideLibrary): LedEntry | undefined {
  const own = ledEntries().get(id);
  if (own) return own;
  const topic = topics.find((one) => `topic/${one.id}` === id);
  return topic && ledTopic(topic);
}

/** A way of naming an entry, in words. */
interface Sign {
  readonly sign: readonly string[];
  readonly id: string;
}

let byWord: ReadonlyMap<string, readonly Sign[]> | undefined;

/** The signs that begin with a word, the longest first; stories before themes of the same name. */
export function signsFrom(word: string): readonly Sign[] {
  byWord ??= indexed();
  return byWord.get(word) ?? [];
}

function indexed(): ReadonlyMap<string, readonly Sign[]> {
  const all = [
    ...LED_STORIES.map(({ id, signs }) => ({ id: `story/${id}`, signs })),
    ...LED_THEMES.map(({ id, signs }) => ({ id: `theme/${id}`, signs })),
  ].flatMap(({ id, signs }) => signs.map((text) => ({ id, sign: text.split(' ') })));
  const index = new Map<string, readonly Sign[]>();
  for (const one of all.toSorted((a, b) => b.sign.length - a.sign.length))
    index.set(one.sign[0]!, [...(index.get(one.sign[0]!) ?? []), one]);
  return index;
}
