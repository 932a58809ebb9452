import { LED_STORIES } from '../../../content/guide/leading/all.ts';
import { SERVICE_TEXT } from '../../../content/guide/made/services.ts';
import {
  ADVENT_DAYS,
  ADVENT_TEXT,
  NAMES_OF_GOD,
  NAMES_OF_GOD_TEXT,
  READING_TIME_TEXT,
  SET_PIECE_TEXT,
  SET_PIECES,
  type SetPiece,
  STORY_TEXT,
} from '../../../content/guide/made/set-pieces.ts';
import { passageOfMark, passageOfReference } from '../../../scripture/references/passage-of-reference.ts';
import { firstVersesOf } from '../../../scripture/references/passage-ranges.ts';
import { amountsIn, amountWords } from '../forms/amounts.ts';
import { minutesAloud } from '../forms/choose-passages.ts';
import { ledEntryOf } from '../leading/led-entry.ts';
import { namedEntry } from '../leading/named-entry.ts';
import { list, type Telling } from '../telling.ts';
import type { Made, MadeRequest } from './made.ts';

const SHORTER = /\b(?:shorter|short|brief|one sentence|few words|too long)\b/;
const WITHOUT_FAITH =
  /\b(?:no|without|not) (?:\w+ ){0,2}?(?:bible|god|religio\w*|faith|christian|prayer|churchy|believ\w*)\b|\b(?:too|less) (?:religious|churchy)\b|\b(?:secular|atheist|not believers?)\b/;
const LONGEST_GOING_ON = 16;

const isOf = (piece: SetPiece, plain: string): boolean =>
  piece.asked.every((pattern) => pattern.test(plain)) && !piece.not?.test(plain);

function told(piece: SetPiece, { telling, plain, before }: MadeRequest): string[] {
  const next = before.length > 0 ? piece.next?.find(({ said }) => said.test(plain)) : undefined;
  if (next) return next.parts.map((part) => telling.words(part));
  if (piece.plain && WITHOUT_FAITH.test(plain)) return [SET_PIECE_TEXT.plain, ...piece.plain];
  if (piece.short && SHORTER.test(plain)) return [SET_PIECE_TEXT.short, ...piece.short];
  return piece.parts.map((part) => telling.words(part));
}

/** Vows, farewells and plays that are asked for by name. */
export const SET_PIECES_MADE: readonly Made[] = SET_PIECES.map((piece) => ({
  id: piece.id,
  isAsked: (plain) => isOf(piece, plain),
  goesOn: (plain) =>
    plain.split(' ').length <= LONGEST_GOING_ON &&
    ((piece.next?.some(({ said }) => said.test(plain)) ?? false) ||
      (piece.plain !== undefined && WITHOUT_FAITH.test(plain)) ||
      (piece.short !== undefined && SHORTER.test(plain))),
  make: (request) => told(piece, request),
}));

const NAMES_ASKED =
  /\b(?:list of|all|some|\d+|the|different|hebrew|many) (?:\w+ )?names (?:of|for) (?:god|the lord)\b|^(?:\w+ )?names (?:of|for) god\b/;
const NAMES_OTHERWISE =
  /\b(?:heard|in vain|which name|real name|why|is (?:it|jehovah|yahweh)|how many|pronounce\w*|true name)\b/;
const EASY = /\b(?:easy|simple|child|children|daughter|son|little|toddler|poster)\b/;
const USUAL_NAMES = 10;

/** Names of God, as a list. */
export const NAMES_OF_GOD_MADE: Made = {
  id: 'names-of-god',
  isAsked: (plain) => NAMES_ASKED.test(plain) && !NAMES_OTHERWISE.test(plain),
  goesOn: (plain) =>
    plain.split(' ').length <= 8 &&
    /\b(?:easy|easier|simple|simpler|only|just|more|others?|fewer|\d+|one|two|three|four|five|six)\b/.test(
      plain,
    ) &&
    !/\b(?:mean|pray\w*|verse)\b/.test(plain),
  make: ({ telling, plain, before }) => {
    const words = amountWords(plain);
    const bare = /\b(?:only|just) (\d+)\b/.exec(words)?.[1] ?? /\b(\d+) (?:\w+ )?names\b/.exec(words)?.[1];
    const earlier = before
      .map((one) => /\b(\d+) (?:\w+ )?names\b/.exec(amountWords(one))?.[1])
      .findLast(Boolean);
    const count = Number(bare ?? amountsIn(words).count ?? earlier ?? USUAL_NAMES);
    const isEasy = [...before, plain].some((one) => EASY.test(one));
    const all = /\b(?:more|others?)\b/.test(plain)
      ? telling.said.freshest(NAMES_OF_GOD, count, ({ name }) => `**${name}**`)
      : NAMES_OF_GOD.slice(0, count);
    return [
      isEasy ? NAMES_OF_GOD_TEXT.leadEasy : NAMES_OF_GOD_TEXT.lead,
      list(
        all.map(({ name, means, easy, mark }) =>
          telling.words(NAMES_OF_GOD_TEXT.line, {
            name,
            means: isEasy ? easy.replace(/\.$/, '') : means,
            reference: passageOfMark(mark).reference,
          }),
        ),
      ),
      telling.unheard([NAMES_OF_GOD_TEXT.closing]),
    ];
  },
};

const ADVENT = /\badvent calend[ae]r\b/;
const WEEK = 7;

/** A calendar for the days before Christmas. */
export const ADVENT_CALENDAR: Made = {
  id: 'advent-calendar',
  isAsked: (plain) =>
    ADVENT.test(plain) && !/\b(?:history|origin|where|who invented|chocolate|is it)\b/.test(plain),
  goesOn: (plain) =>
    plain.split(' ').length <= 10 &&
    /\b(?:week|days?|verses|do|rest|more|shorter|text|words)\b/.test(plain) &&
    !/\b(?:pray\w*|card)\b/.test(plain),
  make: ({ telling, plain }) => {
    const week = ['first', 'second', 'third', 'fourth', 'last'].findIndex((word) =>
      new RegExp(`\\b${word} week\\b`).test(plain),
    );
    const from = week < 0 ? 0 : Math.min(week, 3) * WEEK;
    const days = ADVENT_DAYS.slice(from, week < 0 ? undefined : from + WEEK);
    const isVerses = /\b(?:only|just) (?:the )?verses\b/.test(plain);
    return [
      telling.words(ADVENT_TEXT.lead, { count: `${days.length}` }),
      days
        .map(({ mark, act }, at) =>
          telling.words(isVerses ? ADVENT_TEXT.verseOnly : ADVENT_TEXT.day, {
            number: `${from + at + 1}`,
            reference: passageOfMark(mark).reference,
            act,
          }),
        )
        .join('\n'),
      ADVENT_TEXT.first,
      telling.quote(passageOfMark(days[0]!.mark)),
      telling.unheard([ADVENT_TEXT.closing]),
    ];
  },
};

const STORY =
  /\b(?:bedtime stor(?:y|ies)|bible stor(?:y|ies) (?:for|to tell|to read)|stor(?:y|ies) (?:from|out of) the bible (?:for|to)|tell (?:me|us|my|him|her) (?:a|an|another) (?:\w+ )?(?:bible )?stor(?:y|ies)\b.*\b(?:child|children|son|daughter|year|old|boy|girl|bed))\b/;
const STORY_OTHERWISE =
  /\b(?:recorded|turn|make it|blended|stepfamily|died|true|really|which is|quiz|craft|lesson|sermon|scary|afraid|is it|should (?:i|we)|why|how many)\b/;
const ANIMALS = /\b(?:animals?|sheep|fish|lions?|donkeys?|birds?|whale|dove|camel)\b/;

/** Stories for children: the ones that leaders tell. */
const storiesFor = ({ library }: Telling) =>
  LED_STORIES.flatMap(({ id }) => ledEntryOf(`story/${id}`, library) ?? []);

/** A story of the Bible, told to a child. */
export const CHILD_STORY: Made = {
  id: 'child-story',
  isAsked: (plain) => STORY.test(plain) && !STORY_OTHERWISE.test(plain),
  goesOn: (plain) =>
    plain.split(' ').length <= 10 &&
    (/\b(?:another|one (?:with|about|more)|more|different|next|again)\b/.test(plain) ||
      namedEntry(plain, true) !== undefined) &&
    !/\b(?:pray\w*|verse|question|craft|song)\b/.test(plain),
  make: ({ telling, plain }) => {
    const named = namedEntry(plain, true);
    const all = storiesFor(telling);
    const wanted = ANIMALS.test(plain)
      ? all.filter(({ story }) => ANIMALS.test(story!.children.toLowerCase()))
      : all;
    const own = all.find(({ id }) => id === named);
    const fresh = wanted.filter(
      ({ story }) => telling.said.times(story!.children) === 0 && story!.tender === undefined,
    );
    const led = own ?? fresh[0];
    if (!led?.story) return [STORY_TEXT.none];
    return [
      telling.line(STORY_TEXT.lead, { title: led.title }),
      led.story.children,
      telling.words(STORY_TEXT.stands, { reference: led.heart.reference }),
      telling.quote(firstVersesOf(led.heart, 1)),
      telling.unheard([STORY_TEXT.night]),
    ];
  },
};

const WHO_READS =
  /\bwho (?:\w+ )?(?:should|could|can|would|might|will|is to|reads?) (?:\w+ )?(?:read|reads|do the reading|it)\b|\bwho (?:should|could) do the reading\b/;

const HOW_LONG =
  /^(?:and |so )*how long (?:is|does|do|are|will|would) (?:it|that|this|they|these|the (?:reading|passage|psalm)s?|each|one)\b(?:.*\b(?:take|read|aloud|last)\b)?|^how long to read\b/;
/** How long the passages that were shown take to read aloud. */
function readingTimes({ telling }: MadeRequest): string[] {
  const record = telling.request.history.findLast(({ role }) => role === 'assistant')?.record;
  const shown = (record?.shown ?? []).flatMap((reference) => passageOfReference(reference) ?? []);
  const times = shown.map((passage) => {
    const minutes = Math.round(minutesAloud(telling, passage) * 2) / 2;
    const time =
      minutes < 1
        ? READING_TIME_TEXT.under
        : minutes === 1
          ? READING_TIME_TEXT.one
          : telling.words(READING_TIME_TEXT.more, { minutes: `${minutes}`.replace('.5', '½') });
    return telling.words(READING_TIME_TEXT.line, { reference: passage.reference, time });
  });
  return times.length === 0 ? [] : [READING_TIME_TEXT.lead, list(times)];
}

/** Who is to read what was chosen, and how long it takes. */
export const READER: Made = {
  id: 'reader',
  isAsked: (plain, { request }) => {
    const form = request.history.findLast(({ role }) => role === 'assistant')?.record?.form?.form;
    return (form === 'reading' || form === 'verses') && (WHO_READS.test(plain) || HOW_LONG.test(plain));
  },
  goesOn: () => false,
  make: (request) => (HOW_LONG.test(request.plain) ? readingTimes(request) : [...SERVICE_TEXT.readers]),
};
