import { IN_THE_ANSWER } from '../../../content/guide/heard.ts';
import { passageOfMark } from '../../../scripture/references/passage-of-reference.ts';
import type { Spoken } from '../conversation.ts';
import { meaningOf, nearness } from '../meaning/meaning.ts';
import type { Subjects } from '../subjects.ts';
import type { Telling } from '../telling.ts';
import { likelyInTalk } from './in-talk.ts';

/** From this probability on a message asks again what was answered before. */
const SURELY = 0.6;
/** In words: a shorter sentence says too little to stand alone. */
const SAYS_SOMETHING = 6;

/**
 * To somebody who asks on about what the talk has answered: the sentence of that answer that is nearest to what is asked
 * now, and a passage of it that was not read yet. Undefined where another question is likelier, or it was said twice.
 */
export function answeredAlready(telling: Telling, subjects: Subjects): Spoken | undefined {
  const [first] = likelyInTalk(telling, subjects);
  if (!first || first.probability < SURELY || telling.said.times(first.asked.answer) === 0) return undefined;
  const wanted = meaningOf(telling.request.words);
  const sentence = first.asked.answer
    .split(/(?<=[.?])\s+/)
    .filter((text) => text.split(' ').length >= SAYS_SOMETHING)
    .map((text) => ({ text, near: nearness(wanted, meaningOf(text)) }))
    .toSorted((a, b) => b.near - a.near)[0]?.text;
  const lead = telling.unheard(IN_THE_ANSWER);
  if (!sentence || !lead) return undefined;
  const fresh = first.asked.passages.map(passageOfMark).find((passage) => !telling.said.quoted(passage));
  return { parts: [lead, telling.words(sentence), fresh ? telling.quote(fresh) : ''] };
}
