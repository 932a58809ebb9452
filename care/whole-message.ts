import type { Sentence } from './text/fold-words.ts';
import type { About, CareKind, Strength } from './types.ts';

/**
 * Dangers that no single sentence says, and no word of which is grave: tablets stopped because a voice ordered it, nights
 * without sleep and a mission, a child called a witch and kept from food. Each asks for several things that stand close
 * together, so that a fast in Lent, Samuel's call or a film raise nothing. Of folded sentences (text/fold-words.ts).
 */
interface Combination {
  readonly name: string;
  readonly kind: CareKind;
  readonly strength: Strength;
  readonly score?: number;
  /** All of them, in one stretch of sentences. The first is the rarest: hardly any message has it. */
  readonly all: readonly RegExp[];
  /** Beside one of these it means something else. */
  readonly none: readonly RegExp[];
  readonly about: (text: string) => About;
}

/** So many sentences are read together. */
const STRETCH = 4;
/** What is said with this score is urgent, a hint possible, and with the higher one urgent (judge.ts). */
const SURE = 1;
const ASKED_ABOUT = 3;

const MIND_MEDICINE =
  '(?:lithium|litio|olanzapin\\S*|zyprexa|quetiapin\\S*|seroquel|risperidon\\S*|risperdal|clozapin\\S*|clozaril|aripiprazol\\S*|abilify|haloperidol|haldol|paliperidon\\S*|invega|amisulprid\\S*|ziprasidon\\S*|lurasidon\\S*|latuda|valpro\\S*|depakote|lamotrigin\\S*|lamictal|carbamazepin\\S*|tegretol|antipsychotics?|mood stabili[sz]ers?|depot|bipolar \\S+)';
const MEDICINE = `(?:${MIND_MEDICINE}|antidepressants?|sertralin\\S*|prozac|meds|medications?|medicines?|pills?|tablets?|injections?)`;
const STOPPED =
  '(?:stop|stopped|stopping|quit|off|flush|flushed|throw|threw|thrown|not take|not taking|not need|never take|no more|without|bin|binned|burn|burned|deje|dejar|leave|left off|reject|missed|skip|skipped|put away|not to take)';
/** Whoever gives orders that nobody else hears. */
const UNSEEN =
  '(?:god|gods|lord|jesus|christ|spirit|ghost|almighty|heaven|the father|angels?|archangel|voices?|dios|father in heaven|michael|gabriel)';
const ORDERS =
  '(?:told|tells?|telling|says?|said|saying|commands?|commanded|commanding|orders?|ordered|wants?|showed|shown|shows|showing|reveals?|revealed|dijo|instructs?|instructed|clearly|speaks|spoke|asks|asked|calls|calling|leads|led|leading|sends|talks|talking|clear|not let)';
const ORDERED = `(?:${UNSEEN} (?:\\S+ ){0,3}?${ORDERS}|${ORDERS} (?:\\S+ ){0,2}?(?:by|from|of) (?:\\S+ )?${UNSEEN}|${UNSEEN} (?:\\S+ ){0,5}?${ORDERS} (?:me|i)|hear(?:ing)? (?:\\S+ ){0,2}?${UNSEEN})`;
/** A doctor has a part in it. */
const BY_A_DOCTOR =
  / (?:doctors?|psychiatrists?|nurse|gp|consultant|clinic|hospital) (?:\S+ )?(?:said|says|took|takes|agree\S*|advice|advised|taper\S*|reduc\S*|lower\S*|stopped|switch\S*|changed|let|lets|allow\S*|told) | (?:with|by|on|from|after) (?:my|the) (?:doctors?|psychiatrist|nurse|gp) /;
/** Told of others, or of a story. */
const OF_A_STORY =
  / (?:films?|movie|novel|documentary|series|salem|century|podcast|character|sermon on|disciples|parable|bible story|netflix) /;
const OF_SOMEBODY_ELSE =
  / (?:my|our|a|the) (?:\S+ )?(?:son|daughter|brother|sister|husband|wife|mother|father|friend|cousin|uncle|aunt|nephew|niece|boyfriend|girlfriend|neighbour|roommate|flatmate) (?:\S+ ){0,4}?(?:says|thinks|believes|said|hears|stopped|has stopped|claims|tells|told me (?:that )?(?:god|jesus|the))| says my (?:\S+ )?(?:son|daughter|brother|sister|husband|wife|mother|father|friend|cousin|uncle|aunt) |(?:told|tells|telling|said to) (?:my|him|her|them|abraham|moses|noah|samuel|elijah|jonah|peter|ezekiel|paul|hosea|isaiah|jeremiah|gideon|joshua|mary|joseph|david) /;

const HEIGHT =
  '(?:roof|rooftop|bridge|tower|car park|multistorey|cliff|cliffs|ledge|balcony|railway|tracks|motorway|overpass|crane|parapet|viaduct)';
const WATER = '(?:into (?:the )?(?:sea|river|lake|water|ocean|traffic|fire|road))';

const MANY = '(?:[4-9]|[1-9]\\d|four|five|six|seven|eight|nine|ten|eleven|twelve|fourteen|twenty|forty)';
const NO_SLEEP =
  / (?:not|no|without|never|hardly|stopped) (?:\S+ ){0,2}?(?:slept|sleep|sleeping|needed sleep)(?: \S+){0,4}? (?:since|days?|nights?|weeks?|anymore|need|week) | (?:since|days?|nights?) (?:\S+ ){0,3}?(?:without|no|not) (?:\S+ ){0,2}?(?:sleep|slept|sleeping) | awake (?:\S+ ){0,2}?(?:days|nights|since) | (?:not|never) (?:\S+ )?need(?:ed)? (?:\S+ )?sleep | no need (?:of|for|to) sleep | (?:days|nights) (?:awake|up) /;
const MISSION =
  / (?:chosen|mission|testament|prophecies|whole plan|plan for|seven seals|printer|voices?|not need (?:it|to|sleep|any)|needed sleep|not (?:\S+ )?tired|(?:much|more) energy|feel amazing|unstoppable|sends? me signs|numbers on|anointed one|witness(?:es)?|messiah|elijah|glorious|buzzing|message for|(?:gods|his|the lords) plans?|no tiredness|dictat\S*|downloads?|made me (?:the|a|an|his) (?:judge|prophet|king|queen|apostle|watchman|messenger)) | (?:writing|painting|drawing) (?:\S+ )?(?:revelations?|testament|prophec\S+|gospel) | (?:god|lord|he|it|spirit|jesus|angels?) (?:has |have |keeps? )?(?:showed|shown|showing|revealed|reveals|revealing) (?:\S+ ){0,2}?(?:me|the names?|to me) /;
const KEPT_AWAKE =
  / (?:baby|newborn|toddler|snor\S*|teething|exams?|shifts?|jet|flight|pain|grief|funeral|menopause|insomnia|hospital|hospice|dying|sick|ill|vigil|storm|neighbours dog|party|nervous|nativity) /;

const FOOD = '(?:food|water|milk|coffee|tea|drinks?|tap|soup|meals?|air|rice|bread|juice|bottle|room|vents?)';
const PERSECUTOR =
  '(?:they|somebody|someone|people|neighbours?|flatmates?|roommates?|housemates?|landlord|staff|nurses?|government|police|colleagues?|family|mother|sister|brother|freemasons?)';
const POISONED = new RegExp(
  ` ${PERSECUTOR} (?:\\S+ ){0,2}?(?:poison|poisons|poisoned|poisoning|drug|drugs|drugged) (?:\\S+ )?${FOOD} | ${PERSECUTOR} (?:\\S+ ){0,2}?(?:put|puts|putting|mix|mixes|spray|pour|pours) (?:something|stuff|things|chemicals?|drops|powder|poison|drugs|gas) (?:\\S+ )?(?:in|into) (?:\\S+ )?${FOOD} | (?:my|the|our) ${FOOD} (?:is|are|was|has been|being) (?:\\S+ )?poisoned `,
);
const CERTAIN =
  / (?:not (?:eat|drink|eaten|drunk|touch)|i (?:\S+ )?(?:drink|eat)|tastes?|proof|prove|cameras?|voices?|(?:god|lord|jesus|spirit|angel|he) (?:has )?(?:showed|shown|shows|told|tells|warned|warns|revealed)|watching me|spying|listening|rain|enemy|protects?|radiation|microphones?|hear them|laughing|stopped (?:eating|drinking)) /;
const WELL_KNOWN =
  / (?:elisha|marah|stew|lead|factory|company|chemical plant|council|sick for days|police (?:found|came|arrested)|allerg\S*) /;

const NO_FOOD =
  '(?:water|nothing|not (?:\\S+ )?(?:eat|eaten|eating)|no food|without food|fasting|fast|ayun\\S*)';
const FASTS = new RegExp(
  ` ${NO_FOOD} (?:\\S+ ){0,8}?(?:${MANY} (?:\\S+ )?days?|day ${MANY}|weeks?) | (?:${MANY} (?:\\S+ )?days?|day ${MANY}|weeks) (?:\\S+ ){0,8}?${NO_FOOD} | not (?:to )?(?:let me )?eat (?:\\S+ ){0,2}?(?:until|unless|before|again|anything) | not let me eat | fasts? until `,
);
/** He does not take food at all. */
const ONLY_WATER =
  / (?:(?<!living |holy )water|dry fast\S*|not (?:\S+ ){0,2}?(?:eaten|eat|eating)|no food|without food|nothing but) /;
const PART_OF_A_FAST =
  / (?:daniel fast|social media|sugar|meat|sunset|sundown|sunrise|evenings?|each month|every (?:month|week|friday|wednesday)|fridays|instead|juice|fruit|tv|phone|coffee|chocolate|planning|thinking of|should i|can i|died|whole church|moses|elijah (?:went|fasted)|ramadan) /;

const I_AM =
  / (?:i am|am i) (?:the |a |one of the )?(?:\S+ )?(?:witness|witnesses|lamb|messiah|christ|elijah|elias|son of man|antichrist|archangel|one written|woman clothed|chosen one|king of|prophet of|second coming|holy one) /;
const HEARD =
  / (?:voices?|nobody believes|they do not believe|revealed|told (?:me|by|in)|showed me|shown me|sleep|slept|radio|television|adverts?|number ?plates|numbers) /;
/** Prayed, sung or learned, and not of oneself alone. */
const IN_FAITH = / (?:in christ|bride|crucified with|play|plays|nativity|drama|rehearsal|song|hymn|quiz) /;

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

const ofSelf = (): About => 'self';
const OF_THE_WRITER_AS_WITCH =
  / (?:says?|said|saying|thinks?|believes?|calls?|called|told) (?:\S+ )?(?:i am|me) (?:a |an |the )?(?:witch|wizard|sorcer\S*|cursed|possessed) | says? i have (?:a )?demons? /;
const TAKEN_FROM_ME = new RegExp(
  ` (?:i (?:must|should|have to|need to|can not|may not|am not allowed)|let me|my ${MEDICINE}|my (?:\\S+ )?(?:insulin|arvs?|inhaler|pills?|tablets?|dialysis)|i have (?:hiv|epilepsy|diabetes|cancer)) `,
);

const bounded = (source: string): RegExp => new RegExp(` (?:${source}) `);
const NOT_HIS = [BY_A_DOCTOR, OF_A_STORY, OF_SOMEBODY_ELSE];

const COMBINATIONS: readonly Combination[] = [
  {
    name: 'medicine stopped by command',
    kind: 'crisis',
    strength: 'said',
    all: [
      bounded(MEDICINE),
      bounded(ORDERED),
      new RegExp(
        ` ${STOPPED} (?:\\S+ ){0,5}?${MEDICINE} | ${MEDICINE} (?:\\S+ ){0,9}?i (?:\\S+ )?(?:stopped|threw|flushed|quit|stop) | ${MEDICINE} (?:\\S+ ){0,3}?(?:in the bin|(?:in|down) the toilet|in the river|in the fire|away|gone|flushed) | ${ORDERED} (?:\\S+ ){0,9}?${MEDICINE} (?:\\S+ ){0,3}?(?:enemy|devil|poison|witchcraft|demonic)`,
      ),
    ],
    none: [
      ...NOT_HIS,
      / (?:not|never) (?:to )?(?:stop|come off|throw|leave)(?: taking)? (?:my|your|the) | (?:how|what|can|should|may|does) (?:\S+ ){0,6}?(?:christians?|anyone|somebody|people|a person) /,
    ],
    about: ofSelf,
  },
  {
    name: 'medicine of the mind stopped for faith',
    kind: 'crisis',
    strength: 'said',
    all: [
      bounded(MEDICINE),
      new RegExp(
        ` i (?:\\S+ ){0,3}?(?:stopped|quit|threw|flushed|come off|came off|went off|stop|not (?:take|taking|need)) (?:\\S+ ){0,3}?${MIND_MEDICINE} | i (?:\\S+ )?(?:stopped|threw|flushed|went off|not need|quit) (?:\\S+ ){0,2}?${MEDICINE} (?:\\S+ ){0,8}?(?:keeps my mind|is my (?:medicine|doctor|healer)|voices?) `,
      ),
      / (?:healed|healer|heals|delivered|faith|witchcraft|not need sleep|voices?|demonic|holy spirit|keeps my mind|my medicine|my doctor) /,
    ],
    none: [...NOT_HIS, / (?:can|should|may|could|must) i /],
    about: ofSelf,
  },
  {
    name: 'sent to a height or into water by command',
    kind: 'crisis',
    strength: 'said',
    all: [
      bounded(`${HEIGHT}|${WATER}`),
      / (?:voices?|god|lord|jesus|spirit|angels?|archangel|radio|revealed|prophesy|sign|it says|he says|he is saying|(?:he|it) (?:calls|called|is calling) me) /,
      new RegExp(
        ` (?:${UNSEEN}|he|it|they) (?:\\S+ ){0,3}?${ORDERS} (?:\\S+ ){0,8}?(?:go|climb|stand|walk|step|get|come|be|jump|up|fly|cross|place|wait|meet) (?:\\S+ ){0,5}?(?:${HEIGHT}|${WATER}) | (?:${UNSEEN}|he|it) (?:\\S+ ){0,2}?(?:wants?|sends?|calls?|calling) me (?:\\S+ ){0,4}?${HEIGHT} | i (?:must|have to|am to|need to) (?:\\S+ ){0,2}?(?:go|walk|climb|step|jump) (?:\\S+ ){0,5}?(?:${HEIGHT}|${WATER}) | i (?:\\S+ ){0,3}?(?:go|climb|stand|walk|going|be) (?:\\S+ ){0,5}?${HEIGHT} (?:\\S+ ){0,8}?(?:revealed|reveal|prophesy|opened|sign|shown|meet me|scroll|ascend|taken up|caught up|fly)|${HEIGHT} (?:\\S+ ){0,6}?(?:revealed|opened to me|shown to me) `,
      ),
      / (?:i|me) /,
    ],
    none: [
      OF_A_STORY,
      OF_SOMEBODY_ELSE,
      / (?:prayer walk|pray for|pray over|baptis\S*|baptiz\S*|leaks?|repair\S*|fix|gutters?|tiles|boss|foreman|peter|jesus to|devil (?:told|said|tempted|wanted)|satan (?:told|said|tempted)|tempted) /,
    ],
    about: ofSelf,
  },
  {
    name: 'without sleep, with a mission',
    kind: 'crisis',
    strength: 'said',
    all: [NO_SLEEP, MISSION, / (?:i|me|my) |^ (?:no|have not|not|awake|(?:\S+ )?(?:nights|days)) /],
    none: [...NOT_HIS, KEPT_AWAKE],
    about: ofSelf,
  },
  {
    name: 'poison in food or water',
    kind: 'crisis',
    strength: 'said',
    all: [POISONED, CERTAIN, / (?:i|me|my) /],
    none: [OF_A_STORY, WELL_KNOWN],
    about: ofSelf,
  },
  {
    name: 'fasting by command',
    kind: 'crisis',
    strength: 'said',
    all: [FASTS, ONLY_WATER, bounded(ORDERED), / (?:i|me|my) /],
    none: [...NOT_HIS, PART_OF_A_FAST],
    about: ofSelf,
  },
  {
    name: 'somebody of the Bible, as a voice says',
    kind: 'crisis',
    strength: 'said',
    all: [I_AM, HEARD],
    none: [OF_A_STORY, OF_SOMEBODY_ELSE, IN_FAITH],
    about: ofSelf,
  },
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
    none: [...NOT_HIS.slice(0, 2), GOOD_WORD],
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
  readonly emergency: false;
  readonly score: number;
}

/** Sentences as the combinations read them: a bar ends each. */
const textOf = (sentences: readonly Sentence[]): string => `${sentences.map(({ text }) => text).join('|')}| `;

/** The dangers that several sentences of a message show together, each once. */
export function signsOfWhole(sentences: readonly Sentence[]): readonly WholeSign[] {
  const found = new Map<string, WholeSign>();
  const whole = textOf(sentences);
  // Most messages hold the rarest part of none of them.
  const likely = COMBINATIONS.filter(({ all: [rarest] }) => rarest?.test(whole));
  if (likely.length === 0) return [];
  for (let at = 0; at < Math.max(1, sentences.length - STRETCH + 1); at++) {
    const text = textOf(sentences.slice(at, at + STRETCH));
    for (const { name, kind, strength, score = SURE, all, none, about } of likely) {
      if (found.has(name) || !all.every((part) => part.test(text))) continue;
      if (none.some((part) => part.test(text))) continue;
      found.set(name, { name, kind, strength, about: about(text), emergency: false, score });
    }
  }
  return [...found.values()];
}
