import { LIMITS } from '../../../content/guide/forms/limits.ts';
import { bookOf } from '../../../scripture/references/passage-ranges.ts';
import { bookByOsis } from '../../../scripture/text/books.ts';
import type { Passage } from '../../../scripture/types.ts';
import { type RecalledAnswer, shownIn } from '../answer-record.ts';
import { amountsIn, amountWords } from '../forms/amounts.ts';
import { audienceIn } from '../forms/audience.ts';
import { candidates, indexedPassages, shownBefore, textOfPassage, unread } from '../forms/choose-passages.ts';
import { wantedIn } from '../forms/exclusions.ts';
import { joined } from '../forms/follow-form.ts';
import { formAnswer } from '../forms/form-answer.ts';
import { contextOf } from '../forms/form-context.ts';
import type { Excluded, FormRequest, Testament } from '../forms/form-request.ts';
import { subjectOfForm } from '../forms/form-rule.ts';
import { occasionIn } from '../forms/occasions.ts';
import { kindsAfter, kindsIn } from '../forms/passage-kinds.ts';
import { booksIn, conditionsIn, groupsAsked, readForm } from '../forms/read-form.ts';
import type { Subject } from '../intent.ts';
import { plainWords, STOP_WORDS, type Word, wordsOf } from '../reading/words.ts';
import type { Subjects } from '../recognise/subjects.ts';
import type { Spoken } from '../spoken.ts';
import { hasNoSubject } from '../talk/in-conversation.ts';
import { reply, type Telling } from '../telling.ts';

/** In words: who writes more asks for something of their own. */
const LONGEST = 36;
const LISTS: ReadonlySet<FormRequest['form']> = new Set(['verses', 'reading']);

/** In words: "a bit more cheerful?" says all. */
const FEW_WORDS = 8;

/** What is wanted: passages, by whatever word. */
const PASSAGES = /\b(?:verses?|passages?|readings?|psalms?|texts?|scriptures?|bible quotes?)\b/;
const ANY_OF_THEM =
  /\b(?:verses?|passages?|readings?|psalms?|texts?|scriptures?|ones?|\d+|some?th?ing|smth|sth|any(?:thing)?|another|others|other|more|else|which|suits?|fits?)\b/;
const POLITE =
  '(?:(?:and|but|ok|okay|oh|thanks|thank you|lovely|great|good|nice|sorry|please|hm|well|maybe|perhaps|now|also|then|so|actually|no|yes|yeah|sir|hi) )*';
const ASKS = new RegExp(
  `^${POLITE}(?:is|are|do|does|have|has|got|can|could|would|will|may|give|show|find|send|need|want|i (?:would|need|want|prefer|am)|we (?:would|need|want|prefer)|(?:he|she|they) (?:would|wants?|needs?|prefers?|likes?)|any|anything|some?th?ing|smth|sth|some|one|another|\\d+|more|what(?= (?:other|about|else (?:have|do you|is there)))|which|how about|a|an|the|or|suggest|try|instead|rather|with|for|in|from|from the)\\b`,
);
/** What is asked about passages, or made of them, and is no other passage. */
const OF_ITS_OWN =
  /^(?:and |but |so |ok )*(?:why|who|whose|when|where|how (?!about)\w+)\b|\b(?:explain\w*|mean|means|meaning|pray|prayers?|praying|write|written|wrote|study|sermon|devotion\w*|questions?|story|chapters?|translation|context|song|hymn|shorter|longer|tell me|should know|(?:can|should|do|must|could) i do|is (?:it|that|this) (?:ok|right|wrong|true|a)|i think|about you)\b/;
const POINTS_BACK =
  /\b(?:another|more|else|instead|better|that|this|it|them|those|these|too|as well|one|ones|others?|after it|before it)\b/;
/** At the beginning of a message that only says what is not wanted. */
const ONLY_NOT =
  /^(?:(?:please|but|ok|oh|sorry|thanks|and|just|can (?:we|you)|could (?:we|you)|i would rather|i do(?= not (?:want|like|need))) )*(?:not|no|nothing|without|avoid|skip|leave out|anything but|enough|other than)\b/;
/** Outside of a list a bare "not Mark" may be an answer: what is said of has to be words of Scripture. */
const OF_SCRIPTURE =
  /\b(?:please|again|verses?|bible|says?|saying|said|passages?|psalms?|quot\w+|anything but|other than|enough)\b/;

/** What further passages are chosen by: a list that was made, or the subject of an answer. */
interface Base {
  readonly form: FormRequest;
  readonly subject: Subject;
  readonly isList: boolean;
}

function baseOf({ form, subject, asked, shown }: RecalledAnswer, subjects: Subjects): Base | undefined {
  if (form) return LISTS.has(form.form) ? { form, subject, isList: true } : undefined;
  if (shown.length === 0) return undefined;
  const own = asked ? ofAsked(asked.about, subjects) : subject;
  const known = own && !hasNoSubject(own) ? own : undefined;
  return known && { form: { form: 'verses' }, subject: { ...known, passages: [] }, isList: false };
}

/** The entry that a question of people's own lives belongs to. */
function ofAsked(about: readonly string[], subjects: Subjects): Subject | undefined {
  for (const label of about) {
    const intent = subjects.entryOf(label, [])?.intent;
    if (intent?.kind === 'topic') return { topic: intent.topic, passages: [] };
    if (intent?.kind === 'question') return { question: intent.question, passages: [] };
  }
  return undefined;
}

/**
 * Other passages than those just shown, with what a message changes of the conditions ("three more but not from the
 * Psalms", "something more hopeful", "is there one about the dark", "not Paul"); what was asked before stays in force.
 */
export function otherPassages(
  telling: Telling,
  last: RecalledAnswer,
  subjects: Subjects,
): Spoken | undefined {
  const { words } = telling.request;
  const whole = plainWords(words);
  const base = baseOf(last, subjects);
  if (last.shown.length > 0 && REFUSES.test(whole)) return { parts: [LIMITS.noMore] };
  if (!base || whole.split(' ').length > LONGEST) return undefined;
  const changes = changesIn(words);
  const ask = askIn(changes, base.isList);
  if (!ask || isRequestOfItsOwn(telling, words, subjects)) return undefined;
  const { kinds, books, not, testament } = changes;
  const isOfItself = kinds.length > 0 || books.length > 0;
  const about = isOfItself ? undefined : newSubject(telling, ask, { base, subjects });
  // "A psalm, please" after an answer belongs to the matter of the talk.
  const isHalf = testament !== undefined && (testament !== 'psalms' || INSTEAD.test(changes.plain));
  const isChanged = isOfItself || not || isHalf || (base.isList && (testament || about || ask.isMore));
  if (!isChanged) return undefined;
  const form = formAfter(telling, base, { changes, isOnThing: about !== undefined });
  return composed(telling, form, about ?? base.subject);
}

/** Whoever has had enough wants no other list. */
const REFUSES =
  /\b(?:not (?:want|need|send|give me|show me)|no more|enough|stop|help not) (?:(?:me|us|any|another|more|your|of|these|those|bible|sending|quoting) ){0,4}(?:verses?|passages?|psalms?|scriptures?|bible)(?: (?:please|thanks|thank you))?$/;

/** What a message says of the passages that it wants. */
interface Changes {
  readonly words: string;
  /** Without what is not wanted. */
  readonly wanted: string;
  /** The same in plain words, with digits for number words. */
  readonly plain: string;
  readonly kinds: readonly string[];
  readonly books: readonly string[];
  readonly not?: Excluded;
  readonly testament?: Testament;
  readonly language: Pick<FormRequest, 'translation' | 'notHeld'>;
}

function changesIn(words: string): Changes {
  const { text: wanted, conditions } = wantedIn(words);
  const plain = plainWords(wanted);
  const { testament = conditions.testament, ...language } = conditionsIn(words);
  return {
    words,
    wanted,
    plain: amountWords(plain),
    kinds: kindsIn(plain, plainWords(words)),
    books: [...booksIn(plain), ...groupsAsked(plain)],
    ...(conditions.not && { not: conditions.not }),
    ...(testament && { testament }),
    language,
  };
}

/** The request before, with what a message changes of it. */
function formAfter(
  telling: Telling,
  base: Base,
  { changes, isOnThing }: { readonly changes: Changes; readonly isOnThing: boolean },
): FormRequest {
  const { kinds, books, plain, testament, language } = changes;
  const { not: _not, count: _count, kinds: _kinds, minutes: _minutes, ...rest } = base.form;
  const { occasion: before, ...kept } = withoutUnwanted(rest, changes.not);
  const occasion = occasionIn(telling.library, wordsOf(changes.wanted))?.id ?? before;
  const not = [base.form.not, ...earlierNot(telling), changes.not].reduce<Excluded | undefined>(
    (all, one) => (all && one ? joined(all, one) : (one ?? all)),
    undefined,
  );
  // What is on a thing of its own need not sound as the list before, and is for no occasion.
  const allKinds = isOnThing ? [] : kindsAfter(base.form, kinds);
  return {
    ...kept,
    ...(isOnThing && { form: 'verses' as const }),
    ...audienceIn(plain),
    ...(occasion && !isOnThing && { occasion }),
    ...(not && { not }),
    ...(allKinds.length > 0 && { kinds: allKinds }),
    ...(testament && { testament }),
    ...(books.length > 0 && { books }),
    ...(kinds.includes('easy') && { translation: 'web' as const }),
    ...language,
    ...amountsIn(plain),
    count: countOf(plain, base),
  };
}

/** "Not from the Psalms", after psalms: where they were to come from no longer holds. */
function withoutUnwanted(form: FormRequest, not: Excluded | undefined): FormRequest {
  const { testament, books, ...kept } = form;
  const isUnwanted = (osis: string) => not?.passages.includes(bookByOsis(osis)?.name ?? osis) === true;
  const left = books?.filter((osis) => !isUnwanted(osis)) ?? [];
  return {
    ...kept,
    ...(testament && !(testament === 'psalms' && isUnwanted('Ps')) && { testament }),
    ...(left.length > 0 && { books: left }),
  };
}

function composed(telling: Telling, form: FormRequest, subject: Subject): Spoken | undefined {
  const parts = formAnswer(telling, form, subject);
  const shown = shownIn(reply(parts));
  const before = new Set(shownBefore(telling).map(({ reference }) => reference));
  const isNothingNew = shown.length > 0 && shown.every((reference) => before.has(reference));
  if (parts.length === 0) return undefined;
  return {
    parts: isNothingNew ? [LIMITS.allShown] : parts,
    intent: { kind: 'form', subject, form },
  };
}

/** How a message asks for other passages. */
interface Ask {
  /** More of the same is asked for, with whatever condition. */
  readonly isMore: boolean;
  /** What they are to be about, where it is said. */
  readonly about?: string;
  /** It is to stand in their text. */
  readonly isOfWords?: boolean;
}

const MORE = /\b(?:another|more|else|others?|different|new ones?|again|instead)\b/;
const ABOUT =
  /\b(?:about|on|mentions?|mentioning|speaks? of|talks? (?:about|of)|to do with|(?:ones?|\d+|something|anything) for|(?:ones?|\d+|something|anything|any|psalms?|verses?|readings?|passages?) with) (?!top\b|its own\b)(.+)$/;
const ONLY_POINTS =
  /^(?:(?:that|it|this|those|them|her|him|please|too|as|well|in|there|instead|maybe|at|all) ?)+$/;

function askIn(changes: Changes, isList: boolean): Ask | undefined {
  const { words, wanted, plain, kinds } = changes;
  const whole = plainWords(words);
  const isOnlyNot = ONLY_NOT.test(whole) && !OF_PEOPLE.test(whole) && namesWhatNot(changes);
  if (isOnlyNot && (isList || OF_SCRIPTURE.test(whole))) return { isMore: true };
  const clauses = wanted
    .split(/[.,;:!?\n]|\s[-–]\s/)
    .map((clause) => amountWords(plainWords(clause)))
    .filter((clause) => clause !== '');
  const nouns = isList ? ANY_OF_THEM : PASSAGES;
  const asking = clauses.find(
    (clause) => ASKS.test(clause) && nouns.test(clause) && !OF_ITS_OWN.test(clause),
  );
  // "A bit more cheerful?": in easier words the same passages are told again, elsewhere.
  const isOnlyKind = isList && kinds.some((kind) => kind !== 'easy') && plain.split(' ').length <= FEW_WORDS;
  if (asking === undefined) return isOnlyKind && !OF_ITS_OWN.test(plain) ? { isMore: true } : undefined;
  const behind = ABOUT.exec(asking)?.[1];
  const about =
    behind && ONLY_POINTS.test(behind) ? clauses.filter((clause) => clause !== asking).join(' ') : behind;
  const isOfWords = /\bwith\b.*\bin it\b/.test(asking);
  return {
    isMore: isList && MORE.test(asking),
    ...(about && { about }),
    ...(isOfWords && { isOfWords }),
  };
}

const OF_PEOPLE = /\b(?:any ?one|any ?body|some ?one|some ?body|who)\b/;
const A_VERSE = /\b(?:ones?|verses?|passages?|psalms?|bits?|about|lines?)\b/;

/** Whether passages are named that are not wanted, or what they are about; other words may be of anything. */
function namesWhatNot({ not, testament, words }: Changes): boolean {
  if (testament) return true;
  if (!not) return false;
  const named = not.passages.length + not.subjects.length + (not.described ?? []).length;
  return named > 0 || (not.words.length > 0 && A_VERSE.test(plainWords(words)));
}

/** Passages on a subject that the message names itself: a new request, unless it points at what was shown. */
function isRequestOfItsOwn(telling: Telling, words: string, subjects: Subjects): boolean {
  const reading = readForm(words, telling.library);
  if (!reading) return false;
  if (!LISTS.has(reading.form.form)) return !PASSAGES.test(plainWords(reading.wanted));
  if (POINTS_BACK.test(plainWords(words))) return false;
  return reading.form.occasion !== undefined || !hasNoSubject(subjectOfForm(reading, subjects));
}

const INSTEAD = /\b(?:instead|rather|any|from|better)\b/;
const FOUND = 12;
const MOST_OF_A_SUBJECT = 6;

/** What the passages are to be about now: an entry of the library, a subject of the index, or words that stand in the text. */
function newSubject(
  telling: Telling,
  { about, isOfWords }: Ask,
  { base, subjects }: { readonly base: Base; readonly subjects: Subjects },
): Subject | undefined {
  if (!about) return undefined;
  const [held, indexed] = [ofBase(telling, about, base), indexedPassages(wordsOf(about))];
  // "One with water in it" is of the words, "one about the sea" of what it speaks of.
  const passages = (isOfWords ? [held, indexed] : [indexed, held]).find((found) => found.length > 0);
  if (passages) return { passages };
  const wanted = `verses about ${about}`;
  const subject = subjectOfForm({ form: { ...base.form, form: 'verses' }, wanted }, subjects);
  if (!hasNoSubject(subject)) return subject;
  const found = heldIn(telling, about);
  return found.length > 0 ? { passages: found } : undefined;
}

/** Books that people read from at an occasion or put on a card; lists and laws are none of them. */
const READ_ALOUD: ReadonlySet<string> = new Set(
  'Gen Ruth Job Ps Prov Eccl Song Isa Lam Hos Mic Hab Zeph Matt Mark Luke John Acts Rom 1Cor 2Cor Gal Eph Phil Col 1Thess Heb Jas 1Pet 1John Rev'.split(
    ' ',
  ),
);

/** Passages in whose text all words stand that say what is wanted. */
function heldIn(telling: Telling, about: string): Passage[] {
  const asked = tellingWords(about);
  if (asked.length === 0 || asked.length > MOST_OF_A_SUBJECT) return [];
  return telling
    .searched(asked.map(({ plain }) => plain).join(' '), FOUND)
    .filter((passage) => READ_ALOUD.has(bookOf(passage).osis) && holdsAll(telling, passage, asked));
}

/** Of what belongs to the occasion or subject before, the passages that hold these words and were not shown. */
function ofBase(telling: Telling, about: string, { form, subject }: Base): Passage[] {
  const asked = tellingWords(about);
  if (asked.length === 0) return [];
  const { kinds: _kinds, ...rest } = form;
  const context = contextOf(telling, rest, subject);
  return unread(telling, candidates(context))
    .map(({ passage }) => passage)
    .filter((passage) => holdsAll(telling, passage, asked));
}

const tellingWords = (text: string) =>
  wordsOf(text).filter(({ plain }) => !STOP_WORDS.has(plain) && plain.length > 2);

function holdsAll(telling: Telling, passage: Passage, asked: readonly Word[]): boolean {
  const held = new Set(wordsOf(textOfPassage(telling, passage)).map((word) => word.stem));
  return asked.every((word) => held.has(word.stem));
}

const FEW = 3;

function countOf(plain: string, { form, isList }: Base): number {
  const { count } = amountsIn(plain);
  const said = /\b(\d+) (?:more|others?|different|new)\b|\b(?:another|other) (\d+)\b/.exec(plain);
  const named = count ?? (said ? Number(said[1] ?? said[2]) : undefined);
  if (named !== undefined) return named;
  if (
    /\b(?:some|any of|few|(?<!a bit |little |much )more(?= (?:of|like|from|but|please|verses|ones|readings|passages|not|in|on|about)|$)|others|readings|verses|passages|ones|ideas)\b/.test(
      plain,
    )
  )
    return FEW;
  if (/\b(?:one|1|another|a|an|something|anything)\b/.test(plain)) return 1;
  return Math.min(form.count ?? FEW, isList ? (form.count ?? FEW) : FEW);
}

/** What earlier messages of this list did not want, in words that no record keeps. */
function earlierNot({ request: { history } }: Telling): Excluded[] {
  const found: Excluded[] = [];
  for (let at = history.length - 1; at > 0; at -= 2) {
    const form = history[at]?.record?.form;
    const asked = history[at - 1];
    if (!form || !LISTS.has(form.form) || asked?.role !== 'user') break;
    const { not } = wantedIn(asked.content).conditions;
    if (not) found.push(not);
  }
  return found;
}
