import { passagesInMessage } from '../../../scripture/references/message-references.ts';
import { overlap } from '../../../scripture/references/passage-ranges.ts';
import { amountsIn, amountWords } from '../forms/amounts.ts';
import { audienceIn } from '../forms/audience.ts';
import type { FormId, FormRequest } from '../forms/form-request.ts';
import { isCalledByName, topicsNamed } from '../forms/form-rule.ts';
import { readForm } from '../forms/read-form.ts';
import type { Intent } from '../intent.ts';
import { plainWords } from '../reading/words.ts';
import type { Subjects } from '../recognise/subjects.ts';
import { type LedEntry, ledEntryOf, ledTopic } from './led-entry.ts';
import { namedEntry } from './named-entry.ts';

/** What is led. */
export const LED_FORMS: ReadonlySet<FormId> = new Set([
  'study',
  'devotional',
  'lesson',
  'family',
  'talk',
  'sermon',
  'questions',
  'youth-night',
]);

/** Whoever speaks of a group that they lead, or of something that is made for one. */
export const LEADS =
  /\b(?:(?:i|we) (?:am |are |have to |need to |was asked to |have been asked to |will be |help |help to )?(?:lead|leading|teach|teaching|run|running|doing|taking|preparing|helping|speaking|hosting|host)|(?:asked|want|wants|told|need) me to (?:lead|teach|take|do|speak|give|run|say)|in charge of|my turn to (?:lead|teach|do)|(?:study|studying|going through|go through|working through) (?:\w+ ){0,3}?together|(?:children|youth|sunday|mothers|mens|men s|ladies|womens|home|house|cell|life|small|bible|toddler|messy|holiday|breakfast|after school|boys|girls|teen|lunch|book) (?:club|group|school|church|class|meeting|breakfast|circle|guild|brigade)|(?:my|our|the) (?:\w+ )?(?:class|pupils|group|youth|teens|lads|ladies|congregation|juniors|infants|little ones|elders|council|team|choir|leaders|fellowship|girls|boys|guild)|assembly|year \d{1,2}|reception class|ages? \d|(?:\d+|an?) (?:evenings?|sessions?|meetings?|mornings?) on|(?:study|studies|lesson|devotion\w*|talk|message|sermon|crafts?|activity|activities|session|bible story|story|course|series) (?:on|upon|about|for|from)|something (?:on|upon|about|for|from) .{1,40} for (?:the|our|my|a) (?:\w+ ){0,2}(?:home|group|club|class|service|church|meeting|school|evening|ward|hospital|chapel|lunch))\b/;
/** Whoever wants something for it. */
const WANTS =
  /\b(?:need|want|give|suggest|tell me|tell the|explain|explanation|ideas?|help|can you|could you|would you|please|looking for|grateful for|appreciate|have you|do you have|write|make|plan|how (?:do|can|would|should|could) (?:i|we|you)|what (?:do|can|could|should) (?:i|we|they))\b/;
/** Whoever says when has to prepare. */
const WHEN =
  /\b(?:tonight|tomorrow|(?:this|next|on) (?:week|sunday|monday|tuesday|wednesday|thursday|friday|saturday))\b/;
/** Whoever quotes or asks of the past wants nothing made. */
const NO_REQUEST =
  /\b(?:was|went|had|last (?:week|sunday|year)|used to) (?:\w+ ){0,3}?(?:study|lesson|sermon|talk)\b/;

/** A request to be led through a story or a theme that is named; undefined for every other message. */
export function ledRequest(text: string, subjects: Subjects): Intent | undefined {
  const plain = plainWords(text);
  if (plain.split(' ').length > LONGEST) return undefined;
  const id = namedEntry(plain, LEADS.test(plain));
  const form = id === undefined ? undefined : formAsked(text, plain, subjects);
  const led = id !== undefined && form && ledEntryOf(id, subjects.library);
  if (!form || !led || isMadeElsewhere(text, { form, led }, subjects)) return undefined;
  return intentOf(text, plain, { form, led });
}

/** In words: longer ones say themselves how it is to be made. */
const LONGEST = 70;

/** A theme that the library has a topic for is told by it, where there is time. */
function isMadeElsewhere(
  text: string,
  { form, led }: { readonly form: FormRequest; readonly led: LedEntry },
  subjects: Subjects,
): boolean {
  if (!led.id.startsWith('theme/') || isBrief(form)) return false;
  return topicsNamed(text, subjects).some(isCalledByName);
}

/** A short study of a topic of the library; its longer forms are made elsewhere. */
export function briefRequest(text: string, subjects: Subjects): Intent | undefined {
  const plain = plainWords(text);
  const asked = readForm(text, subjects.library)?.form;
  if (asked?.form !== 'study' || asked.not || asked.testament || NO_REQUEST.test(plain)) return undefined;
  const form = withConditions(asked, plain);
  const [topic] = isBrief(form) ? topicsNamed(text, subjects) : [];
  return topic && intentOf(text, plain, { form, led: ledTopic(topic.owner) });
}

function formAsked(text: string, plain: string, subjects: Subjects): FormRequest | undefined {
  if (NO_REQUEST.test(plain)) return undefined;
  const form = readForm(text, subjects.library)?.form;
  if (form?.form === 'note' && TO_A_CHURCH.test(plain)) return withConditions({ form: 'talk' }, plain);
  const isDevotion = form?.form === 'talk' && /\bdevotion/.test(plain);
  const read = form && isDevotion ? { ...form, form: 'devotional' as const } : form;
  if (read && LED_FORMS.has(read.form))
    return read.not || read.testament ? undefined : withConditions(read, plain);
  // "Explain Pentecost to children" asks for a group's sake what could be asked for one child.
  if (form && form.form !== 'child' && form.form !== 'simple') return undefined;
  if (!LEADS.test(amountWords(plain))) return undefined;
  const asked = withConditions({ form: formBeside(plain) }, plain);
  const { minutes, sessions, people, ages, count } = asked;
  const isWanted =
    WANTS.test(plain) || WHEN.test(plain) || (minutes ?? sessions ?? people ?? ages ?? count) !== undefined;
  return isWanted ? asked : undefined;
}

/** A message that is preached, and no card. */
const TO_A_CHURCH =
  /\bmessage (?:on|upon|about|from)\b.{0,60}\b(?:service|sunday|church|youth|congregation|fellowship|conference|crusade|members)\b/;

/** What a group is led with, where no form was recognised. */
function formBeside(plain: string): FormId {
  if (/\b(?:talk|address|message|sermon|preach\w*|assembly|speaking)\b/.test(plain)) return 'talk';
  return /\b(?:devotion\w*|thought|reflection|epilogue)\b/.test(plain) ? 'devotional' : 'study';
}

function intentOf(
  text: string,
  plain: string,
  { form, led }: { readonly form: FormRequest; readonly led: LedEntry },
): Intent | undefined {
  const passages = passagesInMessage(text, { isShort: plain.split(' ').length <= SHORT });
  const isOther = !led.parts.some((part) => passages.some((one) => overlap(one, part.passage)));
  if (passages.length > 0 && isOther) return undefined;
  const { books: _books, occasion: _occasion, ...rest } = form;
  return { kind: 'form', subject: { led, passages: [led.heart] }, form: rest };
}

const SHORT = 14;

const BRIEF_MINUTES = 29;

/** Whether something short is wanted: said so, or by its minutes or questions. */
export const isBrief = ({ isShort, minutes, count, sessions }: FormRequest, most = BRIEF_MINUTES): boolean =>
  (sessions ?? 1) === 1 &&
  Boolean(isShort || (minutes !== undefined && minutes <= most) || count !== undefined);

const PEOPLE =
  /(?<!year |grade |class |aged |ages |age )\b(\d{1,3}) (?:\w+ )?(?:ladies|women|men|lads|boys|girls|children|teens|teenagers|people|adults|mothers|mums|moms|dads|fathers|pupils|of us|pensioners|students|friends|members|young people|couples|seniors|widows|guys|mates|colleagues|blokes)\b/;
/** "Four ladies, one week each": as many meetings as people. */
const ONE_EACH = /\b(?:1|a) (?:week|evening|meeting|session|day|study|lesson|turn) each\b/;
const SCHOOL_YEAR = /\b(?:year|grade|class) (\d{1,2})s?\b/;
const YEAR_AGE = 4;
const LAST_SCHOOL_YEAR = 13;
const YOUNGEST_TEEN = 11;
const IS_SHORT_BESIDE = /\b(?:short|brief|quick|simple)\b/;

/** The conditions of a request with how many people, and the ages of a school year. */
function withConditions(form: FormRequest, plain: string): FormRequest {
  const words = amountWords(plain);
  const people = Number(PEOPLE.exec(words)?.[1] ?? 0);
  const year = Number(SCHOOL_YEAR.exec(words)?.[1] ?? 0);
  const ages =
    form.ages ??
    audienceIn(words).ages ??
    agesBeside(words) ??
    (year > 0 && year <= LAST_SCHOOL_YEAR ? { from: year + YEAR_AGE, to: year + YEAR_AGE + 1 } : undefined);
  const { count, sessions, minutes, isShort } = { ...amountsIn(words), ...form };
  const each = people > 1 && ONE_EACH.test(words) ? people : undefined;
  const { audience } = { ...audienceIn(words), ...form };
  const meetings = each ?? sessions;
  return {
    ...form,
    ...(audience && { audience }),
    ...(ages && { ages }),
    ...(people > 1 && { people }),
    ...(count !== undefined && COUNTS_QUESTIONS.test(words) && { count }),
    ...(minutes !== undefined && { minutes }),
    ...(meetings !== undefined && meetings > 1 && { sessions: meetings }),
    ...((isShort || IS_SHORT_BESIDE.test(plain)) && { isShort: true as const }),
  };
}

const OLDEST = 18;

/** "Children 7 to 11", with a dash or none. */
function agesBeside(words: string): FormRequest['ages'] {
  const [, from = 0, to = 0] = (
    /\b(?:children|boys|girls|pupils|aged?|ages) (\d{1,2}) (?:to |and )?(\d{1,2})\b/.exec(words) ?? []
  ).map(Number);
  return from > 0 && to > from && to <= OLDEST ? { from, to } : undefined;
}

const COUNTS_QUESTIONS = /\b\d+ (?:\w+ ){0,3}?(?:questions?|qs?|points?|discussion)\b/;

/** Whether it is made for children, whom one tells a story. */
export function isForChildren({ ages, audience }: FormRequest): boolean {
  if (ages) return (ages.from + ages.to) / 2 <= YOUNGEST_TEEN + 1;
  return audience === 'children' || audience === 'toddlers';
}
