import { careDetector } from '../../../care/detector.ts';
import { plainWords } from '../reading/words.ts';
import type { Judged } from './everyday-words.ts';
import { LONGEST_READ_CLOSELY, leftOut } from './left-out.ts';

/**
 * Turns of phrase that sound like a danger to care and are none: "I want to stop being Catholic", "her dad will kill me"
 * after bad news, a horse that kicks. Of plain words (words.ts); each is left out before a message is judged, as in
 * everyday-words.ts and only-sounds-so.ts, and each has its own words beside which it stays.
 */
interface Turn {
  readonly said: RegExp;
  /** The talk, or the message, must be on one of these. */
  readonly on?: RegExp;
  /** Beside one of these, in the talk or the message, it is meant. */
  readonly unless?: RegExp;
}

const MEDICINE =
  '(?:\\w+ )?(?:pills?|tablets?|medication|medications|meds|medicines?|antidepressants?|painkillers?|morphine|insulin|drops)';
const THE_ILL = '(?:his|her|their|fathers|mothers|husbands|wifes|sons|daughters|the childs)';

/** Whoever would like to die, or has the means beside them. */
const OF_DEATH =
  /\b(?:suicid\w*|kill\w* my ?self|want(?:ed)? to die|wish(?:ed)? (?:i was|i were|to be) dead|end (?:it all|my life)|all (?:my|the|his|her|of them)|at once|enough to|hoard\w*|stash\w*|sav(?:e|ed|ing) (?:up)?|noose|rope|gun|goodbye|want it (?:all )?to (?:stop|end)|make it stop|let god decide|voices? (?:say|tell)|no point|tonight|bridge|roof|tracks|ledge|voicemail|swallow\w*|overdos\w*|whole (?:box|packet|bottle|strip))\b/;
/** A house in which somebody is hurt. */
const OF_BLOWS =
  /\b(?:hits?|hitting|beats?|beaten|beat|punch\w*|slap\w*|chok\w*|strangl\w*|rap(?:e|ed)|violent|abus\w*|threat\w*|knife|gun|bruis\w*|afraid of (?:him|her|them)|terrified)\b/;
/** A family in which such a word may be meant. */
const OF_HONOUR =
  /\b(?:honou?r|muslim|islam\w*|mosque|quran|hindu|sikh|convert\w*|new believer|aposta\w*|iran\w*|pakistan\w*|afghan\w*|somali\w*|saudi|yemen\w*|egypt\w*|iraq\w*|turk\w*|brothers?|tribe|clan|caste|gang|mean it|literally|seriously|not exaggerat\w*|not joking|for real)\b/;
const NEWS =
  '(?:father|mother|dad|mum|mom|parents|stepmother|gran\\w*|nan|wife|boss|coach|teacher|sister|flatmate|roommate|trainer|captain|fiancee|girlfriend)';
const ANIMAL =
  /\b(?:horse|mare|pony|foal|stallion|donkey|mule|cow|calf|bull|dog|dogs|puppy|cat|kitten|goat|ram|sheep|rooster|goose|swan|parrot|llama|camel)\b/;
const PARTNER =
  /\b(?:husband|wife|boyfriend|girlfriend|partner|fiance|ex|stepfather|stepdad|uncle|brother)\b/;

const TURNS: readonly Turn[] = [
  // To stop being this or that.
  {
    said: /\b(?:want|wants|wanted|wish|need|trying|like|how (?:do|can) i) (?:to )?(?:stop|quit) being (?!here|alive|around|on|in|a (?:burden|problem|weight)|me\b|who\b|myself|anything|anyone|afraid|scared|frightened|hurt|hit|touched|beaten|abused|watched|used)\w+(?: \w+)?/g,
  },
  // Parted from somebody.
  {
    said: /\b(?:i|we|you) (?:would|will|am|are|was|were|might)(?: \w+){0,2}? better off without (?:him|her|them|it)\b/g,
    unless: OF_DEATH,
  },
  // Spat at, of a thing.
  { said: /\bspits? (?:at|on) (?:my|our|the|his|her|their) (?!face|head|mouth|food)\w+/g, unless: OF_BLOWS },
  // What a father will do when he hears of it.
  {
    said: new RegExp(
      `\\b${NEWS} (?:is |are )?(?:will|would|wants? to|going to|gonna|is going to|are going to) (?:\\w+ )?kill (?:me|us)\\b`,
      'g',
    ),
    unless: new RegExp(
      `${OF_BLOWS.source}|${OF_HONOUR.source}|\\b(?:alcoholic|drunk|knives|prison|said|says|told|swore|swears|last time|really)\\b`,
    ),
  },
  {
    said: /\b(?:he|she|they) (?:is |are )?(?:will|would|going to|gonna|is going to|are going to) kill me\b/g,
    on: new RegExp(
      `\\b${NEWS}\\b.{0,200}\\b(?:pregnan\\w*|exam|exams|failed|grades?|dent|scratch\\w*|crash\\w*|broke|tattoo|pierc\\w*|late|vap\\w*|smok\\w*|sex|period)\\b|\\b(?:pregnan\\w*|exam|exams|failed|grades?|dent|crash\\w*|broke|tattoo|vap\\w*|smok\\w*|period)\\b.{0,200}\\b${NEWS}\\b`,
    ),
    unless: new RegExp(
      `${OF_BLOWS.source}|${OF_HONOUR.source}|${PARTNER.source}|\\b(?:said|says|told|swore|swears|last time|really)\\b`,
    ),
  },
  { said: /\bpregnant and my (?:\w+ ){0,2}?(?:is|are|has|have|was|were)\b(?! (?:going|gonna))/g },
  // What leaders ask and show that does nobody harm.
  {
    said: /\b(?:pastor|priest|leader|elder|elders|vicar|minister|bishop|deacon) (?:\w+ ){0,2}?(?:asked|asks|wants|told|tells) me to (?:lie (?:to|for|about)|help|pray|lead|read|sing|speak|preach|serve|teach|take over|join|play|give)\b/g,
  },
  {
    said: /\b(?:showed|show|shows) (?:us |the church |everyone )?(?:the |a |some )?(?:pictures|photos|videos?|films?|slides)\b/g,
    on: /\b(?:church|service|sunday|school|class|assembly|conference|screen)\b/,
    unless: /\b(?:naked|nudes?|private|dirty|sexual|porn\w*|undressed|alone with|secret)\b/,
  },
  {
    said: /\b(?:they|he|she|parents|mother|father) (?:make|makes|made) (?:me|us) (?:do|take|attend|join|get|learn|go (?:to|through)) (?:the |a |my )?(?:confirmation|communion|catechism|baptism|baptised|baptized|confirmed|piano|choir|homework|camp|ballet|therapy|sports?|lessons?|course|exam|test)\b/g,
  },
  // Sold, kicked out, touched: of a house, by a club, of hair.
  {
    said: /\bs(?:old|elling|ells?) (?:her|his|their|our|my|the) (?:\w+ )?(?:house|car|farm|home|flat|land|business|ring|rings|piano|furniture|things|cow|horse|dog|books|gold|jewellery|jewelry|boat|van|bike)\b/g,
  },
  {
    said: /\b(?:church|school|landlord|club|team|choir|band|group|college|university|company|bar|pub|congregation|elders) (?:\w+ ){0,3}?(?:kick|kicks|kicked|threw|throws) (?:me|us|him|her|them) (?:out|off)\b/g,
    unless: /\b(?:stairs|stomach|ribs|head|bruis\w*)\b/,
  },
  {
    said: /\b(?:they|people|everyone|everybody|girls|boys|classmates|strangers|children|women|some) (?:\w+ ){0,3}?touch(?:es|ed|ing)? (?:my|her|his) hair\b/g,
    unless: /\b(?:bed|alone|breasts?|bra|leg|legs|private|secret)\b/,
  },
  {
    said: /\bhands? (?:in|through) (?:his|her) hair\b/g,
    unless: /\b(?:child|boy|girl|son|daughter|pupil|student|1[0-7])\b/,
  },
  // Animals.
  {
    said: /\b(?:he|she|it|they|dog|dogs|horse|mare|pony|cow|bull|cat|goat|ram|donkey|rooster|goose) (?:\w+ ){0,2}?(?:bit|bites|bitten|kicked|kicks|scratch\w*|butted|trod on|knocked over|attacked|chased) (?:(?:me|us|my \w+|him|her|them)\b(?: \w+)?)/g,
    on: ANIMAL,
    unless: new RegExp(
      `${PARTNER.source}|\\b(?:called me|useless|stupid|like a|swallow\\w*|throat|fever|rabies|father|boss)\\b`,
    ),
  },
  {
    said: /\b(?:can|could) not (?:\w+ )?feed (?:him|her|it|them)\b/g,
    on: /\b(?:horse|pony|donkey|cow|dog|dogs|puppy|cat|cats|kitten|goats?|sheep|hens|parrot|pets?)\b/,
    unless: /\b(?:child|children|baby|son|daughter)\b/,
  },
  {
    said: /\b(?:hit|hitting|struck|killed|knocked down|ran over|run over) (?:\w+ ){1,4}?(?:with|in) (?:my|the|our) (?:car|van|truck|lorry|bike|tractor|bus)\b.*/g,
    unless:
      /\b(?:suicid\w*|want to die|not (?:want to )?live|end it|kill my ?self|on purpose|deliberate\w*|husband|wife|boyfriend|he hit me|she hit me)\b/,
  },
  // Dead, alive, dying: of somebody else.
  { said: /\b(?:my|our|his|her|the|a) dying (?:\w+)\b/g, unless: OF_DEATH },
  {
    said: /\b(?:alone|single|celibate|unmarried|married|faithful|grateful|work|working|stay|serve|carry \w+|love (?:him|her|them)) (?:\w+ ){0,2}?(?:till|until) i die\b/g,
    unless: /\b(?:suicid\w*|kill\w*|soon|tonight|end it|pills)\b/,
  },
  {
    said: /\b(?:i )?thought (?:that )?i (?:was |am |is )?(?:going to |gonna |about to |would )?(?:die|dying)\b/g,
    unless: /\b(?:suicid\w*|kill\w*|hits?|hit|beat|chok\w*|pills|cut)\b/,
  },
  {
    said: /\b(?:he|she|it|they) (?:is|was|are|were) not (?:even |really |quite )?dead\b(?: yet| after all)?/g,
    unless: OF_DEATH,
  },
  {
    said: /\bi (?:\w+ )?wish(?:ed)? (?:that )?(?:he|she|they|my (?:\w+ )?(?:husband|wife|father|mother|brother|sister|boss|ex)) (?:was|were|is|would be) (?:dead|gone)\b/g,
    unless: OF_DEATH,
  },
  {
    said: /\b(?<!feel )(?<!felt )(?<!feels )(?:like|as if|as though) i (?:was|were|am|is) dead\b(?! inside)/g,
    on: /\b(?:family|mother|father|parents|brother|sister|shiva|shun\w*|disown\w*|church|witnesses|community)\b/,
    unless: OF_DEATH,
  },
  {
    said: /\b(?<!reason )(?<!that )(?:he|she|it|they|papa|mother|father|brother|sister|son|daughter|somebody|person|anyone|christ|jesus|mama i|mum i|mom i) (?:is |are |am |was |were )?(?:still )?alive (?:now|today|too|but|and|then)?\b/g,
    unless:
      /\b(?:not want|wish|sorry|hate|regret|only reason|do not deserve|why am i|angry that|tired of|keep\w* (?:me|him|her) alive|be alive)\b/,
  },
  {
    said: /\bnot know (?:if|whether) (?:he|she|they|my \w+) (?:still )?(?:lives?|(?:is|are) (?:still )?(?:alive|living))\b/g,
  },
  {
    said: /\b(?:can|could|will|would|may) not (?:\w+ )?live (?:here|there|in (?:my|our|his|her|this|the) (?:house|home|flat|\w+ house)|under (?:my|our|his|the same) roof|with (?:him|her|them|us))\b/g,
    unless: /\b(?:without|suicid\w*|kill\w*|pain|shame|guilt|my ?self|anymore|any more)\b/,
  },
  {
    said: /\b(?:will|would|to|they|can) bury (?:me|him|her) (?:under (?:my|his|her) (?:\w+ )?name|next to|beside|with|in|without|as)\b/g,
    unless: OF_BLOWS,
  },
  {
    said: /\b(?:carry|carrying|carried|choose|chose|pay(?:ing)? for|plan(?:ning)?) (?:the|his|her|their|mothers|fathers) (?:coffin|funeral|grave|stone|urn|casket)\b|\b(?:it is |at |to |after |before )?(?:his|her|their) funeral\b/g,
    unless: OF_DEATH,
  },
  {
    said: /\b(?:doctors?|they|hospital|consultant|midwife|nurses?|family|brother|sister|father) (?:\w+ ){0,2}?(?:asks?|asked|wants?|wanted|say|said|advise\w*|offer\w*|suggest\w*) (?:\w+ ){0,3}?(?:to |if we want to )(?:end it|turn off|turn it off|switch off|stop|let (?:him|her|them) go|terminate)(?: (?:\w+ ){0,2}?(?:machines?|ventilator|life support|treatment|now))?\b/g,
    on: /\b(?:doctors?|hospital|unborn|scan|kidneys|baby|pregnan\w*|coma|brain|ventilator|machines?|life support|icu|intensive care|hospice|stroke)\b/,
    unless: /\b(?:suicid\w*|kill\w* (?:my|him|her)|i want to die|my pain)\b/,
  },
  // Medicine of one who is cared for, or that is asked about.
  {
    said: new RegExp(
      `\\b(?:alarm|alarms|time|reminder|clock|chart|prescription|money|queue|pharmacy|chemist|pay|paid|afford|fetch\\w*|collect\\w*|pick(?:ed)? up|order\\w*|remember|forg[eo]t) (?:\\w+ ){0,3}?(?:for |with |of |about )?(?:${THE_ILL}|my \\w+) ${MEDICINE}`,
      'g',
    ),
    unless: OF_DEATH,
  },
  {
    said: new RegExp(
      `\\b(?:took|taken|take|brought|bring|return\\w*|gave|carried) (?:\\w+ ){0,4}?${MEDICINE} (?:back )?to the (?:chemist|pharmacy|doctors?|hospital|nurse|surgery)\\b`,
      'g',
    ),
  },
  { said: new RegExp(`\\bfor my \\w+ ${MEDICINE}`, 'g'), unless: OF_DEATH },
  {
    said: new RegExp(
      `\\b(?:says?|said|tells?|told|thinks?|teach\\w*|want|wants) (?:\\w+ ){0,3}?(?:do not|not to|should not|never|must not|no|to stop|to up|to raise|to change) (?:take |taking |have )?(?:my |any |the |those |his |her )?${MEDICINE}`,
      'g',
    ),
    unless: OF_DEATH,
  },
  {
    said: new RegExp(
      `\\b(?:doctor|psychiatrist|gp|nurse|he|she) (?:\\w+ )?wants to (?:up|raise|change|lower|cut|reduce) (?:my |the |his |her )?${MEDICINE}`,
      'g',
    ),
    unless: OF_DEATH,
  },
  {
    said: /\b(?:should|may|must|do|do you think|is it (?:ok|okay|wrong|a sin|right)|whether|if) (?:i |we |he |she )?(?:should |have to |can |to )?(?:start |keep |go on )?(?:take|taking) (?:the |my |any |these |those )?(?:pills|tablets|medication|meds|medicine|antidepressants)\b/g,
    on: /\b(?:doctor|gp|psychiatrist|prescri\w*|anxi\w*|depress\w*|panic\w*|illness|bipolar|church|pastor|faith|verse|verses|sin|christian|bible)\b/,
    unless: OF_DEATH,
  },
  {
    said: /\bi (?:have |had )?(?:just )?(?:stopped|quit|came off|come off) (?:taking )?(?:my |the )?(?:pills|tablets|medication|meds|medicine|antidepressants)\b(?: because| since| last| a| two| three)?/g,
    on: /\b(?:church|pastor|faith|prayed|healed|healing|trust god|feel better|felt better|side effects|weight|numb)\b/,
    unless: OF_DEATH,
  },
  {
    said: /\b(?:hooked on|addicted to|dependent on|withdraw\w* from|come off|coming off|weaned? off|slips? me|gives? me) (?:\w+ ){0,2}?(?:sleeping pills|sleeping tablets|pills|tablets|painkillers|opioids|morphine|sleepers)\b/g,
    unless: OF_DEATH,
  },
  {
    said: /\b(?:sell|sells|selling|sold|deal|deals|dealing|carry|carries|delivers?) (?:\w+ ){0,3}?(?:pills|tablets|meds)\b|^(?:its |it is |just )?(?:pills|tablets|weed|meds)$/g,
    on: /\b(?:sell|sells|selling|deal|dealing|deliver\w*)\b/,
    unless: /\b(?:took|taken|take them|swallow\w*|want to die|suicid\w*|overdos\w*)\b/,
  },
  // Drunk again.
  {
    said: /\b(?:drank|drunk|drink|poured)\b|\b(?:found|hid|opened|emptied) (?:the|a|my|his|her) bottles?\b|\bflat full of bottles\b|\bdrank (?:him|her) ?self dead\b/g,
    on: /\b(?:sober|alcohol\w*|drinking|drank again|never drink|relapse\w*|wine|beer|vodka|whisky|whiskey|aa|pub|bar|drinker|dad drank|father drank|bottles)\b/,
    unless:
      /\b(?:poison|bleach|pesticide|chemical|pills|tablets|paracetamol|bridge|die|end it|not wake|something|kill\w*|cold|blue|wake|unconscious|breath\w*|iodine|drops|cleaner|all of it|the lot)\b/,
  },
  // The same again: a sin that is confessed, a prayer that is said over and over.
  {
    said: /\b(?:do|did|doing|done) (?:it|this|that|the same(?: thing)?) (?:all )?again\b(?: (?:by|on|next|every) \w+)?|\bi (?:would|will|did) (?:just )?do (?:it|that) again\b/g,
    on: /\b(?:confess\w*|confession|sins?|sinned|forgiv\w*|repent\w*|temptation|porn\w*|pray(?:er|ed|ing)?|soldier|army|lied|lie|stole|steal\w*|instagram|profile|texted|messaged|gambl\w*|bought|vap\w*|smok\w*|swore|shouted)\b/,
    unless:
      /\b(?:cut|cuts|cutting|blade|razor|harm\w*|hurt my ?self|attempt\w*|tried to|overdos\w*|pills|bleed\w*|deep|deeper|scars?|rope|hit|beat)\b/,
  },
  {
    said: /\bhow i (?:would|will|d) do it\b|\b(?:can|could|may|should) (?:i|we|he|she) (?:\w+ )?do it (?:my ?self|our ?selves|quietly|secretly|at home|alone|properly)\b/g,
    on: /\b(?:baptis\w*|baptiz\w*|communion|prayer|wedding|funeral|bless\w*|cook\w*|daughter in law|house|garden|children|mother in law)\b/,
    unless: OF_DEATH,
  },
  // To strike at others, said in anger; never of a child.
  {
    said: /\b(?:want|wanted|feel like|felt like|could|tempted|going) (?:to )?(?:punch|punching|slap|slapping|smack|hit|hitting|kick|shake|throttle|scream at|screaming at) (?:him|her|them|people|everyone|everybody|somebody|someone|every \w+|the (?:wall|man|woman|doctor|priest|pastor))\b/g,
    unless:
      /\b(?:baby|toddler|child|children|son|daughter|newborn|infant|voices?|wife|husband|girlfriend|mother|my ?self)\b/,
  },
  // Cut, tied, choked: of hair, vegetables, contact.
  {
    said: /\bcut(?:s|ting)? (?:me|us|him|her|them) (?:off|out)\b|\bcut(?:s|ting)? (?:off )?(?:all )?(?:contact|ties)\b|\bcut(?:s|ting)? (?:my|his|her|their|our) (?:own )?(?:hair|fringe|nails|grass|cake|food|hedge|hours|pay|wages)\b|\bhair ?cut\b|\bcut(?:s|ting)? (?:everything|it|them|her food|his food) (?:tiny|small|up|into)\b/g,
    unless: OF_DEATH,
  },
  {
    said: /\bcut (?:my|his|her) (?:finger|thumb|hand|fingers|knee|foot|toe)\b/g,
    on: /\b(?:cook\w*|kitchen|onions?|chopp\w*|slic\w*|bread|tin|can lid|peel\w*|garden\w*|glass broke|broken glass|by accident|by mistake|accidentally|at work|carrots?|potatoes|saw|shaving)\b/,
    unless: OF_DEATH,
  },
  { said: /\bbit(?:e|es|ing|ten)? my (?:\w+ )?(?:tongue|lip)\b(?: (?:until|till) it bleeds)?/g },
  {
    said: /\b(?:he|she|they) (?:said |says |says that )?(?:that )?i (?:suffocate|smother|strangle|choke) (?:him|her|them)\b/g,
  },
  {
    said: /\bwrists? (?:is|are|were|was|feels?|have) (?:\w+ )?(?:going|sore|swollen|bad|gone|worn|broken|weak|stiff|aching|hurting)\b/g,
    unless: OF_DEATH,
  },
  // Things.
  {
    said: /\b(?:my|the|our|his|her) (?!rope|noose|pills|tablets|gun|note|letter|plan)\w+ (?:(?:will|is|are|was|were|would) not|not) (?:be )?ready\b/g,
    unless: OF_DEATH,
  },
  {
    said: /\bnot want to go (?:tomorrow|today|to (?!sleep|heaven|him|her)\w+)\b/g,
    unless:
      /\b(?:suicid\w*|kill\w*|die|live|on\b|pills|hurts?|hit|hits|beat\w*|touch\w*|afraid|scared|lock\w*|abus\w*|rap\w+)\b/,
  },
  {
    said: /\bplease (?:be )?(?:quick|fast)\b|\b(?:answer|reply|hurry) (?:me )?(?:quick|quickly|fast)\b/g,
    unless:
      /\b(?:die|death|kill\w*|painless\w*|suicid\w*|pills|bridge|height|fall|jump\w*|pain|suffer\w*|be over|finish\w*|before (?:he|she|they)|delete|(?:he|she) (?:is|comes) (?:back|home))\b/,
  },
  { said: /\bsle(?:ep|eping|pt) on (?:his|her|their) floor\b/g, unless: OF_DEATH },
  {
    said: /\b(?:he|she|they|gran|mother|father|husband|wife) (?:had |would )?(?:left|wrote) (?:me|us) (?:a|this|one last) (?:\w+ )?(?:note|letter)\b/g,
    on: /\b(?:died|passed away|funeral|was buried|since (?:his|her) death)\b/,
    unless: /\b(?:suicid\w*|killed|own life|hang\w*|missing|i will follow|join (?:him|her))\b/,
  },
  {
    said: /\b(?:police|nephew|son|thief|burglar|somebody|someone|he|she|they|cousin|brother) (?:\w+ )?took it\b/g,
    on: /\b(?:stol\w*|thief|theft|steal\w*|police|computer|phone|money|ring|wallet|bike)\b/,
    unless: /\b(?:pills|tablets|overdos\w*|drug|drugs|poison)\b/,
  },
  // Somebody lied about a blow.
  {
    said: /\b(?:he|she) (?:never )?(?:hit|hits|beat|touched|raped|pushed) me\b/g,
    on: /\bi (?:\w+ ){0,2}?(?:lied|made it up|invented (?:it|that))\b/,
  },
];

/** A message without turns of phrase that only sound like a danger. `before` is what was said before it, in plain words. */
export function withoutTurns(message: Judged, before: string): Judged {
  const plain = plainWords(message.words);
  if (plain.split(' ').length > LONGEST_READ_CLOSELY) return message;
  const all = `${before} ${plain}`;
  const held = TURNS.filter(({ on, unless }) => (!on || on.test(all)) && !unless?.test(all));
  const words = leftOut(
    message.words,
    held.map(({ said }) => said),
  );
  return words === message.words ? message : { words, signs: careDetector.detectSigns(words) };
}
