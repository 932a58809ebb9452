import { CHILD_EXPLANATIONS } from '../../../content/guide/forms/explanations.ts';
import { CHILD_TEXT, SIMPLE_TEXT, SUMMARY_TEXT } from '../../../content/guide/forms/gatherings.ts';
import { HARD_WORDS } from '../../../content/guide/forms/hard-words.ts';
import { passageOfMark } from '../../../scripture/references/passage-of-reference.ts';
import { bookOf, firstVersesOf, overlap, verseCount } from '../../../scripture/references/passage-ranges.ts';
import { TRANSLATIONS, type TranslationId } from '../../../scripture/translations.ts';
import type { Passage } from '../../../scripture/types.ts';
import { plainWords, wordsOf } from '../reading/words.ts';
import { list, type Telling, tellingOf } from '../telling.ts';
import { bandOf } from './age-bands.ts';
import { candidates, choose, textOfPassage } from './choose-passages.ts';
import { divide } from './divide.ts';
import { type FormContext, sentencesOf } from './form-context.ts';
import { factsOf } from './passage-facts.ts';
import { passageAsked } from './passage-questions.ts';

const CHILD_VERSES = 3;

/** What one may say to a child of that age. */
export function childAnswer(context: FormContext): string[] {
  const { telling, subject } = context;
  const plain = plainWords(telling.request.words);
  const ids = [subject.question?.id, subject.topic?.id, subject.occasion?.id];
  const explanation =
    CHILD_EXPLANATIONS.find(({ asked }) => asked.test(plain)) ??
    CHILD_EXPLANATIONS.find((one) => one.ids.some((id) => ids.includes(id)));
  const isSmall = bandOf(context) === 'small' || (context.form.ages?.to ?? 9) <= 6;
  const passage = explanation ? passageOfMark(explanation.mark) : passageAsked(context);
  return [
    explanation ? telling.line(CHILD_TEXT.leads) : telling.line(CHILD_TEXT.general),
    explanation ? (isSmall ? explanation.small : explanation.older) : heartOf(context),
    explanation ? telling.words(CHILD_TEXT.question, { more: explanation.more }) : '',
    passage ? CHILD_TEXT.passage : '',
    passage ? telling.quote(firstVersesOf(passage, CHILD_VERSES)) : '',
    telling.unheard(CHILD_TEXT.closing),
  ];
}

/** Of what the library says on it, the two plainest sentences. */
function heartOf({ telling, subject }: FormContext): string {
  const { question, topic, passages } = subject;
  const [passage] = passages;
  const famous = passage && famousOn(telling, passage);
  const text = question?.answer[0] ?? famous?.meaning ?? topic?.understanding[0] ?? '';
  return telling.words(sentencesOf(text).slice(0, 2).join(' '));
}

const famousOn = (telling: Telling, passage: Passage) =>
  telling.library.famous.find(({ mark }) => overlap(passageOfMark(mark), passage));

/** The translation whose English is the easiest. */
const EASIEST: TranslationId = 'web';
const SIMPLE_VERSES = 10;
const MOST_WORDS = 12;

/** A passage in the easiest translation, with its hard words explained and what it says. */
export function simpleAnswer(context: FormContext): string[] {
  const { telling, form } = context;
  const passage =
    passageAsked(context) ??
    choose(context, candidates(context), { count: 1 })[0]?.passage ??
    passageOfMark('[[Psalm 23]]');
  const used = form.translation ?? EASIEST;
  const easy = tellingOf({ ...telling.request, translation: used }, telling.library);
  const shown = firstVersesOf(passage, SIMPLE_VERSES);
  const words = hardWords(textOfPassage(easy, shown));
  const written = famousOn(telling, shown);
  const famous = written && telling.said.times(written.meaning) === 0 ? written : undefined;
  return [
    telling.words(SIMPLE_TEXT.lead, { reference: passage.reference, version: TRANSLATIONS[used].name }),
    easy.quote(shown),
    shown === passage ? '' : SIMPLE_TEXT.more,
    ...(words.length > 0 ? [SIMPLE_TEXT.words, list(words)] : [SIMPLE_TEXT.none]),
    ...(famous ? [SIMPLE_TEXT.says, telling.words(sentencesOf(famous.meaning).slice(0, 3).join(' '))] : []),
    SIMPLE_TEXT.how,
  ];
}

let byStem: ReadonlyMap<string, string> | undefined;

function hardWords(text: string): string[] {
  byStem ??= new Map(Object.keys(HARD_WORDS).map((word) => [wordsOf(word)[0]!.stem, word]));
  const found = new Set<string>();
  for (const { stem } of wordsOf(text)) {
    const word = byStem.get(stem);
    if (word) found.add(word);
  }
  return [...found].slice(0, MOST_WORDS).map((word) => `**${word}:** ${HARD_WORDS[word]}`);
}

const STEPS = 3;
const SHORT_CHAPTER = 9;

/** What stands in a chapter or passage: as the library tells it, else what can be seen in its text. */
export function summaryAnswer(context: FormContext): string[] {
  const { telling, subject, form } = context;
  const [passage] = subject.passages;
  if (!passage) return childAnswer(context);
  const { reference } = passage;
  const known = telling.library.famous
    .filter(({ mark }) => overlap(passageOfMark(mark), passage))
    .slice(0, 2);
  const facts = factsOf(telling, passage);
  const book = telling.library.books.find(({ osis }) => osis === bookOf(passage).osis);
  const { bible, translation } = telling.request;
  const parts = verseCount(passage) > SHORT_CHAPTER ? divide(bible[translation], passage.ranges, STEPS) : [];
  const told =
    known.length > 0 && known.some(({ mark }) => verseCount(passageOfMark(mark)) * 3 >= verseCount(passage));
  return [
    told ? telling.line(SUMMARY_TEXT.lead, { reference }) : telling.words(SUMMARY_TEXT.none, { reference }),
    ...(told
      ? known.flatMap(({ context: where, meaning }) => [telling.words(where), telling.words(meaning)])
      : []),
    facts.names.length > 0 ? telling.words(SUMMARY_TEXT.people, { names: facts.names.join(', ') }) : '',
    !told && facts.returning.length > 0
      ? telling.words(SUMMARY_TEXT.words, {
          words: facts.returning.map(({ word }) => `*${word}*`).join(', '),
        })
      : '',
    ...(parts.length > 0 && !form.isShort
      ? [
          telling.words(SUMMARY_TEXT.steps, { parts: parts.map((part) => part.reference).join('; ') }),
          ...parts.map((part) => telling.quote(firstVersesOf(part, 1))),
        ]
      : []),
    book ? telling.words(SUMMARY_TEXT.book, { text: book.text }) : '',
  ];
}
