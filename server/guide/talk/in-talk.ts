import type { RecalledAnswer } from '../answer-record.ts';
import { askedFromTheHeart } from '../answers/short-facts.ts';
import { answeredAlready, isStillAsked } from '../asked/answered-already.ts';
import type { AskedReply } from '../asked/reply.ts';
import type { Subjects } from '../recognise/subjects.ts';
import type { Spoken } from '../spoken.ts';
import type { Telling } from '../telling.ts';
import { spokeOfSuicideBefore } from '../told/spoke-of-suicide.ts';
import { reacted } from './heard-on.ts';
import { IS_MADE } from './in-conversation.ts';
import { sequelIn, sequelSpoken } from './sequels.ts';
import { toldInTalk } from './told-in-talk.ts';

/** From this probability on a question of the library goes before what people say after every matter in so many words. */
const BEFORE_A_SEQUEL = 0.32;

/**
 * What a message is answered from the talk itself: what comes after every matter, and what is only told. `asked` is the
 * question of the library that it may ask: its answer says more than what holds for every talk.
 */
export function spokenInTalk(
  telling: Telling,
  last: RecalledAnswer,
  subjects: Subjects,
  asked: AskedReply | undefined,
): Spoken | undefined {
  const { words } = telling.request;
  // "Wow" asks for nothing, whatever it lies near to.
  const isReaction = !last.form && !spokeOfSuicideBefore(telling);
  const reaction = isReaction ? reacted(telling) : undefined;
  const isExact = asked?.isGuess === true && sequelIn(words)?.sequel.isExact === true;
  if (asked && asked.own >= BEFORE_A_SEQUEL && !reaction && !isExact) return undefined;
  const sequel =
    answeredAlready(telling, subjects) ?? sequelSpoken(telling, last, { subjects, isWide: false });
  if (sequel) return sequel;
  if (isStillAsked(telling, subjects) || (asked && !reaction)) return undefined;
  // What was made is changed or used; nobody goes on telling of it. And what people ask of their life is answered so.
  if (IS_MADE.has(last.kind) || askedFromTheHeart(words)) return undefined;
  return (
    sequelSpoken(telling, last, { subjects, isWide: true }) ?? reaction ?? toldInTalk(telling, last, subjects)
  );
}
