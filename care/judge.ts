import type { CareFinding, CareKind, MessageSigns, Sign, Strength } from './types.ts';

/** From which score on something counts. How they were chosen: docs/decisions/092-care-rules.md. */
export interface Thresholds {
  /** What is said is urgent, unless the words around it are harmless. */
  readonly said: number;
  /** What is named is urgent among grave words. */
  readonly named: number;
  /** A hint is possible, and urgent among words such as people in danger write. */
  readonly hinted: number;
  readonly hintedUrgent: number;
  /** Words alone, without any statement, are possible. */
  readonly possible: number;
  /** Words alone, shortly after a possible finding. */
  readonly after: number;
}
export const THRESHOLDS: Thresholds = {
  said: 0.5,
  named: 2,
  hinted: 0.1,
  hintedUrgent: 2.5,
  possible: 0.5,
  after: -1,
};
/** What is named counts for a kind that the words as a whole do not speak of only where they are graver by so much. */
const OTHER_KIND = 1.5;
/** A farewell, a decision, a sudden calm are urgent by themselves only among words graver still. */
const TURNING = 1;
/** So many of a visitor's messages are judged together, the newest among them (behaviour 4.1). */
export const JUDGED_TOGETHER = 20;
/** Of two kinds the one whose help is more urgent. */
const FIRST: readonly CareKind[] = ['crisis', 'danger', 'abuse', 'medical', 'child'];
/** So soon after an urgent finding every word about oneself belongs to it. */
const CONTINUES_FOR = 3;
/** Farther back what was not urgent no longer adds up. */
const ADDS_UP_FOR = 4;

/**
 * Whether the last message calls for care, those before it known. After an urgent finding so does what means little by
 * itself: a farewell, a decision, even "I feel better". A harmless question does not. A possible finding does not stand.
 */
export function judge(messages: readonly MessageSigns[], thresholds = THRESHOLDS): CareFinding | null {
  const last = messages.at(-1);
  if (!last) return null;
  const before = messages.slice(0, -1);
  const found = judgeAlone(last, isYoungBy(messages), thresholds);
  if (found?.level === 'urgent') return found;
  return judgeAfter(last, before, found, thresholds) ?? found ?? judgeTogether(last, before, thresholds);
}

const isYoungBy = (messages: readonly MessageSigns[]): boolean => messages.some(({ isYoung }) => isYoung);

/** By what the message holds itself. */
function judgeAlone(message: MessageSigns, isYoung: boolean, thresholds: Thresholds): CareFinding | null {
  const found = urgentIn(message, thresholds) ?? possibleIn(message, thresholds);
  if (!found || !isYoung || found.about !== 'self' || found.kind === 'medical') return found;
  return { ...found, kind: 'child' };
}

function urgentIn(message: MessageSigns, thresholds: Thresholds): CareFinding | null {
  const said = signsOf(message, 'said', thresholds.said);
  if (said.length > 0) return finding('urgent', kindOf(said, message.kind), said, 'open');
  const grave = [
    ...signsOf(message, 'hinted', thresholds.hintedUrgent),
    ...signsOf(message, 'turning', thresholds.named + TURNING),
    ...signsOf(message, 'named', thresholds.named).filter(
      ({ kind, score }) => kind === message.kind || score >= thresholds.named + OTHER_KIND,
    ),
  ];
  return grave.length > 0 ? finding('urgent', kindOf(grave, message.kind), grave, 'veiled') : null;
}

function possibleIn(message: MessageSigns, thresholds: Thresholds): CareFinding | null {
  const { score, kind } = message;
  const hinted = signsOf(message, 'hinted', thresholds.hinted);
  if (hinted.length > 0) return finding('possible', kindOf(hinted, kind), hinted, 'veiled');
  return score >= thresholds.possible ? learnedFinding(message) : null;
}

function learnedFinding({ kind, about }: MessageSigns): CareFinding {
  const signs = ['words such as people in danger write'];
  return { level: 'possible', kind, said: 'veiled', about, emergency: false, signs };
}

/** While an urgent finding stands. */
function judgeAfter(
  last: MessageSigns,
  before: readonly MessageSigns[],
  found: CareFinding | null,
  thresholds: Thresholds,
): CareFinding | null {
  const standing = standingOf(before, thresholds);
  if (!standing) return null;
  // Somebody who is afraid may take it back, too: help is said once more, and then the talk is followed.
  if (isTakenBack(standing, last)) return { ...standing, said: 'veiled', emergency: false };
  if (found) return { ...found, level: 'urgent', kind: standing.kind };
  const turning = last.signs.filter(({ strength }) => strength === 'turning');
  const near = standingOf(before.slice(-CONTINUES_FOR), thresholds) !== null;
  if (turning.length === 0 && !(near && last.continues)) return null;
  const signs = turning.length > 0 ? turning.map(({ name }) => name) : standing.signs;
  return { ...standing, said: 'veiled', emergency: false, signs };
}

function standingOf(before: readonly MessageSigns[], thresholds: Thresholds): CareFinding | null {
  for (let at = before.length - 1; at >= 0; at--) {
    const found = judgeAlone(before[at]!, isYoungBy(before.slice(0, at + 1)), thresholds);
    if (found?.level !== 'urgent') continue;
    if (!before.slice(at + 1).some((later) => isTakenBack(found, later))) return found;
  }
  return null;
}

/** Thoughts of dying, or what is done to a child, are let go of only where it is explained what was meant. */
const isTakenBack = ({ kind }: CareFinding, { takesBack }: MessageSigns): boolean =>
  takesBack === 'anything' || (takesBack === 'harm' && (kind === 'abuse' || kind === 'danger'));

/** What is little by itself adds up with signs shortly before it; it is never more than possible. */
function judgeTogether(
  last: MessageSigns,
  before: readonly MessageSigns[],
  thresholds: Thresholds,
): CareFinding | null {
  const recent = before
    .slice(-ADDS_UP_FOR)
    .map((message) => judgeAlone(message, message.isYoung, thresholds));
  const earlier = recent.findLast((finding) => finding !== null);
  if (!earlier) return null;
  const isTurning = last.signs.some(({ strength }) => strength === 'turning');
  return isTurning || last.score >= thresholds.after ? { ...earlier, level: 'possible' } : null;
}

const signsOf = ({ signs }: MessageSigns, strength: Strength, from: number): Sign[] =>
  signs.filter((sign) => sign.strength === strength && sign.score >= from);

/** The learned kind where a sign is of it, else the first of those that signs are of. */
function kindOf(signs: readonly Sign[], learned: CareKind): CareKind {
  const kinds = signs.map(({ kind }) => kind);
  return kinds.includes(learned) ? learned : FIRST.find((kind) => kinds.includes(kind))!;
}

function finding(
  level: CareFinding['level'],
  kind: CareKind,
  signs: readonly Sign[],
  said: CareFinding['said'],
): CareFinding {
  const own = signs.filter((sign) => sign.kind === kind);
  return {
    level,
    kind,
    said,
    about: own.every(({ about }) => about === 'someone-else') ? 'someone-else' : 'self',
    emergency: own.some(({ emergency }) => emergency),
    signs: own.map(({ name }) => name),
  };
}
