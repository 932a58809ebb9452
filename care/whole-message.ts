import { BY_A_DOCTOR, bounded, type Combination, MEDICINE, OF_A_STORY, ofSelf } from './combination.ts';
import { OF_HURT_TODAY } from './hurt-today.ts';
import { OF_AN_ILL_MIND } from './ill-mind.ts';
import type { Sentence } from './text/fold-words.ts';
import { OF_TOO_MUCH_TAKEN } from './too-much-taken.ts';
import type { About, CareKind, Strength } from './types.ts';

/**
 * Dangers that only the whole of a message shows (combination.ts): a mind that is ill (ill-mind.ts), a child called a witch
 * and kept from food, somebody kept from
 * medicine, others who would be better off; and what somebody has taken too much of (too-much-taken.ts).
 */

/** So many sentences are read together. */
const STRETCH = 4;
/** What is said with this score is urgent, a hint possible, and with the higher one urgent (judge.ts). */
const SURE = 1;
const ASKED_ABOUT = 3;

const CHILD =
  '(?:child|children|kid|kids|girl|girls|boy|boys|baby|toddler|son|daughter|nephew|niece|twins?|grandson|granddaughter|grandchild|stepson|stepdaughter|orphan|cousin|brother|sister|enfants?|stepchild|foster child|grandson|(?:is|are|only|aged) (?:[2-9]|1[0-7])|(?:[2-9]|1[0-7]) (?:years?|yrs?))';
const CALLED_A_WITCH =
  / (?:witch|witches|witchcraft|wizards?|sorcer\S*|sorcier\S*|kindoki|ndoki|bewitched|(?:marine|serpent|snake|water|mermaid|python) spirits?|ogbanje|abiku|evil spirits?|possessed|demons?|demonic|satan in|devil (?:in|out)|(?:is|was) the devil|deliverance|exorcis\S*|brings? (?:\S+ )?curse|cursed|(?:ate|eat|eats|eating) (?:his|her|the) (?:father|mother|brother|sister|family|uncle|parents|people)|deliver (?:him|her|them)|spirit (?:of|in) (?:\S+ )?(?:him|her|them|witch\S*)) /;
const HARMED =
  / (?:(?:not|no|without|stop|stopped) (?:\S+ ){0,3}?(?:eat|eats|eaten|eating|food|drink|feed|fed)|starv\S*|hungry|with fasting|(?:no|not get) (?:supper|dinner|meals?|breakfast|lunch)|nobody (?:\S+ )?(?:feeds?|gives?)|(?:should|must|has to|have to|make him|make her|making him|making her|made to|made him|made her|forced to) fast|lock\S*|tied|ties?|rope|ropes|chain\S*|beat|beats|beaten|beating|hits?|hitting|flog\S*|whip\S*|can(?:ed|es|ing)|belt|pepper|burn\S*|hot (?:oil|iron|water)|h(?:eld|old|olds) (?:him|her|them|me) down|cellar|store ?room|cage\S*|sleeps? (?:outside|with the (?:goats|animals|dogs|chickens))|on the street|in the street|(?:put|throw|threw|thrown|drive|driven|drove|chase|chased|send|sent) (?:him|her|them|me) (?:out|away)|(?:must|make him|make her|made him|made her) drink|slap\S*|kick\S*|cut|cuts|kneel|kill\S*) /;
/** Grown people who say it: quarrels of brothers and sisters are none. */
const ACCUSERS =
  / (?:pastors?|prophets?|prophetess|bishop|apostle|priest|church|churches|elders?|healer|deliverance|visionary|mama|mother|father|stepmother|stepfather|aunt\S*|uncle|grandmother|grandfather|family|village|villagers|neighbours?|they|woman|exorcis\S*|prayer (?:team|group|house|camp)|deliver) /;
const NOT_A_CHILD_TODAY =
  / (?:lol|haha|(?:church|school|nativity|christmas) play|played the|halloween|costume|dressed|harry potter|narnia|cartoon|games?|video|jesus (?:cast|casts|healed|heals|drove|delivered)|years ago|pharaoh|herod|missionar\S*) /;

const OF_THE_CHURCH =
  '(?:pastors?|prophets?|prophetess|apostle|bishop|elders?|leaders?|church|priest|healer|evangelist|mama|congregation|minister|reverend|crusade|retreat|commune|sect|cult|prayer (?:team|group|house|camp)|deliverance)';
const CARE_OF_THE_SICK = `(?:${MEDICINE}|insulin|arvs?|antiretrovirals?|dialysis|chemo\\S*|hospitals?|doctors?|clinic|inhaler|transfusions?|surgery|operation|treatments?|blood)`;
const KEPT_FROM =
  '(?:stop|stopped|stops|throw|threw|thrown|throws|burn|burned|burnt|not (?:\\S+ )?(?:let|lets|allow|allows|allowed|take|go)|without|forbids?|forbade|forbidden|refuse|refuses|refused|took|takes|taken|off|leave)';
const BY_THE_CHURCH = new RegExp(
  ` ${OF_THE_CHURCH} (?:\\S+ ){0,4}?(?:told|tells?|telling|says?|said|saying|forbids?|forbade|forbidden|(?:not|never) (?:let|lets|allow|allows)|refuses?|took|takes|taken|wants?|makes?|made|insists?|preach\\S*|stopped|ordered|orders) (?:\\S+ ){0,10}?(?:${KEPT_FROM} (?:\\S+ ){0,8}?|no (?:more |to )?(?:my |his |her |the )?|against )${CARE_OF_THE_SICK} | ${OF_THE_CHURCH} (?:\\S+ ){0,2}?(?:forbids?|forbade|refuses?|stopped|(?:not|never) (?:let|lets|allow|allows)) (?:\\S+ ){0,8}?${CARE_OF_THE_SICK} | ${OF_THE_CHURCH} (?:\\S+ ){0,4}?(?:told|tells?|says?|said|preach\\S*) (?:\\S+ ){0,4}?${CARE_OF_THE_SICK} (?:\\S+ ){0,4}?(?:unbelief|sin|demonic|faith|witchcraft|devil|distrust|idols?) (?:\\S+ ){0,6}?(?:stop|stopped|throw|threw|leave|left|quit) | ${OF_THE_CHURCH} (?:\\S+ )?(?:took away|took|threw|burned|hid) (?:\\S+ ){0,3}?${CARE_OF_THE_SICK} `,
);
const TAKEN_FROM_THE_SICK = new RegExp(
  ` no (?:doctors|hospitals?|medicine) | (?:took away|taken away|takes? away|left off|not allowed|not allow|not let|threw|thrown|throw|burned|flushed|stopped|no doctors?|no hospital|refuses?) (?:\\S+ ){0,8}?(?:${CARE_OF_THE_SICK}|prayer) |${CARE_OF_THE_SICK} (?:\\S+ ){0,5}?(?:took away|taken away|not allowed|thrown|threw|stopped|i left it off|i left them off) `,
);
const FOR_FAITH =
  / (?:unbelief|no faith|lack of faith|little faith|show faith|more faith|demonic|of the devil|trust (?:god|jesus|the lord)|(?:prayer|holy|anointing|blessed) (?:water|oil)|anoint\S*|healing|prayer is enough|god heals|heals|doubt\S*|distrust|without faith|says? pray|say to pray|commune|sect|cult) /;
const THE_SICK =
  / (?:my|our|me|i|his|her) (?:\S+ )?(?:\S+ )?(?:mother|father|wife|husband|son|daughter|child|baby|brother|sister|grandmother|grandfather|aunt|uncle|friend|cousin|niece|nephew|insulin|arvs?|pills?|tablets?|medicine|medication|meds|antidepressants?|treatment|inhaler|dialysis|chemo\S*|hiv|epilepsy|diabet\S*|cancer|must|should|lump) | (?:father|mother|grandmother|grandfather) (?:to |from )/;
/** They live without doctors there. */
const WITHOUT_DOCTORS =
  / (?:without|no|not (?:have|use|allow|believe in|go to)) (?:any )?(?:doctors?|medicine|hospitals?) (?!(?:around|near\S*|within|here) )/;
const A_COMMUNE =
  / (?:communes?|sect|cult|colony|ashram|settlement|brotherhood|community|retreat|healer|farm) /;
const IS_TREATED =
  / (?:treatments?|chemo\S*|dialysis|insulin|radiotherapy|medication|therapy|surgery|operation|cancer|tumou?r|hiv|epilepsy|transplant) /;
const GOOD_WORD =
  / (?:not|never) (?:to )?(?:stop|throw|leave|be without|give up) | (?:not|no|never) (?:a |the )?(?:sin|lack of faith|unbelief|shame) | (?:see|visit|go to|went to|to) (?:a|the|my) doctor (?:about|for|and)| gift of god | still takes | keep taking | prays? for (?:doctors|nurses|the sick) | (?:told|tells|says|said|asked|urged|sent) (?:\S+ ){0,3}?(?:to )?(?:see|go to|call|listen to|trust) (?:a|the|my|her|his|our) (?:doctor|hospital|clinic) | no doctors? (?:says|said) /;

const MANY_OTHERS =
  '(?:everyone|they|family|husband|wife|kids|children|mother|father|parents|world|people|all|friends|son|daughter|boys|girls)';
const BETTER_OFF = new RegExp(
  ` ${MANY_OTHERS} (?:\\S+ ){0,2}?would (?:\\S+ )?(?:be|have been) (?:\\S+ ){0,2}?better off (?:\\||that is|i (?:do |really )?(?:think|mean|know)|you know|and i|it is|sometimes|tonight|then \\||now \\||full stop)| would (?:they|everyone|my \\S+) (?:\\S+ )?be (?:\\S+ )?better off \\|| better off (?:they|everyone|my \\S+) would (?:\\S+ )?be \\|`,
);
const AT_SUCH_AN_HOUR =
  / (?:(?:not|no) (?:\S+ ){0,4}?(?:lecture|sermon|verses?|preach\S*|advice)|\d (?:am|a m|oclock)|can not (?:\S+ )?sleep|awake|middle of the night|keep thinking|every night|tonight|tired|no point|sorry) /;
/** What they would be better off by is said. */
const BY_A_CHANGE =
  / (?:merge|merging|sell|selling|move|moved|moving|house|home|jobs?|schools?|church|churches|divorc\S*|separat\S*|split|leave (?:him|her)|left (?:him|her)|government|tax\S*|vote|country|poor|economy|share|shared|company|team|buy|bought|savings|adopt\S*|puppy|dog|cat|policy|if (?:we|they|people|everyone|he|she|you)) /;

const OF_THE_WRITER_AS_WITCH =
  / (?:says?|said|saying|thinks?|believes?|calls?|called|told) (?:\S+ )?(?:i am|me) (?:a |an |the )?(?:witch|wizard|sorcer\S*|cursed|possessed) | says? i have (?:a )?demons? /;
const TAKEN_FROM_ME = new RegExp(
  ` (?:i (?:must|should|have to|need to|can not|may not|am not allowed)|let me|my ${MEDICINE}|my (?:\\S+ )?(?:insulin|arvs?|inhaler|pills?|tablets?|dialysis)|i have (?:hiv|epilepsy|diabetes|cancer)) `,
);

const COMBINATIONS: readonly Combination[] = [
  ...OF_AN_ILL_MIND,
  ...OF_TOO_MUCH_TAKEN,
  ...OF_HURT_TODAY,
  {
    name: 'a child accused of witchcraft',
    kind: 'child',
    strength: 'said',
    all: [CALLED_A_WITCH, HARMED, ACCUSERS, new RegExp(` ${CHILD} |${OF_THE_WRITER_AS_WITCH.source}`)],
    none: [OF_A_STORY, NOT_A_CHILD_TODAY],
    about: (text) => (OF_THE_WRITER_AS_WITCH.test(text) ? 'self' : 'someone-else'),
  },
  {
    name: 'kept from medicine by a church',
    kind: 'medical',
    strength: 'said',
    all: [BY_THE_CHURCH, THE_SICK],
    none: [OF_A_STORY, GOOD_WORD],
    about: (text) => (TAKEN_FROM_ME.test(text) ? 'self' : 'someone-else'),
  },
  {
    name: 'kept from medicine for faith',
    kind: 'medical',
    strength: 'said',
    all: [TAKEN_FROM_THE_SICK, FOR_FAITH, bounded(`${OF_THE_CHURCH}|faith|unbelief`), THE_SICK],
    none: [BY_A_DOCTOR, OF_A_STORY, GOOD_WORD],
    about: (text) => (TAKEN_FROM_ME.test(text) ? 'self' : 'someone-else'),
  },
  {
    name: 'kept from medicine for faith',
    kind: 'medical',
    strength: 'said',
    all: [WITHOUT_DOCTORS, A_COMMUNE, IS_TREATED, THE_SICK],
    none: [BY_A_DOCTOR, OF_A_STORY, GOOD_WORD],
    about: (text) => (TAKEN_FROM_ME.test(text) ? 'self' : 'someone-else'),
  },
  {
    name: 'others better off, and no word of why',
    kind: 'crisis',
    strength: 'hinted',
    score: ASKED_ABOUT,
    all: [BETTER_OFF, AT_SUCH_AN_HOUR],
    none: [BY_A_CHANGE],
    about: ofSelf,
  },
  {
    name: 'others better off',
    kind: 'crisis',
    strength: 'hinted',
    all: [BETTER_OFF],
    none: [BY_A_CHANGE],
    about: ofSelf,
  },
];

/** A sign that the whole message shows. */
export interface WholeSign {
  readonly name: string;
  readonly kind: CareKind;
  readonly strength: Strength;
  readonly about: About;
  readonly emergency: boolean;
  readonly score: number;
}

/** Sentences as the combinations read them: a bar ends each. */
export const textOf = (sentences: readonly Sentence[]): string =>
  `${sentences.map(({ text }) => text).join('|')}| `;

/** The dangers that several sentences of a message show together, each once. */
export function signsOfWhole(sentences: readonly Sentence[]): readonly WholeSign[] {
  const found = new Map<string, WholeSign>();
  const whole = textOf(sentences);
  // Most messages hold the rarest part of none of them.
  const likely = COMBINATIONS.filter(({ all: [rarest] }) => rarest?.test(whole));
  if (likely.length === 0) return [];
  for (let at = 0; at < Math.max(1, sentences.length - STRETCH + 1); at++) {
    const text = textOf(sentences.slice(at, at + STRETCH));
    for (const { name, kind, strength, score = SURE, emergency = false, all, none, about } of likely) {
      if (found.has(name) || !all.every((part) => part.test(text))) continue;
      if (none.some((part) => part.test(text))) continue;
      found.set(name, { name, kind, strength, about: about(text), emergency, score });
    }
  }
  return [...found.values()];
}
