import type { Sentence } from './fold-words.ts';
import type { Sign } from './types.ts';

const FIRST_PERSON = /\b(?:i|me|my|mine|myself|im|ive|i'm|our|us)\b/i;
const ADDRESSED = /\b(?:you|your|yourself)\b/gi;
/** Shorter ones may be a farewell. */
const ADVICE_WORDS = 18;

/**
 * A counsellor's voice: it says "you" again and again and never "I", asks nothing, and is longer than a cry. So speak the
 * guide's paragraphs and sermons that somebody pastes; nobody tells their own danger so.
 */
export function isAdvice(message: string): boolean {
  return (
    !FIRST_PERSON.test(message) &&
    !/\?\s*$/.test(message) &&
    (message.match(ADDRESSED)?.length ?? 0) >= 2 &&
    message.trim().split(/\s+/).length >= ADVICE_WORDS
  );
}

const SPORT =
  / (?:hockey|football|soccer|bike|bicycle|boxing|rugby|basketball|baseball|skating|skateboard|skiing|karate|judo|gymnastics|hiking|climbing|horse|trampoline|surgery|blood test|vaccine|garden|gardening) /;
const INJURED = / (?:bruise|bruises|bruised|black eye|scratches|sprained|broke|broken|twisted) /;
const SOMEBODY =
  / (?:he|she|they|husband|wife|father|mother|stepfather|boyfriend|girlfriend|partner|brother|coach|pastor|tell|told|say|everyone|hide|cover) /;
/** Hurt at play, by nobody. */
function isSportInjury({ text }: Sentence): boolean {
  return SPORT.test(text) && INJURED.test(text) && !SOMEBODY.test(text);
}

const CHILDREN_FIGHT =
  / (?:son|daughter|toddler|child|kids|boys|girls|twins|grandson|granddaughter|children|little one|year old|preschooler) (?:\w+ ){0,3}?(?:hit|hits|hitting|bites|biting|bit|pushed|pushes|pushing|kicked|kicks|kicking|fight|fights|punched|slapped|hurt) (?:\w+ ){0,2}?(?:brother|sister|other|others|each|children|kids|friend|classmate|classmates|cousin|siblings|boy|girl) /;
const GRAVE =
  / (?:bruise|bruises|knife|belt|afraid|scared|blood|bleeding|rape|raped|touched|every night|neighbour|neighbours|ex|husband|boyfriend|until|stick|pastor|teacher|carer) /;
/** Small children at odds, as their parents tell of it. */
function isChildrensFight({ text }: Sentence): boolean {
  return CHILDREN_FIGHT.test(text) && !GRAVE.test(text);
}

const AGO =
  / (?:(?:ten|twelve|fifteen|twenty|thirty|forty|many|[1-9]\d|\d) years ago|decades ago|years ago) /;
const OVERCOME =
  / (?:thank god|today i help|now i help|testimony|healed|set me free|free now|have peace|at peace|i forgave|behind me|god brought me|long over|i serve|ministry) /;
const LAUGHED = / (?:laughed|laughing|funny|thunder|nightmare) /;

/** Over for years and told in thanks. */
function isOvercome({ text }: Sentence): boolean {
  return AGO.test(text) && OVERCOME.test(text) && !/ (?:still|again|every night|afraid|scared) /.test(text);
}

const TAKEN_FOR_A_TIME =
  / (?:took|take|takes|keeps) (?:\w+ )?my phone (?:away )?(?:for|because|until|at|since|as|when) /;
/** Parents who take a telephone away for a while. */
function isDiscipline({ text }: Sentence): boolean {
  return TAKEN_FOR_A_TIME.test(text) && !/ (?:husband|boyfriend|wife|girlfriend|partner|ex) /.test(text);
}

const ASKED_OF_OTHERS = /^ (?:was|were|did|why did|why was|why were|how did|how was) /;
/** A question about people of old times. */
function isHistory({ text, asks }: Sentence): boolean {
  return asks && ASKED_OF_OTHERS.test(text) && !/ (?:i|me|my|we|us|our) /.test(text);
}

const LORD_HELD =
  /^ (?:\w+ ){0,6}?(?:do not|never) let me (?:go|fall|down) (?:$|again |and )|and do not let me go /;
/** A prayer to be held: "do not let me go". */
function asksToBeHeld({ text }: Sentence): boolean {
  return LORD_HELD.test(text) && !/ (?:he|she|husband|wife|they|pastor|parents) /.test(text);
}

const OTHERS_FEARED =
  / (?:everyone|everyone else|others|all|people|disciples|nobody) (?:else )?(?:was|were|is) (?:afraid|scared) of /;

/** Whether what sounds of abuse in the sentence is none; other kinds of danger are heard in it all the same. */
export function isNoAbuse(sentence: Sentence): boolean {
  return (
    [isSportInjury, isChildrensFight, isOvercome, isDiscipline, isHistory, asksToBeHeld].some((guard) =>
      guard(sentence),
    ) ||
    OTHERS_FEARED.test(sentence.text) ||
    (LAUGHED.test(sentence.text) && !/ (?:he|she|they|everyone) laughed | laughed at /.test(sentence.text))
  );
}

/** As `isNoAbuse`, for signs that words give together. */
export function withoutFalseAbuse(signs: readonly Sign[], sentence: Sentence): readonly Sign[] {
  return signs.some(({ kind }) => kind === 'abuse') && isNoAbuse(sentence)
    ? signs.filter(({ kind }) => kind !== 'abuse')
    : signs;
}
