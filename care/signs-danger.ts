import { type SignRule, sign } from './sign.ts';

const threat =
  'kill|murder|shoot|stab|strangle|bomb|poison|burn|beat_up|hurt|attack|rape|torture|smother|drown|behead|harm|choke|execute|slaughter|unalive';

/** Danger to others. Patterns as in pattern.ts. */
export const DANGER: readonly SignRule[] = [
  sign(
    'danger',
    'means to harm somebody',
    { whose: 'self' },
    `

    i ..2 could|would|will|shall|want ..3 kill|strangle|murder|shoot|stab ..2 {other} ..9 gun|knife|axe|ready|plan|tonight|tomorrow|where|waiting|weapon
    i ..2 planning|plotting|preparing|going|about|decided|determined to ..1 hurt|harm|kill|attack|poison|shoot|stab|punish ..1 {other}
    imagining|imagine|picturing|fantasizing|dreaming|dream ..4 stab|kill|shoot|strangle|hurt|murder|killing|stabbing|shooting|strangling|smash ..1 {other}
    i|we ..1 {intendStrong}|feel_like|urge|tempted|thinking_of|thinking_about|about|plotting|plan|need|keep_imagining|fantasize ..4 ${threat} ..1 {other} !with_kindness|with_love|feelings|in_the_game|lol|in_chess|at
    i|we ..2 {intendStrong} ..3 ${threat} ..1 {other} !with_kindness|with_love|feelings|in_the_game|lol
    i {intendStrong} ..2 ${threat} ..1 people|everyone|someone|somebody|them_all|a_lot_of_people|my_boss|my_neighbour|my_teacher|my_classmates
    i ..3 going|will|want|about|plan ..3 shoot_up|shoot|blow_up|bomb|burn_down|burn|attack|set_fire_to|set ..2 school|church|work|mosque|synagogue|office|house|building|mall|place|hospital|police|clinic|temple|them_down|on_fire
    i ..2 kill|shoot|stab|strangle|murder him|her|them|my_wife|my_husband|my_boss|everyone tonight|tomorrow|today|soon|now|if|in_his_sleep|in_her_sleep
    beat|beating|choke|strangle|kick|stab|smash {other} ..1 to|until death|dead|he_stops|he_is_dead
    i ..4 gun|knife|rifle|weapon|axe|machete|gasoline|bomb|bat|hammer ..5 going|school|church|work|where_he|where_she|him|her|them|pay|kill|use_it_on|office|party|neighbour ..3
    kill ..2 wife|husband|baby|children|kids|father|mother|family|boss|neighbour|brother|ex|him|her|them|stepfather ..2 then|and|before ..1 myself|me|and_then_myself
    want|wish|going ..1 him|her|them ..1 dead !to_sin|in_christ
    going to|will make him|her|them|everyone pay|suffer|bleed|regret|sorry|scream
    i ..1 killed|murdered|stabbed|shot|strangled|raped|drowned !by ..1 a_man|my_wife|my_husband|someone|him|her|somebody|a_woman|my_baby|a_girl|my_father !in_the_game|in_vietnam|in_the_war|in_chess
    i have|got|made|wrote ..2 list|plan ..4 kill|people|shoot|hurt
    i ..1 have|made|built|making|building a? bomb|bombs|explosives|pipe_bomb
    i ..2 hurt|kill|harm|shoot people|someone|everyone|others !feelings
    hire|hired|hiring|pay|paying ..1 hitman|killer|someone_to_kill|someone_to_beat ..2
  `,
  ),
  sign(
    'danger',
    'told to harm',
    { whose: 'any', always: true, emergency: true },
    `
    god|jesus|lord|voice|voices|spirit|angel|demon|demons|satan|devil|holy_spirit|he|they|it|head ..3 tell|tells|told|telling|command|commands|commanded|commanding|saying|say|says|want|wants|ask|asks|asked|ordered|order|whisper|whispers ..1 me|that_i ..3 ${threat}|sacrifice|do_it|punish|cut|end ..2 !my_flesh|my_sin|my_pride|myself
    hear|hearing ..3 voices|voice ..6 ${threat}|do_it|sacrifice !myself
    voices ..5 ${threat} ..2 {other}
    sacrifice ..1 my|our|the son|child|children|daughter|baby|family !to_god_in_prayer
  `,
  ),
  sign(
    'danger',
    'fears to lose hold',
    { whose: 'self', said: 'veiled', evenDenied: true },
    `

    keep thinking|imagining|picturing|having|dreaming ..3 hurting|killing|stabbing|shooting|smothering|strangling|raping|touching|drowning|choking|attacking|murdering ..1 {other}|children|a

    i ..3 do|doing something|anything ..1 terrible|bad|stupid|horrible|crazy|violent|evil ..1 to my|him|her|them|the|someone
    i ..1 shook|shaking|shake ..2 baby|newborn|infant|son|daughter|toddler
    {afraid}|worried ..3 i ..3 will|might|could|am_going|may|would ..3 ${threat}|do_something|lose_control|snap|hit ..2 {other}|terrible|bad|and|again|to|my|him|her|it|do_it
    i ..2 hit|hurt|shook|shake|slapped|punched|beat|choked|strangled|smothered|burned|threw|bruised|kicked|pushed|shaking|hitting|hurting ..1 my ..1 baby|child|son|daughter|children|kids|toddler|wife|girlfriend|husband|mother|boyfriend|newborn|little_brother|little_sister|stepson|stepdaughter|grandmother|partner|infant|boy|girl !feelings|at_chess|in_chess|with_my_words|on_the_forehead
    i ..3 hit|slapped|beat|punched|choked|pushed|strangled ..1 her|him|them ..3 again|hard|because|last_night|could_not_stop|when_i|tonight|and !at|in_chess|with
    not trust myself ..2 near|around|with|alone ..2 my|him|her|children|kids|baby|them|son|daughter|wife|the
    not ..1 stop|control ..2 thinking|imagining|thoughts|picturing|urge|urges ..2 about|of|to ..2 ${threat}|hurting|killing|stabbing|shooting|smothering|strangling|raping|touching|children|drowning|choking|attacking
    thoughts|urge|urges|fantasies|impulses|dreams|visions ..2 of|about|to ..2 ${threat}|hurting|killing|stabbing|shooting|smothering|strangling|raping|drowning|choking|attacking|murdering ..1 {other}|children|my|him|a
    i ..2 might|may|could|going_to|almost|nearly|close_to|about_to ..3 hurt|kill|snap|hit|shake|smother|strangle|killed|stabbed ..1 him|her|them|my|someone|somebody|baby|kids|tonight|$ !to_know
    might ..1 do it ..1
    i ..1 touched|attracted|molested|fondled|abused|raped ..2 little|child|children|girl|boy|kids|minors|minor|niece|nephew|daughter|son|sister|stepdaughter|cousin|underage
    attracted to ..1 children|kids|minors|little|child|boys_who|girls_who
    so|full|filled|blind ..2 rage|anger|hatred|furious ..7 trust|hurt|kill|hands|children|baby|might|afraid|knife|gun
    {partner}|she|he ..3 made_me_hit|provoked_me|deserved_it|deserves_it|asked_for_it
    i ..2 hurt|hurting animals|the_dog|cats
  `,
  ),
  sign(
    'danger',
    'another means to harm',
    { whose: 'other' },
    `

    {kin}|he|she|someone|student|guy ..3 gun|knife|weapon|rifle ..3 wants|going|says|said|will|plans|threatens ..3 shoot|kill|hurt|stab|use ..3
    {kin}|he|she ..3 going|wants|will|plans|threatens|threatened ..2 kill|shoot|murder|stab|hurt ..1 his|her|their|my|our ..2 ex_wife|ex_husband|ex|wife|husband|girlfriend|boyfriend|boss|family|neighbour|father|mother|kids|children|brother|sister|teacher|pastor
    {kin}|{leader}|he|she|someone|student|man|boy|kid|member|guy|they|somebody ..3 {intendStrong}|says|said|wrote|posted|keeps|threatens|threatened|told|texted|threatening|vowed ..7 shoot|shoot_up|blow_up|bomb|kill|stab|burn_down|burn|murder|attack|poison|bring_a_gun|massacre ..2 school|church|everyone|people|him|her|them|father|mother|family|us_all|someone|sister|brother|boss|students|classmates|teacher|teachers|wife|kids|children|pastor|police|mosque !the_prophets|jesus
    {kin}|he|she|student|someone|boy|kid|guy|man|they|classmate ..5 bring|brings|brought|bringing|take|taking|took|has|carries|hides|hid|bought|with ..2 gun|knife|rifle|bomb|weapon|guns|pistol ..3 school|church|work|class|bag|backpack|tomorrow|sunday
    {kin}|he|she|someone ..4 kill|murder|shoot|stab|poison ..1 our|his|her|their|my father|mother|wife|husband|family|brother|sister|boss|children|kids|neighbour|teacher|stepfather|ex !in_the_bible
    {kin}|he|she|someone|kid|student ..3 list|plans|plan ..3 kill|shoot|attack|shooting|hurt
    someone|student|guy|boy|kid|he|man|person|girl ..8 shoot|shooting|kill|bomb ..1 everyone|up|us|people|the_school|the_church|classmates ..6
    school shooting ..4 going|plan|planned|tomorrow|talks|threat|heard
    plans|planning|threatened|threatening|going ..3 shooting|massacre|attack|bombing|mass_shooting ..2
  `,
  ),
  sign(
    'danger',
    'a weapon',
    { whose: 'self', said: 'veiled', weight: 1, evenDenied: true },
    `
    i|have|got|with|my ..3 gun|knife|rifle|pistol|weapon|matches|gasoline|machete|axe|bullets
    what|everything ..1 i ..1 need ..4 bag|car|backpack|trunk|ready
  `,
  ),
  sign(
    'danger',
    'knows where somebody is',
    { whose: 'self', said: 'veiled', weight: 2, evenDenied: true, always: true },
    `
    i ..2 know|found|know_exactly where ..1 he|she|they ..1 lives|live|sleeps|sleep|works|parks|work|is|walks
  `,
  ),
  sign(
    'danger',
    'a threat that is hinted',
    { said: 'veiled', weight: 2, evenDenied: true, always: true },
    `
    they|he|she|everyone ..3 will ..2 pay|sorry|regret|remember|suffer|see|learn|be_sorry|know_my_name !god|on_judgment
    make|making him|her|them|everyone pay|suffer|sorry|regret
  `,
  ),
  sign(
    'danger',
    'asks whether killing is allowed',
    { said: 'veiled', weight: 2, evenDenied: true },
    `
    forgive|forgives|sin|wrong|justified|allow|allowed|okay|permit|hell ..3 murder|kill|killing|revenge|shoot|murderer ..3 deserved|deserves|man|if_he|him|her|who|in_revenge|them|someone|rapist
    deserves|deserve|deserved to|death die|it|be_dead|suffer
    revenge|vengeance|get_even|get_back_at|payback|eye_for_an_eye ..4
    so|full|filled ..2 rage|hatred|hate|fury ..3
    hate|hates him|her|them|everyone ..3 enough|dead|kill
    not|no|nobody ..1 stop|stopping|survive|leave|safe|walk_out me|him|alive|tomorrow|from_me
    i ..2 dream|imagine|picture|imagining|dreaming|fantasize ..3 killing|shooting|stabbing|hurting|his_death|strangling
  `,
  ),
];
