import type { RecalledAnswer } from './answer-record.ts';
import { answeredAlready } from './asked/answered-already.ts';
import type { AskedReply } from './asked/reply.ts';
import type { Spoken } from './conversation.ts';
import { reacted } from './heard-on.ts';
import { IS_MADE } from './in-conversation.ts';
import { sequelSpoken } from './sequels.ts';
import { askedFromTheHeart } from './short-facts.ts';
import type { Subjects } from './subjects.ts';
import { spokeOfSuicideBefore } from './taken-up-first.ts';
import type { Telling } from './telling.ts';
import { toldInTalk } from './told-in-talk.ts';

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
  if (asked) return undefined;
  const sequel =
    answeredAlready(telling, subjects) ?? sequelSpoken(telling, last, { subjects, isWide: false });
  if (sequel) return sequel;
  // What was made is changed or used; nobody goes on telling of it. And what people ask of their life is answered so.
  if (IS_MADE.has(last.kind) || askedFromTheHeart(words)) return undefined;
  return (
    sequelSpoken(telling, last, { subjects, isWide: true }) ??
    (last.form || spokeOfSuicideBefore(telling) ? undefined : reacted(telling)) ??
    toldInTalk(telling, last, subjects)
  );
}
