import { careDetector } from '../../../care/detector.ts';
import type { AnswerRecord } from '../answer-record.ts';
import type { AskedReply } from '../asked/reply.ts';
import { spoken } from '../spoken-reply.ts';
import type { Telling } from '../telling.ts';
import type { GuideReply } from '../types.ts';
import { wordsOf } from '../words.ts';
import { type DangerReply, dangerReply } from './danger-reply.ts';

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
  if (another && isOfAnotherMatter(another, library.asked)) return another.reply;
  const lines = request.helpLines?.(reply.kind) ?? '';
  const setIn = (paragraph: string): string => (paragraph === '{lines}' ? lines : words(paragraph));
  return { ...spoken({ parts: [reply.first, ...reply.rest].map(setIn) }, record), asks: true };
}

/** An overdose comes before everything, and a message in which care sees any sign is no question of another matter. */
const mayGiveWay = ({ danger, isFirst }: DangerReply, words: string): boolean =>
  !isFirst &&
  !danger.endsWith('overdose') &&
  wordsOf(words).length >= ASKS_BY_ITSELF &&
  careDetector.judge([careDetector.detectSigns(words)]) === null;

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
