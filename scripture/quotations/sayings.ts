import { editDistance } from '../../language/edit-distance.ts';
import { rootsOf } from '../text/word-forms.ts';

/** A saying as the matcher needs it; what else it carries is handed back. */
export interface KnownSaying {
  readonly text: string;
  readonly variants: readonly string[];
  readonly unless?: readonly string[];
}

/** Words that neither make nor break a saying, and those with which people ask where it stands. */
const SMALL = new Set(
  rootsOf(
    `the a an of is are am be been was to and or but that who whom them they it its in on at for as by with from
    do does did done will would shall should can could cannot can't don't doesn't didn't won't isn't just always ever also
    i my me you your we us our he him his she her this these those there where when what which if so then how
    bible scripture verse passage say saying quote find chapter book tell mean word testament says about not all`,
  ),
);

/** With fewer telling words than this a saying is known by its small ones too. */
const LEAST_WORDS = 3;
/** So many words in a row of a longer saying make it known. */
const ROW = 4;

interface Form {
  readonly all: string;
  readonly words: readonly string[];
}

function formOf(text: string): Form {
  const roots = rootsOf(text).map((root) => (root === 'lord' ? 'god' : root));
  return { all: roots.join(' '), words: roots.filter((root) => !SMALL.has(root)) };
}

/**
 * Makes a matcher of sayings that are not in the Bible. It knows them in other word forms, with small words changed,
 * slightly misspelt, or asked about ("where does the Bible say ..."); `unless` names the words with which it is
 * another sentence, most often the Bible's own.
 */
export function openSayings<S extends KnownSaying>(sayings: readonly S[]): (query: string) => S | undefined {
  const known = sayings.map((saying) => ({
    saying,
    forms: [saying.text, ...saying.variants].map(formOf),
    unless: new Set(saying.unless?.flatMap(rootsOf)),
  }));
  return (query) => {
    const asked = formOf(query.slice(0, 400));
    const roots = new Set(rootsOf(query.slice(0, 400)));
    return known.find(
      ({ forms, unless }) =>
        forms.some((form) => isSaid(form, asked)) && ![...unless].some((word) => roots.has(word)),
    )?.saying;
  };
}

function isSaid(form: Form, asked: Form): boolean {
  const { all, words } = form;
  if (all === asked.all) return true;
  const more = asked.words.length - words.length;
  if (words.length < LEAST_WORDS) {
    return words.length > 1 && more === 0 && ` ${asked.all} `.includes(` ${all} `);
  }
  const room = words.length < 6 ? 1 : 2;
  if (more >= 0) return more <= room && standInOrder(words, asked.words);
  return asked.words.length >= ROW && standInARow(asked.words, words);
}

function standInOrder(words: readonly string[], among: readonly string[]): boolean {
  let next = 0;
  for (const word of among) if (next < words.length && isSame(words[next]!, word)) next += 1;
  return next === words.length;
}

function standInARow(words: readonly string[], among: readonly string[]): boolean {
  for (let from = 0; from + words.length <= among.length; from += 1) {
    if (words.every((word, at) => isSame(among[from + at]!, word))) return true;
  }
  return false;
}

function isSame(known: string, typed: string): boolean {
  if (known === typed) return true;
  const mistakes = known.length < 5 ? 0 : known.length < 9 ? 1 : 2;
  return (
    mistakes > 0 && known.charAt(0) === typed.charAt(0) && editDistance(known, typed, mistakes) <= mistakes
  );
}
