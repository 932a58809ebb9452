import { careDetector } from '../../../care/detector.ts';
import type { GuideTopic } from '../../../content/guide/types.ts';
import { mayBeInDanger } from '../danger/danger-reply.ts';
import type { Intent, Recognition } from '../intent.ts';
import type { GuideLibrary } from '../library.ts';
import { asksInWords, followUp, isAsking, leansOnBefore } from '../reading/requests.ts';
import { studyWordsOf } from '../reading/study-words.ts';
import { plainWords, wordsOf } from '../reading/words.ts';
import { asksAgeForBefore, asksAgeLimit } from '../told/age-limit.ts';
import { namesOnesOwn } from '../told/called-so.ts';
import { namesEntry } from './entry-named.ts';
import { is, type Reading, read } from './reading.ts';
import { AGE_LIMIT, isLikely, nearestTo, RULES } from './rules.ts';
import { type Subjects, subjectsOf } from './subjects.ts';

/** The message to be understood, with the visitor's earlier messages, oldest first. */
export interface MessageInContext {
  readonly words: string;
  readonly earlier: readonly string[];
  readonly hasDocument: boolean;
  /** What the reply before was about, where the words before it do not tell. */
  readonly spokenOf?: Intent | undefined;
}

const SPELLING_LIMIT = 80;

function firstThatFits(reading: Reading, subjects: Subjects): Recognition | undefined {
  for (const rule of RULES) {
    const recognition = rule(reading, subjects);
    if (recognition === undefined || mistakesTheAge(recognition, reading.plain)) continue;
    if (!mistakesTheName(recognition, reading.plain)) return recognition;
  }
  return undefined;
}

const isAgeLimit = ({ intent }: Recognition): boolean =>
  intent.kind === 'self' && intent.about.id === AGE_LIMIT;

/** An age that is told, or that somebody is too old for something: learned words alone take it for the writer's. */
const mistakesTheAge = (recognition: Recognition, plain: string): boolean =>
  isAgeLimit(recognition) && !asksAgeLimit(plain);

/** "My daughter Ruth is ill" is not about Ruth of Bethlehem. */
const mistakesTheName = ({ intent }: Recognition, plain: string): boolean =>
  intent.kind === 'question' && /^Who (?:was|is) /.test(intent.question.question) && namesOnesOwn(plain);

/** By itself, without what was said before: exact words first, then with misspellings set right. */
function understand(text: string, hasDocument: boolean, subjects: Subjects): Recognition | undefined {
  const reading = read(text, hasDocument);
  const exact = firstThatFits(reading, subjects);
  if (exact !== undefined || reading.count > SPELLING_LIMIT) return exact;
  const words = subjects.spelled(reading.words);
  const plain = words.map((word) => word.plain).join(' ');
  if (plain === reading.plain) return undefined;
  const again = firstThatFits(
    { ...reading, text: plain, words, plain, asking: isAsking(text, plain) },
    subjects,
  );
  return again && { ...again, reasons: [...again.reasons, 'after setting the spelling right'] };
}

const MESSAGES_LOOKED_BACK = 8;

/** What the conversation was about before: the latest earlier message that names something by itself. */
function before(
  { earlier, spokenOf }: Pick<MessageInContext, 'earlier' | 'spokenOf'>,
  subjects: Subjects,
): Intent | undefined {
  if (spokenOf) return spokenOf;
  for (const words of earlier.slice(-MESSAGES_LOOKED_BACK).reverse()) {
    if (followUp(plainWords(words)) !== undefined) continue;
    const intent = understand(words, false, subjects)?.intent;
    if (intent === undefined || /^(?:greeting|thanks|goodbye|outside|unknown|self)$/.test(intent.kind))
      continue;
    return intent;
  }
  return undefined;
}

function topicOf(intent: Intent | undefined): GuideTopic | undefined {
  if (intent === undefined) return undefined;
  if (intent.kind === 'topic') return intent.topic;
  return 'subject' in intent ? intent.subject.topic : undefined;
}

/** A follow-up on what was said before. */
function takenUp(message: MessageInContext, plain: string, subjects: Subjects): Recognition | undefined {
  const follow = followUp(plain);
  if (follow === undefined) return undefined;
  const last = before(message, subjects);
  if (last === undefined) return undefined;
  const reason = `takes up what was said before (${follow})`;
  if (last.kind === 'topic') return is({ ...last, follow }, reason);
  if (last.kind === 'question') return is({ ...last, follow }, reason);
  if (last.kind === 'passage' || last.kind === 'quote')
    return is({ kind: 'passage', passages: last.passages, follow }, reason);
  const topic = follow === 'more' ? undefined : topicOf(last);
  return topic === undefined ? is(last, reason) : is({ kind: 'topic', topic, passages: [], follow }, reason);
}

/** What is asked to be made without a subject is about what was spoken of before. */
function joined(recognition: Recognition, message: MessageInContext, subjects: Subjects): Recognition {
  const { intent } = recognition;
  if (/^(?:prayer|study|devotional|sermon)$/.test(intent.kind) && 'subject' in intent) {
    const { subject } = intent;
    if (subject.topic || subject.occasion || subject.question || subject.passages.length > 0)
      return recognition;
    // A prayer belongs to what was spoken of; a plan for a group only where the visitor points back to it.
    const pointsBack = /\b(?:this|that|it|same|what we|these|above)\b/i.test(studyWordsOf(message.words));
    if (intent.kind !== 'prayer' && !pointsBack) return recognition;
    const last = before(message, subjects);
    const topic = topicOf(last);
    const passages = last?.kind === 'passage' || last?.kind === 'quote' ? last.passages : [];
    if (topic === undefined && passages.length === 0) return recognition;
    const of = { ...(topic && { topic }), passages };
    return is({ ...intent, subject: of }, ...recognition.reasons, 'on what was said before');
  }
  return recognition;
}

/** Whether the messages before spoke of a death that may come, and nobody has said since that it was not meant so. */
export function spokeOfSuicide(earlier: readonly string[], words: string): boolean {
  const detected = earlier.slice(-MESSAGES_LOOKED_BACK).map((words) => careDetector.detectSigns(words));
  const found = careDetector.judge(detected);
  return found?.level === 'urgent' && found.kind === 'crisis' && mayBeInDanger([...earlier, words]);
}

/** In words: less than this tells nothing that the subject of before could be stayed with for. */
const SAYS_ENOUGH = 4;
/**
 * A message in a running conversation that names nothing by itself: it goes on telling, or asks about what was spoken of.
 * The subject stays, and the reply says that it is not sure.
 */
function staying(message: MessageInContext, reading: Reading, subjects: Subjects): Recognition | undefined {
  if (reading.count < SAYS_ENOUGH) return undefined;
  const last = before({ ...message, earlier: message.earlier.slice(-STAYS_FOR) }, subjects);
  const asks = asksInWords(message.words, reading.plain);
  if (asks ? isLikely(reading, subjects) : !reading.personal) return undefined;
  const follow = asks ? 'asked-more' : 'told-more';
  const topic = topicOf(last);
  const reason = `stays with what was spoken of (${follow})`;
  if (topic) return is({ kind: 'topic', topic, passages: [], follow }, reason);
  return last?.kind === 'question' ? is({ ...last, follow }, reason) : undefined;
}

/** The subject is stayed with for so many messages that name nothing themselves. */
const STAYS_FOR = 3;

/** From here a few words that lean on what was said before are taken for a subject of their own. */
const SURE_BY_ITSELF = 0.85;
const FEW = 9;

/**
 * Whether an entry only seems to be named: a few words within a talk that have none of its own ("and the kangaroos?"), or
 * that lean on the question or passage of before ("did it really happen though"), are nearly always about that.
 */
function isChance(
  { intent }: Recognition,
  message: MessageInContext,
  plain: string,
  subjects: Subjects,
): boolean {
  if (intent.kind !== 'topic' && intent.kind !== 'question') return false;
  const isFew = plain.split(' ').length <= FEW;
  if (!isFew || message.earlier.length === 0) return false;
  if (intent.kind === 'question' && !namesEntry(message.words, intent.question, subjects)) return true;
  if (!leansOnBefore(plain)) return false;
  const last = before({ ...message, earlier: message.earlier.slice(-STAYS_FOR) }, subjects);
  if (last?.kind !== 'question' && last?.kind !== 'passage') return false;
  return (subjects.needs(message.words)[0]?.probability ?? 0) < SURE_BY_ITSELF;
}

/** Whether a few words tell something: "he won't eat with us", and not "and work?". */
const tells = (plain: string): boolean => plain.split(' ').length >= SAYS_ENOUGH && !ABOUT_OTHER.test(plain);
const ABOUT_OTHER = /^(?:and |but |so )*(?:what|how) about\b/;

/** "And what about my wife": a word beside the topic of before, and no subject of its own. */
function asksAboutOther({ words, earlier }: MessageInContext, plain: string, subjects: Subjects): boolean {
  return (
    earlier.length > 0 && ABOUT_OTHER.test(plain) && subjects.needs(words)[0]?.label === WHAT_ABOUT_OTHER
  );
}

const WHAT_ABOUT_OTHER = 'follow/what-about-other';

/** What nothing else explains: a lean on the topic of before, a document, or nothing we know. */
function otherwise(message: MessageInContext, plain: string, subjects: Subjects): Recognition {
  if (message.hasDocument) return is({ kind: 'document' }, 'comes with a document');
  if (leansOnBefore(plain)) {
    const last = before(message, subjects);
    if (last?.kind === 'passage') return is({ ...last, follow: 'more' }, 'leans on what was said before');
    // What is asked wants an answer, and what is told wants to be heard; neither wants the next part of ours.
    const follow = asksInWords(message.words, plain) ? 'asked-more' : tells(plain) ? 'told-more' : 'more';
    if (last?.kind === 'question')
      return is(
        { ...last, follow: follow === 'told-more' ? 'more' : follow },
        'leans on what was said before',
      );
    const topic = topicOf(last);
    const beside = subjects.topics(wordsOf(plain))[0]?.owner;
    if (topic !== undefined) {
      const isOther =
        beside !== undefined && beside !== topic && (follow === 'more' || ABOUT_OTHER.test(plain));
      return is(
        { kind: 'topic', topic, passages: [], follow: isOther ? 'more' : follow, ...(isOther && { beside }) },
        'leans on what was said before',
      );
    }
  }
  const reading = read(message.words, false);
  const nearest = nearestTo(reading, subjects);
  const stays = staying(message, reading, subjects);
  if (stays) return stays;
  return is({ kind: 'unknown', nearest }, 'nothing known was found for sure');
}

/**
 * Makes the recogniser of a library: pure rules and scores, the same answer for the same message. The order of the
 * rules is the order in which a visitor would want to be understood: first what is asked to be made,
 * a passage, the guide itself, a question or topic, and only then what is out of reach.
 */
export function createRecogniser(
  library: GuideLibrary,
  subjects: Subjects = subjectsOf(library),
): (message: MessageInContext) => Recognition {
  return (message) => {
    const plain = plainWords(message.words);
    const follow = takenUp(message, plain, subjects);
    const own = follow ?? understand(message.words, message.hasDocument, subjects);
    const nothingNamed =
      own === undefined || /^(?:thanks|greeting|goodbye|outside)$/.test(own.intent.kind) || follow;
    if (nothingNamed && spokeOfSuicide(message.earlier, message.words)) {
      return is({ kind: 'after-crisis' }, 'the message before spoke of suicide or self-harm');
    }
    if (own && isAgeLimit(own) && asksAgeForBefore(plain, message.earlier.map(plainWords)))
      return otherwise(message, plain, subjects);
    const isBeside = asksAboutOther(message, plain, subjects);
    if (own !== undefined && !follow && (isBeside || isChance(own, message, plain, subjects)))
      return otherwise(message, plain, subjects);
    return own === undefined ? otherwise(message, plain, subjects) : joined(own, message, subjects);
  };
}
