import { isChapterStart, locate, verseOsis, verseReference } from '../scripture/text/books.ts';
import { indexesOf } from '../scripture/text/passages.ts';
import { TRANSLATION_IDS } from '../scripture/translations.ts';
import type { Passage, Translation, VerseIndex } from '../scripture/types.ts';
import { plain } from './answers/plain.ts';
import { orderTask } from './order.ts';
import { distractorsFor, type PlacedWord, wordsWorthAsking } from './passage/placed-words.ts';
import { type Game, type GameDifficulty, type GameType, makeGame, type Random } from './question.ts';
import { seededRandom, shuffled } from './random.ts';
import { POINTS } from './scoring.ts';
import { firstLetters, questionWithText, splitText, withBlank } from './verse-text.ts';

/** What can be asked of any passage: a missing word, how a verse goes on, the order of its verses. */
type PassageTask = 'fill' | 'memory' | 'order';

export interface PassageGamesArgs {
  readonly passage: Passage;
  readonly translation: Translation;
  readonly count: number;
  readonly random: Random;
}

const TASKS: Readonly<Record<PassageTask, { type: GameType; difficulty: GameDifficulty; title: string }>> = {
  fill: { type: 'fill_blank', difficulty: 'easy', title: 'The missing word' },
  memory: { type: 'memory_verse', difficulty: 'medium', title: 'How does it go on?' },
  order: { type: 'other', difficulty: 'hard', title: 'In which order?' },
};
/** Shorter verses are not asked about. */
const FEWEST_WORDS = 6;
const LONG_ENOUGH = new RegExp(String.raw`^\S+(?:\s+\S+){${FEWEST_WORDS - 1}}`);
/** For the options, the verses around are read as well: so many before and after. */
const AROUND = 25;
const OPTIONS = 4;
const VERSES_IN_ORDER = 4;
const OPENING_WORDS = 9;
/** Of a longer passage, so many verses are read. */
const MOST_READ = 800;
/** Of a longer passage, so many verses chosen at random are tried. */
const MOST_TRIED = 200;

/**
 * Questions from a passage, in one translation: as many as asked for, or fewer where it is too short to give more. Which
 * verses are asked is chosen by `random`; the question with an id is always the same.
 */
export function gamesFromPassage({ passage, translation, count, random }: PassageGamesArgs): Game[] {
  const verses = versesRead(passage, random).filter((index) => translation.text(index) !== '');
  const longEnough = verses.filter((index) => LONG_ENOUGH.test(translation.text(index)));
  const pick = () => shuffled(longEnough, random).slice(0, MOST_TRIED);
  const [fill, memory] = [pick(), pick().reverse()];
  const order = shuffled(startsOfRuns(longEnough), random).slice(0, MOST_TRIED);
  const games: Game[] = [];
  const seen = new Set<string>();
  const add = (game: Game | undefined): boolean => {
    if (game === undefined || seen.has(game.question)) return false;
    seen.add(game.question);
    games.push(game);
    return true;
  };
  const makers = [
    () => takeUntil(fill, (index) => add(fillGame(translation, index))),
    () => takeUntil(memory, (index) => add(memoryGame(translation, index))),
    () => takeUntil(fill, (index) => add(fillGame(translation, index))),
    () => takeUntil(order, (index) => add(orderGame(translation, index))),
  ];
  for (let turn = 0, idle = 0; games.length < count && idle < makers.length; turn += 1) {
    idle = makers[turn % makers.length]!() ? 0 : idle + 1;
  }
  return games;
}

/** The verses of a passage, each once; of a very long one, runs of it that are chosen at random. */
function versesRead(passage: Passage, random: Random): VerseIndex[] {
  const all = [...new Set(indexesOf(passage.ranges))];
  if (all.length <= MOST_READ) return all;
  const runs = Array.from(
    { length: Math.ceil(all.length / VERSES_IN_ORDER) },
    (_, at) => at * VERSES_IN_ORDER,
  );
  return shuffled(runs, random)
    .slice(0, MOST_READ / VERSES_IN_ORDER)
    .sort((one, other) => one - other)
    .flatMap((start) => all.slice(start, start + VERSES_IN_ORDER));
}

const ID = new RegExp(
  `^passage-(?:${TRANSLATION_IDS.join('|')})-[1-3]?[A-Z][A-Za-z]*\\.\\d+\\.\\d+-(fill|memory|order)$`,
);

/** What a question from a passage is worth, by its id; undefined for other ids. */
export function pointsOfPassageGame(id: string): number | undefined {
  const task = ID.exec(id)?.[1];
  return task === undefined ? undefined : POINTS[TASKS[task as PassageTask].difficulty];
}

/** Takes verses off the list until one gives a question. */
function takeUntil(verses: VerseIndex[], use: (index: VerseIndex) => boolean): boolean {
  for (let next = verses.pop(); next !== undefined; next = verses.pop()) if (use(next)) return true;
  return false;
}

const wordCount = (text: string): number => text.split(/\s+/).length;

/** The verses that are followed by three more of the list, without a gap; each in one run only. */
function startsOfRuns(verses: readonly VerseIndex[]): VerseIndex[] {
  const starts: VerseIndex[] = [];
  let run = 0;
  verses.forEach((index, at) => {
    run = at > 0 && verses[at - 1] === index - 1 && !isChapterStart(index) ? run + 1 : 1;
    if (run % VERSES_IN_ORDER === 0) starts.push(index - VERSES_IN_ORDER + 1);
  });
  return starts;
}

interface Parts {
  readonly question: string;
  readonly correctAnswer: string;
  readonly options: readonly string[];
  readonly hints: readonly string[];
  readonly scripture: string;
}

const idOf = ({ id }: Translation, index: VerseIndex, task: PassageTask): string =>
  `passage-${id}-${verseOsis(index)}-${task}`;

function passageGame(translation: Translation, index: VerseIndex, task: PassageTask, parts: Parts): Game {
  const { options, ...rest } = parts;
  return makeGame({
    id: idOf(translation, index, task),
    category: 'verses',
    ...TASKS[task],
    ...rest,
    multipleChoiceOptions: options,
    explanation: `So it stands in ${parts.scripture} (${translation.label}).`,
    answerRule: { kind: task === 'order' ? 'order' : 'choice', accepted: [], lookAlikes: [] },
    version: translation.label,
  });
}

/** A verse with a word left out, and three others that could stand there. */
function fillGame(translation: Translation, index: VerseIndex): Game | undefined {
  const random = seededRandom(idOf(translation, index, 'fill'));
  const text = translation.text(index);
  const scripture = verseReference(index);
  const pool = around(index).flatMap((other) => wordsOf(translation, other));
  for (const word of shuffled(wordsOf(translation, index), random)) {
    const shown = withBlank(text, word.word);
    const wrong = distractorsFor(word, text, pool, random).slice(0, OPTIONS - 1);
    if (wrong.length < OPTIONS - 1) continue;
    const letters = [...word.word.toUpperCase()];
    return passageGame(translation, index, 'fill', {
      question: questionWithText('Which word is missing?', shown, `${scripture} (${translation.label})`),
      correctAnswer: word.word,
      options: shuffled([word.word, ...wrong], random),
      hints: [
        `It has ${letters.length} letters and ends with ${letters.at(-1)}.`,
        `Its letters, mixed: ${shuffled(letters, random).join(' ')}`,
      ],
      scripture,
    });
  }
  return undefined;
}

/** The first half of a verse, and the second with three other endings. */
function memoryGame(translation: Translation, index: VerseIndex): Game | undefined {
  const random = seededRandom(idOf(translation, index, 'memory'));
  const { shown, rest } = splitText(translation.text(index), 1 / 2);
  const scripture = verseReference(index);
  const lengthOff = (ending: string) => Math.abs(wordCount(ending) - wordCount(rest));
  const seen = new Set([plain(rest)]);
  const wrong = shuffled(around(index), random)
    .filter((other) => other !== index && LONG_ENOUGH.test(translation.text(other)))
    .map((other) => splitText(translation.text(other), 1 / 2).rest)
    .filter((ending) => /^\p{Lu}/u.test(ending) === /^\p{Lu}/u.test(rest))
    .filter((ending) => !seen.has(plain(ending)) && seen.add(plain(ending)))
    .sort((one, other) => lengthOff(one) - lengthOff(other))
    .slice(0, OPTIONS - 1);
  if (wrong.length < OPTIONS - 1) return undefined;
  return passageGame(translation, index, 'memory', {
    question: questionWithText('How does it go on?', `${shown} …`, `${scripture} (${translation.label})`),
    correctAnswer: rest,
    options: shuffled([rest, ...wrong], random),
    hints: [`It has ${wordCount(rest)} words.`, `Its words begin with: ${firstLetters(rest)}`],
    scripture,
  });
}

/** The openings of four verses in a row, to set in order. */
function orderGame(translation: Translation, index: VerseIndex): Game | undefined {
  const openings = Array.from({ length: VERSES_IN_ORDER }, (_, at) => opening(translation.text(index + at)));
  if (openings.some((one) => !isOnlyOne(one, translation, index))) return undefined;
  const task = orderTask(openings, seededRandom(idOf(translation, index, 'order')));
  const { book, chapter, verse } = locate(index);
  const letters = task.answer.split(', ');
  return passageGame(translation, index, 'order', {
    question: `In which order do these stand in ${book.nameInReference} ${chapter}?\n\n${task.list}`,
    correctAnswer: task.answer,
    options: task.options,
    hints: [`${letters[0]} comes first.`, `${letters.at(-1)} comes last.`],
    scripture: `${book.nameInReference} ${chapter}:${verse}-${verse + VERSES_IN_ORDER - 1}`,
  });
}

/** Whether no other verse around begins like this. */
function isOnlyOne(start: string, translation: Translation, index: VerseIndex): boolean {
  const words = start.replace(/ …$/, '');
  return around(index).filter((other) => translation.text(other).startsWith(words)).length === 1;
}

function opening(text: string): string {
  const words = text.split(' ');
  return words.length <= OPENING_WORDS ? text : `${words.slice(0, OPENING_WORDS).join(' ')} …`;
}

/** Of the verses read last: neighbours of one are neighbours of the next. */
const WORDS_KEPT = 600;
const wordsKept = new WeakMap<Translation, Map<VerseIndex, PlacedWord[]>>();

function wordsOf(translation: Translation, index: VerseIndex): PlacedWord[] {
  let kept = wordsKept.get(translation);
  if (kept === undefined || kept.size >= WORDS_KEPT) {
    kept = new Map();
    wordsKept.set(translation, kept);
  }
  const words = kept.get(index) ?? wordsWorthAsking(translation.text(index));
  kept.set(index, words);
  return words;
}

/** The verses around this one, in its book. */
function around(index: VerseIndex): VerseIndex[] {
  const { range } = locate(index).book;
  const first = Math.max(range.first, index - AROUND);
  const last = Math.min(range.last, index + AROUND);
  return Array.from({ length: last - first + 1 }, (_, at) => first + at);
}
