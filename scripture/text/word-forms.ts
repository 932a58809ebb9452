import { fold } from '../../language/fold.ts';

/**
 * Forms that no rule finds: irregular verbs and plurals, and the old forms of the KJV and ASV. Each line has a word and
 * its forms.
 */
const FAMILIES = `
be am is are was were art wast wert been being
have has had hath hast having
do does did doth dost doest done doing
say says said saith sayest saying
go goes went gone goeth goest going
you thou thee ye
your thy thine
my mine
to unto
shall shalt should
will wilt would
can canst could
speak spake spoke spoken
show shew shewed shown shewn
give gave given
take took taken
come came
know knew known
see saw seen
hear heard
make made
find found
bring brought
seek sought
teach taught
think thought
keep kept
bear bore bare born borne
beget begat begot begotten
break brake broke broken
build built
buy bought
choose chose chosen
eat ate eaten
fall fell fallen
feed fed
fight fought
flee fled
forgive forgave forgiven
forget forgot forgotten forgat
forsake forsook forsaken
get gat got gotten
grow grew grown
hide hid hidden
hold held holden
lead led
leave left
lose lost
meet met
pay paid
rise rose risen arise arose arisen
run ran
sell sold
send sent
shake shook shaken
sing sang sung
sit sat
slay slew slain
smite smote smitten
sow sown
stand stood
steal stole stolen
strive strove striven
swear sware swore sworn
sweep swept
tell told
understand understood
weep wept
win won
write wrote written
man men
woman women
child children
brother brethren brothers
foot feet
tooth teeth
ox oxen
wife wives
life lives
thief thieves
sheep
jehovah yahweh
forever for-ever
here
`;

/** Words that look like a form of another word but are not. */
const UNINFLECTED = new Set(
  `priest harvest forest honest earnest request tempest interest manifest conquest digest west best rest nest
  chest lest morning evening nothing something anything everything darling
  bless god's jesus moses james amos hosea judas christ nazareth elisabeth seth heth beth sabaoth
  hundred sacred wicked naked indeed seed need feed bleed speed deed weed creed shed red bed fed led
  always perhaps this thus his its us as was righteous various gracious glorious precious`.split(/\s+/),
);

const irregular = new Map<string, string>();
for (const line of FAMILIES.trim().split('\n')) {
  const [first = '', ...forms] = line.split(' ');
  for (const form of [first, ...forms]) irregular.set(form, first);
}

const HAS_VOWEL = /[aeiouy]/;

/**
 * The root (stem) that the forms of a word share: "believeth", "believed", "believing" and "believes" become "believ".
 * For comparing only: roots need not be words. The input must be folded.
 */
export function rootOf(word: string): string {
  const known = irregular.get(word);
  if (known !== undefined) return known;
  const bare = word.endsWith("'s") ? word.slice(0, -2) : word.replaceAll("'", '');
  if (bare.length <= 3) return irregular.get(bare) ?? bare.replace(/ie$|y$/, 'i');
  const stem = withoutEnding(bare);
  const family = irregular.get(stem);
  if (family !== undefined) return family;
  const root = withUnifiedEnd(stem);
  return irregular.get(root) ?? root;
}

function withoutEnding(word: string): string {
  if (UNINFLECTED.has(word)) return word;
  const singular = withoutPlural(word);
  if (UNINFLECTED.has(singular)) return singular;
  for (const ending of ['edst', 'eth', 'est', 'ing', 'ed']) {
    if (!singular.endsWith(ending)) continue;
    const stem = singular.slice(0, -ending.length);
    if (stem.length < 2 || !HAS_VOWEL.test(stem)) continue;
    // "giveth" and "taking" are forms of "give" and "take", which are in the table.
    return irregular.has(`${stem}e`) && !irregular.has(stem) ? `${stem}e` : stem;
  }
  return singular;
}

function withoutPlural(word: string): string {
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(?:ss|sh|ch|x|z)es$/.test(word)) return word.slice(0, -2);
  if (word.endsWith('s') && !/(?:ss|us|is|ous)$/.test(word)) return word.slice(0, -1);
  return word;
}

/** Unifies "savour" and "savor", "stopp" and "stop", "love" and "lov", "cry" and "cri". */
function withUnifiedEnd(stem: string): string {
  const american = stem.length >= 6 && stem.endsWith('our') ? `${stem.slice(0, -3)}or` : stem;
  if (american.length <= 2) return american.replace(/y$/, 'i');
  return american
    .replace(/e$/, '')
    .replace(/y$/, 'i')
    .replace(/([b-df-hj-np-tv-z])\1$/, '$1');
}

const WORD = /[\p{L}\p{N}]+(?:'[\p{L}]+)*/gu;

/** The folded words of a text, without punctuation: "god's", "burnt", "offering". */
export function foldedWords(text: string): string[] {
  return fold(text).match(WORD) ?? [];
}

/** The roots of a text's words, in order. */
export function rootsOf(text: string): string[] {
  return foldedWords(text).map(rootOf);
}
