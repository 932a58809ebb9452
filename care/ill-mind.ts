import {
  BY_A_DOCTOR,
  bounded,
  type Combination,
  MEDICINE,
  MIND_MEDICINE,
  OF_A_STORY,
  OF_SOMEBODY_ELSE,
  ofSelf,
} from './combination.ts';

/**
 * Somebody whose mind is ill tells of it as of God: a voice that names them the lamb, a medicine left off because it said
 * so, a week without sleep and without being tired, a bridge or a lake to which they are sent. No word of it need be grave.
 * What several messages show together, and what is told of somebody else, is in ill-mind-in-talk.ts.
 */

const STOPPED =
  '(?:stop|stopped|stopping|quit|off|flush|flushed|throw|threw|thrown|not take|not taking|not need|never take|no more|without|bin|binned|burn|burned|deje|dejar|leave|left off|reject|missed|skip|skipped|put away|not to take)';
/** Whoever gives orders that nobody else hears. */
export const UNSEEN =
  '(?:god|gods|lord|jesus|christ|spirit|ghost|almighty|heaven|the father|angels?|archangel|voices?|dios|father in heaven|michael|gabriel)';
export const ORDERS =
  '(?:told|tells?|telling|says?|said|saying|commands?|commanded|commanding|orders?|ordered|wants?|showed|shown|shows|showing|reveals?|revealed|dijo|instructs?|instructed|clearly|speaks|spoke|asks|asked|calls|calling|leads|led|leading|sends|talks|talking|clear|not let)';
const ORDERED = `(?:${UNSEEN} (?:\\S+ ){0,3}?${ORDERS}|${ORDERS} (?:\\S+ ){0,2}?(?:by|from|of) (?:\\S+ )?${UNSEEN}|${UNSEEN} (?:\\S+ ){0,5}?${ORDERS} (?:me|i)|hear(?:ing)? (?:\\S+ ){0,2}?${UNSEEN})`;
export const HEIGHT =
  '(?:roofs?|rooftop|bridge|tower|car park|multistorey|cliffs?|ledge|balcony|railway|rails|tracks|motorway|highway|overpass|crane|parapet|viaduct|quarry|scaffold\\S*)';
const WATER = '(?:into (?:the )?(?:sea|river|lake|water|ocean|traffic|fire|road))';
/** As Peter did. */
const WALKED_ON = '(?:across|on|onto|over) (?:\\S+ ){0,4}?(?:lake|river|sea|ice|ocean|pond|reservoir)';

const MANY = '(?:[4-9]|[1-9]\\d|four|five|six|seven|eight|nine|ten|eleven|twelve|fourteen|twenty|forty)';
export const NO_SLEEP =
  / (?:not|no|without|never|hardly|stopped) (?:\S+ ){0,2}?(?:slept|sleep|sleeping|needed sleep)(?: \S+){0,4}? (?:since|days?|nights?|weeks?|anymore|need|week) | (?:since|days?|nights?) (?:\S+ ){0,3}?(?:without|no|not) (?:\S+ ){0,2}?(?:sleep|slept|sleeping) | awake (?:\S+ ){0,2}?(?:days|nights|since) | (?:not|never) (?:\S+ )?need(?:ed)? (?:\S+ )?sleep | no need (?:of|for|to) sleep | (?:days|nights) (?:awake|up) /;
const MISSION =
  / (?:chosen|mission|testament|prophecies|whole plan|plan for|seven seals|printer|voices?|not need (?:it|to|sleep|any)|needed sleep|not (?:\S+ )?tired|(?:much|more) energy|feel amazing|unstoppable|sends? me signs|numbers on|anointed one|witness(?:es)?|messiah|elijah|glorious|buzzing|message for|(?:gods|his|the lords) plans?|no tiredness|dictat\S*|downloads?|made me (?:the|a|an|his) (?:judge|prophet|king|queen|apostle|watchman|messenger)) | (?:writing|painting|drawing) (?:\S+ )?(?:revelations?|testament|prophec\S+|gospel) | (?:god|lord|he|it|spirit|jesus|angels?) (?:has |have |keeps? )?(?:showed|shown|showing|revealed|reveals|revealing) (?:\S+ ){0,2}?(?:me|the names?|to me) /;
export const KEPT_AWAKE =
  / (?:baby|newborn|toddler|snor\S*|teething|exams?|shifts?|jet|flight|pain|grief|funeral|menopause|insomnia|hospital|hospice|dying|sick|ill|vigil|storm|neighbours dog|party|nervous|nativity) /;

const FOOD = '(?:food|water|milk|coffee|tea|drinks?|tap|soup|meals?|air|rice|bread|juice|bottle|room|vents?)';
const PERSECUTOR =
  '(?:they|somebody|someone|people|neighbours?|flatmates?|roommates?|housemates?|landlord|staff|nurses?|government|police|colleagues?|family|mother|sister|brother|freemasons?)';
export const POISONED = new RegExp(
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
  / (?:i am|am i) (?:the |a |one of the )?(?:\S+ )?(?:witness(?:es)? (?!for|to|in|at|that|and|of)|lamb|messiah|christ|elijah|elias|son of man|antichrist|archangel|one written|woman clothed|chosen one|king of|prophet of|second coming|holy one) /;
const HEARD =
  / (?:voices?|nobody believes|they do not believe|revealed|told (?:me|by|in)|showed me|shown me|sleep|slept|radio|television|adverts?|number ?plates|numbers) /;
/** Prayed, sung or learned, and not of oneself alone. */
export const IN_FAITH =
  / (?:in christ|bride|crucified with|play|plays|nativity|drama|rehearsal|song|hymn|quiz) /;

/** Sent there in a dream, or somebody of the Bible was. */
export const NOT_SENT =
  / (?:dream\S*|moses|jonah|(?<!(?:like|as) )peter|abraham|noah|israel\S*|book|hymn|song) /;
/** How the names of these begin. */
export const ILL_MIND = 'ill mind';
const NOT_HIS = [BY_A_DOCTOR, OF_SOMEBODY_ELSE];

const ofMind = (
  name: string,
  all: readonly RegExp[],
  none: readonly RegExp[] = [OF_SOMEBODY_ELSE],
): Combination => ({
  name: `${ILL_MIND}: ${name}`,
  kind: 'crisis',
  strength: 'said',
  all,
  none: [OF_A_STORY, ...none],
  about: ofSelf,
});

/** What one message shows of it. */
export const OF_AN_ILL_MIND: readonly Combination[] = [
  ofMind(
    'medicine stopped by command',
    [
      bounded(MEDICINE),
      bounded(ORDERED),
      new RegExp(
        ` ${STOPPED} (?:\\S+ ){0,5}?${MEDICINE} | ${MEDICINE} (?:\\S+ ){0,9}?i (?:\\S+ )?(?:stopped|threw|flushed|quit|stop) | ${MEDICINE} (?:\\S+ ){0,3}?(?:in the bin|(?:in|down) the toilet|in the river|in the fire|away|gone|flushed) | ${ORDERED} (?:\\S+ ){0,9}?${MEDICINE} (?:\\S+ ){0,3}?(?:enemy|devil|poison|witchcraft|demonic)`,
      ),
    ],
    [
      ...NOT_HIS,
      / (?:not|never) (?:to )?(?:stop|come off|throw|leave)(?: taking)? (?:my|your|the) | (?:how|what|can|should|may|does) (?:\S+ ){0,6}?(?:christians?|anyone|somebody|people|a person) /,
    ],
  ),
  ofMind(
    'medicine of the mind stopped for faith',
    [
      bounded(MEDICINE),
      new RegExp(
        ` i (?:\\S+ ){0,3}?(?:stopped|quit|threw|flushed|come off|came off|went off|stop|not (?:take|taking|need)) (?:\\S+ ){0,3}?${MIND_MEDICINE} | i (?:\\S+ )?(?:stopped|threw|flushed|went off|not need|quit) (?:\\S+ ){0,2}?${MEDICINE} (?:\\S+ ){0,8}?(?:keeps my mind|is my (?:medicine|doctor|healer)|voices?) `,
      ),
      / (?:healed|healer|heals|delivered|faith|witchcraft|not need sleep|voices?|demonic|holy spirit|keeps my mind|my medicine|my doctor) /,
    ],
    [...NOT_HIS, / (?:can|should|may|could|must) i /],
  ),
  ofMind(
    'sent to a height or into water by command',
    [
      bounded(`${HEIGHT}|${WATER}|${WALKED_ON}`),
      / (?:voices?|god|lord|jesus|spirit|angels?|archangel|radio|revealed|prophesy|sign|it says|he says|he is saying|(?:he|it) (?:calls|called|is calling) me) /,
      new RegExp(
        ` (?:${UNSEEN}|he|it|they) (?:[^\\s|]+ ){0,3}?${ORDERS} (?:[^\\s|]+ ){0,8}?(?:go|climb|stand|walk|step|get|come|be|jump|up|fly|cross|place|wait|meet) (?:[^\\s|]+ ){0,5}?(?:${HEIGHT}|${WATER}) | ${UNSEEN} (?:[^\\s|]+ ){0,2}?${ORDERS} (?:[^\\s|]+ ){0,3}?me (?:[^\\s|]+ ){0,2}?(?:go|walk|step|run) (?:[^\\s|]+ ){0,2}?${WALKED_ON} | i am to (?:go|walk|step) (?:[^\\s|]+ ){0,2}?${WALKED_ON} | (?:${UNSEEN}|he|it) (?:[^\\s|]+ ){0,2}?(?:wants?|sends?|calls?|calling) me (?:[^\\s|]+ ){0,4}?${HEIGHT} | i (?:must|have to|am to|need to) (?:[^\\s|]+ ){0,2}?(?:go|walk|climb|step|jump) (?:[^\\s|]+ ){0,5}?(?:${HEIGHT}|${WATER}) | i (?:[^\\s|]+ ){0,3}?(?:go|climb|stand|walk|going|be) (?:[^\\s|]+ ){0,5}?${HEIGHT} (?:[^\\s|]+ ){0,8}?(?:revealed|reveal|prophesy|opened|sign|shown|meet me|scroll|ascend|taken up|caught up|fly)|${HEIGHT} (?:[^\\s|]+ ){0,6}?(?:revealed|opened to me|shown to me) `,
      ),
      / (?:i|me) /,
    ],
    [
      OF_SOMEBODY_ELSE,
      NOT_SENT,
      / (?:prayer walk|pray for|pray over|baptis\S*|baptiz\S*|leaks?|repair\S*|fix|gutters?|tiles|boss|foreman|jesus to|devil (?:told|said|tempted|wanted)|satan (?:told|said|tempted)|tempted) /,
    ],
  ),
  ofMind(
    'without sleep, with a mission',
    [NO_SLEEP, MISSION, / (?:i|me|my) |^ (?:no|have not|not|awake|(?:\S+ )?(?:nights|days)) /],
    [...NOT_HIS, KEPT_AWAKE],
  ),
  ofMind('poison in food or water', [POISONED, CERTAIN, / (?:i|me|my) /], [WELL_KNOWN]),
  ofMind(
    'fasting by command',
    [FASTS, ONLY_WATER, bounded(ORDERED), / (?:i|me|my) /],
    [...NOT_HIS, PART_OF_A_FAST],
  ),
  ofMind('somebody of the Bible, as a voice says', [I_AM, HEARD], [OF_SOMEBODY_ELSE, IN_FAITH]),
];
