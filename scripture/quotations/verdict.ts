import type { FoundReference } from '../references/references.ts';
import { chapterRange, locate } from '../text/books.ts';
import { countWords, wordsOf, wordsOfPassage } from '../text/words.ts';
import type { Passage, TranslationId, VerseIndex, VerseRange } from '../types.ts';
import { nearness, type Quotation, resemblance } from './compare.ts';
import { isForeign } from './foreign-words.ts';
import type { Speaker } from './speakers.ts';
import { clauseLike, fitsWhole } from './true-clause.ts';
import {
  type CheckParts,
  findNear,
  findWords,
  heldBy,
  LAST_VERSE,
  likeInOtherWords,
  TELLING_ROOTS,
  tightened,
  translationsOf,
  trueWords,
} from './true-words.ts';

/**
 * How a reference stands to a quotation: in a bracket or behind a dash after it; right before it with nothing but
 * signs between; before it in the sentence; or later, or loosely ("cf.").
 */
export type Nearby = 'attached' | 'adjoining' | 'before' | 'later';

/** Whether the reference stands right beside the quotation: then it decides, whoever else the sentence names. */
const isBeside = (nearby: Nearby) => nearby === 'attached' || nearby === 'adjoining';

export interface Claim {
  readonly reference: FoundReference;
  readonly nearby: Nearby;
}

/** A quotation with all that is known of it when it is judged. */
export interface Case {
  readonly quotation: Quotation;
  /** The references that may belong to it, likeliest first. */
  readonly claims: readonly Claim[];
  /** The label of a translation named with it that we do not hold ("NIV"). */
  readonly unheldVersion?: string | undefined;
  /** One that we hold, named with it: its words are set for a reader who has chosen none. */
  readonly namedVersion?: TranslationId | undefined;
  /** Words before it say that Scripture is quoted. */
  readonly introduced: boolean;
  /** Something says it, which may be Scripture: "It also says". */
  readonly saysIt?: boolean | undefined;
  /** Words before it mention a writer, a creed, a hymn; or someone who may be speaking. */
  readonly otherSpeaker: 'named' | 'someone' | undefined;
  /** Who is the subject of the saying, if it is none of Scripture. */
  readonly speaker?: Speaker | undefined;
  /** It is a part of the sentence it stands in: "refers to a ..."; no colon or comma leads to it. */
  readonly embedded?: boolean;
  /** It goes on a clause about what the passage says, where no name can stand: "be ...", "the man went away ...". */
  readonly continues?: boolean;
  /** The words before it say that it is a name, or what a word means: "known as", "means". */
  readonly termed?: boolean;
  /** The words before it need it to make a sentence. */
  readonly completes?: boolean;
  /** It is set apart as a block quote with its reference. */
  readonly setApart?: boolean;
}

export type Verdict =
  /** Not a quotation of Scripture, or not claimed to be one: nothing is said of it. */
  | { readonly kind: 'leave' }
  | {
      readonly kind: 'verified';
      readonly passage: Passage;
      readonly version: string;
      readonly claim?: Claim;
      readonly note?: string;
      /** Nothing named the place: it was found by the words. */
      readonly unnamed?: boolean;
    }
  /** True words of another passage than the one named. */
  | { readonly kind: 'misplaced'; readonly passage: Passage; readonly version: string; readonly claim: Claim }
  | {
      readonly kind: 'replace';
      readonly passage: Passage;
      readonly version: string;
      /** What is set: the passage, or the clauses of it that were quoted. */
      readonly text: string;
      readonly claim: Claim;
      /** The passage is another than the one named. */
      readonly moved?: boolean;
      readonly note?: string;
    }
  | {
      readonly kind: 'unmark';
      readonly status: 'paraphrased' | 'not-found';
      readonly passage?: Passage;
      readonly version?: string;
      readonly text?: string;
      readonly claim?: Claim;
      readonly note?: string;
    }
  | {
      readonly kind: 'unverified';
      readonly passage: Passage;
      readonly version: string;
      readonly text: string;
      readonly claim: Claim;
    };

const LEAVE: Verdict = { kind: 'leave' };

/** "A sentence or more": about nine words, or half of the verse (and then four at least). */
const SENTENCE = 9;
const HALF_AT_LEAST = 4;
/** From so many words on a row of words that stands in the Bible is taken for a quotation of it. */
const TELLING = 6;
const LONGEST_SAYING = 30;
/** A part of somebody's clause is set right where it is so near to the text; else it keeps its words. */
const SLIP = 0.75;
/** Words that share less with the passage are no quotation of it: it is not set in their place. */
const LEAST_SHARED = 0.2;
const SHORT_SAYING = 9;
/** Names of things are shorter; what is as long and stands beside a reference is compared. */
const LONGEST_TERM = 5;

/** A name or single term: one word, or a few that are written as a name. */
function isTerm({ raw, count }: Quotation): boolean {
  if (count <= 1 || (count <= 3 && /^[*_]*(?:the|an?)\s/i.test(raw))) return true;
  const words = raw
    .replace(/[^\p{L}\s'’-]/gu, '')
    .split(/\s+/)
    .filter((word) => word.length > 3);
  return count <= 5 && words.length > 0 && words.every((word) => /^\p{Lu}/u.test(word)) && words.length > 1;
}

function atItsPlace(parts: CheckParts, { quotation, claims }: Case): Verdict | undefined {
  for (const claim of claims) {
    if (claim.reference.kind !== 'passage') continue;
    const { passage } = claim.reference;
    const translation = heldBy(parts, quotation, passage.ranges);
    if (translation) return { kind: 'verified', passage, version: translation.label, claim };
  }
  return nextToItsPlace(parts, quotation, claims[0]);
}

/** Words that stand near the place named: a verse cut short, or another verse of the chapter. */
function nextToItsPlace(parts: CheckParts, quotation: Quotation, claim?: Claim): Verdict | undefined {
  if (claim?.reference.kind !== 'passage' || claim.reference.passage.ranges.length > 1) return undefined;
  const { first, last } = claim.reference.passage.ranges[0]!;
  const around = { first: Math.max(0, first - 2), last: Math.min(LAST_VERSE, last + 3) };
  const beside = isBeside(claim.nearby);
  const wide = quotation.count >= 5 ? around : undefined;
  const found = wide && foundIn(parts, quotation, wide, claim);
  if (found && found.ranges[0]!.first <= last && found.ranges[0]!.last >= first) return found.verdict;
  // A few words of the chapter: what is longer and stands elsewhere is given its own reference.
  if (!beside || quotation.count < 3 || quotation.count >= TELLING || quotation.roots.length < 2)
    return undefined;
  return foundIn(parts, quotation, chapterOf(first), claim)?.verdict;
}

function foundIn(parts: CheckParts, quotation: Quotation, range: VerseRange, claim: Claim) {
  const translation = heldBy(parts, quotation, [range]);
  if (translation === undefined) return undefined;
  const passage = tightened(quotation, translation, range);
  const note = `These words stand in ${passage.reference}.`;
  const verdict: Verdict = { kind: 'verified', passage, version: translation.label, claim, note };
  return { ranges: passage.ranges, verdict };
}

function chapterOf(index: VerseIndex): VerseRange {
  const { book, chapter } = locate(index);
  return chapterRange(book.number, chapter) ?? { first: index, last: index };
}

/** What is a saying and not in the Bible loses its marks, and it is said where it comes from. */
function knownSaying(parts: CheckParts, { raw, count }: Quotation, claim?: Claim) {
  const note = count >= 3 && count <= LONGEST_SAYING ? parts.noteOnSaying?.(raw) : undefined;
  if (note === undefined) return undefined;
  return { kind: 'unmark', status: 'not-found', note, ...(claim && { claim }) } as const;
}

function withoutReference(parts: CheckParts, { quotation, introduced, saysIt, otherSpeaker }: Case): Verdict {
  const enough = introduced
    ? quotation.count >= 3
    : quotation.count >= TELLING && quotation.roots.length >= TELLING_ROOTS;
  if (!enough || parts.findCandidates === undefined) return LEAVE;
  const saying = introduced || saysIt ? knownSaying(parts, quotation) : undefined;
  if (saying) return saying;
  const place = findWords(parts, quotation);
  // A saying is no verse where it is a row of a verse's words, either.
  if (place && quotation.count <= SHORT_SAYING && knownSaying(parts, quotation)) return LEAVE;
  if (place) {
    const { passage } = place;
    const note = `These words stand in ${passage.reference}.`;
    return { kind: 'verified', passage, version: place.translation.label, note, unnamed: true };
  }
  if (!introduced || otherSpeaker === 'named' || isTerm(quotation)) return LEAVE;
  const near = quotation.count >= 4 ? findNear(parts, quotation) : undefined;
  if (near === undefined) {
    return {
      kind: 'unmark',
      status: 'not-found',
      note: 'These words stand nowhere in the translations we hold.',
    };
  }
  const { passage, version, text } = trueWords(parts, quotation, near);
  return { kind: 'unmark', status: 'paraphrased', passage, version, text };
}

/** The claim whose passage is most like the quotation, and how much; its own bracket comes before all others. */
function likeliest(parts: CheckParts, { quotation, claims }: Case) {
  const own = claims.filter(({ nearby, reference }) => isBeside(nearby) && reference.kind === 'passage');
  let best: { claim: Claim; passage: Passage; shared: number } | undefined;
  for (const claim of own.length > 0 ? own : claims) {
    if (claim.reference.kind !== 'passage') continue;
    const { passage } = claim.reference;
    const shared = Math.max(
      ...translationsOf(parts).map((each) => resemblance(quotation, each, passage.ranges)),
    );
    if (best === undefined || shared > best.shared + 0.1) best = { claim, passage, shared };
  }
  return best;
}

/** Words that stand elsewhere than the reference says, the same or nearly: they are given their own reference. */
function elsewhere(
  parts: CheckParts,
  { quotation }: Case,
  claim: Claim,
  shared: number,
): Verdict | undefined {
  if (quotation.count < TELLING || quotation.roots.length < TELLING_ROOTS || shared >= 0.8) return undefined;
  const place = findWords(parts, quotation);
  if (place) {
    const { passage } = place;
    const { label } = place.translation;
    return claim.nearby === 'later'
      ? { kind: 'verified', passage, version: label }
      : { kind: 'misplaced', passage, version: label, claim };
  }
  return undefined;
}

/** Names that theology and preaching have given, in small letters too. */
const NAMES_OF_THINGS =
  /^[*_]*(?:the |an? )?(?:sermon on the (?:mount|plain)|dark night of the soul|sinner[’']?s prayer|once saved,? always saved|ministry of presence|rule of faith|communion of (?:the )?saints|great white throne judge?ment|priesthood of all believers|already (?:and|but) not yet|already,? not yet|time of testing|valley of the shadow|hall of faith|bread and wine|day of atonement|feast of (?:tabernacles|booths|weeks)|parable of the [\p{L} ]{4,24}|problem of evil|fear of the lord|kingdom of (?:god|heaven)|son of man|means of grace|order of salvation|theology of the cross|seven deadly sins|love chapter|faith chapter)[,.*_]*$/iu;

/** Things have such names: "dark night of the soul", "sermon on the mount". */
const OF_SOMETHING =
  /^[*_]*(?:the |an? )?[\p{L}’'-]+(?: [\p{L}’'-]+)? (?:of|on|in) (?:the )?[\p{L}’'-]+[,.*_]*$/iu;

const isQuestion = (raw: string) => /\?\s*["”’'*_)]*$/.test(raw);

/** How like the passage words must be that others than Scripture may be saying. */
function spokenLike({ speaker, otherSpeaker, quotation }: Case, nearby: Nearby): number {
  if (speaker === 'person') return Number.POSITIVE_INFINITY;
  if (speaker === 'label') return isSpeech(quotation.raw) ? LEAST_SHARED : 0;
  if (isBeside(nearby)) return speaker === 'people' ? 0.34 : 0;
  if (otherSpeaker === 'named') return Number.POSITIVE_INFINITY;
  return (speaker ?? otherSpeaker) ? 0.7 : 0;
}

/** A short sentence, and no name: "Jesus slept." */
const isSentence = ({ raw, count }: Quotation) =>
  count >= 2 && /^[*_]*\p{Lu}/u.test(raw) && /\p{Ll}[.!;][*_]*$/u.test(raw) && /\s\p{Ll}/u.test(raw);

/** Speech of the writer's own: somebody says something to somebody. */
const isSpeech = (raw: string) =>
  /\b(?:I|I[’']m|I[’']ve|I[’']ll|let[’']s|you[’']re|you|your|we)\b/i.test(raw);

/** Whether words that are not the passage's were meant as a quotation of it, and not as a name or as speech. */
function claimsToQuote(the: Case, { nearby }: Claim, shared: number): boolean {
  const { quotation } = the;
  const beside = isBeside(nearby);
  if (isTerm(quotation) && !(beside && (isSentence(quotation) || quotation.count >= LONGEST_TERM)))
    return false;
  if (the.setApart) return true;
  if (shared < spokenLike(the, nearby)) return false;
  if (isQuestion(quotation.raw) && !the.introduced && shared < (beside ? 0.34 : 0.75)) return false;
  const names = beside || the.introduced ? NAMES_OF_THINGS : OF_SOMETHING;
  if (shared < 0.5 && names.test(quotation.raw)) return false;
  if (the.termed && quotation.count <= 4) return false;
  if (!beside) return shared >= 0.5 ? quotation.count >= 3 : quotation.count >= 4 && the.introduced;
  if (quotation.count > 3 || isSentence(quotation) || the.continues) return true;
  return shared >= 0.33 && quotation.count === 3;
}

const isInvented = ({ nearby, reference }: Claim) => isBeside(nearby) && reference.kind === 'not-found';

function notTheText(parts: CheckParts, the: Case): Verdict {
  const { quotation } = the;
  const own = the.claims[0]!;
  const best = likeliest(parts, the);
  const saying = own.nearby === 'later' ? undefined : knownSaying(parts, quotation, own);
  // A verse that is nearly said is set right; the note says what is wrong with it.
  if (saying && (best === undefined || best.shared < 0.5)) return saying;
  if (best === undefined || (isInvented(own) && best.shared < 0.5)) {
    const claim = own;
    const place = quotation.count >= TELLING ? findWords(parts, quotation) : undefined;
    if (place) return { kind: 'misplaced', passage: place.passage, version: place.translation.label, claim };
    if (isTerm(quotation) || !isBeside(claim.nearby) || claim.reference.kind === 'passage') return LEAVE;
    if (the.speaker === 'person') return LEAVE;
    return { kind: 'unmark', status: 'not-found', claim, note: claim.reference.reason };
  }
  const { claim, passage, shared } = best;
  const moved = elsewhere(parts, the, claim, shared);
  if (moved) return moved;
  const foreign = shared < 0.5 && isForeign(quotation, claim.reference) && claim.nearby !== 'later';
  if (!foreign && !claimsToQuote(the, claim, shared)) return LEAVE;
  const near = shared < 0.3 && quotation.count >= TELLING ? findNear(parts, quotation) : undefined;
  const chosen = { ...parts, preferred: parts.preferred ?? the.namedVersion };
  const words = trueWords(chosen, quotation, near ?? passage);
  const note = near ? `This was given as ${passage.reference}.` : saying?.note;
  if (the.unheldVersion !== undefined || foreign) {
    return { kind: 'unverified', passage, version: the.unheldVersion ?? '', text: words.text, claim };
  }
  const whole = countWords(wordsOfPassage(words.translation, words.passage.ranges));
  const long =
    quotation.count >= SENTENCE ||
    ((quotation.count >= HALF_AT_LEAST || isSentence(quotation)) &&
      quotation.count * 2 >= whole &&
      !the.embedded);
  const set = long || the.setApart ? whatIsSet(the, { ...words, whole }, shared) : undefined;
  if (set !== undefined)
    return { kind: 'replace', ...words, text: set, claim, moved: near !== undefined, note };
  const place =
    claim.nearby !== 'attached' && quotation.count >= HALF_AT_LEAST ? findWords(parts, quotation) : undefined;
  if (place) {
    const stands = `These words stand in ${place.passage.reference}.`;
    return { kind: 'verified', passage: place.passage, version: place.translation.label, note: stands };
  }
  return { kind: 'unmark', status: 'paraphrased', ...words, claim, note };
}

/** The true words for a quotation's place: the passage, or the row of its clauses that is quoted; none where neither fits. */
function whatIsSet(
  { quotation, completes, embedded }: Case,
  { text, passage, translation, whole }: ReturnType<typeof trueWords> & { readonly whole: number },
  shared: number,
): string | undefined {
  if (completes) return undefined;
  const like = (): number => likeInOtherWords(quotation, translation, passage.ranges[0]!.first);
  if (shared < LEAST_SHARED && nearness(quotation, wordsOf(text)) < LEAST_SHARED && like() < LEAST_SHARED)
    return undefined;
  if (embedded) {
    const clause = clauseLike(quotation, text);
    return clause && nearness(quotation, wordsOf(clause)) >= SLIP ? clause : undefined;
  }
  return fitsWhole(quotation, whole) ? text : clauseLike(quotation, text);
}

/** A row of a verse's words that says another thing on its own, and goes about as a saying: "money is the root ...". */
function turnedAround(parts: CheckParts, { quotation }: Case, verdict: Verdict): Verdict | undefined {
  if (verdict.kind !== 'verified' || quotation.count > SHORT_SAYING) return undefined;
  const { passage, claim } = verdict;
  const saying = knownSaying(parts, quotation, claim);
  return saying && { ...saying, status: 'paraphrased', ...trueWords(parts, quotation, passage), passage };
}

/** Judges one quotation by what stands with it. Pure; takes well under a millisecond. */
export function judge(parts: CheckParts, the: Case): Verdict {
  if (the.quotation.count === 0) return LEAVE;
  if (the.quotation.count === 1) return LEAVE;
  if (the.claims.length === 0) return withoutReference(parts, the);
  const verdict = atItsPlace(parts, the);
  if (verdict !== undefined) return turnedAround(parts, the, verdict) ?? verdict;
  const other = notTheText(parts, the);
  // What a sentence next to it names may be none of its own.
  const loosely = the.claims.every(({ nearby }) => nearby === 'later');
  return loosely && other.kind === 'leave' ? withoutReference(parts, the) : other;
}
