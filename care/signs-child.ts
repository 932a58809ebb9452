import { type SignRule, sign } from './sign.ts';

/** By what a child is known, and what children write of harm. Patterns as in pattern.ts. */
export const CHILD: readonly SignRule[] = [
  sign(
    'child',
    'an age under 18',
    { role: 'young', weight: 1, whose: 'self', evenDenied: true, always: true },
    `
    i am only? {age} !weeks|months|minutes|days|hours|percent|years_sober|years_clean|years_married|years_into|miles|pounds|kilos|people|in_total|chapters|verses|dollars|credits|weeks_pregnant|months_pregnant|years_in|feet|of_us|times|steps
    i {age} year|years|yo|yrs|yr|y ..1 old !ago
    {age} year|yr|yo|years old|girl|boy|here|kid|student|female|male !would|could|will|can|understands|son|daughter|girl_in|niece|nephew|child|student_of|grandson|marriage
    i am|i ..1 a|in|am_in ..2 {grade}|#|seventh|middle|junior|high|primary|elementary|secondary grade|grader|school|form
    in|am {grade} grade|grader
    year|class|grade|form 5|6|7|8|9|10|11|12 ..2 school|at|and|i
    when|since i was {age} ..3 now
    i am a child|kid|teen|teenager|minor|little_girl|little_boy
    turned|turning|be {age} last|next|this|in|soon|$ !weeks|years
  `,
  ),
  sign(
    'child',
    'a child’s world',
    { role: 'young', weight: 1, whose: 'me', evenDenied: true, always: true },
    `
    my school|homework|class|classmates|classroom|foster_mother|foster_parents|foster_home|foster_father|schoolbag|recess|bullies
    at|after|in|from|before|to school !board|of|sunday|bus_driver|fees|law|med
    mommy|daddy|homework|recess
    my ..2 teacher|coach|babysitter|principal|school_counselor|school_nurse
    kids|everyone|girls|boys|bullies at|in my? school|class
    everyone|kids|people at|in my? school|class
    my parents|mother|father ..2 ground|grounded|find_out|found_out|work|phone_away
    school bathroom|bus|toilets|nurse
    tell my parents|mother
  `,
  ),
  sign(
    'child',
    'harm a child writes of',
    { weight: 2, whose: 'me', said: 'veiled', evenDenied: true, always: true },
    `
    bullied|bully|bullies|bullying|beat_me_up|pick_on_me|picks_on_me|hate_me|hates_me|laugh_at_me|kill_yourself
    keep|our|is|a|the|special secret|secrets
    not|never|sin|wrong|told|says|afraid|scared ..3 tell|telling ..3 anyone|parents|mother|father|mommy|daddy|my|someone|teacher|if|what|nobody|grown_up|$
    touches|touched|touching me
    no|without|not_any|hungry|starve ..4 food|dinner|eat|supper|hungry
    naked|nude|nudes|clothes|undress|pictures|pics|webcam|private_parts|underwear|panties ..5
    hits|hit|beats|beat|slaps|belt|hurts|hurt|kicks|punches|burns ..2 me
    hit|beat|beaten|whipped|slapped|punished|locked|hurt ..2 by|with|because|when|in|every
    {afraid} ..3 home|father|mother|daddy|him|her|them|stepfather|uncle|night|parents|brother|school
    makes|make|made|making|forces me ..1 do|touch|watch|take|send|sleep|show
    kill|hurt|beat me ..2 if|when
    runaway|run_away|running_away|ran_away ..3
    lock|locks|locked ..1 me
    comes|came ..2 room|bed
    man|guy|someone|stranger|he|boy|friend ..3 online|internet|discord|snapchat|instagram|game|roblox|tiktok ..9 picture|pictures|meet|pics|send|tell|secret|nudes|photos
    want|wanna|going ..2 run_away|disappear|be_dead|die|not_exist
    not ..3 be|want here|live|alive
    dad|father|mother|stepfather|parents|uncle|brother|stepmother ..3 drunk|drunken|drinks ..3 hits|hide|scared|yells|throws|screams
    scared|afraid|unsafe at|of home|going_home
    pregnant ..9 kill|beat|throw|rape|raped|hit
    hurts|hits|beats|hit|hurt mommy|mother|sister|brother|little
    want|wanna|going to die|disappear|cut
    what we do|did
    my body
    hurt myself
  `,
  ),
];
