import { SUBJECT_INDEX } from '../../content/retrieval/all.ts';
import { SAYINGS } from '../../content/sayings/all.ts';
import { type CheckReport, openCheck } from '../../scripture/check-report.ts';
import { openSayings } from '../../scripture/quotations/sayings.ts';
import { type AnswerRecord, type RecalledAnswer, recall, recordOf, shownIn } from './answer-record.ts';
import { boundedRequest } from './bounded.ts';
import { checkedTextAnswer, misquotationAside } from './checked-text-answer.ts';
import { firstHeard, type Spoken, spokenTo } from './conversation.ts';
import { readDocument } from './document.ts';
import { fittedIntent, fittedSubject } from './fitting.ts';
import { followAnswer } from './follow-answers.ts';
import { changedForm, recordableForm } from './forms/follow-form.ts';
import { changedAnswer, formAnswer, noteWithConditions, studyWithConditions } from './forms/form-answer.ts';
import type { FormRequest } from './forms/form-request.ts';
import { subjectOfForm } from './forms/form-rule.ts';
import { foundInText, named, nameUnknownTo } from './found-in-text.ts';
import { withGiven } from './given-name.ts';
import { hasNoSubject, IS_MADE, inConversation, questionsOnIt, withSubject } from './in-conversation.ts';
import type { Intent } from './intent.ts';
import { type GuideLibrary, loadLibrary } from './library.ts';
import { type MoveKind, moveOf } from './moves.ts';
import { loadNeedModel } from './needs/model.ts';
import {
  bookAnswer,
  findAnswer,
  noPassageAnswer,
  passageAnswer,
  quoteAnswer,
  verseQuotedIn,
} from './passage-answer.ts';
import { planAnswer } from './plan-answer.ts';
import { prayerAnswer } from './prayer-answer.ts';
import { questionAnswer } from './question-answer.ts';
import { createRecogniser } from './recognise.ts';
import { createRetrieval, type Retrieve } from './retrieve.ts';
import { isAboutSaying, sayingAnswer, sayingAside, sayingIn } from './saying-answer.ts';
import {
  afterCrisisAnswer,
  courtesyAnswer,
  outsideAnswer,
  selfAnswer,
  unknownAnswer,
} from './short-answers.ts';
import { factAnswer, factAsked } from './short-facts.ts';
import { situationOf } from './situation.ts';
import { answerToEach } from './sub-questions.ts';
import { type Subjects, subjectsOf } from './subjects.ts';
import { reply, type Telling, tellingOf } from './telling.ts';
import { topicAnswer } from './topic-answer.ts';
import type { Guide, GuideReply, GuideRequest } from './types.ts';
import { plainWords } from './words.ts';
import { documentAnswer } from './written-answers.ts';

function documentOf({ document, documentName }: GuideRequest, subjects: Subjects) {
  return document === undefined ? undefined : readDocument(document, documentName, subjects);
}

function answer(intent: Intent, telling: Telling, subjects: Subjects): string[] {
  switch (intent.kind) {
    case 'after-crisis':
      return afterCrisisAnswer(telling);
    case 'quote':
      return quoteAnswer(telling, intent);
    case 'passage':
      return passageAnswer(telling, intent);
    case 'find':
      return findAnswer(telling, intent);
    case 'book':
      return bookAnswer(telling, intent.osis);
    case 'no-passage':
      return noPassageAnswer(telling, intent.reason);
    case 'form':
      return formAnswer(telling, intent.form, intent.subject);
    case 'prayer':
      return intent.form
        ? formAnswer(telling, intent.form, intent.subject)
        : prayerAnswer(telling, intent.subject);
    case 'study':
      return studyWithConditions(telling, intent, documentOf(telling.request, subjects));
    case 'devotional':
      return formAnswer(telling, intent.form ?? { form: 'devotional' }, intent.subject);
    case 'sermon':
      return formAnswer(telling, intent.form ?? { form: 'sermon' }, intent.subject);
    case 'plan':
      return planAnswer(telling, intent.subject);
    case 'note':
      return noteWithConditions(telling, intent);
    case 'document': {
      const document = documentOf(telling.request, subjects);
      return document === undefined ? unknownAnswer(telling) : documentAnswer(telling, document);
    }
    case 'self':
      return selfAnswer(telling, intent.about);
    case 'question':
      return questionAnswer(telling, intent);
    case 'topic':
      return topicAnswer(telling, intent);
    case 'greeting':
    case 'thanks':
    case 'goodbye':
      return courtesyAnswer(telling, intent.kind);
    case 'outside':
      return outsideAnswer(telling);
    case 'unknown':
      return unknownAnswer(telling, intent.nearest);
  }
}

const SAYING_OF = openSayings(SAYINGS);

/** A message read as one of these may in truth be a verse, typed without its reference. */
const QUOTES_A_VERSE: ReadonlySet<Intent['kind']> = new Set(['topic', 'unknown', 'question', 'find']);

/**
 * Makes the built-in guide: a message in, a reply in Markdown out. It understands by rules and scores what the message
 * is about, answers from its library, and sets every passage in the words of the Bible files. The same request has the
 * same reply; what the conversation has heard already decides which of several tellings comes next.
 */
export function createGuide(
  library: GuideLibrary = loadLibrary(),
  subjects: Subjects = subjectsOf(library),
): Guide {
  const recognise = createRecogniser(library, subjects);
  return (whole) => {
    const request = boundedRequest(whole);
    const telling = tellingOf(request, library);
    if (request.documentCheck) return checkedDocument(telling, request.documentCheck);
    const record = request.history.findLast(({ role }) => role === 'assistant')?.record;
    const last = record && !request.document ? recalled(record, telling) : undefined;
    const isTitle = subjects.titled(plainWords(request.words)) !== undefined;
    const said =
      last && !isTitle ? (spokenTo(telling, last, subjects) ?? questionsOnIt(telling, last)) : undefined;
    const fact = isTitle ? undefined : factReply(telling, recognise);
    if (fact) return fact;
    if (said) return spoken(said, record);
    const follow = amended(telling, recognise, subjects) ?? followed(telling, recognise);
    if (follow) return follow;
    const earlier = request.history.filter((turn) => turn.role === 'user').map((turn) => turn.content);
    const hasDocument = request.document !== undefined && request.document.trim() !== '';
    const { intent: understood } = recognise({ words: request.words, earlier, hasDocument });
    const intent = withSubject(understood, last);
    const saying = sayingIn(request.words, SAYING_OF);
    if (saying !== undefined && isAboutSaying(request.words, intent))
      return withRecord(intent, reply(sayingAnswer(telling, saying)));
    const within = hasDocument ? undefined : inConversation(telling, intent, last, subjects);
    if (within) return spoken(within, record);
    const isFollow = 'follow' in intent && intent.follow !== undefined;
    const verse = QUOTES_A_VERSE.has(intent.kind) && !isFollow ? verseQuotedIn(telling) : undefined;
    const wanted = verse === undefined ? intent : ({ kind: 'passage', passages: [verse] } as const);
    const name = 'question' in intent && !isFollow ? nameUnknownTo(telling, intent.question) : undefined;
    const byName = name && named(telling, name);
    if (byName) return withRecord({ kind: 'passage', passages: byName.passages }, reply(byName.parts));
    const isGuess = wanted.kind === 'unknown' || ('follow' in wanted && wanted.follow === 'asked-more');
    const found = isGuess ? foundInText(telling) : undefined;
    if (found) return withRecord({ kind: 'passage', passages: found.passages }, reply(found.parts));
    const first = wanted.kind === 'unknown' && !last ? firstHeard(telling, subjects) : undefined;
    // What it may have meant is offered behind the reply, and not in place of one.
    if (first) return spoken(first, recordOf(wanted, ''));
    const told = fittedIntent(wanted, situationOf(request.words, { earlier, isFollow }));
    const parts = answerToEach(telling, told, subjects) ?? answer(told, telling, subjects);
    const asides = saying === undefined ? ownWordsAside(telling, wanted) : [sayingAside(telling, saying)];
    const text = reply([...parts, ...asides]);
    const ownWords = [request.words, ...earlier.slice(-EARLIER_NAMES)].join('\n');
    return withRecord(wanted, IS_MADE.has(wanted.kind) ? withGiven(text, ownWords) : text);
  };
}

/** Names are taken from so many messages before. */
const EARLIER_NAMES = 2;
/** A short fact that is asked for, where nothing is to be made of it. */
function factReply(telling: Telling, recognise: ReturnType<typeof createRecogniser>): GuideReply | undefined {
  const { words, history, document } = telling.request;
  const before = history.findLast(({ role }) => role === 'user')?.content;
  const fact = document ? undefined : factAsked(words, before);
  if (!fact) return undefined;
  const isTold = [fact.answer, fact.more ?? fact.answer].every((text) => telling.said.times(text) > 0);
  if (isTold) return undefined;
  const { intent } = recognise({ words, earlier: [], hasDocument: false });
  if (IS_MADE.has(intent.kind) || intent.kind === 'quote' || intent.kind === 'plan') return undefined;
  const text = reply(factAnswer(telling, fact));
  return { text, record: { ...recordOf({ kind: 'unknown' }, text), fact: fact.id } };
}

/** A reply within a conversation, with what it is about: what was spoken of before, where it names nothing new. */
function spoken({ parts, intent, fact, form }: Spoken, before: AnswerRecord | undefined): GuideReply {
  const text = reply(parts);
  if (intent) return withRecord(intent, text);
  const shown = shownIn(text);
  const {
    amends: _amends,
    form: _form,
    fact: _fact,
    ...about
  } = before ?? recordOf({ kind: 'unknown' }, text);
  const focus = shown.at(-1) ?? about.focus;
  return {
    text,
    record: {
      ...about,
      ...(fact && { fact }),
      ...(form && { form: recordableForm(form) }),
      shown: shown.length > 0 ? shown : about.shown,
      ...(focus && { focus }),
    },
  };
}

const checkWords = openCheck(SAYINGS);
/** A visitor's own words longer than this are not checked unasked. In UTF-16 units. */
const LONGEST_CHECKED = 1_500;
const QUOTATION_MARK = /["“”«»]/;
/** What is asked about a quotation is answered with its true words as it is. */
const SHOWS_THE_WORDS: ReadonlySet<Intent['kind']> = new Set(['find', 'passage', 'quote']);

/** A word on a verse that the visitor quotes in other words. */
function ownWordsAside(telling: Telling, { kind }: Intent): string[] {
  const { words, bible, translation } = telling.request;
  if (SHOWS_THE_WORDS.has(kind) || words.length > LONGEST_CHECKED || !QUOTATION_MARK.test(words)) return [];
  return misquotationAside(
    telling,
    checkWords(words, { bible, fallback: translation, findCandidates: () => [] }),
  );
}

function checkedDocument(telling: Telling, report: CheckReport): GuideReply {
  const parts = checkedTextAnswer(telling, report, telling.request.document ?? '');
  return withRecord({ kind: 'document' }, reply(parts));
}

function withRecord(intent: Intent, text: string): GuideReply {
  return { text, record: recordOf(intent, text) };
}

/** Words that point at the reply before: a message with one of them and a move in it is no request of its own. */
const POINTS_BACK =
  /\b(?:it|that|this|them|those|these|same|ones?|others?|another|verses?|chapter|version|translation|passages?)\b/;
/** A message as short as this with a move in it says nothing else. In words. */
const NOTHING_ELSE = 4;
const OF_ITS_OWN: ReadonlySet<Intent['kind']> = new Set([
  'topic',
  'question',
  'passage',
  'quote',
  'book',
  'no-passage',
]);

/** Moves after which the conversation has something of another kind in hand. */
const KIND_AFTER: Readonly<Partial<Record<MoveKind, Intent['kind']>>> = {
  'as-prayer': 'prayer',
  'as-study': 'study',
};

/** The answer to a message that changes what was asked before ("make it 30 minutes"); undefined for every other. */
function amended(
  telling: Telling,
  recognise: ReturnType<typeof createRecogniser>,
  subjects: Subjects,
): GuideReply | undefined {
  const { request, library } = telling;
  const record = request.history.findLast(({ role }) => role === 'assistant')?.record;
  if (!record?.form || request.document) return undefined;
  const other = onOtherSubject(telling, record.form, subjects);
  if (other) return other;
  const changed = changedForm(record.form, request.words, moveOf(request.words));
  if (!changed || isOfItsOwn(request.words, recognise)) return undefined;
  const { form, isNew } = changed;
  const base = isNew ? telling : tellingOf({ ...request, history: withoutAmended(request.history) }, library);
  const parts = changedAnswer(base, form, recalled(record, telling));
  if (parts.length === 0) return undefined;
  const own = request.history.filter(({ role }) => role === 'user').slice(-EARLIER_NAMES);
  const text = withGiven(reply(parts), [request.words, ...own.map(({ content }) => content)].join('\n'));
  const shown = shownIn(text);
  const { amends: _before, ...about } = record;
  const next = { ...about, form: recordableForm(form), ...(!isNew && { amends: true as const }) };
  return { text, record: shown.length > 0 ? { ...next, shown, focus: shown.at(-1)! } : next };
}

/** "Could it be about Esther instead": the same form, on what is named now. */
const OTHER_SUBJECT =
  /\b(?:about|on) .*\binstead\b|\binstead\b.*\b(?:about|on) |^(?:can|could|may) (?:it|that|this|we|you) (?:be|make it|do it|do|change it to) (?:about|on)\b|^(?:make|do) (?:it|that|this|one) (?:about|on)\b/;

function onOtherSubject(telling: Telling, form: FormRequest, subjects: Subjects): GuideReply | undefined {
  const { words } = telling.request;
  if (!OTHER_SUBJECT.test(plainWords(words))) return undefined;
  const { books: _books, ...asked } = form;
  const subject = subjectOfForm({ form: asked, wanted: words }, subjects);
  if (hasNoSubject(subject)) return undefined;
  const parts =
    form.form === 'study'
      ? studyWithConditions(telling, { subject, form: asked }, undefined)
      : formAnswer(telling, asked, subject);
  return parts.length === 0 ? undefined : withRecord({ kind: 'form', subject, form: asked }, reply(parts));
}

/** What the reply before was about, told as the conversation's situation asks. */
function recalled(record: AnswerRecord, { request, library }: Telling): RecalledAnswer {
  const last = recall(record, library);
  const earlier = request.history.filter(({ role }) => role === 'user').map(({ content }) => content);
  const situation = situationOf(request.words, { earlier, isFollow: true });
  return { ...last, subject: fittedSubject(last.subject, situation) };
}

/** The history without the reply that is changed, and without those that it had changed itself: the same is told again. */
function withoutAmended(history: GuideRequest['history']): GuideRequest['history'] {
  const kept = [...history];
  for (let at = kept.length - 1; at >= 0; at -= 1) {
    const turn = kept[at]!;
    if (turn.role !== 'assistant') continue;
    kept.splice(at, 1);
    if (!turn.record?.amends) break;
  }
  return kept;
}

/** Whether a message names a subject of its own, and so changes nothing of what was asked before. */
function isOfItsOwn(words: string, recognise: ReturnType<typeof createRecogniser>): boolean {
  const plain = plainWords(words);
  if (plain.split(' ').length <= NOTHING_ELSE || POINTS_BACK.test(plain)) return false;
  const { intent } = recognise({ words, earlier: [], hasDocument: false });
  if (intent.kind === 'note') return true;
  if (!('subject' in intent)) return OF_ITS_OWN.has(intent.kind);
  const { topic, question, occasion, passages } = intent.subject;
  return Boolean(topic ?? question ?? occasion) || passages.length > 0;
}

/** Moves that may only be for whom something new is wanted: "my sponsor wants a reading for the meeting". */
const MENTIONS_SOMEBODY: ReadonlySet<MoveKind> = new Set(['for-group', 'for-children', 'for-someone-else']);

/** The answer to a message that only takes up the reply before it; undefined for every other. */
function followed(telling: Telling, recognise: ReturnType<typeof createRecogniser>): GuideReply | undefined {
  const { request } = telling;
  const record = request.history.findLast(({ role }) => role === 'assistant')?.record;
  const move = record && !request.document ? moveOf(request.words) : undefined;
  if (!record || !move) return undefined;
  const plain = plainWords(request.words);
  if (plain.split(' ').length > NOTHING_ELSE) {
    const { intent } = recognise({ words: request.words, earlier: [], hasDocument: false });
    if (intent.kind === 'form' && MENTIONS_SOMEBODY.has(move.kind)) return undefined;
    const namesPassage = 'passages' in intent && intent.passages.length > 0;
    if (namesPassage || intent.kind === 'question') return undefined;
    if (OF_ITS_OWN.has(intent.kind) && !POINTS_BACK.test(plain)) return undefined;
  }
  const parts = followAnswer(telling, move, recalled(record, telling));
  if (!parts) return undefined;
  const text = reply(parts);
  const shown = shownIn(text);
  // What the conversation is about stays; what it showed last is what a next follow-up points at.
  const kind = KIND_AFTER[move.kind] ?? record.kind;
  const next = { ...record, kind, move: move.kind };
  return { text, record: shown.length > 0 ? { ...next, shown, focus: shown.at(-1)! } : next };
}

/** Made when first asked: a start does not wait for them, and most installations need only one of the last two. */
let subjects: Subjects | undefined;
let made: Guide | undefined;
let retrieval: Retrieve | undefined;

function shippedSubjects(): Subjects {
  subjects ??= subjectsOf(loadLibrary());
  return subjects;
}

/** What the first answer would load, in steps of some milliseconds each. */
export const LOADING_STEPS: readonly (() => void)[] = [loadLibrary, loadNeedModel, shippedSubjects];

/** The guide that ships with Berea. */
export const guide: Guide = (request) => {
  made ??= createGuide(loadLibrary(), shippedSubjects());
  return made(request);
};

/** The passages that a model is handed with a question. */
export const retrieve: Retrieve = (request) => {
  retrieval ??= createRetrieval(loadLibrary(), shippedSubjects(), SUBJECT_INDEX, SAYING_OF);
  return retrieval(request);
};
