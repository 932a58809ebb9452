import { FIGURES } from '../../../content/guide/figures/all.ts';
import type { Figure } from '../../../content/guide/figures/types.ts';
import { plainWords } from '../reading/words.ts';

/** A figure that a text names, and the words it is named by. */
export interface NamedFigure {
  readonly figure: Figure;
  readonly name: string;
}

/** Words of English too: "a lot", "a real job", "the mark" name nobody. */
const ALSO_WORDS: ReadonlySet<string> = new Set([
  'lot',
  'job',
  'mark',
  'eve',
  'lots',
  'jobs',
  'marks',
  'eves',
]);
/** What stands before such a name. */
const BEFORE_NAME =
  /^(?:|did|was|is|does|do|about|of|to|for|had|has|and|or|with|god|let|poor|named|called|like|how|why|who|by|from|when|where|that|but|so|ok|adam|john|saint|st)$/;
/** What stands behind one that owns. */
const OWNED =
  /^(?:wife|wifes|wives|friend|friends|child|children|son|sons|daughter|daughters|mother|father|husband|story|book|life|name|house|suffering|death|fault)$/;

/** Names by their length in words, so that "mary magdalene" is found before "mary". */
const BY_NAME: ReadonlyMap<string, Figure> = new Map(
  FIGURES.flatMap((figure) => figure.names.map((name) => [name, figure] as const)),
);
const MOST_WORDS = Math.max(...[...BY_NAME.keys()].map((name) => name.split(' ').length));

/** Letters that a name must have before a slip in it is read over. */
const LONG_ENOUGH = 6;
const LONG_NAMES = [...BY_NAME.keys()].filter((name) => !name.includes(' ') && name.length >= LONG_ENOUGH);

/** The figures that a text names, in its order. */
export function figuresNamed(text: string): NamedFigure[] {
  const words = plainWords(text).split(' ');
  const found: NamedFigure[] = [];
  let at = 0;
  while (at < words.length) {
    const named = namedAt(words, at);
    if (named) found.push(named);
    at += named ? named.name.split(' ').length : 1;
  }
  return found;
}

function namedAt(words: readonly string[], at: number): NamedFigure | undefined {
  for (let count = Math.min(MOST_WORDS, words.length - at); count > 0; count -= 1) {
    const name = words.slice(at, at + count).join(' ');
    const figure = BY_NAME.get(name) ?? BY_NAME.get(withoutOwner(name));
    if (figure && (!ALSO_WORDS.has(name) || isName(words, at))) return { figure, name };
  }
  const slip = misspelt(words[at]!);
  return slip && { figure: slip, name: words[at]! };
}

/** Whether a word that is a name too stands where names do. */
function isName(words: readonly string[], at: number): boolean {
  const next = words[at + 1] ?? '';
  const isOwner = words[at]!.endsWith('s');
  return BEFORE_NAME.test(words[at - 1] ?? '') && next !== 'of' && (!isOwner || OWNED.test(next));
}

/** "Jonahs" as "Jonah". */
const withoutOwner = (name: string) => name.replace(/s$/, '');

function misspelt(word: string): Figure | undefined {
  if (word.length < LONG_ENOUGH) return undefined;
  const name = LONG_NAMES.find((one) => one[0] === word[0] && isOneSlip(one, word));
  return name === undefined ? undefined : BY_NAME.get(name);
}

/** Whether two words differ by one letter: another, one more, one less, or two exchanged. */
function isOneSlip(a: string, b: string): boolean {
  // "Disciple" is no slip of "disciples".
  if (Math.abs(a.length - b.length) > 1 || a === b || a === `${b}s`) return false;
  let from = 0;
  while (from < a.length && a[from] === b[from]) from += 1;
  let end = 0;
  while (end < Math.min(a.length, b.length) - from && a.at(-1 - end) === b.at(-1 - end)) end += 1;
  const [left, right] = [a.slice(from, a.length - end), b.slice(from, b.length - end)];
  if (left.length <= 1 && right.length <= 1) return true;
  return left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0];
}
