import { PRAYER_FRAMES } from '../../../content/guide/openings.ts';
import * as lines from '../../../content/guide/reshaped.ts';
import type { AskedQuestion } from '../../../content/guide/types.ts';
import { passageOfMark } from '../../../scripture/references/passage-of-reference.ts';
import type { AnswerRecord, RecalledAnswer } from '../answer-record.ts';
import { shownIn } from '../answer-record.ts';
import { likelyAsked } from '../asked/likely.ts';
import { moveOf } from '../reading/moves.ts';
import { plainWords } from '../reading/words.ts';
import type { Subjects } from '../recognise/subjects.ts';
import { reply, type Telling } from '../telling.ts';
import { askedShape } from './asked-shape.ts';
import { partsOf } from './reply-parts.ts';
import { saidBefore } from './unrepeated.ts';

/** In words: who writes more says what it should be about. */
const LONGEST = 9;
/** "Another one for my brother", "with no verse": something else is wanted of it. */
const WITH_CONDITIONS =
  /\b(?:for (?!me\b|us\b|that\b|this\b|it\b)|about|on|with|without|no|\d+|two|three|four|five|few|some|verse|passage|psalm)\b/;

/** Whether a message wants another prayer in place of the last, and says nothing else of it. */
export function asksForAnotherPrayer(
  { request }: Telling,
  { kind, form, asked, move }: AnswerRecord,
): boolean {
  const plain = plainWords(request.words);
  if (moveOf(request.words)?.kind !== 'another' || plain.split(' ').length > LONGEST) return false;
  if (WITH_CONDITIONS.test(plain) || (form && form.form !== 'prayer') || (form?.count ?? 1) > 1) return false;
  if (form && (form.ages || form.audience || form.not)) return false;
  const isPrayer = kind === 'prayer' || form?.form === 'prayer' || asked !== undefined;
  // After a way to find words oneself, which ends in no Amen, another is wanted as well.
  if (isPrayer && move === 'another') return true;
  return isPrayer && partsOf(saidBefore(request.history)[0] ?? '').some((part) => part.kind === 'prayer');
}

/** From these probabilities on a prayer is near: one of the same matter as the last, and any. */
const NEAR = { ofTheMatter: 0.015, any: 0.1 };

/** A prayer in place of the last, and what of its record is new. */
interface AnotherPrayer {
  readonly text: string;
  readonly record: Partial<AnswerRecord>;
}

/**
 * A prayer that was not yet given: of a matter its own ones first, of a moment the next nearest; at last a way to find
 * words oneself. Undefined when all have been given.
 */
export function anotherPrayer(
  telling: Telling,
  { asked, subject }: RecalledAnswer,
  subjects: Subjects,
): AnotherPrayer | undefined {
  const isNew = (text: string) => telling.said.times(text) === 0;
  const isOfTheMatter = (other: AskedQuestion) =>
    asked?.about.some((label) => other.about.includes(label)) === true;
  const near = likelyAsked({ words: askedFirst(telling), earlier: [] }, subjects).find(
    ({ asked: other, probability }) =>
      other.isPrayer &&
      isNew(other.answer) &&
      probability >= (isOfTheMatter(other) ? NEAR.ofTheMatter : asked ? 1 : NEAR.any),
  );
  const own = ((subject.occasion ?? subject.topic)?.prayers ?? []).find(isNew);
  if (near && (asked || own === undefined)) return nearPrayer(telling, near.asked);
  const words = own ?? PRAYER_FRAMES.find(isNew);
  if (words === undefined) return undefined;
  const lead = own === undefined ? '' : telling.line(lines.ANOTHER_PRAYER);
  return { text: reply([lead, telling.words(words)]), record: { move: 'another' } };
}

function nearPrayer(telling: Telling, { id, question, answer, passages }: AskedQuestion): AnotherPrayer {
  const passage = passages.map(passageOfMark).find((one) => !telling.said.quoted(one));
  const text = reply([
    telling.line(lines.NEXT_NEAREST_PRAYER, { title: question }),
    telling.words(answer),
    passage ? telling.quote(passage) : '',
  ]);
  const shown = shownIn(text);
  return { text, record: { asked: id, move: 'another', shown, ...(shown[0] && { focus: shown[0] }) } };
}

/** The message that the talk’s last prayer was asked for with. */
function askedFirst({ request }: Telling): string {
  const said = request.history.filter(({ role }) => role === 'user').map(({ content }) => content);
  return (
    said.findLast((words) => moveOf(words) === undefined && askedShape(words) === undefined) ?? said[0] ?? ''
  );
}
