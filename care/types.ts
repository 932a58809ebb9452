import type { HelpKind } from '../content/help-lines.ts';

/** What somebody is in danger of (behaviour 4.1). */
export type CareKind = HelpKind;

/**
 * `urgent`: the words mean danger now; help comes before any answer. `possible`: they may mean it; the message is
 * answered in full, with a quiet line below it.
 */
export type CareLevel = 'urgent' | 'possible';

/** Whose danger it is: that of the one who writes, or of someone they write about. */
export type About = 'self' | 'someone-else';

/**
 * How much a statement says about danger. `said`: danger in so many words; urgent, unless the words around it are
 * harmless. `hinted`: possible; urgent among grave words. `named`: an act, a means or an injury; urgent among grave words,
 * else nothing. `turning`: a farewell, a decision, "I feel better"; urgent after an urgent finding, or among words graver
 * still.
 */
export type Strength = 'said' | 'named' | 'hinted' | 'turning';

/** Something in the words that may mean danger. Its name is ours and holds nothing of the message. */
export interface Sign {
  readonly name: string;
  readonly kind: CareKind;
  readonly strength: Strength;
  readonly about: About;
  readonly emergency: boolean;
  /**
   * The score of the sentences around it. For strength `said`, that of its own sentence or nearest words if higher; what is
   * named or turning counts less in a long message.
   */
  readonly score: number;
}

/** What was detected in one message alone. Of a conversation's earlier messages, `judge` needs only this. */
export interface MessageSigns {
  readonly signs: readonly Sign[];
  /** Learned: how much the message is like those of people in danger. */
  readonly score: number;
  /** The kind that the learned scores make most likely. */
  readonly kind: CareKind;
  /** Whom the message is about, whether or not it has a sign. */
  readonly about: About;
  /** Written by somebody under 18. */
  readonly isYoung: boolean;
  /** What was said before it was not meant so: whatever it was, or only what others did or would do. */
  readonly takesBack: 'anything' | 'harm' | undefined;
  /** The visitor goes on about themselves or someone else: no question, no request, no mere thanks. */
  readonly continues: boolean;
}

/** That a message calls for care, with the signs that show it. */
export interface CareFinding {
  readonly level: CareLevel;
  readonly kind: CareKind;
  /** `open`: the danger was said in so many words. `veiled`: it was not; the reply asks about it directly. */
  readonly said: 'open' | 'veiled';
  readonly about: About;
  /** Something was taken or done already, or is about to be: the emergency number comes first. */
  readonly emergency: boolean;
  /** Names of signs; never empty. */
  readonly signs: readonly string[];
}

/**
 * `detectSigns` reads one message in a visitor's own words (no document, no reply). `judge` says whether the last of
 * several messages, oldest first, calls for care. They are separate so that each message of a long conversation is read
 * only once.
 */
export interface CareDetector {
  detectSigns(words: string): MessageSigns;
  judge(messages: readonly MessageSigns[]): CareFinding | null;
}
