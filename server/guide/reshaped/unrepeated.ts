import { NO_OTHER_TONE, NOT_IN_IT } from '../../../content/guide/edits.ts';
import * as lines from '../../../content/guide/reshaped.ts';
import type { AnswerRecord } from '../answer-record.ts';
import { moveOf } from '../reading/moves.ts';
import { plainWords } from '../reading/words.ts';
import type { GuideMessage, GuideReply, GuideRequest } from '../types.ts';
import { askedShape } from './asked-shape.ts';
import { bodyOf, type PartKind, partsOf, type ReplyPart, wholeSentences, wordCount } from './reply-parts.ts';

/** That another tone is not possible, without the shortest form that it was to lead into. */
const NO_TONE = wholeSentences(NO_OTHER_TONE).slice(0, -1).join(' ');

/** What was said without saying anything of the matter. */
const SAYS_NO_MORE: ReadonlySet<string> = new Set([
  ...lines.NOTHING_FURTHER,
  ...lines.SHORTEST_PRAYER,
  ...lines.SHORTEST_TEXT,
  ...lines.SHORTEST_VERSE,
  ...lines.NO_SUCH_PERSON,
  ...lines.NOTHING_PLAINER,
  NO_TONE,
]);

/**
 * The last reply that said something of the matter, and those before it of which it is another shape: what a change is made
 * of, the last one first.
 */
export function saidBefore(history: readonly GuideMessage[]): string[] {
  const replies = history.filter(({ role, content }) => role === 'assistant' && !SAYS_NO_MORE.has(content));
  const first = replies.findLastIndex(({ record }) => !record?.amends);
  return replies
    .slice(Math.max(0, first))
    .map(({ content }) => content)
    .toReversed();
}

/** Of a sentence with a place in it so much is compared. In UTF-16 units. */
const COMPARED = 20;

/** In words: who writes so few asks for something further, and not for the same again. */
const FEW = 6;
const ASKS_AGAIN = /\b(?:again|repeat|remind|once more|back|what was|first one|original|before)\b/;

/**
 * A reply, or an honest no where it would give the same text a second time to somebody who asked for something else. Who
 * asks to hear it again hears it again.
 */
export function unrepeated(request: GuideRequest, answer: GuideReply): GuideReply {
  const replies = request.history.filter(({ role }) => role === 'assistant');
  const before = replies.at(-1);
  const plain = plainWords(request.words);
  if (!before?.record || request.document || ASKS_AGAIN.test(plain)) return answer;
  const move = moveOf(request.words)?.kind;
  // What is not in a text, or not held, is said, and the same text stands under it with reason.
  if (move === 'translation' || answer.text.startsWith(NOT_IN_IT.slice(0, COMPARED))) return answer;
  const isMove = move !== undefined || askedShape(request.words) !== undefined;
  if (!isMove && plain.split(' ').length > FEW) return answer;
  const texts = replies.flatMap(({ content, record }) => (record ? [content] : []));
  const body = bodyOf(answer.text);
  const isSaid =
    texts.some((text) => bodyOf(text) === body) ||
    ((move === 'another' || OTHER.test(plain)) && !ADDS.test(plain) && bringsNothingNew(answer.text, texts));
  if (!isSaid || COURTESIES.has(answer.record.kind)) return answer;
  if (answer.text.startsWith(NO_TONE)) return withLine(before.record, NO_TONE);
  return nothingFurther(
    request.history,
    before.record,
    move === 'simpler' ? lines.NOTHING_PLAINER : undefined,
  );
}

/** Says plainly that there is nothing further, and what can be done; the record of what was said before stays. */
export function nothingFurther(
  history: readonly GuideMessage[],
  before: AnswerRecord,
  texts: readonly string[] = lines.NOTHING_FURTHER,
): GuideReply {
  const times = (line: string) => history.filter(({ content }) => content === line).length;
  return withLine(before, texts.toSorted((a, b) => times(a) - times(b))[0]!);
}

function withLine({ near: _near, ...record }: AnswerRecord, text: string): GuideReply {
  return { text, record: { ...record, amends: true } };
}

/** "Another", "something different": what was said already is none. */
const OTHER = /\b(?:another|others?|different|else|more|new one)\b/;
/** "One more sentence about her singing": the text stays, and something is put into it. */
const ADDS = /\b(?:about|sentences?|lines?|add|put|include|mention)\b/;
/** In words: a shorter block leads or closes, and says nothing. */
const SAYS = 6;

/** Whether all that a reply says, or all the passages of one that only shows some, stood in earlier ones. */
function bringsNothingNew(text: string, earlier: readonly string[]): boolean {
  const blocks = partsOf(text);
  const says = blocks.filter(({ kind, text: block }) => SAYING.has(kind) && wordCount(block) >= SAYS);
  const brought = says.length > 0 ? says : blocks.filter(({ kind }) => kind === 'quote');
  const said = brought.filter(({ text: block }) => earlier.some((before) => before.includes(block)));
  const words = (parts: readonly ReplyPart[]) => wordCount(parts.map(({ text: block }) => block).join(' '));
  return brought.length > 0 && words(said) >= NEARLY_ALL * words(brought);
}

/** A closing sentence may be new where all else was said. */
const NEARLY_ALL = 0.7;

const SAYING: ReadonlySet<PartKind> = new Set(['text', 'prayer', 'list']);

/** Replies that greet, thank or take leave: they have nothing that could be changed, and may come again. */
export const COURTESIES: ReadonlySet<GuideReply['record']['kind']> = new Set([
  'thanks',
  'greeting',
  'goodbye',
  'self',
  'outside',
]);
