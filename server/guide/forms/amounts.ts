import { digitsOf } from '../../../scripture/references/number-words.ts';
import { BOOKS } from '../../../scripture/text/books.ts';
import type { FormRequest } from './form-request.ts';

/** How many, how long, how often: read from plain words whose numbers are digits. */
export type Amounts = Pick<
  FormRequest,
  'count' | 'sessions' | 'days' | 'minutes' | 'words' | 'sentences' | 'isShort'
>;

const UNITS = 'one|two|three|four|five|six|seven|eight|nine';
const TEENS = 'ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen';
const TENS = 'twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety';
const NUMBER_WORDS = new RegExp(
  `\\b(?:(?:${TENS})(?: (?:${UNITS}))?|${TEENS}|${UNITS}|(?:a |one )?hundred)\\b`,
  'g',
);
/** Ways of saying an amount that are no number word. */
const SAID_OTHERWISE: readonly (readonly [RegExp, string])[] = [
  [/\b(?:an|1) hour and (?:a half|30 minutes)\b/g, '90 minutes'],
  [/\b(\d+) and a half hours\b/g, '$1 hours 30 minutes'],
  [/\b(?:a )?half (?:an )?hour\b/g, '30 minutes'],
  [/\b(?:a )?quarter of an hour\b/g, '15 minutes'],
  [/\b3 quarters of an hour\b/g, '45 minutes'],
  [/\b(?:an|1) hour\b/g, '60 minutes'],
  [/\ba minute\b/g, '1 minute'],
  [/\b(\d+) ?(?:hours?|hrs?|h)\b/g, '$1 hours'],
  [/\ba dozen\b/g, '12'],
  [
    /\ba (?:couple|pair)(?: of)?(?= (?:verses|readings|passages|lines|sentences|questions|psalms|short))/g,
    '2',
  ],
  [/\ba few lines\b/g, '3 lines'],
  [/\bhalf a page\b/g, '150 words'],
  [/\ba (?:full |whole )?page\b/g, '300 words'],
  [/\ba fortnight\b/g, '2 weeks'],
];

const NAMES = BOOKS.map(({ name }) =>
  name
    .toLowerCase()
    .replace(/^[123] /, '')
    .replace('psalms', 'psalms?'),
);
const SHORT_NAMES =
  'gen|ex|exod|lev|num|deut|josh|judg|sam|kgs|chron|chr|neh|ps|pss|prov|eccl|isa|jer|lam|ezek|dan|hos|mic|hab|zeph|zech|mal|matt?|mk|lk|jn|rom|cor|gal|eph|phil|col|thess?|tim|tit|heb|jas|pet|rev';
/** A number before one of these is an amount and no chapter or verse. */
const NO_VERSE =
  '(?! ?(?:min|hour|week|day|month|question|verses?(?! \\d)|session|year|meeting|evening|point|word|prompt|reading|lesson|devotion|will|times|people|parts|nights|of us))';
/** A book with chapter and verses, as it stands in plain words: its numbers are no amounts. */
const REFERENCE = new RegExp(
  `\\b(?:[123] )?(?:${NAMES.join('|')}|${SHORT_NAMES}) (?:chapters? )?\\d+\\b${NO_VERSE}(?: (?:to |and |verses? |v )?\\d+\\b${NO_VERSE})*|\\b[123] (?:samuel|kings|chronicles|corinthians|thessalonians|timothy|peter|john|sam|kgs|chr|chron|cor|thess?|tim|pet|jn)\\b`,
  'g',
);

/** Plain words with digits for number words and minutes for hours, without references. */
export function amountWords(plain: string): string {
  let words = plain.replace(NUMBER_WORDS, (all) => (/hundred/.test(all) ? '100' : digitsOf(all)));
  for (const [pattern, written] of SAID_OTHERWISE) words = words.replace(pattern, written);
  return words.replace(REFERENCE, ' ').replace(/ +/g, ' ').trim();
}

const COUNTED =
  'verses?|passages?|readings?|texts?|scriptures?|psalms?|quotes?|references?|questions?|qs?|starters?|prompts?|points?|prayers?|graces?|blessings?|icebreakers?|games?|ideas?|examples?|ones?|notes?|cards?|will do|different';
/** Between a number and what is counted by it: with one of these it counts something else ("26 years, any verses"). */
const COUNTS_OTHERWISE =
  'minutes?|hours?|weeks?|days?|words?|months?|years?|yrs?|percent|pounds?|dollars?|euros?|miles|stone|times|a|an|any|some|no|and|but|i|my|me|we|our|he|she|is|am|was|please|now|today|so|with|do|have|can|give|need|what|which';
const COUNT = new RegExp(
  `\\b(?:about |exactly |just |only |some )?(\\d+) (?:(?!(?:${COUNTS_OTHERWISE}) )[a-z]+ ){0,3}?(?:${COUNTED})\\b`,
);
const COUNT_BEHIND =
  /\b(?:list of|about|around|exactly|i need|we need|give me|want|learn|maybe|say|only|just|at least|up to) (\d+)\b(?! ?(?:min|hour|week|day|word|sentence|line|year|month|people|women|men|children|kids|guests?|persons?|friends|members|students|pupils|adults|boys|girls|teens|of us|letters?|hours?|percent|miles|and (?:pregnant|single|alone|still|never|i)|now|today|but|years?|yrs?))|\b(?:prompts|verses|questions|readings|passages|psalms)\b.{0,40}? (\d+)$/;
const PARTS =
  'sessions?|meetings?|evenings?|nights?|mornings?|weeks?|days?|weekdays?|lessons?|times|goes|parts?|mondays|tuesdays|wednesdays|thursdays|fridays|saturdays|sundays|devotions?|devotionals?|studies';
const SESSIONS = new RegExp(
  `\\b(\\d+) (?:(?!year|month|min(?:ute)?s?\\b|words?\\b|hours|a |per |each |every |or |and |kids|children|to |of )[a-z]+ ){0,2}?(?:${PARTS})\\b`,
);
const WORDS = /\b(\d+) ?words?\b/;
const SENTENCES = /\b(\d+) (?:\w+ )?(?:sentences?|lines?)\b/;
const SHORT =
  /\b(?:short|shorter|brief|briefly|quick|quickly|1 line|2 lines|1 sentence|1 liner|in a line|couple of lines|tiny|little (?:prayer|note|verse|text)|few words|not long|not too long|fits? on a card)\b/;

function minutesIn(words: string): number | undefined {
  const hours = /\b(\d+) hours\b/.exec(words)?.[1];
  const minutes = /\b(\d+) ?(?:minutes?|mins?)\b/.exec(words)?.[1];
  if (hours === undefined && minutes === undefined) return undefined;
  const all = Number(hours ?? 0) * 60 + Number(minutes ?? 0);
  return all > 0 && all <= 600 ? all : undefined;
}

const DAYS_IN: readonly (readonly [RegExp, number])[] = [
  [/\b(\d+) days?\b/, 1],
  [/\b(\d+) weeks?\b/, 7],
  [/\b(\d+) months?\b/, 30],
  [/\b(\d+) years?\b(?! old)/, 365],
  [/\b(\d+) daily readings?\b/, 1],
  [/\b(?:a|the|this|next) (?:whole )?week\b(?!end)/, 7],
  [/\b(?:a|the|this|next) month\b/, 30],
  [/\b(?:a|the|this|next|per) year\b/, 365],
];

/** Days of a reading plan: days, weeks, months or years. */
function daysIn(words: string): number | undefined {
  for (const [pattern, length] of DAYS_IN) {
    const match = pattern.exec(words);
    if (match) return Math.min(Number(match[1] ?? 1) * length, 1_100);
  }
  return undefined;
}

const A_WEEK =
  /\b(?:a|the|this|next|1) week (?:of|with) |\bfor (?:a|the|this|next) (?:whole )?week\b|\bfor (?:every|each) day of the week\b|\b1 for (?:every|each) day\b/;
const WEEKEND = /\bweekend\b/;
const DAY = /\b(?:a|1) (?:\w+ ){0,2}?day\b(?! (?:and|of|plan))/;

const numberOf = (match: RegExpExecArray | null): number | undefined => {
  const digits = match?.slice(1).find((group) => group !== undefined);
  return digits === undefined || Number(digits) === 0 ? undefined : Number(digits);
};

function sessionsIn(words: string): number | undefined {
  const given = numberOf(SESSIONS.exec(words));
  if (given !== undefined) return Math.min(given, 60);
  if (A_WEEK.test(words)) return 7;
  return WEEKEND.test(words) ? 2 : DAY.test(words) ? 1 : undefined;
}

/** Reads all amounts of a message (`words` from amountWords). */
export function amountsIn(words: string): Amounts {
  const rest = words.replace(/\b\d+ ?(?:year|yr)s? ?olds?\b|\baged? \d+(?: (?:to |and )?\d+)?/g, ' ');
  const [count, minutes, sessions] = [
    numberOf(COUNT.exec(rest)) ?? numberOf(COUNT_BEHIND.exec(rest)),
    minutesIn(rest),
    sessionsIn(rest),
  ];
  const [days, length, sentences] = [
    daysIn(rest),
    numberOf(WORDS.exec(rest)),
    numberOf(SENTENCES.exec(rest)),
  ];
  return {
    ...(count !== undefined && { count: Math.min(count, 60) }),
    ...(sessions !== undefined && { sessions }),
    ...(days !== undefined && { days }),
    ...(minutes !== undefined && { minutes }),
    ...(length !== undefined && { words: length }),
    ...(sentences !== undefined && { sentences }),
    ...((SHORT.test(rest) || (sentences ?? 9) <= 2 || (length ?? 99) <= 30) && { isShort: true as const }),
  };
}
