import { type SignRule, sign } from './sign.ts';

const leader =
  '{leader}|prophet|director|guru|sponsor|tutor|therapist|professor|trainer|monk|doctor|prophetess|officer';
const weak =
  'mother|father|grandmother|grandfather|aunt|uncle|residents|resident|patient|patients|her|him|me|them|old|child|children|kids|baby|ones|boy|girl|toddler';

/** Abuse by those with power over others, and of those who cannot defend themselves. Patterns as in pattern.ts. */
export const ABUSE_OTHERS: readonly SignRule[] = [
  sign(
    'abuse',
    'hands where they do not belong',
    { whose: 'me', evenDenied: true },
    `
    exposed|exposes|exposing|flashed himself ..1 to|in_front|$
    {harmer} ..3 took|takes|made|filmed|films|filming|photographed ..3 pictures|picture|photo|photos|video|videos|me ..2 of? me? ..2 in_the shower|bath|changing_room|bathroom|bed|locker_room
    pastor|priest|elders|church|leader|bishop|prophet ..2 says|said|tells|told|told_me ..5 wife|wives|woman|women|i ..6 police|court|shelter|leaves|divorces|reports ..9 faith|sin|rebellion|rebellious|hell|submit|jezebel|curse
    hand|hands|fingers ..1 up|under|down|inside|between ..1 my|her|his|their skirt|shirt|dress|blouse|pants|trousers|clothes|blanket|bra|top|underwear|legs|thighs
    ${leader} ..5 kissed|kisses|fondles|fondled|gropes|groped|strokes|stroked|undressed|caressed|licked me|us|my !feet|forehead|hand|ring
    ${leader} ..7 sleep|sex|undress|naked|lie|bed ..1 with ..1 him|me|them ..8
    prophet|${leader} ..9 have|must|need|needs|should|had|to ..2 sleep_with|have_sex_with|lie_with|undress_for him
    ${leader} ..5 have|must|need|needs|should|had ..2 sleep_with|have_sex|undress|kiss ..2
    ${leader} ..3 told|tells|says|said|swore ..9 together|bed|body|touch|special ..8 blessed|secret|tell|wife|anybody|anyone|understands
    ${leader} ..5 kissed|touched|undressed|slept|forced|assaulted|exposed ..9 god understands|forgives|wants|wills
    ${leader}|church|group|they ..4 make|makes|made|force|forces us|me|members|everyone ..2 hand|give|sign|turn|starve|work|fast|confess|stand ..6 wages|phones|phone|houses|passport|passports|savings|days|over|sleep|naked
    beat|beats|beaten|hit|slapped|whipped|starved|tied|chained|burned ..6 deliverance|exorcism|demon|spirit|cast_out|drive_out !jesus|christ|paul
  `,
  ),
  sign(
    'abuse',
    'the weak are robbed, hurt or left',
    { whose: 'any', evenDenied: true },
    `
    {kin}|{leader}|helper|staff|he|she|they ..3 takes|steals|spends|took|stole|taking|stealing|keeps|withdraws|pockets ..4 her|his|my|their|mother|father|grandmother|grandfather|aunt ..1 pension|savings|benefits|social_security|allowance|disability_money|disability|rent_money
    leaves|leave|left|leaving|keeps ..1 ${weak} ..3 wet|soiled|dirt|filth|urine|hungry|unfed|diaper|without_food|without_water|mess|excrement|faeces|wet_bed|thirsty
    leaves|leave|left|leaving ..3 children|kids|ones|baby|toddler|child|boys|girls ..3 alone ..4 days|nights|night|hours|weekend|weekends|week
    hear|hears|heard|hearing ..5 child|baby|kid|kids|girl|boy|woman|children|wife|her|him ..4 next_door|upstairs|downstairs|wall|above|neighbours ..3 scream|screaming|screams|crying|begging|cry|hitting|beating|thuds
    neighbour|neighbours|next_door|upstairs|flat|apartment|wall ..9 scream|screams|screaming|beating|hitting|slapping ..5 child|children|kids|baby|her|him|it|wall|something|wife|floor|throw
    mother|father|parents|she|he|stepfather|uncle ..1 lets|let|allows|brings ..3 man|men|friends|boyfriend|uncle ..3 into|in|to|touch|near ..1 her|his|my|their room|bed|bedroom ..3
    throw|throws|threw|slam|slams|slammed ..3 it|baby|child|me|him|her|kid|toddler ..2 against|down|across|at|into ..1 wall|floor|door|ground|room|stairs
    staff|nurses|carers|carer|aides|aide|helper|caregiver|nurse ..3 laugh|laughs|mock|mocks|shout|shouts|yell|yells|slap|slaps|hit|hits|rough|pinch|threaten|threatens|tie|leave|leaves|ignore|handle ..2 at|her|him|them|me|my|residents|with ..2
    pushes|shoves|knocks|slaps|kicks|throws|drags|smacks her|him|them|us ..1 around|about|against|down|across|into !ball
    pupil|pupils|student|students|girl|boy|child|kid|friend|she|he|son|daughter|grandson|granddaughter ..9 flinch|flinches|cowers|cringes|begs_not|begged_not|begs_me_not|welts|thin_and|dirty_and
    drew|draws|drawing|drawings|painted ..8 hurting|hurts|touching|naked|hitting|hit|blood|private|under_the_blanket|on_top_of
    told|tells|says|said|confided|whispered ..7 {kin}|{leader}|man|he|boyfriend ..4 hurts|touches|hits|rapes|beats|abuses|molests|touched|hurt|bed|raped ..1 and|her|him|them|me|bed
    {harmer} ..4 whips|beats|hits|burns|slaps|kicks|molests|punches ..1 my|our|the|her|his|their ..2 sister|brother|mother|father|son|daughter|siblings|cousin|kids|children|baby|grandmother|stepdaughter|stepson ..2 with|and|every|when|until|to|$ !at|other
    {child}|children|kids|ones|they|boys|girls ..4 come|comes|ask|asking|beg|begging|knock ..5 door|me|us ..3 bread|food|eat|hungry
    girl|boy|child|daughter|son|niece|nephew|sister|brother|grandson|granddaughter ..3 afraid|scared|terrified|begs|refuses|cries|not_want ..3 go|be|going|return ..1 home|back|alone|father|his|her !school|church
    i|we ..5 shook|shaking|shake|slapped|bruised ..1 my|our|the baby|newborn|infant|son|daughter|toddler
  `.replaceAll('{child}', 'child'),
  ),
];
