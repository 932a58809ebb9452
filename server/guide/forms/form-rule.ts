import type { GuideTopic } from '../../../content/guide/types.ts';
import { passagesInMessage } from '../../../scripture/references/message-references.ts';
import { passageOfMark, passageOfReference } from '../../../scripture/references/passage-of-reference.ts';
import { verseCount } from '../../../scripture/references/passage-ranges.ts';
import type { Passage } from '../../../scripture/types.ts';
import type { Intent, Recognition, Subject } from '../intent.ts';
import { isSure } from '../needs/understood.ts';
import type { Match } from '../reading/signs.ts';
import { studyWordsOf } from '../reading/study-words.ts';
import { plainWords, UNSIGNED, type Word, wordsOf } from '../reading/words.ts';
import { leadingTopics, type Subjects } from '../recognise/subjects.ts';
import { isIndexed } from './choose-passages.ts';
import type { FormId, FormRequest } from './form-request.ts';
import { type FormReading, readForm } from './read-form.ts';

/** What a rule has read of a message already. */
interface MessageRead {
  readonly text: string;
  readonly passages: readonly Passage[];
  readonly hasDocument: boolean;
}

/** What is asked to be made, with its conditions and its subject; undefined where a message asks for nothing of the kind. */
export function formRecognition(
  { text, passages, hasDocument }: MessageRead,
  subjects: Subjects,
): Recognition | undefined {
  const reading = readForm(text, subjects.library);
  if (reading === undefined) return undefined;
  if (hasDocument && OF_A_DOCUMENT.has(reading.form.form)) return undefined;
  const read = subjectOfForm(reading, subjects);
  // An instruction may name its passages far behind its opening.
  const subject =
    reading.form.not || passages.length === 0 || read.passages.length > 0 ? read : { ...read, passages };
  if (isOnlyText(reading, subject) || isUnknownSubject(reading, subject)) return undefined;
  const intent = intentOf(reading, subject, subjects);
  return intent && { intent, reasons: [`asks for a ${reading.form.form}`] };
}

const OF_A_TEXT: ReadonlySet<FormId> = new Set(['verses', 'blessing', 'reading', 'prayer', 'grace']);

/** "The full text of the priestly blessing", "third John verse two": a passage, and nothing to be made. */
function isOnlyText({ form }: FormReading, { passages, topic, occasion }: Subject): boolean {
  const { count, sessions, occasion: event, words } = form;
  if (passages.length === 0 || topic || occasion || !OF_A_TEXT.has(form.form)) return false;
  return !count && !sessions && !event && !words && form.form !== 'prayer'
    ? true
    : form.form === 'prayer' && isTheLordsPrayer(passages);
}

const isTheLordsPrayer = (passages: readonly Passage[]) =>
  passages.some(({ osis }) => /^(?:Matt\.6\.9|Luke\.11\.2|1Chr\.4\.)/.test(osis));

/** Verses on something that the library does not know: other rules may, and no list is made up. */
function isUnknownSubject(
  { form, wanted }: FormReading,
  { passages, topic, question, occasion }: Subject,
): boolean {
  if (form.form !== 'verses' || topic || question || occasion || passages.length > 0) return false;
  if (form.occasion || form.books || form.kinds || !(ABOUT.test(wanted) || FOR.test(wanted))) return false;
  // "For my wall, and nothing about joy": what is not wanted says enough of what is.
  if (form.not && !ABOUT.test(wanted)) return false;
  return !isIndexed(wordsOf(wanted));
}

/** Asked of a document, these are answered with what stands in it. */
const OF_A_DOCUMENT: ReadonlySet<FormId> = new Set(['summary', 'questions']);

/** The kinds of intent that are older than their forms; every other form is of the kind "form". */
const KINDS: Partial<Record<FormId, 'prayer' | 'study' | 'devotional' | 'sermon' | 'plan'>> = {
  prayer: 'prayer',
  study: 'study',
  devotional: 'devotional',
  sermon: 'sermon',
  talk: 'sermon',
  plan: 'plan',
};

/** The note for an occasion that was not named. */
const GENERAL_NOTE = 'encouragement';
const NOTES_OF_OCCASIONS: Readonly<Record<string, string>> = {
  funeral: 'bereaved',
  hospital: 'sick',
  graduation: 'congratulations',
  retirement: 'farewell',
  'new-home': 'new-home',
  'new-job': 'congratulations',
  christmas: 'christmas',
  easter: 'easter',
  anniversary: 'anniversary',
  engagement: 'wedding',
  baptism: 'birth',
  confirmation: 'confirmation',
};

function intentOf({ form, wanted }: FormReading, subject: Subject, subjects: Subjects): Intent | undefined {
  if (form.form !== 'note') {
    const [book] = form.books ?? [];
    if (form.form === 'summary' && book && subject.passages.length === 0) return { kind: 'book', osis: book };
    const kind = KINDS[form.form];
    return kind ? { kind, subject, form } : { kind: 'form', subject, form };
  }
  const { notes } = subjects.library;
  const named = subjects.notes(wordsOf(wanted))[0]?.owner;
  const byOccasion = notes.find(({ id }) => id === NOTES_OF_OCCASIONS[form.occasion ?? '']);
  const occasion = named ?? byOccasion ?? notes.find(({ id }) => id === GENERAL_NOTE);
  return occasion && { kind: 'note', occasion, form };
}

const KEYWORDS = 4;
const PRAYERS = /\bprayers?(?: meetings?| evenings?| time| nights?)?\b/gi;
/** What stands behind these is the subject; behind the others it may be somebody or some group. */
const ABOUT = /\b(?:about|abt|on|regarding|theme(?: is|:)?|topic(?: is|:)?|subject(?: is|:)?|against)\s+/i;
const FOR = /\b(?:for|of)\s+/i;
/** Words of the form itself, which are no subject. */
const FORM_WORDS =
  /\b(?:(?:a|the|our|this) (?:\w+ )?service|(?:staff|team|committee|council|board|leaders|teachers) (?:meeting|devotions?|breakfast)s?|(?:at |in )?a christian school|(?:mon|tues|wednes|thurs|fri|satur)days?(?: (?:morning|evening|night))?|journal\w*|devotion\w*|reading plan|readings?|bible|verses?|questions?|quiz|lesson|sunday school|talk|sermon|youth (?:night|group|club)|retreat|icebreakers?|study|family|short|card|note|letter|psalms?|blessing|grace|students?|teens?|teenagers?|wom[ae]n|men|ages?)\b/gi;

const THE_YOUNG: ReadonlySet<string> = new Set(['children-and-youth', 'students-and-exams', 'women', 'men']);
/** Topics that such a form is for, and not about. */
const OF_THE_AUDIENCE: Partial<Record<FormId, ReadonlySet<string>>> = {
  'youth-night': THE_YOUNG,
  quiz: THE_YOUNG,
  icebreaker: THE_YOUNG,
  lesson: THE_YOUNG,
  family: THE_YOUNG,
  questions: THE_YOUNG,
};

/** One person for whom something is wanted: "verses for my sister" are not about women. */
const PERSONAL: ReadonlySet<string> = new Set([
  'friend',
  'sister',
  'brother',
  'aunt',
  'uncle',
  'neighbour',
  'colleague',
]);

/** Topics that such a request names only to say for whom it is. */
const OF_PEOPLE: ReadonlySet<string> = new Set([
  'women',
  'men',
  'other-religions',
  'jesus-in-other-faiths',
  'grandparents',
]);

/** Ages, numbers and lengths: conditions, which are no subject ("aged 4 to 7" is not growing old, "two games" not gaming). */
const FOR_WHOM_AND_HOW =
  /\b(?:aged?|ages)\s+\d+(?:\s*(?:-|–|to|and)\s*\d+)?|\b\d+\s*(?:-|–|to)\s*\d+\s*(?:s|year[- ]olds?|yr olds?)?\b|\bunder[- ]?\d+'?s\b|\b(?:one|two|three|four|\d+) (?:\w+ )?games?\b|\b\d+ (?:kids|children|boys|girls|juniors|teens|people|adults)\b/gi;
/** Forms that tell a story. */
const STORY_FORMS: ReadonlySet<FormId> = new Set([
  'lesson',
  'youth-night',
  'talk',
  'family',
  'child',
  'devotional',
]);
const PERSON = /^Who (?:was|were|is|are) /;
const LEAST_OF_A_NAME = 4;

/** The person of the Bible whom a request names behind "on" or "about": "a lesson on Zacchaeus". */
function personTold(text: string, { library }: Subjects): PersonTold | undefined {
  const [, ...behind] = text.split(ABOUT_OR_OF);
  const named = new Set(
    behind.flatMap((part) => part.split(/[.,;:!?\n]/)[0]!.match(/\b\p{Lu}\p{Ll}+/gu) ?? []),
  );
  if (named.size === 0) return undefined;
  const question = library.questions.find(
    (one) =>
      PERSON.test(one.question) &&
      (one.question.replace(PERSON, '').match(/\p{Lu}\p{Ll}+/gu) ?? []).some(
        (name) => name.length >= LEAST_OF_A_NAME && named.has(name),
      ),
  );
  if (!question) return undefined;
  const called = library.named.find(({ id }) => [...named].some((name) => id.includes(name.toLowerCase())));
  const own = question.passages
    .map(({ mark }) => passageOfMark(mark))
    .toSorted((a, b) => verseCount(b) - verseCount(a));
  return { question, story: called ? [passageOfMark(called.mark)] : own.slice(0, 1) };
}

/** A person of the Bible with the passage that tells most of them. */
interface PersonTold {
  readonly question: NonNullable<Subject['question']>;
  readonly story: readonly Passage[];
}

const ABOUT_OR_OF = /\b(?:on|about|of)\s+(?:the (?:story|life|prophet|apostle) of\s+)?/;

/** "A short verse" asks for no fact about the shortest. */
const HOW_LONG =
  /\b(?:short|shortest|shorter|brief|long|longer) (?:bible )?(?:verses?|passages?|readings?|texts?|psalms?)\b/gi;

const OF_ITS_OCCASION: ReadonlySet<FormId> = new Set(['talk', 'lesson']);

/** What a request is about: the one place that asks the recognition of subjects. */
export function subjectOfForm({ form, wanted }: FormReading, subjects: Subjects): Subject {
  const isList = form.form === 'verses' || form.form === 'reading';
  const text = (form.form === 'study' ? studyWordsOf(wanted) : wanted)
    .replace(FOR_WHOM_AND_HOW, ' ')
    .replace(isList ? HOW_LONG : /(?!)/, ' ');
  const told = STORY_FORMS.has(form.form) ? personTold(text, subjects) : undefined;
  if (told) {
    const named = passagesOf(wanted, form, subjects);
    return { question: told.question, passages: named.length > 0 ? named : told.story };
  }
  // An assembly at Easter is about Easter, whatever else is told of it.
  if (form.occasion && OF_ITS_OCCASION.has(form.form) && namedBehind(ABOUT, text, subjects).length === 0)
    return { passages: passagesOf(wanted, form, subjects) };
  const words = wordsOf(text);
  const topics = topicsOf(form, text, subjects);
  const { topic: leading, beside } = leadingTopics(topics);
  const isForOne = PERSONAL.has(form.audience ?? '') || form.kinds !== undefined;
  const isOnlyFor = isForOne && OF_PEOPLE.has(leading?.id ?? '');
  const topic = leading && (isOnlyFor || OF_THE_AUDIENCE[form.form]?.has(leading.id)) ? undefined : leading;
  const leads = (match: Match<{ readonly id: string }> | undefined) =>
    match !== undefined &&
    !(isForOne && OF_PEOPLE.has(match.owner.id)) &&
    match.score >= (topics[0]?.score ?? 0) * 0.8;
  const isPrayer = form.form === 'prayer';
  const [occasion] = isPrayer ? subjects.occasions(words) : [];
  const [asked] = isPrayer ? [] : subjects.questions(words);
  const question = asked && isNameOfBook(form, asked.owner) ? undefined : asked;
  const passages = passagesOf(wanted, form, subjects);
  if (!topic && !leads(occasion) && !leads(question) && passages.length === 0)
    // "A verse for a sympathy card": how it is to sound was said, and what is left names nothing surely.
    return form.kinds ? { passages: [] } : ofBooks(form, learned(wanted, { isPrayer, isForOne }, subjects));
  return {
    ...(leads(occasion) && { occasion: occasion!.owner }),
    ...(leads(question) && { question: question!.owner }),
    ...(topic && { topic }),
    ...(beside && { beside }),
    passages,
  };
}

/** James, of whose letter passages are wanted, is not James the apostle. */
const isNameOfBook = ({ books }: FormRequest, { question }: NonNullable<Subject['question']>): boolean =>
  books !== undefined && PERSON.test(question);

const ofBooks = (form: FormRequest, subject: Subject): Subject =>
  subject.question && isNameOfBook(form, subject.question) ? { passages: subject.passages } : subject;

/** A request in fewer words beside those of its form names no subject. */
const FEWEST_WORDS = 4;
/** "Pray for me": for what, the conversation says. */
const ANY_PRAYER = 'prayer/pray-for-me';
const SUBJECTS = ['topic/', 'question/', 'person/'];

/** Where no sign tells what a request is about: what was learned, if it is sure. */
function learned(
  wanted: string,
  { isPrayer, isForOne }: { readonly isPrayer: boolean; readonly isForOne: boolean },
  subjects: Subjects,
): Subject {
  const text = wanted.replace(FORM_WORDS, ' ').replace(PRAYERS, ' ');
  if (wordsOf(text).length < FEWEST_WORDS) return { passages: [] };
  const [need] = subjects.needs(text, isPrayer ? ['topic/', 'prayer/'] : SUBJECTS);
  const names = isSure(need) && need.label !== ANY_PRAYER;
  const intent = names ? subjects.entryOf(need.label, wordsOf(wanted))?.intent : undefined;
  const isOf = (id: string) => isForOne && OF_PEOPLE.has(id);
  if (intent?.kind === 'topic')
    return isOf(intent.topic.id) ? { passages: [] } : { topic: intent.topic, passages: [] };
  if (intent?.kind === 'question' && !isOf(intent.question.id))
    return { question: intent.question, passages: [] };
  return intent?.kind === 'prayer' ? intent.subject : { passages: [] };
}

type TopicMatch = Match<GuideTopic>;

function topicsOf({ form }: FormRequest, whole: string, subjects: Subjects): TopicMatch[] {
  const isOfPrayer = form === 'prayer' || form === 'prayer-meeting' || form === 'journal' || form === 'grace';
  const text = isOfPrayer ? whole.replace(PRAYERS, ' ') : whole;
  const about = namedBehind(ABOUT, text, subjects);
  if (about.length > 0) return about;
  const words = wordsOf(text);
  const called =
    form === 'prayer' ? namedBehind(FOR, text, subjects).filter(({ score }) => score === CERTAIN) : [];
  if (called.length > 0) return called;
  const sure = subjects.topics(words);
  if (form === 'study' || form === 'prayer' || form === 'sermon') {
    if (sure.length > 0) return sure;
    return form === 'study' && words.length <= KEYWORDS
      ? subjects.anyTopics(words)
      : namedBehind(FOR, text, subjects);
  }
  const behind = namedBehind(FOR, text, subjects);
  return behind.length > 0 ? behind : subjects.topics(wordsOf(text.replace(FORM_WORDS, ' ')));
}

const FAINT = 0.7;
/** So many places are read at most: each is compared with all topics, and a message may be nothing but "pray for". */
const MOST_PLACES = 40;

/** The topics of what stands behind a word, up to the next comma; few words need only a faint sign. */
function namedBehind(word: RegExp, text: string, subjects: Subjects): TopicMatch[] {
  for (const part of text.split(word, MOST_PLACES + 1).slice(1)) {
    const [phrase = ''] = part
      .replace(FORM_WORDS, ' ')
      .split(/[.,;!?\n]|\b(?:for|with|at|in|of|to|because)\b/i);
    const words = wordsOf(phrase);
    const called = calledByName(words, subjects);
    const sure = subjects.topics(words);
    const found =
      sure.length === 0 && words.length <= KEYWORDS
        ? subjects.anyTopics(words).filter(({ score }) => score >= FAINT)
        : sure;
    if (called || found.length > 0)
      return [...(called ?? []), ...found.filter(({ owner }) => owner !== called?.[0]?.owner)];
  }
  return [];
}

/** The topics that a message names behind "on" or "about", and not those of the group or its life. */
export function topicsNamed(text: string, subjects: Subjects): TopicMatch[] {
  return namedBehind(ABOUT, text.replace(FOR_WHOM_AND_HOW, ' '), subjects);
}

/** Whether one of them is called by its own name. */
export const isCalledByName = ({ score }: TopicMatch): boolean => score === CERTAIN;

const CERTAIN = 3.01;
const LEAST_LETTERS = 4;

/** The topic that a phrase calls by its own name: "patience", "rest", "hope and heaven". */
function calledByName(words: readonly Word[], { library }: Subjects): TopicMatch[] | undefined {
  const said = new Set(words.map(({ plain }) => plain).filter((word) => !UNSIGNED.has(word)));
  if (said.size === 0 || said.size > KEYWORDS) return undefined;
  const partsOf = (id: string) => id.split('-').filter((part) => part !== 'and');
  const whole = library.topics.find(({ id }) => partsOf(id).every((part) => said.has(part)));
  const owner =
    whole ?? (said.size === 1 ? library.topics.find(({ id }) => isPartOfName(partsOf(id), said)) : undefined);
  return owner && [{ owner, score: CERTAIN, signs: [owner.id], longest: 1 }];
}

const isPartOfName = (parts: readonly string[], said: ReadonlySet<string>) =>
  parts.length <= 2 && parts.some((part) => part.length >= LEAST_LETTERS && said.has(part));

const SHORT = 14;

/** The passages that are named, by reference or by the name people call them; for sermons through a book its beginning. */
function passagesOf(wanted: string, { form }: FormRequest, subjects: Subjects): readonly Passage[] {
  const words = wordsOf(wanted);
  const text = wanted.replace(AMOUNT, ' ');
  const named = passagesInMessage(text, { isShort: words.length <= SHORT });
  if (named.length > 0) return named;
  // "Short verses" is no name of the shortest verse.
  const [called] = form === 'verses' ? [] : subjects.named(words);
  if (called) return [passageOfMark(called.owner.mark)];
  const chapter = chapterIn(text);
  if (chapter) return [chapter];
  const book = form === 'sermon' ? bookPreached(plainWords(wanted)) : undefined;
  return book ? [book] : [];
}

/** A number that is an amount, and no verse of the reference before it. */
const AMOUNT =
  /,?\s*\b\d+[ -]?(?:minutes?|mins?|hours?|weeks?|days?|points?|questions?|people|meetings?|sessions?|times|verses?\b(?! \d)|prompts?|years?)\b/gi;
const CHAPTER = /\b(Mark|Acts|Job|Numbers|Judges|Ruth|Daniel|Joel|Amos|James|Luke|John)\s+(\d{1,2})\b(?!:)/i;

/** "A quiz on Mark 2": a name that is also a word or a person before the number of a chapter. */
function chapterIn(text: string): Passage | undefined {
  const [, name = '', chapter] = CHAPTER.exec(text) ?? [];
  return chapter === undefined
    ? undefined
    : passageOfReference(`${name.charAt(0).toUpperCase()}${name.slice(1).toLowerCase()} ${chapter}`);
}

/** "Preach through Mark": the first chapter of the book. */
function bookPreached(plain: string): Passage | undefined {
  const behind =
    /\bpreach(?:ing)? (?:through|from|on) (?:the (?:book|letter|gospel) of |the )?((?:[123] )?[a-z]+)/.exec(
      plain,
    );
  return behind?.[1] === undefined ? undefined : passageOfReference(`${behind[1]} 1`);
}
