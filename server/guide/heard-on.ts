import { EXCUSES, GOOD_NEWS, HEARD_ON, PERHAPS_GOOD } from '../../content/guide/sequels/heard-on.ts';
import type { SequelAnswer } from '../../content/guide/sequels/types.ts';
import { passageOfMark } from '../../scripture/references/passage-of-reference.ts';
import { concernedIn } from './concerned.ts';
import type { Spoken } from './conversation.ts';
import { matterOf } from './matter.ts';
import { isPersonal } from './requests.ts';
import type { Telling } from './telling.ts';
import { plainWords } from './words.ts';

const GOOD =
  /\b(?:(?:he|she|they|it|we|i) (?:\w+ )?(?:said yes|called back|came back|apologi[sz]ed|said sorry|hugged|smiled|is better|are better|feels? better|got better|went well|got (?:the|a) job|passed|is home|forgave (?:me|him|her|us)|talked to me|is sober|prayed with me)|good news|we (?:made up|talked|are talking)|it worked|thank god)\b/;
const BUT = /\b(?:but|though|however|still)\b/;
const PERHAPS =
  /\b(?:he|she|they) (?:\w+ )?(?:goes to church|is going to church|has changed|changed|promised|promises|swears|says (?:he|she|they) (?:has|have|is|are|will) (?:changed|sorry|change|stop|stopped|different)|is sorry|wants (?:another|a second) chance|is trying|got baptised|found god|found jesus|wants to come back)\b/;
const EXCUSE =
  /\b(?:he|she|they) (?:is|are|was|were|has|have|had|means?) (?:a |an |really |just |only |very |so )*(?:single|good (?:man|woman|person|father|mother|guy)|well|under (?:a lot of )?(?:stress|pressure)|stressed|nice|kind|young|old|lonely|sick|ill|alone|a hard|hard|difficult|rough|poor|been through)\b/;

/** What may be said to anybody who goes on telling in this talk; undefined where its matter is not known. */
export function heardOn(telling: Telling): Spoken | undefined {
  const of = matterOf(telling);
  if (!of) return undefined;
  const plain = plainWords(telling.request.words);
  const tone =
    GOOD.test(plain) && !BUT.test(plain)
      ? GOOD_NEWS
      : PERHAPS.test(plain)
        ? PERHAPS_GOOD
        : EXCUSE.test(plain)
          ? EXCUSES
          : [];
  const { places } = concernedIn(telling);
  const own = HEARD_ON[of.matter];
  // Of faith the first is for what somebody has lived, the second for an objection.
  const fitting = of.matter === 'faith' && !isPersonal(plain) ? own.toReversed() : own;
  const answer = [...tone, ...fitting].find(({ text }) => telling.said.times(text) === 0);
  return answer && { parts: partsOf(telling, answer, places) };
}

/** An answer with its places filled, and its passage where that was not read yet. */
export function partsOf(
  telling: Telling,
  { text, passage }: SequelAnswer,
  places: Readonly<Record<string, string>>,
): string[] {
  const shown = passage && passageOfMark(passage);
  return [telling.words(text, places), shown && !telling.said.quoted(shown) ? telling.quote(shown) : ''];
}
