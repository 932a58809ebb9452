import { quotationOf } from './compare.ts';
import {
  type Around,
  asWritten,
  type Closed,
  type Decision,
  decisionOn,
  type Held,
  NOTHING_ATTACHED,
} from './gate-outcome.ts';
import { paragraphEnd } from './lines.ts';
import { CLOSING, closingOf } from './quotations.ts';
import { type Attached, attachedIn, TAIL, tailAt } from './tail.ts';
import type { CheckParts } from './true-words.ts';
import { type Claim, judge, type Verdict } from './verdict.ts';
import { versionNamedIn } from './version-labels.ts';

/** An unclosed mark ends here (docs: architecture, "Text that was sent is final"). */
const LONGEST_QUOTATION = 600;
/** Emphasis and a bracket that close right behind a quotation go with it. */
const BEHIND = 5;

/** A mark that never closes: it stays where nothing says that Scripture is quoted, else it goes. */
function unclosed(text: string, { soft, open }: Held, around: Around): Decision {
  const marked = around.claims.length > 0 || around.introduced;
  const output = text.slice(soft, marked ? open : open + 1);
  return {
    output,
    next: open + 1,
    consumed: [],
    unclosed: true,
    ...(marked && { dropClosing: CLOSING[text[open]!] }),
  };
}

/**
 * Decides the quotation that opens at `held.open`: what is given out for it, and where the source goes on.
 * Undefined as long as its closing mark, or what follows it, has not come.
 */
export function decideQuotation(
  parts: CheckParts,
  text: string,
  held: Held,
  aroundIt: () => Around,
  final: boolean,
): Decision | undefined {
  const { open } = held;
  const farthest = open + LONGEST_QUOTATION;
  const paragraph = paragraphEnd(text, open, farthest + TAIL + 2, final);
  const windowEnd = Math.min(farthest, paragraph ?? farthest);
  const complete = final || text.length >= windowEnd;
  const rel = closingOf(
    text.slice(open, windowEnd),
    0,
    complete && (paragraph !== undefined || text.length >= farthest),
  );
  if (rel === undefined) return undefined;
  held.memory.around ??= aroundIt();
  const { around } = held.memory;
  if (rel < 0) return unclosed(text, held, around);
  const close = open + rel;
  const quotation = quotationOf(text.slice(open + 1, close));
  const closed = { text, held, close, quotation, around, attached: NOTHING_ATTACHED };
  if (quotation.count <= 1) return asWritten(closed);
  const judged = (attached: Attached) =>
    judge(parts, {
      quotation,
      claims: inOrder(attached.claims, around.claims),
      unheldVersion: unheld(attached, around.before),
      namedVersion: attached.labelHeld,
      introduced: around.introduced,
      otherSpeaker: around.otherSpeaker,
      embedded: isEmbedded(around.lead, text.slice(held.soft, open), quotation.raw),
    });
  const tail = tailAt(text, close + 1, paragraph, final);
  if (tail === undefined) return undefined;
  if (tail.kind === 'plain') {
    // No bracket follows: what is known is enough where the words are ours, or a reference came before them.
    held.memory.early ??= judged(NOTHING_ATTACHED);
    const verdict = held.memory.early;
    const known = verdict.kind === 'verified' || (around.claims.length > 0 && verdict.kind !== 'leave');
    if (known) return decided(closed, verdict);
    if (tail.end === undefined) return undefined;
  }
  const attached = attachedIn(text, tail, around.near);
  return decided({ ...closed, attached }, judged(attached));

  function decided(it: Closed, verdict: Verdict): Decision | undefined {
    const needed = Math.max(it.attached.outerEnd, close + 1) + BEHIND;
    if (verdict.kind === 'replace' && text.length < needed && !final) return undefined;
    return decisionOn(it, verdict);
  }
}

/** Whether a quotation is a part of the sentence round it: no sign leads to it, and it does not begin one. */
function isEmbedded(lead: string, soft: string, raw: string): boolean {
  if (lead === '' || /[,:;—–([]/.test(soft)) return false;
  return (
    /^[*_]*\p{Ll}/u.test(raw) ||
    /\b(?:an?|the|of|to|as|by|with|from|in|his|her|their|our|your)$/i.test(lead.trimEnd())
  );
}

/** First what stands in the quotation's own bracket, then what came before, then what follows. */
function inOrder(behind: readonly Claim[], before: readonly Claim[]): Claim[] {
  const attached = behind.filter(({ nearby }) => nearby === 'attached');
  return [...attached, ...before, ...behind.filter(({ nearby }) => nearby !== 'attached')];
}

function unheld(attached: Attached, before: string): string | undefined {
  if (attached.label !== undefined) return attached.labelHeld ? undefined : attached.label;
  return versionNamedIn(before.slice(-80));
}
