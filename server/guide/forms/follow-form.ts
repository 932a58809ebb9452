import { bookByOsis } from '../../../scripture/text/books.ts';
import { TRANSLATION_IDS } from '../../../scripture/translations.ts';
import type { Move } from '../reading/moves.ts';
import { plainWords } from '../reading/words.ts';
import { amountsIn, amountWords } from './amounts.ts';
import { audienceIn } from './audience.ts';
import { wantedIn } from './exclusions.ts';
import type { Excluded, FormId, FormRequest } from './form-request.ts';
import { conditionsIn, partOfBible } from './read-form.ts';
import { tellsOfIt } from './wants-change.ts';

/** A message longer than this asks for something of its own. In words. */
const LONGEST = 12;
const AMENDS =
  /^(?:(?:and|but|now|then|please|ok|okay|also|actually|sorry|oh|hm+|well|no|great|lovely|thanks|thank you|nice|good|better|perfect|can it be|could it be|can it|could it|can you|could you|would you|will you|can we|could we|i would like|i want|i need|let us|maybe) )*(?:(?:make|keep|cut|do|change|swap|replace|have|give me|give us|try|put|write|say|use|leave) |(?:it|that|this|them|one|the same)\b|only|just|with|without|from|not?\b|for|in|less|more|fewer|longer|shorter|instead|a bit|rather|\d+\b|nothing)/;
const ENDS = /\b(?:instead|rather|please|version|then|too|as well|though)$/;

const TOO_PIOUS =
  /\b(?:too|very|a bit|less|not so|not as) (?:\w+ )?(?:religious|churchy|preachy|pious|holy|christian|godly)\b/;

/** Said of those it is for: then without pious words. */
const OF_NO_FAITH =
  /\b(?:(?:is|are|was|am) not (?:\w+ )?(?:religious|christians?|believers?|churchgoers?)|(?:is|are|am) (?:an? )?(?:atheists?|muslims?|jewish|hindus?|agnostics?|buddhists?)|(?:does|do|did) not believe)\b/;
const FOR_SOMEBODY: ReadonlySet<FormId> = new Set(['note', 'pass-on', 'grace']);

/** Whether a message says of those for whom something was made that they do not share the faith. */
export const isForNoFaith = ({ form }: FormRequest, message: string): boolean =>
  FOR_SOMEBODY.has(form) && OF_NO_FAITH.test(plainWords(message));

const LIST_FORMS: ReadonlySet<FormId> = new Set([
  'verses',
  'reading',
  'prayer',
  'grace',
  'blessing',
  'icebreaker',
  'note',
  'pass-on',
]);
const AS_A_TEXT =
  /^(?:(?:and|but|can i|send it|just) )*(?:by|as|for|in) (?:a )?(?:text|sms|whatsapp|text message)$/;
const RHYMED = /\brhym\w+/;
const LONGER = /\b(?:longer|more time|bit more|too short|extend|lengthen)\b/;
const MORE =
  /^(?:(?:and|ok|please|can i have|give me|some|a few|any) )*(?:(?:\d+ |some |a few )?more|others?|another(?: (?:\d+|few))?|again|one more|(?:and )?(?:one|another one) for \w+day|same again|(?:a )?few more|different ones?)(?: (?:please|one|ones|of (?:those|these|them)|like (?:that|those|it)|for \w+day))*$/;

/** A request as a follow-up made it; `isNew`: something else of the same kind, and not the same in another shape. */
interface Changed {
  readonly form: FormRequest;
  readonly isNew: boolean;
}

/** What a message changes of the request before it; undefined where it changes nothing. */
export function changedForm(form: FormRequest, message: string, move: Move | undefined): Changed | undefined {
  const changed = changeOf(form, message, move);
  const isNew =
    move?.kind === 'another' ||
    move?.kind === 'next-part' ||
    asksForMore(message) ||
    RHYMED.test(plainWords(message)) ||
    OTHERS.test(plainWords(message));
  return changed && { form: changed, isNew };
}

/** "Three more but not from the Psalms": others than those shown, with a condition. */
const OTHERS =
  /^(?:(?:and|ok|okay|please|can i have|can you give me|give me|show me|some|a few|any|yes|but|now|great|thanks) )*(?:\d+ |\w+ )?(?:more|others?|different ones?|another|new ones?)\b(?! (?:about|on|of the)\b)/;

const asksForMore = (message: string): boolean => {
  const plain = plainWords(message);
  return MORE.test(plain) || MORE.test(amountWords(plain));
};

function changeOf(form: FormRequest, message: string, move: Move | undefined): FormRequest | undefined {
  const plain = plainWords(message);
  if (plain.split(' ').length > LONGEST) return undefined;
  const words = amountWords(plain);
  const moved = move && byMove(form, move, words);
  if (moved) return moved;
  if (MORE.test(plain) || MORE.test(words)) return oneMore(form, words);
  if (form.form === 'note' && AS_A_TEXT.test(plain)) return { ...form, isShort: true };
  if (form.form === 'grace' && RHYMED.test(plain)) return { ...form, count: 1 };
  if (LONGER.test(plain)) return longer(form);
  const plan = form.form === 'reading-plan' ? changedPlan(form, plain, words) : undefined;
  if (plan) return plan;
  if (isForNoFaith(form, message)) return merged(form, { isPlain: true });
  if (tellsOfIt(plain) || tellsOfIt(words)) return undefined;
  if (!AMENDS.test(words) && !ENDS.test(words) && !TOO_PIOUS.test(plain)) return undefined;
  const changes = { ...changesIn(message), ...(TOO_PIOUS.test(plain) && { isPlain: true as const }) };
  return Object.keys(changes).length === 0 ? undefined : merged(form, changes);
}

const LESS_TO_READ =
  /\b(?:too much|too fast|too long|less|slower|more slowly|more time|longer|can not keep up|behind)\b/;
const PLAN_MINUTES = 12;

/** What is to be read, or how long on each day: the number of days follows from it. */
function changedPlan(form: FormRequest, plain: string, words: string): FormRequest | undefined {
  const { scope: _scope, books: _books, days, ...rest } = form;
  const asked = partOfBible('reading-plan', words, plain);
  const { minutes, days: newDays } = amountsIn(words);
  if (asked.scope ?? asked.books)
    return { ...rest, ...(days && { days }), ...asked, ...(newDays && { days: newDays }) };
  if (newDays) return undefined;
  const kept = { ...(form.scope && { scope: form.scope }), ...(form.books && { books: form.books }) };
  if (minutes) return { ...rest, ...kept, minutes };
  if (!LESS_TO_READ.test(plain)) return undefined;
  return days
    ? { ...rest, ...kept, days: days * 2 }
    : { ...rest, ...kept, minutes: Math.ceil((form.minutes ?? PLAN_MINUTES) / 2) };
}

/** Whether a message changes what a reading plan goes through, or how fast. */
export const changesPlan = (form: FormRequest, message: string): boolean => {
  const plain = plainWords(message);
  return (
    form.form === 'reading-plan' &&
    plain.split(' ').length <= LONGEST &&
    changedPlan(form, plain, amountWords(plain)) !== undefined
  );
};

type Changes = Partial<Omit<FormRequest, 'form'>>;

function changesIn(message: string): Changes {
  const { conditions, text: wanted } = wantedIn(message);
  const words = amountWords(plainWords(message));
  const { days, ...amounts } = amountsIn(words);
  const bare = /\b(?:make|do|give me|have|only|just|rather) (?:it |that |them |me )?(\d+)$/.exec(words)?.[1];
  return {
    ...amounts,
    ...(days !== undefined && /\bdays|weeks|months?|year\b/.test(words) && { days }),
    ...(bare !== undefined && amounts.count === undefined && { count: Number(bare) }),
    ...audienceIn(words),
    ...conditionsIn(wanted),
    ...otherTestament(message),
    ...conditions,
  };
}

/** "Not from the Old Testament" leaves the New. */
function otherTestament(message: string): Changes {
  const not = /\b(?:not|no|except|without) (?:\w+ ){0,2}?(old|new) testament\b/.exec(
    plainWords(message),
  )?.[1];
  return not === undefined ? {} : { testament: not === 'old' ? 'new' : 'old' };
}

/** Later conditions replace earlier ones; what is not wanted adds up. */
function merged(form: FormRequest, changes: Changes): FormRequest {
  const { isShort: _was, part: _part, testament: _testament, books: _books, ...rest } = form;
  const not = form.not && changes.not ? joined(form.not, changes.not) : (changes.not ?? form.not);
  const without = [...new Set([...(form.without ?? []), ...(changes.without ?? [])])];
  // What is no longer wanted is not what it is limited to.
  const testament =
    changes.testament ??
    (not?.passages.includes('Psalms') && form.testament === 'psalms' ? undefined : form.testament);
  const books = form.books?.filter((osis) => !not?.passages.includes(bookByOsis(osis)?.name ?? ''));
  const length = changes.minutes ?? changes.words ?? changes.sentences;
  return {
    ...rest,
    ...(form.isShort && length === undefined && { isShort: true as const }),
    ...changes,
    ...(testament && { testament }),
    ...(books && books.length > 0 && { books }),
    ...(not && { not }),
    ...(without.length > 0 && { without }),
  };
}

/** What two messages do not want, together. */
export const joined = (one: Excluded, other: Excluded): Excluded => ({
  passages: [...new Set([...one.passages, ...other.passages])],
  subjects: [...new Set([...one.subjects, ...other.subjects])],
  words: [...new Set([...one.words, ...other.words])],
  ...((one.described ?? other.described) && {
    described: [...new Set([...(one.described ?? []), ...(other.described ?? [])])],
  }),
});

const HALF_HOUR = 30;
const HOUR = 60;
const LEAST_MINUTES = 5;
const roundedTo5 = (minutes: number) => Math.max(LEAST_MINUTES, Math.round(minutes / 5) * 5);

function byMove(form: FormRequest, move: Move, words: string): FormRequest | undefined {
  switch (move.kind) {
    case 'shorter':
      return shorter(form, words);
    case 'simpler':
      return { ...form, translation: 'web', isShort: true };
    case 'for-children': {
      const { ages, audience } = audienceIn(words);
      const { ages: _before, audience: _for, ...rest } = form;
      return { ...rest, audience: audience ?? 'children', ...(ages && { ages }) };
    }
    case 'translation':
      return inTranslation(form, move);
    case 'another':
      return oneMore(form, words);
    case 'next-part':
      return nextPart(form, words);
    default:
      return undefined;
  }
}

function shorter(form: FormRequest, words: string): FormRequest {
  const { words: most, sentences, minutes } = amountsIn(words);
  const given = {
    ...(most !== undefined && { words: most }),
    ...(sentences !== undefined && { sentences }),
    ...(minutes !== undefined && { minutes }),
  };
  if (Object.keys(given).length > 0) return { ...form, ...given };
  if (form.minutes !== undefined) return { ...form, minutes: roundedTo5(form.minutes / 2) };
  if (form.form === 'study') return { ...form, minutes: HALF_HOUR };
  if (form.words !== undefined) return { ...form, words: Math.max(20, Math.round(form.words / 2)) };
  const count = form.count === undefined || form.count < 4 ? form.count : Math.ceil(form.count / 2);
  return { ...form, ...(count !== undefined && { count }), isShort: true };
}

function longer(form: FormRequest): FormRequest {
  const { isShort: _short, sentences: _sentences, ...rest } = form;
  return {
    ...rest,
    ...(form.minutes !== undefined && { minutes: roundedTo5(form.minutes * 1.5) }),
    ...(form.minutes === undefined && form.form === 'study' && { minutes: HOUR + HALF_HOUR }),
    ...(form.words !== undefined && { words: Math.round(form.words * 1.5) }),
  };
}

function inTranslation(
  form: FormRequest,
  { translation, notHeld }: Extract<Move, { kind: 'translation' }>,
): FormRequest {
  const { notHeld: _before, ...rest } = form;
  if (notHeld) return { ...rest, notHeld };
  const other = TRANSLATION_IDS.find((id) => id !== (form.translation ?? 'kjv'))!;
  return { ...rest, translation: translation ?? other };
}

/** One more of the same: what has been shown already comes last. */
function oneMore(form: FormRequest, words: string): FormRequest {
  const isOne = /\b(?:another|one|1|a different)\b/.test(words) && LIST_FORMS.has(form.form);
  const said = /\b(?:another|more|give me|next) (\d+)\b|\b(\d+) more\b/.exec(words);
  const count = said ? Number(said[1] ?? said[2]) : amountsIn(words).count;
  const { count: _before, sessions: _days, part: _part, ...rest } = form;
  if (form.form === 'devotional' || form.form === 'family') return rest;
  if (count !== undefined) return { ...form, count };
  return isOne ? { ...rest, count: 1 } : form;
}

function nextPart(form: FormRequest, words: string): FormRequest | undefined {
  const sessions = form.sessions ?? 1;
  if (form.form !== 'study' || sessions < 2) return undefined;
  const named = /\b(?:part|session|lesson|week|day|evening|meeting|number) (\d+)\b/.exec(words)?.[1];
  const ordinal =
    ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'].findIndex((word) => words.includes(word)) + 1;
  const part = Number(named ?? (ordinal || (form.part ?? 1) + 1));
  return part >= 1 && part <= sessions ? { ...form, part } : undefined;
}

/** A form as it may be recorded: without words of a visitor. */
export function recordableForm(form: FormRequest): FormRequest {
  if (!form.not || form.not.words.length + (form.not.described ?? []).length === 0) return form;
  const { not, ...rest } = form;
  const { described: _told, ...excluded } = not;
  const kept = { ...excluded, words: [] };
  return kept.passages.length + kept.subjects.length > 0 ? { ...rest, not: kept } : rest;
}
