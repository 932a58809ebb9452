import { PART_TAGS, type PartTag } from '../../../content/guide/types.ts';
import { plainWords } from '../reading/words.ts';

/** For whom an answer is, as far as the words tell: of each pair of tags at most one. */
export type Situation = ReadonlySet<PartTag>;

const PERSON =
  '(?:(?:best |good |close |old |dear |little |older |younger |elderly |grown |adult |teenage |own |eldest |youngest |oldest )*(?:mum|mom|mother|mam|dad|father|parents?|son|daughter|child|children|kids?|boy|girl|husband|wife|partner|boyfriend|girlfriend|fiancee?|brother|sister|friend|mate|nan|gran|grandma|grandmother|grandad|granddad|grandpa|grandfather|grandson|granddaughter|aunt|auntie|uncle|cousin|nephew|niece|neighbou?r|colleague|coworker|boss|pastor|priest|vicar|roommate|flatmate|student|pupil|lad|teenager|stepson|stepdaughter|mother in law|father in law|brother in law|sister in law|son in law|daughter in law))';
/** What is told of somebody else's state. That they died or did harm is the writer's own matter. */
const ANOTHER = new RegExp(
  `\\b(?:my|our|her|his) ${PERSON}(?: s)? (?:(?:just|recently|really|now|still|also|always|never|has been|is|are|was|has|have|had|got|who) )*(?!dead\\b|gone\\b|leaving\\b|cheating\\b|violent\\b|hitting\\b|beating\\b|hurting\\b|abus\\w+|cheated\\b|left\\b|passed\\b|died\\b|killed\\b|hit\\b|hits\\b|beats\\b|affair\\b|an affair\\b|buried\\b)(?:is|are|was|has|have|had|got|keeps?|lost|loses|struggl\\w+|suffer\\w*|drinks?|drinking|gambl\\w+|feels?|thinks?|says?|said|wants?|believes?|does|do|did|can|will|would|going|grieving|mourning|ill|sick|dying|diagnosed|cancer|dementia|depress\\w+|anxious|worried|scared|lonely|addict\\w*|in|on|so|very|not|no|an?|unwell|forget\\w*|doubt\\w*|walked|stopped|hates?|cries|crying|miscarried|divorc\\w+|separated|pregnant|being|trapped|afraid)\\b|\\b(?:help|support|comfort|encourage|be there for|pray for|cheer up|console|talk to|stand by|care for|look after|looking after|caring for) (?:my|a|our|her|him|them|someone|somebody) ?${PERSON}?\\b|\\bwhat (?:can|do|should|could|shall) i (?:say|write|tell|give|do for|send)(?: to)? (?:my|a|her|him|them|someone|our|the)\\b|\\b(?:for|to) (?:a|my) friend\\b|\\b(?:someone|somebody) (?:i know|i love|close to me|at church|at work)\\b|\\ba friend of mine\\b`,
);
/** The writer's own state, or what was done to them, which counts before what is told of others. */
const ONESELF =
  /\b(?:beats?|hits?|hurts?|rap(?:es|ed)|abuse[sd]?|molested|touche[sd]|cheated on|left|leaving|lied to|betrayed|threaten(?:s|ed)|controls|bull(?:ies|ied)|yells at|yelled at|shouts at) me\b|\bi (?:am|was|have been|have|got|feel|keep|had|cannot|can not|do not|lost|drink|drank|gamble\w*|doubt|grieve|miss)(?: (?:just|really|so|now|still|always|been|getting|very|a|an|my|told|told that|being|also))* (?:dying|ill|sick|terminally|diagnosed|cancer|chemo|depress\w+|anxious|addict\w*|alcoholic|drunk|drinking|sober|divorced|divorcing|separated|doubt\w*|unemployed|redundant|fired|sacked|job|pregnant|abused|beaten|in debt|debts?|lonely|alone|gambl\w+|too much|hiv|pain|disabled|stage|tumou?r|relapsed|hopeless|angry|guilty|ashamed|believe|faith|single|childless|infertile|miscarr\w+)\b/;
const PAST =
  /\b(?:years? ago|decades? ago|long ago|back then|when i was (?:a (?:child|kid|boy|girl|teenager|student)|young\w*|little|small|\d+|\w+teen|eight|nine|ten|seven|six|five|in (?:school|college|my))|as a (?:child|boy|girl|kid|teenager)|in my (?:teens|twenties|youth|childhood)|(?:used|use) to (?:be|drink|gamble|live|hit|beat)|all those years|once upon a time|in the (?:sixties|seventies|eighties|nineties)|in (?:19\d\d|20[01]\d))\b/;
const CHILD =
  /\bi am (?:only |just )?(?:[5-9]|1[0-3]|five|six|seven|eight|nine|ten|eleven|twelve|thirteen)(?: years? old| yrs? old| yo)?\b(?! (?:weeks?|months?|days?|hours?|minutes?|miles?|people|of|stone|pounds|kilos|years? (?!old)))|\bi am in (?:year (?:[1-8]|one|two|three|four|five|six|seven)|(?:1st|2nd|3rd|4th|5th|6th|7th|first|second|third|fourth|fifth|sixth|seventh) grade|grade [1-7]|primary school)\b|\bmy (?:mummy|mommy|daddy) (?!issues)/;
const UNBELIEVER =
  /\b(?:i am|i was raised|we are|as) (?:an? |not |no |really |not really |not a |not very )*(?:atheist|agnostic|(?<=not (?:a |very |really )?)(?:religious|believer|christian)|unbeliever|humanist|non believer|nonbeliever)\b|\bi (?:do|did|could|can) not (?:really )?believe (?:in (?:god|a god|any of)|any of)|\bi have no (?:faith|religion)\b|\bnot religious\b/;
const BELIEVER =
  /\b(?:as a (?:christian|believer)|i am a (?:christian|believer|pastor|catholic|methodist|baptist)|my church|our church|i (?:pray|believe in)|my faith)\b/;
const GUILTY =
  /\bi (?:have |had |just |once |really )*(?:cheated|lied|hit|hurt|stole|betrayed|slapped|abandoned|ruined|had an affair|slept with|was unfaithful|shouted at|wronged|left (?:him|her|them|my))\b|\bwhat i (?:did|have done)\b|\b(?:it is|it was|all) my (?:own )?fault\b/;
const WRONGED =
  /\b(?:he|she|they|husband|wife|partner|father|mother|dad|mum|mom|brother|sister|friend|boss|pastor|boyfriend|girlfriend|someone|somebody|people|who) (?:has |have |had |just |once |always )*(?:cheated|lied|hit|hits|hurt|hurts|stole|betrayed|slapped|abandoned|left me|beat|beats|abused|raped|molested|mocked|bullied|had an affair|slept with|was unfaithful|walked out|did (?:this|it|that) to me)\b|\bwas done to me\b|\bi was (?:abused|betrayed|cheated|lied to|hurt by|left|raped|bullied|sacked unfairly)\b/;
const JOY =
  /\b(?:so happy|overjoyed|so glad|celebrat\w+|good news|excited|over the moon|thankful|so grateful|blessed with|finally pregnant|we are (?:engaged|expecting)|i am engaged|wonderful news|healthy baby|passed my|got the job|all clear)\b/;
const SORROW =
  /\b(?:sad|crying|cry|lost|miscarr\w+|died|dead|scared|afraid|grief|grieving|broken|devastat\w+|heartbroken|hopeless|worried|terrified|stillborn|unwanted)\b/;

type Reading = readonly [PartTag, (plain: string) => boolean];

/** Asked in this order: of each pair the first that holds. */
const READINGS: readonly Reading[] = [
  ['oneself', (plain) => ONESELF.test(plain)],
  ['another', (plain) => ANOTHER.test(plain)],
  ['past', (plain) => PAST.test(plain)],
  ['child', (plain) => CHILD.test(plain)],
  ['unbeliever', (plain) => UNBELIEVER.test(plain)],
  ['believer', (plain) => BELIEVER.test(plain)],
  ['guilty', (plain) => GUILTY.test(plain)],
  ['wronged', (plain) => WRONGED.test(plain)],
  ['joy', (plain) => JOY.test(plain) && !SORROW.test(plain)],
  ['sorrow', (plain) => SORROW.test(plain)],
];
/** What is taken to hold where nothing is said. */
const USUAL: readonly PartTag[] = ['present', 'oneself', 'adult', 'believer'];
/** Of a message that is longer only so much is read. In UTF-16 units. */
const READ = 2_000;
const MESSAGES_LOOKED_BACK = 4;

const pairOf = (tag: PartTag) => PART_TAGS.findIndex((pair) => (pair as readonly PartTag[]).includes(tag));

/** Adds tags whose pair has none yet. */
function addMissing(known: Map<number, PartTag>, tags: readonly PartTag[]): void {
  for (const tag of tags) if (!known.has(pairOf(tag))) known.set(pairOf(tag), tag);
}

/** What somebody else does or says to the writer is the writer's own matter: "my mum said this to me", "my daughter wants me to". */
const DONE_TO_ME = new RegExp(
  `\\b(?:my|our) ${PERSON} (?:(?:just|always|never|has|had|still|now|also) )*(?:says?|said|tells?|told|wants?|wanted|thinks?|asks?|asked|keeps?|walked out|walked away|left)\\b(?=.*\\b(?:me|i|my)\\b)`,
  'g',
);

function tagsIn(words: string): PartTag[] {
  const plain = plainWords(words.slice(0, READ)).replace(DONE_TO_ME, ' ');
  return READINGS.flatMap(([tag, holds]) => (holds(plain) ? [tag] : []));
}

/** What somebody is stays through a conversation; whom a message is about is its own matter. */
const LASTING: readonly PartTag[] = ['child', 'believer', 'unbeliever'];

/** Reads for whom an answer is. `earlier` are the messages before, oldest first, which `isFollow` takes up. */
export function situationOf(
  words: string,
  { earlier, isFollow }: { readonly earlier: readonly string[]; readonly isFollow: boolean },
): Situation {
  const known = new Map<number, PartTag>();
  addMissing(known, tagsIn(words));
  for (const before of earlier.slice(-MESSAGES_LOOKED_BACK).reverse()) {
    const tags = tagsIn(before);
    addMissing(known, isFollow ? tags : tags.filter((tag) => LASTING.includes(tag)));
  }
  addMissing(known, USUAL);
  return new Set(known.values());
}
