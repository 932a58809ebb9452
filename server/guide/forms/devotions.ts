import { DEVOTIONS_TEXT } from '../../../content/guide/forms/meetings.ts';
import { DEVOTIONAL_TEXT, GENERAL_SUBJECT } from '../../../content/guide/study.ts';
import { passageOfMark } from '../../../scripture/references/passage-of-reference.ts';
import { firstVersesOf } from '../../../scripture/references/passage-ranges.ts';
import { devotionalAnswer } from '../answers/written-answers.ts';
import { candidates, choose, textOfPassage } from './choose-passages.ts';
import type { Chosen } from './chosen.ts';
import { counted, type FormContext, fewerLine, notHeldLine, trimmed } from './form-context.ts';
import { passagesForParts, questionsOn } from './passage-questions.ts';

const SHOWN = 6;
const SHOWN_SHORT = 3;

/** A devotional: one, a short one, or one for each of several days. */
export function formDevotionalAnswer(context: FormContext): string[] {
  const { telling, form, subject } = context;
  if ((form.sessions ?? 1) > 1) return days(context, form.sessions!);
  if (form.isShort || form.words !== undefined || form.not || form.testament) return brief(context);
  const parts = devotionalAnswer(telling, subject);
  const at = parts.indexOf(DEVOTIONAL_TEXT.pray);
  const kept =
    form.without?.includes('prayer') && at >= 0 ? [...parts.slice(0, at), ...parts.slice(at + 2)] : parts;
  return [...kept, notHeldLine(context)];
}

const materialOf = ({ subject }: FormContext) => subject.topic ?? GENERAL_SUBJECT;

const SHORTEST = 110;

/** A verse, a thought, a line of prayer: within the words that were asked for. */
function brief(context: FormContext): string[] {
  const { telling, form } = context;
  const material = materialOf(context);
  const all = candidates(context);
  const source =
    all.length > 0
      ? all
      : material.passages.map(({ mark, note }) => ({ passage: passageOfMark(mark), note }));
  const most = form.words ?? SHORTEST;
  const [chosen] = choose({ ...context, form: { ...form, isShort: true } }, source, {
    count: 1,
    longest: SHOWN_SHORT,
  });
  if (!chosen) return [fewerLine({ ...context, form: { ...form, count: 1 } }, 0)];
  const left = most - textOfPassage(telling, chosen.passage).split(' ').length;
  const thought = trimmed(telling.said.next(material.guidance), {
    form: 'devotional',
    words: Math.max(20, left - 30),
  });
  const [question] = telling.said.freshest(material.questions, 1, (text) => text);
  const prayer = trimmed(telling.said.next(material.prayers), { form: 'prayer', words: 22 });
  return [
    telling.words(DEVOTIONAL_TEXT.heading, {
      title: context.subject.passages[0]?.reference ?? material.title,
    }),
    telling.quote(chosen.passage),
    telling.words(thought),
    left > 90 && question ? question : '',
    form.without?.includes('prayer') ? '' : `*${telling.words(prayer)}*`,
    notHeldLine(context),
  ];
}

/** One for each day: its passage, a thought, a question, and a line of prayer. */
function days(context: FormContext, wanted: number): string[] {
  const { telling, form } = context;
  const material = materialOf(context);
  const found = passagesForParts(context, wanted);
  const passages: readonly Chosen[] =
    found.length > 0
      ? found
      : material.passages.map(({ mark, note }) => ({ passage: passageOfMark(mark), note }));
  const shown = passages.slice(0, wanted);
  const title = context.subject.passages[0]?.reference ?? material.about;
  return [
    telling.words(DEVOTIONS_TEXT.title, { count: counted(shown.length, ['', '']).trim(), title }),
    fewerLine({ ...context, form: { ...form, count: wanted } }, shown.length),
    notHeldLine(context),
    ...shown.flatMap((one, at) => day(context, one, at)),
  ];
}

function day({ telling, form, subject }: FormContext, { passage, note }: Chosen, at: number): string[] {
  const material = subject.topic ?? GENERAL_SUBJECT;
  const { noteless, prayers } = DEVOTIONS_TEXT;
  const [own] = questionsOn(telling, passage, 1, at);
  const question = material.questions[at] ?? own ?? '';
  const practice = material.practices[at];
  return [
    telling.words(DEVOTIONS_TEXT.day, { number: `${at + 1}`, reference: passage.reference }),
    telling.quote(firstVersesOf(passage, form.isShort ? SHOWN_SHORT : SHOWN)),
    telling.words(DEVOTIONS_TEXT.think, { note: note === '' ? noteless[at % noteless.length]! : note }),
    telling.words(DEVOTIONS_TEXT.ask, { question: subject.topic ? question : (own ?? question) }),
    form.isShort || practice === undefined ? '' : telling.words(DEVOTIONS_TEXT.do, { practice }),
    form.without?.includes('prayer')
      ? ''
      : telling.words(DEVOTIONS_TEXT.pray, { prayer: prayers[at % prayers.length]! }),
  ];
}
