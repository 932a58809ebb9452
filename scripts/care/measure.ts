import { join } from 'node:path';
import type { CareDetector, CareFinding } from '../../care/types.ts';
import { readMessages, type WrittenMessage } from './read-messages.ts';

/** k of n. */
export interface Count {
  readonly k: number;
  readonly n: number;
}

/** How a set of messages is judged. What a set does not hold has an `n` of 0. */
export interface Measured {
  /** Of messages of danger: those found at any level. */
  readonly seen: Count;
  readonly urgent: Count;
  /** Of those whose danger is said in so many words (an intention, means, an attempt): those found urgent. */
  readonly explicitUrgent: Count;
  readonly mustSeeUrgent: Count;
  /** Of those found: of the right kind; and about somebody else where they are. */
  readonly rightKind: Count;
  readonly rightAbout: Count;
  /** Of messages that call for nothing: those found all the same. */
  readonly falseUrgent: Count;
  readonly falseAny: Count;
}

const EXPLICIT: readonly string[] = ['open', 'means', 'attempt'];

/** What a detector finds in the last of one visitor's messages. */
export const findingOf = (detector: CareDetector, turns: readonly string[]): CareFinding | null =>
  detector.judge(turns.map((words) => detector.detectSigns(words)));

export function measure(detector: CareDetector, messages: readonly WrittenMessage[]): Measured {
  const judged = messages.map((message) => ({ message, found: findingOf(detector, message.turns) }));
  type Judged = (typeof judged)[number];
  const grave = judged.filter(({ message }) => message.kind !== null);
  const seen = grave.filter(({ found }) => found);
  const calm = judged.filter(({ message }) => message.kind === null);
  const isUrgent = ({ found }: Judged): boolean => found?.level === 'urgent';
  const count = (all: readonly Judged[], holds: (judged: Judged) => boolean): Count => ({
    k: all.filter(holds).length,
    n: all.length,
  });
  return {
    seen: count(grave, ({ found }) => found !== null),
    urgent: count(grave, isUrgent),
    explicitUrgent: count(
      grave.filter(({ message }) => EXPLICIT.includes(message.form)),
      isUrgent,
    ),
    mustSeeUrgent: count(
      grave.filter(({ message }) => message.mustSee),
      isUrgent,
    ),
    rightKind: count(seen, ({ message, found }) => found?.kind === message.kind),
    rightAbout: count(
      seen.filter(({ message }) => message.form === 'someone-else'),
      ({ found }) => found?.about === 'someone-else',
    ),
    falseUrgent: count(calm, isUrgent),
    falseAny: count(calm, ({ found }) => found !== null),
  };
}

/** The sets that nothing is learned from (corpora/README.md). */
export const HELD_OUT = [
  'first',
  'independent',
  'short',
  'explicit',
  'plain',
  'tonight',
  'ordinary',
] as const;

export const readHeldOut = (set: (typeof HELD_OUT)[number]): Promise<WrittenMessage[]> =>
  readMessages(join(import.meta.dirname, '..', '..', 'corpora', 'care', 'held-out', set));

const REQUESTS = [
  'What does Psalm 42 mean?',
  'Can you give me a verse for that?',
  'What does the Bible say about it?',
];
/** Longer messages have room for a request of their own. In UTF-16 units. */
const SHORT = 300;

/** The short single messages of a set, each with a request for Scripture behind it: it must hide no danger. */
export const besideRequest = (messages: readonly WrittenMessage[]): WrittenMessage[] =>
  messages
    .filter(({ turns }) => turns.length === 1 && turns[0]!.length < SHORT)
    .map((message, at) => ({
      ...message,
      turns: [`${message.turns[0]!.replace(/[^.!?]$/, '$&.')} ${REQUESTS[at % REQUESTS.length]}`],
    }));
