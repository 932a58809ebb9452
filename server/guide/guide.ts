import { SUBJECT_INDEX } from '../../content/retrieval/all.ts';
import { SAYINGS } from '../../content/sayings/all.ts';
import { openSayings } from '../../scripture/quotations/sayings.ts';
import { answerIntent } from './answer-intent.ts';
import { type RecalledAnswer, recordOf } from './answer-record.ts';
import { choicesFor, themeOf } from './asked/in-talk.ts';
import { loadAskedModel } from './asked/model.ts';
import { askedReply, titlesOf } from './asked/reply.ts';
import { boundedRequest } from './bounded.ts';
import { checkedDocument, ownWordsAside } from './checked-replies.ts';
import { firstHeard, type Spoken, spokenTo } from './conversation.ts';
import { spokenInDanger } from './danger/spoken-in-danger.ts';
import { edited } from './edits.ts';
import { figureReply, onTheSame } from './figures/reply.ts';
import { fittedIntent } from './fitting.ts';
import { foundInText, named, nameUnknownTo } from './found-in-text.ts';
import { withGiven } from './given-name.ts';
import { halfRemembered } from './half-remembered.ts';
import { IS_MADE, inConversation, questionsOnIt, withSubject } from './in-conversation.ts';
import { spokenInTalk } from './in-talk.ts';
import type { Intent } from './intent.ts';
import { askedOfLeader, ledReply } from './leading/led-reply.ts';
import { type GuideLibrary, loadLibrary } from './library.ts';
import { loadWordVectors } from './meaning/word-vectors.ts';
import { loadNeedModel } from './needs/model.ts';
import { verseExplained, verseQuotedIn } from './passage-answer.ts';
import { excludesPeople, peopleLikeMe } from './people-like-me.ts';
import { asksForPrayer, prayerInTalk } from './prayer-in-talk.ts';
import { prayerOfTalk } from './prayer-of-talk.ts';
import { createRecogniser } from './recognise.ts';
import { courtesy } from './requests.ts';
import { reshaped } from './reshaped/reshaped.ts';
import { unrepeated } from './reshaped/unrepeated.ts';
import { createRetrieval, type Retrieve } from './retrieve.ts';
import { isAboutSaying, sayingAnswer, sayingAside, sayingIn } from './saying-answer.ts';
import { SEQUEL_STEPS } from './sequels.ts';
import { verseForEach } from './short-verses.ts';
import { situationOf } from './situation.ts';
import { somebodyMourns } from './somebody-mourns.ts';
import { factReply, spoken, withRecord } from './spoken-reply.ts';
import { answerToEach } from './sub-questions.ts';
import { type Subjects, subjectsOf } from './subjects.ts';
import { amended, EARLIER_NAMES, followed, recalled } from './taken-up.ts';
import { isInDanger, takenUpFirst } from './taken-up-first.ts';
import { reply, type Telling, tellingOf } from './telling.ts';
import type { Guide, GuideReply } from './types.ts';
import { alsoStands, bestKnown } from './where-from.ts';
import { plainWords } from './words.ts';
import { wordsInTalk } from './words-in-talk.ts';

const SAYING_OF = openSayings(SAYINGS);

/** From this probability on a question of the library goes before a short fact that has the message's words. */
const BEFORE_A_FACT = 0.5;

/** From this one on, its own alone, a prayer of the library goes before one for any such moment. */
const BEFORE_A_MOMENT = 0.6;

/** And from this one on before words for somebody near who mourns. */
const SURELY = 0.9;

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
  const deps = { recognise, subjects };
  const answer: Guide = (request) => {
    const telling = tellingOf(request, library);
    if (request.documentCheck) return checkedDocument(telling, request.documentCheck);
    const record = request.history.findLast(({ role }) => role === 'assistant')?.record;
    const inDanger = spokenInDanger(telling);
    if (inDanger) return { ...spoken(inDanger, record), asks: true };
    const last = record && !request.document ? recalled(record, telling) : undefined;
    const isTitle = subjects.titled(plainWords(request.words)) !== undefined;
    const led = isTitle ? undefined : ledReply(telling, record, subjects);
    if (led) return led;
    const said =
      last && !isTitle ? (spokenTo(telling, last, subjects) ?? questionsOnIt(telling, last)) : undefined;
    const takesUp = last && !isTitle ? takenUpFirst(telling, last, subjects) : undefined;
    if (takesUp) return spoken(takesUp, record);
    const again =
      last && !isTitle
        ? reshaped(telling, last, { subjects, remade: () => amended(telling, recognise, subjects) })
        : undefined;
    if (again) return again;
    const prayed = isTitle ? undefined : prayerOfTalk(telling, last);
    if (prayed) return spoken(prayed, record);
    const words = last && !isTitle ? wordsInTalk(telling) : undefined;
    if (words) return spoken(words, record);
    const each = request.document ? undefined : verseForEach(telling, subjects);
    if (each) return spoken(each, record);
    const figure =
      isTitle || titlesOf(library).has(plainWords(request.words)) ? undefined : figureReply(telling, deps);
    if (figure) return figure;
    const saying = sayingIn(request.words, SAYING_OF);
    const half = saying === undefined && !isTitle ? halfRemembered(telling) : undefined;
    if (half) return spoken(half, record);
    const isCourtesy = courtesy(plainWords(request.words)) !== undefined;
    const same = isTitle || isCourtesy || saying !== undefined ? undefined : onTheSame(telling, deps);
    if (same) return same;
    const likely = saying === undefined && !isCourtesy ? askedReply(telling, last, deps) : undefined;
    const asked = likely?.isGuess ? undefined : likely;
    const mourns = !last && (asked?.own ?? 0) < SURELY ? somebodyMourns(telling) : undefined;
    if (mourns) return spoken(mourns, record);
    const people = isTitle ? undefined : peopleLikeMe(telling);
    if (people && excludesPeople(request.words)) return spoken(people, record);
    const prayer =
      last && !isTitle && !(asked?.isPrayer && asked.own >= BEFORE_A_MOMENT)
        ? prayedInTalk(telling, last, recognise)
        : undefined;
    if (prayer) return spoken(prayer, record);
    const edit = last && !isTitle ? changedPlace(telling, recognise, subjects) : undefined;
    if (edit) return edit;
    const goesOn = last && !isTitle && !said && !isCourtesy && !request.document ? last : undefined;
    const inTalk = goesOn && spokenInTalk(telling, goesOn, subjects, likely);
    if (inTalk) return spoken(inTalk, record);
    const fact =
      isTitle || (asked && asked.probability >= BEFORE_A_FACT) ? undefined : factReply(telling, recognise);
    if (fact) return fact;
    if (asked) return asked.reply;
    if (people) return spoken(people, record);
    const askedLeader = isTitle ? undefined : askedOfLeader(telling, record, subjects);
    if (askedLeader) return askedLeader;
    if (said) return spoken(said, record);
    const follow = amended(telling, recognise, subjects) ?? followed(telling, recognise);
    if (follow) return follow;
    if (likely && (last || !verseQuotedIn(telling))) return likely.reply;
    const earlier = request.history.filter((turn) => turn.role === 'user').map((turn) => turn.content);
    const hasDocument = request.document !== undefined && request.document.trim() !== '';
    const { intent: understood } = recognise({
      words: request.words,
      earlier,
      hasDocument,
      spokenOf: themeOf(telling) && last ? entrySpokenOf(last) : undefined,
    });
    const intent = withChoices(withSubject(understood, last), telling, subjects);
    if (saying !== undefined && isAboutSaying(request.words, intent))
      return withRecord(intent, reply(sayingAnswer(telling, saying)));
    const within = hasDocument ? undefined : inConversation(telling, intent, last, subjects);
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
  };
  return (whole) => {
    const request = boundedRequest(whole);
    return unrepeated(request, answer(request));
  };
}

/** What was made last, changed at one place; where the form itself can be made otherwise, that. */
function changedPlace(
  telling: Telling,
  recognise: ReturnType<typeof createRecogniser>,
  subjects: Subjects,
): GuideReply | undefined {
  const edit = edited(telling);
  if (!edit) return undefined;
  const { isChanged, ...done } = edit;
  return isChanged ? done : (amended(telling, recognise, subjects) ?? done);
}

/** A prayer that a talk asks for, where the request itself names nothing that has one. */
function prayedInTalk(
  telling: Telling,
  last: RecalledAnswer,
  recognise: ReturnType<typeof createRecogniser>,
): Spoken | undefined {
  const { words, document } = telling.request;
  if (document || !asksForPrayer(words) || isInDanger(telling)) return undefined;
  return prayerInTalk(telling, last, recognise({ words, earlier: [], hasDocument: false }).intent);
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
