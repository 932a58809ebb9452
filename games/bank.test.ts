import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { QUESTION_FILES } from '../content/en/games/questions/all.ts';
import type { QuestionFile, QuestionSource } from '../content/en/games/types.ts';
import { passageOfReference } from '../scripture/references/passage-of-reference.ts';
import { BOOKS } from '../scripture/text/books.ts';
import type { Bible, Translation } from '../scripture/types.ts';
import { loadBible } from '../server/bible/load.ts';
import { plain } from './answers/plain.ts';
import { keyWords, standsFor } from './answers/words.ts';
import { buildGames } from './build-games.ts';
import { checkAnswer } from './check-answer.ts';
import { type Vocabulary, vocabularyOf } from './look-alikes.ts';
import type { Game } from './question.ts';
import { BLANK, hasWords, passageText } from './verse-text.ts';

const BUILT = `${import.meta.dirname}/../dist/bible`;

let bible: Bible;
let translations: readonly Translation[];
let vocabulary: Vocabulary;
/** Every question as it is played, by translation. */
let games: { translation: Translation; game: Game; source: QuestionSource; type: QuestionFile['type'] }[];

beforeAll(async () => {
  ({ bible } = await loadBible(BUILT));
  translations = Object.values(bible);
  vocabulary = vocabularyOf(translations);
  const sources = QUESTION_FILES.flatMap(({ type, questions }) =>
    questions.map((source: QuestionSource) => ({ type, source })),
  );
  games = translations.flatMap((translation) =>
    buildGames(QUESTION_FILES, { translation, translations, vocabulary }).map((game, at) => ({
      translation,
      game,
      ...sources[at]!,
    })),
  );
});

const textOf = (translation: Translation, reference: string): string =>
  passageText(translation, passageOfReference(reference)!);
/** What is wrong with the questions: the test fails with the list of them. */
const faults = (find: (one: (typeof games)[number]) => string | undefined): string[] =>
  games.flatMap((one) => {
    const fault = find(one);
    return fault === undefined ? [] : [`${one.source.id} (${one.translation.label}): ${fault}`];
  });
const sentence = z.string().regex(/^\p{Lu}.{19,}[.?!]$/u);

const SCHEMA = z.object({
  id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  title: z.string().min(3).max(40),
  difficulty: z.enum(['easy', 'medium', 'hard']),
  passage: z.string(),
  hints: z.array(z.string().min(12).regex(/[.?]$/)).min(1).max(4),
  explanation: sentence,
  question: z.string().regex(/\?$/).optional(),
});

describe('the questions', () => {
  it('are written to the schema, each id once', () => {
    const sources = QUESTION_FILES.flatMap(({ questions }) => questions as readonly QuestionSource[]);
    for (const source of sources) expect(SCHEMA.safeParse(source).error, source.id).toBeUndefined();
    expect(new Set(sources.map(({ id }) => id)).size).toBe(sources.length);
    const asked = games.filter(({ translation }) => translation.id === 'kjv').map(({ game }) => game);
    expect(new Set(asked.map(({ question, correctAnswer }) => question + correctAnswer)).size).toBe(
      asked.length,
    );
  });

  it('have an explanation of one sentence, without a verse of their own', () => {
    expect(
      faults(({ source: { explanation } }) =>
        /[.?!] \p{Lu}/u.test(explanation) || /["“”']/.test(explanation) ? explanation : undefined,
      ),
    ).toEqual([]);
  });

  it('name a passage in our own form that every translation holds', () => {
    expect(
      faults(({ source: { passage }, translation }) =>
        passageOfReference(passage)?.reference === passage && textOf(translation, passage) !== ''
          ? undefined
          : passage,
      ),
    ).toEqual([]);
  });

  it('accept their own answers, and no other option', () => {
    expect(
      faults(({ game }) => {
        const wrong = (game.multipleChoiceOptions ?? []).filter((one) => one !== game.correctAnswer);
        const right = [game.correctAnswer, ...game.answerRule.accepted];
        const refused = right.find((answer) => !checkAnswer(answer, game));
        return refused ?? wrong.find((answer) => checkAnswer(answer, game));
      }),
    ).toEqual([]);
  });

  it('have distinct options, one of them right', () => {
    expect(
      faults(({ game: { multipleChoiceOptions: options, correctAnswer } }) => {
        if (options === undefined) return undefined;
        const distinct = new Set(options.map(plain));
        const right = options.filter((option) => option === correctAnswer);
        return distinct.size === options.length && right.length === 1 ? undefined : options.join('; ');
      }),
    ).toEqual([]);
  });

  it('have hints that lead on and do not give the answer away', () => {
    expect(
      faults(({ game, source, type }) => {
        const hints = JSON.parse(game.hints) as string[];
        if (hints.length < 2 || new Set(hints).size < hints.length) return 'too few hints';
        if (type === 'memory_verse' && 'shown' in source) return undefined;
        const right = [game.correctAnswer, ...game.answerRule.accepted];
        return hints.find((hint) => right.some((answer) => hasWords(hint, answer)));
      }),
    ).toEqual([]);
  });

  it('do not name the answer in the title', () => {
    expect(
      faults(({ game: { title, correctAnswer } }) => (hasWords(title, correctAnswer) ? title : undefined)),
    ).toEqual([]);
  });

  it('do not name the answer in the question', () => {
    expect(
      faults(({ game, type }) => {
        const hasInstruction = type === 'scramble' || type === 'fill_blank';
        const own = hasInstruction ? game.question.split('\n\n')[1]! : game.question;
        const isOrder = game.answerRule.kind === 'order';
        return !isOrder && hasWords(own, game.correctAnswer) ? game.question : undefined;
      }),
    ).toEqual([]);
  });
});

describe('the text behind the questions', () => {
  it('has the answer, or the words that it rests on', () => {
    expect(
      faults(({ source, game, translation }) => {
        if (!('answer' in source) || asksBook(source, game)) return undefined;
        const text = textOf(translation, source.passage);
        const evidence = ('evidence' in source && source.evidence) || undefined;
        if (evidence !== undefined)
          return evidence.some((words) => hasWords(text, words)) ? undefined : evidence.join('; ');
        const answers = [source.answer, ...(source.accept ?? [])];
        return answers.some((answer) => isIn(answer, text, game)) ? undefined : answers.join('; ');
      }),
    ).toEqual([]);
  });

  it('of a question about a book is from that book', () => {
    expect(
      faults(({ source, game }) => {
        if (!('answer' in source) || !asksBook(source, game)) return undefined;
        return source.passage.startsWith(source.answer.replace(/^Psalms$/, 'Psalm'))
          ? undefined
          : source.passage;
      }),
    ).toEqual([]);
  });

  it('has the missing words', () => {
    expect(
      faults(({ source, game, translation }) => {
        if (!('blank' in source)) return undefined;
        const [, shown = ''] = game.question.split('\n\n');
        const filled = shown.replaceAll(BLANK, game.correctAnswer);
        const text = textOf(translation, source.passage);
        if (!shown.includes(BLANK)) return `“${game.correctAnswer}” is not in ${text}`;
        return filled.toLowerCase() === text.toLowerCase() ? undefined : filled;
      }),
    ).toEqual([]);
  });

  it('is to the letter what is learned', () => {
    expect(
      faults(({ source, game, translation }) => {
        if (!('shown' in source)) return undefined;
        const [, shown = ''] = game.question.split('\n\n');
        const text = textOf(translation, source.passage);
        const rest = game.correctAnswer.split(' ').length;
        if (rest > 24) return `${rest} words are asked for`;
        return `${shown.replace(/ …$/, '')} ${game.correctAnswer}` === text ? undefined : text;
      }),
    ).toEqual([]);
  });

  it('is within the passage, where it is shown', () => {
    expect(
      faults(({ source, game, translation }) => {
        if (!('verse' in source)) return undefined;
        const text = textOf(translation, source.verse);
        if (!game.question.includes(text)) return 'is not shown';
        return hasWords(textOf(translation, source.passage), text) ? undefined : source.verse;
      }),
    ).toEqual([]);
  });

  it('has the events in their order', () => {
    expect(
      faults(({ source }) => {
        if (!('inOrder' in source)) return undefined;
        const starts = source.inOrder.map(
          ({ passage }) => passageOfReference(passage)?.ranges[0]?.first ?? -1,
        );
        const isAscending = starts.every((start, at) => start > (starts[at - 1] ?? -1));
        return isAscending && starts.length >= 3 ? undefined : starts.join(', ');
      }),
    ).toEqual([]);
  });

  it('has no word that a scramble spells by accident', () => {
    expect(
      faults(({ source, game, type }) => {
        if (type !== 'scramble') return undefined;
        const letters = game.question.split('\n\n')[0]!.replace('Unscramble: ', '');
        const sorted = (text: string) => [...text.toUpperCase().replaceAll(' ', '')].sort().join('');
        if (!('answer' in source) || sorted(letters) !== sorted(source.answer)) return letters;
        const spelt = letters.toLowerCase().split(' ');
        return spelt.some((word) => vocabulary.has(word)) ? letters : undefined;
      }),
    ).toEqual([]);
  });
});

const BOOK_NAMES = new Set(BOOKS.map(({ name }) => name));
/** Whether a book is asked for; persons whose name a book has are asked for as characters. */
const asksBook = (source: QuestionSource, { type, category }: Game): boolean =>
  type !== 'character_guess' && category === 'books' && 'answer' in source && BOOK_NAMES.has(source.answer);

/** Whether a text has an answer: a name as it is written, or the words of another answer in any of their forms. */
function isIn(answer: string, text: string, { type, category }: Game): boolean {
  if (hasWords(text, answer)) return true;
  if (type === 'character_guess' || category === 'characters' || category === 'places') return false;
  const words = keyWords(text);
  return keyWords(answer).every((wanted) => words.some((word) => standsFor(word, wanted)));
}

describe('the bank', () => {
  const asked = () => games.filter(({ translation }) => translation.id === 'kjv');
  const count = (property: 'type' | 'category' | 'difficulty') =>
    Object.entries(Object.groupBy(asked(), ({ game }) => game[property])).map(([name, all]) => ({
      name,
      count: all?.length ?? 0,
    }));

  it('has at least 300 questions: 60 a type, 50 a category, 80 a difficulty', () => {
    expect(asked().length).toBeGreaterThanOrEqual(300);
    expect(count('type').filter((one) => one.count < 60)).toEqual([]);
    expect(count('category').filter((one) => one.count < 50)).toEqual([]);
    expect(count('difficulty').filter((one) => one.count < 80)).toEqual([]);
  });
});
