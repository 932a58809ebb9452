import { passageOf } from '../references/format.ts';
import { chapterRange, locate } from '../text/books.ts';
import { countWords, wordsOf, wordsOfPassage } from '../text/words.ts';
import type { Passage, VerseIndex, VerseRange } from '../types.ts';
import { type Case, type Claim, HALF_AT_LEAST, isBeside, NEARLY, type Verdict } from './case.ts';
import { nearness, type Quotation, quotationOf, resemblance } from './compare.ts';
import { isForeign } from './foreign-words.ts';
import { claimsToQuote, isTerm, isWhole } from './meant-as-quotation.ts';
import { isBeginning, phraseIn } from './phrase-of-passage.ts';
import { clauseLike } from './true-clause.ts';
import {
  type CheckParts,
  findNear,
  findWords,
  heldBy,
  LAST_VERSE,
  TELLING_ROOTS,
  tightened,
  translationsOf,
} from './true-words.ts';
import { saysSomethingOf, standsByItself, trueWords, whatIsSet, withAllClauses } from './what-is-set.ts';

const LEAVE: Verdict = { kind: 'leave' };

/** From so many words on a row of words that stands in the Bible is taken for a quotation of it. */
const TELLING = 6;
const LONGEST_SAYING = 30;
const SHORT_SAYING = 9;

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
  const near = beside || claim.nearby === 'before';
  if (!near || quotation.count >= TELLING || quotation.roots.length < 2) return undefined;
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

/** A few words of the chapter named last: nothing names their place, and they stand there. */
function ofPassageBefore(parts: CheckParts, { quotation, near, termed }: Case): Verdict | undefined {
  if (quotation.count >= TELLING || quotation.roots.length < 2 || termed || isTerm(quotation))
    return undefined;
  const before = near?.();
  if (before === undefined) return undefined;
  const chapter = chapterOf(before.ranges.at(-1)!.first);
  const translation = heldBy(parts, quotation, [chapter]);
  if (translation === undefined) return undefined;
  return {
    kind: 'verified',
    passage: tightened(quotation, translation, chapter),
    version: translation.label,
  };
}

/** A slip is so near to the clause it is a slip of. */
const SLIP_WITHOUT_PLACE = 0.75;
const SLIP_AT_LEAST = 6;

/** Words that are all but those of a clause in the chapter named last. */
function slipOfPassageBefore(parts: CheckParts, candidate: Case): Verdict | undefined {
  const { quotation, near, speaker, denied, otherSpeaker } = candidate;
  if (quotation.count < SLIP_AT_LEAST || quotation.roots.length === 0 || denied) return undefined;
  if (speaker || otherSpeaker === 'named' || !isWhole(quotation)) return undefined;
  const before = near?.();
  if (before === undefined) return undefined;
  const { first, last } = chapterOf(before.ranges.at(-1)!.first);
  for (let verse = first; verse <= last; verse += 1) {
    for (const translation of translationsOf(parts)) {
      if (resemblance(quotation, translation, [{ first: verse, last: verse }]) < NEARLY) continue;
      const text = translation.text(verse);
      const clause = clauseLike(quotation, text);
      if (clause === undefined || nearness(quotation, wordsOf(clause)) < SLIP_WITHOUT_PLACE) continue;
      const passage = passageOf([{ first: verse, last: verse }]);
      const claim: Claim = { reference: { kind: 'passage', passage, start: 0, end: 0 }, nearby: 'later' };
      return { kind: 'replace', passage, version: translation.label, text: clause, claim };
    }
  }
  return undefined;
}

function withoutReference(parts: CheckParts, candidate: Case): Verdict {
  const { quotation, introduced, saysIt, otherSpeaker } = candidate;
  const among =
    candidate.inBlock ||
    (candidate.amongScripture && isWhole(quotation) && !candidate.speaker && !otherSpeaker);
  const inBlock = among && !candidate.denied ? knownSaying(parts, quotation) : undefined;
  if (inBlock) return inBlock;
  const enough = introduced
    ? quotation.count >= 3
    : quotation.count >= TELLING && quotation.roots.length >= TELLING_ROOTS;
  if (!enough || parts.findCandidates === undefined)
    return ofPassageBefore(parts, candidate) ?? slipOfPassageBefore(parts, candidate) ?? LEAVE;
  if (candidate.denied) return LEAVE;
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
  if (!introduced || otherSpeaker === 'named' || isTerm(quotation))
    return slipOfPassageBefore(parts, candidate) ?? LEAVE;
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

/** How much of a short passage stands in the quotation in the same order: it decides between passages with the same words. */
function inOrder(parts: CheckParts, quotation: Quotation, { ranges }: Passage): number {
  if (ranges.length > 1 || ranges[0]!.last > ranges[0]!.first + 1) return 0;
  return Math.max(...translationsOf(parts).map((each) => nearness(quotation, wordsOfPassage(each, ranges))));
}

/** The claim whose passage is most like the quotation, and how much; its own bracket comes before all others. */
function likeliest(parts: CheckParts, { quotation, claims }: Case) {
  const own = claims.filter(({ nearby, reference }) => isBeside(nearby) && reference.kind === 'passage');
  let best: { claim: Claim; passage: Passage; shared: number; alike: number } | undefined;
  for (const claim of own.length > 0 ? own : claims) {
    if (claim.reference.kind !== 'passage') continue;
    const { passage } = claim.reference;
    const shared = Math.max(
      ...translationsOf(parts).map((each) => resemblance(quotation, each, passage.ranges)),
    );
    const alike = claims.length > 1 ? shared + inOrder(parts, quotation, passage) : shared;
    if (best === undefined || alike > best.alike + 0.1) best = { claim, passage, shared, alike };
  }
  return best;
}

function inSameChapter({ reference }: Claim, passage: Passage): boolean {
  if (reference.kind !== 'passage') return false;
  const chapter = chapterOf(reference.passage.ranges[0]!.first);
  return passage.ranges.every(({ first, last }) => first >= chapter.first && last <= chapter.last);
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
    const note = `These words stand in ${passage.reference}.`;
    const bare = claim.reference.kind === 'passage' && claim.reference.bare === true;
    const near = bare || (claim.nearby === 'before' && inSameChapter(claim, passage));
    return claim.nearby === 'later' || near
      ? { kind: 'verified', passage, version: label, ...(near && { note }) }
      : { kind: 'misplaced', passage, version: label, claim };
  }
  return undefined;
}

/** A few words of the same book, as a name or a turn of phrase is: "the disciple whom Jesus loved". */
function inSameBook(parts: CheckParts, { quotation }: Case, { reference }: Claim): Verdict | undefined {
  if (quotation.count < HALF_AT_LEAST || quotation.count >= TELLING || quotation.roots.length < 2)
    return undefined;
  const place = reference.kind === 'passage' ? findWords(parts, quotation) : undefined;
  if (place === undefined || reference.kind !== 'passage') return undefined;
  const { passage, translation } = place;
  const bookOf = ({ ranges }: Passage) => locate(ranges[0]!.first).book;
  if (bookOf(passage) !== bookOf(reference.passage)) return undefined;
  const note = `These words stand in ${passage.reference}.`;
  return { kind: 'verified', passage, version: translation.label, note };
}

const isBare = ({ reference }: Claim) => reference.kind === 'passage' && reference.bare === true;
const isInvented = ({ nearby, reference }: Claim) => isBeside(nearby) && reference.kind === 'not-found';

function notTheText(parts: CheckParts, candidate: Case): Verdict {
  const { quotation } = candidate;
  const own = candidate.claims[0]!;
  const best = likeliest(parts, candidate);
  const saying =
    own.nearby === 'later' && !candidate.introduced ? undefined : knownSaying(parts, quotation, own);
  // A verse that is nearly said is set right; the note says what is wrong with it.
  if (saying && (best === undefined || best.shared < 0.5)) return saying;
  if (best === undefined || (isInvented(own) && best.shared < 0.5)) {
    const claim = own;
    const place = quotation.count >= TELLING ? findWords(parts, quotation) : undefined;
    if (place) return { kind: 'misplaced', passage: place.passage, version: place.translation.label, claim };
    const given =
      isBeside(claim.nearby) || (claim.nearby === 'before' && isWhole(quotation) && candidate.led);
    if (isTerm(quotation) || !given || claim.reference.kind === 'passage') return LEAVE;
    if (candidate.speaker === 'person') return LEAVE;
    const near = quotation.count >= TELLING ? findNear(parts, quotation) : undefined;
    const comesNear = near ? ` What comes near: ${near.reference}.` : '';
    return { kind: 'unmark', status: 'not-found', claim, note: `${claim.reference.reason}${comesNear}` };
  }
  const { claim, passage, shared } = best;
  const moved = elsewhere(parts, candidate, claim, shared) ?? inSameBook(parts, candidate, claim);
  if (moved) return moved;
  const foreign = shared < 0.5 && isForeign(quotation, claim.reference) && claim.nearby !== 'later';
  const stands = isBeside(claim.nearby) ? 'beside' : claim.nearby === 'before' ? 'before' : 'later';
  if (!foreign && !claimsToQuote(candidate, stands, shared)) return LEAVE;
  const near =
    shared < (isBare(claim) ? 0.75 : 0.3) && quotation.count >= TELLING
      ? findNear(parts, quotation)
      : undefined;
  const chosen = { ...parts, preferred: parts.preferred ?? candidate.namedVersion };
  const words = withAllClauses(quotation, trueWords(chosen, quotation, near ?? passage), near ?? passage);
  const elsewhereNear = near !== undefined && near.reference !== passage.reference;
  const note = elsewhereNear ? `This was given as ${passage.reference}.` : saying?.note;
  const loosely =
    candidate.unheldVersion !== undefined && !isBeside(claim.nearby)
      ? whereItStands(parts, quotation)
      : undefined;
  if (loosely) return loosely;
  if (candidate.unheldVersion !== undefined || foreign) {
    return { kind: 'unverified', passage, version: candidate.unheldVersion ?? '', text: words.text, claim };
  }
  const begun =
    near === undefined && isBeginning(quotation) ? phraseIn(chosen, quotation, passage) : undefined;
  if (begun?.outside === 0) return { kind: 'replace', ...begun, text: `${begun.text}…`, claim };
  const whole = countWords(wordsOfPassage(words.translation, words.passage.ranges));
  const set = standsByItself(candidate, whole)
    ? whatIsSet(candidate, { ...words, whole }, shared)
    : undefined;
  if (set !== undefined) {
    const own = versesOf(set, words);
    return { kind: 'replace', ...words, passage: own, text: set, claim, moved: elsewhereNear, note };
  }
  const there = claim.nearby === 'attached' ? undefined : whereItStands(parts, quotation);
  if (there) return there;
  const phrase = near === undefined ? phraseIn(chosen, quotation, passage) : undefined;
  if (phrase) return { kind: 'replace', ...phrase, claim };
  const alike = !elsewhereNear && saysSomethingOf(quotation, words.translation, words.passage);
  return { kind: 'unmark', status: 'paraphrased', ...words, claim, note, alike };
}

/** The verses whose words are set: those of a row of clauses alone. */
function versesOf(set: string, { passage, translation, text }: ReturnType<typeof trueWords>): Passage {
  const [range, ...others] = passage.ranges;
  if (others.length > 0 || range!.first === range!.last || set.length === text.length) return passage;
  return tightened(quotationOf(set), translation, range!);
}

/** Words of four and more that stand elsewhere in the Bible. */
function whereItStands(parts: CheckParts, quotation: Quotation): Verdict | undefined {
  const place = quotation.count >= HALF_AT_LEAST ? findWords(parts, quotation) : undefined;
  if (place === undefined) return undefined;
  const note = `These words stand in ${place.passage.reference}.`;
  return { kind: 'verified', passage: place.passage, version: place.translation.label, note };
}

/** A row of a verse's words that says another thing on its own, and goes about as a saying: "money is the root ...". */
function turnedAround(parts: CheckParts, { quotation }: Case, verdict: Verdict): Verdict | undefined {
  if (verdict.kind !== 'verified' || quotation.count > SHORT_SAYING) return undefined;
  const { passage, claim } = verdict;
  const saying = knownSaying(parts, quotation, claim);
  return saying && { ...saying, status: 'paraphrased', ...trueWords(parts, quotation, passage), passage };
}

/** A single word is a term; it is said of one that it stands in the verse beside it. */
function oneWord(parts: CheckParts, { quotation, claims }: Case): Verdict {
  const beside = claims.filter(({ nearby }) => isBeside(nearby) || nearby === 'before');
  for (const claim of quotation.roots.length > 0 ? beside : []) {
    if (claim.reference.kind !== 'passage' || !isShort(claim.reference.passage)) continue;
    const { passage } = claim.reference;
    const translation = heldBy(parts, quotation, passage.ranges);
    if (translation) return { kind: 'verified', passage, version: translation.label, claim };
  }
  return LEAVE;
}

const MOST_VERSES_OF_A_WORD = 3;
const isShort = ({ ranges }: Passage) =>
  ranges.length === 1 && ranges[0]!.last - ranges[0]!.first < MOST_VERSES_OF_A_WORD;

/** Judges one quotation by what stands with it. Pure; takes well under a millisecond. */
export function judge(parts: CheckParts, candidate: Case): Verdict {
  if (candidate.quotation.count === 0) return LEAVE;
  if (candidate.quotation.count === 1) return oneWord(parts, candidate);
  if (candidate.claims.length === 0) return withoutReference(parts, candidate);
  const verdict = atItsPlace(parts, candidate);
  if (verdict !== undefined) return turnedAround(parts, candidate, verdict) ?? verdict;
  const other = notTheText(parts, candidate);
  // What a sentence next to it names may be none of its own.
  const loosely = candidate.claims.every(({ nearby }) => nearby === 'later');
  return loosely && other.kind === 'leave' ? withoutReference(parts, candidate) : other;
}
