import { BEFORE_YOU, GLAD_IT_SERVES, PRAYED_WITH_IT, TOLD_AFTER } from '../../../content/guide/after-made.ts';
import { GOOD_NEWS } from '../../../content/guide/sequels/heard-on.ts';
import type { RecalledAnswer } from '../answer-record.ts';
import type { FormId } from '../forms/form-request.ts';
import { instructs } from '../reading/instructs.ts';
import { plainWords } from '../reading/words.ts';
import type { Spoken } from '../spoken.ts';
import type { Telling } from '../telling.ts';
import { concernedIn } from '../told/concerned.ts';
import { heardOn, openerTo, partsOf } from './heard-on.ts';

/**
 * What people say after something was made for them and want nothing of it changed: thanks, or how their story goes on.
 * Another text of the same kind would be no answer to it.
 */

/** "Perfect ta", "i like that": it serves, and nothing more is wanted. */
const LIKED =
  /^(?:(?:oh|ok|okay|wow|yes|yeah|ah|aw|that is|that was|it is|this is|so|very|really|just|absolutely|thanks|thank you) )*(?:perfect|lovely|great|brilliant|good|fab|ideal|nice|beautiful|spot on|just right|super|cool|(?:i |we |she will |he will |they will )(?:really )?(?:like|love) (?:that|it|this|them|that one|this one)|(?:that|this|it) (?:works|fits|will do|is it|does it))(?: (?:one|now|ta|thanks|thank you|cheers|very much|so much|a lot|lol|haha|yes|much))*$|^(?:(?:ok|okay|oh|great|right|good) )*(?:jk|just kidding|only joking|just joking|got it|will do|i will (?:use|take|read|say|send) (?:it|that|this|them|that one))(?: (?:lol|haha|thanks|thank you|now|then))*$|^(?:(?:ok|okay|great|oh|right|good|all) )*(?:\w+ ){0,3}(?:ta|thanks|thank you|cheers)$/;
const ASKS_ON = /\b(?:no|not|never|but|please|what|how|who|why|can|could|would|give|make|write|add)\b/;

/** Also in few words: "should i". */
const ASKS =
  /^(?:(?:and|but|so|ok|or|then) )*(?:who|whose|what|when|where|which|why|how|is|are|was|were|do|does|did|can|could|should|shall|would|may|must|am)\b|\b(?:is (?:that|it|this) (?:un\w+|wrong|right|ok|okay|bad|a sin|allowed|normal)|(?:should|can|may|must) i$)/;

/** Something has turned out well. */
const TURNED_OUT_WELL =
  /\b(?:found (?:him|her|it|them|us)|(?:he|she|they|it|we|i) (?:is|are|am) (?:now |all |finally |back )?(?:safe|awake|home|out|ok|okay|fine|stable|alive|free|through|well)|(?:woke|waked) up|out now|(?:came|come|is|are|got) (?:back )?home|made it (?:home|out|through|back)|it is (?:a (?:boy|girl)|twins)|(?:i|he|she|we|they) passed|all clear|benign|is born|was born|got (?:the|a|my|his|her) (?:job|visa|place|flat|house|papers|scholarship)|it worked|it (?:is raining|rained))\b/;
const AND_YET =
  /\b(?:dead|died|dies|not|never|no|nobody|but|though|with (?:another|somebody|someone|some)|cry|cries|crying|cried|scream\w*|shout\w*|drunk|high|cold|blue|floor|hanging|hanged|unconscious|breath\w*|bleed\w*|gone|worse|alone|late|lying|body|bed|found out|sad|sick|ill|afraid|angry|hurts?|pain|lost|told|if|before|until|why|used to|when|hope|without|wrong|bruis\w*|gun|knife|pills|note|letters?|phone|texts?|messages|pictures|photos|online|where)\b/;

/** To a turn for the better in few words; undefined for every other message. */
function gladOf(telling: Telling, plain: string): Spoken | undefined {
  if (!TURNED_OUT_WELL.test(plain) || AND_YET.test(plain) || plain.split(' ').length > FEW) return undefined;
  const glad = GOOD_NEWS.find(({ text }) => telling.said.times(text) === 0);
  return glad && { parts: partsOf(telling, glad, concernedIn(telling).places) };
}

/** In words. */
const FEW = 12;
const LONGEST_PRAYED = 24;

const PRAYED: ReadonlySet<FormId> = new Set(['prayer', 'blessing', 'grace']);
/** Said to the guide, or of a prayer itself, it is nothing to be prayed. */
const NOT_PRAYED =
  /\b(?:you|your|asks?|asked|wonders?|lol|haha|hahaha|jk|prayers?|pray|praying|prayed|amen|kill\w*|die|suicid\w*|hate|never mind|doesnt matter|does not matter|verses?|bible|blessing|short|words?)\b/;

/** "Through Jesus Christ, Amen." */
export const CLOSING = /(?: (?:Through|In the name of|In your name|We ask (?:it|this))[^.]{0,60},)? Amen\.$/;

const REACTS = /^(?:oh|ok|okay|hm+|wow|ah|ha+|yes|no|yeah|nope|really|right|fine|amen|hi|hello|and|so|well)$/;

/** The prayer of the reply before with what was told since, in the visitor's own words; undefined where it has none. */
function prayedWith(telling: Telling, last: RecalledAnswer, plain: string): Spoken | undefined {
  const form = last.form ?? (last.kind === 'prayer' ? { form: 'prayer' as const } : undefined);
  const length = plain.split(' ').length;
  if (
    !form ||
    !PRAYED.has(form.form) ||
    NOT_PRAYED.test(plain) ||
    plain === '' ||
    REACTS.test(plain) ||
    length > LONGEST_PRAYED
  )
    return undefined;
  const before = telling.request.history.findLast(({ role }) => role === 'assistant')?.content ?? '';
  const prayer = before.split('\n\n').findLast((block) => / Amen\.$/.test(block));
  const told = ownWords(telling.request.words);
  if (!prayer || told === '') return undefined;
  const line = telling.line(BEFORE_YOU, { told });
  const opener = openerTo(telling);
  const lead = telling.line(PRAYED_WITH_IT);
  return {
    parts: [opener ? `${opener} ${lead}` : lead, prayer.replace(CLOSING, (closing) => ` ${line}${closing}`)],
    form,
  };
}

/** What is said to somebody who goes on telling after something was made; undefined where nothing was. */
export function toldAfterMade(telling: Telling, last: RecalledAnswer): Spoken | undefined {
  if (!last.form && last.kind !== 'prayer') return undefined;
  const { words } = telling.request;
  const plain = plainWords(words);
  if (!words.includes('?') && LIKED.test(plain) && !ASKS_ON.test(plain))
    return { parts: [telling.line(GLAD_IT_SERVES)], ...(last.form && { form: last.form }) };
  if (words.includes('?') || ASKS.test(plain) || instructs(words)) return undefined;
  return (
    gladOf(telling, plain) ??
    prayedWith(telling, last, plain) ??
    heardOn(telling) ??
    (last.form && { parts: [telling.line(TOLD_AFTER)] })
  );
}

/** What somebody told, as it may stand in a sentence of ours: without what only joins it to the talk, and without marks. */
function ownWords(words: string): string {
  return words
    .replace(/\s+/g, ' ')
    .replace(/[[\]*_#>`{}|~]/g, '')
    .replace(/^(?:(?:and|but|also|because|oh|ok|well|so),? )+/i, '')
    .replace(/[.!\s]+$/, '')
    .trim();
}
