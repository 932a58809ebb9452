import { JOURNAL_TEXT, MEMORY_TEXT } from '../../../content/guide/forms/plans-and-lists.ts';
import { capital } from '../../../language/capital.ts';
import { passageOfMark } from '../../../scripture/references/passage-of-reference.ts';
import { verseCount } from '../../../scripture/references/passage-ranges.ts';
import type { Passage } from '../../../scripture/types.ts';
import { list } from '../telling.ts';
import { candidates, choose, textOfPassage } from './choose-passages.ts';
import type { Chosen } from './chosen.ts';
import { divide } from './divide.ts';
import { aboutOf, counted, type FormContext, fewerLine, notHeldLine } from './form-context.ts';
import { factsOf } from './passage-facts.ts';

const USUAL_VERSES = 4;
const LONGEST_VERSE = 260;
const STEP_VERSES = 2;
const MOST_STEPS = 8;

/** Verses to learn by heart with a plan, or one passage in steps. */
export function memoryAnswer(context: FormContext): string[] {
  const { subject } = context;
  const [named] = subject.passages;
  if (!named && A_PSALM.test(context.telling.request.words)) return psalmsToLearn(context);
  return named && verseCount(named) > 1 ? learnPassage(context, named) : learnVerses(context);
}

/** "A psalm with my children": which one is asked as well. */
const A_PSALM = /\b(?:an? (?:\w+ )?psalm|which psalm|what psalm|one psalm)\b/i;

function psalmsToLearn(context: FormContext): string[] {
  const { telling } = context;
  return [
    MEMORY_TEXT.psalms,
    ...['[[Psalm 117]]', '[[Psalm 100]]'].map((mark) => telling.quote(passageOfMark(mark))),
    ...planLines(context, MEMORY_TEXT.plans.it),
  ];
}

function planLines({ telling, form }: FormContext, it: string): string[] {
  const { plan, plans } = MEMORY_TEXT;
  const withChildren = form.ages || form.audience === 'children' || form.audience === 'toddlers';
  const struggles = /\b(?:number|remember|references?|age \d|\d\d years|old)\b/i.test(telling.request.words);
  return [
    telling.words(plan, { it }),
    list(plans.steps),
    withChildren ? plans.withChildren : '',
    struggles ? plans.old : '',
  ];
}

function learnPassage(context: FormContext, passage: Passage): string[] {
  const { telling } = context;
  const { bible, translation } = telling.request;
  const steps = Math.min(MOST_STEPS, Math.ceil(verseCount(passage) / STEP_VERSES));
  const parts = divide(bible[translation], passage.ranges, steps);
  return [
    telling.words(MEMORY_TEXT.passage, { reference: passage.reference }),
    notHeldLine(context),
    ...parts.flatMap((part, at) => [
      telling.words(MEMORY_TEXT.step, { unit: 'Day', number: `${at + 1}` }),
      telling.quote(part),
    ]),
    ...planLines(context, MEMORY_TEXT.plans.it),
  ];
}

function learnVerses(context: FormContext): string[] {
  const { telling, form } = context;
  const wanted = form.count ?? form.sessions ?? USUAL_VERSES;
  const found = candidates(context);
  const all: readonly Chosen[] =
    found.length > 0 ? found : MEMORY_TEXT.verses.map((mark) => ({ passage: passageOfMark(mark), note: '' }));
  const length = ({ passage }: Chosen) => textOfPassage(telling, passage).length;
  const short = all.filter((one) => verseCount(one.passage) <= 3 && length(one) <= LONGEST_VERSE);
  const chosen = choose(context, short, { count: wanted }).toSorted((a, b) => length(a) - length(b));
  const isCounted = form.count !== undefined || form.sessions !== undefined;
  const isWeekly = form.sessions !== undefined || wanted > 1;
  return [
    telling.line(MEMORY_TEXT.leads, {
      count: counted(chosen.length, ['verse or short passage', 'verses or short passages']),
    }),
    isCounted ? fewerLine({ ...context, form: { ...form, count: wanted } }, chosen.length) : '',
    notHeldLine(context),
    ...chosen.flatMap(({ passage }, at) => [
      isWeekly ? telling.words(MEMORY_TEXT.step, { unit: 'Week', number: `${at + 1}` }) : '',
      telling.quote(passage),
    ]),
    ...planLines(context, MEMORY_TEXT.plans.them),
  ];
}

const USUAL_PROMPTS = 5;

/** Sentences to finish in a journal; of a passage, where one is named. */
export function journalAnswer(context: FormContext): string[] {
  const { telling, form, subject } = context;
  const wanted = form.count ?? form.sessions ?? USUAL_PROMPTS;
  const [passage] =
    subject.passages.length > 0
      ? subject.passages
      : choose(context, candidates(context), { count: 1 }).map((one) => one.passage);
  const own =
    passage && subject.passages.length > 0 ? promptsOn(context, passage) : (subject.topic?.questions ?? []);
  const prompts = telling.said.freshest([...own, ...JOURNAL_TEXT.prompts], wanted, (text) => text);
  const about = aboutOf(context);
  return [
    telling.line(JOURNAL_TEXT.leads, {
      count: counted(prompts.length, ['', '']).trim(),
      about: about === undefined ? '' : subject.passages.length > 0 ? ` from ${about}` : ` on ${about}`,
    }),
    fewerLine({ ...context, form: { ...form, count: wanted } }, prompts.length),
    list(prompts, true),
    passage && subject.passages.length === 0 && !form.isShort ? JOURNAL_TEXT.beside : '',
    passage && !form.isShort && verseCount(passage) <= 8 ? telling.quote(passage) : '',
  ];
}

function promptsOn({ telling }: FormContext, passage: Passage): string[] {
  const facts = factsOf(telling, passage);
  const places = {
    reference: passage.reference,
    verses: facts.picture ?? facts.promise ?? facts.command ?? passage.reference,
    word: facts.returning[0]?.word ?? '',
  };
  return JOURNAL_TEXT.fromPassage
    .filter((text) => places.word !== '' || !text.includes('{word}'))
    .map((text) => capital(telling.words(text, places)));
}
