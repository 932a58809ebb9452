import { FURTHER_TEXT } from '../../../content/guide/leading/further-asks.ts';
import { firstVersesOf } from '../../../scripture/references/passage-ranges.ts';
import type { Passage } from '../../../scripture/types.ts';
import type { FormRequest } from '../forms/form-request.ts';
import { questionsOn } from '../forms/passage-questions.ts';
import { list, type Telling } from '../telling.ts';
import type { LedEntry } from './led-entry.ts';
import { ledParts } from './led-form.ts';

/** What was made for a group, as far as these answers need it. */
interface InHand {
  readonly telling: Telling;
  readonly form: FormRequest;
  readonly passage: Passage;
  readonly led?: LedEntry;
  readonly plain: string;
}

const SHOWN = 6;
const MOST_WORDS = 16;
const isBrief = (plain: string): boolean => plain.split(' ').length <= MOST_WORDS;
const quoted = ({ telling, passage }: InHand): string => telling.quote(firstVersesOf(passage, SHOWN));

const APPLICATION =
  /\b(?:application|apply (?:it|this|that)|applies to|how does (?:it|this|that) apply|practical (?:point|step|application)|relevan\w+)\b/;
const TO_WHOM =
  /\b(?:for|to|with) ((?:people|those|my|our|the|men|women|young|old|teens?|teenagers|youth|single|working|nurses?|farmers?|students?|parents|mothers|fathers|children|kids|somebody|someone|a)\b(?:(?! please| pls| too$| as well)[\w ]){0,50})/;
/** "Leave out the application" is done, and "the application" of a job is none. */
const NO_APPLICATION = /\b(?:leave out|without|no|skip|drop|cut|shorter|job|visa|apply for)\b/;

/** "Application for people who work nights". */
export function applicationFor(of: InHand): string[] | undefined {
  const { telling, plain } = of;
  if (!APPLICATION.test(plain) || NO_APPLICATION.test(plain) || !isBrief(plain)) return undefined;
  const whom = TO_WHOM.exec(plain)?.[1]?.trim() ?? FURTHER_TEXT.applicationAny;
  return [telling.line(FURTHER_TEXT.application, { whom }), quoted(of)];
}

const ANY_PASSAGE =
  /\bquestions?\b.*\b(?:any|every|each|all) (?:passages?|texts?|chapters?|stor(?:y|ies)|verses?)\b|\bquestion (?:that )?(?:always|fits everything)\b/;

/** "A first question that works with any passage". */
export function anyPassageQuestion({ telling, plain }: InHand): string[] | undefined {
  if (!ANY_PASSAGE.test(plain)) return undefined;
  return [
    FURTHER_TEXT.anyPassage,
    list(telling.said.freshest<string>(FURTHER_TEXT.anyPassageQuestions, 4, (text) => text)),
  ];
}

const START =
  /\bhow (?:do|can|should|would|could) (?:i|we) (?:start|open|begin)\b|\bway to (?:start|open|begin)\b|\bwhat do (?:i|we) (?:say|do) first\b/;
const PRISON = /\b(?:prison\w*|inmates?|jail|offenders?)\b/i;

/** "How do I start the meeting", where no picture is written for it. */
export function startOf({ telling, led, plain }: InHand): string[] | undefined {
  if (led?.picture || !START.test(plain)) return undefined;
  const isPrison = telling.request.history.some(
    ({ role, content }) => role === 'user' && PRISON.test(content),
  );
  return [isPrison || PRISON.test(plain) ? FURTHER_TEXT.startInPrison : FURTHER_TEXT.start];
}

const TAKE_HOME =
  /\b(?:take home|take away|take with them|give them (?:at the end|to keep)|hand ?outs?|something to (?:keep|remember it by))\b/;

/** "What could people take home". */
export function takeHome({ telling, led, plain }: InHand): string[] | undefined {
  if (!TAKE_HOME.test(plain) || !isBrief(plain)) return undefined;
  return [telling.line(FURTHER_TEXT.takeHome, { day: 'Tuesday' }), led?.step ?? ''];
}

const OLDER =
  /\b(?:babyish|childish|too (?:easy|young|simple|babyish|childish)|(?:the )?(?:older|eldest|oldest|big) (?:ones?|child|boy|girl|kids|children)|\d\d (?:year|yr)s? olds? (?:is|are|finds?|gets?|says?|thinks?|rolls?))\b/;
const FINDS_IT =
  /\b(?:babyish|childish|bored|boring|too (?:easy|young|simple)|roll\w* (?:their|his|her) eyes|for (?:the )?(?:older|eldest|oldest|bigger) (?:ones?|children|kids|boys|girls))\b/;

/** "The eleven-year-old finds it babyish", "and for the older ones". */
export function forOlderOnes(of: InHand): string[] | undefined {
  const { telling, plain, form } = of;
  const isForChildren = form.form === 'family' || form.form === 'lesson' || form.form === 'child';
  if (!isForChildren || !OLDER.test(plain) || !FINDS_IT.test(plain) || !isBrief(plain)) return undefined;
  return [
    FURTHER_TEXT.older,
    list(telling.said.freshest<string>(FURTHER_TEXT.olderQuestions, 3, (text) => text)),
    quoted(of),
  ];
}

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'];
const PART_NAMED = new RegExp(
  `\\b(?:(${ORDINALS.join('|')}|last)(?: (?:one|evening|meeting|session|week|night|day|time|part|study))?$|(?:evening|meeting|session|week|part|night) (\\d))`,
);
const SAME =
  /^(?:(?:and|now|then|please|ok|okay|great|thanks|also) )*(?:the )?same (?:again )?(?:for|with|on) /;
const QUESTIONS_BEFORE = /\bquestions?\b/;
const USUAL = 3;

const ONE_MORE_ON =
  /^(?:(?:and|please|ok|okay|now|also|can i have|give me|add) )*(?:one|another|1) (?:more )?(?:questions? )?(?:about|on) (.+)$/;

/** "One more about the tongue on social media", where questions were given. */
export function oneMoreOn({ telling, form, plain, passage }: InHand): string[] | undefined {
  const about = form.form === 'questions' && isBrief(plain) ? ONE_MORE_ON.exec(plain)?.[1] : undefined;
  if (about === undefined) return undefined;
  return [
    telling.words(FURTHER_TEXT.oneMore, { about: about.replace(/ (?:please|too|as well)$/, '') }),
    telling.quote(firstVersesOf(passage, 4)),
  ];
}

/** The part of a series that words name: from 1. */
function partNamed(plain: string, sessions: number): number | undefined {
  const [, ordinal, digit] = PART_NAMED.exec(plain.replace(/ (?:please|too|as well)$/, '')) ?? [];
  if (ordinal === 'last') return sessions;
  const part = digit ? Number(digit) : ordinal ? ORDINALS.indexOf(ordinal) + 1 : 0;
  return part >= 1 && part <= sessions ? part : undefined;
}

/** Questions for one evening of a series, and "the same for the third". */
export function questionsOfPart(of: InHand): string[] | undefined {
  const { telling, form, led, plain } = of;
  const sessions = form.sessions ?? 1;
  if (!led || sessions < 2 || !isBrief(plain)) return undefined;
  const before = telling.request.history.findLast(({ role }) => role === 'user')?.content.toLowerCase() ?? '';
  const isSame = SAME.test(plain) && QUESTIONS_BEFORE.test(before);
  const asksForThis =
    QUESTIONS_BEFORE.test(plain) && /\b(?:that|this) (?:evening|meeting|session|week|night)\b/.test(plain);
  const part = isSame ? partNamed(plain, sessions) : asksForThis ? form.part : undefined;
  const passage = part === undefined ? undefined : ledParts(telling, led, sessions)[part - 1]?.passages[0];
  if (!passage) return undefined;
  return [
    `${passage.reference}:`,
    list(questionsOn(telling, passage, USUAL, part), true),
    telling.quote(firstVersesOf(passage, 4)),
  ];
}
