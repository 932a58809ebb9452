import { CHILD_QUESTIONS } from '../../../content/guide/forms/children.ts';
import { PASSAGE_QUESTIONS } from '../../../content/guide/forms/meetings.ts';
import { capital } from '../../../language/capital.ts';
import { firstVersesOf, verseCount } from '../../../scripture/references/passage-ranges.ts';
import { bookByOsis } from '../../../scripture/text/books.ts';
import type { Passage } from '../../../scripture/types.ts';
import { list, type Telling } from '../telling.ts';
import { bandOf } from './age-bands.ts';
import { candidates, choose, wholeBook } from './choose-passages.ts';
import { divide } from './divide.ts';
import { audienceName, type FormContext, fewerLine, inWords, notHeldLine } from './form-context.ts';
import { factsOf } from './passage-facts.ts';

const { see, mean, live } = PASSAGE_QUESTIONS;

/** Questions that the passage itself raises, from what is seen in it to what it means and what it asks. `turn` counts the passages of one plan. */
export function questionsOn(telling: Telling, passage: Passage, count: number, turn = 0): string[] {
  const facts = factsOf(telling, passage);
  const { reference } = passage;
  const fill = (text: string, places: Record<string, string> = {}) =>
    capital(telling.words(text, { reference, ...places }));
  const [word, other] = facts.returning;
  const seen = [
    facts.speech && fill(see.speaks, { verses: facts.speech }),
    word && other && word.count > 2 && other.count > 2
      ? fill(see.words, { word: word.word, other: other.word })
      : word && fill(see.word, { word: word.word, count: inWords(word.count) }),
    facts.question && fill(see.asks, { verses: facts.question }),
    facts.turn && fill(see.turn, { verses: facts.turn.verses, word: facts.turn.word }),
    facts.names.length > 1 && fill(see.names, { names: facts.names.join(', ') }),
    facts.picture && fill(see.picture, { verses: facts.picture }),
    facts.because && fill(see.because, { verses: facts.because.verses, word: facts.because.word }),
    fill(see.tell),
  ].filter((text): text is string => typeof text === 'string');
  const meant = [
    facts.command && fill(mean.told, { verses: facts.command }),
    facts.promise && fill(mean.promise, { verses: facts.promise }),
    fill(mean.god),
    fill(mean.surprise),
    fill(mean.people),
    fill(mean.missing),
    fill(mean.first),
    fill(mean.christ),
  ].filter((text): text is string => typeof text === 'string');
  const lived = live.map((text) => fill(text, { day: telling.said.next(PASSAGE_QUESTIONS.days) }));
  const kinds = [seen, meant, lived].map((kind) => turned(kind, turn));
  return inProportion(telling, kinds, count);
}

/** Begins a list elsewhere: of several passages not each is asked the same. */
const turned = (texts: readonly string[], turn: number): string[] => {
  const at = texts.length === 0 ? 0 : turn % texts.length;
  return [...texts.slice(at), ...texts.slice(0, at)];
};

/** Of ten questions four look, three think and three live. */
const SHARES = [0.4, 0.3, 0.3];

function inProportion(telling: Telling, kinds: readonly (readonly string[])[], count: number): string[] {
  const wanted = kinds.map((kind, at) => Math.min(kind.length, Math.round(count * SHARES[at]!)));
  for (let at = 0; sum(wanted) !== count && at < 30; at += 1) {
    const kind = at % kinds.length;
    if (sum(wanted) < count && wanted[kind]! < kinds[kind]!.length) wanted[kind]! += 1;
    else if (sum(wanted) > count && wanted[kind]! > (kind === 0 ? 1 : 0)) wanted[kind]! -= 1;
  }
  return kinds.flatMap((kind, at) => telling.said.freshest(kind, wanted[at]!, (text) => text));
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

const USUAL = 6;
const SHORT_COUNT = 3;
const SHOWN = 6;

/** The passage that questions are asked on: the one named, the book, or one that belongs to the subject. */
export function passageAsked(context: FormContext): Passage | undefined {
  const { subject, form } = context;
  const [named] = subject.passages;
  if (named) return named;
  const [book] = form.books ?? [];
  if (book && bookByOsis(book)) return wholeBook(book);
  return choose(context, candidates(context), { count: 1 })[0]?.passage;
}

/** Discussion questions on any passage. */
export function questionsAnswer(context: FormContext): string[] {
  const { telling, form, subject } = context;
  const passage = passageAsked(context);
  const count = form.count ?? (form.isShort ? SHORT_COUNT : USUAL);
  if (!passage)
    return [
      list(
        telling.said
          .freshest(live, count, (text) => text)
          .map((text) => telling.words(text, { day: 'Sunday' })),
        true,
      ),
    ];
  const questions = isForChildren(context)
    ? childQuestions(context, passage, count)
    : withTopic(context, questionsOn(telling, passage, count));
  const shown = verseCount(passage) > SHOWN ? [] : [telling.quote(firstVersesOf(passage, SHOWN))];
  const who = audienceName(context);
  return [
    who
      ? telling.words(PASSAGE_QUESTIONS.leadFor[0], { reference: passage.reference, who })
      : telling.line(PASSAGE_QUESTIONS.lead, { reference: passage.reference }),
    notHeldLine(context),
    ...(subject.passages.length > 0 && form.isShort ? [] : shown),
    list(questions, true),
    fewerLine(context, questions.length),
  ];
}

const isForChildren = ({ form }: FormContext) =>
  (form.ages !== undefined && form.ages.from <= 12) ||
  form.audience === 'children' ||
  form.audience === 'toddlers';

function childQuestions(context: FormContext, passage: Passage, count: number): string[] {
  const { telling } = context;
  const facts = factsOf(telling, passage);
  const [name] = facts.names;
  const own = PASSAGE_QUESTIONS.children
    .filter((text) => name !== undefined || !text.includes('{name}'))
    .map((text) => telling.words(text, { name: name ?? '' }));
  const band = CHILD_QUESTIONS[bandOf(context)];
  return telling.said.freshest([...own, ...band], count, (text) => text);
}

/** A question of the topic that was named takes the place of the last but one. */
function withTopic({ telling, subject }: FormContext, questions: string[]): string[] {
  const [own] = telling.said.freshest(subject.topic?.questions ?? [], 1, (text) => text);
  if (!own || questions.length < 5 || subject.passages.length > 0) return questions;
  return [...questions.slice(0, -2), own, ...questions.slice(-1)];
}

/** The passages of a study in so many parts: a longer text divided, else passages of the subject, each with its note. */
export function passagesForParts(context: FormContext, parts: number): { passage: Passage; note: string }[] {
  const { telling, form, subject } = context;
  const { bible, translation } = telling.request;
  const books = (form.books ?? []).map((osis) => wholeBook(osis));
  const texts = subject.passages.length > 0 ? subject.passages : books;
  const verses = texts.reduce((all, passage) => all + verseCount(passage), 0);
  if (subject.passages.length >= parts && books.length === 0)
    return subject.passages.slice(0, parts).map((passage) => ({ passage, note: '' }));
  if (texts.length > 0 && verses > 1)
    return divide(
      bible[translation],
      texts.flatMap(({ ranges }) => ranges),
      Math.min(parts, verses),
    ).map((passage) => ({ passage, note: '' }));
  return choose(context, candidates(context), { count: parts });
}
