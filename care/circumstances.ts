import type { Sentence } from './text/fold-words.ts';
import type { CareKind } from './types.ts';

/**
 * What makes grave words less urgent than they sound: somebody who is ill and does not know what they do, blows and abuse
 * long over, a death that somebody brought about long ago, somebody who lost their temper once, a joke, a nudge in play, a
 * door that shut by mistake, a verse of the old tongue. Such words are still possible signs. Of folded words
 * (text/fold-words.ts).
 */
interface Circumstance {
  readonly calms: readonly CareKind[];
  readonly all: readonly RegExp[];
  /** Beside it the danger may be here and now. */
  readonly unless: RegExp;
}

const HARM = ['abuse', 'child'] as const;

const ILL =
  '(?:(?:has|had|with|is) (?!my )(?:\\S+ )?(?:dementia|alzheimer|deliri|autis)\\S*|my autistic \\S+|(?:her|his|wifes|husbands|mothers|fathers) (?:dementia|alzheimers?) (?:is|has|gets|got))';
const HURTS_ME = '(?:hit|beat|slap|punch|kick|push|bit)\\S* (?:\\S+ )?me';
/** Nobody else is named between the illness and the blow. */
const BETWEEN = '(?:(?!(?:husband|wife|father|brother|i) )\\S+ ){0,8}?';
const BY_THE_ILL = new RegExp(` ${ILL} ${BETWEEN}${HURTS_ME} | ${HURTS_ME} ${BETWEEN}(?:he|she) ${ILL} `);
const BY_ONE_ILL_THEN =
  / had (?:\S+ )?(?:dementia|alzheimers?) (?:\S+ ){0,6}?(?:touched|hit|slapped|pushed|grabbed|kissed) /;
/** Whoever cares for somebody ill and is at the end of their strength may be the danger. */
const STRIKES_BACK = / i (?:\S+ )?(?:snap|hit|held|push|slap|shook|hurt)/;

const YEARS =
  '(?:\\d+|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty|many|several|few|some)';
const AS_A_CHILD =
  / (?:when (?:i|we) (?:was|were)|as) (?:\S+ )?(?:child|children|boy|girl|kids?|small|little|young|six|seven|eight|nine|ten|\d\d?) /;
const LONG_OVER = / (?:died|dying|grave|years ago|2[2-9]|[3-9]\d|\d\dth|funeral|(?:for|fif|six|seven)ty) /;
const GOES_ON =
  / (?:does|hits|beats|touches|hurts|tell|again|to(?:day|night)|last night|keeps|back|my (?:daughter|son|kids|children|niece|grand\S+)) /;

/** Done then, and by nothing said to be done still. */
const DONE =
  / (?:beat|hit|kicked|slapped|whipped|abused|molested|raped|assaulted|beaten|touched|groped|tried to kill) (?:\S+ ){0,2}?(?:me|us) | (?:was|were|been|got) (?:\S+ ){0,2}?(?:raped|abused|molested|assaulted|groped|beaten) /;
const SINCE = new RegExp(
  ` (?:now (?:he|she|they) (?:is|are) (?:\\S+ )?(?:old|dying|sick|ill|weak|frail|dead|alone|an?|in)|(?:first|former|late) (?:husband|wife|partner|boyfriend)|${YEARS} (?:years|months) ago|last year|for ${YEARS} years|same words|(?:his|her|the) (?:funeral|grave|deathbed)|when i was (?:\\S+ )?(?:child|little|small|young|kid|girl|boy|teenager|at school)|as a (?:child|kid|girl|boy)|in my childhood|my childhood|growing up|when i was (?:only )?(?:[4-9]|1\\d|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen)|(?:he|she) (?:is|has been|has) (?:dead|died)|(?:he|she|who) died|before (?:he|she) died|i am (?:2[2-9]|[3-9]\\d) now|orphanage|boarding school) `,
);
const STILL =
  / (?:hits|beats|kicks|rapes|touches|abuses|hurts|threatens|threatened|again|today|tonight|yesterday|last night|this (?:week|morning|evening)|last (?:week|night|month)|keeps?|still|comes|coming|follows|stalks|afraid|scared|pregnant|bruises?|wants me back|he is back|went back|going back|live with (?:him|her)|lives? (?:with|in)|my (?:daughter|niece|sister|granddaughter|kids) (?:is|are|stays?|goes|alone|with)|die|suicid\S*|kill myself|(?:has|have) (?:\S+ )?(?:been|touch\S*|beat\S*|hit|hurt|abus\S*|rap\S*)|every (?:night|day|week|time)|i am (?:only )?(?:[5-9]|1[0-7])) /;

/** By somebody of those who raised the writer, and looked back on. */
const BY_AN_ELDER =
  / (?:father|mother|parents|uncle|aunt|grandfather|grandmother|stepfather|stepmother|teachers?|nuns?|priests?|coach|daddy|mommy|cousin) (?:\S+ ){0,4}?(?:beat|hit|abused|molested|raped|whipped|kicked|slapped|touched|hurt) (?:me|us) | (?:beaten|abused|molested|raped|whipped|touched) by (?:my|our|an?|the) (?:\S+ )?(?:father|mother|parents|uncle|aunt|grandfather|grandmother|stepfather|stepmother|teacher|nuns?|priest|coach|cousin) /;
const LOOKED_BACK_ON =
  / (?:forgiv\S*|honou?r|wedding|funeral|bitter\S*|nightmares?|therapy|flashbacks?|memories|same words|become like (?:him|her)|hell or heaven|his grave|dementia|reconcil\S*|he is dead|she is dead|in heaven) /;
const TO_US_ALL = / (?:beat|hit|whipped|caned|slapped) us /;
const AT_HOME_NOW =
  / (?:husband|boyfriend|girlfriend|wife|partner|stepfather|stepmother|ex|kids|children|baby|i am \d+) /;

/** A parent whom a child of theirs struck, still small or at school. */
const BY_A_CHILD =
  / my (?:\S+ ){0,2}?(?:son|daughter|toddler|child|boy|girl|baby|year old|kid|grandson|granddaughter) (?:\S+ ){0,2}?(?:hit|hits|bit|bites|kick|kicks|kicked|slap|slaps|slapped|punch\S*|spits|spat|scratch\S*) (?:me|us) /;
const SMALL =
  / (?:(?:is|aged|only|my|he|she) (?:[1-9]|1[0-5]|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen)|toddler|autis\S*|adhd) /;
const IN_FEAR =
  / (?:afraid|scared|knife|bruis\S*|every|always|keeps|hospital|police|threat\S*|broke|i am (?:[1-9]|1\d)) /;

/** Whoever lost their temper once, and is sorry. */
const LOST_TEMPER =
  / i (?:\S+ ){0,2}?(?:hit|slapped|smacked|struck|spanked|pushed|grabbed|kicked) (?:\S+ ){0,4}?(?:wife|husband|son|daughter|child|kids|mother|father|brother|sister|girlfriend|boyfriend|boy|girl|hand|him|her) /;
const ONCE =
  / (?:once|one time|only time|years ago|forgive me|forgiven me|ashamed|apologi\S*|guilty|guilt|regret\S*|said sorry|never (?:done|did) (?:it|that|this) before|slapped (?:his|her) hand|smacked (?:his|her) (?:hand|bottom)) /;
const MAY_STRIKE_AGAIN =
  / (?:again|keep|keeps|often|always|every|not stop|will|might|going to|gonna|afraid|scared|want|wanted|tonight|bruis\S*|marks?|bleed\S*|blood|baby|newborn|infant|unconscious|not mov\S*|hospital|police|knife|kill\S*|this month|die|losing|lose control|(?:so|too) hard|not the first|more than once|once more|once again) /;

/** Thoughts that come unbidden and appal whoever has them. */
const UNBIDDEN =
  / (?:thoughts?|images?|pictures?) (?:\S+ ){0,6}?(?:hurting|harming|killing|stabbing|dropping|drowning|smothering) /;
const APPALLED =
  / (?:would never|could never|never would|never do|intrusive|flash\S*|pop\S* (?:into|up)|unwanted|horrif\S*|disgust\S*|ocd|not want them|make me sick) /;
const ORDERED =
  / (?:myself|die|voices?|urges?|plan|going to|gonna|will|told me|tells? me|orders?|demons?|devil|evil|tonight|better off|not sleep\S*|not slept|lose control|nearly|almost|stop myself|chosen) /;

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

/** "I am going to kill my flatmate": said of dishes and lunches. */
const WOULD_KILL =
  / (?:going to|gonna|want to|will|could|would|might|wanna|so) (?:\S+ ){0,2}?(?:kill|murder|strangle|throttle|smack|punch|hit) /;
const IN_JEST =
  / (?:ha|haha\S*|hehe\S*|lol|lmao|jk|just kidding|kidding|joking|a joke|not literally|figure of speech) | (?:dishes|wash\S* up|washing up|lunch|sandwich|leftovers|fridge|snor\S*|laundry|socks|toothpaste|remote|toilet seat|homework|parking|cereal|spoiler\S*|playlist|ate my|eats my|eaten my|my charger|chews|chewing) /;
const NO_JEST =
  / (?:not (?:\S+ )?(?:joking|kidding|a joke)|no joke|myself|gun|rifle|bomb|knife|axe|petrol|poison|machete|loaded|bought|plan\S*|school|shoot\S*|tonight|tomorrow|in (?:his|her|their) sleep|mean it|serious\S*|voices?|stabbed|shot|blood|hate\S*) /;
const ONLY_JOKING =
  / (?:(?:just|only|was|am) (?:kidding|joking)|i am joking|jk|figure of speech|not literally|it was a joke|kidding) /;

/** "I am not suicidal, only tired": denied, and what it is instead is said. */
const DENIED =
  / not (?:\S+ )?suicidal (?:(?:i|am|only|it|is) ){0,3}(?:tired|worn|exhausted|weary|sad|lonely|bored|stressed|curious|asking) /;
const DOUBTED =
  / (?:but|though|yet|pills|rope|bridge|knife|gun|plan|tonight|wish|die|dead|end|goodbye|anymore|cut\S*) /;

/** Weary of a long life, and nothing is in hand. */
const WEARY =
  / (?:wants? to (?:die|go home)|tired of (?:living|life|being alive)|rather be dead|ready to (?:die|go)|long for death|longs for death) /;
const AT_A_GREAT_AGE = / (?:8[2-9]|9\d|10\d|grandfather|grandmother|care home|nursing home|old people) /;
const IN_HAND =
  / (?:pills|tablets|tonight|today|now|kill\S*|suicid\S*|rope|bridge|jump\S*|end it|overdose|gun|knife|plan\S*|stopped|refus\S*|hoard\S*|sav(?:ed|ing)|burden|how (?:do|to|can|many)|help (?:me|him|her) die|river|water|goodbye|funeral|1[0-7]|[2-7]\d) /;

/** Whether to take what a doctor gives. */
const ABOUT_MEDICINE =
  / (?:should i|do i have to|is it (?:ok|okay|wrong|a sin) to|if i) (?:\S+ )?take (?:the |my |these |them |those |any )?(?:pills?|tablets?|meds|medication|medicine|antidepressants?) | (?:doctor|psychiatrist|gp|pastor|he|she|they|consultant) (?:\S+ ){0,2}?(?:wants?|told|says?|said|tells|asked) (?:me )?(?:to |i should )?(?:up|increase|raise|double|lower|stop|stay on|take|try|start|come off|get off|give up) (?:the |my |these |taking (?:my )?)?(?:pills?|tablets?|meds|medication|antidepressants?) /;
const TOO_MUCH =
  / (?:all|whole|die|dead|kill\S*|too many|handful|overdose|end|ending|live|alive|suicid\S*|tonight|enough|wake|goodbye|mothers?|fathers?|grandmothers?|quick|how many|sorry|voices?) /;

const OVERDOSE_THEN =
  / (?:died|dead|lost|buried|funeral|adopted|passed away|killed) (?:\S+ ){0,8}?(?:overdose\S*|od|oded) | (?:overdose\S*|od|oded) (?:\S+ ){0,3}?(?:years? ago|months? ago|weeks ago|last (?:year|month|spring|summer|autumn|winter|christmas)|in (?:january|february|march|april|may|june|july|august|september|october|november|december|\d{4})) /;
const JUST_NOW =
  / (?:i want|want to|me|myself|breath\S*|tonight|today|now|just|wake|waking|ambulance|blue|minutes?|hours?|floor|help) /;

const PLANNED = / (?:operation|surgery) (?:\S+ ){0,3}?(?:on|next|tomorrow|in) (?:\S+day|week|month) /;
const ALARMING = / (?:chest|breath|blood|bleed|faint|face|speech|arm|fever|heart|numb|sudden)/;

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

/** What only sounds so sounds like several kinds at once. */
const IN_PLAY = [...HARM, 'danger', 'crisis'] as const;
const either = (one: RegExp, other: RegExp): RegExp => new RegExp(`${one.source}|${other.source}`);

const CIRCUMSTANCES: readonly Circumstance[] = [
  { calms: HARM, all: [AS_A_CHILD, LONG_OVER], unless: GOES_ON },
  { calms: HARM, all: [DONE, SINCE], unless: STILL },
  { calms: HARM, all: [BY_AN_ELDER, LOOKED_BACK_ON], unless: STILL },
  { calms: HARM, all: [TO_US_ALL], unless: either(AT_HOME_NOW, STILL) },
  { calms: HARM, all: [BY_THE_ILL], unless: STRIKES_BACK },
  { calms: HARM, all: [BY_ONE_ILL_THEN], unless: STILL },
  { calms: HARM, all: [BY_A_CHILD, SMALL], unless: IN_FEAR },
  { calms: [...HARM, 'danger'], all: [LOST_TEMPER, ONCE], unless: MAY_STRIKE_AGAIN },
  { calms: HARM, all: [COMES_OUT], unless: SUFFERS },
  { calms: ['danger', 'child', 'crisis'], all: [UNBIDDEN, APPALLED], unless: ORDERED },
  { calms: ['danger'], all: [KILLED, LONG_AGO], unless: STILL_TO_COME },
  { calms: [...HARM, 'danger', 'crisis'], all: [WOULD_KILL, IN_JEST], unless: NO_JEST },
  { calms: ['crisis'], all: [ONLY_JOKING], unless: NO_JEST },
  { calms: ['crisis'], all: [DENIED], unless: DOUBTED },
  { calms: ['crisis'], all: [WEARY, AT_A_GREAT_AGE], unless: IN_HAND },
  { calms: ['crisis', 'medical'], all: [ABOUT_MEDICINE], unless: TOO_MUCH },
  { calms: ['medical', 'crisis'], all: [OVERDOSE_THEN], unless: JUST_NOW },
  { calms: ['medical'], all: [PLANNED], unless: ALARMING },
  { calms: IN_PLAY, all: [NUDGED, MERRY], unless: HURT_BADLY },
  { calms: IN_PLAY, all: [BY_A_TODDLER], unless: either(HURT_BADLY, STRIKES_BACK) },
  { calms: IN_PLAY, all: [WRATH_OF, MISHAP], unless: IN_EARNEST },
  { calms: ['crisis'], all: [JUMPED, FOR_FUN], unless: NOT_FOR_FUN },
  { calms: HARM, all: [LOCKED, BY_MISTAKE], unless: LOCKED_ON_PURPOSE },
  { calms: ['danger'], all: [KILLED, IN_WAR], unless: OF_TODAY },
  { calms: ['medical', 'crisis'], all: [TAKES_INSULIN], unless: NOT_AS_ORDERED },
];

/** The kinds of danger of which a message is at most a possible sign. */
export function calmedKinds(sentences: readonly Sentence[]): readonly CareKind[] {
  const text = joined(sentences);
  const found = CIRCUMSTANCES.flatMap(({ calms, all, unless }) =>
    all.every((each) => each.test(text)) && !unless.test(text) ? calms : [],
  );
  return isOldTongue(sentences) ? [...found, ...HARM, 'danger', 'medical'] : found;
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
