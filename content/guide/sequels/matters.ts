import type { Matter } from './types.ts';

/** Which entries of the library belong to which matter: ids of topics and questions. */
export const MATTER_OF_ENTRY: Readonly<Record<Matter, readonly string[]>> = {
  couple: ids(
    'adultery divorce marriage-conflict marriage remarriage unbelieving-spouse betrayal breakup dating engagement husband-and-wife domestic-violence sex-before-marriage marrying-an-unbeliever infertility',
  ),
  people: ids(
    'family-estrangement in-laws aging-parents stepfamily forgiveness reconciliation bitterness enemies godly-responses love humility pride bullying difficult-people friendship jealousy gossip anger abuse racism',
  ),
  child: ids(
    'children-and-youth parenting prodigal-children single-parents disabled-child gay-child motherhood fatherhood newborn adoption grandparents unplanned-pregnancy spanking',
  ),
  grief: ids(
    'grief grief-after-suicide grief-for-a-parent loss-of-a-child pet-loss widowhood pets-in-heaven babies-who-die cremation',
  ),
  illness: ids(
    'cancer caring-for-the-sick chronic-pain dementia illness dying mental-illness healing vaccines-medicine',
  ),
  low: ids(
    'depression despair loneliness burnout suffering trauma waiting purpose self-worth singleness identity old-age disappointment-with-god pastor-tired immigration moving-and-change new-beginnings patience military',
  ),
  fear: ids(
    'anxiety fear nightmares sleeplessness spiritual-warfare persecution disaster occult courage peace',
  ),
  guilt: ids(
    'guilt regret shame abortion-past abortion being-forgiven forgiving-oneself done-with-me repentance honesty unforgivable-sin prison lying-to-protect',
  ),
  doubt: ids('doubt spiritual-dryness faith coming-back does-god-exist'),
  work: ids(
    'business debt job-loss leadership unpaid-wages vocation work worry-about-money retirement insurance-debt students-and-exams lottery time generosity contentment',
  ),
  habit: ids(
    'addiction alcohol food-and-body gambling gaming pornography recovery self-control sexual-temptation social-media temptation masturbation smoking-drugs laziness swearing',
  ),
  church: ids('church-conflict church-hurt betrayed-by-pastor church-membership need-church false-prophets'),
  prayer: ids(
    'how-to-pray reading-the-bible unanswered-prayer hearing-god fasting guidance gods-will sabbath-rest worship',
  ),
  faith: ids(
    'other-religions science-and-faith trinity salvation gospel new-believer assurance baptism evangelism judgement hope-and-heaven never-heard what-is-the-gospel who-is-jesus resurrection heaven hell hell-unjust denominations catholic-or-protestant how-am-i-saved',
  ),
};

function ids(text: string): readonly string[] {
  return text.split(' ');
}

/** What a message tells, by its words: over plain words, the first that fits. */
export const MATTER_TOLD: readonly (readonly [Matter, RegExp])[] = [
  ['low', /\b(?:feel nothing|feel numb|burn(?:ed|t) out|depressed|depression)\b/],
  [
    'habit',
    /\b(?:porn\w*|relaps\w*|sober|sobriety|alcoholic|alcoholism|addict\w*|gambl\w*|betting|drugs?|cocaine|heroin|weed|vap(?:e|ing)|smoking|drinking again|(?:drinks?|drank|drinking|drunk) (?:too much|every|all|a lot|heavily|at night|in secret|since)|alcohol|he drinks|she drinks|binge\w*|masturbat\w*|rehab|sponsor|cutting down|scrolling)\b/,
  ],
  [
    'grief',
    /\b(?:died|dead|death of|passed away|passed (?:last|in|on)|funeral|widow\w*|miscarr\w*|stillb\w*|lost (?:our|my|the) (?:baby|son|daughter|mum|mom|mother|dad|father|wife|husband|brother|sister|child|friend|nan|gran|grandma|grandpa|grandad|dog|cat)|put to sleep|buried|grave|grief|griev\w*|ashes|suicide of)\b/,
  ],
  [
    'illness',
    /\b(?:cancer|chemo\w*|tumou?r|diagnos\w*|dementia|alzheimer\w*|parkinsons?|stroke|surgery|operation|hospital|hospice|terminal\w*|chronic|ms|scan|biopsy|heart attack|ill|illness|sick|disease|transplant|dialysis|icu)\b/,
  ],
  ['people', /\b(?:(?:mother|father|brother|sister|daughter|son) in law|in laws)\b/],
  [
    'church',
    /\b(?:(?:our|my|the) (?:\w+ )?(?:pastor|priest|vicar|elders?|church|congregation|worship team|small group|youth group) .*\b(?:left|leav\w*|split\w*|fight\w*|fought|hurt\w*|lied|gossip\w*|stole|card|steal\w*|affair|angry|against|controlling|kicked|quit|resign\w*|gone|fired|scandal|stepped down|asked (?:me|us) to|unfair|nobody talks|ignor\w*|mon(?:ey|ies))|church (?:split|conflict|hurt|politics))\b/,
  ],
  [
    'couple',
    /\b(?:my (?:husband|wife|boyfriend|girlfriend|bf|gf|fiancee?|partner|ex|ex husband|ex wife)|our marriage|my marriage|married|divorc\w*|affair|cheat(?:ed|ing)? on|dating|broke up|breakup|(?:i am|we are|got) engaged to|my engagement)\b/,
  ],
  [
    'child',
    /\b(?:my|our) (?:\w+ ){0,3}?(?:son|daughter|child|children|toddler|teenager|teen|baby|stepson|stepdaughter|grandson|granddaughter)\b/,
  ],
  [
    'guilt',
    /\b(?:i (?:did|have done|had done) (?:\w+ )?(?:something|things|a thing)|ashamed|shame|guilty|guilt|regret\w*|abortion|i (?:have )?(?:stole|lied|cheated|hurt (?:someone|somebody|him|her)|screamed|shouted|yelled)|forgive me|unforgivable|my fault)\b/,
  ],
  [
    'work',
    /\b(?:(?:his|her) job|my (?:boss|manager|job|work|colleagues?|coworkers?|company|team at work|interview)|at work|a job|the job|jobless|unemployed|redundan\w*|fired|laid off|sacked|rent|debts?|in debt|mortgage|bills?|money|salary|wages|business|customers?|investors?|invoices?|exam\w*|treasurer)\b/,
  ],
  [
    'doubt',
    /\b(?:doubt\w*|do not (?:think i |really |even )*believe|not (?:sure|know) if (?:i believe|god)|stopped believing|lost my faith|losing my faith|atheist|agnostic|is god (?:even )?(?:real|there)|god (?:exists?|is real|is not listening|does not (?:hear|listen|answer|care)))\b/,
  ],
  [
    'fear',
    /\b(?:afraid|anxi\w*|panic\w*|worr(?:y|ied|ies|ying)|terrified|frighten\w*|fear\w*|heart pounding|nightmares?|dread\w*)\b/,
  ],
  [
    'low',
    /\b(?:depress\w*|lonely|loneliness|alone|no friends|hopeless|empty|numb|feel nothing|exhausted|burn(?:ed|t)? ?out|worthless|useless|no purpose|overwhelmed|crying|have nobody|know no one|know nobody|new (?:country|city|town)|no one (?:invites|talks|calls)|can not sleep|homesick|single)\b/,
  ],
  [
    'people',
    /\b(?:my (?:\w+ ){0,2}?(?:friends?|mum|mom|mother|dad|father|parents|brother|sister|family|in laws?|mother in law|father in law|neighbou?rs?|roommate|flatmate|cousin|aunt|uncle|classmates?)|bull(?:y|ied|ying)|argument|fell out|fallen out|forgive)\b/,
  ],
  [
    'prayer',
    /\b(?:how (?:do|to|can) (?:you|i|one)?(?: even)? ?pray|pray(?:ing|er)?|read(?:ing)? the bible|quiet time|hear(?:ing)? god)\b/,
  ],
];
