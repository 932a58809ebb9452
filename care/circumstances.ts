import type { Sentence } from './text/fold-words.ts';
import type { CareKind } from './types.ts';

/**
 * What makes grave words less urgent than they sound: somebody who is ill and does not know what they do, a childhood
 * long over, an operation that is planned, a death that somebody brought about long ago, in a war, on a road or in their
 * duty, and now speaks of; somebody who says whom they are drawn to; a nudge in play, a father's wrath over a scratched
 * car, a door that shut by mistake; a verse of the old tongue. Such words are still possible signs.
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
  / i (?:\S+ ){0,2}?(?:killed|shot|stabbed|murdered|strangled) (?:an?|the|another|two|three|\d+|some\S*|people|men|women|civilians|children|him|her|them) /;
/** When it was, what was paid for it, or in which duty. Not "police" alone: they may stand at the door. */
const LONG_AGO =
  / (?:years? ago|decades? ago|(?:19|20)\d\d|in (?:prison|jail)|served|sentenced?|parole|tours?|veteran|iraq|afghan\S*|vietnam|in (?:the|a) (?:war|army|marines?)|i (?:am|m|was) (?:an? )?(?:\S+ )?(?:soldier|marine|cop|officer|policem[ae]n|policewoman|sniper)|im (?:an? )?(?:\S+ )?(?:soldier|marine|cop|officer|policem[ae]n|policewoman|sniper)) /;
const STILL_TO_COME =
  / (?:tonight|today|now|just|again|last night|yesterday|this (?:morning|evening|afternoon)|an hour|hours|body|blood|bleeding|knife|door|outside|help|hiding|running|want|going to|gonna|will|voices?|orders?|ordered|told me to|next) /;

/** It was war, be it said by a place, a post or an enemy. */
const IN_WAR =
  / (?:deployed|deployment|tours?|helmand|fallujah|kandahar|iraq|afghan\S*|vietnam|donbas|bakhmut|gaza|chechnya|bosnia|infantry|platoon|regiment|battalion|brigade|checkpoint|trench|trenches|insurgents?|taliban|combat|(?:at|from) the front|(?:it|there) was (?:a )?war|in (?:the|a) war|on patrol|medic|conscript\S*|called up) /;
const OF_TODAY =
  / (?:tonight|today|an hour|body|bleeding|at the door|hiding|running from|want to|going to|gonna|voices?|wife|girlfriend|neighbour) /;

/** A nudge, and somebody laughs who was nudged: that the other laughs says nothing. */
const NUDGED =
  / (?:elbow\S*|nudg\S*|pok(?:e|es|ed|ing)|tickl\S*|snowballs?|pillow fight|water balloon|under the table) /;
const MERRY =
  / (?:(?:we|i) (?:\S+ ){0,2}?(?:laugh\S*|giggl\S*|sang|grinned)|giggling|laughing|wink\S*|haha\S*|lol|hihi|in play|for fun|singing|(?:stop|keep) me) /;
/** Whoever is so small hits. */
const BY_A_TODDLER =
  / (?:toddler|baby|(?:one|two|three|four|[1-4]) (?:year|yr)s? old|little one) (?:has )?(?:hit|hits|bit|bites|kick\S*|slap\S*|scratch\S*|pinch\S*|headbutt\S*|elbow\S*) me /;
const HURT_BADLY =
  / (?:bruis\S*|afraid|scared|cried|crying|blood|bleed\S*|broke\S*|hurts|drunk|hospital|breathe|belt|knife|threw|push\S*|throat|every (?:day|night|time)|husband|boyfriend|partner|stepfather) /;
/** What is said of them after a mishap. */
const WRATH_OF =
  / (?:father|mother|parents|grandmother|coach|boss|teacher|wife|captain|flatmate|roommate|sister|trainer) (?:is |are )?(?:will|would|wants? to|could|going to|gonna) (?:\S+ )?kill me /;
const MISHAP =
  / (?:late|kept (?:her|him) out|scratch\S*|dent|dented|missed|forgot|broke (?:his|her|the|a)|spill\S*|lost (?:his|her|the)|proposed|curfew|tattoo|haircut|exam|grades?|ate (?:his|her|the|all)|lol|haha|crashed|stain\S*|dyed|burned (?:the|his|her) (?:dinner|roast|cake|toast|pan)|homework) /;
const IN_EARNEST =
  / (?:hit|hits|beat\S*|knife|gun|drunk|honou?r|muslim|islam\S*|convert\S*|bapti[sz]ed|pregnant|again|last time|said|says|told|swore|afraid|scared|terrif\S*|hiding|serious|mean it|brothers?|chok\S*) /;
const JUMPED = / (?:jump(?:ed|ing)?|leapt) (?:\S+ )?(?:off|from|out) /;
const FOR_FUN =
  / (?:camp|youth group|bungee|parachute|skydiv\S*|swimming|diving board|sponsored|for charity) /;
const NOT_FOR_FUN = / (?:surviv\S*|die|dead|alone|tonight|hospital|wish|want|kill\S*|end|failed|saved) /;
const LOCKED = / lock\S* (?:\S+ ){0,4}?(?:bathroom|toilet|loo|car|bedroom|room) /;
const BY_MISTAKE =
  / (?:by mistake|by accident|accident\S*|fire brigade|firefighters?|fire department|locksmith|laughed|laughing|spare key) /;
const LOCKED_ON_PURPOSE =
  / (?:he|she|they|father|mother|husband|stepfather|i) lock\S* (?:him|her|them|me|us|my|the) | (?:punish\S*|night|dark|hours|beat\S*|hungry|knife|razor|pills|die|screaming for) /;
/** Taken as it should be. */
const TAKES_INSULIN =
  / i (?:do )?(?:take|inject|use|am on|am taking) (?:my |the )?(?:\S+ )?(?:insulin|inhaler) /;
const NOT_AS_ORDERED =
  / (?:not|stop\S*|without|skip\S*|missed|too|all|whole|extra|double|more|units|enough|low|shak\S*|dizzy|sweat\S*|confus\S*|vomit\S*|faint\S*|hospital|die|end|goodbye|wake|tonight) /;
/** Words of a verse in the old tongue; a person of today hardly uses two of them. */
const OLD_TONGUE =
  / (?:thee|thou|thy|thine|ye|unto|upon|hath|hast|shalt|saith|sayest|didst|behold|lest|thereof|spake|stricken|\S{2,}eth)(?= )/g;
/** In words, nearly all verses. */
const LONGEST_VERSE = 70;
const TODAY_IN_OLD_TONGUE =
  / (?:husband|boyfriend|police|homework|school|tonight|yesterday|today|phone|hits|beats|pills) | (?:hit|beat|hurt|touch\S*|rap\S*|kick\S*|chok\S*) me(?! and i felt) /;

/** Somebody who says whom they are drawn to, and tells of nothing that is done to them: a first word of it, and no cry. */
const COMES_OUT =
  / i (?:\S+ ){0,4}?(?:gay|lesbian|bi|bisexual|queer|trans|transgender) | i (?:\S+ ){0,2}?(?:like|love|fancy) (?:girls|boys|guys|women|men) /;
const SUFFERS =
  / (?:hit|hits|beat\S*|hurt\S*|kick\S*|slap\S*|punch\S*|lock\S*|thr[eo]w\S*|kill\S*|die|dead|suicid\S*|cut\S*|burden|pills|afraid|scared|terrif\S*|threat\S*|send|sent|forc\S*|make|makes|made|touch\S*|rap\S*|exorci\S*|conver\S*|demons?|alone|hate my\S*|hate being|disgust\S*|not want|anymore|point|live|homeless|nowhere|marry|broke|fix|find|finds|found|house|tonight|coming|counsel\S*|camp|therapy|nobody|cry\S*) /;

const joined = (sentences: readonly Sentence[]): string =>
  sentences
    .map(({ text }) => text)
    .join('')
    .replaceAll('  ', ' ');

const BY_OTHERS: readonly CareKind[] = ['abuse', 'child'];

/** What only sounds so sounds like several kinds at once. */
const IN_JEST: readonly CareKind[] = [...BY_OTHERS, 'danger', 'crisis'];

/** What calms which kinds: all of one, and nothing of the other. */
const CALMED: readonly (readonly [readonly CareKind[], readonly RegExp[], readonly RegExp[]])[] = [
  [BY_OTHERS, [AS_A_CHILD, LONG_OVER], [GOES_ON]],
  [BY_OTHERS, [BY_THE_ILL], [STRIKES_BACK]],
  [BY_OTHERS, [COMES_OUT], [SUFFERS]],
  [IN_JEST, [NUDGED, MERRY], [HURT_BADLY]],
  [IN_JEST, [BY_A_TODDLER], [HURT_BADLY, STRIKES_BACK]],
  [IN_JEST, [WRATH_OF, MISHAP], [IN_EARNEST]],
  [['crisis'], [JUMPED, FOR_FUN], [NOT_FOR_FUN]],
  [BY_OTHERS, [LOCKED, BY_MISTAKE], [LOCKED_ON_PURPOSE]],
  [['danger'], [KILLED, LONG_AGO], [STILL_TO_COME]],
  [['danger'], [KILLED, IN_WAR], [OF_TODAY]],
  [['medical'], [PLANNED], [ALARMING]],
  [['medical', 'crisis'], [TAKES_INSULIN], [NOT_AS_ORDERED]],
];

/** The kinds of danger of which a message is at most a possible sign. */
export function calmedKinds(sentences: readonly Sentence[]): readonly CareKind[] {
  const text = joined(sentences);
  const found = CALMED.filter(
    ([, all, none]) => all.every((part) => part.test(text)) && !none.some((part) => part.test(text)),
  ).flatMap(([kinds]) => kinds);
  return isOldTongue(sentences) ? [...found, ...BY_OTHERS, 'danger', 'medical'] : found;
}

/** Words of a verse; of their own death somebody may speak in those of a psalm. */
export const isOldTongue = (sentences: readonly Sentence[]): boolean => {
  const text = joined(sentences);
  return (
    text.split(' ').length <= LONGEST_VERSE &&
    (text.match(OLD_TONGUE)?.length ?? 0) >= 2 &&
    !TODAY_IN_OLD_TONGUE.test(text)
  );
};
