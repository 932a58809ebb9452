import type { PassageMark } from '../../content/guide/types.ts';
import { passageOfMark, passageOfReference } from '../../scripture/references/passage-of-reference.ts';
import { MAX_QUOTED_VERSES, verseCount } from '../../scripture/references/passage-ranges.ts';
import { blockQuote } from '../../scripture/text/block-quote.ts';
import type { Passage } from '../../scripture/types.ts';
import type { GuideLibrary } from './library.ts';
import { type Said, saidIn } from './said.ts';
import type { GuideRequest } from './types.ts';

/** A passage with what is said of it. */
export interface Noted {
  readonly mark: PassageMark;
  readonly note: string;
}

/** What a composer works with: the request, what was said before, and the ways to set Scripture and our own words. */
export interface Telling {
  readonly request: GuideRequest;
  readonly library: GuideLibrary;
  readonly said: Said;
  /** The passage as a block quote, or "" where no translation has it. */
  quote(passage: Passage): string;
  /** Our words: `[[marks]]` on lines of their own become block quotes, in a sentence references; places are filled. */
  words(text: string, places?: Readonly<Record<string, string>>): string;
  /** One of several sentences, the one not heard lately. */
  line(texts: readonly string[], places?: Readonly<Record<string, string>>): string;
  /** One of several sentences that this conversation has not heard, or "" when it has heard them all. */
  unheard(texts: readonly string[], places?: Readonly<Record<string, string>>): string;
  /** Noted passages that this conversation has not read, then those read longest ago. */
  fresh(noted: readonly Noted[], count: number): Noted[];
  /** Quotation and note. */
  noted(noted: Noted): string[];
  /** Passages that the search of the text finds, best first. */
  searched(words: string, count: number): Passage[];
  /** Of these the ones that were not quoted before. */
  found(words: string, count: number): Passage[];
}

const MARK = /\[\[([^\]]+)\]\]/g;
const SEARCHED = 12;

function fill(text: string, places: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (all, name: string) => places[name] ?? all);
}

/** Prepares a telling. Pure: everything it says follows from the request and the library. */
export function tellingOf(request: GuideRequest, library: GuideLibrary): Telling {
  const said = saidIn(request.history);
  const set = (passage: Passage) => blockQuote(request.bible, request.translation, passage)?.markdown ?? '';
  const words: Telling['words'] = (text, places = {}) =>
    fill(text, places)
      .split('\n')
      .map((line) =>
        /^\[\[[^\]]+\]\]$/.test(line.trim())
          ? set(passageOfMark(line.trim()))
          : line.replace(MARK, (mark) => passageOfMark(mark).reference),
      )
      .join('\n');
  const searched = (text: string, count: number) =>
    request.search(text, count).flatMap(({ reference }) => {
      const passage = passageOfReference(reference);
      return passage !== undefined && verseCount(passage) <= MAX_QUOTED_VERSES ? [passage] : [];
    });
  return {
    request,
    library,
    said,
    quote: set,
    words,
    unheard: (texts, places) => words(texts.find((text) => said.times(text) === 0) ?? '', places),
    line: (texts, places) => words(said.next(texts), places),
    fresh: (noted, count) =>
      said.freshest(noted, count, ({ mark }) => `— ${passageOfMark(mark).reference} (`),
    noted: ({ mark, note }) => [set(passageOfMark(mark)), words(note)].filter((part) => part !== ''),
    searched,
    found: (text, count) =>
      searched(text, SEARCHED)
        .filter((passage) => !said.quoted(passage))
        .slice(0, count),
  };
}

/** A list in Markdown. */
export function list(items: readonly string[], numbered = false): string {
  return items.map((item, place) => `${numbered ? `${place + 1}.` : '-'} ${item}`).join('\n');
}

/** The parts as one reply. */
export const reply = (parts: readonly string[]): string => parts.filter((part) => part !== '').join('\n\n');
