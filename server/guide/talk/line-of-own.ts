import { LINE_OF_YOUR_OWN } from '../../../content/guide/words-to-say.ts';
import type { RecalledAnswer } from '../answer-record.ts';
import { noteWithConditions } from '../forms/form-answer.ts';
import { plainWords, wordsOf } from '../reading/words.ts';
import type { Subjects } from '../recognise/subjects.ts';
import { framedIn, partsOf, wholeSentences } from '../reshaped/reply-parts.ts';
import { reply, type Telling } from '../telling.ts';
import type { GuideReply } from '../types.ts';
import { withRecord } from './spoken-reply.ts';

/** "And one line from me before it": what stands on the card beside the verse. */
const WANTED =
  /\b(?:a|one|1|some|short|few) (?:\w+ )?(?:lines?|sentences?|words) (?:\w+ ){0,2}?(?:from (?:me|us)|of (?:my|our) own)\b|\b(?:a|one|1) (?:short )?(?:line|sentence) (?:to (?:put|go|write|stand) )?(?:before|above|with|in front of|under|next to|beside) (?:it|that|the verse)\b/;
const LONGEST = 18;
/** In messages. */
const LOOKED_BACK = 4;

/** A line to go with the verse for a card, by the occasion of the talk; undefined where nothing of the kind is wanted. */
export function lineOfOwn(
  telling: Telling,
  { form, note }: RecalledAnswer,
  subjects: Subjects,
): GuideReply | undefined {
  const { words, history, document } = telling.request;
  const plain = plainWords(words);
  if (document || !WANTED.test(plain) || plain.split(' ').length > LONGEST) return undefined;
  const earlier = history.flatMap(({ role, content }) => (role === 'user' ? [content] : []));
  const isCard = earlier.some((message) => /\bcards?\b/i.test(message)) || note !== undefined;
  if (!isCard && form?.form !== 'reading' && form?.form !== 'verses') return undefined;
  const occasion =
    note ??
    earlier
      .slice(-LOOKED_BACK)
      .toReversed()
      .flatMap((message) => subjects.notes(wordsOf(message)).slice(0, 1))[0]?.owner;
  if (!occasion) return undefined;
  const intent = { kind: 'note' as const, occasion, form: { form: 'note' as const, isShort: true as const } };
  const cards = framedIn(partsOf(reply(noteWithConditions(telling, intent))));
  const [line] = cards
    .map((card) => wholeSentences(card).slice(0, 2).join(' '))
    .filter((card) => telling.said.times(card) === 0)
    .toSorted((a, b) => a.length - b.length);
  return line ? withRecord(intent, reply([telling.line(LINE_OF_YOUR_OWN), '---', line, '---'])) : undefined;
}
