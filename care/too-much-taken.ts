import { bounded, type Combination, OF_A_STORY } from './combination.ts';

/**
 * Somebody has taken too much of something, by mistake or on purpose: a medicine in a quantity that nobody is told to take,
 * or somebody else's, or a poison; beside it that it was just now, how the body feels, or what is asked of God. Hardly a
 * word of it need be grave ("finished the bottle. so sleepy. psalm 23 please").
 */

const TAKEN =
  '(?:took|taken|taking|takes|had|swallow|swallowed|drank|drunk|drink|ate|eaten|necked|downed|popped|chugged|injected|snorted|did|done|crushed|put|finished|washed down|overdosed|doubled up|used|gone|inside me|in me)';
const MEDICINE =
  '(?:pills?|tablets?|tabs|capsules?|caplets|paracetamol|panadol|tylenol|acetaminophen|ibuprofen|nurofen|advils?|aspirins?|co codamol|codeine|tramadol|morphine|oramorph|fentanyl|oxy\\S*|percocets?|vicodin|hydrocodone|methadone|subutex|gabapentin|pregabalin|lyrica|diazepam|valiums?|xanax|xans|alprazolam|lorazepam|ativan|temazepam|zopiclone|zolpidem|ambien|clonazepam|rivotril|amitriptyline|sertraline|prozac|fluoxetine|citalopram|mirtazapine|venlafaxine|propranolol|beta ?blockers|digoxin|warfarin|metformin|insulin|lithium|quetiapine?|olanzapine?|seroquel|antihistamines?|benadryl|piriton|melatonin|sleepers|painkillers?|paracetamols|cocodamols?|nytols?|percs|methotrexate|tramadols|gummies|lozenges|pain (?:meds|relief)|meds|medicines?|medcine|medications?|antidepressants?|antimalarials?|chloroquine|steroids|blood thinners?|heart (?:ones|drops)|cough (?:mixture|syrup)|syrup|adderall|ritalin|concerta|naproxen|codein|blister packs?|packets|sachets|drops|patches|weeks? box|pill box|dosette\\S*|(?:blue|white|yellow|pink|little|small) ones|edibles|ghb|ket|ketamine|heroin|mdma|speed|meth|cocaine)';
const POISON =
  '(?:poison|rat medicine|cattle dip|sheep dip|lamp oil|lighter fluid|descaler|stuff for the drains|bleach|jik|sniper|pesticides?|insecticide|herbicide|weed ?killer|grass killer|rat (?:poison|killer|pellets)|paraquat|gramoxone|roundup|ddt|dichlorvos|organophosphate|kerosene|paraffin|petrol|diesel|antifreeze|coolant|drain (?:cleaner|unblocker)|toilet cleaner|oven cleaner|dettol|lysol|harpic|detergent|white spirit|turps|turpentine|thinners?|methylated spirits?|meths|battery acid|acid|hydrogen peroxide|ammonia|caustic soda|mothballs|hand sanitizer|nail polish remover|glyphosate|slug pellets|screenwash)';
/** No minutes, milligrams or years. */
const NUMBER =
  '(?:(?:[6-9]|[1-9]\\d|1\\d\\d|ten|twelve|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred)(?! (?:mins?|minutes?|hours?|hrs?|days?|weeks?|months?|years?|yrs?|mg|mcg|ml|am|pm|years?|percent|pounds|people|miles)))';
const MUCH =
  '(?:all|whole|everything|entire|full|lots?|loads?|heaps?|tons?|plenty|hand ?full?s?|fistfuls?|bunch|too many|too much|so many|many|twice|double|triple|(?:two|three|four|five|2|3|4|5) times|again and again|over and over|extra|half (?:the|a) (?:tub|bottle|box|pack|packet|strip)|the rest|last of|what (?:\\S+ )?remained|strips?|packs?|packets|box|boxes|bottles?|tub|jar|cabinet|cupboard|weeks?|months?|lost count|lost track|of those|on top of|with wine|vodka|whisky|gin|rum|booze|dozen|couple of dozen|NUMBER)'.replace(
    'NUMBER',
    NUMBER,
  );
const SOMEBODYS =
  '(?:my|the|our|his|her) (?:\\S+ )?(?:mothers?|fathers?|nans?|grans?|grand\\S+|brothers?|sisters?|husbands?|wifes?|cousins?|dogs?|daughters?|sons?|roommates?|flatmates?|aunt\\S*|uncles?|friends?|partners?)';

const WITHIN = '(?:[^ |]+ ){0,6}?';
/** Too much of a medicine, in whatever order it is told. */
const TOO_MUCH = new RegExp(
  ` ${TAKEN} ${WITHIN}${MUCH} ${WITHIN}${MEDICINE} | ${TAKEN} ${WITHIN}${MEDICINE} ${WITHIN}${MUCH} | ${MEDICINE} ${WITHIN}${TAKEN} ${WITHIN}${MUCH} | ${MEDICINE} ${WITHIN}${MUCH} ${WITHIN}${TAKEN} | ${MUCH} ${WITHIN}${MEDICINE} ${WITHIN}${TAKEN} | ${TAKEN} ${SOMEBODYS} (?:\\S+ ){0,2}?${MEDICINE} | ${SOMEBODYS} (?:\\S+ ){0,2}?${MEDICINE} (?:\\| )?(?:i |\\S+ ){0,3}?${MUCH} | ${MEDICINE} (?:\\S+ ){0,4}?(?:\\| )?(?:all )?(?:in one go|at once) | doubled up (?:\\S+ ){0,5}?on (?:the |my )?${MEDICINE} | (?:taken|took|had) ${NUMBER} (?:of them )?(?:since|today|tonight|already) | (?:got|been) into (?:\\S+ ){0,3}?${MEDICINE} | ${MEDICINE} (?:is|are) (?:all )?gone | ${SOMEBODYS} ${MEDICINE} \\| (?:\\S+ ){0,4}?${MUCH} | empty (?:\\S+ )?(?:packs?|packets?|strips?|bottles?) `,
);
/** Without the name of what it was. */
const THEM =
  '(?:em|them|(?:\\S+ )?the lot|the whole lot|all of (?:em|them)|the whole (?:bottle|box|packet|tub|strip|pack))';
const ALL_OF_IT = new RegExp(
  `(?:^|\\|| i| i have| i just| i have just) (?:took|taken|swallowed|necked|downed|crushed(?: up)?) ${THEM} | finished (?:off )?(?:the|my|a|her|his) (?:\\S+ )?(?:bottle|box|packet|tub|strip) (?:\\S+ ){0,3}?(?:gave|for sleep|prescribed) |(?:^|\\|| i| just) had (?:the lot|the whole lot|all of (?:em|them)) | took half the (?:tub|bottle|box|packet) | (?:took|taken) (?:too much|enough|what was left|loads last night) (?:\\||and|now) | ${NUMBER} of (?:em|them) (?:down|this morning|this afternoon|this evening|tonight) | already (?:took|taken) (?:them|em) `,
);
const ALL_INSIDE =
  / all of (?:em|them) (?:are |is )?in(?:side)? me | i (?:have |just )*(?:took|taken|swallowed|necked) (?:em|them)(?: all)? \| the lot /;
const A_POISON = new RegExp(
  ` (?:took|taken|swallow|swallowed|drank|drunk|drink|ate|eat|eaten|consumed?|downed) ${WITHIN}${POISON} | had (?:the |some )?${POISON} |(?:^|\\|) (?:it was |the )?${POISON} (?:[^ |]+ ){0,4}?\\|`,
);

const AT_ONCE =
  / (?:ago|mins?|minutes?|hours?|hr|hrs|today|tonight|this (?:morning|evening|afternoon)|just|since morning|already|yet|last night|earlier|half (?:\S+)|now|back|at (?:once|one go)|in one go) /;
const FELT =
  / (?:sleepy|tired|drows\S*|dizzy|sick|vomit\S*|threw up|throwing up|shak\S*|sweat\S*|spinning|ringing|burning|numb|cold|blurr\S*|weird|racing|pounding|can not (?:\S+ )?(?:keep|feel|see|stand|breathe|move)|swimming|going soft|twitch\S*|kicking in|nodd?in\S*|eyes|bleeding|foam\S*|belly|stomach|throat|chest|head|heart|floppy|snoring|breath\S*|peculiar|peaceful|wobbl\S*|faint|lips|legs|feel|feeling|hurts?|paining|ears|crying|hung up|wake|chewed|confused) /;
const ASKED_OF_GOD =
  / (?:forgiv\S*|hell|heaven|saved|repent\S*|accept me|take me|receive me|have me|angry|mercy|merciful|grace|punish\S*|too late|2 late|sorry|regret\S*|scared|afraid|frightened|goodbye|bye|love my|see him|see her|will i see|his face|hate me|hates me|undo|confess|pray\S*|amen|help|stupid|a sin|sinning|suicide|live|on my own|alone) /;

/** Long ago, as it was ordered, or told of others' work. */
const NOT_SO =
  / (?:years? ago|decades? ago|months ago|when i was|in my (?:teens|twenties|youth|past)|used to (?:take|drink|use)|(?:19|20)\d\d|as (?:always|usual|prescribed|directed|normal|ordered)|every (?:day|morning|night|evening|week)|each (?:day|morning|night|evening)|(?:a|per) (?:day|week)|daily|once a|doctor (?:said|says|told me|told us) (?:to|i|it|that)|been sober|since sober|clean (?:for|since)|cleaned|cleaning|scrub\S*|mop\S*|laundry|stain\S*|patients?|clients?|pharmac\S*|vaccin\S*|jab|prescription for|should i take|can i take|could i take|is it (?:safe|ok|okay|wrong|a sin) to take|not take|not taken|never (?:took|taken)|without taking|if (?:someone|somebody|you|they|he|she) (?:take|took|drink|drank)|if i (?:take|drink)|serpents?|deadly|once took|back in \\S+|since i was|to the (?:chemist|pharmacy)|as per|poison line said|wrong tablet|(?:pills?|tablets?) twice by mistake|(?:the )?stone tablets|lyrics|(?:a|my|our|the) (?:play|novel|story|song|theatre|drama)|theatre|days on|with days|buried|biscuits|crisps|chocolate|cake|pizza|sweets|ice cream|cookies|sermon|bible study|essay|(?:the|a) sacrament|communion) /;

/** Somebody else has taken it, as the writer tells. */
const BY_ANOTHER =
  / (?:he|she|they|(?:my|our|the|a) (?:[^ |]+ ){0,3}?(?:son|daughter|brother|sister|husband|wife|mother|father|friend|boyfriend|girlfriend|partner|cousin|uncle|aunt|nephew|niece|roommate|flatmate|neighbour|mate|m8|baby|toddler|child|boy|girl|grandson|granddaughter|grandmother|grandfather|nan|gran)|toddler|boyfriend|girlfriend|uncle|aunt|friend|baby|husband|wife|sister|brother) (?:[^ |]+ ){0,6}?(?:took|taken|had|swallowed|drank|drunk|ate|eaten|done|did|overdosed|necked|downed|injected|got into|gone) /;
/** Found beside them. */
const BESIDE_THEM = / (?:next to|beside) (?:her|him|them) | (?:got|been) into /;
const BY_ME =
  / i (?:[^ |]+ ){0,5}?(?:took|taken|had|swallow|swallowed|drank|drunk|drink|ate|eaten|did|necked|downed|put|injected|crushed|overdosed|finished) /;
const whose = (text: string): 'self' | 'someone-else' =>
  (BY_ANOTHER.test(text) || BESIDE_THEM.test(text)) && !BY_ME.test(text) ? 'someone-else' : 'self';

export const TOO_MUCH_TAKEN = 'too much taken';

const beside = (...parts: readonly RegExp[]): RegExp =>
  new RegExp(parts.map(({ source }) => source).join('|'));
const OF_NOW = beside(AT_ONCE, FELT, ASKED_OF_GOD);

const taken = (...all: readonly RegExp[]): Combination => ({
  name: TOO_MUCH_TAKEN,
  kind: 'medical',
  strength: 'said',
  emergency: true,
  all,
  none: [OF_A_STORY, NOT_SO],
  about: whose,
});

export const OF_TOO_MUCH_TAKEN: readonly Combination[] = [
  taken(bounded(`${MEDICINE}|packs?|packets?|strips?|bottles?`), TOO_MUCH, OF_NOW),
  taken(bounded(POISON), A_POISON, OF_NOW),
  taken(ALL_OF_IT, beside(FELT, ASKED_OF_GOD)),
  taken(ALL_INSIDE),
];
