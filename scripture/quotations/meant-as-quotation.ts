import { wordsOf } from '../text/words.ts';
import type { Quotation } from './compare.ts';
import { isNameOfAThing } from './names-of-things.ts';
import type { Speaker } from './speakers.ts';

/** What decides whether words were meant as a quotation; how they stand in their sentence is read in case.ts. */
export interface Meaning {
  readonly quotation: Quotation;
  readonly introduced: boolean;
  readonly otherSpeaker: 'named' | 'someone' | undefined;
  readonly speaker?: Speaker | undefined;
  /** It goes on a clause about what the passage says, where no name can stand: "be ...", "the man went away ...". */
  readonly continues?: boolean;
  /** The words before it say that it is a name, or what a word means: "known as", "means". */
  readonly termed?: boolean;
  /** "the", "this" or "our" stands right before it. */
  readonly behindArticle?: boolean;
  /** The reference to a verse stands a few words before or behind it. */
  readonly close?: boolean;
  /** "not", "but" or "rather than" stands right before it. */
  readonly contrasted?: boolean;
  /** A comma or colon stands right before it. */
  readonly led?: boolean;
  /** The label of a translation named with it that we do not hold ("NIV"). */
  readonly unheldVersion?: string | undefined;
  /** It is set apart as a block quote with its reference. */
  readonly setApart?: boolean;
}

/** Words that share less with the passage are no quotation of it: it is not set in their place. */
export const LEAST_SHARED = 0.2;
const LONGEST_TERM = 5;
const FEW = 3;
/** What a word is said to mean has no more words. */
const LONGEST_MEANING = 6;

/** Finite verbs that most sentences have; an old one ends in "eth". */
const VERB =
  /^(?:is|are|was|were|am|be|art|shall|will|may|can|could|would|should|must|might|do|does|did|doth|has|have|had|hath|let|\p{L}{3,}eth)$/u;

/** Names written with capitals: every longer word has one. */
function isWrittenAsName({ raw, count }: Quotation): boolean {
  const words = raw
    .replace(/[^\p{L}\s'’-]/gu, '')
    .split(/\s+/)
    .filter((word) => word.length > 3);
  return count <= LONGEST_TERM && words.length > 1 && words.every((word) => /^\p{Lu}/u.test(word));
}

/** A name or single term: one word, or a few that are written as a name. */
export function isTerm(quotation: Quotation): boolean {
  const { raw, count } = quotation;
  return count <= 1 || (count <= FEW && /^[*_]*(?:the|an?)\s/i.test(raw)) || isWrittenAsName(quotation);
}

/** "the Father", “the *Son*” */
const isOneWord = (raw: string) => /^[^\p{L}]*(?:the|an?)\s+[\p{L}’'*_-]+[^\p{L}]*$/iu.test(raw);
const begins = (raw: string) => /^[^\p{L}]*\p{Lu}/u.test(raw);
const hasVerb = (raw: string) =>
  wordsOf(raw)
    .trim()
    .split(' ')
    .some((word) => VERB.test(word));

/** A sentence, and no name: "Jesus slept.", "God is anger". */
function isSentence({ raw, count }: Quotation): boolean {
  if (count < 2 || !begins(raw)) return false;
  const goesOn = /\s["“‘'*_]*\p{Ll}/u.test(raw);
  return goesOn && (/\p{Ll}[.!;][*_"”’']*$/u.test(raw) || hasVerb(raw));
}

/** Whether words stand by themselves as a sentence or a clause of the passage, and are no part of their writer's own. */
export const isWhole = (quotation: Quotation): boolean =>
  isSentence(quotation) ||
  (begins(quotation.raw) && (quotation.count >= FEW || /^\W*\p{Lu}\p{L}* \p{Ll}/u.test(quotation.raw)));

/** Things have such names: "dark night of the soul", "sermon on the mount". */
const OF_SOMETHING =
  /^[*_]*(?:the |an? )?[\p{L}’'-]+(?: [\p{L}’'-]+)? (?:of|on|in) (?:the )?[\p{L}’'-]+[,.*_]*$/iu;

const isQuestion = (raw: string) => /\?\s*["”’'*_)]*$/.test(raw);

/** Speech of the writer's own: somebody says something to somebody. */
const isSpeech = (raw: string) =>
  /\b(?:I|I[’']m|I[’']ve|I[’']ll|let[’']s|you[’']re|you|your|we)\b/i.test(raw);

/** A person who says so much of a passage beside them has quoted it. */
const MISQUOTES = 0.67;

/** How like the passage words must be that others than Scripture may be saying. */
function spokenLike({ speaker, otherSpeaker, quotation, led }: Meaning, beside: boolean): number {
  if (speaker === 'person')
    return beside && quotation.count > LONGEST_TERM ? MISQUOTES : Number.POSITIVE_INFINITY;
  if (speaker === 'label') return isSpeech(quotation.raw) ? LEAST_SHARED : 0;
  if (beside) return speaker === 'people' ? 0.34 : 0;
  // Whoever is named elsewhere in the sentence is no subject of the saying.
  const sentence = !!led && speaker === undefined && isWhole(quotation);
  if (otherSpeaker === 'named') return sentence ? 0.34 : Number.POSITIVE_INFINITY;
  if (speaker === undefined && otherSpeaker === undefined) return 0;
  return sentence ? LEAST_SHARED : 0.7;
}

/** Whether a few words are a name of something, beside a reference to it. */
function namesSomething({ quotation, termed, behindArticle }: Meaning): boolean {
  if ((termed && quotation.count <= 4) || isOneWord(quotation.raw)) return true;
  if (isNameOfAThing(quotation.raw)) return true;
  if (isSentence(quotation)) return false;
  const article = behindArticle || /^[*_]*the\s/i.test(quotation.raw);
  return !!article && isWrittenAsName(quotation);
}

/** A sentence that a comma or colon leads to, and that has something of the passage. */
const leadsToIt = ({ led, quotation }: Meaning, shared: number) =>
  !!led && isWhole(quotation) && shared >= LEAST_SHARED;

/**
 * Whether words that are not the passage's were meant as a quotation of it, and not as a name or as speech. `beside`: the
 * reference stands right beside them; `before`: it stands before them in their sentence; `shared`: how much of their
 * telling words the passage has.
 */
export function claimsToQuote(
  candidate: Meaning,
  nearby: 'beside' | 'before' | 'later',
  shared: number,
): boolean {
  const { quotation } = candidate;
  const { raw, count } = quotation;
  const beside = nearby === 'beside';
  if (count <= 1) return false;
  if (candidate.setApart) return !isTerm(quotation);
  if (shared < spokenLike(candidate, beside)) return false;
  if (candidate.unheldVersion !== undefined && (beside || candidate.introduced || shared >= 0.3)) return true;
  if (isQuestion(raw) && !candidate.introduced && shared < (beside ? 0.34 : 0.75)) return false;
  if (beside) return !namesSomething(candidate);
  if (isTerm(quotation) || (candidate.termed && count <= LONGEST_MEANING)) return false;
  if (shared < 0.5 && (candidate.introduced ? isNameOfAThing(raw) : OF_SOMETHING.test(raw))) return false;
  // A few words right beside their verse are its words or none; behind "the" they may be a name.
  const close = !!candidate.close && (!candidate.behindArticle || nearby === 'later') && !isNameOfAThing(raw);
  if (shared === 1) return count >= FEW || close;
  if (shared >= 0.5)
    return count >= FEW || close || (nearby === 'before' && (!!candidate.led || isWhole(quotation)));
  if (shared === 0 && nearby === 'before' && close && count <= FEW) return true;
  // Somebody says something of their own in the sentence.
  if (shared === 0 && isSpeech(raw) && candidate.contrasted) return false;
  if (candidate.continues && candidate.close && nearby === 'before' && count >= 4) return true;
  return count >= 4 && (candidate.introduced || (nearby === 'before' && leadsToIt(candidate, shared)));
}
