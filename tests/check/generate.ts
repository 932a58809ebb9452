import { BOOKS, bookByNumber, VERSE_COUNT, verseOsis } from '../../scripture/text/books.ts';
import { TRANSLATION_IDS } from '../../scripture/translations.ts';
import type { Bible } from '../../scripture/types.ts';
import { FAULTS } from './faults.ts';
import { FORMS, type Quotation, referenceOf } from './forms.ts';
import { createPassages, type Passages, type Taken } from './passages.ts';
import { plain } from './plain.ts';
import { seeded } from './seeded.ts';
import type { Case, Half } from './sets.ts';

/** Seeds of the two halves: other passages, other faults, the same forms. */
const SEEDS: Readonly<Record<Half, number>> = { tuning: 414_001, 'held-out': 990_217 };

const BEFORE = [
  'You are not the first to ask this.',
  'There is more kindness in Scripture than we expect.',
  'I would start with one passage and read it twice.',
  'Many people carry this question for years.',
  'It helps to hear the words themselves.',
];
const AFTER = [
  'Take a quiet minute with it today.',
  'What does it stir up in you?',
  'Talk about it with someone you trust.',
  'It was first said to people in trouble.',
  'You could pray it back in your own words.',
];

type Random = () => number;
const pick = <T>(of: readonly T[], random: Random): T => of[Math.floor(random() * of.length)]!;

type Wording = readonly [name: string, write: (taken: Taken) => string | undefined];

/** Ways of writing true words that are still true: whole, part of a verse, and what writers do to print. */
const WHOLE: Wording = ['whole', ({ words }) => words.join(' ')];
const OTHER_WORDINGS: readonly Wording[] = [
  ['half verse', ({ words }) => trimmed(words.slice(0, Math.ceil(words.length * 0.6)))],
  ['ellipsis', ({ words }) => cutOut(words, '...')],
  [
    'bracketed insertion',
    ({ words }) => {
      const pronoun = words.findIndex((word) => /^(?:he|they|we|you|him|them)$/.test(word));
      return pronoun < 0
        ? words.join(' ').replace(/\p{L}/u, '[$&]')
        : words.toSpliced(pronoun, 1, '[his people]').join(' ');
    },
  ],
  ['verse numbers', numberedVerses],
  ['half verse', ({ words }) => trimmed(words.slice(Math.floor(words.length * 0.4)))],
  [
    'spelling',
    ({ words }) =>
      ifOther(words.join(' '), (text) => (american(text) === text ? british(text) : american(text))),
  ],
  ['ellipsis', ({ words }) => cutOut(words, '…')],
  [
    'Lord',
    ({ words }) =>
      ifOther(words.join(' '), (text) =>
        text.replace(/\bLORD\b/g, 'Lord').replace(/\bLord’S\b|\bLord'S\b/g, 'Lord’s'),
      ),
  ],
];

/** Half of the true quotations are whole passages in all forms; the other half is written in these ways, in turn. */
const wordingOf = (slot: number): Wording =>
  slot % 2 === 0 ? WHOLE : OTHER_WORDINGS[Math.floor(slot / 2) % OTHER_WORDINGS.length]!;

const trimmed = (words: readonly string[]) => words.join(' ').replace(/^\P{L}+|[^\p{L}!?]+$/gu, '');
const american = (text: string) => text.replace(/\b(hon|fav|lab|neighb|sav)(i?)our/gi, '$1$2or');
const british = (text: string) => text.replace(/\b(hon|fav|lab|neighb)or\b/gi, '$1our');
const ifOther = (text: string, write: (text: string) => string) =>
  write(text) === text ? undefined : write(text);

/** The first words to a stop, a sign of what is left out, and the last ones from a stop. */
function cutOut(words: readonly string[], sign: string): string | undefined {
  const stops = words.flatMap((word, place) => (/[,;:.]$/.test(word) ? [place + 1] : []));
  const first = stops.find((place) => place >= 5);
  const last = stops.findLast((place) => place <= words.length - 5);
  if (first === undefined || last === undefined || last - first < 3) return undefined;
  return `${trimmed(words.slice(0, first))} ${sign} ${trimmed(words.slice(last))}`;
}

function numberedVerses({ verses, range }: Taken): string | undefined {
  if (verses.length < 2) return undefined;
  const from = Number(verseOsis(range.first).split('.')[2]);
  return verses.map((words, offset) => `${from + offset} ${words.join(' ')}`).join(' ');
}

const osisOf = ({ first, last }: Taken['range']) =>
  first === last ? verseOsis(first) : `${verseOsis(first)}-${verseOsis(last)}`;

/** Makes a case of one class out of a passage, or undefined where the passage does not lend itself to it. */
type Maker = (
  taken: Taken,
  passages: Passages,
  random: Random,
  slot: number,
) => { quotation: Quotation; wording?: string } | undefined;

const tagged =
  (letter: string, attributes = '') =>
  (text: string) =>
    `<${letter}${attributes}>${text}</${letter}>`;
const clean = (words: string) => !/["“”«»<>|]/.test(words);

const trueWords: Maker = (taken, _, random, slot) => {
  const [wording, write] = wordingOf(slot);
  const words = write(taken);
  if (words === undefined) return undefined;
  const named = random() < 0.15 ? `, ${taken.id.toUpperCase()}` : '';
  return {
    wording,
    quotation: {
      words,
      reference: referenceOf(taken.range),
      tag: tagged('v', ` ${osisOf(taken.range)}`),
      named,
    },
  };
};

const falseWords =
  (name: string): Maker =>
  (taken, passages, random) => {
    const words = FAULTS[name]!(taken, passages, random);
    if (words === undefined || passages.isTrue(words, taken)) return undefined;
    return {
      quotation: {
        words,
        reference: referenceOf(taken.range),
        tag: tagged('c', ` ${osisOf(taken.range)}`),
        named: '',
      },
    };
  };

/** Four or five words of a verse within a sentence, the ones that carry its meaning replaced. */
const fewWords: Maker = (taken, passages, random) => {
  if (taken.words.length < 14) return undefined;
  const at = 1 + Math.floor(random() * (taken.words.length - 7));
  const few = trimmed(taken.words.slice(at, at + 4 + Math.floor(random() * 2))).split(' ');
  const telling = few.flatMap((word, place) => (plain(word).length >= 4 ? [place] : []));
  const others = passages.anyVerse(random).filter((word) => /^[a-z]{5,}$/.test(word));
  if (telling.length < 2 || others.length < 2 || plain(few.at(-1)!).length < 4) return undefined;
  const words = few.with(telling[0]!, others[0]!).with(telling.at(-1)!, others.at(-1)!).join(' ');
  if (/[^\p{L} ,]/u.test(words) || passages.isTrue(words, taken)) return undefined;
  return {
    quotation: {
      words,
      reference: referenceOf(taken.range),
      tag: tagged('p', ` ${osisOf(taken.range)}`),
      named: '',
    },
  };
};

const notHeld: Maker = (taken, passages, random) => {
  const words = FAULTS['word changed']!(taken, passages, random);
  if (words === undefined || passages.isTrue(words, taken)) return undefined;
  const name = pick(['NIV', 'ESV', 'NLT', 'NKJV', 'NASB', 'CSB'], random);
  const tag = tagged('u', ` ${osisOf(taken.range)} ${name}`);
  return { quotation: { words, reference: referenceOf(taken.range), tag, named: `, ${name}` } };
};

const wrongReference: Maker = (taken, passages, random) => {
  const words = taken.words.join(' ');
  const stands = passages.versesWith(words);
  const wrong = Math.floor(random() * VERSE_COUNT);
  if (taken.range.first !== taken.range.last || stands.some((verse) => Math.abs(verse - wrong) < 5))
    return undefined;
  const places = [...new Set([taken.range.first, ...stands])].map(verseOsis).join();
  const reference = referenceOf({ first: wrong, last: wrong });
  return { quotation: { words, reference, tag: tagged('w', ` ${places}`), named: '' } };
};

const wrongTranslation: Maker = (taken, passages, random) => {
  const words = taken.words.join(' ');
  const other = pick(
    TRANSLATION_IDS.filter((id) => id !== taken.id),
    random,
  );
  if (TRANSLATION_IDS.some((id) => id !== taken.id && passages.has(id, words, taken))) return undefined;
  const tag = tagged('t', ` ${osisOf(taken.range)} ${taken.id.toUpperCase()}`);
  return {
    quotation: { words, reference: referenceOf(taken.range), tag, named: `, ${other.toUpperCase()}` },
  };
};

/** The tag stands round the reference: true words of nowhere under a book, a chapter or a verse that is not. */
const inventedReference: Maker = (taken, _, random) => {
  const book = bookByNumber(1 + Math.floor(random() * BOOKS.length))!;
  const chapter = 1 + Math.floor(random() * book.chapters.length);
  const verse = 1 + Math.floor(random() * 30);
  const past = 1 + Math.floor(random() * 9);
  const reference = pick(
    [
      `${book.nameInReference} ${book.chapters.length + past}:${verse}`,
      `${book.nameInReference} ${chapter}:${book.chapters[chapter - 1]! + past}`,
      `${pick(['Hezekiah', 'Athenians', '3 Peter', '3 Corinthians', 'Gideon', '2 Jude'], random)} ${chapter}:${verse}`,
    ],
    random,
  );
  if (book.chapters.length === 1 || taken.range.first !== taken.range.last) return undefined;
  return { quotation: { words: '', reference: tagged('n')(reference), tag: (text) => text, named: '' } };
};

const MADE_UP = [
  'the patient heart shall build a house that no storm will find',
  'whoever keeps his lamp by the window shall greet the stranger with gladness',
  'bread shared in the evening is worth more than a barn in the morning',
  'the river remembers its spring, and my people shall remember my kindness',
];

const MAKERS: Readonly<Record<string, Maker>> = {
  ...Object.fromEntries(Object.keys(FAULTS).map((name) => [name, falseWords(name)])),
  'a few words not the text’s': fewWords,
  'translation not held': notHeld,
  'wrong reference': wrongReference,
  'wrong translation named': wrongTranslation,
  'invented reference': inventedReference,
};

/** Forms in which a few words cannot stand within a sentence, and in which no translation is named. */
const BLOCKS = /block-quote|table|heading|list|nested|apostrophes/;

function cases(name: string, make: Maker, count: number, passages: Passages, seed: number): Case[] {
  const random = seeded(seed);
  const made: Case[] = [];
  for (let tries = 0; made.length < count; tries += 1) {
    if (tries > count * 400) throw new Error(`Too few passages for ${name}`);
    const form = FORMS[Math.floor(name === 'true words' ? made.length / 2 : made.length) % FORMS.length]!;
    const taken = passages.take(random, name === 'verses merged' || random() < 0.15 ? 2 : 1);
    const result = taken && make(taken, passages, random, made.length);
    if (!result || !clean(result.quotation.words)) continue;
    if (name.startsWith('a few') && BLOCKS.test(form.name)) {
      made.push({
        class: name,
        form: 'straight',
        text: FORMS[0]!.reply(result.quotation, ['The writer speaks of', pick(AFTER, random)]),
      });
      continue;
    }
    const words = result.quotation.words || pick(MADE_UP, random);
    const led = name.startsWith('a few') && form.name !== 'reference before';
    const before = led ? 'The writer speaks of' : pick(BEFORE, random);
    const text = form.reply({ ...result.quotation, words }, [before, pick(AFTER, random)]);
    made.push({
      class: name,
      form: result.wording && result.wording !== 'whole' ? result.wording : form.name,
      text,
    });
  }
  return made;
}

/**
 * Replies made from the Bible with seeded faults, `faults` of each class, and `faultless` true quotations; the same
 * ones for the same half. A fault is real: no translation we hold has the false words in the passage or next to it,
 * and a changed, dropped, added or moved word is one that no translation we hold allows there.
 */
export function generate(half: Half, bible: Bible, faults = 340, faultless = 3_060): Case[] {
  const passages = createPassages(bible);
  const seed = SEEDS[half];
  return [
    ...cases('true words', trueWords, faultless, passages, seed),
    ...Object.entries(MAKERS).flatMap(([name, make], place) =>
      cases(name, make, faults, passages, seed + 1 + place),
    ),
  ];
}
