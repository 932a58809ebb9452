import { PASSAGE_LEADS, PASSAGES_FOR } from '../../../content/guide/sequels/passages.ts';
import { passageOfMark } from '../../../scripture/references/passage-of-reference.ts';
import type { RecalledAnswer } from '../answer-record.ts';
import { plainWords } from '../reading/words.ts';
import type { Spoken } from '../spoken.ts';
import { notedOf } from '../talk/recalled-parts.ts';
import type { Telling } from '../telling.ts';
import { matterOf } from '../told/matter.ts';

/** A psalm or verse is wanted, and nothing is named that it should be about. */
const WANTED =
  /\b(?:which|what|a|one|some) (?:\w+ )?(psalm|verse|verses|passage|passages|bible verse)(?: (?:would you (?:read|recommend|choose|take)|(?:that )?(?:i|we|you) (?:could|can|would|might) \w+(?: \w+){0,3}|that (?:helps?|fits?)|for (?:him|her|them|me|us|that|this|tonight|today|it)|to (?:read|send|text|say|pray|give|hold|keep|remember)(?: \w+){0,4}|about (?:it|this|that)|talks? about (?:it|this|that)|says? (?:that|this|it|so)|please|fits?(?: \w+){0,2}|now|then))*$/;
/** What acts on the passage that was shown is no wish for one of its own. */
const ON_THE_LAST =
  /\b(?:another|next|different|other|this|that|the) (?:psalm|verse|passage)\b|\bin (?:it|that|this)\b/;
const LONGEST = 16;

/** A passage for what is spoken of, where one is asked for and no subject is named. */
export function passageFor(telling: Telling, last: RecalledAnswer): Spoken | undefined {
  const plain = plainWords(telling.request.words);
  const wanted = plain.split(' ').length <= LONGEST ? WANTED.exec(plain) : null;
  if (!wanted || ON_THE_LAST.test(plain)) return undefined;
  const of = matterOf(telling);
  const isPsalm = wanted[1] === 'psalm';
  const noted = isPsalm || !last.subject.question ? [] : telling.fresh(notedOf(last), 1);
  if (noted[0]) return { parts: [telling.line(PASSAGE_LEADS), ...telling.noted(noted[0])] };
  if (!of) return undefined;
  const marks = PASSAGES_FOR[of.matter].filter((mark) => mark.startsWith('[[Psalm') === isPsalm);
  const [passage] = telling.said.freshest(marks.map(passageOfMark), 1, ({ reference }) => `— ${reference} (`);
  return passage && { parts: [telling.line(PASSAGE_LEADS), telling.quote(passage)] };
}
