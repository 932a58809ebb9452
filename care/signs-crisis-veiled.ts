import { type SignRule, sign } from './sign.ts';

const veiled = { said: 'veiled' } as const;

/** Despair that is said between the lines. Patterns as in pattern.ts. */
export const CRISIS_VEILED: readonly SignRule[] = [
  sign(
    'crisis',
    'going home tonight',
    { ...veiled, whose: 'self', evenDenied: true },
    `

    better|rather|easier to? be? with|in god|jesus|heaven|the_lord than ..3 here|this|live|now
    heaven ..2 sounds|looks|seems|is|must_be ..3 better|nicer|good|easier ..1 than ..3 this|here|life|earth
    asleep|sleep|die ..4 and be|wake|wake_up with|in|up_in jesus|heaven|god|the_lord|his_arms|up_in_heaven
    go|going|be to|in|with heaven|jesus|god|the_lord now|tonight|today|already|sooner|early !when|after
    want|wish|ready|long to go|be to|in|with heaven|jesus|god now|tonight|today|already
    god|he|lord ..1 would|will|should let me go|die|leave|come_home
    lord|god|jesus|father ..2 come|please and? get|take|fetch|collect|end me
    i ..2 have|had enough of|with ..1 life|living|this_world|this_life|everything|it_all|world
    {want}|going|ready|let|decided|coming|think|will|time|about|plan ..3 go|going|come|be|home ..1 home? to|with jesus|god|the_lord|lord|heaven|him|my_father|my_mother|my_husband|my_wife|my_son|my_daughter|my_baby ..1 tonight|today|now|tomorrow|early|already|before_my_time|this_week|sooner|$ !when|one_day|someday
    going|go|coming home to jesus|god|the_lord|lord|heaven|be_with ..2 tonight|today|now|soon|tomorrow|already|early
    home to jesus|god|the_lord|heaven|lord tonight|today|now|soon|early|already
    tonight ..3 going|go|coming|be home|to_heaven|with_jesus|with_god|with_the_lord
    want|need|ready|let|like to go home now|already|tonight|early|forever|to_jesus_tonight
    see|meet|be_with|join|with jesus|god|the_lord|heaven|my_maker|lord tonight|today|sooner|soon_by|before_morning
    {want}|pray|prayed|praying|asking|please|hoping|begging|when|why|ask ..5 god|lord|jesus|he|father ..3 take|takes|took|call|calls|called me !back|in|deeper|further|through|to_church|from|by|as|seriously|to_a|to_serve|to_the_mission|into|for|to_preach|out_of_my_comfort|with
    when will god|he|lord|you ..1 take|call|bring me
    god|lord|jesus|father please? ..1 take|call|bring me home? tonight|now|today|away|already|home|$ !with|deeper
    why ..2 god|he|lord|jesus not? ..2 let|take|taken|took|call|kill|end me !go|win|have|get|see|pass
    why ..3 god|he|lord not? ..1 let me go|die
    come|go|went|came ..2 god|him|heaven|jesus|lord before|ahead my|of_my|of time
    before|ahead_of my time ..3 angry|forgive|mad|sin|accept|heaven|welcome|$
    take me home|away lord|god|jesus|now|please
    rather|better|want ..3 with god|jesus|the_lord|him|heaven than here|be_here|this_world|go_on|live
    want ..2 join|follow|be_with|see my ..2 {kin} in|heaven|again|where|tonight|now|on_the_other ..3 tonight|now|soon|today|this_week
    cross|crossing over tonight|soon|now
    heaven sooner|early|now|tonight !or_later
    ready|going|want|time|prepared|decided|about|like|wish|trying to|for ..2 leave|leaving|depart|exit|quit|escape|depart_from this|the|from world|earth|life|planet|body|existence|misery_forever !behind
    ready|want|going|time|about to meet|see|face my|the maker|creator
    ready|want|going|time|about to meet|see|face my|the god|lord|jesus|father tonight|now|today|soon|tomorrow|myself
    want|ready|going|wish|need|long ..2 be|join|meet|see|go|reunited|together|rejoin with|to|my|him|her ..2 late|dead|deceased|departed|husband|wife|mother|father|son|daughter|baby|brother|sister|child|heaven|grandmother|him|her ..3 tonight|now|soon|today|already|this_week|heaven_now
    god|lord|jesus can have|take me now|already|back|tonight|$
    let|accept|take|welcome me ..3 if|when i come|go|arrive early|sooner|before|now|tonight|myself
    my time has|is come|up|over|near|now !to_lead|to_serve|of
    it is my time
    i am coming home|lord|father|mother|to_you tonight|now|soon|today|$
  `,
  ),
  sign(
    'crisis',
    'at the end',
    { ...veiled, whose: 'self', evenDenied: true },
    `
    i ..1 can|could not ..1 go_on|go_on_anymore|carry_on|keep_going|hold_on|do_life|face_life|bear_life $|anymore|like_this|any_more|alone|without
    i ..1 can|could not ..1 do|take|bear|stand|handle|endure|live this|it|life|the_pain|like_this anymore $
    i ..1 can|could not ..1 do|take|bear|stand|handle|endure|live this|it|life|the_pain|like_this anymore and|but|please|help|lord|god|goodbye
    i ..1 do|can|could not see a|the|any point|future|way|way_out|hope|reason ..1 anymore|$|left|in_anything|of_it
    no hope|way_out|future|tomorrow ..1 for me|$
    i ..1 am|feel|feel_like ..1 burden|a_burden $|to|on|for|and
    want|wish ..1 to? be|was|were gone $|forever|and|from
    i have ..1 nothing left $|in_me|to_live|to_hope|to_fight
    nothing left for|in me
    i ..1 have|had lost all? ..1 hope $|for|in_life
    i ..1 am ..1 tired of ..1 fighting|it_all|trying|life|being_strong|hurting|this_life|struggling|pretending $|and|lord
    what is|was the? point $|anymore|of_it_all|of_anything|of_my_life|of_me
    nobody would|will care
    i ..1 want|need ..1 out $
    i ..1 give|have_given up on? everything|myself|$
  `,
  ),
  sign(
    'crisis',
    'to be gone',
    { ...veiled, whose: 'self', evenDenied: true },
    `

    not ..1 be ..1 problem|bother|burden|trouble|worry ..1 for|to|anymore|much_longer|soon
    after ..1 sunday|tomorrow|tonight|today|friday|this_week|this|monday|christmas ..2 nobody|no|not|never|you|they|will|everyone ..3 worry|need|see|hear|have_to|be_free|find|bother
    no more fight|strength|hope|will|reason|tears|future left? in|for me
    look|looking|stare|staring|gaze ..1 at|down|into|over ..2 river|bridge|water|tracks|knife|rope|pills|trains|cliff|lake|street_below ..9
    i ..1 am ready to go
    who|nobody would ..1 even? notice|find|come ..4
    i ..3 tired of|so_tired ..3 want|need ..2 sleep|rest|peace|quiet|out|it_over|over ..2 forever|for_good|eternal|$
    i ..2 not ..2 need|want|have ..2 this_life|life|my_life|future|a_future|tomorrow ..1 anymore|$
    no|not|never ..2 tomorrow|future|next_year|next_week for|with me|in_it
    stopped|stop|quit|skipping|skip ..2 taking|eating|my ..3 let|hope|hoping|until|so_that|want ..2 god_decide|god|it|me|die|end
    i ..2 end|finish this|it|everything|things ..1 tonight|now|soon|myself|today|$
    i ..3 on|at ..2 edge|brink|verge of ..2 death|taking|ending|suicide
    leave|leaving|left ..1 you|them|everyone|everything|all|my_family|my_kids|this_place behind|forever|for_good|soon|tonight
    want|wish|long|need ..2 quiet|peace|silence|darkness|rest ..3 forever|death|grave|eternal|final
    {intend}|want|just|could ..3 disappear|vanish|fade|evaporate ..2 forever|for_good|and_never|from_this_world|from_the_earth|from_this_earth|completely|off_the_face|into_nothing|from_everything|from_life
    want|wish ..2 disappear|vanish|evaporate|fade_away $
    nobody|who ..3 notice|care|miss|know ..4 disappeared|vanished|gone|dead|not_here|stopped
    not|no_longer|never ..2 planning|going|be|plan|care|able ..1 to? be|being|stay|staying here anymore|any_longer|much_longer|tomorrow|$ !in_this_church|at_this
    not|no_longer ..2 want to? be|stay|being here tomorrow|next_week|for_christmas|$
    will|would|not_going_to|may|might not be here|alive|around ..1 anymore|much_longer|tomorrow|next_week|next_month|next_year|long|for_long|at_christmas|for_christmas|by_christmas|in_the_morning|next_sunday
    will not|never|no_longer be|need|see ..4 around|here|alive|morning|tomorrow_morning|sunrise|christmas|easter|birthday|sunday|spring|summer|weekend|graduation|next_week|another_day|anymore
    not ..2 see|make|planning|live|imagine ..4 tomorrow|christmas|next_year|my_next_birthday|another_birthday|morning|until_morning|to_morning|the_weekend|being_here|future_with_me
    not want|plan|going|expect to ..1 see|make_it_to|reach|live_to_see tomorrow|morning|christmas|another|the_morning|next|thirty|forty|my_birthday
    not sure ..2 i ..3 be here|alive|around ..1 next|tomorrow|sunday|much|anymore|then
    will|gonna not? be ..1 gone|no_more|out_of_your_way|out_of_everyones|history|a_memory|dead soon|tomorrow|by|forever|when|before|tonight|for_good|by_morning|anyway|$ !on_vacation|to_work
    when|once|after|if|until i ..1 am|is|are|will_be|have|be ..1 gone|no_longer_here|not_here_anymore|no_more|not_around|dead|not_here|left_this_world !on_vacation|for|to_work|on|from
    time|before anyone|you|they|someone ..3 read|reads|see|sees|find|finds|get|gets this|it|me ..3 gone|dead|over|late
    will|would|shall|gonna ..2 be? over|finished|done|end|gone tonight|soon|tomorrow|by_tomorrow|by_morning|finally|this_weekend
    tonight|soon|tomorrow ..3 over|end|ends|finished !church|work|sermon|week|service|fast|year|exam
    be over soon|tonight|tomorrow|for_me|finally
    almost|nearly|finally my? time !to|for|of|we
    not be? long now|anymore !until_christmas|until_we
    it ..1 not be long $
    last|final night|day|message|words|goodbye|prayer|time_i_write|time_you_hear|evening|week|letter|sunset|confession ..1 on_earth|alive|here|of_my_life|before|for_me|to_anyone|will|ever !shift|of|service
    this is my last|final message|night|day|prayer|words|goodbye|letter|post|time_writing
    check|checking|checked out|me out for_good|early|of_life|forever|permanently|of_this_world|soon
    want|ready|going|think|about to check out !the|a|this|your|some
    leave|leaving|left|quit|exit|exiting|depart this world|earth|life|planet|place_forever|miserable_world|body !to|behind_for
    join|follow|meet|see the? dead|him|her in ..2 grave|death|heaven tonight|now|soon
    want|let|wish|need everything|it|all|it_all|pain|suffering|this|the_pain|my_pain|my_suffering|the_hurt|hurting ..2 end|ends|over|stop|stops|go_away|be_over ..1 forever|for_good|now|tonight|permanently|$ !in_my_back
    make|how ..2 pain|it|everything|voices stop|go_away|end forever|for_good|tonight|permanently
    want|wish it|everything|all|this_all|it_all|pain to? ..1 end|stop|be_over|be_done|cease !in_my|between
    only|just|no|one way|way_out|exit|escape|solution|option|road left? ..2 to_die|for_me_but|is_death|left|death|out|is_to_end !sin|to_the
    no way out for_me|left|anymore|except|but|of_this|of_here|$
    never|not have to|will hurt|bother|suffer|worry|feel|disappoint ..4 anyone|you|them|anymore|again
    not|no|nobody ..3 be|have|worry|need|bother ..2 burden|worry|bother|problem|deal|me ..4 longer|anymore|soon|after|much
    stop|done being ..1 burden
    drink|sleep|drift|smoke away forever|for_good|and_never
    ready to go ..1 tonight|now|be_with_god|whenever|$ !home_from|to|on|out
    eternal|forever sleep|rest|peace|darkness now|tonight|sounds|$ 
    live past|beyond|until tonight|this_week|tomorrow
    step|stepping|walk|walking|jump|jumping|jumped|leap|throw_myself|throwing_myself|lie|lay|laying|lying ..2 in_front_of|off|from|under|into|onto|out ..2 a|the|of|my ..1 bridge|train|trains|window|roof|building|cliff|traffic|truck|bus|car|balcony|tracks|ledge|river|overpass|subway|lorry|road|railway
    stand|standing|stood|sitting|sit|climbed|am ..3 on|at|near|by|over|under|in_front_of the|a|my|this ..1 bridge|ledge|roof|rooftop|tracks|train_tracks|edge|cliff|railing|window|balcony|overpass !of_a_new|of_my_seat|of_burnout|praying_for_the
    close my eyes ..4 never|forever|not|for_good
    rest|sleep for good|ever|always|eternity
    rest|sleep forever|eternally|permanently !in_the_lord|in_christ
    {want} ..2 it|everything|all|this to be|just|all? over|done|finished|gone !with_my_thesis|by_friday|before
    {want} ..1 it ..1 be over
    {want}|could|can ..2 disappear|vanish|fade_away|evaporate !from_social|from_facebook|from_instagram|from_work|for_a|with
    tired|sick|done|weary of|with being here|alive|me|in_this_world|on_this_earth
    only|one way|thing ..2 to|that|can|will ..2 end|stop|ends|stops|help ..2 pain|this|suffering|it|hurting
    i|we ..1 can|could not ..1 live|exist like_this|this_way|with_this|with_myself|with_the_pain|without_her|without_him|anymore anymore? $
    see|imagine|have|picture|no ..2 no|any|a|not|future ..1 future|tomorrow for|with|in me|myself|it|this|$
    can|do not see ..2 future|tomorrow|way ..3
    waiting|wait|looking for|until ..2 right|perfect|good|chance|moment|courage|day|opportunity ..1 moment|time|to_die|to_do_it|to_end
    not|never|nothing|no feel|hurt|suffer|have ..2 anything|pain|nothing|this anymore|again|soon
    soon ..2 not|never|no_longer|wont|free|peace|nothing ..4
    soon|then ..1 i|it ..1 will be|not ..2 free|peace|gone|quiet|feel|rest|hurt|better
    you|they|nobody|anyone will|may|might not|never|no ..1 hear|see|find|read from? me ..1 again|anymore|tomorrow|after
    this|it may|might|could|will|is be? ..1 my? last ..1 message|time|night|day|prayer|words|goodbye|letter|sunday|christmas|conversation
    tell|let|please ..2 children|kids|wife|husband|mother|father|parents|family|daughter|son|everyone|them|her|him ..2 i|know|that ..2 loved|am_sorry|was_sorry
    will|would ..1 kids|children|wife|husband|mother|family|god|he|they|parents ..2 forgive|remember|forget|understand|hate|miss me ..2 when|if|after|for|once ..3 gone|dead|leave|left|leaving|do|go|did|not_here
    so that|nobody|no_one ..2 trouble|mess|burden|clean|bother|find|problem ..4 afterwards|after|when|later|gone|me
    paid|cleaned|settled|arranged|prepared|sorted|packed ..3 bills|flat|house|debts|apartment|everything|room ..6 afterwards|after|gone|trouble|before_i|when_i|nobody
    hope|hoping|wish|pray|praying|wait|waiting|would_be_nice ..3 car|truck|bus|train|lightning|something|accident|cancer|plane|god|death ..3 hits|hit|kills|kill|takes|strikes|crashes|ends|finds|take|strike|finish me|down|$
    not mind|care if|whether ..2 i ..2 die|died|not_wake|did_not_wake|wake|live|never|dead|hit|crash|alive|get_hit|make_it
    not ..1 care ..1 if|whether i live|die
    walking|walk|go|going|drive|driving|went ..3 to|along|by ..2 railway|tracks|bridge|cliff|river|train_line|rails ..6 back|again|every|night|think|jump|stand|stop
    {means} ..6 not feel|am safe
    thinking|think|tempted|want|going ..3 taking|take|swallowing|swallow ..1 them|all|whole|everything|the_whole|the_pills|the_rest ..1 all|bottle|of_them|pills|now|tonight|$
    have pills|tablets ..1 here|beside|in ..6
    i|already ..1 did it ..3 took|swallowed|cut|pills|blood
    swallowed|took|taken|drank everything|all|them|whole ..2 all|cabinet|medicine|bottle|at_once !seriously|notes|apart|personally|in_stride|there|home|out
    rest|sleep in|with my|the grave|the_dead|death now|soon|tonight|finally
  `,
  ),
  sign(
    'crisis',
    'a burden, nothing left',
    { ...veiled, weight: 2, evenDenied: true },
    `
    am|feel|been|was|become ..2 waste_of_space|waste_of_air|waste_of_oxygen|mistake|dead_weight|load|failure_at_life !to_carry|for_souls|for_the_lost
  `,
  ),
  sign(
    'crisis',
    'nothing left',
    { ...veiled, weight: 2, evenDenied: true },
    `

    so_tired|tired|done of|with everything|it_all|all_of_it|this_pain|life
    nothing ..1 left|keeps_me|holds_me|to_keep_me|holding_me|keeping_me|to_lose|to_hold_me ..1 here|for_me|to_lose|to_give|in_me|in_life|$
    there is? nothing ..2 left|here for|keep me
  `,
  ),
  sign(
    'crisis',
    'can go on no longer',
    { ...veiled, weight: 2, evenDenied: true },
    `
    not|can_not|will_not ..2 do|take|bear|stand|handle|endure|face|go_on|carry_on|keep_going|keep_doing|fight|live|continue|cope ..2 this|it|another|like|with|the|alone|my|anymore|any|life|tomorrow|$ like_this? anymore|day|pain|living|life|longer|night|$ !project|job|diet|traffic|with_this_project
    can|could not ..1 go|carry|keep|face|bear on|going|another|one_more day|anymore|hour|like_this|alone|tomorrow|night|$ !project|job|with
    can|could not go_on|face_another_day|take_it|bear_another_day|bear_it|survive !project|job|with_this|with_the|to
    i|ready|going|want|just|about ..1 give|giving|gave|given up on_life|on_everything|on_living|on_myself|completely|forever|on_it_all|$ !smoking|my|the|sugar|on_prayer
    tired|sick|done|exhausted|weary of|with fighting|trying|it_all|everything|pretending_to_live|this_world|struggling|hurting|suffering|surviving|breathing|waking !about|over_money
  `,
  ),
  sign(
    'crisis',
    'sees no point, no way',
    { ...veiled, weight: 2, evenDenied: true },
    `

    i ..2 have ..1 nothing|nobody ..2 and|or nobody|nothing|nobody_left
    no more fight|strength|hope in me
    why should|do|would i ..1 stay|go_on|keep|try|continue|bother
    i ..1 give|giving|gave|given up $
    what|whats|see|is|no ..2 point|use|sense of|in|to going_on|anything|it_all|trying|everything|my_life|anymore|going|fighting|carrying|staying !a_parable|of_the
    there is no hope|way_out|way_forward|future|tomorrow for me|left|anymore
    no|without way_out|way|future|hope|escape|exit|place ..1 for me|left|anymore
    no way out
    nobody ..1 cares|would_care|loves|needs|wants|misses if|whether i|me ..2 live|die|exist|here|anymore|alive|gone
    nobody|no_soul needs|wants|misses|loves|will_miss me|us|it
    only|just staying|alive|living|here|holding_on|keeps|hang ..4 because|for|until|is my
    cat|dog|kids|children|mother dies|die|are_grown|is_gone|grow_up ..4 nothing|then_i|free_to
    ready to die !for
    too much|hard to live|bear|keep_going
    not|never|no ..2 afraid|scared|fear of|to death|dying|die ..1 anymore
    not afraid to die anymore
    i|my_life|life am|is|feel|feels|was|has ..2 pointless|meaningless|over|worthless|ruined|a_mistake|not_worth|no_meaning|no_value|finished|garbage|useless !without_god|without_jesus|without_christ|vanity
    everything|all|it is|seems|feels pointless|meaningless|hopeless
    wish|want|hope|if_only ..2 something|car|truck|bus|cancer|accident|disease ..3 kill|hit|take|end|run me|over
    feel|feels ..2 like dying|death|disappearing|vanishing|ending
    does|do|did not|nothing matter|matters to_me anymore|now
    nothing|none|none_of_it matters|matter anymore|to_me|now
    i am ..1 done $
    already dead inside
    dark|bad|scary|intrusive|ugly|evil thoughts ..2 again|tonight|come|back|winning|every|louder|strong|hurting
    hate myself|my_life|being_me|living|life
    in|into ..1 dark|darkest place|hole|pit right|now|again|tonight|$
    stand|sit|look at|on|out the|my window|ledge|balcony|bridge|edge|roof often|every|a_lot|and_think|at_night|wondering
    dead|already dead are|is|were better|happier off|than
    the|when preacher|job|elijah|jonah|jeremiah|david|he speaks|says|said ..3 for|what|like me|i
  `,
  ),
  sign(
    'crisis',
    'asked whether it would be forgiven',
    { ...veiled, whose: 'self', weight: 3, always: true },
    `
    forgive|forgives|forgiven|hell|heaven|mad|angry|sin|punish|lose_my_salvation|happen|soul ..9 if|for|when i|someone|a_person|me|somebody ..1 kill|killed|end|ended|took|take|did|do|commit|committed|takes|does|kills|ends|who_takes myself|my_life|suicide|it_myself|my_own_life
    what ..2 happen|happens ..2 my soul if i did|do|do_it|died|die|end
    if i ..1 kill|killed|end|ended|took|take|commit|committed ..1 myself|my_life|my_own_life|suicide|it
  `,
  ),
  sign(
    'crisis',
    'asked for a friend',
    { ...veiled, always: true, evenDenied: true },
    `
    takes|take|taking|ends|end their|his|her own? life tonight|today|soon
    friend ..9 life|suicide|die|kill|pills|himself|herself tonight|today|soon
  `,
  ),
  sign(
    'crisis',
    'denied, but unasked',
    { ...veiled, whose: 'self', evenDenied: true, always: true },
    `
    never|not ..3 kill|hurt|harm|end|do|suicide|suicidal|take|act ..3 myself|it|my_life|that|anything|on_it|suicide|suicidal|to_myself ..2 but|though|because|only|although|yet|just|if ..20
    not ..1 suicidal ..2 but|only|though|just|i ..20
    never|not|would_not ..3 do|doing|going_to_do it|anything|that ..4 because|but|though|only ..5 die|dying|dead|wish|wake|gone|think|window|often|exist|children|kids|mother|happen|soul|tempting|tempted|fantasize
    coward|scared|afraid|weak|chicken to do|for|of_doing it|that|to_do_it
    too ..2 coward|cowardly|scared|afraid|weak ..2 do|go_through|finish|kill|end
    only|one thing|reason ..3 stops|stopping|keeps|keeping|holding me ..2 is|alive|from|here
  `,
  ),
  sign(
    'crisis',
    'a promise that weakens, a question for someone',
    { ...veiled, evenDenied: true, always: true },
    `
    promised|promise|swore ..6 not|never do|hurt|kill|harm it|myself|anything|that ..3 but|harder|hard|keep|difficult|weak
    not ..3 i|that ..2 would|will ..1 do|it ..3 but|how|just|still|only
    how|why do people|others|they|most|someone do|commit|kill|end it|suicide|themselves !history
    hypothetically|asking_for_a_friend|hypothetical ..9
    not do|try anything stupid|crazy|drastic|rash ..9
    i ..1 not want to? die ..4 just|but|only|not ..6 live|living|exist|wake|here|hurt|pain|anymore|like_this
    thought|thoughts|idea|urge|temptation|it is|are|stays|keeps ..1 there|always|back|tempting ..3
  `,
  ),
  sign(
    'crisis',
    'denied',
    { ...veiled, whose: 'self', weight: 2, evenDenied: true },
    `
    i ..1 am|is not ..1 suicidal|going_to_kill_myself|going_to_hurt_myself|a_danger_to_myself
    i would|will|could never|not kill|hurt|harm myself
    i am not going to do anything
  `,
  ),
];
