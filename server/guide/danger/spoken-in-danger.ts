import { careDetector } from '../../../care/detector.ts';
import { ASKED_BESIDE } from '../../../content/guide/danger/own-life.ts';
import type { AnswerRecord } from '../answer-record.ts';
import type { AskedReply } from '../asked/reply.ts';
import { spoken } from '../spoken-reply.ts';
import type { Telling } from '../telling.ts';
import type { GuideReply } from '../types.ts';
import { wordsOf } from '../words.ts';
import { type DangerReply, dangerReply } from './danger-reply.ts';

/** From this probability on a question of the library is what is meant, where a danger shows by signs only. */
const MEANT = 0.5;
/** And from this one on where the talk is about a danger that was said. */
const SURELY_MEANT = 0.7;

/**
 * The guide's answer in a talk that has shown a danger; help lines stand in it where the request has them. Where the
 * message likely asks a question of the library on another matter, that is answered; whether it was meant as a danger all
 * the same is asked beside it.
 */
export function spokenInDanger(
  { request, words, library }: Telling,
  record: AnswerRecord | undefined,
  asked: () => AskedReply | undefined,
): GuideReply | undefined {
  if (request.document) return undefined;
  const reply = dangerReply(request.history, request.words);
  if (!reply) return undefined;
  const lines = request.helpLines?.(reply.kind) ?? '';
  const setIn = (paragraph: string): string => (paragraph === '{lines}' ? lines : words(paragraph));
  const another = mayGiveWay(reply, request.words) ? asked() : undefined;
  if (another && isOfAnotherMatter(another, reply, library.asked)) {
    const answer = another.reply;
    if (!reply.isAsked) return answer;
    const beside = ASKED_BESIDE.split('\n\n').map(setIn);
    return {
      ...answer,
      text: [answer.text, ...beside].filter((each) => each !== '').join('\n\n'),
      asks: true,
    };
  }
  return { ...spoken({ parts: [reply.first, ...reply.rest].map(setIn) }, record), asks: true };
}

/** What was said in so many words in this message comes before all else; an overdose before everything. */
const mayGiveWay = ({ danger, isAsked, isFirst }: DangerReply, words: string): boolean =>
  !danger.endsWith('overdose') && (isAsked || (!isFirst && wordsOf(words).length >= ASKS_BY_ITSELF));

/** In words: what is asked in fewer leans on the danger that was told. */
const ASKS_BY_ITSELF = 5;

function isOfAnotherMatter(
  { probability, reply }: AskedReply,
  { isAsked }: DangerReply,
  questions: readonly { readonly id: string; readonly question: string }[],
): boolean {
  if (probability < (isAsked ? MEANT : SURELY_MEANT)) return false;
  const title = questions.find(({ id }) => id === reply.record?.asked)?.question;
  return (
    title !== undefined &&
    !NAMES_DANGER.test(title) &&
    careDetector.judge([careDetector.detectSigns(title)]) === null
  );
}

const NAMES_DANGER =
  /\b(?:suicid\w*|kill\w*|die|dying|dead|death|hurts? (?:me|him|her|my)\w*|hits?|beats?|violen\w*|abus\w*|rap(?:e|ed)|cuts?|harm\w*|not want to (?:live|get up)|no longer want|leave him|threat\w*)\b/i;
