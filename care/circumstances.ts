import type { Sentence } from './text/fold-words.ts';
import type { CareKind } from './types.ts';

/**
 * What makes grave words less urgent than they sound: somebody who is ill and does not know what they do, a childhood
 * long over, an operation that is planned, a death that somebody brought about long ago, in a war, on a road or in their
 * duty, and now speaks of; and somebody who says whom they are drawn to. Such words are still possible signs.
 */

const ILL = '(?:(?:has|with|is) (?!my )(?:\\S+ )?(?:dementia|alzheimer|deliri|autis)\\S*|my autistic \\S+)';
const HURTS_ME = '(?:hit|beat|slap|punch|kick|push)\\S* (?:\\S+ )?me';
/** Nobody else is named between the illness and the blow. */
const BETWEEN = '(?:(?!(?:husband|wife|father|brother|i) )\\S+ ){0,8}?';
const BY_THE_ILL = new RegExp(` ${ILL} ${BETWEEN}${HURTS_ME} | ${HURTS_ME} ${BETWEEN}(?:he|she) ${ILL} `);

const AS_A_CHILD =
  / (?:when (?:i|we) (?:was|were)|as) (?:\S+ )?(?:child|children|boy|girl|kids?|small|little|young|six|seven|eight|nine|ten|\d\d?) /;
const LONG_OVER = / (?:died|dying|grave|years ago|[3-9]\d|(?:for|fif|six|seven)ty) /;
const GOES_ON =
  / (?:does|hits|beats|touches|hurts|tell|again|to(?:day|night)|last night|keeps|back|my (?:daughter|son|kids|children|niece|grand\S+)) /;

const PLANNED = / (?:operation|surgery) (?:\S+ ){0,3}?(?:on|next|tomorrow|in) (?:\S+day|week|month) /;
const ALARMING = / (?:chest|breath|blood|bleed|faint|face|speech|arm|fever|heart|numb|sudden)/;

/** Whoever cares for somebody ill and is at the end of their strength may be the danger. */
const STRIKES_BACK = / i (?:\S+ )?(?:snap|hit|held|push|slap|shook|hurt)/;

const KILLED =
  / i (?:\S+ ){0,2}?(?:killed|shot|stabbed|murdered|strangled) (?:an?|the|another|two|three|\d+|some\S*|people|men|women|civilians|him|her|them) /;
/** When it was, what was paid for it, or in which duty. Not "police" alone: they may stand at the door. */
const LONG_AGO =
  / (?:years? ago|decades? ago|(?:19|20)\d\d|in (?:prison|jail)|served|sentenced?|parole|tours?|veteran|iraq|afghan\S*|vietnam|in (?:the|a) (?:war|army|marines?)|i (?:am|m|was) (?:an? )?(?:\S+ )?(?:soldier|marine|cop|officer|policem[ae]n|policewoman|sniper)|im (?:an? )?(?:\S+ )?(?:soldier|marine|cop|officer|policem[ae]n|policewoman|sniper)) /;
const STILL_TO_COME =
  / (?:tonight|today|now|just|again|last night|yesterday|this (?:morning|evening|afternoon)|an hour|hours|body|blood|bleeding|knife|door|outside|help|hiding|running|want|going to|gonna|will|voices?|orders?|ordered|told me to|next) /;

/** Somebody who says whom they are drawn to, and tells of nothing that is done to them: a first word of it, and no cry. */
const COMES_OUT =
  / i (?:\S+ ){0,4}?(?:gay|lesbian|bi|bisexual|queer|trans|transgender) | i (?:\S+ ){0,2}?(?:like|love|fancy) (?:girls|boys|guys|women|men) /;
const SUFFERS =
  / (?:hit|hits|beat\S*|hurt\S*|kick\S*|slap\S*|punch\S*|lock\S*|thr[eo]w\S*|kill\S*|die|dead|suicid\S*|cut\S*|burden|pills|afraid|scared|terrif\S*|threat\S*|send|sent|forc\S*|make|makes|made|touch\S*|rap\S*|exorci\S*|conver\S*|demons?|alone|hate my\S*|hate being|disgust\S*|not want|anymore|point|live|homeless|nowhere|marry|broke|fix|find|finds|found|house|tonight|coming|counsel\S*|camp|therapy|nobody|cry\S*) /;

/** The kinds of danger of which a message is at most a possible sign. */
export function calmedKinds(sentences: readonly Sentence[]): readonly CareKind[] {
  const text = sentences
    .map((each) => each.text)
    .join('')
    .replaceAll('  ', ' ');
  const isOver = AS_A_CHILD.test(text) && LONG_OVER.test(text) && !GOES_ON.test(text);
  if (isOver || (BY_THE_ILL.test(text) && !STRIKES_BACK.test(text))) return ['abuse', 'child'];
  if (COMES_OUT.test(text) && !SUFFERS.test(text)) return ['abuse', 'child'];
  if (KILLED.test(text) && LONG_AGO.test(text) && !STILL_TO_COME.test(text)) return ['danger'];
  return PLANNED.test(text) && !ALARMING.test(text) ? ['medical'] : [];
}
