import { ONE_FOR } from '../../../content/guide/made/petitions.ts';
import type { GuideMessage } from '../types.ts';
import { petitionsIn } from './intercessions.ts';
import type { Made, MadeRequest } from './made.ts';

/** "And one for the surgeon", "also for people who hate us". */
const ALSO =
  /^(?:(?:and|now|then|also|please|can|could|you|we|i|have|give|write|make|me|us|need|like|would|ok|okay|thanks|thank|perfect|great|lovely|do|maybe) )*(?:(?:one|another|another one|a prayer|prayer|prayers|pray|something|the same) )?for ((?:the|those|these|people|all|everybody|everyone|them|others|whoever|anyone|(?:her|his|their|my|our) (?:doctors?|nurses?|midwi(?:fe|ves)|surgeons?|carers?|teachers?|team|staff|class|colleagues|boss(?:es)?|pastor|church|town|village|enem(?:y|ies)|neighbou?rs))\b.*)$/;
/** What is named so is no people: a moment, a thing, another reader. */
const NO_PEOPLE =
  /^(?:them$|them |the (?:last|first|next|other|same|morning|evening|night|day|end|beginning|start|closing|opening|meal|journey|trip|road|exam|test|funeral|wedding|service|meeting|card|children to|kids to|second|third)\b|all of (?:it|this|that)|them to|the \w+ to (?:say|pray|read)|those (?:days|times|moments))/;
/** The first request, of people for whom the library has no prayer. */
const FIRST = /\bprayers? (?:for|about) (?:a |an |the |my |our |all |those |every )?(.+)$/;
const ALONE: ReadonlySet<string> = new Set(['employers', 'night-workers', 'emergency', 'surgeon']);
const LONGEST = 18;

function whom(plain: string): string | undefined {
  const found = ALSO.exec(plain)?.[1]?.replace(/ (?:too|as well|also|please|now|then)$/, '');
  return found === undefined || NO_PEOPLE.test(found) ? undefined : found;
}

/** Whether the reply before was a prayer. */
const isPrayer = ({ content, record }: GuideMessage): boolean =>
  record?.kind === 'prayer' || record?.form?.form === 'prayer' || /(?:^|\s)Amen\.$/m.test(content);

function isAsked(plain: string, history: readonly GuideMessage[]): boolean {
  if (plain.split(' ').length > LONGEST) return false;
  const last = history.findLast(({ role }) => role === 'assistant');
  if (last && isPrayer(last)) return whom(plain) !== undefined;
  const first = last ? undefined : FIRST.exec(plain)?.[1];
  if (/\b(?:my|our) boss\b(?!.*\bhas to\b)|\bnot to\b/.test(plain)) return false;
  return first !== undefined && ALONE.has(petitionsIn(first)[0]?.id ?? '');
}

function make({ telling, plain }: MadeRequest): string[] {
  const named = whom(plain);
  const [petition] = petitionsIn(named ?? FIRST.exec(plain)?.[1] ?? '');
  const text = petition?.text ?? ONE_FOR.anybody;
  const beginning = named && !petition ? telling.words(ONE_FOR.beginning, { whom: named }) : 'Lord,';
  // Behind "Lord," the sentence goes on.
  const rest = beginning.endsWith(',') ? text.charAt(0).toLowerCase() + text.slice(1) : text;
  const lead = named ? telling.line(ONE_FOR.leads) : ONE_FOR.first;
  return [lead, `${beginning} ${rest} ${ONE_FOR.end}`];
}

/** A prayer for others, where a prayer was given before; for some also where none was. */
export const ONE_FOR_OTHERS: Made = {
  id: 'one-for',
  isAsked: (plain, { request }) => isAsked(plain, request.history),
  goesOn: () => false,
  make,
};
