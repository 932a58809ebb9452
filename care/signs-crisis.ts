import { type SignRule, sign } from './sign.ts';

/** Suicide and self-harm, said in so many words. Patterns as in pattern.ts. */
export const CRISIS_OPEN: readonly SignRule[] = [
  sign(
    'crisis',
    'to kill oneself',
    {},
    `

    ^ ..1 unalive $
    {kill}|shoot|shooting|hang|hanging|hanged|drown|drowning|stab|poison|end|ending|ended|gas|off|offing|electrocute|suffocate myself !laughing|in_the_foot|at_work|at_the|at_my|for_this|for_my|working|studying|trying|over|to_please|to_make|to_get|to_finish|to_pay|to_keep|in_work|in_studies|in_books|in_food|in_drink|in_alcohol|in_music|in_prayer|in_the_garden|in_the_pool|with_work|with_sugar
    {intend} ..3 {kill}|shoot|hang|drown|stab|cut|end|hurt|harm|off himself|herself|themselves|themself
    killing|cutting|harming|hanging|hurting|burning himself|herself|themselves
    drive|driving|crash|crashing|drove ..3 car|truck|bike|it|myself into|off a|the tree|wall|bridge|cliff|river|lake|truck|traffic|ocean
    kill me_myself
    how|where|which|way|ways to kill|hang|drown|shoot|poison|suffocate yourself|oneself
    kill|cuts|harms|hurts|burns|hits|starves himself|herself|themselves ..3 if|tonight|again|because|when|on_purpose|now|soon|$ !in|and_the|out|years|at_work
  `,
  ),
  sign(
    'crisis',
    'to end one’s life',
    {},
    `
    end|ending|ended|ends my own? life|existence|misery !of|as|in_the
    end|ending it all
    {intend} ..2 end|ending|take|taking his|her|their own? life
    take|taking|took my own life
    {intend} ..2 take|taking my life !and_let|and_use|and_make|back|seriously
    {intend} ..2 end|ending things|everything myself|tonight|for_good|soon|completely
    {intend}|want ..1 end|ending it tonight|all|for_good|forever|today
    thinking|think about|of|on ending things|everything !with
    bring|put an? end to my life|existence|myself
    {intend} ..2 take myself out !of|to|for
  `,
  ),
  sign(
    'crisis',
    'the wish to die',
    {},
    `

    want|wanna|wish die|unalive|dead
    i ..6 only death|dying can|will|gives|brings|would
    death ..1 is|seems|sounds|would_be|looks|feels ..2 only|better|easier|peaceful|sweet|comforting|beautiful|inviting|answer|friend|way_out|freedom|escape !of_christ|on_the_cross
    i ..3 dream|fantasize|pray|hope|wish|ask|beg|long|look_forward ..2 about|of|for|to|that? my death|dying|death|the_grave|my_end|the_end !of_christ|of_jesus|in_christ|of_the
    {want} ..1 not ..1 come|wake back|up|around
    operation|surgery ..3 wrong|fails|not_wake|not_come ..6
    someone|somebody|anyone would|to just? kill|shoot|end me
    i ..1 do|did not ..1 deserve life|to_live|to_be_alive|to_breathe
    when|if i ..1 die|am_dead|kill_myself tonight|soon|tomorrow !will_i_go|what_happens
    {want} ..1 to|i|that_i ..1 {die} !to|with|daily|in_peace|at_home|well|a_good|before|of|laughing|than|for|in_christ|by_the_sword|set|a_hero
    {want} ..1 to|i|that_i ..1 {die} !to_self|to_myself|to_sin|to_the|to_my|to_me|to_this|with_him|with_christ|with_jesus|daily|in_peace|at_home|well|a_good|before|of|laughing|than|for|in_christ|to_our|with_dignity|to_know|to_see|to_hear|to_meet|to_read|set ..40 $
    {want}|would|better|might_as_well ..2 be|was|were|am ..1 dead|unalive|no_longer_alive|not_alive|six_feet_under !to|for|than|serious
    {want} to be dead
    want|need|beg|begged|begging to unalive|die $
    wants|want|wanted|wishes to die|be_dead !to|with|at|in_peace|for|of|than|in|a|before
    should|might_as_well ..1 {die}|be_dead|not_exist !to|for|of
    pray|praying|prayed|asking|ask|begging|beg|begged|asked ..5 die|kill_me !for|to_self|to|in_peace
    {want}|pray|please ..3 death ..2 come|take|comes|find|would
    god|lord|jesus|please ..3 let me die !to
    let me die !to
    death would|will|is be? ..1 relief|better|easier|mercy|welcome|escape|peaceful than|for_me|$
    longing|long|yearn|wish|crave|craving|want for? death
    {want} ..2 cease|stop existing|breathing|exist|being|living
    {intend}|should|just kms|kys
    decided|going|planning|plan|want|chosen|choose to|on ..1 die|dying|death by|with|through|from suicide|my_own_hand|overdose|hunger
    kill|end|finish me ..1 god|lord|please|now|already|$
    {want} ..1 my heart|lungs|life|body|brain would ..1 stop|give_out|fail|quit|end|shut
    {want} my heart|life|body ..1 stop|give_out|fail|stopped|end|ended
    {want} ..2 i had died|drowned|not_survived|been_killed ..2 !to_sin
    {want} ..1 it had been|was|were me ..2 who|that|instead died|dead|$
    {want} ..2 cancer|accident|virus|crash|disease ..3 take|kill|get|took
    {want} ..2 i ..2 get|had|got|catch cancer|sick|hit|shot|in_an_accident|killed ..3 die|dead|killed|$
    all|only|thing ..3 think|want|dream ..1 about|of|is ..1 dying|death|dead|to_die|suicide|ending
    thinking|think about|of dying|suicide|death|killing_myself
    part ..2 me|myself wants|want ..1 die|dead|not_live|gone|to_die|to_be_dead
    point|edge|verge|brink|close of|to ..1 taking|ending|killing ..2 life|myself
    suicide is ..3 answer|option|way_out !not|never
    i i? am going to die by my|tonight
    going|ready to die tonight|now|today|by_my
    hate|hating|regret being alive|born
    rather be? dead|die than ..1 live|go|face|keep|feel|be_here|wake|spend|suffer
    rather be dead !than
  `,
  ),
  sign(
    'crisis',
    'not to want to live',
    { evenDenied: true },
    `

    not ..5 can|able|able_to|strength|power|courage|energy ..2 go_on_living|keep_living|live_on|continue_living|go_on_existing|stay_alive|survive_this|live_much
    not think|believe|feel|know ..3 can|could|will|am|want ..2 live|go_on|keep_going|make_it|survive|continue|carry_on|hold_on|do_this !without_coffee
    not|no ..2 strength|energy|will|courage|desire|power|reason|motivation left? to|for ..1 live|living|go_on|continue|wake_up|get_up_and_live|exist|life
    let go of ..1 life|living
    give|given|giving|gave up on ..1 life|living|my_life
    my|the story|life|road|journey ..1 ends|end|is_over|is_finished|stops here|tonight|now|soon|$ !with_you
    life ..2 is|feels|seems|was ..2 unbearable|torture|too_painful|over|hell|too_much|pointless|meaningless|worthless|not_for_me|a_punishment|not_worth
    why ..2 should|do|must|would i ..1 stay|go_on|carry_on|bother|keep|wake|continue|live|exist !in_this_church|married|with_him
    wonder|wondering|asking ..3 why|if|whether ..3 alive|live|living|exist|born|go_on
    not|nor|never|stop|stopped|lost|no_longer|hardly|dont|without ..2 want|wanting|wish|care|feel_like|like|desire|will|bother|any_desire ..1 to? live|living|exist|existing|be_alive|being_alive|wake_up|be_on_this_earth|keep_living|go_on_living|keep_existing|be_living|continue_living !in|with|like|by|for|here|under|alone|at|on|without_him|without_god|without_jesus|as|near|far|there|this_way|that_way|according|a|my|his|her|the|paycheck|up_to
    not|no_longer ..2 want|wish|care to live|exist|be_alive like_this|without ..4 anymore|longer !with
    does|do not want to live|be_alive anymore
    can|could|will not ..1 go on living|existing
    can|could not ..1 live anymore|any_more|another_day|$
    keep living|existing ..2 hard|pointless|no
    tired|sick|weary|exhausted|done|fed_up|over|finished|through of|with|by living|being_alive|existing|life|this_life|my_life|existence !in|pay|paycheck|paychecks|like|with|here|for|under|alone|this_way|at|on|a|without
    no|any|one|without_a|without|lost_all|lost_every|lost_my|not_a_single|not_see_a|a|see|find ..1 reason|reasons|point|purpose|use left? to|in|of|for ..1 live|living|stay_alive|keep_living|go_on|going_on|being_alive|existing|exist|stay|be_alive|wake_up|continue|carry_on !for_god|for_christ|if_there
    nothing left|more|else? ..2 to|worth live|living|going_on|go_on for?
    why should|would|do|am i ..1 live|living|go_on|keep_going|be_alive|alive|stay_alive|wake_up|exist !for|in|by|like
    life is|was|seems|feels not|hardly|no_longer worth it|living|the_pain|anymore
    life ..3 not worth living|it_anymore|going_on
    not|no|never worth living|being_alive
    not|lost|no|without ..1 know|will|sure|strength|desire|energy|courage|wish|care ..1 if|to|whether i? ..2 live|alive|keep_living|go_on_living|be_here|living
    not|never|no|hardly ..3 survive|make_it_through|get_through|make_it|last|live_through|outlive ..1 this|the|another|tonight|until night|week|day|year|weekend|month|tonight|tomorrow|morning|$
    not ..1 belong|fit|meant|made in|on|for|to ..2 earth|world|life|alive|live|exist
    what if|would_it_matter i|if ..2 not|did_not|never exist|existed|here|wake|born
    what if i ..1 died|die|killed|ended|was_gone|were_gone|disappeared
    not deserve to? live|exist|be_alive|life|breathe|living
    what|whats|is ..2 point|use|purpose of|in ..1 living|going_on|being_alive|staying_alive|existing|my_life_anymore|carrying_on|my_existence
    no point|use|purpose ..2 living|going_on|being_alive|staying|existing|trying_anymore
    done|finished living|with_life|with_living|with_this_life|with_this_world|existing
    world ..4 better without me
    want|wants|need|ready|going out|to_check_out|to_get_out of|from this|my life|world !job|sin
    want|wants out of? this? life? $
    not|never supposed|meant to be alive|born
  `,
  ),
  sign(
    'crisis',
    'wishing never to wake or to have been born',
    { evenDenied: true },
    `
    {want}|pray|prayed|praying|hoping|asking|asked|beg|begging|please|rather|if|would ..9 not|never|without wake|waking|woke|woken ..1 up?
    not|never want|wish|plan|going|have to ..1 wake ..1 up? tomorrow|again|anymore|$
    not want|wana to? wake up? !early|late|him|her|them|the|at|my
    sleep|asleep ..3 never|not|and_not|forever wake|wakes|waking|woke|$
    sleep|asleep forever|and_never|and_not !i_can|sleep|in_christ
    {want} ..3 i|god ..3 was|were|had|have ..1 never|not been? born|alive|existed|here_anymore|made_me
    {want} ..3 i|god had? ..1 never|not been born|existed|made_me|created_me
    should|better never|not have been born|existed
    {want} ..1 i|to ..2 not|never exist|existed|be_here_anymore|alive|be_alive
    {want} i did not exist
    {want} i was|were|am ..1 dead|gone_forever|not_alive|no_longer_here|not_here_anymore|never_born|not_here
  `,
  ),
  sign(
    'crisis',
    'never to wake',
    { evenDenied: true, whose: 'self' },
    `
    never|not wake|waking up ever|again|tomorrow|anymore|$
  `,
  ),
  sign(
    'crisis',
    'to end it',
    {},
    `
    {intendStrong}|ready|thinking|considering ..3 end|ending it ..1 now|today|soon|here|$|quickly
    do|no_longer not? want to be here anymore
    end|ending things $
  `,
  ),
  sign(
    'crisis',
    'suicidal',
    {},
    `
    i ..5 suicidal !ministry|prevention|people
    {feel}|been|getting|become|becoming|gotten|went ..3 suicidal
    {kin} ..4 {feel}|been|has|is|was|having|seems ..2 suicidal|suicide
    my|have|having|had|has|getting|these|with|strong|her|his|of|struggle|struggling ..4 suicidal thoughts|ideation|ideations|feelings|tendencies|urges|impulses
    my|have|having|had|has|these|with ..3 thoughts|thought of|about ..1 suicide|death|dying|ending_my|killing
    i ..3 {intend} ..2 of|about|to|on? suicide !prevention|ministry|and_the|in_the|of|rates
    i|i_would|if_i|should_i|could_i ..4 commit|committing|committed|attempt|attempting|attempted|do suicide
    attempted|attempt|attempting|tried_to_commit|trying_to_commit|threatening|threatened|threatens|talking_about|talks_about|talked_about|thinking_about|thinking_of|going_to_commit|wants_to_commit|considering|contemplating|contemplated|planning|keeps_mentioning suicide !prevention|in_the_bible
    thinking_about|thinking_of|thinking|of|on|to|want committing|commit|attempting suicide
    planning|plan|plans|planned|chose|choosing|choose|thoughts_of|thinking_about my|a|on? suicide
    suicide is|was|has|keeps|stays ..2 on|in my mind|head|thoughts|plan|way_out
    suicide ..3 on_my_mind|in_my_head|all_i_think|only_option|only_way
    think|thinking about|of|on suicide every|all|constantly|daily|again|a_lot|often|$
    ^ ..3 thinking|think about|of suicide $
    think|thinking|thought|dream|fantasize|obsess|obsessed|fantasizing|daydream about|of|with ..1 dying|being_dead|death|my_death|killing|ending|not_existing|my_own_death|my_funeral|jumping every|all|constantly|a_lot|again|nonstop|daily|each|day|often|instead
    think about it|death|dying a_lot|every_day|every_night|all_the_time|all_day|constantly|day_and_night
    think|thinking|thought about|of killing|ending|hanging|hurting|cutting myself|it|my_life
    danger to myself
    not safe with|from|around myself|by_myself
    not trust myself tonight|alone|with_the|to_be|to_stay|around|right_now
    suicide note|notes|letter|letters|plan|pact|hotline|method|methods !in_the_bible|for_my_lesson
  `,
  ),
  sign(
    'crisis',
    'self-harm',
    {},
    `
    {intend}|feel_like|urge|urges ..3 {hurt}|scratch|hit|bruise myself !off|some|slack|a_break|from|out|short|in_the_foot|on_the_grill
    cutting|harming|burning|starving|scratching|injuring|punishing|hitting|hurting myself !off|some|slack|a_break|out|from|at|while|on_the|short|with_the_grill|in_the
    i ..3 cut|harm|cuts|burn|burned|burnt|slashed|sliced|scratched myself again|tonight|today|last_night|yesterday|every|when_i|because|to_feel|on_purpose|for|in_the|until|so|deep|with_a|to
    i|started|relapsed|keep ..4 selfharm|cutting !him|her|it|them|of|through|what|words|that|a|edge|board|grass|wood|back|down|corners|off|carbs|sugar|costs|out|hair|the|ties|class|onions|across|into|through|in_half|it_close|remarks|words
    i ..2 selfharm
    ^ ..1 selfharm|suicide|suicidal $
    suicide|suicidal thoughts|ideation
    i ..1 have|just ..2 cut myself !off|some|slack|out|from|while|cooking|cooking_dinner|by_accident|accidentally|shaving|on_the|with_a_kitchen|chopping|in_the_kitchen|peeling
    i cut|cuts|burn|burned myself and|again|last|$|to|because|when|every|deep|for|in !slack
    he|she|they cuts|burns|harms|cutting|harming ..1 himself|herself|themselves|arms|again
    cutting|cut|cuts|cutter|selfharm|selfharmed|selfharming again !off
    {kin}|she|he ..5 is|has|been|was|started|keeps ..2 selfharm|cutting|cutting_herself|cutting_himself !class|the|grass|off|ties|corners|edge|down|back
    found|saw|showed|see|noticed|discovered|has|have ..4 cuts|scars|cut_marks|razor|razors|blades ..4 her|his|their|my arm|arms|wrist|wrists|legs|thighs|room|drawer|bed|bag|backpack
    cuts|scars|marks on my|her|his|their arm|arms|wrist|wrists|legs|thighs|thigh
    slit|slitting|cut|cutting|slash|slashing my|her|his wrists|wrist|throat|veins
    cut|cutting|cuts my arm|arms|legs|thighs|skin again|every|on_purpose|to|when|at_night|until|because|with
    relapsed ..3 cutting|selfharm|burning
    i cut $
    razor|blade|lighter against|on|to|across|into my skin|arm|arms|wrist|wrists|leg|thigh
    see|watch|make myself bleed
    deserve ..2 pain|to_suffer|to_be_hurt ..3 myself|cut|cutting|burn
    only cutting|blade|razor|pain helps|works|makes
  `,
  ),
  sign(
    'crisis',
    'another speaks of it',
    { whose: 'other', evenDenied: true, said: 'open' },
    `

    {kin}|he|she|someone|student|teenager|girl|boy|member|man|woman ..6 suicidal|suicide_watch
    worried|afraid|scared|fear|terrified|concerned|panicking ..9 suicide|suicidal|kill_himself|kill_herself|kill_themselves|hurt_himself|hurt_herself|end_his|end_her|take_his_life|take_her_life|his_own_life|her_own_life|harm_himself|harm_herself
    {kin}|he|she|someone|girl|boy|student ..3 not want|wants|wanting ..1 to? live|be_alive|be_here|exist|go_on
    {kin}|he|she|someone|girl|boy|student ..3 hates ..3 life|himself|herself ..6 die|dead|live|end|cut|cuts
    {kin}|he|she|they|someone ..2 asked|begged|begs|asks|told ..2 to_die|let_him_die|let_her_die|to_let|to_kill|how_to_die ..6
    {kin}|he|she|someone ..4 jump|jumping|jumped off|from|in_front_of ..3 bridge|roof|train|building|window|balcony|cliff
    {kin}|he|she|they ..4 plan|plans|planned|planning ..3 suicide|die|end_his|end_her|his_death|her_death|overdose
    {kin}|he|she|someone|girl|boy ..6 hurting|harming|cutting|cuts|burning|starving ..1 himself|herself|themselves|wrists|arms
    {kin} ..3 search|searched|searches|googled|history ..5 suicide|die|kill_yourself|painless|overdose
    found|discovered|saw ..5 suicide_note|goodbye_letter|goodbye_note|farewell_letter|razor|razors|blades|rope|noose|pills ..6 my|her|his|room|bed|drawer|bag|hidden|under
    {kin}|he|she|someone ..5 better_off_dead|better_off_without|rather_be_dead|rather_die|wants_to_be_dead|not_worth_living|nothing_to_live|no_reason_to_live|tired_of_life|tired_of_living|done_with_life|done_living
    talk|talked|keep|stop|help ..4 {kin}|him|her|someone ..6 suicide|suicidal|suicidal_thoughts|kill_himself|kill_herself|killing_himself|killing_herself|killing_themselves|taking_his|taking_her|ending_his|ending_her
    {kin}|he|she|someone|student|teenager|teen|girl|boy|member|woman|man|kid ..5 posts|posted|post|talks|talk|talking|writes|wrote|speaks|spoke|jokes|googled|searched|searching|drawing|sings about|of|for suicide|killing_himself|killing_herself|dying|death|wanting_to_die|not_wanting_to_live|ending
    {kin}|he|she|someone|student|teenager|girl|boy|woman|man|kid ..5 not want to live|be_here|be_alive|exist|go_on|wake_up ..2 anymore|longer|$|because|since
    {kin}|he|she|someone|student|teenager|girl|boy|woman|man|kid ..5 says|said|wrote|texted|message|thinks|feels|told|telling ..5 can_not_go_on|can_not_go_on|end_it|no_reason_to_live|nothing_to_live_for|life_is_not_worth|burden|tired_of_living|tired_of_life|goodbye_forever|hopeless|give_up_on_life|better_off_dead|wants_out|no_point|not_worth_living
    {kin}|he|she|someone ..4 goodbye|goodbyes|farewell ..6 pills|gun|rope|gave|giving|bridge|answer|phone|things|worried
    {kin}|he|she|someone ..8 pills|gun|rope|bridge ..6 goodbye|goodbyes|farewell|die|suicide|worth
    {kin}|he|she|someone ..2 wants|going|planning|plans|threatens|threatened|trying|tried to ..1 die|end_it|kill_himself|kill_herself|hang_himself|hang_herself|jump|overdose|commit|end !at_home|in_peace|for_us|for_our|for_christ|with|to_self|at|peacefully
    {kin}|he|she|someone|student|girl|boy|teen ..3 cuts|cutting|scars|marks ..3 wrists|arms|legs|thighs|razor|again|blade|sleeves
    {kin}|he|she ..2 took|taken|swallowed|overdosed ..2 overdose|whole_bottle|all_the_pills|too_many|all_his|all_her|pills_on|bottle
    {kin}|he|she ..3 says|said|keeps|thinks|feels|wrote|told ..5 better_off without him|her|them
    {kin}|he|she ..3 says|said|keeps|thinks|feels|wrote|told ..3 we|everyone|they|i ..3 better off without him|her|them|he|she
    worried|afraid|scared|fear|think|believe|suspect ..1 {kin}|he|she|my|our ..5 suicide|suicidal|end_his|end_her|kill_himself|kill_herself|harm_himself|harm_herself|hurt_himself|hurt_herself|do_something_to_himself|self_harm|selfharm|take_his_own|take_her_own
    {kin}|he|she|someone ..3 bought|has|got|holding|keeps ..1 gun|rope|pills ..6 worth|goodbye|die|living|sad|depressed|alone|end
    {kin}|he|she ..4 no_longer_wants|does_not_want|lost_the_will|no_will|not_wanting|lost_his_will|lost_her_will to live|be_alive|exist|go_on
    {kin}|he|she ..4 wishes|wish|wished ..2 dead|never_born|not_born|not_alive|die|never_wake
    {kin}|he|she ..3 on|stood|standing|sitting|climbed ..2 bridge|roof|ledge|railing|tracks
  `,
  ),
  sign(
    'crisis',
    'better off without me',
    { said: 'veiled', whose: 'me', evenDenied: true },
    `

    my|the ..1 kids|children|family|wife|husband|parents ..3 fine|okay|ok|happier|better|free|relieved without me
    nobody ..2 have to worry|bother|care|deal|look_after|suffer ..3 me|with_me
    nobody ..2 find|look_for|miss|search|remember me ..2 for_weeks|for_days|anyway|after|gone|when|if|at_all|$
    i ..3 problem|trouble|nuisance|disappointment|disgrace|shame|failure|obstacle|curse for|to|on everyone|them|all|my_family|everybody|others|my_parents|my_children
    everything|it|things|life|world ..3 easier|better|simpler|lighter|happier ..3 without_me|if_i_were|if_i_was|if_i_am|once_i|when_i_am|i_was_gone
    {everyone} ..4 better off|life|lives? ..2 without me|us_without
    {everyone}|all|he|she|we|world|things|would|it ..5 better|happier|easier|relieved|fine|simpler|lighter off? without me|him|her|myself
    {everyone}|all|he|she|we|world|things|would|it|nobody|better|happier|easier ..5 if|when|once|after|had i ..1 was|were|am|had|have|are|would|died|die|dead|disappeared|left|went|gone|vanish|vanished ..1 dead|gone|not_here|not_around|never_born|never_existed|not_exist|not_alive|died|missing|to_die|this_world|forever|not_exist_anymore|no_more|out_of_the_way|not_be_here|away_forever|$ !to_church|on_vacation|at_work
    nobody|none|who|not|noone ..5 miss|notice|care|cry|mourn ..1 me? ..1 if|when i|i_am|i_was ..2 die|died|dead|gone|disappeared|vanished|killed|left_this|not_here|were_gone|was_gone|am_gone|did_not_exist|stopped_existing
    nobody would|will miss me
    world|they|everyone|life|it would|will not? ..1 miss|notice|need me when|if|gone|anyway|$
    better if i|i_am ..1 was|were|had|did not? ..1 alive|here|born|around|exist|existed|gone|dead|never
    better|best for everyone|them|all|my_family|my_kids|my_children|the_kids|the_family|my_husband|my_wife ..2 if|without|that i|me ..2 gone|dead|die|died|here|around|disappear|disappeared|alive|$
    i am not? ..1 better off dead|not_here|gone|not_alive
    i ..3 burden to|for|on ..1 everyone|my|them|all|others|people|everybody|those|you|us|him|her|the_family|$
    i ..3 waste of space|air|oxygen
    world|they|everyone|life|nobody|family ..1 would|will not? miss|need|notice me !at|in|on|while|this
    if i ..1 were|was|am gone|dead|not_here|not_around|not_alive ..9
    {everyone} ..1 deserve|deserves|need|needs better|more than me|this_burden|what_i_am
    only|just ..1 weight|load|burden|dead_weight on|to|for
    {everyone} ..4 less|nothing|no ..2 worry|burden|trouble|problems|stress ..2 without|about|if|when|anymore
    everyone ..4 happier|better|fine|relieved|easier|free ..2 without|if_i|when_i|once_i
    better off dead|not_alive|not_existing|not_being_here
  `,
  ),
];
