import type { HelpKind } from '../content/help-lines.ts';

/** What somebody is in danger of (behaviour 4.1). */
export type CareKind = HelpKind;

/**
 * `urgent`: something was said that means danger now; help comes before any answer. `possible`: signs only; the message is
 * answered in full, with a quiet line below it.
 */
export type CareLevel = 'urgent' | 'possible';

/** One sign in the words: which rule saw it, in whose favour it speaks. Names are ours and hold nothing of the message. */
export interface CareSign {
  readonly name: string;
  readonly kind: CareKind;
}

/** A sign as it was heard, with what it weighs (judge.ts says what weights are enough for). */
export interface Sign extends CareSign {
  readonly weight: number;
  readonly said: 'open' | 'veiled';
  readonly about: 'self' | 'someone-else';
  readonly emergency: boolean;
  /** All words together weigh it; nothing was said in so many words. */
  readonly learned?: true;
  /**
   * `turning`: means something only beside others or after them, like a farewell. `distress`: so common that many of them
   * count as one. `young`: written by somebody under 18.
   */
  readonly role: 'sign' | 'turning' | 'distress' | 'young';
}

/** What was seen, and on which signs it rests. */
export interface CareFinding {
  readonly level: CareLevel;
  readonly kind: CareKind;
  /** `open`: said in so many words. `veiled`: the reply asks directly. */
  readonly said: 'open' | 'veiled';
  /** Whose danger it is: that of the one who writes, or of someone they write about. */
  readonly about: 'self' | 'someone-else';
  /** Something was taken or done already, or is about to be: the emergency number comes first. */
  readonly emergency: boolean;
  /** Never empty. */
  readonly signs: readonly CareSign[];
}

/** What one message holds, heard by itself: small, and all that is kept of it while a conversation is judged. */
export interface MessageSigns {
  readonly signs: readonly Sign[];
}

/**
 * `detectSigns` reads one message in a visitor's own words (no document, no reply). `judge` says whether the last of
 * several messages, oldest first, calls for care. They are two, so that each message of a long conversation is read once.
 */
export interface CareDetector {
  detectSigns(words: string): MessageSigns;
  judge(messages: readonly MessageSigns[]): CareFinding | null;
}
