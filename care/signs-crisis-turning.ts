import { type SignRule, sign } from './sign.ts';

const veiled = { said: 'veiled' } as const;

/** What counts only beside other signs or after them: farewells, decisions, hints, distress. Patterns as in pattern.ts. */
export const CRISIS_TURNING: readonly SignRule[] = [
  sign(
    'crisis',
    'goodbye for good',
    { ...veiled, weight: 2, role: 'turning' },
    `
    goodbye|farewell everyone|world|all|forever|cruel|my_friends|to_you_all|to_this_world|to_everyone|life|for_good|friends|to_my_kids|to_my_children|to_the_world|mother|my_loves !class|sermon
    i ..1 love|loved you all|everyone|my_family !jesus
    tell|please_tell|let ..1 my|them|him|her ..2 {kin}|them|him|her|everyone|know ..2 i|that_i ..1 love|loved|am_sorry|was_sorry
    i am sorry for everything|to_everyone|mother|to_my_family|everyone|that_i_was
    forgive me for what i am|will|have_to|about|must|for_what
    forgive me|mother|everyone ..2 what|for i am about|going|will
    saying|say|said|says my? goodbye|goodbyes|farewell to_everyone|to_you|to_life|to_this_world|to_the_world|now|forever|to_my_kids|to_all
    texted|sent|wrote|messaged|called ..4 goodbye|farewell ..6 answer|reply|phone|not|sorry|found
    never|not ..1 hear|see ..2 from me|me again|anymore
    not|never hear from me again|anymore
    you|they|world will not|never ..2 hear|see ..1 from? me
    i ..2 said ..2 goodbye|goodbyes ..1 everyone|$
    see you|meet ..2 on|in the_other_side|heaven|another_life|next_life|the_next
    remember me !in_your_kingdom|when_you_come|o
    this is goodbye|it|the_end|my_goodbye|farewell
  `,
  ),
  sign(
    'crisis',
    'decided',
    { ...veiled, weight: 2, role: 'turning' },
    `
    i|have|mind ..1 decided|made_up_my_mind|made_my_decision|made_my_choice|made_up $
    then i have|will decided|know_what|do_it
    i ..1 will|am|going ..2 do|doing|going_through it|that tonight|today|now|soon|tomorrow|anyway|$
    i have|know ..2 a plan|what_i_have_to_do|what_to_do_now|my_plan $
    i have|made a plan !for|to_read|to_study|to_pay|of
    i know what i|have must|have_to|need_to|to|will|am_going_to do
    tonight is the night|it
    going through with it
    finally at peace ..3 decision|decided|plan
    have|has made my|his|her peace
    calm|peaceful|peace ..2 now ..3 decided|decision|know
    do it|through_with_it tonight|now|today|tomorrow
  `,
  ),
  sign(
    'crisis',
    'a farewell, a hint',
    { ...veiled, weight: 1, role: 'turning' },
    `

    will|do not need them|it|anything|those|that anymore|where|now|$
    goodbye|bye|farewell|goodbyes
    thanks|thank_you|thx anyway|for_everything|for_listening|for_trying
    thank you|thanks for everything|all|being|listening|trying
    {tonight} ..4 over|last|end|night|done|peace
    over|last|end|peace|done ..4 tonight|soon|tomorrow
    it|this|everything will ..1 be over
    ^ tonight $
    never mind|forget ..4 said|it|this|me|i
    forget it|me|what_i_said|what_i_wrote|about_me
    never mind|nvm|nevermind
    ^ ..3 nevermind|nvm
    i ..1 am ..1 sorry $
    it|does not matter anymore|now|$
    too late for_me|now|$
    take care of yourself|you
    take care $
    goodnight|good_night forever|world|and_goodbye|for_ever|then
    ^ ..1 goodnight|good_night ..1 $
    i ..1 am|is|be|feel|feeling|doing ..1 better|fine|ok|okay|good|calm|peaceful|alright|great|at_peace|happy|relieved !friend|christian|person|wife|husband|mother|at
    it|pain|that|thought|feeling is|has|was ..1 gone|passed|past|over|better|fine|nothing
    has|have|harder|hard|cannot ..4 promise ..3
    i was|is ..1 joking|kidding|exaggerating|overreacting|being_dramatic|stupid
    i ..2 not mean|really_mean it|that
    no need|do_not ..2 worry about_me|anymore|$
    do not worry
    not|never ..1 call|calling|tell|talk_to|speak_to|phone|contact anyone|anybody|nobody|them|a_line|the_line|that_number|the_number|someone|a_hotline|people
    do it again
    did it again
    no ..1 i ..1 will|am|do|can not
    do not|never tell|call|contact|tell_anyone anyone|nobody|my|the_police|them|him|her
    nobody|no_line|no_human|they can|will help|understand me|anyway
    i|already ..1 wrote|written|write ..3 letter|letters|note|will|goodbye
    i|have ..1 decided
    i gave|sold|left ..5 my|to
    how|where ..3 far|high|deep|tall|near|nearest|closest ..5 bridge|river|railway|station|cliff|tracks|roof|lake
    which|what|where ..3 bridge|gun_shop|highest|tallest|pharmacy|train_station|cliff ..3 near|nearest|open|closest
    bridge|cliff|roof|tracks near|close me|here|by|my|to
    i|am|my|have|the|at|holding ..4 {means} ..5
    {pills} ..3 in|per|left|box|bottle|cupboard|cabinet
    i ..2 know|see what|the i|way ..1 must|have|need|will do|out
    see|be_with jesus|god|heaven|my_mother|him|her soon|tonight
    nearly|almost over|time|there|done
    yes ..1 i ..1 am|do|did|have|think_so|want_to
    ^ yes|yeah|yep|maybe|sometimes|kind_of|not_sure|i_am_not_sure|i_do_not_know|i_think_so|a_little|probably|i_guess|perhaps $
    i ..2 not ..1 sure|safe
    not safe
    i am|feel alone|drunk|drinking ..1 now|tonight|here|$
    drinking|drunk ..4 alone|tonight|vodka|whiskey
    does|would ..3 hurt|painful|be_quick|suffer $
    will|would|does|can god|jesus|he ..2 forgive|accept|take|still_love me
    does god forgive everything|all|anything|every
    what happens when|after|if ..2 die|death|dies
    is|will ..2 heaven|hell ..3 real|me|better|waiting
    the|those|these thoughts ..3 back|again|gone|stop|worse|come|stronger|still
    again tonight|now
    it is|got|getting|gets worse|bad_again|stronger|too_much
    ready now|$
    soon $
  `,
  ),
  sign(
    'crisis',
    'distress',
    { ...veiled, weight: 1, role: 'distress', evenDenied: true },
    `

    keep crying|falling|failing

    suicide|suicidal
    hopeless|miserable|unbearable|suffering|numb|empty|desperate|despair|helpless|agony|tormented|devastated|unlovable|unloved|unwanted|abandoned|crying|lonely|depressed|depression
    {feel} ..2 alone|nothing|invisible|lost|trapped|like_a_failure|dead_inside|ashamed|disgusting
    can|could not stop|cope|sleep ..2 crying|$
    lost everything|my_job|my_house|all|my_wife|my_family|custody|hope
    nobody|no_soul ..1 cares|loves|understands|listens|wants|likes|believes|calls
    everyone|they|everybody hates|left|leaves me
    i have|got nobody|nothing|no_friends
    in so_much|constant|much pain
    what|whats|see ..2 point
    want|wants ..1 to? give up !smoking|sugar|my|drinking
    everything|all|it is|seems|feels ..1 too_much|dark|black|pointless
    too much for me|to_bear|to_carry
    my marriage|husband|wife|girlfriend|boyfriend|life ..1 left|is_over|gone|left_me|over|cheated
    i am|feel ..2 tired
    cry|crying every|all|myself
    i ..1 failed everyone|everything|them|god|my_family
  `,
  ),
];
