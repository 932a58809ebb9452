import { PRAYER_MEETING_TEXT, RETREAT_TEXT, YOUTH_TEXT } from '../../../content/guide/forms/gatherings.ts';
import {
  ICEBREAKER_TEXT,
  ICEBREAKERS,
  type Icebreaker,
} from '../../../content/guide/forms/plans-and-lists.ts';
import { GENERAL_SUBJECT } from '../../../content/guide/study.ts';
import { capital } from '../../../language/capital.ts';
import { passageOfMark } from '../../../scripture/references/passage-of-reference.ts';
import { firstVersesOf } from '../../../scripture/references/passage-ranges.ts';
import type { Passage } from '../../../scripture/types.ts';
import { list } from '../telling.ts';
import { candidates, choose } from './choose-passages.ts';
import type { Chosen } from './chosen.ts';
import { counted, type FormContext, fewerLine, inWords } from './form-context.ts';
import { passagesForParts, questionsOn } from './passage-questions.ts';
import { inMinutes, shareMinutes } from './times.ts';

const MEETING_MINUTES = 60;
const NIGHT_MINUTES = 90;
const SHOWN = 6;

function passageFor(context: FormContext, fallback: string): Passage {
  const [named] = context.subject.passages;
  return named ?? choose(context, candidates(context), { count: 1 })[0]?.passage ?? passageOfMark(fallback);
}

/** An order for a prayer meeting whose times add up. */
export function prayerMeetingAnswer(context: FormContext): string[] {
  const { telling, form, subject } = context;
  const { parts, matters } = PRAYER_MEETING_TEXT;
  const minutes = form.minutes ?? MEETING_MINUTES;
  const about = subject.topic?.about ?? subject.occasion?.about.replace(/^for /, '');
  const [arrive, hear, thank, ask, listen, send] = shareMinutes(minutes, [8, 12, 18, 40, 10, 12]).map(
    inMinutes,
  ) as [string, string, string, string, string, string];
  const id = subject.topic?.id ?? '';
  const focus =
    id in matters && about
      ? telling.words(PRAYER_MEETING_TEXT.focus, { about, matters: matters[id as keyof typeof matters] })
      : PRAYER_MEETING_TEXT.general;
  return [
    telling.words(PRAYER_MEETING_TEXT.title, { minutes: `${minutes}`, about: about ? `: ${about}` : '' }),
    telling.line(PRAYER_MEETING_TEXT.lead),
    telling.words(parts.arrive, { time: arrive }),
    telling.words(parts.hear, { time: hear }),
    telling.quote(firstVersesOf(passageFor(context, '[[Psalm 62:5-8]]'), SHOWN)),
    telling.words(parts.thank, { time: thank }),
    telling.words(parts.ask, { time: ask, focus }),
    list(parts.asks),
    telling.words(parts.listen, { time: listen }),
    telling.words(parts.send, { time: send }),
    telling.line(PRAYER_MEETING_TEXT.closing),
  ];
}

const MOST_DAYS = 4;
const RETREAT_PASSAGES = ['[[1 Kings 19:4-8]]', '[[Mark 6:30-32]]', '[[Psalm 131]]', '[[Matthew 11:28-30]]'];

/** Days apart: a passage for each, silence, walks, meals. */
export function retreatAnswer(context: FormContext): string[] {
  const { telling, form, subject } = context;
  const days = Math.min(form.sessions ?? 1, MOST_DAYS);
  const isAlone = /\b(?:alone|by myself|silent|on my own|myself)\b/i.test(telling.request.words);
  const found = passagesForParts(context, days);
  const passages: readonly Chosen[] =
    found.length >= days
      ? found
      : [...found, ...RETREAT_PASSAGES.map((mark) => ({ passage: passageOfMark(mark), note: '' }))];
  const title = subject.topic?.title ?? subject.passages[0]?.reference ?? 'A time apart';
  const { names } = RETREAT_TEXT;
  const name =
    days === 1 ? names.one : days === 2 ? names.two : telling.words(names.many, { count: inWords(days) });
  return [
    telling.words(RETREAT_TEXT.title, { title, days: name }),
    telling.line(isAlone ? RETREAT_TEXT.alone : RETREAT_TEXT.lead),
    ...passages.slice(0, days).flatMap((one, at) => retreatDay(context, one, { at, isAlone })),
    isAlone ? '' : RETREAT_TEXT.end,
    isAlone ? '' : telling.line(RETREAT_TEXT.closing),
  ];
}

function retreatDay(
  context: FormContext,
  { passage }: Chosen,
  { at, isAlone }: { at: number; isAlone: boolean },
): string[] {
  const { telling, subject, form } = context;
  const { slots } = RETREAT_TEXT;
  const own = subject.topic?.questions.slice(at * 2, at * 2 + 1) ?? [];
  const prayers = subject.topic?.prayers ?? GENERAL_SUBJECT.prayers;
  return [
    telling.words(RETREAT_TEXT.day, { number: `${at + 1}`, reference: passage.reference }),
    slots.morning[at % slots.morning.length]!,
    telling.quote(firstVersesOf(passage, SHOWN)),
    slots.silence,
    list([...questionsOn(telling, passage, 3, at), ...own]),
    slots.noon,
    isAlone ? slots.afternoonAlone : slots.afternoon,
    isAlone ? slots.eveningAlone : slots.evening,
    form.without?.includes('prayer') ? '' : telling.words(prayers[at % prayers.length]!),
  ];
}

/** An evening for the young, with times. */
export function youthNightAnswer(context: FormContext): string[] {
  const { telling, form, subject } = context;
  const { parts } = YOUTH_TEXT;
  const minutes = form.minutes ?? NIGHT_MINUTES;
  const hasGame = !form.without?.includes('game');
  const weights = [15, hasGame ? 17 : 0.01, 15, 8, 20, 10, 15];
  const shares = shareMinutes(minutes, hasGame ? weights : weights.filter((weight) => weight > 1)).map(
    inMinutes,
  );
  const [arrive = '', ...rest] = shares;
  const game = hasGame ? rest.shift() : undefined;
  const [theme = '', read = '', talk = '', word = '', end = ''] = rest;
  const passage = passageFor(context, '[[1 Samuel 16:6-7]]');
  const own = (subject.led ?? subject.topic)?.questions.slice(0, 2) ?? [];
  const [chosen] = telling.said.freshest(
    ICEBREAKERS.filter((one) => one.for === 'teens'),
    1,
    ({ text }) => text,
  );
  return [
    telling.words(YOUTH_TEXT.title, {
      title: subject.led?.title ?? subject.topic?.title ?? passage.reference,
      minutes: `${minutes}`,
    }),
    telling.line(YOUTH_TEXT.lead),
    telling.words(parts.arrive, { time: arrive }),
    game ? telling.words(parts.game, { time: game, game: chosen!.text }) : '',
    telling.words(parts.theme, { time: theme, about: subject.topic?.about ?? 'the theme' }),
    telling.words(parts.read, { time: read }),
    telling.quote(firstVersesOf(passage, SHOWN)),
    telling.words(parts.talk, { time: talk }),
    list([...own, ...questionsOn(telling, passage, 4 - own.length)], true),
    telling.words(parts.word, { time: word }),
    telling.words(parts.end, { time: end }),
    telling.line(YOUTH_TEXT.closing),
  ];
}

const SHY = /\b(?:shy|adults?|elderly|seated|quiet|touching|church council|pcc|older|seniors|norwegian)\b/i;

/** Games to begin with. */
export function icebreakerAnswer(context: FormContext): string[] {
  const { telling, form } = context;
  const isShy = SHY.test(telling.request.words) || form.audience === 'elderly';
  const suits = (one: Icebreaker) => {
    if (one.isLively && isShy) return false;
    if (one.for === 'teens') return form.audience === 'teens' || form.ages !== undefined;
    return one.for !== 'faith' || (!form.isPlain && !isShy);
  };
  const fitting = ICEBREAKERS.filter(suits);
  const ordered =
    form.audience === 'teens'
      ? [...fitting].sort((a, b) => Number(b.for === 'teens') - Number(a.for === 'teens'))
      : fitting;
  const wanted = form.count ?? (/\bicebreakers|games\b/i.test(telling.request.words) ? 3 : 2);
  const chosen = telling.said.freshest(ordered, wanted, ({ text }) => text);
  return [
    capital(
      telling.line(ICEBREAKER_TEXT.leads, { count: counted(chosen.length, ['way', 'ways']).toLowerCase() }),
    ),
    list(chosen.map(({ text }) => text)),
    fewerLine(context, chosen.length),
    telling.unheard(ICEBREAKER_TEXT.closing),
  ];
}
