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
    .map(withoutFillers)
    .filter((part) => part !== '')
    .map((part) => part.replace(/\{(\w+)\}/g, (_, name) => groupOf(name)));
  const required = parts.filter((part) => !/^(?:\.\.|!|\^|\$)/.test(part) && !part.endsWith('?'));
  const anchors = required.map(anchorsOf);
  // Of several the one with the fewest words: so the fewest sentences are searched for nothing.
  const rare = anchors
    .filter((words) => words.every((word) => /^[a-z]+$/.test(word) && !EVERYWHERE.has(word)))
    .sort((a, b) => a.length - b.length)[0];
  const usable = anchors.filter((words) => words.every((word) => /^[a-z]+$/.test(word)));
  const source = parts.map(sourceOf).join('');
  return {
    regex: new RegExp(source.startsWith('^') ? source : ` ${source}`),
    anchors: rare ?? usable.at(-1) ?? [],
  };
}

/** Folding leaves fillers out of sentences, so that patterns may be written as people speak. */
function withoutFillers(part: string): string {
  const mark = part.startsWith('!') ? '!' : '';
  const optional = part.endsWith('?') ? '?' : '';
  const words = part
    .slice(mark.length, part.length - optional.length)
    .split('|')
    .map((each) =>
      each
        .split('_')
        .filter((word) => !FILLERS.has(word))
        .join('_'),
    )
    .filter((each) => each !== '');
  return words.length === 0 ? '' : mark + [...new Set(words)].join('|') + optional;
}

function groupOf(name: string): string {
  const group = GROUPS[name];
  if (group === undefined) throw new Error(`There is no group of words named ${name}.`);
  return group;
}

/** Of `two_words` the rarer one. */
function anchorsOf(part: string): string[] {
  return part.split('|').map((words) => {
    const each = words.split('_');
    return each.find((word) => !EVERYWHERE.has(word)) ?? each.at(-1)!;
  });
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
