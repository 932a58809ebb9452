import { LIMITS } from '../../../content/guide/forms/limits.ts';
import { TALK_TEXT } from '../../../content/guide/forms/meetings.ts';
import { LED_TEXT } from '../../../content/guide/leading/text.ts';
import { firstVersesOf, overlap, verseCount } from '../../../scripture/references/passage-ranges.ts';
import type { Passage } from '../../../scripture/types.ts';
import { sermonAnswer } from '../answers/written-answers.ts';
import type { Telling } from '../telling.ts';
import { candidates, choose } from './choose-passages.ts';
import { divide } from './divide.ts';
import { type FormContext, notHeldLine } from './form-context.ts';
import { passageAsked } from './passage-questions.ts';
import { inMinutes, shareMinutes } from './times.ts';

const MANUSCRIPT =
  /\b(?:word for word|whole sermon|full sermon|entire sermon|complete sermon|write (?:it|everything) out|full text|manuscript|ready to (?:read|preach))\b/i;
const TALK_MINUTES = 10;
const SERMON_MINUTES = 20;
const WORDS_A_MINUTE = 120;

/** A sermon without conditions is prepared by questions; with them, and every talk, it gets an outline with times. */
export function talkAnswer(context: FormContext): string[] {
  const { telling, form, subject } = context;
  const wantsText = MANUSCRIPT.test(telling.request.words) ? [LIMITS.manuscript] : [];
  const isBare = form.minutes === undefined && form.count === undefined && !form.not && !form.isShort;
  if (form.form === 'sermon' && isBare) return [...wantsText, ...sermonAnswer(telling, subject)];
  const passage = passageAsked(context);
  return passage
    ? [...wantsText, ...outline(context, passage)]
    : [...wantsText, ...sermonAnswer(telling, subject)];
}

function outline(context: FormContext, passage: Passage): string[] {
  const { telling, form, subject } = context;
  const minutes =
    form.minutes ??
    (form.form === 'sermon' ? SERMON_MINUTES : form.isShort ? TALK_MINUTES / 2 : TALK_MINUTES);
  const points = Math.min(form.count ?? (minutes < 8 ? 1 : minutes < 15 ? 2 : 3), 5);
  const shares = shareMinutes(minutes, [
    15,
    12,
    ...Array.from({ length: points }, () => 48 / points),
    15,
    10,
  ]);
  const named = subject.topic && subject.passages.length === 0 ? subject.topic.title : passage.reference;
  const title = subject.led ? `${subject.led.title}, ${passage.reference}` : named;
  const shown = firstVersesOf(passage, 8);
  return [
    telling.words(TALK_TEXT.title, { title, minutes: `${minutes}` }),
    telling.line(TALK_TEXT.lead, { minutes: `${minutes}` }),
    form.isPlain || form.audience === 'unbelievers' ? TALK_TEXT.plain : '',
    form.form === 'sermon' ? telling.words(TALK_TEXT.sermonQuestion, { reference: passage.reference }) : '',
    notHeldLine(context),
    TALK_TEXT.passage,
    telling.quote(shown),
    ...partsOf(telling, passage, shares, !form.without?.includes('prayer')),
    ...beside(context, passage),
    subject.led?.picture ? telling.words(LED_TEXT.picture, { picture: subject.led.picture }) : '',
    telling.line(TALK_TEXT.closing, {
      minutes: `${minutes}`,
      words: `${Math.round((minutes * WORDS_A_MINUTE) / 50) * 50}`,
    }),
  ].map((part) => part.replace(/\b1 minutes\b/g, '1 minute'));
}

function partsOf(telling: Telling, passage: Passage, shares: readonly number[], prays: boolean): string[] {
  const { parts, points } = TALK_TEXT;
  const { bible, translation } = telling.request;
  const [open = 1, text = 1, ...rest] = shares;
  const [them = 1, end = 1] = rest.slice(-2);
  const pointTimes = rest.slice(0, -2);
  const verses = divide(bible[translation], passage.ranges, pointTimes.length);
  const time = (minutes: number) => inMinutes(minutes);
  return [
    telling.words(parts.open, { time: time(open) }),
    telling.words(parts.text, { time: time(text), reference: passage.reference }),
    ...pointTimes.map((share, at) =>
      telling.words(parts.point, {
        number: `${at + 1}`,
        verses: (verses[at] ?? passage).reference,
        time: time(share),
        question: points[at % points.length]!,
      }),
    ),
    telling.words(parts.them, { time: time(them) }),
    telling.words(prays ? parts.prayer : parts.end, { time: time(end) }),
  ];
}

function beside(context: FormContext, passage: Passage): string[] {
  const other = choose(context, candidates(context), { count: 3 }).find(
    (one) => !overlap(one.passage, passage) && verseCount(one.passage) < 6,
  );
  return other && !context.form.isShort ? [TALK_TEXT.beside, context.telling.quote(other.passage)] : [];
}
