import { FILLERS, GROUPS } from './word-groups.ts';

/** Words that stand in nearly every sentence: no pattern is looked up by them. */
const EVERYWHERE = new Set(
  `$ # a an the i me my we us our you your he him his she her it its they them their this that there is am are was were be
  been have has had do does did not to of in on at for with and or but if so as from by will would can could what how when
  who which all one up out no want going think say says said know make get go more will god lord`.split(
    /\s+/,
  ),
);

export interface Pattern {
  readonly regex: RegExp;
  /** A sentence that holds none of these words cannot match. */
  readonly anchors: readonly string[];
}

/**
 * A pattern over folded words (fold-words.ts), one space between its parts:
 * `word`, `one|another`, `two_words`, `{group}` (word-groups.ts), a part followed by `?` may be missing,
 * `..3` any up to three words, `!part` not followed by, `^` begin and `$` end of the sentence.
 */
export function pattern(notation: string): Pattern {
  const parts = notation
    .split(/ +/)
    .map(readPart)
    .filter(({ text }) => text !== '');
  const anchors = parts.flatMap(({ anchors }) => (anchors ? [anchors] : []));
  // Of several the one with the fewest words: so the fewest sentences are searched for nothing.
  const rare = anchors.filter(({ isRare }) => isRare).sort((a, b) => a.words.length - b.words.length)[0];
  const usable = anchors.filter(({ isPlain }) => isPlain);
  let regex: RegExp | undefined;
  return {
    // Hardly any pattern is ever tried, and the browser loads hundreds.
    get regex() {
      regex ??= regexOf(parts);
      return regex;
    },
    anchors: (rare ?? usable.at(-1))?.words ?? [],
  };
}

function regexOf(parts: readonly Part[]): RegExp {
  const source = parts.map(({ text }) => sourceOf(text)).join('');
  return new RegExp(source.startsWith('^') ? source : ` ${source}`);
}

interface Part {
  /** Its notation with groups named and fillers left out; empty where nothing is left of it. */
  readonly text: string;
  /** Of a part that must be there; `isRare`: none of the words stands everywhere, `isPlain`: all are plain words. */
  readonly anchors?: {
    readonly words: readonly string[];
    readonly isRare: boolean;
    readonly isPlain: boolean;
  };
}

/** Many patterns share their parts, and those that name a group of words are long. */
const read = new Map<string, Part>();

function readPart(notation: string): Part {
  const known = read.get(notation);
  if (known) return known;
  const text = withoutFillers(notation).replace(/\{(\w+)\}/g, (_, name) => groupOf(name));
  const part: Part = { text, ...anchorsOf(text) };
  read.set(notation, part);
  return part;
}

/** Folding leaves fillers out of sentences, so that patterns may be written as people speak. */
function withoutFillers(part: string): string {
  const mark = part.startsWith('!') ? '!' : '';
  const optional = part.endsWith('?') ? '?' : '';
  const words = part
    .slice(mark.length, part.length - optional.length)
    .split('|')
    .map(withoutFillersIn)
    .filter((each) => each !== '');
  return words.length === 0 ? '' : mark + [...new Set(words)].join('|') + optional;
}

/** Most alternatives are one word: thousands are read while the page loads. */
const withoutFillersIn = (words: string): string =>
  words.includes('_')
    ? words
        .split('_')
        .filter((word) => !FILLERS.has(word))
        .join('_')
    : FILLERS.has(words)
      ? ''
      : words;

function groupOf(name: string): string {
  const group = GROUPS[name];
  if (group === undefined) throw new Error(`No group: ${name}`);
  return group;
}

/** Of `two_words` the rarer one. */
function anchorsOf(part: string): Pick<Part, 'anchors'> {
  if (/^(?:\.\.|!|\^|\$)/.test(part) || part.endsWith('?')) return {};
  const words = part.split('|').map((either) => {
    if (!either.includes('_')) return either;
    const each = either.split('_');
    return each.find((word) => !EVERYWHERE.has(word)) ?? each.at(-1)!;
  });
  const isPlain = /^[a-z]+(?:\|[a-z]+)*$/.test(words.join('|'));
  return { anchors: { words, isPlain, isRare: isPlain && !words.some((word) => EVERYWHERE.has(word)) } };
}

function sourceOf(part: string): string {
  if (part === '^') return '^ ';
  if (part === '$') return '$';
  if (part.startsWith('..')) return `(?:\\S+ ){0,${part.slice(2)}}?`;
  if (part.startsWith('!')) return `(?!${eitherOf(part.slice(1))})`;
  if (part.endsWith('?')) return `(?:${eitherOf(part.slice(0, -1))})?`;
  return eitherOf(part);
}

/** One of the words and the space behind it; `$` among them is the end. */
function eitherOf(part: string): string {
  if (part === '$') return '$';
  const end = /(?:^|\|)\$(?=\||$)/;
  return end.test(part)
    ? `(?:(?:${wordsOf(part.replace(end, '').replace(/^\|/, ''))}) |$)`
    : `(?:(?:${wordsOf(part)}) )`;
}

function wordsOf(part: string): string {
  return part.replaceAll('_', ' ').replaceAll('#', '[1-9]\\d+');
}
