import { BY_A_DOCTOR, MIND_MEDICINE, OF_A_STORY, OF_SOMEBODY_ELSE } from './combination.ts';
import { HEIGHT, IN_FAITH, KEPT_AWAKE, NO_SLEEP, NOT_SENT, ORDERS, POISONED, UNSEEN } from './ill-mind.ts';
import { foldSentences } from './text/fold-words.ts';
import { maskQuoted } from './text/mask.ts';
import { textOf } from './whole-message.ts';

/**
 * A mind that is ill, as a whole talk shows it: a voice may be told of in one message, and what it brings about in another.
 * And as somebody near tells of it: a son who hears voices, a wife who believes that she is watched. What one message shows
 * by itself is in ill-mind.ts. Only the guide reads it, for a talk of its own; the browser does not load it.
 */

/** Said by somebody who hears it themselves. */
const HEARS = new RegExp(
  ` i (?:\\S+ ){0,3}?(?:hear|hearing|heard) (?:\\S+ ){0,3}?(?:voices?|angels?|god|him|it|jesus|spirits?) |^ (?:\\S+ ){0,3}?hearing (?:the |a )?voices? ` +
    `| (?:my|the|these|this) voices? (?:\\S+ ){0,3}?(?:says?|said|tells?|told|wants?|warn\\S*|(?:is|are|came) back|in my head) (?!(?:him|her|them) )` +
    `| ${UNSEEN} (?:\\S+ ){0,2}?${ORDERS} (?:\\S+ ){0,2}?(?:me|i am|i have to|i must|i do not) `,
);
const BY_THINGS =
  / (?:through|by|from|in|on) (?:the |my )?(?:number ?plates?|licen[cs]e plates?|adverts?|billboards?|street lights?|news ?reader) | (?:speaks|talks|speaking|talking) (?:to me )?(?:through|from|in) (?:the |my )?(?:radio|television|tv) | (?:radio|television|tv) (?:\S+ ){0,2}?(?:speaks|talks|sends|speaking|talking) (?:\S+ ){0,2}?me /;
const FROM_A_PULPIT = / (?:pastor|sermon|preacher|songs?|hymn|worship|station|programme|minister) /;
const TO_HARM = new RegExp(
  ` (?:${UNSEEN}|he|it|they) (?:\\S+ ){0,2}?${ORDERS} (?:\\S+ ){0,3}?(?:hurt|harm|kill|cut|burn|blind) (?:my|him|your|one)self `,
);
/** People go there every day as well: what tells such an order from a walk stands beside it. */
const SENT_ANYWHERE = new RegExp(
  ` (?:${UNSEEN}|he|it|they) (?:\\S+ ){0,2}?${ORDERS} (?:\\S+ ){0,8}?(?:${HEIGHT}|sea|ocean|river|lake|reservoir) `,
);
const DRIVEN =
  / (?:tonight|alone|naked|sunrise|dawn|midnight|gets light|part it|taken up|revealed|wait there|jump|into the (?:sea|ocean|river|lake|water)|on the balcony|ice|walk on|hold me) /;
/** One of the last days, and nobody of today. */
const CHOSEN =
  / i am (?:the |gods |his )?(?:(?:first|second|last|true|new|returned) )?(?:lamb|messiah|christ|elijah|moses|john the baptist|second coming|archangel|anointed one|chosen one|(?<=(?:first|second|last) )witness) /;
const STOPS_IT = new RegExp(
  ` (?:stop|stopped|stopping|quit|threw|thrown|flushed|came off|come off|not (?:need|want|take|taking|taken)|without) (?:(?!(?:his|her|their) )\\S+ ){0,4}?(?:${MIND_MEDICINE}|my (?:meds|medication|medicines?|tablets|pills|injections?)) `,
);
const WIDE_AWAKE =
  / not (?:\S+ )?(?:tired|need (?:it|sleep|to sleep|any)) | (?:energy|clear|clearer|never felt|more alive|unstoppable|no need of sleep) /;
const VOICES = / (?:voices|a voice) /;
const WATCHED = / they (?:\S+ )?(?:watch|watching|follow|following|listen to|listening to) me /;

const KIN =
  '(?:son|daughter|brother|sister|husband|wife|mother|father|friend|cousin|uncle|aunt|nephew|niece|boyfriend|girlfriend|partner|fiance|fiancee|neighbour|roommate|flatmate|grandson|granddaughter|boy|girl|student|colleague)';
const NEAR = `(?:${KIN}|he|she)`;
const BELIEVES = '(?:thinks?|believes?|convinced|sure|certain|insists?|says?)';
const HEARS_OR_BELIEVES = new RegExp(
  ` ${NEAR} (?:(?!i )\\S+ ){0,3}?(?:hears?|hearing|sees?|seeing|(?:talks?|talking|speaks?) (?:to|with)) (?:(?:the|some|strange|bad|these) )?(?:voices(?! (?:of|from|in the|raised|singing|next|calling from) )|(?:people|somebody|someone|things|men|faces) (?:\\S+ ){0,3}?(?:who|that) (?:is|are) not there) ` +
    `| (?:my|our|her|his) (?:\\S+ )?${KIN} (?:\\S+ ){0,8}?(?:claims?|${BELIEVES}) (?:that )?(?:he|she) is (?:the |gods )?(?:messiah|jesus|christ|elijah|antichrist|second coming|lamb|chosen one) ` +
    `| ${NEAR} (?:\\S+ ){0,5}?${BELIEVES} (?:\\S+ ){0,4}?(?:neighbours?|they|people|somebody|someone|i|we|everyone|government|cia|freemasons?|family|staff) (?:\\S+ )?(?:poison\\S*|spy\\S*|spies|watch(?:es|ing)? (?:him|her|us)|after (?:him|her)|put (?:a )?cameras?|listening|recording|out to get|read(?:s|ing)? (?:his|her) (?:mind|thoughts)) ` +
    `| (?:tv|television|radio|newsreader|internet|phone|number plates) (?:\\S+ ){0,2}?(?:sends?|talks?|speaks?|sending|talking|speaking) (?:\\S+ ){0,2}?(?:him|her) `,
);
const NAMED_ILLNESS = new RegExp(
  ` ${NEAR} (?:\\S+ ){0,6}?(?:psychosis|psychotic|manic|mania|paranoid|delusion\\S*|hallucinat\\S*|schizo\\S*) `,
);
const ACUTE =
  / (?:stopped|off (?:his|her)|refuses?|not (?:take|taking|see|sleep|slept|go|eat)|again|relaps\S*|worse|afraid|scared|hides?|barricad\S*|knife|shouts|episode|sectioned|(?:what|how) (?:do|can|should) (?:i|we)|demon\S*|deliverance) /;
/** A child at play, somebody very old or at the end, or what is long treated. */
const NOT_ILL_NOW =
  / (?:lol|haha|imaginary|samuel|saul|elijah|joan of arc|years ago|remission|stable|well treated|recovered|used to|toddler|[2-9] (?:years?|yrs?)|is [2-9]|dementia|alzheimer\S*|parkinson\S*|deliri\S*|hospice|dying|boss|died) /;
const SENT_BY_A_VOICE = new RegExp(
  ` ${UNSEEN} (?:\\S+ ){0,2}?${ORDERS} (?:to )?(?:him|her|them) (?:\\S+ ){0,6}?(?:jump|hurt|harm|kill|cut|die|${HEIGHT}|sea|ocean|river|lake|reservoir) `,
);

/** What a message shows of a mind that is ill. */
export interface MindShown {
  /** Whoever writes hears what nobody else does. */
  readonly hears: boolean;
  /** Something that such a voice brings about. */
  readonly isIll: boolean;
  /** Both, by this message alone. */
  readonly isBoth: boolean;
  /** The voice wants harm, which is spoken of in words of harm. */
  readonly wantsHarm: boolean;
  /** Somebody else hears a voice that sends them into danger; or hears or believes what is not. */
  readonly ofAnother: 'sent' | 'ill' | undefined;
}

/** What a message in somebody's own words shows of it. */
export function mindIn(words: string): MindShown {
  const text = textOf(foldSentences(maskQuoted(words)));
  const isStory = OF_A_STORY.test(text);
  const isTold = isStory || (OF_SOMEBODY_ELSE.test(text) && !HEARS.test(text));
  const isNamed = !isTold && CHOSEN.test(text) && !IN_FAITH.test(text);
  const isIll = !isTold && brings(text);
  const hears = !isTold && HEARS.test(text);
  return {
    hears: hears || isNamed,
    isIll: isIll || isNamed,
    isBoth:
      (hears && (isIll || isNamed)) ||
      (isNamed && isIll) ||
      (!isTold && WATCHED.test(text) && VOICES.test(text)),
    wantsHarm: TO_HARM.test(text),
    ofAnother: isStory ? undefined : ofAnother(text),
  };
}

const brings = (text: string): boolean =>
  TO_HARM.test(text) ||
  POISONED.test(text) ||
  (STOPS_IT.test(text) && !BY_A_DOCTOR.test(text)) ||
  (NO_SLEEP.test(text) && WIDE_AWAKE.test(text) && !KEPT_AWAKE.test(text)) ||
  (SENT_ANYWHERE.test(text) && DRIVEN.test(text) && !NOT_SENT.test(text)) ||
  (BY_THINGS.test(text) && !FROM_A_PULPIT.test(text));

function ofAnother(text: string): MindShown['ofAnother'] {
  if (SENT_BY_A_VOICE.test(text) && !NOT_SENT.test(text) && !HEARS.test(text)) return 'sent';
  if (NOT_ILL_NOW.test(text)) return undefined;
  const isIll = HEARS_OR_BELIEVES.test(text) || (NAMED_ILLNESS.test(text) && ACUTE.test(text));
  return isIll ? 'ill' : undefined;
}

/** Whether this message shows it in the light of what those before it showed. */
export const showsIllMind = (
  now: Pick<MindShown, 'hears' | 'isIll' | 'isBoth'>,
  before: Pick<MindShown, 'hears' | 'isIll'>,
): boolean => now.isBoth || (now.isIll && before.hears) || (now.hears && before.isIll);
