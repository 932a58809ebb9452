import { rootOf } from '../../scripture/text/word-forms.ts';

/** Words that count as one another in an answer. Each line is a group. */
const GROUPS = `
turn change transform make become convert
love charity
give send
kill slay murder execute
die perish
boat ship
donkey ass
spirit ghost
christ messiah
yahweh jehovah lord
child baby infant
son boy
prison jail gaol dungeon
sick ill unwell
mother mum mom
father dad
grave tomb sepulchre sepulcher
rod staff
run flee escape
devil satan
snake serpent
coat robe cloak tunic
everlasting eternal forever
whosoever whoever everyone anyone all
thief robber
money silver cash
house home
supper dinner meal feast banquet
cry weep
angry anger wrath
pray prayer
heal cure
sow plant
scared afraid fear frightened
rock stone
tongue language
lamp light candle torch
commandment command rule law
teacher rabbi master
wicked evil bad
garment clothes clothing
trumpet horn
people person folk
talk speak say tell
wed marry wedding marriage
basket ark
path way road
valley vale
hare rabbit
reward wage wages pay
`;

const groups = new Map<string, string>();
for (const line of GROUPS.trim().split('\n')) {
  const roots = line.split(' ').map(rootOf);
  for (const root of roots) groups.set(root, roots[0]!);
}

/** The root of a word, or the first of its group of synonyms. */
export function meaningOf(word: string): string {
  const root = rootOf(word);
  return groups.get(root) ?? root;
}

/** Whether two words with different roots are in one group. */
export const isSynonym = (one: string, other: string): boolean =>
  rootOf(one) !== rootOf(other) && meaningOf(one) === meaningOf(other);
