import { type SignRule, sign } from './sign.ts';

const weapon =
  'gun|knife|rifle|pistol|shotgun|axe|machete|bat|hammer|gasoline|petrol|matches|bomb|poison|explosives|weapon';
const harm =
  'kill|shoot|stab|murder|bomb|burn|poison|strangle|attack|butcher|slaughter|behead|drown|blow_up|shoot_up';
const them =
  'him|her|them|people|everyone|all|us|those|someone|the|a|my|his|her|our|their|this|that|this_place|as_many';

/** Danger to others by what stands together: a will, a weapon, a place; voices; what others say. Patterns as in pattern.ts. */
export const DANGER_MORE: readonly SignRule[] = [
  sign(
    'danger',
    'on the way with a weapon',
    { whose: 'self', emergency: true },
    `
    i|my ..4 ${weapon} ..7 driving|going|walking|heading|standing|waiting|outside|sitting|hiding|on_my_way ..4 his|her|their|him|them|work|school|church|house|door|office
    i ..3 driving|going|walking|heading|standing|waiting|outside|sitting ..4 his|her|their|school|church|work ..7 ${weapon}
    i ..2 took|brought|bring|take|carry|carrying|packed|put ..3 gun|knife|rifle|pistol|machete|axe ..3 work|school|church|class|office|backpack|bag !because_i_am_a_cook|kitchen
    i ..3 bought|got|have|loaded|sharpened ..3 ${weapon} ..9 pay|kill|sorry|brother|suffer|regret|end_him|end_her|end_them|revenge|finish
    going|will|want|gonna|about ..1 end his|her|their ..1 life|lives|$
    put|putting ..2 bullet|bullets|knife|blade|round ..1 in|into|through|between him|her|them|his|my|someone|their ..2 
    i ..2 burn|torch ..1 his|her|their|the ..1 house|home|car|church|mosque|shop|place ..1
    {kin}|he|she|they ..9 deserve|deserves ..1 die|killed|shot ..5 i
    i ..4 hate|rage|furious|angry ..9 planning|plan|going|ready|knife|gun ..3 ${harm}
  `,
  ),
  sign(
    'danger',
    'voices that order harm',
    { whose: 'any', always: true, emergency: true },
    `
    god|jesus|lord|voice|voices|spirit|spirits|angel|angels|demon|demons|satan|devil|archangel|he|they ..3 tell|tells|told|telling|command|commands|commanded|commanding|says|said|want|wants|order|ordered|orders ..1 me ..2 to|must|have_to ..1 cleanse|destroy|purge|end|kill|sacrifice|offer|slay|strike|stab|burn|free|send|remove|execute|judge ..6 fire|blood|church|him|her|mother|father|son|daughter|child|children|knife|wife|husband|people|sinners|them|pastor|demon|baby|neighbour
    god|angels|voice|voices|spirit ..3 command|commands|order|orders|tell|tells|say|says ..2 kill|sacrifice|burn|stab|strangle|drown|hurt ..9 my|me|him|her|them
    voice|voices|angel|angels|whisper|whispers ..12 put|throw|leave|drop|push|hold|give ..1 him|her|it|them|my_baby|the_baby ..2 in|into|under|off|from|out ..1 river|water|lake|fire|window|bridge|oven|road|bath|flames|sea
    chosen|anointed|sent|called ..3 to kill|cleanse|execute|punish|slay ..3 !sin|flesh
    i ..4 abraham ..9 my ..1 son|boy|daughter|child ..9 knife|altar|sacrifice|offer|tonight
  `,
  ),
  sign(
    'danger',
    'another has a weapon, a list, a threat',
    { whose: 'other' },
    `
    {kin}|{leader}|he|she|man|guy|someone|boy ..4 says|said|swears|swore|threatens|threatened|wrote|posted|vows|told ..5 will|wants|going|would|to|about|planning ..2 ${harm} ..1 ${them}
    {kin}|he|she|man|guy|someone|boy ..4 loaded|loads|loading|sharpened|sharpening ..2 ${weapon} ..5
    list ..4 people|kids|students|names|teachers|us|coworkers ..4 shoot|kill|hurt|wants|pay|die|get
    {kin}|{leader}|he|she|man|guy|boy ..4 list ..4 people|kids|students|names|teachers|us|coworkers ..6 shoot|kill|hurt
    list ..4 people|kids|students|names|teachers|us|coworkers ..2 he|she|they ..2 wants|plans|going|would|will ..3 shoot|kill|hurt
    photo|picture|pic|posted|post|video|story|message ..5 ${weapon} ..9 school|class|tomorrow|wrote|church|them|monday|friday|us|everyone
    not come|go ..1 to school|work|church|class tomorrow|on|monday|tuesday|wednesday|thursday|friday|today
    {kin}|he|she|man|guy|someone ..5 planning|plans|plotting|plan|preparing ..4 attack|shoot|bomb|burn|kill|stab|blow_up|shooting|bombing ..1 ${them} ..2
    stuff|material|materials|ingredients|parts ..2 for ..1 bomb|bombs|explosive|explosives
    voices ..3 tell|tells|telling|say|order|command him|her|them ..3 ${harm}|hurt|harm
    god|jesus|angels|voices ..1 told|tells|tell|telling|wants|commanded him|her|them ..2 ${harm}|hurt|harm|sacrifice
  `,
  ),
  sign(
    'danger',
    'afraid of own thoughts to harm',
    { whose: 'self', said: 'veiled', evenDenied: true },
    `
    thoughts|images|pictures|urge|urges|thought|visions ..3 throwing|dropping|drowning|smothering|shaking|stabbing|strangling|hurting|suffocating|pushing ..1 him|her|my|baby|them|children|kids|son|daughter
    i|my ..2 hands ..2 around|on ..2 throat|neck ..5
    {afraid}|worried|scared ..2 i ..3 hurt|kill|harm|shake|drop|throw|smother ..1 my|the|him|her baby|child|kids|son|daughter|wife|mother|husband|again|$
  `,
  ),
];
