import { careDetector } from '../../../care/detector.ts';
import type { Danger } from '../../../content/guide/danger/types.ts';
import type { AnswerRecord } from '../answer-record.ts';
import type { AskedReply } from '../asked/reply.ts';
import { asksInWords } from '../reading/requests.ts';
import { plainWords, wordsOf } from '../reading/words.ts';
import { spoken } from '../talk/spoken-reply.ts';
import type { Telling } from '../telling.ts';
import type { GuideReply } from '../types.ts';
import { type DangerReply, dangerReply } from './danger-reply.ts';
import { saidNext } from './said-next.ts';

/** From this probability on a question of the library is surely what is meant. */
const SURELY_MEANT = 0.7;
/** In words: what is asked in fewer leans on the danger that was told. */
const ASKS_BY_ITSELF = 5;

/**
 * The guide's answer in a talk that has shown a danger; help lines stand in it where the request has them. A later message
 * that surely asks a question of the library on another matter is answered with that. The message that shows the danger
 * never is, be it only by signs: of 500 written by people who think of dying, one in twenty looks like such a question.
 */
export function spokenInDanger(
  { request, words, library }: Telling,
  record: AnswerRecord | undefined,
  asked: () => AskedReply | undefined,
): GuideReply | undefined {
  if (request.document) return undefined;
  const reply = dangerReply(request.history, request.words);
  if (!reply) return undefined;
  const another = mayGiveWay(reply, request.words) ? asked() : undefined;
  if (another && (isOfAnotherMatter(another, library.asked) || isCloser(another, reply, request.words)))
    return another.reply;
  const lines = request.helpLines?.(reply.kind) ?? '';
  const setIn = (paragraph: string): string => (paragraph === '{lines}' ? lines : words(paragraph));
  return { ...spoken({ parts: [reply.first, ...reply.rest].map(setIn) }, record), asks: true };
}

/**
 * An overdose comes before everything, and so does a voice that sends somebody out: what would explain its signs would
 * feed it. How to pray unseen, and whether one has to confess it, is answered by what was told. A message in which care
 * sees any sign is no question of another matter, and neither is what a helper goes on to tell of a child.
 */
const mayGiveWay = ({ danger, isFirst }: DangerReply, words: string): boolean =>
  !isFirst &&
  !danger.endsWith('overdose') &&
  danger !== 'own-mind' &&
  !(danger === 'in-secret' && saidNext(plainWords(words), danger) !== undefined) &&
  !(danger === 'child' && !asksInWords(words, plainWords(words))) &&
  wordsOf(words).length >= ASKS_BY_ITSELF &&
  careDetector.judge([careDetector.detectSigns(words)]) === null;

/** Where no life hangs on the next hour a question of the library that is likely says more than what is said to everybody. */
const NOT_OF_THIS_HOUR: ReadonlySet<Danger> = new Set([
  'violence',
  'raped',
  'control',
  'friend-hurt',
  'friend-cuts',
  'held-at-work',
  'cared-for-hurt',
  'abuser-leads',
]);
const LIKELY = { nothingElse: 0.5, beside: 0.65 };

/** Whether a question of the library fits a later message better than what is said in this danger. */
function isCloser({ probability }: AskedReply, { danger }: DangerReply, words: string): boolean {
  if (!NOT_OF_THIS_HOUR.has(danger)) return false;
  const isAnswered = saidNext(plainWords(words), danger) !== undefined;
  return probability >= (isAnswered ? LIKELY.beside : LIKELY.nothingElse);
}

function isOfAnotherMatter(
  { probability, reply }: AskedReply,
  questions: readonly { readonly id: string; readonly question: string }[],
): boolean {
  if (probability < SURELY_MEANT) return false;
  const title = questions.find(({ id }) => id === reply.record?.asked)?.question;
  return (
    title !== undefined &&
    !NAMES_DANGER.test(title) &&
    careDetector.judge([careDetector.detectSigns(title)]) === null
  );
}

const NAMES_DANGER =
  /\b(?:suicid\w*|kill\w*|die|dying|dead|death|hurts? (?:me|him|her|my)\w*|hits?|beats?|violen\w*|abus\w*|rap(?:e|ed)|cuts?|harm\w*|not want to (?:live|get up)|no longer want|leave him|threat\w*)\b/i;
