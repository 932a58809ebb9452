import { editDistance } from '../../language/edit-distance.ts';
import { rootsOf } from '../text/word-forms.ts';

/** What the matcher needs to know of a saying. */
export interface KnownSaying {
  readonly text: string;
  readonly variants: readonly string[];
  /** Words with which it is another sentence, mostly the Bible's own. */
  readonly unless?: readonly string[];
}

/** Roots that do not distinguish sayings: function words, and words with which people ask where a saying is from. */
const IGNORED_ROOTS = new Set(
  rootsOf(
    `the a an of is are am be been was to and or but that who whom them they it its in on at for as by with from
    do does did done will would shall should can could cannot can't don't doesn't didn't won't isn't just always ever also
    i my me you your we us our he him his she her this these those there where when what which if so then how
    bible scripture verse passage say saying quote find chapter book tell mean word testament says about not all`,
  ),
);

/** A saying with fewer distinctive words must match with its function words. */
const MIN_DISTINCTIVE_WORDS = 3;
/** This many consecutive words of a longer saying are enough. */
const MIN_CONSECUTIVE_WORDS = 4;

/** Of longer texts only the beginning is compared. */
const MAX_QUERY_LENGTH = 400;

/** A sentence as roots. */
interface Form {
  readonly all: string;
  readonly distinctive: readonly string[];
}

function formOf(text: string): Form {
  const roots = rootsOf(text).map((root) => (root === 'lord' ? 'god' : root));
  return { all: roots.join(' '), distinctive: roots.filter((root) => !IGNORED_ROOTS.has(root)) };
}

/**
 * Returns a function that recognises sayings: in other word forms, with other function words, slightly misspelt, or
 * asked about ("where does the Bible say ...").
 */
export function openSayings<S extends KnownSaying>(sayings: readonly S[]): (query: string) => S | undefined {
  const known = sayings.map((saying) => ({
    saying,
    forms: [saying.text, ...saying.variants].map(formOf),
    unless: new Set(saying.unless?.flatMap(rootsOf)),
  }));
  return (query) => {
    const start = query.slice(0, MAX_QUERY_LENGTH);
    const queryForm = formOf(start);
    const roots = new Set(rootsOf(start));
    return known.find(
      ({ forms, unless }) =>
        forms.some((form) => matches(form, queryForm)) && ![...unless].some((word) => roots.has(word)),
    )?.saying;
  };
}

function matches(saying: Form, query: Form): boolean {
  const words = saying.distinctive;
  if (saying.all === query.all) return true;
  const extraWords = query.distinctive.length - words.length;
  if (words.length < MIN_DISTINCTIVE_WORDS) {
    return words.length > 1 && extraWords === 0 && ` ${query.all} `.includes(` ${saying.all} `);
  }
  const maxExtraWords = words.length < 6 ? 1 : 2;
  if (extraWords >= 0) return extraWords <= maxExtraWords && isSubsequence(words, query.distinctive);
  return query.distinctive.length >= MIN_CONSECUTIVE_WORDS && isConsecutive(query.distinctive, words);
}

function isSubsequence(words: readonly string[], of: readonly string[]): boolean {
  let next = 0;
  for (const word of of) if (next < words.length && isSame(words[next]!, word)) next += 1;
  return next === words.length;
}

function isConsecutive(words: readonly string[], within: readonly string[]): boolean {
  for (let from = 0; from + words.length <= within.length; from += 1) {
    if (words.every((word, i) => isSame(within[from + i]!, word))) return true;
  }
  return false;
}

/** Whether the words are the same, apart from small misspellings. */
function isSame(known: string, typed: string): boolean {
  if (known === typed) return true;
  const maxEdits = known.length < 5 ? 0 : known.length < 9 ? 1 : 2;
  return (
    maxEdits > 0 && known.charAt(0) === typed.charAt(0) && editDistance(known, typed, maxEdits) <= maxEdits
  );
}
