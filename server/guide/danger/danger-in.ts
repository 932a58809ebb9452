import { careDetector } from '../../../care/detector.ts';
import type { CareFinding, MessageSigns } from '../../../care/types.ts';
import type { Danger } from '../../../content/guide/danger/types.ts';
import { plainWords } from '../reading/words.ts';
import { childAtRisk, isBeaten } from './child-at-risk.ts';
import { isOfWhole } from './of-whole.ts';
import { ownLifeAs } from './own-life-as.ts';
import { NOW, ofNow } from './told-of-now.ts';
import type { Known, ShownDanger } from './types.ts';
import { unseenDanger } from './unseen.ts';
import { speaksOnlyOfSelf, toldByHelper } from './whose.ts';

const PARTNER = '(?:he|she|husband|wife|boyfriend|girlfriend|partner|fiance|fiancee|ex)';
const MINOR =
  '(?:daughter|son|child|girl|boy|niece|nephew|grandson|granddaughter|granddaughters|stepdaughter|stepson|sister|brother|student|pupil|teenager|teen|(?:1[0-7]|[5-9]) year old)';
const PICTURE = '(?:pictures?|photos?|pics?|nudes?|images?|selfies?|sexts?|sexting)';

const TAKEN =
  /\b(?:drank|drunk|swallowed|took) (?:\w+ ){0,3}?(?:bleach|sniper|poison|pesticide|insecticide|weed ?killer|paraquat|gramoxone|kerosene|antifreeze|drain cleaner)\b|\b(?:took|taken|swallowed|downed|had) (?:(?!(?:cell ?phone|phone|mobile|keys?|money|passport|wallet|laptop|car|card) )\w+ ){0,6}?(?:pills?|tablets?|paracetamol|tylenol|ibuprofen|medication|meds|medicine|sleepers|antidepressants|painkillers|insulin|capsules|bleach|poison|packets?|strips?)\b|\b(?:overdosed?|od) (?:on|an hour|tonight|today)\b|\bi (?:have )?(?:overdosed|oded|odd)\b|\bi (?:have )?(?:took|taken|swallowed) (?:them|it all|the lot|everything)\b/;
const TAKEN_BY_ANOTHER =
  /\b(?:he|she|they|my (?:\w+ ){1,2}|friend|flatmate|roommate|mate|sister|brother|wife|husband|daughter|son|mother|father) ?(?:\w+ ){0,3}?(?:took|taken|swallowed|downed|overdosed|drank|drunk)\b/;
const TAKEN_BY_ME = /\bi (?:\w+ ){0,3}?(?:took|taken|swallowed|downed|had|overdosed|drank|drunk)\b/;
const BY_MISTAKE =
  /\b(?:mistake|accident\w*|forgot|twice|double dose|mixed up|wrong (?:pills?|tablets?|dose))\b/;
/** Medicine as it was ordered. */
const IN_ORDER =
  /\b(?:as (?:always|usual|prescribed|told|ever)|every (?:day|night|morning|evening)|daily|my (?:morning|evening|vitamin) (?:pills?|tablets?)|vitamins?)\b/;
const THROAT =
  /\b(?:hands?|arms?|grip|belt|cord|fingers) (?:\w+ ){0,2}?(?:round|around|on|over|at|to) (?:my|her) (?:neck|throat)\b|\b(?:choked|chokes|choking|strangled|strangles|strangling|throttled) (?:me|her)\b|\b(?:grabbed|grabs|held|holds|took|got|had) (?:me )?by (?:my|the) (?:neck|throat)\b|\b(?:squeezed|grabbed|squeezes) my (?:neck|throat)\b/;
/** "He choked her" of a sister: the throat of somebody else. "Her" alone may be said by somebody of themselves. */
const THROAT_OF_ANOTHER =
  /\b(?:sisters?|friends?|daughters?|mothers?|cousins?|neighbou?rs?|nieces?|colleagues?|aunts?|girl|woman)\b(?: \w+){0,10}? (?:chok\w*|strangl\w*|throttled|(?:round|around|on|over|at|to|by)) her\b/;
const THROAT_OF_MINE =
  /\bmy (?:neck|throat)\b|\b(?:chok\w*|strangl\w*|throttled) me\b|\b(?:me )by (?:my|the) (?:neck|throat)\b/;
const KEPT_IN = new RegExp(
  `\\b${PARTNER} (?:\\w+ ){0,2}?(?:not (?:let|allow)|never (?:lets?|allows?)|forbids|stops) me (?:to |from )?(?:\\w+ ){0,1}?(?:leav\\w+|go(?:ing)?|see(?:ing)?|hav\\w+|work\\w*|speak\\w*|talk\\w*|meet\\w*|driv\\w+|us\\w+|visit\\w*)\\b|` +
    `\\b${PARTNER} (?:\\w+ ){0,2}?(?:checks?|reads|goes through|tracks?|monitors?|controls?|took|takes|hides|keeps|has) (?:all )?(?:my|our) (?:\\w+ )?(?:phone|messages|emails?|location|money|wages|salary|passport|bank card|cards?|keys)\\b|` +
    `\\b${PARTNER} (?:\\w+ ){0,1}?(?:controls? (?:me|all|everything|what i|who i|where i)|locks? me (?:in|out|up)|decides who i)\\b`,
);
/** Somebody who depends on others, where they live and by whom they may be hurt. */
const IN_CARE =
  /\b(?:nursing|care|old peoples?|retirement|rest|elderly|seniors?) (?:home|house|people)\b|\b(?:in|at) (?:the|a|his|her) (?:home|ward|hospital|institution|facility|group home|hospice)\b|\b(?:carers?|caregivers?|nurses?|staff|aides?|orderly|orderlies)\b/;
const THE_WEAK =
  '(?:him|her|them|grandfather|grandmother|grandpa|granddad|grandad|grandma|granny|gran|nan|father|mother|uncle|aunt|husband|wife|brother|sister|son|daughter|residents?|patients?|old (?:people|man|woman|lady))';
const HURT_IN_CARE = new RegExp(
  `\\b(?:they|carers?|caregivers?|nurses?|staff|aides?|somebody|someone|one of them|the (?:man|woman|people) there) (?:\\w+ ){0,3}?(?:hits?|hitting|slaps?|slapped|beats?|beating|kicks?|kicked|pinch\\w*|punch\\w*|hurts?|shov\\w+|t(?:ie|ies|ied)|rough with|rough to|drag\\w*|threaten\\w*) (?:(?:my|the|our) )?${THE_WEAK}\\b|` +
    `\\b${THE_WEAK} (?:\\w+ ){0,4}?(?:is|was|gets|got|being|been) (?:being )?(?:hit|beaten|slapped|kicked|hurt|pinched|tied|punched|mistreated|abused|handled roughly)\\b`,
);
/** A child that fears to be taken from home, and why it might be. */
const TAKEN_AWAY =
  /\b(?:take|takes|taken|took|taking|put|send|sent) (?:me|us|my (?:\w+ )?(?:brother|sister|brothers|sisters|siblings)|the (?:baby|little ones)) (?:away|off|into care|in care|to a home|from)\b|\b(?:taken|put|go|going|end up) (?:away|in(?:to)? (?:care|foster care|a home|a foster family))\b|\bsplit us up\b|\bfoster (?:care|family|home|parents)\b/;
const TROUBLE_AT_HOME =
  /\b(?:drinks?|drinking|drunk|drugs?|high|passed out|wine|vodka|beer|needles?|no food|nothing to eat|hungry|alone for|leaves us|never home|does not get up|stays in bed|cries all|hits?|scream\w*|fight\w*|at home|gambl\w*|depress\w*|hoard\w*)\b/;
const PAPERS_KEPT =
  /\b(?:boss|employer|agent|agency|madam|sir|owner|landlord|recruiter|company|family i work for|supervisor|foreman) (?:\w+ ){0,2}?(?:took|takes|taken|keeps?|kept|has|holds?|hid|hides|locked) (?:away )?(?:all )?(?:my|our) (?:passports?|documents|papers|id|visa)\b/;
/** Somebody else who hurts themselves. */
const CUTS_ITSELF =
  /\b(?:he|she|they|daughter|son|child|girl|boy|niece|nephew|grandson|granddaughter|friend|sister|brother|student|pupil|girlfriend|boyfriend|mate|roommate|flatmate|teenager|stepdaughter|stepson) (?:\w+ ){0,2}?(?:is )?(?:cuts?|cutting|burns|burning|scratches|scratching|hurts|hurting|harms|harming|self harms|self harming|injures) (?:him ?self|her ?self|them ?selves|(?:his|her|their) (?:arms?|legs?|wrists?|thighs?|skin))\b|\b(?:he|she|daughter|son|friend|sister|brother|niece|nephew) (?:\w+ )?(?:self harms?|is self harming|is cutting)\b/;
const OF_DYING =
  /\b(?:suicid\w*|die|dying|dead|death|kill\w*|not want to (?:live|be here)|goodbye|pills|tablets|tonight|right now|bleed\w*|blood\w*|soaked|accident|funeral|save for|deep|locked|not answer\w*|end (?:it|his|her|their)|i (?:cut|hurt|harm) (?:myself|too))\b/;
/** Cards that are kept for somebody who would spend or play everything away. */
const HELD_BACK =
  /\b(?:took|takes|hides|keeps|has) (?:all )?(?:my|our) (?:\w+ )?(?:money|wages|salary|bank card|cards?|keys)\b/;
/** Parted already, and in a quarrel about the children. */
const CHILDREN_KEPT =
  /\bex (?:\w+ ){0,2}?not (?:let|allow) me (?:to )?(?:see|have|visit|talk to|speak to|speak with) (?:my|our|the) (?:\w+ )?(?:child|children|sons?|daughters?|girls?|boys?|baby|grand\w+)\b/;
const WOULD_SPEND =
  /\b(?:bipolar|manic|mania|gambl\w*|casino|betting|bets?|spent|spending|debts?|drink\w*|drunk|drugs?|addict\w*|rehab|relapsed?|dementia|driving|licen[cs]e)\b/;
const BLOWS =
  /\b(?:hits?|hitting|beats?|beaten|beating|punch\w*|slap\w*|kick\w*|chok\w*|strangl\w*|rap(?:e|ed|es)|forc\w+|push\w*|shov\w*|hurts?|violent|threw|throws)\b/;
const SHARED_BY_MINOR = new RegExp(
  `\\b${MINOR} (?:\\w+ ){0,9}?(?:sen[dt]\\w*|shar\\w+|tak(?:es?|ing)|took|pos(?:ts|ted|ting)|gave|gives) (?:\\w+ ){0,5}?${PICTURE}\\b|` +
    `\\b(?:asks?|asked|asking|wants|pressures?|pressured|blackmails?|blackmailed) (?:my |our |the )?(?:\\w+ )?${MINOR} (?:\\w+ ){0,3}?${PICTURE}\\b|` +
    `\\b(?:found|saw|discovered|seen) (?:\\w+ ){0,3}?(?:nudes?|naked (?:\\w+ )?${PICTURE}|${PICTURE} (?:\\w+ ){0,2}?(?:naked|nude|undressed)) (?:\\w+ ){0,6}?${MINOR}(?:s|\\b)`,
);
/** Whom such pictures go to, or what is on them: else it is the family's holiday. */
const NOT_FOR_THE_ALBUM =
  /\b(?:nudes?|naked|undressed|underwear|bra|topless|sexual|sexy|private|sext\w*|boys?|boyfriend|girlfriend|man|men|stranger|somebody|someone|guy|online|internet|snapchat|instagram|discord|blackmail\w*)\b/;
const OF_ONESELF = new RegExp(
  `\\bi (?:\\w+ ){0,2}?(?:sent|send|shared|gave) (?:\\w+ ){0,4}?(?:nudes?|${PICTURE}) (?:of (?:me|myself|my \\w+)|to (?:him|a|this|my|some|the|somebody|someone))\\b|` +
    `\\b(?:sent|send|showed) (?:him|her|them|a (?:boy|guy|man|girl)) (?:\\w+ ){0,3}?(?:nudes?|${PICTURE})\\b|` +
    `\\b(?:he|she|they|someone|somebody|guy|man|boy) (?:\\w+ ){0,4}?(?:post|share|send|leak|show|spread|put)(?:s|ed|ing)? (?:\\w+ ){0,3}?my (?:\\w+ ){0,1}?(?:nudes?|${PICTURE})\\b`,
);
/** A grown person who seeks a child's trust behind the parents' backs. */
const MINOR_IN_SECRET =
  /\b(?:my|our) (?:\w+ ){0,2}?(?:son|daughter|child|children|boy|girl|grandson|granddaughter|niece|nephew)s? (?:\w+ ){0,3}?(?:coach|teacher|leader|pastor|priest|tutor|boss|friend|man|uncle)\b.{0,120}\b(?:secrets?|delete|not to tell|at night|alone with|gifts?|presents)\b/;
const RAPED =
  /\b(?:raped|rapes|raping) me\b|\bforced (?:me (?:to have|into|to) (?:\w+ )?sex|himself (?:on|in)(?:to)? me)\b|\bsexually assaulted\b/;
/** Said openly, though care is not sure of it: it is asked about. */
const WISHES_TO_END =
  /\bend(?:ing)? (?:it(?! with)|it all|my life|everything)\b|\bkill(?:ing)? my ?self\b|\bsuicid\w+\b|\bnot want to (?:live|be alive|be here|wake up)\b|\b(?:want to|wanna) die\b|\bno reason to live\b|\b(?:tired|sick|weary|done) (?:of|with) (?:being (?:here|alive|around|on this earth)|living|life|existing|this life|all of it)\b|\b(?:look|looks|looking|looked|stare|staring|stared|gaze) (?:\w+ ){0,2}?(?:at|over|down at|into) (?:the |those |that |my )?(?:\w+ )?(?:beams?|rafters?|rails?|railings?|tracks|pills|tablets|knife|knives|hook|rope|razor|gun|water below|edge|train)\b/;
/** Beside a picture: that somebody presses for more, or threatens with it. */
const PRESSED =
  /\b(?:wants? (?:more|money)|threat\w*|blackmail\w*|post|posts|leak\w*|show (?:it|them|everyone|my)|send (?:it|them) to|pay|or else|if i do not|nudes?|naked)\b/;
const EXPECTING_FRIEND = /\bfriend\b(?:\W+\w+){0,12}?\W+pregnant\b|\bpregnant\b(?:\W+\w+){0,8}?\W+friend\b/;
const UNDER_AGE =
  /\b(?:1[1-7]|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|school|year (?:7|8|9|10|11)|teenager)\b/;
const CHILD_MEANT =
  /\b(?:child|children|boy|girl|babys?|toddler|daughter|son|niece|nephew|grandson|granddaughter|pupil|student|little|step(?:son|daughter)|(?:1[0-7]|[2-9]) year old)\b/;
/** A daughter or son who is grown, or has somebody of their own. */
const GROWN_UP =
  /\b(?:daughter|son|niece|nephew|granddaughter|grandson|student|girl|boy) (?:\w+ )?(?:is |aged |of )?(?:1[89]|[2-9]\d)\b|\bgrown(?: up)? (?:daughter|son)\b|\b(?:daughters?|sons?|nieces?) (?:\w+ )?(?:husband|boyfriend|partner|wife|girlfriend|fiance)\b/;
/** A blow from somebody who does not know what they do. */
const ILL =
  /\b(?:dementia|demented|alzheimers?|delirium|delirious|stroke|autis\w+|brain (?:injury|tumour|tumor)|learning disabilit\w+|psychosis|sundowning)\b/;

/** Beside medicine as it was ordered. */
const MEANS_DEATH =
  /\b(?:kill\w*|hang(?:ing)?|suicid\w*|end(?:ing)? (?:it|my life|everything)|die|jump(?:ing)?)\b/;
/** A way or a letter is named: what is meant needs no asking. */
const PLAN =
  /\b(?:pills?|tablets?|rope|noose|gun|blade|razor|knife|bridge|overdose|(?:wrote|written|writing|left) (?:\w+ ){0,2}?(?:note|notes|letters?)|planned|my plan|a plan)\b/;

const isOfAnother = ({ about }: CareFinding): boolean => about === 'someone-else';

/** The danger that a message with these signs shows. */
export function dangerIn(
  words: string,
  signs: MessageSigns,
  { isYoung, before }: Omit<Known, 'mind'>,
): ShownDanger | undefined {
  const { now, read } = ofNow(words, signs, { isYoung, before });
  // Those of the whole were read in the words as they were written (of-whole.ts).
  const finding = careDetector.judge([{ ...read, signs: read.signs.filter(({ name }) => !isOfWhole(name)) }]);
  const plain = plainWords(now);
  const named = namedDanger(plain, finding, { isYoung, before });
  if (named) return { danger: ofWhom(named, plain, before), isVeiled: false, isNamed: true };
  const unseen = unseenDanger(plainWords(words), { isYoung, before });
  if (unseen && !(unseen.danger === 'own-life' && finding?.said === 'open'))
    return { ...unseen, isNamed: true };
  if (!finding || tellsOfLifeSince(plain)) return undefined;
  if (finding.level === 'possible') {
    const isOwn = finding.kind === 'crisis' && !isOfAnother(finding) && WISHES_TO_END.test(plain);
    return isOwn ? { danger: ownLifeAs(plain, before, finding), isVeiled: true, isNamed: false } : undefined;
  }
  if (finding.kind === 'crisis' && ASKED_ABOUT_IT.test(plain) && !OF_MY_DEATH.test(plain))
    return { danger: 'friend', isVeiled: true, isNamed: false };
  if (TAKEN.test(plain) && IN_ORDER.test(plain) && !MEANS_DEATH.test(plain)) return undefined;
  const found = dangerOfKind(finding, plain, isYoung);
  const meant = found && ofWhom(found, plain, before);
  const danger = meant === 'own-life' ? ownLifeAs(plain, before, finding) : meant;
  if (danger === 'own-cuts') return { danger, isVeiled: false, isNamed: false };
  if (danger === 'violence' && isOfIll(plain, before)) return undefined;
  // Whoever does it to somebody is not the one it is done to.
  if (danger === 'friend-hurt' && OWN_DEED.test(plain) && !BLOWS.test(plain)) return undefined;
  if (danger === 'violence' && OWN_ACT.test(plain) && !BLOWS.test(withoutOwnActs(plain))) return undefined;
  const isVeiled =
    (finding.said === 'veiled' && !(meant === 'own-life' && PLAN.test(plain))) ||
    (danger === 'friend' && TRIED_ONCE.test(plain) && !NOW.test(plain));
  // Signs alone are asked about where a life may be at stake; of harm done by somebody they say too little to speak of it.
  if (isVeiled && !OF_A_LIFE.has(danger) && !HARM.test(withoutOwnActs(plain))) return undefined;
  return danger && { danger, isVeiled, isNamed: false };
}

/** "What I did to my wife": it is told by the one who did it, and of nobody else. */
const OWN_DEED =
  /\bwhat i (?:did|have done|do) to (?:him|her|them|my (?:\w+ )?(?:wife|husband|girlfriend|boyfriend|partner|son|daughter|child|children|mother|father|brother|sister))\b/;

/** Done to somebody: to whoever writes, or to the one of whom a helper tells. */
const DONE_TO_SOMEBODY: ReadonlySet<Danger> = new Set([
  'violence',
  'strangled',
  'raped',
  'control',
  'young',
  'young-strangled',
  'friend-hurt',
  'friend-strangled',
]);

/** The same danger, of the person whom these words mean. */
function ofWhom(danger: Danger, plain: string, before: string): Danger {
  if (danger === 'friend') return speaksOnlyOfSelf(plain, before) ? 'own-life' : danger;
  if (!DONE_TO_SOMEBODY.has(danger)) return danger;
  const told = toldByHelper(plain, before);
  if (told === 'child') return 'child';
  if (told === undefined || danger === 'friend-strangled') return danger;
  return danger.endsWith('strangled') ? 'friend-strangled' : 'friend-hurt';
}

const ATTEMPT_THEN =
  /\b(?:a|one|two|three|four|five|six|seven|eight|nine|ten|\d+|some|many) (?:years?|months) (?:ago|back)\b.{0,40}\b(?:tried|wanted|attempted) to (?:end|kill|die|take)\b|\b(?:tried|wanted|attempted) to (?:end|kill|die|take)\b.{0,40}\b(?:years?|months) (?:ago|back)\b/;
const LIFE_NOW =
  /\b(?:thank\w*|grateful|happy|happily|married|was born|celebrat\w*|laugh\w*|sober|baptis\w*|baptiz\w*|baking|making|cooking|holding|dancing|singing|glad|joy|birthday|graduat\w*|good to be alive|still alive)\b/;
const NOT_OVER =
  /\b(?:again|want|wish|tired|thoughts?|hate|wanting|not (?:cope|go on|live|glad|happy|grateful)|failed|should have|worse|coming back|tonight|plan\w*|pills|alone)\b/;

/** "A year ago I tried to end it, today I am making pancakes": good news, and no danger of today. */
const tellsOfLifeSince = (plain: string): boolean =>
  ATTEMPT_THEN.test(plain) &&
  LIFE_NOW.test(plain) &&
  !NOT_OVER.test(plain.replace(/\bwanted to (?:end|kill|die|take)\b/, ' '));

/** "He laughed when I asked about suicide": asked, and not the one who asks. */
const ASKED_ABOUT_IT =
  /\bi (?:\w+ ){0,2}?(?:asked|ask)(?: (?:him|her|them|my \w+))? (?:about|if|whether|is|are) (?:\w+ ){0,5}?(?:suicid\w+|kill(?:ing)? (?:him|her|them) ?sel(?:f|ves))\b/;
const OF_MY_DEATH =
  /\b(?:kill myself|my own (?:life|suicide|death)|i (?:want|wish|plan|am going) (?:to die|to end)|i am suicidal|end my life)\b/;
/** Said of a time that is not said. */
const TRIED_ONCE =
  /\b(?:heard|found out|learned|learnt|read|told me|know now|discovered|find out) (?:\w+ ){0,3}?(?:he|she|they) (?:had |has |have )?(?:once )?tried to (?:kill|end|take)\b/;
/** Something that the writer does to somebody, or would like to do. */
const OWN_ACT =
  /\bi (?:just |really |only |even )?(?:(?:want|wanted|would like|feel like|could) ?(?:to )?)?(?:hit|slap|slapped|punch|punched|kick|kicked|push|pushed|scream(?:ed)? at|shout(?:ed)? at|tie|tied|grab|grabbed|shook|shake|hitting|slapping|screaming at|shouting at) (?:him|her|them|people|everyone|somebody|someone|my \w+)\b|\bi (?:had )?locked (?:the door|him out|her out)\b/;
const OWN_ACTS = new RegExp(OWN_ACT.source, 'g');
const FEARS_A_THING =
  /\b(?:afraid|frightened|terrified) (?:that )?(?:it|this|something) (?:goes|will|might|may|could|would|happens|is|was)\b/g;
const withoutOwnActs = (plain: string): string => plain.replace(OWN_ACTS, ' ').replace(FEARS_A_THING, ' ');

const OF_A_LIFE: ReadonlySet<Danger | undefined> = new Set([
  'own-life',
  'after-birth',
  'friend',
  'overdose',
  'friend-overdose',
]);
const HARM =
  /\b(?:hits?|hitting|beats?|beaten|punch\w*|slap\w*|kick\w*|chok\w*|rap(?:e|ed|es)|forc\w+|hurts?|violent|bruis\w*|touch\w*|threat\w*|scared|afraid|frighten\w*|lock\w*|belt|starv\w*|abus\w*|molest\w*|scream\w*|squeez\w*|pinch\w*|grab\w*|twist\w*)\b/;

/** By words of its own; most need that care has found something as well. */
function namedDanger(
  plain: string,
  finding: CareFinding | null,
  { isYoung, before }: Omit<Known, 'mind'>,
): Danger | undefined {
  if (SHARED_BY_MINOR.test(plain) && NOT_FOR_THE_ALBUM.test(plain)) return 'pictures';
  if (OF_ONESELF.test(plain) && (isYoung || PRESSED.test(plain))) return 'own-pictures';
  if (EXPECTING_FRIEND.test(plain) && UNDER_AGE.test(plain)) return 'friend-pregnant';
  const ofChild = childAtRisk(plain, isYoung);
  if (ofChild) return ofChild;
  if (HURT_IN_CARE.test(plain) && IN_CARE.test(`${before} ${plain}`)) return 'cared-for-hurt';
  if (isYoung && TAKEN_AWAY.test(plain) && TROUBLE_AT_HOME.test(`${before} ${plain}`)) return 'young-at-home';
  if (PAPERS_KEPT.test(plain) && !BLOWS.test(plain) && finding?.kind !== 'crisis') return 'held-at-work';
  if (CUTS_ITSELF.test(plain) && !OF_DYING.test(plain)) return 'friend-cuts';
  if (ILL.test(plain)) return undefined;
  const isKeptIn = KEPT_IN.test(plain) && !isYoung && !BLOWS.test(plain) && finding?.kind !== 'crisis';
  if (
    isKeptIn &&
    !CHILDREN_KEPT.test(plain) &&
    !(HELD_BACK.test(plain) && WOULD_SPEND.test(`${before} ${plain}`))
  )
    return 'control';
  if (!finding) return undefined;
  if (MINOR_IN_SECRET.test(plain)) return 'child';
  if (RAPED.test(plain) && !isYoung && !isOfAnother(finding)) return 'raped';
  const isCrisis = finding.kind === 'crisis' || finding.kind === 'medical' || isYoung;
  const isUrgent = finding.level === 'urgent' && !isOfAnother(finding);
  if (TAKEN.test(plain) && !BY_MISTAKE.test(plain) && !IN_ORDER.test(plain)) {
    if (TAKEN_BY_ANOTHER.test(plain) && !TAKEN_BY_ME.test(plain)) return 'friend-overdose';
    if (isCrisis && isUrgent) return 'overdose';
  }
  if (THROAT.test(plain) && / me | my /.test(` ${plain} `)) {
    if (THROAT_OF_ANOTHER.test(plain) && !THROAT_OF_MINE.test(plain)) return 'friend-strangled';
    return isYoung ? 'young-strangled' : 'strangled';
  }
  return undefined;
}

function dangerOfKind(finding: CareFinding, plain: string, isYoung: boolean): Danger | undefined {
  const { kind } = finding;
  if (kind === 'crisis') {
    // Whoever has lost somebody this night mourns, and fears for nobody.
    if (isOfAnother(finding)) return finding.said === 'veiled' && HAS_DIED.test(plain) ? undefined : 'friend';
    return finding.emergency && TAKEN.test(plain) ? 'overdose' : 'own-life';
  }
  if (kind !== 'abuse' && kind !== 'child') return undefined;
  if (ILL.test(plain)) return undefined;
  if (isOfAnother(finding) && !(isYoung && isBeaten(plain))) {
    if (OWN_DEATH.test(plain)) return 'friend';
    return CHILD_MEANT.test(plain) && !GROWN_UP.test(plain) ? 'child' : 'friend-hurt';
  }
  if (CHILD_SHOWS.test(plain) && !GROWN_UP.test(plain) && !DONE_TO_ME.test(plain) && !isYoung) return 'child';
  if (!isYoung && DONE_TO_ANOTHER.test(plain) && !DONE_TO_ME.test(plain)) return 'friend-hurt';
  if (kind === 'abuse') return isYoung ? 'young' : 'violence';
  // A crisis of somebody young is of the kind "child" as well, for its help lines.
  if (!isYoung) {
    if (OWN_DEATH.test(plain)) return OF_MYSELF.test(plain) ? 'own-life' : 'friend';
    return CHILD_MEANT.test(plain) ? 'child' : 'violence';
  }
  return OWN_DEATH.test(plain) ? 'own-life' : 'young';
}

/** "My friend is engaged to a man who hits her": care finds a blow, and the writer says "my". */
const DONE_TO_ANOTHER =
  /\b(?:who|that) (?:hits?|beats?|hurts?|slaps?|kicks?|chokes?|abuses?|beat) (?:her|him|them)\b|\b(?:hits?|beats?|hurts?|slaps?|kicks?|chokes?|abuses?|touched|touches|raped|molested) my (?:\w+ )?(?:sister|friend|mother|brother|cousin|niece|nephew|aunt|neighbour|colleague)\b/;
const DONE_TO_ME =
  /\b(?:hit\w*|beat\w*|hurt\w*|slap\w*|kick\w*|chok\w*|punch\w*|rap(?:ed?|es)|touch\w*|push\w*|threaten\w*|abus\w*) (?:me|us)\b/;

/** How a small child tells of what it has no words for. */
const CHILD_SHOWS =
  /\bmy (?:\w+ )?(?:son|daughter|child|boy|girl|niece|nephew|grandson|granddaughter|stepson|stepdaughter)\b.{0,120}\b(?:wets (?:the|his|her) bed|wet the bed|(?:cries|hides|screams|shakes) (?:when|if|whenever)|not want to go (?:back|there))\b/;

/** "My mother has dementia", and then "yesterday she hit me". */
const isOfIll = (plain: string, before: string): boolean => ILL.test(before) && !SOMEBODY_ELSE.test(plain);
const SOMEBODY_ELSE =
  /\b(?:husband|wife|boyfriend|girlfriend|partner|ex|father|mother|son|daughter|brother|sister|uncle|stepfather|carer|nurse|neighbour|man|boss)\b/;

const HAS_DIED = /\b(?:died|passed away|is dead|die (?:this|last|yesterday)|die in my arms)\b/;
const OF_MYSELF = /\bi (?:am|want|feel|do not|can not|will|have)\b/;
const OWN_DEATH =
  /\b(?:suicid\w*|kill (?:my ?self|her ?self|him ?self)|end (?:it|my life)|die|dead|pills?|tablets?|overdose\w*|cut(?:ting)? my|hurt(?:ing)? myself|not (?:want to )?(?:live|be alive|be here|wake up)|giving (?:\w+ ){0,2}?(?:stuff|things|away))\b/;
