import { DAY_PRAYERS, DAY_PRAYERS_LEAD, FIRST_DAY } from '../../../content/guide/prayers-for-days.ts';
import type { PassageMark } from '../../../content/guide/types.ts';
import { passageOfMark } from '../../../scripture/references/passage-of-reference.ts';
import type { RecalledAnswer } from '../answer-record.ts';
import { plainWords } from '../reading/words.ts';
import type { Spoken } from '../spoken.ts';
import type { Telling } from '../telling.ts';
import { spokeOfSuicideBefore } from '../told/spoke-of-suicide.ts';
import { inForms } from './compose-prayer.ts';
import { composedOnTalk } from './prayer-of-talk.ts';

const NUMBERS = 'two three four five six seven'.split(' ');
const NUMBER = `(\\d{1,2}|${NUMBERS.join('|')})`;
const OF_DAYS = new RegExp(
  `\\b${NUMBER} days? (?:of )?(?:\\w+ ){0,2}?prayers?\\b|\\bprayers? (?:\\w+ ){0,4}?for (?:the (?:next |coming )?|these )?${NUMBER} days?\\b|\\b${NUMBER} (?:\\w+ ){0,2}?prayers?,? (?:1|one) (?:a|for (?:each|every)|each|every|per) day\\b`,
);
const OF_A_WEEK =
  /\bprayers? (?:\w+ ){0,3}?(?:for )?(?:each|every) day\b(?: (?:of|for|in) (?:the|this|a|1|one|next) (?:whole )?week)?|\b(?:a|the|1|one|whole) weeks?(?: worth)? of prayers?\b|\bprayers? for (?:a|the|1|one|this|next) (?:whole )?week\b|\b(?:daily prayers?|a prayer a day) for (?:a|the|this|next) week\b/;
/** Whether they are asked for, and not told of. */
const TOLD = /\b(?:i|we|he|she|they|church) (?:\w+ )?(?:prayed|pray|held|had|did|finished|fasted)\b/;
const WEEK = 7;
/** In words. */
const LONGEST = 30;

/** How many days prayers are asked for; undefined where none are. */
export function daysOfPrayer(words: string): number | undefined {
  const plain = plainWords(words);
  if (!plain.includes('prayer') || plain.split(' ').length > LONGEST || TOLD.test(plain)) return undefined;
  const said = OF_DAYS.exec(plain)?.slice(1).find(Boolean);
  if (said === undefined) return OF_A_WEEK.test(plain) ? WEEK : undefined;
  const count = NUMBERS.includes(said) ? NUMBERS.indexOf(said) + 2 : Number(said);
  return count < 2 ? undefined : Math.min(count, WEEK);
}

/** A prayer for each of several days on what the talk is about, each with a passage; undefined where none are asked for. */
export function prayersForDays(telling: Telling, last: RecalledAnswer | undefined): Spoken | undefined {
  const { words, document } = telling.request;
  const count = !last || document || spokeOfSuicideBefore(telling) ? undefined : daysOfPrayer(words);
  if (count === undefined) return undefined;
  const isTogether = /\b(?:us|we|our)\b/.test(plainWords(words));
  const shown = (mark: PassageMark) => telling.quote(passageOfMark(mark));
  const others = DAY_PRAYERS.slice(0, count - 2).concat(DAY_PRAYERS.slice(-1));
  return {
    parts: [
      telling.words(DAY_PRAYERS_LEAD, { count: NUMBERS[count - 2]! }),
      `**Day 1: ${FIRST_DAY.heading}**`,
      shown(FIRST_DAY.passage),
      composedOnTalk(telling, last!, isTogether),
      ...others.flatMap(({ heading, passage, prayer }, at) => [
        `**Day ${at + 2}: ${heading}**`,
        shown(passage),
        inForms(prayer, isTogether ? 'us' : 'me'),
      ]),
    ],
    isPrayerOfTalk: true,
  };
}
