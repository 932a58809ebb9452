import { isName } from './answers/names.ts';
import { readNumbers } from './answers/numbers.ts';
import { countNegations, offersSeveral, plain, plainWords } from './answers/plain.ts';
import { isByHeart } from './answers/verse.ts';
import { isMissingWord, saysSo } from './answers/words.ts';
import type { Answerable, AnswerKind } from './question.ts';

/** Of longer answers the rest is not read. */
const LONGEST_ANSWER = 1_000;

/**
 * Whether a typed or chosen answer is right (behaviour 15.4). Lenient with spelling, forms, synonyms and word order where
 * they do not change the answer, and never with an answer that names something else as well.
 */
export function checkAnswer(answer: string, question: Answerable): boolean {
  const given = answer.slice(0, LONGEST_ANSWER);
  const typed = plain(given);
  if (typed === '') return false;
  const { correctAnswer, answerRule } = question;
  const right = [correctAnswer, ...(answerRule?.accepted ?? [])];
  if (right.some((one) => plain(one) === typed)) return true;
  const kind = answerRule?.kind ?? kindOf(question);
  if (kind === 'order') return lettersOf(given) === lettersOf(correctAnswer);
  if (question.multipleChoiceOptions?.some((option) => plain(option) === typed)) return false;
  return right.some((one) => isRight(kind, given, one, question));
}

function isRight(kind: AnswerKind, given: string, answer: string, question: Answerable): boolean {
  const lookAlikes = question.answerRule?.lookAlikes ?? [];
  const accepted = question.answerRule?.accepted ?? [];
  const shown = question.question ?? '';
  if (isSpecialCase(given, answer)) return true;
  if (kind === 'verse') return isByHeart(given, answer, shown);
  if (offersSeveral(given, answer)) return false;
  switch (kind) {
    case 'name':
      return isName(given, answer, { lookAlikes, shown });
    case 'number':
      return isNumber(given, answer);
    case 'choice':
      return isOption(given, answer, question);
    case 'word':
      return isMissingWord(given, answer, { lookAlikes, shown });
    case 'words':
      return (
        !reversesWaterAndWine(given, answer) &&
        saysSo(given, answer, { lookAlikes, known: [shown, ...accepted] })
      );
    default:
      return false;
  }
}

/** The kind of a question that does not say it. */
function kindOf({ correctAnswer, multipleChoiceOptions }: Answerable): AnswerKind {
  if ((multipleChoiceOptions?.length ?? 0) > 0) return 'choice';
  const { numbers, rest } = readNumbers(plainWords(correctAnswer));
  return numbers.length === 1 && rest.length <= 1 ? 'number' : 'words';
}

const withoutArticles = (text: string): string =>
  plainWords(text)
    .filter((word) => !/^(?:the|an?)$/.test(word))
    .join(' ');

/** Whether a typed option is this one; slips count where they leave no doubt which one is meant. */
function isOption(given: string, answer: string, question: Answerable): boolean {
  if (withoutArticles(given) === withoutArticles(answer)) return true;
  const others = (question.multipleChoiceOptions ?? []).filter((option) => option !== answer);
  const lookAlikes = [...others.flatMap(plainWords), ...(question.answerRule?.lookAlikes ?? [])];
  return (
    isName(given, answer, { lookAlikes }) && !others.some((one) => isName(given, one, { lookAlikes: [] }))
  );
}

/** The letters of an order, without what separates them: "B, A, C" is BAC. */
const lettersOf = (text: string): string => text.toUpperCase().replace(/[^A-Z]/g, '');

const TIMES = /^(?:day|night|week|month|year|hour|minute)s?$/;
/** More words than this beside a number are no answer but a text that has one. */
const MOST_WORDS_BESIDE = 6;
const COMPARES = /^(?:more|less|fewer|over|under|almost|nearly|than|between)$/;

/** Whether an answer names this number and no other; "40 years" is no "40 days". */
function isNumber(given: string, answer: string): boolean {
  const typed = readNumbers(plainWords(given));
  const wanted = readNumbers(plainWords(answer));
  const number = wanted.numbers[0];
  if (number === undefined || typed.numbers.length === 0) return false;
  if (typed.numbers.some((one) => one !== number)) return false;
  if (countNegations(typed.rest) > 0 || typed.rest.length > MOST_WORDS_BESIDE) return false;
  if (typed.rest.some((word) => COMPARES.test(word) && !wanted.rest.includes(word))) return false;
  const singular = (words: readonly string[]) =>
    words.filter((word) => TIMES.test(word)).map((word) => word.replace(/s$/, '').replace('night', 'day'));
  const time = singular(wanted.rest);
  return time.length === 0 || singular(typed.rest).every((word) => time.includes(word));
}

const WATER_INTO_WINE =
  /\bwater\b.*\bto\b.*\bwine\b|\bwater\b.*\bwine\b|\bwine\b.*\b(?:from|of|with)\b.*\bwater\b/;
const WINE_INTO_WATER = /\bwine\b.*\b(?:in|on)?to\b.*\bwater\b/;
const isAboutWaterAndWine = (words: string): boolean => /\bwater\b.*\bwine\b/.test(words);

function reversesWaterAndWine(given: string, answer: string): boolean {
  return isAboutWaterAndWine(plain(answer)) && WINE_INTO_WATER.test(plain(given));
}

const SO_LOVED = /\bgod\b.*\bloved?\b.*\bworld\b.*\b(?:gave|give|given|sent)\b.*\bson\b/;

/** John 3:16, known by its first clause in any wording, and water into wine in either way of telling it. */
function isSpecialCase(given: string, answer: string): boolean {
  const typed = plain(given);
  const wanted = plain(answer);
  if (countNegations(typed.split(' ')) > countNegations(wanted.split(' '))) return false;
  if (wanted.startsWith('for god so loved the world')) return SO_LOVED.test(typed);
  if (!isAboutWaterAndWine(wanted) || typed.split(' ').length > 12) return false;
  return WATER_INTO_WINE.test(typed) && !WINE_INTO_WATER.test(typed);
}
