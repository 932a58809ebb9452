import type { Danger, SaidNext } from '../../../content/guide/danger/types.ts';
import { asksInWords } from '../reading/requests.ts';
import { plainWords } from '../reading/words.ts';

const PEOPLE =
  '(?:flatmate|roommate|housemate|mother|father|sister|brother|friend|best friend|husband|wife|boyfriend|girlfriend|partner|aunt|uncle|cousin|gran|nan|grandmother|grandfather|neighbour|neighbor|parents|family|son|daughter|colleague|teacher|nurse|pastor|someone|somebody|people)';
const HERE =
  '(?:here|home|back|with me|with us|beside me|next to me|downstairs|upstairs|next door|in the (?:house|flat|room|next room|kitchen|other room|living room)|at the door|coming|coming over|on (?:the|his|her|their) way|up|awake|outside)';
const HARMER =
  '(?:he|she|they|husband|wife|boyfriend|girlfriend|partner|stepdad|stepfather|father|mother|parents|uncle|ex)';
const HELPERS =
  '(?:ambulance|paramedics?|police|doctors?|nurses?|999|911|112|emergency services|social worker|refuge|shelter|hospital)';

/** What a message says next, in this order: what cannot wait, then what needs truth, then what was asked. Over plain words. */
const SAID: readonly (readonly [SaidNext, RegExp])[] = [
  [
    'own-threat',
    /\bi (?:\w+ ){0,2}?(?:want to|wanna|am going to|will|could|feel like|swear i will|need to) (?:\w+ )?(?:kill|killing|hurt|stab|shoot|strangle|poison) (?:him|her|them|that|this|the|my (?:husband|wife|father|mother|stepfather|boyfriend|girlfriend|ex|baby|child|children|son|daughter|kids))\b/,
  ],
  [
    'help-came',
    new RegExp(
      `\\b${HELPERS} (?:\\w+ ){0,2}?(?:is|are|came|has come|have come|arrived|here|coming)\\b(?! (?:not|never|calling me|ringing me|late|too late))|` +
        `\\b(?:i|we) (?:am|are) (?:now )?(?:at|in) (?:the |a )?(?:hospital|a and e|a e|er|emergency room|refuge|shelter|police station|ambulance)\\b|` +
        `\\b(?:i|we) (?:have |just |already )*(?:called|rang|phoned|rung) (?:them|the|an?|999|911|112|it|her|him|my)\\b|` +
        `\\b(?:ambulance|paramedics?) (?:\\w+ ){0,3}?(?:\\d+|minutes?|min|soon)\\b|\\bthey (?:are|said they are) (?:coming|here|on (?:the|their) way)\\b|` +
        `\\b(?:is|are) (?:now )?(?:calling|ringing|phoning|on the phone|driving me|taking me)\\b(?! me\\b)|` +
        `\\bi (?:have |just |already )*(?:told|woke|woken|showed) (?:my|her|him|a|the|them|someone|somebody)\\b(?! (?:not|no))`,
    ),
  ],
  [
    'watched',
    /\b(?:took|takes|taken|has|checks?|reads?|tracks?|looks? (?:at|through)|broke|smashed|sees|monitors?|goes through|hid|hides) (?:my|all my|the) (?:\w+ )?(?:phone|mobile|messages|texts|laptop|tablet|computer|emails?|location|history)\b|\b(?:he|she|they) (?:might|will|can|could) (?:see|read|find) (?:this|it|what i)\b|\bwork (?:laptop|computer|phone)\b|\b(?:tracks|tracking|tracker|find my)\b|\bmy (?:search )?history\b|\bis this (?:private|safe|anonymous)\b|\b(?:delete|erase|hide|clear|remove|wipe|get rid of) (?:\w+ ){0,2}?(?:this|these|chat|chats|conversation|page|messages|what i (?:wrote|said|typed))\b/,
  ],
  [
    'time-alone',
    new RegExp(
      `\\b${HARMER} (?:is|are|will be|has gone|went|goes|leaves) (?:\\w+ ){0,2}?(?:at work|to work|out|away|asleep|sleeping|gone|in the shower|offshore|on (?:a )?shift|at the \\w+|not (?:home|back|here)|back (?:at|on|in))\\b|` +
        `\\b(?:children|baby|child) (?:is|are) (?:\\w+ )?(?:asleep|sleeping|in bed|at school)\\b|\\bi have (?:an hour|\\w+ (?:hours|minutes)|until|till|the house to myself|some time)\\b|\\balone (?:in the house |at home )?(?:until|till|for)\\b`,
    ),
  ],
  [
    'not-alone',
    new RegExp(
      `\\b(?:my )?(?:\\w+ ){0,1}?${PEOPLE} (?:is|are|s|has come|came|just came|will be) (?:now |just |right |still |only )*${HERE}\\b|\\b(?:someone|somebody|people) (?:is|are) (?:\\w+ )?${HERE}\\b|\\bmy (?:\\w+ ){0,1}?${PEOPLE} (?:saw|knows|noticed|found (?:out|it|me))\\b|\\bi am (?:with|at) my (?:\\w+ ){0,1}?${PEOPLE}\\b|\\bi am not alone\\b|\\b${PEOPLE} is (?:sitting )?with me\\b|\\bliving? with my (?:parents|family|flatmates?)\\b`,
    ),
  ],
  [
    'near',
    new RegExp(
      `\\b${HARMER} (?:is|just|has|s|are|will be|came|gets|got) (?:just |now |already |in )*(?:here|home|back|outside|downstairs|upstairs|at the door|coming|in the (?:house|room|next room|kitchen|garden)|came (?:home|in|back)|screaming|shouting|banging|drunk|angry)\\b|\\bi (?:can )?hear (?:him|her|them|his|the (?:car|door|key))\\b`,
    ),
  ],
  [
    'body',
    /\b(?:feel(?:ing)?|am|getting|got|is) (?:\w+ ){0,2}?(?:sick|weird|dizzy|sleepy|drowsy|strange|numb|shaky|faint|hot|cold|hoarse|tired|heavy)\b|\b(?:throw(?:ing)? up|threw up|vomit\w*|nausea|headache|bruis\w*|bleed\w*|swollen|swallow(?:ing)?|my (?:voice|throat|neck|stomach|head|heart|chest|hands|ribs?|arm|face|eye)|breath\w*|marks? on|unconscious|pregnant|pain|gp|appointment|wash(?:ed)?|shower\w*)\b/,
  ],
  [
    'ashamed',
    /\b(?:emb\w{0,4}r+as+\w*|asham\w*|humiliat\w*|feel (?:so )?(?:stupid|dirty|disgusting|pathetic)|look (?:so )?(?:stupid|silly)|judged?|(?:what|everyone|everybody|people) will (?:people |they )?(?:think|say|know|talk)|disgrace|gossip)\b/,
  ],
  [
    'children-taken',
    /\b(?:tak(?:e|en|ing)|lose|custody|keep) (?:\w+ ){0,3}?(?:children|child|son|daughter|baby|custody)\b|\bsocial (?:services|workers?)\b|\bin(?:to)? care\b|\bfoster\b/,
  ],
  [
    'in-trouble',
    /\bnot want (?:him|her|them|my \w+) (?:\w+ )?(?:arrested|jailed|punished|charged|hurt|in prison)\b|\b(?:in(?:to)?|in to) (?:\w+ )?trouble\b|\b(?:go|goes|put|sent?|end up) (?:\w+ )?(?:to |in )(?:jail|prison)\b|\blose (?:his|her|their) (?:job|work|ministry|visa|licen\w+)\b|\bruin (?:his|her|their) (?:life|career|name|future)\b|\bbetray\w*|\bgrass(?:ing)? (?:on|him)|\bsnitch\w*|\bloyal\w*/,
  ],
  [
    'my-fault',
    /\b(?:my|own) fault\b|\bbecause (?:of me|i)\b|\b(?:blame|blames|blamed|blaming) (?:me|myself|on me)\b|\bi (?:am|was|feel) (?:to blame|guilty|a burden)\b|\bbetter off\b|\bi (?:made|make|provoked?|pushed|push|annoy\w*|upset|deserved?|wind|wound|asked for|started|nagged?|answered back|talked back) (?:him|her|it|them|me|this|to)?\b|\bi should (?:not )?have\b|\b(?:break|breaks|broke|ruin|ruins|destroy|destroys|split)(?: up)? (?:the|our|my|this) (?:family|home|marriage)\b|\bfamily (?:will|would) (?:break|fall|split|be (?:broken|destroyed))\b|\bif i (?:had|was|were|would|could) (?:\w+ ){0,2}?(?:not|better|only|just|been|quieter)\b|\bi did not (?:say no|stop|fight|scream)\b/,
  ],
  [
    'sorry',
    /\b(?:he|she|they|him|her) (?:\w+ ){0,5}?(?:sorry|apologi[sz]\w*|cried|cries|crying|promis\w+(?! (?:\w+ )?not to tell)|swore|swears|beg(?:ged|s)(?! (?:me )?not to)|flowers|chang(?:e|ed|es|ing)|counselling|counseling|repent\w*|never (?:do|again)|will not do)\b|\bnever do it again\b|\blast time\b(?! (?:he|she|i|we))/,
  ],
  [
    'church',
    /\b(?:pastors?|priest|church|elders?|minister|vicar|imam|house ?group|small group|prayer group)\b|\b(?:bible|god|verse|paul|scripture|passage|passages) (?:\w+ )?(?:says?|tells?|hates|wants|commands?)\b|\bsubmi\w+|\bvows?\b|\bdivorce\w*|\bcovenant\b|\bpray for (?:him|her|them)\b|\bbe patient\b|\bendure\w*\b|\bput up with\b|\bforgive (?:him|her|them)\b|\bhonou?r (?:my|your|thy|thou|the)\b|\bheadship\b|\bcross to bear\b|\bhead of the\b|\b(?:wife|wives|woman|women|husband|daughter|son) (?:must|should|has to|have to|is to|needs to|ought)\b|\bkeep the peace\b/,
  ],
  [
    'not-always',
    /\b(?:is|was|are) not (?:\w+ ){0,2}?(?:like that|like this|always|usually|normally|bad|that bad|so bad|a monster|violent|a bad \w+|an evil \w+)\b|\b(?:normally|usually|most (?:of the time|days)|deep down|other side|only when|when (?:he|she) (?:is|has|has been) (?:drunk|drinking|sober|stressed|tired)|when (?:he|she) drinks|(?:good|nice|lovely|kind|gentle|sweet) (?:man|woman|father|mother|person|husband|wife|dad|guy|provider)|loves? me|i (?:still |do |really )*love (?:him|her)|(?:did|do|does) not mean (?:it|to)|(?:he|she) (?:is|can be|was) (?:\w+ ){0,2}?(?:sweet|kind|lovely|nice|good to me|stressed|under pressure|ill|depressed)|hard (?:childhood|time|life)|can be so)\b/,
  ],
  [
    'police',
    /\b(?:police|cops?|report(?:ing|ed)?|court|charges?|arrest\w*|immigration|visa|deport\w*|lawyer|solicitor|restraining)\b/,
  ],
  [
    'what-to-say',
    /\b(?:what|how) (?:do|should|can|could|would|shall|am|will|on earth do) (?:i|we) (?:even |ever |supposed to |going to )*(?:say|tell|write|text|ask|start|begin|explain|bring|put|talk|word)\b|\bdo not know (?:what|how) to (?:say|tell|start|begin|explain)\b|\b(?:what|how) i (?:say|tell|ask|explain)\b|\bwhat (?:words|to say)\b/,
  ],
  [
    'cannot-tell',
    /\bnot want to (?:\w+ )?(?:worry|wake|bother|burden|upset|frighten|disturb)\b|\b(?:can|could|will|would|do|am|must|should|may|am i) not (?:\w+ ){0,3}?(?:tell(?! me)|telling|ask|wake|talk to|say|let|speak|disturb|bother)\b|\bdo (?:i|we) (?:\w+ )?(?:have|need) to (?:tell|say|talk)\b|\bfreak\w*|\b(?:she|he|they|parents|mother|father) (?:will|would|ll|is going to) (?:\w+ ){0,3}?(?:freak|kill me|angry|mad|upset|furious|disappointed|cry|hate me|worry|not believe|never forgive)\b|\b(?:not want|do not want) (?:\w+ ){0,2}?(?:to know|knowing|find out|involved)\b|\bnot to tell\b|\blose my job\b|\bno one would believe\b|\bnobody would believe\b|\bpromised (?:not to tell|her|him|them)\b|\b(?:a )?secret\b|\bwill not tell (?:anyone|anybody|her|his|their)\b/,
  ],
  [
    'nobody-knows',
    /\b(?:no one|nobody|noone|no body|not a soul) (?:\w+ )?(?:knows?|to tell|is here|is home|at home|around|to call|cares)\b|\bnot told (?:anyone|anybody|a soul|anything)\b|\bnever told (?:anyone|anybody)\b|\bi (?:am|live) (?:all |home |here )?(?:alone|by myself|on my own)\b|\bthere is (?:no one|nobody)\b|\bhave (?:no one|nobody|no friends)\b|\bdo not have (?:anyone|anybody|friends)\b|\bonly (?:you|i) know\b|\b(?:he|she|they|wife|husband|mother|father|parents|family) (?:do|does) not (?:\w+ )?know\b/,
  ],
  [
    'where',
    /\bwhere (?:(?:do|can|would|should|could|am|shall|will) )?(?:i|we)\b|\bnowhere (?:else )?to\b|\b(?:a )?place to (?:go|stay|sleep)\b|\bno (?:money|car|job|income|savings)\b|\bcan not afford\b|\bhomeless\b|\bhave nothing\b|\b(?:his|her) (?:house|flat|money|car)\b|\bdepend on (?:him|her)\b|\bwhich hospital\b/,
  ],
  [
    'is-it',
    /\b(?:is|was) (?:this|that|it) (?:\w+ ){0,2}?(?:abuse|abusive|normal|violence|serious|bad enough|my imagination|rape|assault|a crime|illegal|allowed)\b|\bam i (?:over\w+|imagining|exaggerating|making|being (?:silly|dramatic|too))\b|\bdoes (?:this|that|it) count\b/,
  ],
  [
    'leaving',
    /\b(?:leave|leaving|left) (?:him|her|them|home|the house|my (?:husband|wife|boyfriend|girlfriend|partner))\b|\b(?:to|should i|can i|could i|must i|how do i|i will|not) (?:just )?(?:leave|stay)\b|\b(?:get|getting) (?:out|away)\b|\b(?:go|going|went|move|moving) back\b|\brun away\b/,
  ],
  [
    'no-answer',
    /\bnot (?:\w+ )?(?:answer\w*|reply\w*|pick\w* up|read\w* (?:it|my)|respond\w*|open\w*)\b|\bno (?:answer|reply|response)\b|\bphone is off\b/,
  ],
  [
    'refuses',
    /\b(?:not (?:going to|want to|ready to|able to)?|can not|will not|could not|afraid to|hate) (?:\w+ ){0,1}?(?:call\w*|ring\w*|phone|phoning|go to (?:the |a )?(?:hospital|doctor|police)|hospitals?)\b|\bno (?:ambulance|hospital|doctors?|thanks|way)\b|\b(?:she|he|they) (?:will not|does not want|do not want|refuses?|said no)\b|\bnot (?:calling|ringing)\b|\b(?:not|never|no) (?:\w+ ){0,6}?(?:hot ?lines?|help ?lines?)\b|\b(?:never|not) help(?:s|ed)?\b/,
  ],
  [
    'only-once',
    /\b(?:just|only) (?:the )?(?:once|(?:one|1|a few|two) times?|that (?:one )?time|a (?:slap|push|shove|scratch|little))\b|\b(?:never|not) (?:done (?:it|that|this) |happened |hit me )before\b|\bfirst time\b/,
  ],
  [
    'children',
    /\b(?:children|child|son|daughter|baby|boys|girls|little one) (?:\w+ )?(?:saw|see|sees|seen|heard|hears?|watch\w*|crying|cried|afraid|in the (?:house|room)|know|knows|asked?)\b|\bin front of (?:the|our|my) (?:children|child|son|daughter|baby)\b/,
  ],
  [
    'fine-now',
    /\b(?:i|he|she|it|that|they) (?:am|feel|feels|is|was|are) (?:(?!not?\b|never\b)\w+ ){0,2}?(?:ok|okay|fine|better|alright|all right|nothing|over|calm|good)\b|\bnot that (?:bad|serious)\b|\bover ?react\w*|\bforget (?:it|what|i)\b|\bnever mind\b|\b(?:was )?joking\b|\bfeel nothing\b|\bnothing happened\b/,
  ],
  [
    'forgiven',
    /\b(?:hell|forgive me|unforgiv\w+|forgiven|go to heaven|is it (?:a )?sin|(?:a )?sin to|sinning|god (?:hate|angry|punish)\w*|punish\w*)\b/,
  ],
  [
    'stay',
    /\b(?:stay with me|only (?:one|person|thing) i (?:can|could) talk to|do not (?:go|leave me)|talk to me|only talk to you|rather talk to you|just (?:want to )?talk|are you (?:real|there|human|a (?:person|robot|real|bot))|keep me company|can you (?:call|ring|phone|tell|send|come))\b/,
  ],
  [
    'what-now',
    /\bwhat (?:do|should|can|shall|could|must|else can|would) (?:i|we|you) (?:\w+ )?(?:do|next|try|suggest)\b|\b(?:what now|now what|what next|what happens|help me|please help|what can i|should i|should we|do i|must i|can i|how (?:do|can|should) (?:i|we|you)|how long|tell me what|who (?:can|should|do|could|would) (?:i|she|he|we))\b/,
  ],
  ['prayer', /\b(?:pray|prayer|verses?|psalms?|scripture|bible|passages?)\b/],
  [
    'afraid',
    /\b(?:afraid|terrified|frightened|petrified|panick\w*|fear|scary|shaking|kill (?:me|her|him|us)|find(?:s)? out|what if)\b/,
  ],
  [
    'thanks',
    /^(?:ok |okay |right |oh |yes )*(?:many )?(?:thanks?|thank you|cheers|god bless|bless you|ta)\b/,
  ],
  [
    'yes',
    /^(?:(?:yes|yeah|yep|yea|yup|sure)\b|(?:i am|she is|he is|they are|they have|i have|i do|i did|i will|a bit|i think so)$)|\bi (?:will|am going to) (?:call|ring|text|tell|message)\b|^(?:ok |okay |maybe |probably |my |the |a )*(?:school |best )?(?:teacher|nurse|aunt\w*|gran\w*|nan|friends?|sister|brother|neighbou?r|pastor|doctor|mother|father|uncle|cousin|counsel\w+)(?: \w+){0,3}$/,
  ],
  [
    'no',
    /^(?:no|nope|nah)(?:$| (?:i|not|one|he|she|they|never|there|nobody|my|it|we|sorry|thanks)\b)|^(?:(?:not (?:really|yet|now|sure)|i am not|i have not|i did not|i do not|no one|nobody|none)$)/,
  ],
];

const DENIES =
  /\b(?:i (?:am|was) not (?:\w+ ){0,2}?(?:suicidal|going to (?:kill|hurt|harm|do anything)|thinking of (?:suicide|killing|dying|that)|in danger|being (?:hurt|hit|abused))|not (?:like that|what i mean\w*)(?:$| (?:lol|haha)\b| i (?:just |only )?mean (?:\w+ ){0,4}?(?:this|my|the) (?:town|city|village|place|country|job|office|school|flat|street)\b)|(?:did|do) not mean (?:that|it like that|suicide|to (?:die|kill|hurt))|you (?:have )?misunderst\w+|i meant|not suicidal|(?:nobody|no one) (?:is hurting|hurts|hits|has (?:hurt|hit)) me|(?:he|she) (?:has never|never|would never|does not) (?:hit|hurt|touch|harm)(?:s|ed)? me)\b/;

/** "It's me; not tonight, I just think about it a lot": that is no denial, whatever else is denied. */
const ADMITS =
  /\b(?:i (?:just |only |still |do |often |sometimes |also )*think (?:about|of) (?:it|that|this|dying|ending|suicide)\b|(?:it is|its|that is|thats) me\b|(?:have|having|get|getting|got) (?:\w+ )?thoughts?\b)/;

/** Whether somebody says that it was not meant so; a bare "no" says it only to the question whether it was. */
export const denies = (plain: string, wasAsked: boolean): boolean =>
  (DENIES.test(plain) && !ADMITS.test(plain)) ||
  (wasAsked &&
    /^(?:no|nope|nah|not at all|oh no|god no|of course not|course not|lol|haha)\b(?! (?:one|body|point|reason|hope|way|matter|longer|idea|more|i (?:can|do|am) not|not (?:yet|really|tonight|today|now)|would it|bother|not\b|live|stay))/.test(
      plain,
    ));

/** What answers the question whether somebody's life is at stake. */
const ANSWERS: ReadonlySet<SaidNext | undefined> = new Set([
  'yes',
  'no',
  'thanks',
  'nobody-knows',
  'cannot-tell',
  'ashamed',
  'refuses',
  'stay',
  'help-came',
  'own-threat',
  'no-answer',
  'forgiven',
  'fine-now',
]);
const HALF_A_YES =
  /\b(?:maybe|perhaps|sometimes|kind of|kinda|sort of|a bit|a little|i (?:think|guess|suppose)|not sure|do not know|idk|dunno|i might|could be|both|every (?:day|night)|often|a lot|all the time|at times|thought (?:of|about) it|so what|does it matter|who cares|no one|nobody)\b/;
/** In words: so short an answer belongs to what was asked. */
const SHORT = 3;

/** Whether a message answers the plain question whether it was meant so, and does not go on about something else. */
export function answersThePlainQuestion(plain: string, danger: Danger): boolean {
  const length = plain.split(' ').length;
  if (length <= SHORT) return true;
  if (HALF_A_YES.test(plain)) return true;
  return ANSWERS.has(saidNext(plain, danger));
}

const LIES_BACK =
  /\b(?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty|fifty|many|some|few) years (?:ago|back|before)\b|\b(?:long|ages|decades|years) ago\b|\b(?:as a|when i was a) (?:child|boy|girl|kid|teenager|student)\b|\bwhen i was (?:small|little|young|(?:[4-9]|1[0-7]|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen))\b|\b(?:he|she) (?:has been|is) (?:long )?dead\b|\b(?:he|she) died (?:years|in (?:19|20)\d\d)\b/;
const GOES_ON =
  /\b(?:still|again|tonight|today|last night|yesterday|this (?:morning|week)|now he|now she|since then|ever since|never stopped)\b/;

/** Whether somebody says of what was told that it lies years back. */
export const isOver = (plain: string): boolean => LIES_BACK.test(plain) && !GOES_ON.test(plain);

/** Whoever hits is one of the household: that a husband is home comforts only where nobody is hurt by him. */
const BY_SOMEBODY: ReadonlySet<Danger> = new Set([
  'violence',
  'strangled',
  'raped',
  'control',
  'young',
  'child',
  'friend-hurt',
]);
const SAFE_PEOPLE =
  /\bmy (?:\w+ ){0,1}?(?:mother|sister|friend|best friend|aunt|cousin|gran|nan|grandmother|neighbou?r|flatmate|roommate|colleague|teacher|nurse|parents|family)\b|\b(?:someone|somebody)\b/;
const THE_ONE_WHO_HARMS = /\b(?:husband|wife|boyfriend|girlfriend|partner|stepdad|stepfather|ex)\b/;

/** Of these somebody asleep next door has to be woken, whoever it is and however early they get up. */
const WORTH_WAKING: ReadonlySet<Danger> = new Set([
  'own-life',
  'own-cuts',
  'after-birth',
  'overdose',
  'own-mind',
]);
const SLEEPS_NEAR =
  /\b(?:he|she|they|mother|father|parents|brother|sister|husband|wife|friend|flatmate|roommate|housemate|boyfriend|girlfriend|partner|son|daughter|gran|nan|grandmother|grandfather|aunt|uncle|cousin) (?:is |are )?(?:\w+ )?(?:asleep|sleeps|sleeping)\b/;
const NOT_TO_WAKE =
  /\bnot (?:\w+ ){0,3}?(?:wake|waking) (?:him|her|them|my \w+|anyone|anybody|the (?:house|family))\b/;
/** A line that was called some time ago is no help that came. */
const NOT_TO_CALL =
  /\b(?:not|never|stop|no point) (?:\w+ ){0,3}?(?:tell|telling|ask|asking|say|saying)(?: me)?(?: to)? (?:\w+ )?(?:ring|call|phone|doctor|doctors|hospital|hot ?lines?|help ?lines?)\b|\b(?:rang|called|phoned|rung) (?:\w+ ){0,2}?(?:last|ago|once|before|yesterday)\b|\bon hold\b/;
/** Somebody else trusted it to the visitor: to break a promise is asked of that, and is no sorrow of who does the harm. */
const TOLD_IN_TRUST: ReadonlySet<Danger> = new Set([
  'child',
  'friend',
  'friend-hurt',
  'friend-strangled',
  'friend-cuts',
]);
const PROMISED =
  /\b(?:made|makes|begged|asked) me (?:to )?(?:promise|swear)\b|\b(?:break|breaking|broke|keep) (?:my|a|the|that|this) (?:word|promise|vow|oath)\b|\bgave (?:him|her|them) my word\b|\bi (?:have )?(?:promised|swore)\b/;
/** Whether faith has to be shown, how to pray unseen, and whether it is a lie: asked before anything else. */
const OF_HIDDEN_FAITH: readonly (readonly [SaidNext, RegExp])[] = [
  ['prayer', /\bpray(?:ing|s|er|ers)?\b/],
  [
    'cannot-tell',
    /\b(?:openly|in public|publicly|in front of|den(?:y|ies|ied|ying)|confess\w*|bapti[sz]\w*|(?:have|need|must|should) (?:i )?(?:to )?(?:tell|say))\b/,
  ],
  ['forgiven', /\b(?:lie|lying|lies|hide|hiding|hidden|pretend\w*|hypocrite|coward\w*|honou?r\w*)\b/],
];
/** How to speak with somebody whose mind is ill, and whether it is a demon. */
const OF_ANOTHERS_MIND: readonly (readonly [SaidNext, RegExp])[] = [
  [
    'church',
    /\b(?:demons?|demonic|possess\w*|exorcis\w*|deliverance|devil|satan\w*|spirits?|cast (?:it |them )?out)\b/,
  ],
  [
    'refuses',
    /\b(?:he|she|they) (?:\w+ )?(?:will not|does not want|do not want|would not|refuses?|not (?:go|see|take))\b/,
  ],
  ['what-to-say', /\bhow (?:\w+ ){1,3}(?:talk|speak|answer|react|behave|respond|deal)\b/],
];
const ASKED_FIRST: Readonly<Partial<Record<Danger, typeof OF_HIDDEN_FAITH>>> = {
  'in-secret': OF_HIDDEN_FAITH,
  'anothers-mind': OF_ANOTHERS_MIND,
};
const TAKEN_FROM_ME = /\btak(?:e|es|en|ing) (?:him|her|them|the baby|the twins|my baby)\b/;

/** What a message says next in a talk about a danger; undefined where it says none of it. */
export function saidNext(plain: string, danger: Danger): SaidNext | undefined {
  if (WORTH_WAKING.has(danger) && (SLEEPS_NEAR.test(plain) || NOT_TO_WAKE.test(plain))) return 'time-alone';
  if (NOT_TO_CALL.test(plain)) return 'refuses';
  if (TOLD_IN_TRUST.has(danger) && PROMISED.test(plain)) return 'cannot-tell';
  const asked = ASKED_FIRST[danger]?.find(([, pattern]) => pattern.test(plain));
  if (asked) return asked[0];
  if (danger === 'own-child' && TAKEN_FROM_ME.test(plain)) return 'children-taken';
  const found = SAID.filter(([, pattern]) => pattern.test(plain)).map(([said]) => said);
  const first = found[0];
  if (first === 'not-alone' && BY_SOMEBODY.has(danger)) {
    const isSafe = SAFE_PEOPLE.test(plain) && !THE_ONE_WHO_HARMS.test(plain);
    return isSafe ? first : 'near';
  }
  // Somebody came home who hurts nobody.
  if (first === 'near' && !BY_SOMEBODY.has(danger)) return 'not-alone';
  return first;
}

/** Said anywhere: by itself it brings no talk back to a danger that was left. */
const COMMON: ReadonlySet<SaidNext> = new Set([
  'thanks',
  'yes',
  'no',
  'prayer',
  'church',
  'what-now',
  'what-to-say',
  'fine-now',
  'body',
  'where',
  'stay',
  'afraid',
  'forgiven',
  'refuses',
  'help-came',
  'ashamed',
  'sorry',
  'not-alone',
]);

/** Somebody is told of who was not named in what lies between: the one of whom the talk was. */
const TELLS_OF_SOMEBODY = /\b(?:he|she|they|him|her|them)\b/;
const FOR_SOMEBODY = /\b(?:me|us|myself|him|her|them)\b/;

/** Whether what is said belongs to the danger that a talk has left, and hardly to what was spoken of since. */
export function isOfDanger(said: SaidNext | undefined, words: string): boolean {
  const plain = plainWords(words);
  if (said === 'prayer') return FOR_SOMEBODY.test(plain);
  if (said !== undefined && !COMMON.has(said)) return true;
  return TELLS_OF_SOMEBODY.test(plain) && !asksInWords(words, plain);
}
