import { SHORTER } from '../../../content/guide/follow-ups.ts';
import * as lines from '../../../content/guide/reshaped.ts';
import { type AnswerRecord, type RecalledAnswer, shownIn } from '../answer-record.ts';
import { noteWithConditions } from '../forms/form-answer.ts';
import type { FormId } from '../forms/form-request.ts';
import type { Subjects } from '../recognise/subjects.ts';
import { EARLIER_NAMES } from '../talk/taken-up.ts';
import { reply, type Telling } from '../telling.ts';
import { withGiven } from '../told/given-name.ts';
import { spokeOfSuicideBefore } from '../told/spoke-of-suicide.ts';
import type { GuideReply } from '../types.ts';
import { anotherPrayer, asksForAnotherPrayer } from './another-prayer.ts';
import { type AskedShape, askedShape } from './asked-shape.ts';
import { forAChild } from './for-a-child.ts';
import { meaningOfShown } from './meaning-of-shown.ts';
import { type Person, spokenBy, spokenOf } from './persons.ts';
import { asPoints } from './points.ts';
import { framedIn, partsOf, type ReplyPart, wordCount } from './reply-parts.ts';
import { type NamedLimit, type ShapeKind, shortened } from './shorten.ts';
import { someOfThose } from './some-of-those.ts';
import { COURTESIES, nothingFurther, saidBefore } from './unrepeated.ts';

/** Another way to make the form shorter: of what has a length in minutes or parts, that. */
type Remade = () => GuideReply | undefined;

/**
 * The last reply in another shape: shorter, as points, some of it, said by others, or explained; or another prayer in its
 * place. It works on what the reply says, whatever kind it was. Undefined for a message that wants none of it.
 */
export function reshaped(
  telling: Telling,
  last: RecalledAnswer,
  { subjects, remade }: { readonly subjects: Subjects; readonly remade: Remade },
): GuideReply | undefined {
  const { request } = telling;
  const record = request.history.findLast(({ role }) => role === 'assistant')?.record;
  if (!record || COURTESIES.has(record.kind) || request.document || spokeOfSuicideBefore(telling))
    return undefined;
  if (asksForAnotherPrayer(telling, record)) {
    const other = anotherPrayer(telling, last, subjects);
    return other
      ? { ...other, record: { ...record, ...other.record } }
      : nothingFurther(request.history, record);
  }
  const asked = askedShape(request.words);
  const said = asked ? saidBefore(request.history).map(partsOf) : [];
  const [parts] = said;
  if (!asked || !parts) return undefined;
  if (asked.kind === 'shorter') return madeShorter(telling, { parts, record, asked, last, remade });
  // A reply that is one sentence by now has no three points: those of the reply that it was cut from are meant.
  for (const isStrict of [true, false])
    for (const each of said) {
      const blocks = inShape(telling, { asked, parts: each, last, isStrict });
      if (blocks) return withRecordOf(record, reply(blocks));
    }
  return undefined;
}

function inShape(
  telling: Telling,
  {
    asked,
    parts,
    last,
    isStrict,
  }: {
    readonly asked: Exclude<AskedShape, { kind: 'shorter' }>;
    readonly parts: readonly ReplyPart[];
    readonly last: RecalledAnswer;
    readonly isStrict: boolean;
  },
): string[] | undefined {
  switch (asked.kind) {
    case 'points':
      return asPoints(telling, parts, { count: asked.count, isStrict });
    case 'some':
      // A quiz has answers to its questions, and a plan its days: fewer of them are made anew.
      return last.form && COUNTED.has(last.form.form) ? undefined : someOfThose(telling, parts, asked);
    case 'person':
      return saidBy(telling, parts, asked.person);
    case 'for-a-child':
      return forAChild(telling, parts, last);
    case 'meaning':
      return isOnVerse(last) ? meaningOfShown(telling, last, asked.isPlain) : undefined;
  }
}

const COUNTED: ReadonlySet<FormId> = new Set(['quiz', 'reading-plan', 'study', 'lesson', 'devotional']);
const ON_VERSES: ReadonlySet<FormId> = new Set(['verses', 'reading', 'pass-on', 'memory', 'simple']);

/** Whether a reply is about the verse that it shows, and not about a matter of which the verse speaks. */
function isOnVerse({ form, kind, asked, fact, subject }: RecalledAnswer): boolean {
  if (form) return ON_VERSES.has(form.form);
  if (kind === 'passage' || kind === 'quote' || kind === 'find') return true;
  return !asked && !fact && !subject.topic && !subject.question && kind === 'unknown';
}

const PRAYED: ReadonlySet<FormId> = new Set(['prayer', 'grace', 'blessing']);
const LISTED: ReadonlySet<FormId> = new Set(['questions', 'icebreaker', 'quiz', 'journal']);

/** What kind of text a reply is. */
function shapeKindOf(
  parts: readonly ReplyPart[],
  { kind, form, asked, topic, question }: AnswerRecord,
): ShapeKind {
  if (framedIn(parts).length > 0) return 'note';
  if (isPlan(parts)) return 'plan';
  const firstText = parts.find(
    (part) => part.kind === 'text' || part.kind === 'prayer' || part.kind === 'quote',
  );
  if (firstText?.kind === 'prayer' || (form && PRAYED.has(form.form) && firstText?.kind === 'text'))
    return 'prayer';
  if (kind === 'prayer' && parts.some((part) => part.kind === 'prayer')) return 'prayer';
  if (form && form.form !== 'pass-on' && ON_VERSES.has(form.form)) return 'verses';
  if (form && LISTED.has(form.form) && parts.some((part) => part.kind === 'list')) return 'list';
  if (kind === 'passage' || (kind === 'quote' && !asked && !topic && !question)) return 'passage';
  return 'answer';
}

/** A plan has headings; one that was cut down has kept its title. */
function isPlan(parts: readonly ReplyPart[]): boolean {
  const headings = parts.filter(({ kind }) => kind === 'heading');
  return headings.length > 2 || parts.find(({ kind }) => kind !== 'lead')?.text.startsWith('#') === true;
}

const LEADS: Readonly<Record<ShapeKind, readonly string[]>> = {
  prayer: lines.SHORTER_PRAYER,
  note: lines.SHORTER_NOTE,
  plan: lines.SHORTER_PLAN,
  verses: lines.FEWER,
  passage: SHORTER,
  list: lines.FEWER,
  answer: SHORTER,
};
/** A reply made again counts as shorter with at most so much of its words. */
const REALLY_SHORTER = 0.6;

function madeShorter(
  telling: Telling,
  {
    parts,
    record,
    asked,
    last,
    remade,
  }: {
    readonly parts: readonly ReplyPart[];
    readonly record: AnswerRecord;
    readonly asked: Extract<AskedShape, { kind: 'shorter' }>;
    readonly last: RecalledAnswer;
    readonly remade: Remade;
  },
): GuideReply {
  const kind = shapeKindOf(parts, record);
  const before = wordCount(parts.map(({ text }) => text).join(' '));
  const timed = kind === 'plan' && isTimed(record) ? forLessTime(telling, remade, before) : undefined;
  if (timed) return timed;
  const card =
    last.note && !record.amends ? writtenCard(telling, last.note, { parts, named: asked }) : undefined;
  if (card) return withRecordOf({ ...record, form: { ...record.form, form: 'note', isShort: true } }, card);
  const blocks = shortened(telling, parts, { kind, named: asked });
  const form = record.form && { ...record.form, isShort: true as const };
  if (blocks)
    return withRecordOf({ ...record, ...(form && { form }) }, reply([telling.line(LEADS[kind]), ...blocks]));
  return withRecordOf(record, telling.line(shortestFor(kind, parts, record)));
}

/** In words: a longer note is a letter, in place of which there may be a card. */
const LETTER = 40;

/** In place of a letter the cards that are written for its occasion. */
function writtenCard(
  telling: Telling,
  note: NonNullable<RecalledAnswer['note']>,
  { parts, named }: { readonly parts: readonly ReplyPart[]; readonly named: NamedLimit },
): string | undefined {
  const before = framedIn(parts).join(' ');
  if (wordCount(before) < LETTER) return undefined;
  const { words, sentences } = named;
  const form = {
    form: 'note' as const,
    isShort: true as const,
    ...(words !== undefined && { words }),
    ...(sentences !== undefined && { sentences }),
  };
  const text = reply(noteWithConditions(telling, { kind: 'note', occasion: note, form }));
  const cards = framedIn(partsOf(text));
  if (wordCount(cards.join(' ')) > wordCount(before) * REALLY_SHORTER) return undefined;
  if (cards.some((card) => telling.said.times(card) > 0)) return undefined;
  const { history, words: message } = telling.request;
  const own = history.flatMap(({ role, content }) => (role === 'user' ? [content] : []));
  const framed = cards.flatMap((card) => ['---', card]);
  return withGiven(
    reply([telling.line(lines.SHORTER_NOTE), ...framed, '---']),
    [message, ...own.slice(-EARLIER_NAMES)].join('\n'),
  );
}

const isTimed = ({ kind, form }: AnswerRecord): boolean => kind === 'study' || form?.minutes !== undefined;

/** A study or a talk for less time, its text cut as well where that does not make it shorter by itself. */
function forLessTime(telling: Telling, remade: Remade, before: number): GuideReply | undefined {
  const again = remade();
  if (!again || wordCount(again.text) <= before * REALLY_SHORTER) return again;
  const blocks = shortened(telling, partsOf(again.text), { kind: 'plan', named: {} });
  const text = blocks && reply([telling.line(LEADS.plan), ...blocks]);
  return text !== undefined && wordCount(text) <= before * REALLY_SHORTER
    ? withRecordOf(again.record, text)
    : undefined;
}

function shortestFor(
  kind: ShapeKind,
  parts: readonly ReplyPart[],
  { form }: AnswerRecord,
): readonly string[] {
  if (kind === 'prayer' && form?.form !== 'blessing') return lines.SHORTEST_PRAYER;
  const isVerse = !parts.some((part) => part.kind === 'text') && parts.some((part) => part.kind === 'quote');
  return isVerse ? lines.SHORTEST_VERSE : lines.SHORTEST_TEXT;
}

/** What a reply made to be said or sent, in the words of others; undefined where it made nothing of the kind. */
function saidBy(telling: Telling, parts: readonly ReplyPart[], person: Person): string[] | undefined {
  const made = madeIn(parts);
  if (made.length === 0) return undefined;
  const changed = made.map((text) =>
    text.startsWith('>')
      ? text
      : person === 'we' || person === 'i'
        ? spokenBy(text, person)
        : spokenOf(text, person),
  );
  const isChanged = changed.some((text, at) => text !== made[at]);
  // "It is a girl" may be news.
  const isWish = person === 'we' || person === 'i' || WISHES.test(telling.request.words);
  if (!isChanged && !isWish) return undefined;
  return isChanged ? [telling.line(lines.OTHER_PERSON), ...changed] : [telling.line(lines.NO_SUCH_PERSON)];
}

const WISHES = /\b(?:not|instead|change|says?|use)\b/i;

/** The notes of a reply, else its prayers and whatever else ends in Amen. */
function madeIn(parts: readonly ReplyPart[]): string[] {
  const notes = framedIn(parts);
  if (notes.length > 0) return [...notes.flatMap((note) => ['---', note]), '---'];
  return parts.filter(({ kind }) => kind === 'prayer').map(({ text }) => text);
}

/** The record of a reply that says the last one again in another shape. */
function withRecordOf(record: AnswerRecord, text: string): GuideReply {
  const shown = shownIn(text);
  const next = { ...record, amends: true as const };
  return { text, record: shown.length > 0 ? { ...next, shown, focus: shown.at(-1)! } : next };
}
