import type { CareFinding, CareKind } from '../../care/types.ts';
import { ABUSE_REPLIES } from '../../content/care/abuse.ts';
import { CHILD_REPLIES } from '../../content/care/child.ts';
import { CRISIS_REPLIES } from '../../content/care/crisis.ts';
import { LINES_LEAD } from '../../content/care/duties.ts';
import { DANGER_REPLIES, MEDICAL_REPLIES } from '../../content/care/medical-and-danger.ts';
import type { CareReplies, CareReply, CareTelling } from '../../content/care/types.ts';
import type { Care } from '../../contract/chat.ts';
import { passageOfMark } from '../../scripture/references/passage-of-reference.ts';
import { blockQuote } from '../../scripture/text/block-quote.ts';
import type { Bible, TranslationId } from '../../scripture/types.ts';

const TELLINGS: Readonly<Record<CareKind, CareTelling>> = {
  crisis: CRISIS_REPLIES,
  abuse: ABUSE_REPLIES,
  child: CHILD_REPLIES,
  medical: MEDICAL_REPLIES,
  danger: DANGER_REPLIES,
};
/** More would not be read at such an hour; the panel holds all of them. */
const LINES_SHOWN = 4;

export interface CareAnswer {
  /** Said at once, before a model is asked. */
  readonly first: string;
  readonly rest: string;
}

/**
 * Our own words to somebody in danger, in Markdown. `told` is how often this conversation has been answered so before:
 * the words change with it.
 */
export function careReply(parts: {
  readonly finding: CareFinding;
  readonly told: number;
  readonly care: Care;
  readonly bible: Bible;
  readonly translation: TranslationId;
}): CareAnswer {
  const tellings = tellingsOf(parts.finding);
  return setCareReply(tellings[parts.told % tellings.length] ?? tellings[0], parts);
}

/** A reply of ours with the help lines and the words of its passages put in. */
export function setCareReply(
  { first, rest }: CareReply,
  parts: { readonly care: Care; readonly bible: Bible; readonly translation: TranslationId },
): CareAnswer {
  const paragraphs = rest.map((paragraph) => {
    if (paragraph === '{lines}') return linesOf(parts.care);
    if (!/^\[\[.+\]\]$/.test(paragraph)) return paragraph;
    return blockQuote(parts.bible, parts.translation, passageOfMark(paragraph))?.markdown ?? '';
  });
  return { first, rest: paragraphs.join('\n\n') };
}

function tellingsOf({ kind, said, about, emergency }: CareFinding): CareReplies {
  const telling = TELLINGS[kind];
  if (about === 'someone-else') return telling.someoneElse;
  if (emergency && telling.urgent) return telling.urgent;
  return (said === 'veiled' && telling.veiled) || telling.open;
}

type ShownLine = Pick<Care['resources'][number], 'name' | 'contact' | 'hours'>;

/** The first of the help lines in Markdown, under their heading. */
export function linesOf({ resources }: { readonly resources: readonly ShownLine[] }): string {
  const lines = resources.slice(0, LINES_SHOWN).map(({ name, contact, hours }) => {
    const when = hours ? ` (${hours})` : '';
    return `- **${name}:** ${contact}${when}`;
  });
  return `${LINES_LEAD}\n\n${lines.join('\n')}`;
}
