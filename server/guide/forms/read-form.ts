import type { ReadingOccasion } from '../../../content/guide/types.ts';
import { passagesInMessage } from '../../../scripture/references/message-references.ts';
import { BOOKS, bookByOsis } from '../../../scripture/text/books.ts';
import type { TranslationId } from '../../../scripture/translations.ts';
import type { GuideLibrary } from '../library.ts';
import { namedTranslation, requestedForm } from '../reading/requests.ts';
import { plainWords, wordsOf } from '../reading/words.ts';
import { withoutTheirNames } from '../told/called-so.ts';
import { type Amounts, amountsIn, amountWords } from './amounts.ts';
import { audienceIn } from './audience.ts';
import { groupsIn } from './book-groups.ts';
import { wantedIn } from './exclusions.ts';
import { formInWords } from './form-in-words.ts';
import { FORM_PATTERNS } from './form-patterns.ts';
import type { FormId, FormRequest, ScopeId, Testament } from './form-request.ts';
import { occasionIn } from './occasions.ts';
import { asksWhether, isOnlyTold } from './only-told.ts';
import { kindsIn, withoutSounds } from './passage-kinds.ts';

/** A request, and the words of the message that say what it is about: without what is not wanted. */
export interface FormReading {
  readonly form: FormRequest;
  readonly wanted: string;
}

/** Reads what a message asks to be made, with all conditions; undefined where it asks for nothing of the kind. */
export function readForm(text: string, library: GuideLibrary): FormReading | undefined {
  const { text: asked, conditions } = wantedIn(text);
  const practised = asked.replace(FOR_PRACTICE, ' ');
  const said = plainWords(practised);
  const named = formOf(amountWords(said), said, practised);
  // Passages for James are for somebody of that name; from James they are of the letter.
  const isForSomebody = named !== undefined && OF_PASSAGES.has(named);
  const wanted = isForSomebody ? withoutTheirNames(practised) : practised;
  const plain = plainWords(wanted);
  const words = amountWords(plain);
  if (named === undefined || isOnlyTold(named, words) || asksWhether(words)) return undefined;
  if (!hasItsText(named, wanted, plain)) return undefined;
  const marked = ABOUT_A_SUBJECT.test(words) ? undefined : occasionIn(library, wordsOf(wanted));
  const isOver =
    marked &&
    ((GLAD.has(marked.id) && OF_DEATH.test(plain)) || (OF_COUPLES.has(marked.id) && OF_PARTING.test(plain)));
  const occasion = isOver ? undefined : marked;
  const audience = audienceIn(words);
  const kinds = OF_PASSAGES.has(named) ? kindsIn(plain, plainWords(text)) : [];
  const listed = listOrReading(named, words, occasion);
  // Readings are for an occasion; what is only to be of some kind is a list.
  const isOfKind = listed === 'reading' && !occasion && kinds.length > 0;
  const form = withChildren(isOfKind ? 'verses' : listed, words, audience);
  const amounts = amountsOf(form, amountWords(plainWords(text.replace(THAT_ONE, ' '))), words);
  const isList = form === 'verses' || (form === 'reading' && !occasion);
  const isBare = !amounts.count && !conditions.not && kinds.length === 0;
  if (isList && tellsOfALife(plain) && isBare) return undefined;
  return {
    wanted: ABOUT_A_SUBJECT.test(words) ? wanted : withoutSounds(wanted, kinds),
    form: {
      form,
      ...amounts,
      ...audience,
      ...conditions,
      ...(occasion && { occasion: occasion.id }),
      ...(kinds.length > 0 && { kinds }),
      ...(kinds.includes('easy') && { translation: 'web' as const }),
      ...partOfBible(form, words, plain, conditions.not?.passages),
      ...translationIn(text),
    },
  };
}

const OF_PASSAGES: ReadonlySet<FormId> = new Set(['verses', 'reading', 'memory', 'pass-on']);

/** "The come unto me one" names a verse, and counts none. */
const THAT_ONE =
  /\b(?:the|that) (?:(?!verses?\b|about\b)\S+ ){1,8}one(?=\s*(?:$|[.,;:!?\n]|because\b|please\b|pls\b|as\b))/gi;

/** What is read to learn a language: no subject of a passage. */
const FOR_PRACTICE =
  /\b(?:(?:for|to|so (?:i|we) can) )?(?:practi[sc]e|practi[sc]ing|learn|learning|improve|improving) (?:\w+ ){0,3}?(?:english|reading)\b(?: reading)?/gi;

/** Occasions that a death makes another one of: "a mother whose baby died". */
const GLAD: ReadonlySet<string> = new Set(['birth', 'birthday', 'anniversary', 'mother', 'father']);
const OF_DEATH =
  /\b(?:die|died|dead|death|passed away|stillborn|stillbirth|miscarr\w+|(?:lost|losing|buried) (?:a|the|her|his|their|our|my) (?:\w+ )?(?:baby|child|son|daughter))\b/;

/** "Married 43 years and he has left me" asks for no reading at a wedding. */
const OF_COUPLES: ReadonlySet<string> = new Set(['wedding', 'anniversary']);
const OF_PARTING =
  /\b(?:(?:he|she|husband|wife|who) (?:has |have |had |just |now )*(?:left|leaving|walked out)(?: (?:me|us|her|him)\b|$)|left me|divorc\w*|separated|walked out)\b/;

/** "Verses about forgiving others": whatever occasion is mentioned beside it. */
const ABOUT_A_SUBJECT = /\b(?:verses?|passages?) (?:about|on)\b/;

const OLDEST_CHILD = 12;

/** Grown-up people who read a devotion themselves: "a devotional for mothers of small children". */
const FOR_THE_GROWN =
  /\bfor (?:\w+ ){0,3}?(?:fathers|mothers|dads|mums|moms|parents|grand(?:parents|mothers|fathers)|m[ae]n|wom[ae]n|teachers|leaders|couples|adults)\b/;

/** A devotion for children is one that is held with them, in whatever words they are named. */
function withChildren(
  form: FormId,
  words: string,
  { audience, ages }: Pick<FormRequest, 'audience' | 'ages'>,
): FormId {
  if (form !== 'devotional' || FOR_THE_GROWN.test(words)) return form;
  const isForChildren = ages ? ages.to <= OLDEST_CHILD : audience === 'children' || audience === 'toddlers';
  return isForChildren ? 'family' : form;
}

const TELLS = 16;

/** Whoever tells of their life and asks for a verse wants more than a list. */
const tellsOfALife = (plain: string): boolean =>
  plain.split(' ').length > TELLS && /\b(?:i|my|me|we|our)\b/.test(plain);

/** Some forms are made of a text: without one, their words say something else ("what happens when we die"). */
function hasItsText(form: FormId, wanted: string, plain: string): boolean {
  const hasText = () =>
    booksIn(plain).length > 0 ||
    passagesInMessage(wanted, { isShort: true }).length > 0 ||
    /\b(?:mark|acts|john|luke|ruth|job|daniel) \d/.test(plain);
  if (form === 'summary' || form === 'simple')
    return hasText() || (form === 'simple' && NAMED_TEXT.test(plain));
  if (form === 'reading-plan')
    return (
      /\bplan\b|chapters? (?:a|each|every|per|for)/.test(plain) ||
      hasText() ||
      SCOPES.some(([, pattern]) => pattern.test(plain))
    );
  return form !== 'questions' || OF_A_GROUP.test(plain) || hasText();
}

const NAMED_TEXT =
  /\b(?:psalm|lords prayer|our father|beatitudes|prodigal son|good samaritan|christmas story|creed|ten commandments)\b/;
const OF_A_GROUP =
  /\b(?:discussion|discuss|talk about|book club|group|starters?|class|couples?|children|teens?|parable|sermon)\b/;

function amountsOf(form: FormId, all: string, words: string): Amounts {
  const { days, sessions, ...amounts } = amountsIn(all);
  if (form === 'reading-plan') return { ...amounts, ...(days !== undefined && { days }) };
  const isOne = (form === 'verses' || form === 'reading') && amounts.count === undefined && ONE.test(words);
  return { ...amounts, ...(sessions !== undefined && { sessions }), ...(isOne && { count: 1 }) };
}

/** "A verse for my mum": one, where nobody speaks of several. */
const ONE =
  /^(?!.*\b(?:verses|readings|passages|texts|psalms|ideas|suggestions|which|what)\b).*\b(?:a|1|the|short|bible) (?:verse|passage|(?:bible )?text|psalm)\b/;

/** Readings are for an occasion, lists of verses for everything else, whatever people call them. */
function listOrReading(form: FormId, words: string, occasion: ReadingOccasion | undefined): FormId {
  if (form !== 'reading' && form !== 'verses') return form;
  if (occasion && !occasion.isWork) return 'reading';
  return /\b(?:verses?|passages?)\b/.test(words) && !/\bread(?:ings?)?\b/.test(words) ? 'verses' : form;
}

/** In words; what is longer asks for something only by the patterns of requests.ts. */
const LONGEST_STORY = 160;

/** A message longer than this tells a story: one sentence of it has to ask. In words. */
const STORY = 30;

const OF_THE_BIBLE = /\b(?:bible|scripture) (?:texts?|quotes?|words)\b/;

function formOf(words: string, plain: string, wanted: string): FormId | undefined {
  const length = plain.split(' ').length;
  const whole = length <= STORY ? formInWords(words) : undefined;
  const named = whole ?? (length <= LONGEST_STORY ? formInSentences(wanted, words) : undefined);
  const requested = requestedForm(plain);
  const known = requested === 'note' && OF_THE_BIBLE.test(plain) ? 'verses' : requested;
  // What is prayed over and what is planned for others is told apart by older, well-tried patterns.
  if (named === undefined) return known === 'note' && length > STORY ? undefined : known;
  if (known === 'plan' && !(MADE_OF_PARTS.has(named) && !PEOPLE_PLAN.test(plain))) return known;
  const mayBePrayer = named === 'reading' || named === 'verses' || named === 'talk' || named === 'note';
  return known === 'prayer' && mayBePrayer ? known : named;
}

/** Plans that can be made without knowing the people. */
const MADE_OF_PARTS: ReadonlySet<FormId> = new Set([
  'reading-plan',
  'retreat',
  'prayer-meeting',
  'youth-night',
  'quiz',
  'icebreaker',
  'lesson',
  'study',
  'family',
]);
const PEOPLE_PLAN =
  /\b(?:mentoring|accountability|training|curriculum|welcom\w+|newcomers|outreach|order of service|first year)\b/;

/** Conditions of a message beside amounts and audience: which translation, which part of the Bible. */
export function conditionsIn(text: string): Pick<FormRequest, 'translation' | 'notHeld' | 'testament'> {
  const plain = plainWords(wantedIn(text).text);
  const testament = testamentIn(amountWords(plain), plain);
  return { ...translationIn(text), ...(testament && { testament }) };
}

/** The form that one sentence asks for: "We marry in May. A reading for it?" */
function formInSentences(wanted: string, message: string): FormId | undefined {
  const sentences = wanted.split(/(?<=[.?!])\s+|\n+/).map((sentence) => amountWords(plainWords(sentence)));
  const forms = sentences.flatMap((sentence) => formInWords(sentence, message) ?? []);
  // What names its form most plainly is what is asked for.
  return FORM_IDS_BY_PLAINNESS.find((form) => forms.includes(form));
}

const FORM_IDS_BY_PLAINNESS: readonly FormId[] = FORM_PATTERNS.map(({ form }) => form);

/** How the language should sound, where no translation is named. */
const MANNERS: readonly (readonly [TranslationId, RegExp])[] = [
  [
    'kjv',
    /\b(?:old fashioned|old style|old) (?:language|english|words|wording|version|bible)\b|\bthe(?:e|es) and tho(?:u|us)\b/,
  ],
  [
    'web',
    /\b(?:modern|todays|everyday|contemporary|easy|easier|simple|simpler) (?:language|english|words|wording|version)\b/,
  ],
];

function translationIn(text: string): Pick<FormRequest, 'translation' | 'notHeld'> {
  const { held, notHeld } = namedTranslation(plainWords(text));
  const manner = held || notHeld ? undefined : MANNERS.find(([, said]) => said.test(plainWords(text)))?.[0];
  if (manner) return { translation: manner };
  return { ...(held && { translation: held }), ...(notHeld && { notHeld }) };
}

const SCOPES: readonly (readonly [ScopeId, RegExp])[] = [
  ['new-testament', /\b(?:new testament|nt)\b/],
  ['old-testament', /\b(?:old testament|ot|hebrew bible)\b/],
  ['gospels', /\bgospels\b/],
  ['psalms', /\b(?:psalms|psalter)\b/],
  ['letters', /\b(?:letters|epistles)\b/],
  ['pentateuch', /\b(?:pentateuch|torah|5 books of moses|law of moses)\b/],
  ['bible', /\bbible\b(?! (?:reading|plan))/],
];

/** Which part of the Bible is named. */
export function partOfBible(
  form: FormId,
  words: string,
  plain: string,
  unwanted: readonly string[] = [],
): Pick<FormRequest, 'testament' | 'books' | 'scope'> {
  const isList = OF_PASSAGES.has(form);
  const books = [...booksIn(plain), ...(isList ? groupsAsked(plain) : [])].filter(
    (osis) => !unwanted.includes(bookByOsis(osis)?.name ?? ''),
  );
  const testament = testamentIn(words, plain) ?? (isList && OF_JEWS.test(plain) ? 'old' : undefined);
  const scope =
    form === 'reading-plan' && books.length === 0
      ? SCOPES.find(([, pattern]) => pattern.test(words))?.[0]
      : undefined;
  return {
    ...(testament && { testament }),
    ...(books.length > 0 && { books }),
    ...(scope && { scope }),
  };
}

/** For these the Bible is what Christians call the Old Testament. */
const OF_JEWS = /\b(?:(?:is|are|was|a|my|for) jewish|a jew|rabbi|synagogue)\b/;

const FROM_SOME =
  /\b(?:from|in|by|out of) (?:(?:one|any|some|all) of )?(?:the |saint |st )?((?:\w+ ?){1,3})/g;

/** Books that are asked for by their author or kind: "from the gospels", "by Paul". */
export const groupsAsked = (plain: string): string[] =>
  [...plain.matchAll(FROM_SOME)].flatMap(([, phrase = '']) =>
    groupsIn(phrase).flatMap(
      (named) => BOOKS.find(({ name }) => name === named && name !== 'Psalms')?.osis ?? [],
    ),
  );

const PSALMS = /\bpsalms\b|\b(?:a|\d+|short) (?:\w+ )?psalms?\b|\bfrom (?:a|the) psalms?\b/;

function testamentIn(words: string, plain: string): Testament | undefined {
  const [old, young] = [/\b(?:old testament|ot)\b/.test(plain), /\b(?:new testament|nt)\b/.test(plain)];
  if (old !== young) return old ? 'old' : 'new';
  return PSALMS.test(words) && !/\bpsalms? \d/.test(plain) ? 'psalms' : undefined;
}

/** Names that are also words or people: only where the message speaks of a book. */
const PERSONS =
  /^(?:Job|Ruth|Mark|Luke|John|Jas|Acts|Num|Judg|Esth|Ezra|Dan|Joel|Amos|Mic|Matt|Jonah|Jude|Titus|Josh|Neh|Song|Lam|Prov|Rev|Gen)$/;
const BOOKISH =
  /\b(?:book|gospel|letter|epistle|study|studies|quiz|read|reading|split|through|weeks?|days?|meetings?|sessions?|summary|sum up|questions|gist|starters?|chapter|plan|verses?|over)\b/;
const OSIS = new Map(
  BOOKS.filter(({ osis }) => osis !== 'Ps').map(({ osis, name }) => [name.toLowerCase(), osis]),
);
/** Longest first: "1 john" before "john". A chapter behind the name makes it a passage. */
const NAMES = new RegExp(
  `\\b(?:${[...OSIS.keys()].sort((a, b) => b.length - a.length).join('|')})\\b(?! \\d)`,
  'g',
);

/** Words that books are called by, in another sense: "day numbers", "acts of kindness", "mark the days". */
const NO_BOOK =
  /\b(?:day|page|phone|verse|week|house|small|large|with|in|their|the) numbers\b(?! \d)|\bacts of (?!the)|\b(?:the )?judges (?:said|who)|\b(?:a|an|new|good|my|his|her|their|our|your|the|this|that|any|no|another|second|first|old|last|dream|day|night|desk|office|summer|time|of|lost|losing|lose|finding|find|get|getting|need|wants?|without|between|paid|steady|proper) jobs?\b(?! (?:\d|chapters?|and his friends))(?<!\b(?:book|story|verses|patience|trials|sufferings?|friends|wife|message|theme|end|beginning|reading|chapters?|life|part|rest|some|first|last|out|all|half|study|summary|quotes?) of job)|\bjob (?:interview|loss|losses|hunt\w*|search\w*|offer|cent(?:re|er)|market|application|security|seek\w*|share|ad|advert|title|description|change)\b|\b(?:my|his|her|their|our|a|the|good|bad|low|high|exam|final) marks?\b|\bmark (?:the|each|every|my|our)\b|\bkings? (?:and queens?|who)\b/g;

/** Whole books that are named, without chapters, in the order of the message. */
export function booksIn(plain: string): string[] {
  const isBookish = BOOKISH.test(plain);
  const called = plain.replace(/\b(?:song of songs|canticles)\b/g, 'song of solomon');
  const named = [...called.replace(NO_BOOK, ' ').matchAll(NAMES)].map(([name]) => OSIS.get(name)!);
  return [...new Set(named)].filter((osis) => isBookish || !PERSONS.test(osis));
}
