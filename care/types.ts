import type { HelpKind } from '../content/help-lines.ts';

/** What somebody is in danger of (behaviour 4.1). */
export type CareKind = HelpKind;

/**
 * `urgent`: something was said that means danger now; help comes before any answer. `possible`: signs only; the message is
 * answered in full, with a quiet line below it.
 */
export type CareLevel = 'urgent' | 'possible';

/** Whose danger it is: that of the one who writes, or of someone they write about. */
export type About = 'self' | 'someone-else';

/**
 * What a statement is worth. `said`: danger in so many words; urgent, unless the words around it are harmless. `hinted`:
 * possible; urgent among grave words. `named`: an act, a means or an injury; urgent among grave words, else nothing.
 * `turning`: a farewell, a decision, "I feel better"; urgent after an urgent finding, or among words graver still.
 */
export type Strength = 'said' | 'named' | 'hinted' | 'turning';

/** Something in the words that may mean danger. Its name is ours and holds nothing of the message. */
export interface Sign {
  readonly name: string;
  readonly kind: CareKind;
  readonly strength: Strength;
  readonly about: About;
  readonly emergency: boolean;
  /** The score of the words around it; of what is said also that of its own sentence, where it is more. */
  readonly score: number;
}

/** What one message holds, by itself: small, and all that is kept of it while a conversation is judged. */
export interface MessageSigns {
  readonly signs: readonly Sign[];
  /** The learned score of the message: how much it is like one of somebody in danger. */
  readonly score: number;
  /** By the learned score: the most likely kind, and whose danger it would be. */
  readonly kind: CareKind;
  readonly about: About;
  /** Written by somebody under 18. */
  readonly isYoung: boolean;
  /** Says more of oneself: no question, no request, no mere thanks. */
  readonly continues: boolean;
}

/** What was found, and on which signs it rests. */
export interface CareFinding {
  readonly level: CareLevel;
  readonly kind: CareKind;
  /** `open`: said in so many words. `veiled`: the reply asks directly. */
  readonly said: 'open' | 'veiled';
  readonly about: About;
  /** Something was taken or done already, or is about to be: the emergency number comes first. */
  readonly emergency: boolean;
  /** Names of signs; never empty. */
  readonly signs: readonly string[];
}

/**
 * `detectSigns` reads one message in a visitor's own words (no document, no reply). `judge` says whether the last of
 * several messages, oldest first, calls for care. They are two, so that each message of a long conversation is read once.
 */
export interface CareDetector {
  detectSigns(words: string): MessageSigns;
  judge(messages: readonly MessageSigns[]): CareFinding | null;
}
