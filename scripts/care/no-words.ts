/** What people type that holds no words: keys hit at random, identifiers, numbers. It must raise no care. */

const ROWS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const DIGITS = '0123456789';
const HEX = `${DIGITS}abcdef`;
const ALL = `${LETTERS}${LETTERS.toUpperCase()}${DIGITS}`;

/** Makers of each kind; the same seed gives the same texts. */
function makersOf(seed: number): Readonly<Record<string, () => string>> {
  let state = seed;
  const random = (below: number): number => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return (state >> 8) % below;
  };
  const pick = <Item>(items: ArrayLike<Item>): Item => items[random(items.length)]!;
  const run = (signs: string, length: number): string => Array.from({ length }, () => pick(signs)).join('');
  const many = (least: number, most: number, make: () => string): string[] =>
    Array.from({ length: least + random(most - least + 1) }, make);
  const slide = (): string => {
    const row = pick(ROWS);
    const from = random(row.length - 3);
    return Array.from({ length: 3 + random(6) }, (_, at) => row[(from + at) % row.length]).join('');
  };
  return {
    'keys along a row': () => many(1, 6, slide).join(pick([' ', ' ', ';', ''])),
    'keys hit at random': () => many(1, 6, () => run(`${pick(ROWS)};,.`, 2 + random(9))).join(' '),
    'letters at random': () => many(1, 8, () => run(LETTERS, 1 + random(8))).join(' '),
    'one key held': () => pick(LETTERS).repeat(1 + random(60)),
    'long identifiers': () => [8, 4, 4, 4, 12].map((length) => run(HEX, length)).join('-'),
    hashes: () => run(HEX, pick([32, 40, 64])),
    'telephone numbers': () =>
      pick(['', '+', '00']) + many(3, 5, () => run(DIGITS, 2 + random(3))).join(pick([' ', '-', '.', ''])),
    base64: () => run(`${ALL}+/`, 16 + random(120)) + pick(['', '=', '==']),
    tokens: () => pick(['sk-', 'ghp_', 'eyJ', 'AKIA']) + run(`${ALL}_-`, 20 + random(60)),
    numbers: () => many(1, 8, () => run(DIGITS, 1 + random(6))).join(' '),
    'signs and emoji': () =>
      many(1, 12, () => pick(['?', '!', '...', '🙂', '🙏', '❤️', '#', '*', '(', '"'])).join(''),
  };
}

/** So many texts of each kind. */
export function wordlessTexts(count: number, seed: number): ReadonlyMap<string, readonly string[]> {
  return new Map(
    Object.entries(makersOf(seed)).map(([kind, make]) => [kind, Array.from({ length: count }, make)]),
  );
}
