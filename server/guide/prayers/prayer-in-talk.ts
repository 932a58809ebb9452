import { MOMENT_PRAYERS } from '../../../content/guide/moment-prayers.ts';
import { PRAYER_LEADS } from '../../../content/guide/openings.ts';
import { GENERAL_PRAYERS } from '../../../content/guide/prayers.ts';
import type { RecalledAnswer } from '../answer-record.ts';
import { trimmed } from '../forms/form-context.ts';
import type { Intent } from '../intent.ts';
import { plainWords } from '../reading/words.ts';
import type { Spoken } from '../spoken.ts';
import { heardPrayer, isHeard } from '../talk/heard.ts';
import type { Telling } from '../telling.ts';

const LONGEST = 26;
/** A prayer is asked for at the beginning of a sentence; who tells of one ("I said a prayer") asks for none. */
const WANTED =
  /^(?:(?:and|so|ok|okay|but|now|also|then|please|thanks|thank you|great|maybe|perhaps|actually|just) )*(?:(?:(?:can|could|would|will) you|please|you could|are you able to) (?:\w+ ){0,2}?(?:write|give|make|send|say|suggest|find|compose|put|do|help)(?: \w+){0,6}?|(?:write|give|make|send|suggest|find|compose|say)(?: \w+){0,5}?|(?:can|could|may) (?:i|we) (?:have|get)(?: \w+){0,4}?|(?:do you have|have you got|have you|got|is there|are there|any chance of|what about|how about)(?: \w+){0,4}?|(?:i|we) (?:\w+ )?(?:need|want|would like|could do with|could use|am looking for|are looking for)(?: (?!no\b|not\b)\w+){0,4}?|(?:(?:a|an|another|one|some|any|short|quick|little|simple|brief|good|nice|night|evening|morning) )*) ?prayers?\b|^(?:and |so )*(?:something|words) (?:\w+ ){0,4}?(?:to pray|(?:can|could|should|might) (?:i |we )?pray)\b|^(?:and |so )*what (?:can|could|should) (?:i|we) pray\b|^(?:(?:and|now|please|ok|okay|give us|give me) )*(?:1|one|something) (?:that |which )?(?:we|i|they|he|she|my \w+|the \w+) (?:can|could) (?:both |all |together |also )*pray\b/;
const ABOUT_PRAYER =
  /\b(?:not (?:want|need)|answer(?:s|ed)?|hears?|heard|hate|stopped|stop|power of|is prayer|why|does|did|unanswered|prayer (?:meeting|group|life|request|list|book|time)s?|lords prayer|how (?:do|should|can) (?:i|we) pray)\b/;
/** What comes behind these is what it is prayed for: "before my shift", "for the night". */
const MOMENT = /\b(?:before|for|ahead of|at|when|while|on|until|during|after|going into|as) (.+)$/;

/** Whether a message asks for a prayer, whatever stands beside it. */
export function asksForPrayer(words: string): boolean {
  const plain = plainWords(words);
  if (plain.split(' ').length > LONGEST || ABOUT_PRAYER.test(plain)) return false;
  return words.split(/[.?!;,\n]+/).some((sentence) => WANTED.test(plainWords(sentence)));
}

/**
 * A prayer in a talk, where nothing else understood the request: for the moment that is named, on what the talk is
 * about, on what was told, or one for any day. Undefined where the request names a subject that has prayers of its own.
 */
export function prayerInTalk(telling: Telling, last: RecalledAnswer, intent: Intent): Spoken | undefined {
  const { words } = telling.request;
  const sure = sureMoment(telling);
  if (sure) return { parts: [telling.line(PRAYER_LEADS), sure.prayer] };
  if (!asksForPrayer(words)) return undefined;
  const plain = plainWords(words);
  const moment = momentIn(plain);
  const isOfAMeeting = intent.kind === 'prayer' && WITH_SOMEBODY.test(plain);
  if (UNDERSTOOD.has(intent.kind) && !isOfAMeeting) return undefined;
  if (moment) return { parts: [telling.line(PRAYER_LEADS), moment.prayer] };
  const { topic, occasion, question } = last.subject;
  const own = topic?.prayers ?? occasion?.prayers;
  const told = telling.request.history.flatMap(({ role, content }) => (role === 'user' ? [content] : []));
  if (!own && !question && isHeard(told.join('\n')))
    return { parts: [telling.line(PRAYER_LEADS), heardPrayer(telling, told.join('\n'))] };
  const isShort = /\b(?:short|quick|brief|little|one line|shorter)\b/.test(plain);
  const prayer = trimmed(telling.words(telling.said.next(own ?? GENERAL_PRAYERS)), {
    form: 'prayer',
    ...(isShort && { isShort: true as const }),
  });
  return { parts: [telling.line(PRAYER_LEADS), prayer] };
}

/** The moment for which a prayer is asked for, where one is written for it. */
function momentIn(plain: string): (typeof MOMENT_PRAYERS)[number] | undefined {
  const behind = MOMENT.exec(plain.replace(/^.*?\b(?:prayers?|pray)\b/, ''))?.[1];
  return behind === undefined ? undefined : MOMENT_PRAYERS.find(({ said }) => said.test(behind));
}

/** Whether a prayer for a moment is asked for, and not on what the talk is about. */
export const asksForMoment = (telling: Telling): boolean =>
  sureMoment(telling) !== undefined ||
  (asksForPrayer(telling.request.words) && momentIn(plainWords(telling.request.words)) !== undefined);

const ONE_MORE =
  /^(?:(?:and|now|also|then|please|ok|okay|thanks|thank you|great|can i have|give me) )*(?:one|another|another one|the same|for) \w+/;

/** A moment for which only one prayer is written; where a prayer was given before, "one" is a prayer. */
export function sureMoment({ request }: Telling): (typeof MOMENT_PRAYERS)[number] | undefined {
  const plain = plainWords(request.words);
  const before = request.history.findLast(({ role }) => role === 'assistant')?.content ?? '';
  const asks = asksForPrayer(request.words) || (ONE_MORE.test(plain) && /Amen\.$/m.test(before));
  return asks ? MOMENT_PRAYERS.find(({ said, isSure }) => isSure && said.test(plain)) : undefined;
}

/** A meeting with one person is no meeting that somebody opens with prayer. */
const WITH_SOMEBODY = /\bmeeting with (?:him|her|them|my)\b/;

/** These are prayed, blessed or planned already, with what the request names. */
const UNDERSTOOD: ReadonlySet<Intent['kind']> = new Set([
  'prayer',
  'form',
  'plan',
  'self',
  'thanks',
  'goodbye',
]);
