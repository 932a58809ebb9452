import type { Case, Claim } from '../quotations/case.ts';
import { isWhole } from '../quotations/meant-as-quotation.ts';
import type { Attached } from '../quotations/tail.ts';
import { versionNamedIn } from '../references/version-labels.ts';
import type { Around, Closed } from './closed-quotation.ts';

/** Fewer words in quotation marks are a term. */
const FEW = 3;

/**
 * The quotation with the references bound to it and all that its sentence says of it: what it is judged by. `inBlock`: it
 * stands in a block quote of several.
 */
export function caseOf(closed: Closed, inBlock: boolean): Case {
  const { text, held, close, quotation, around, attached } = closed;
  const soft = text.slice(held.soft, held.open);
  const before = around.before + soft;
  const inRow = goesOnRow(closed);
  const all = inOrder(attached.claims, around.claims);
  // What stands farther on in a row is another quotation's.
  const claims = inRow ? all.filter(({ nearby }) => nearby !== 'later') : all;
  return {
    quotation,
    claims,
    unheldVersion: unheld(attached, around),
    namedVersion: attached.labelHeld ?? around.label?.held ?? around.declared?.held,
    introduced:
      around.introduced || attached.book === true || standsInRow(closed) || inRow || goesOnSaying(closed),
    otherSpeaker: around.otherSpeaker,
    speaker: around.speaker,
    saysIt: SAYS_IT.test(around.before),
    continues: continuesClause(around.before, soft),
    termed: TERMED.test(before.replace(SAME_ROW, '')),
    completes: around.completes,
    embedded: around.embedded,
    saysThat: SAYS_THAT.test(before),
    belongs: around.embedded && BELONGS.test(before),
    close: isClose(claims[0], text, held.open, close),
    inBlock,
    amongScripture: around.amongScripture,
    near: around.near,
    denied: DENIED.test(around.before),
    led: /[:,]\s*[*_(]*$/.test(soft),
    behindArticle: ARTICLE.test(before),
    contrasted: CONTRASTED.test(before),
  };
}

/** What follows such words is a name of something. */
const TERMED =
  /\b(?:(?:referred\s+to|known|spoken\s+of|termed|labell?ed)\s+as|so-called|the\s+(?:term|phrase|expression|concept|doctrine|notion|slogan|label)(?:\s+of)?|(?:literally\s+)?(?:means?|meaning|rendered|translated|renders?|translates?|word\s+(?:is|for)|titled|entitled|called|named|(?:we|they|some|many|people|scholars|theologians|christians|others)\s+call\s+(?:it|this|that|them))(?:\s+(?:as|literally|the|a))?)[\s*_]*$/i;

/** Other names of a row: "loving-kindness" or. */
const SAME_ROW = /["“][^"“”]{1,40}["”],?\s*(?:(?:or|and)\s*)?$/i;
const NEAR = 36;

/** Whether a reference to one verse stands a few words before or behind a quotation. */
function isClose(claim: Claim | undefined, text: string, open: number, close: number): boolean {
  if (claim?.reference.kind !== 'passage') return false;
  const { start, end, passage } = claim.reference;
  const { first, last } = passage.ranges[0]!;
  // Other quotations of a row between them do not count.
  const own = text.slice(end, open).replace(/["“«][^"“”«»]*["”»]/g, '').length;
  const near = start > close ? start - close <= NEAR : claim.nearby === 'before' && own <= NEAR;
  return last - first < FEW && near;
}

/** So far before it in its sentence a translation may be named. */
const VERSION_NEAR = 120;

const NOTHING_ELSE = /^[.,;]?[*_]*\s*(?:$|\n|["“«])/;

/** Whether a quotation is a sentence of its own in a row of Scripture: nothing is said of it, as of those beside it. */
function standsInRow({ quotation, around, text, close }: Closed): boolean {
  const { amongScripture, before, speaker } = around;
  if (!amongScripture || speaker || before.trim() !== '' || !isWhole(quotation) || quotation.count <= FEW)
    return false;
  return (
    !/\?\W*$|\b(?:I|you|your|we)\b/i.test(quotation.raw) &&
    NOTHING_ELSE.test(text.slice(close + 1, close + 6))
  );
}

/** `"..." (Hebrews 13:5), "...", and "..." (Matthew 28:20)`: one of a row of Scripture. */
const IN_ROW = /["”»]\s*(?:\([^()]{4,40}\))?\s*[,;]\s*(?:and\s+)?[*_]*$/i;
const ROW_GOES_ON = /^[*_]*\s*[,;]\s*(?:and\s+)?[*_]*["“«]/i;

function goesOnRow({ around, quotation, text, held, close, attached }: Closed): boolean {
  if (!around.amongScripture || around.speaker || quotation.count <= FEW) return false;
  if (attached.claims.some(({ nearby }) => nearby === 'attached')) return false;
  const ends = /[,;][*_]*$/.test(quotation.raw)
    ? text.slice(close).replace(/^./, ',')
    : text.slice(close + 1);
  return (
    IN_ROW.test(text.slice(Math.max(0, held.open - 60), held.open)) && ROW_GOES_ON.test(ends.slice(0, 12))
  );
}

/** "He also said" right behind words of Scripture: the same speaker. */
const ALSO_SAYS =
  /\b(?:he|it|they)\s+(?:also|then|further|again|later|even)\s+(?:says?|said|adds?|added|promises?|promised|tells?\s+us|told\s+(?:us|them)|declares?|declared|writes?|wrote|prays?|prayed|warns?|warned)(?:\s+that)?[\s,:*_]*$/i;

function goesOnSaying({ around, quotation, text, held }: Closed): boolean {
  const before = around.before + text.slice(held.soft, held.open);
  return around.amongScripture && quotation.count > FEW && !around.speaker && ALSO_SAYS.test(before);
}

/** The Bible is said not to have it. */
const DENIED =
  /\b(?:no|not\s+a|never\s+a)\s+(?:\w+\s+)?(?:verse|text|passage|chapter)\b[^.!?]{0,40}$|\b(?:verse|bible|scripture)\s+(?:that\s+)?(?:never|nowhere|does\s+not|doesn[’']t)\s+(?:\w+\s+)?says?\b[^.!?]{0,20}$/i;

const SAYS_THAT = /\p{L}{3,}\s+(?:(?:us|them|him|her|you|me)\s+)?that[\s*_]*$/iu;
const CONTRASTED = /\b(?:not|but|rather\s+than|instead\s+of)[\s*_]*$/i;
const BELONGS = /\b(?:an?|the|his|her|their|our|your|my|its)[\s*_]+$/i;
const ARTICLE = /\b(?:the|this|that|these|those|our|such)[\s*_]+$/i;

/** "It also says", "and then it says that": the Bible may be meant. */
const SAYS_IT = /\b(?:it|he|god|bible|scripture|verse|word)\s+(?:\w+\s+)?says?(?:\s+that)?[\s,:*_]*$/i;
/** Before a name stands an article, a preposition, or a word that says that it is one. */
const NAME_FOLLOWS =
  /(?:^|[^\p{L}])(?:the|an?|our|his|her|their|your|my|its|this|that|these|those|of|in|on|for|by|with|from|to|about|term|word|phrase|as|and|or|like|called|named|than|between|through|into|no|one|two|three)$/iu;

/** Whether a few words go on somebody's clause right behind its verb or subject, where a name of something would not. */
function continuesClause(before: string, soft: string): boolean {
  const lead = before.replace(/[*_\s]+$/, '');
  return !/[^\s*_]/.test(soft) && /\p{L}$/u.test(lead) && !NAME_FOLLOWS.test(lead);
}

/** First what stands right before the quotation, or in its own bracket; then what came before, then what follows. */
function inOrder(behind: readonly Claim[], before: readonly Claim[]): Claim[] {
  const adjoining = before.filter(({ nearby }) => nearby === 'adjoining');
  const attached = behind.filter(({ nearby }) => nearby === 'attached');
  if (adjoining.length > 0) return [...adjoining, ...attached, ...before.slice(adjoining.length)];
  return [...attached, ...before, ...behind.filter(({ nearby }) => nearby !== 'attached')];
}

function unheld(attached: Attached, { before, label, declared }: Around): string | undefined {
  if (attached.label !== undefined) return attached.labelHeld ? undefined : attached.label;
  if (label !== undefined) return label.held ? undefined : label.label;
  return versionNamedIn(before.slice(-VERSION_NEAR)) ?? (declared?.held ? undefined : declared?.label);
}
