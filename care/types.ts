import type { HelpKind } from '../content/help-lines.ts';

/** What somebody is in danger of (docs: api, "Care"). */
export type CareKind = HelpKind;

/** One sign in the words: which rule saw it, in whose favour it speaks. Names are ours and hold nothing of the message. */
export interface CareSign {
  readonly name: string;
  readonly kind: CareKind;
}

/** A sign as it was heard, with what it weighs (judge.ts says what weights are enough for). */
export interface HeardSign extends CareSign {
  readonly weight: number;
  readonly said: 'open' | 'veiled';
  readonly about: 'self' | 'someone-else';
  readonly urgent: boolean;
  /**
   * `turning`: means something only beside others or after them, like a farewell. `distress`: so common that many of them
   * count as one. `young`: written by somebody under 18.
   */
  readonly role: 'sign' | 'turning' | 'distress' | 'young';
}

/** What was seen, and on which signs it rests. */
export interface CareFinding {
  readonly kind: CareKind;
  /** `open`: said in so many words. `veiled`: the reply asks directly. */
  readonly said: 'open' | 'veiled';
  /** Whose danger it is: that of the one who writes, or of someone they write about. */
  readonly about: 'self' | 'someone-else';
  /** Something was taken or done already, or is about to be: the emergency number comes first. */
  readonly urgent: boolean;
  /** Never empty. */
  readonly signs: readonly CareSign[];
}

/** What one message holds, heard by itself: small, and all that is kept of it while a conversation is judged. */
export interface Heard {
  readonly signs: readonly HeardSign[];
}

/**
 * The rules. `hear` reads a visitor's own words (no document, no reply); `judge` says whether the last of several messages
 * calls for care, oldest first, with those before it known. They are two, so that a long conversation is read once.
 */
export interface CareRules {
  hear(words: string): Heard;
  judge(heard: readonly Heard[]): CareFinding | null;
}
