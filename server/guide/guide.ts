import { SUBJECT_INDEX } from '../../content/retrieval/all.ts';
import { passagesInMessage } from '../../scripture/references/message-references.ts';
import { answerIntent } from './answer-intent.ts';
import { type RecalledAnswer, recordOf } from './answer-record.ts';
import { ownWordsAside } from './answers/checked-replies.ts';
import { fittedIntent } from './answers/fitting.ts';
import { isAboutSaying, sayingAnswer, sayingAside } from './answers/saying-answer.ts';
import { answerToEach } from './answers/sub-questions.ts';
import { choicesFor, themeOf } from './asked/in-talk.ts';
import { loadAskedModel } from './asked/model.ts';
import { ratherAsked } from './asked/rather-asked.ts';
import { titlesOf } from './asked/reply.ts';
import { boundedRequest } from './bounded.ts';
import { QUESTIONS_ON_FIGURES } from './figures/reply.ts';
import { readForm } from './forms/read-form.ts';
import type { Intent } from './intent.ts';
import { type GuideLibrary, loadLibrary } from './library.ts';
import { loadWordVectors } from './meaning/word-vectors.ts';
import { loadNeedModel } from './needs/model.ts';
import { foundInText, named, nameUnknownTo } from './passages/found-in-text.ts';
import { notThese, notWantedBefore, withoutThese } from './passages/not-these.ts';
import { verseExplained, verseQuotedIn } from './passages/passage-answer.ts';
import { createRetrieval, type Retrieve } from './passages/retrieve.ts';
import { type Deps, type ReadMessage, readMessage, SAYING_OF } from './read-message.ts';
import { saidPlainly } from './reading/said-plainly.ts';
import { createRecogniser } from './recognise/recognise.ts';
import { type Subjects, subjectsOf } from './recognise/subjects.ts';
import { unrepeated } from './reshaped/unrepeated.ts';
import { STEPS } from './steps.ts';
import { withBookOfTalk } from './talk/book-of-talk.ts';
import { firstHeard } from './talk/conversation.ts';
import { IS_MADE, inConversation, withSubject } from './talk/in-conversation.ts';
import { withNoteOfTalk } from './talk/note-of-talk.ts';
import { SEQUEL_STEPS } from './talk/sequels.ts';
import { spoken, withRecord } from './talk/spoken-reply.ts';
import { EARLIER_NAMES } from './talk/taken-up.ts';
import { alsoStands, bestKnown } from './talk/where-from.ts';
import { reply, type Telling, tellingOf } from './telling.ts';
import { withGiven } from './told/given-name.ts';
import { situationOf } from './told/situation.ts';
import type { Guide, GuideReply, GuideRequest } from './types.ts';

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
  const deps: Deps = { recognise: createRecogniser(library, subjects), subjects };
  const answered = (request: GuideRequest): GuideReply => {
    const message = readMessage(tellingOf(request, library), deps);
    for (const step of STEPS) {
      const answer = step(message, deps);
      if (answer) return answer;
    }
    return answerAsRecognised(message, deps);
  };
  return (whole) => {
    const bounded = boundedRequest(whole);
    const plainly = { ...bounded, words: withBookOfTalk(saidPlainly(bounded.words), bounded.history) };
    const excluded = plainly.document ? undefined : notThese(plainly.words);
    if (!excluded) return unrepeated(plainly, withoutNotWanted(plainly, answered(plainly)));
    // What is asked to be made, or changed, reads its conditions from the whole message.
    const before = plainly.history.findLast(({ role }) => role === 'assistant')?.record;
    const isMade = before?.form !== undefined || readForm(plainly.words, library)?.form.not !== undefined;
    const request = isMade ? plainly : { ...plainly, words: excluded.words };
    return unrepeated(request, withoutThese(answered(request), excluded.passages));
  };
}

/** A reply without what earlier messages did not want, unless this one names a passage; what is made keeps its own conditions. */
function withoutNotWanted({ words, history }: GuideRequest, answer: GuideReply): GuideReply {
  const unwanted = answer.record.form ? [] : notWantedBefore(history);
  const isNamed = unwanted.length > 0 && passagesInMessage(words, { isShort: true }).length > 0;
  return unwanted.length === 0 || isNamed ? answer : withoutThese(answer, unwanted);
}

/** The answer to what a message is recognised as, by itself and within its talk; there is always one. */
function answerAsRecognised(
  { telling, record, last, saying }: ReadMessage,
  { recognise, subjects }: Deps,
): GuideReply {
  const { request } = telling;
  const earlier = request.history.filter((turn) => turn.role === 'user').map((turn) => turn.content);
  const hasDocument = request.document !== undefined && request.document.trim() !== '';
  const { intent: understood } = recognise({
    words: request.words,
    earlier,
    hasDocument,
    spokenOf: themeOf(telling) && last ? entrySpokenOf(last) : undefined,
  });
  const ofTalk = withNoteOfTalk(withSubject(understood, last), request.words, { earlier, subjects });
  const intent = withChoices(ofTalk, telling, subjects);
  if (saying !== undefined && isAboutSaying(request.words, intent))
    return withRecord(intent, reply(sayingAnswer(telling, saying)));
  const within = hasDocument ? undefined : inConversation(telling, intent, last, subjects);
  const rather = ratherAsked(telling, { intent, within, subjects });
  if (rather) return rather;
  if (within) {
    const answer = spoken(within, record);
    return within.form
      ? { ...answer, text: withGiven(answer.text, [request.words, ...earlier].join('\n')) }
      : answer;
  }
  const isFollow = 'follow' in intent && intent.follow !== undefined;
  const exact =
    (QUOTES_A_VERSE.has(intent.kind) && !isFollow ? verseQuotedIn(telling) : undefined) ??
    (intent.kind === 'find' ? verseExplained(telling, intent) : undefined);
  const verse = exact && bestKnown(telling, exact, intent.kind === 'find' ? intent.words : request.words);
  const wanted = verse === undefined ? intent : ({ kind: 'passage', passages: [verse] } as const);
  const name = 'question' in intent && !isFollow ? nameUnknownTo(telling, intent.question) : undefined;
  const byName = name && named(telling, name);
  if (byName) return withRecord({ kind: 'passage', passages: byName.passages }, reply(byName.parts));
  const isGuess = wanted.kind === 'unknown' || ('follow' in wanted && wanted.follow === 'asked-more');
  const found = isGuess ? foundInText(telling) : undefined;
  if (found) return withRecord({ kind: 'passage', passages: found.passages }, reply(found.parts));
  const first =
    wanted.kind === 'unknown' && !last ? firstHeard(telling, wanted.nearest ?? [], subjects) : undefined;
  // What it may have meant is offered behind the reply, and not in place of one.
  if (first) return spoken(first, recordOf(wanted, ''));
  const told = fittedIntent(wanted, situationOf(request.words, { earlier, isFollow }));
  const parts = answerToEach(telling, told, subjects) ?? answerIntent(told, telling, subjects);
  const asides = saying === undefined ? ownWordsAside(telling, wanted) : [sayingAside(telling, saying)];
  if (exact && verse !== exact) asides.push(alsoStands(telling, exact));
  const text = reply([...parts, ...asides]);
  const ownWords = [request.words, ...earlier.slice(-EARLIER_NAMES)].join('\n');
  return withRecord(wanted, IS_MADE.has(wanted.kind) ? withGiven(text, ownWords) : text);
}

/** The entry that the reply before was about. */
function entrySpokenOf({ subject: { topic, question } }: RecalledAnswer): Intent | undefined {
  if (topic) return { kind: 'topic', topic, passages: [] };
  return question && { kind: 'question', question };
}

/** With what may have been meant, where nothing is sure. */
function withChoices(intent: Intent, telling: Telling, subjects: Subjects): Intent {
  if (intent.kind !== 'unknown') return intent;
  return { ...intent, nearest: choicesFor(telling, intent.nearest ?? [], subjects) };
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
export const LOADING_STEPS: readonly (() => void)[] = [
  loadLibrary,
  loadNeedModel,
  shippedSubjects,
  ...SEQUEL_STEPS,
  loadWordVectors,
  loadAskedModel,
  () => void titlesOf(loadLibrary()),
  ...QUESTIONS_ON_FIGURES,
];

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
