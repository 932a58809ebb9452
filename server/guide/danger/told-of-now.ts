import { careDetector } from '../../../care/detector.ts';
import type { MessageSigns } from '../../../care/types.ts';
import { plainWords } from '../reading/words.ts';
import type { Known } from './types.ts';

/** A sentence with one of these tells of what is long over: it wants another answer than a way out. */
const LONG_AGO =
  /\b(?:years ago|when (?:i|we) (?:was|were) (?:\w+ ){0,3}?(?:child|children|boy|girl|boys|girls|little|small|young|younger|growing up|kids|\d+|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen)|altar boy|my first (?:husband|wife)|as a (?:child|boy|girl|kid|teenager)|in my childhood|growing up|decades|used to|long ago|my ex husband|my late (?:husband|wife|father|mother)|(?:he|she) (?:died|passed(?! out)|is dead))\b/;
/** Unless it says at once that it is now. */
export const NOW =
  /\b(?:tonight|today|right now|am going to|last night|yesterday|this (?:morning|evening|week)|again|still)\b/;

const SENTENCE = /[^.?!;\n]+[.?!;\n]*/g;

/** A message without its sentences on what is long over: they must not hide what the others say of today. */
function withoutLongAgo(words: string, before: string): string {
  const whole = plainWords(words);
  const isOfParent =
    DONE_BY_A_PARENT.test(whole) && PARENT_NOW.test(`${before} ${whole}`) && !NOW.test(whole);
  if (!isOfParent && !LONG_AGO.test(whole)) return words;
  const isOver = (sentence: string) => {
    const plain = plainWords(sentence);
    return (LONG_AGO.test(plain) && !NOW.test(plain)) || (isOfParent && DONE_BY_A_PARENT.test(plain));
  };
  return (words.match(SENTENCE) ?? []).filter((sentence) => !isOver(sentence)).join('');
}

/** What a mother or father did, told as over; and how it stands with them now. */
const DONE_BY_A_PARENT =
  /\b(?:father|mother|parents|stepfather|stepmother|grandfather|grandmother|he|she|they) (?:\w+ ){0,3}?(?:beat|hit|whipped|slapped|caned|kicked|struck|punched|thrashed|belted|hurt|abused|terrorised|terrorized) (?:me|us)\b/;
const PARENT_NOW =
  /\b(?:father|mother|parents|stepfather|stepmother|grandfather|grandmother)\b.{0,400}(?:\b(?:is|are|am|got|grown|getting|so|too|very) (?:\w+ )?(?:old|dying|dead|frail|in a (?:care |nursing )?home|demented|[789]\d)\b|\b(?:died|funeral|deathbed|grave|buried|passed away|when we were|when i was)\b)/;

/** What is told of now, and the signs in it: to a young visitor nothing is long ago. */
export function ofNow(
  words: string,
  signs: MessageSigns,
  { isYoung, before }: Omit<Known, 'mind'>,
): { now: string; read: MessageSigns } {
  const now = withoutLongAgo(words, isYoung ? '' : before);
  return { now, read: now === words ? signs : careDetector.detectSigns(now) };
}
