import type { RecalledAnswer } from './answer-record.ts';
import type { AskedReply } from './asked/reply.ts';
import type { Spoken } from './conversation.ts';
import { IS_MADE } from './in-conversation.ts';
import { sequelSpoken } from './sequels.ts';
import { askedFromTheHeart } from './short-facts.ts';
import type { Subjects } from './subjects.ts';
import type { Telling } from './telling.ts';
import { toldInTalk } from './told-in-talk.ts';

/** From this probability on a question of the library goes before what comes after every matter. */
const BEFORE_A_SEQUEL = 0.55;

/**
 * What a message is answered from the talk itself: what comes after every matter, and what is only told. `asked` is the
 * question of the library that it likely asks.
 */
export function spokenInTalk(
  telling: Telling,
  last: RecalledAnswer,
  subjects: Subjects,
  asked: AskedReply | undefined,
): Spoken | undefined {
  const { words } = telling.request;
  if (asked && asked.own >= BEFORE_A_SEQUEL) return undefined;
  const sequel = sequelSpoken(telling, last, { subjects, isWide: false });
  if (sequel || asked) return sequel;
  // What was made is changed or used; nobody goes on telling of it. And what people ask of their life is answered so.
  if (IS_MADE.has(last.kind) || askedFromTheHeart(words)) return undefined;
  return sequelSpoken(telling, last, { subjects, isWide: true }) ?? toldInTalk(telling, last, subjects);
}
