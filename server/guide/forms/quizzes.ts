import { QUIZ_TEXT } from '../../../content/guide/forms/gatherings.ts';
import { QUIZ_QUESTIONS } from '../../../content/guide/forms/quiz.ts';
import { passageOf } from '../../../scripture/references/format.ts';
import { passageOfMark } from '../../../scripture/references/passage-of-reference.ts';
import { overlap } from '../../../scripture/references/passage-ranges.ts';
import type { Passage } from '../../../scripture/types.ts';
import { list } from '../telling.ts';
import { bandOf } from './age-bands.ts';
import { isAllowed, wholeBook } from './choose-passages.ts';
import { counted, type FormContext, fewerLine } from './form-context.ts';
import { carriesSense, factsOf } from './passage-facts.ts';
import { isEnough, quizMatter, quizQuestions } from './quiz-figures.ts';

interface Asked {
  readonly question: string;
  readonly answer: string;
  readonly reference: string;
}

const USUAL = 8;
const YOUNGEST_READER = 9;

/** A quiz: on a passage or a book its own words, else questions from the whole Bible; the answers at the end. */
export function quizAnswer(context: FormContext): string[] {
  const { telling, form, subject } = context;
  const wanted = form.count ?? USUAL;
  const [named] = subject.passages.length > 0 ? subject.passages : (form.books ?? []).map(wholeBook);
  const { words, history } = telling.request;
  const matter = quizMatter(words, history);
  const told = matter ? quizQuestions(matter.facts) : [];
  const isOfMatter = matter !== undefined && isEnough(told);
  const all = isOfMatter ? onMatter(context, matter.story, told) : ofPassage(context, named, wanted);
  const questions = telling.said.freshest<Asked>(all, wanted, ({ question }) => question);
  const title = isOfMatter ? matter.title : (named?.reference ?? 'the Bible');
  return [
    telling.words(QUIZ_TEXT.title, { title }),
    telling.line(QUIZ_TEXT.lead, { count: counted(questions.length, ['', '']).trim() }),
    fewerLine({ ...context, form: { ...form, count: wanted } }, questions.length),
    list(
      questions.map(({ question }) => question),
      true,
    ),
    QUIZ_TEXT.answers,
    list(
      questions.map(({ answer, reference }) => `${answer} (${reference})`),
      true,
    ),
  ];
}

/** On a person or a part of the story: what is written on its passages, then what is told, then the words of the text. */
function onMatter(context: FormContext, story: readonly Passage[], told: readonly Asked[]): Asked[] {
  const { form } = context;
  const isForChildren =
    form.audience === 'children' ||
    form.audience === 'toddlers' ||
    (form.ages?.from ?? 99) <= YOUNGEST_READER;
  const written = story.flatMap((part) => fromBank(context, part));
  const made = isForChildren ? [] : story.flatMap((part) => madeFrom(context, part, 2));
  const all = isForChildren ? [...written, ...told] : [...interleaved(told, written), ...made];
  return all.filter(({ question }, at) => all.findIndex((one) => one.question === question) === at);
}

/** On a passage its own words beside what is written on it; else from the whole Bible. */
function ofPassage(context: FormContext, named: Passage | undefined, wanted: number): Asked[] {
  const written = fromBank(context, named);
  return named ? interleaved(written, madeFrom(context, named, wanted)) : written;
}

function fromBank(context: FormContext, named: Passage | undefined): Asked[] {
  const { telling, form } = context;
  const isEasy = form.ages !== undefined ? bandOf(context) !== 'teens' : form.audience === 'children';
  const isHard = /\b(?:hard|difficult|tough|tricky)\b/i.test(telling.request.words);
  const fitting = QUIZ_QUESTIONS.filter(
    (one) =>
      (!named || overlap(passageOfMark(one.mark), named)) &&
      isAllowed(context, { passage: passageOfMark(one.mark), note: '' }) &&
      (!isEasy || named !== undefined || one.isEasy) &&
      (!isHard || named !== undefined || !one.isEasy),
  );
  const ordered = isHard
    ? [...fitting].sort((a, b) => Number(b.isHard ?? false) - Number(a.isHard ?? false))
    : spread(fitting);
  return ordered.map(({ question, answer, mark }) => ({
    question,
    answer,
    reference: passageOfMark(mark).reference,
  }));
}

/** From all over the Bible rather than from its beginning. */
function spread<Item>(items: readonly Item[]): Item[] {
  const step = 7;
  const order = Array.from({ length: items.length }, (_, at) => at);
  return order.sort((a, b) => (a % step) - (b % step) || a - b).map((at) => items[at]!);
}

const START_WORDS = 5;
const FEWEST_WORDS = 9;

/** Questions from the words of a passage: what comes next, how often a word stands there, in which verse. */
function madeFrom(context: FormContext, passage: Passage, wanted: number): Asked[] {
  const { telling } = context;
  const { bible, translation } = telling.request;
  const verses = passage.ranges.flatMap(({ first, last }) =>
    Array.from({ length: last - first + 1 }, (_, at) => first + at),
  );
  const step = Math.max(1, Math.floor(verses.length / Math.max(1, wanted)));
  const next = verses
    .filter((_, at) => at % step === 0)
    .flatMap((index) => {
      const reference = passageOf([{ first: index, last: index }]).reference;
      const words = bible[translation].text(index).split(' ');
      const at = nextWordAt(words);
      if (words.length < FEWEST_WORDS || at === undefined) return [];
      const start = words.slice(at - START_WORDS, at).join(' ');
      const answer = bare(words[at]!);
      return [
        {
          question: telling.words(QUIZ_TEXT.next, { verse: reference, start: start.replace(/[*_]/g, '') }),
          answer: `*${answer}*`,
          reference,
        },
      ];
    });
  const counts = factsOf(telling, passage)
    .returning.slice(0, 2)
    .map(({ word, count }) => ({
      question: telling.words(QUIZ_TEXT.times, { word, reference: passage.reference }),
      answer: `${count}`,
      reference: passage.reference,
    }));
  // Of a whole book only its beginning is counted, so nothing is asked of that.
  return verses.length > 80 ? next : interleaved(next, counts);
}

const bare = (word: string) => word.replace(/[^\p{L}\p{M}’'-]/gu, '');

/** A word that carries sense, far enough into the verse. */
function nextWordAt(words: readonly string[]): number | undefined {
  for (let at = START_WORDS; at < words.length; at += 1)
    if (bare(words[at]!).length >= 5 && carriesSense(bare(words[at]!).toLowerCase())) return at;
  return undefined;
}

function interleaved(one: readonly Asked[], other: readonly Asked[]): Asked[] {
  const length = Math.max(one.length, other.length);
  return Array.from({ length }, (_, at) => [one[at], other[at]])
    .flat()
    .filter((asked) => asked !== undefined);
}
