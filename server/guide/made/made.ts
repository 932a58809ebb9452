import type { AnswerRecord } from '../answer-record.ts';
import type { Intent } from '../intent.ts';
import { plainWords } from '../reading/words.ts';
import type { Spoken } from '../spoken.ts';
import type { Telling } from '../telling.ts';
import { spokeOfSuicideBefore } from '../told/spoke-of-suicide.ts';

/** What a message wants of a thing that is made, with what was said of it before. */
export interface MadeRequest {
  readonly telling: Telling;
  /** The message, in plain words. */
  readonly plain: string;
  /** The messages that asked for the same thing before, in plain words, oldest first. */
  readonly before: readonly string[];
}

/** Something that is put together out of written parts and changed by what is said next. */
export interface Made {
  readonly id: string;
  /** A request for it may have so many words. */
  readonly longest?: number;
  /** Whether a message asks for it. */
  readonly isAsked: (plain: string, telling: Telling) => boolean;
  /** Whether a message goes on with it, where the reply before was one of it. */
  readonly goesOn: (plain: string) => boolean;
  readonly make: (request: MadeRequest) => string[] | undefined;
  /** What the reply leaves in hand for the next message: the story that a craft is for. */
  readonly inHand?: (request: MadeRequest) => Intent | undefined;
}

/** In words: a longer message tells of more than what is to be made, unless a thing says otherwise. */
const LONGEST = 60;
const LONGEST_ASKED = 26;
const factOf = ({ id }: Made): string => `made/${id}`;

/** A reply of one of these things, or undefined where the message wants none of them. */
export function madeReply(
  things: readonly Made[],
  telling: Telling,
  record: AnswerRecord | undefined,
): Spoken | undefined {
  const { words, document } = telling.request;
  const plain = plainWords(words);
  if (document || plain.split(' ').length > LONGEST || spokeOfSuicideBefore(telling)) return undefined;
  const last = things.find((thing) => factOf(thing) === record?.fact);
  const length = plain.split(' ').length;
  const asked = things.find(
    (thing) => length <= (thing.longest ?? LONGEST_ASKED) && thing.isAsked(plain, telling),
  );
  const thing = asked ?? (last?.goesOn(plain) ? last : undefined);
  if (!thing) return undefined;
  const before = thing === last ? messagesOn(thing, telling) : [];
  const parts = thing.make({ telling, plain, before });
  if (!parts || parts.length === 0) return undefined;
  const intent = thing.inHand?.({ telling, plain, before });
  return { parts, fact: factOf(thing), ...(intent && { intent }) };
}

/** The visitor's messages since the thing was first asked for. */
function messagesOn(thing: Made, { request }: Telling): string[] {
  const messages: string[] = [];
  for (let at = request.history.length - 1; at > 0; at -= 2) {
    const [message, answer] = [request.history[at - 1], request.history[at]];
    if (message?.role !== 'user' || answer?.record?.fact !== factOf(thing)) break;
    messages.unshift(plainWords(message.content));
  }
  return messages;
}
