import { type SignRule, sign } from './sign.ts';

const veiled = { said: 'veiled' } as const;

/** Ways and means, what was done already, and the last preparations. Patterns as in pattern.ts. */
export const CRISIS_MEANS: readonly SignRule[] = [
  sign(
    'crisis',
    'asking for ways',
    { ...veiled, evenDenied: true, always: true },
    `
    painless|painlessly|quickest|easiest|least_painful|best|peaceful|fastest|surest|quick|easy|gentlest|hurts_the_least|hurts_least ..3 way|ways|method|methods|death|suicide ..2 die|dying|go|suicide|kill|end|death|out|kms|unalive|leave
    way|ways|method|methods ..2 die|dying|suicide|kill_myself|end_my_life|end_it|go|unalive|kms ..3 painless|painlessly|hurt|hurts|hurting|quick|quickly|least|easy|easily|fast|without_pain|peacefully
    how|where|which to ..1 kill|hang|drown|shoot|unalive|poison|suffocate myself
    how|fast|long|quickly ..5 bleed|bleeding out|to_death
    how many|much ..1 {pills}|mg|milligrams|grams|sleeping|aspirins|alcohol|insulin ..4 die|kill|lethal|fatal|overdose|dead|enough|fatally|deadly|od|too_many
    how many sleeping|pain|blood pills|tablets !should_i_take|for
    how many|much|# ..1 pills|tablets|paracetamol|tylenol|ibuprofen|xanax|it|sleeping ..3 take|takes|need|needs to ..2 die|kill|sleep_forever|not_wake|end|stop|overdose|make
    lethal|fatal|deadly dose|amount|overdose|quantity|doses
    can|could|would|will|does|do ..5 {pills} ..2 kill|enough|stop|be_enough ..2 me|a_person|you|someone|to|it|someone|my
    enough {pills}|pills|to ..2 end|die|kill|not_wake|make_it_stop|do_it
    mix|mixing|combine|combining ..2 {pills}|alcohol|bleach ..3 kill|die|fatal|lethal|deadly
    how high|tall|far ..5 fall|jump|bridge|building ..4 die|kill|survive|sure|fatal
    tie|tying|make a|the noose|knot_for_a_noose|slipknot
    does drowning|hanging|overdosing|bleeding|it hurt !god|jesus
    how ..2 does ..1 hanging|drowning|overdose|carbon_monoxide|bleeding ..3 take|hurt|feel|work
    {pills} ..4 too many|much
    how many|much ..2 {pills} ..3 too|dangerous|safe_before|before
    what ..2 happens|happen|would ..2 if ..1 you|i|someone|a_person|one take|took|takes|swallow|swallows|drink|overdose|overdoses|od|hang|jump|mix ..6
    how ..2 tall|high|deep|far|fast ..5 building|bridge|fall|jump|drop|water|cliff ..6 not|survive|die|dead|kill|enough|sure
    how long does ..2 hanging|drowning|overdose|strangulation|to_die|dying|carbon
    carbon monoxide
    how ..2 die|overdose|od without|with|on|quietly|pain|in_my_sleep|quickly|peacefully|fast !to_self|grace
    what happens|would_happen|if ..3 take|took|swallow|drink|swallowed all|whole|entire|bottle|too_many|# ..4 {pills}|bleach|of_them
    where ..4 buy|get ..2 cyanide|poison|nembutal|helium|a_gun_tonight
  `,
  ),
  sign(
    'crisis',
    'means in hand',
    { ...veiled, emergency: true, evenDenied: true, whose: 'self' },
    `

    i|my ..4 gun|pills|rope|razor|knife|blade ..1 in|on|under|beside|near|next_to|by ..1 my|me|the ..1 hand|bed|drawer|lap|pocket|bag|pillow|nightstand|table|car|me|side|closet|garage|bathroom ..9 ready|tonight|thinking|waiting|tempted|staring|use|look|again|want|cry|decided
    i ..2 have|keep|kept|got|bought ..2 rope|noose|enough_pills|a_bottle_of_pills|razor_blades ..3 
    rope|noose ..2 in|behind|under ..2 garage|closet|shed|attic|basement|trunk|bed|car
    i|i_have|got|with|holding|my|took_out|loaded ..4 gun|pistol|rifle|revolver|shotgun ..3 loaded|my_head|my_mouth|on_my_lap|in_my_hand|beside_me|next_to_me|on_the_table|under_my_pillow|in_my_lap|myself
    gun|knife|razor|blade|rope|pills|bottle ..1 to|at|around|in|on|against|beside|next_to|near my head|temple|mouth|neck|throat|wrist|wrists|hand|hands|lap|bed|skin|arm|nightstand|pillow
    holding|hold|have|sitting_with|staring_at|looking_at|am_with ..3 rope|noose|razor|blade|razor_blade|bottle_of_pills|gun|knife|pills ..2 now|tonight|in_my|ready|beside|around|here|and_i|in_front|on_the
    noose|rope ..4 ready|hanging|around|tied|tree|garage|beam|ceiling|attic|closet|basement
    i ..3 bought|have|got|made|tied|hid|kept|ordered|found|own ..2 rope|noose|razor_blades|cyanide !swing|course
    i ..1 have|saved|been|am ..2 saving|saved|hoarding|collecting|stockpiling|collected|hoarded|stashed|hiding ..4 {pills}
    use it|turn_it|use_the_gun on myself
    bought|got|have|collected ..3 {pills}|gun|poison to kill|end|do|take_them_all|die
    i have|got everything|it_all|all ready|prepared|planned|i_need !for_sunday|for_the
    i know where ..2 gun|pills|keys|rope|tablets|knife is|are|it|the|he|my|hides
    keeps|has|have a|the|his gun|pistol|rifle|pills ..3 closet|drawer|safe|bedside|nightstand|house|garage|cabinet|shed ..9 tonight|code|key|know|worthless|tempted|thinking
    write|writing|wrote|written|leaving|left|have ..3 suicide|goodbye|farewell|last|final note|notes|letter|letters|will !for_my_colleague|at_work
    wrote|written|writing|write letters|a_letter|notes ..2 to|for ..2 kids|children|family|everyone|wife|husband|parents|mother ..5 gone|goodbye|time|find|after|when|sorry|final
    plan|date|day|place ..2 to_die|to_kill|for_my_suicide|for_my_death|to_end_it|picked_out
  `,
  ),
  sign(
    'crisis',
    'taken or done already',
    { emergency: true, evenDenied: true },
    `

    i|have|just ..1 took|taken|swallowed ..2 pills|tablets|sleeping|overdose|poison ..5 ago|scared|and_now|now_i|sorry|tired|sleepy|dizzy|spinning
    pills|tablets|poison ..3 already|now in|inside|working|swallowed|taken|kicking ..3
    i|me|my ..3 pumped ..1 my? stomach
    i ..1 drank|drunk|finished|emptied ..2 bottle|whole|all ..3 pills|bleach|vodka_and|antifreeze|medicine|cleaner
    i ..3 noose|rope|belt ..3 neck ..6
    i ..1 stabbed|shot|hanged|hung|poisoned|strangled|drowned|gassed myself !in_the_foot
    i ..4 psych|psychiatric|mental ..1 ward|hospital|hold ..6 again|suicide|attempt|tried|still|want
    i ..2 jumped ..4 
    i ..2 bleeding|bled ..6 cut|cuts|wrists|myself|on_purpose|razor
    i|have|just|already|he|she|{kin} ..3 took|taken|swallowed|swallow|take|taking|downed ..3 #|all|whole_bottle|bottle|handful|too_many|entire|lot|bunch|whole|twenty|thirty|forty|fifty|sixty|hundred|many|every|full_bottle|pack|box|dozen|overdose|all_the|all_of|all_my|the_rest ..4 {pills}|sleeping|them|bottle
    i|have ..1 took|taken|swallowed all|the pills|tablets|of_them|pills|whole_bottle
    {intend} ..3 overdose|od !of|on_sugar|on_coffee|on_chocolate
    i ..3 overdosed|od|oded !on_sugar|on_coffee|on_chocolate|last_year
    i|just|have ..2 took|taken an overdose
    my|after|from|after_my|another overdose|attempt|suicide_attempt ..6 not_work|failed|failed_again|hospital|regret|nobody|last|was|yesterday|again|sorry|week|survived
    i|my ..3 attempt|attempted ..3 failed|suicide|last_week|to_kill|to_end|my_life|not_work
    i ..1 tried|attempted|trying ..2 {kill}|hang|drown|end|shoot|cut|poison|overdose|strangle ..2 myself|it|my_life|again|things|last_night
    i ..1 tried|attempted to? {die}|suicide
    i ..4 cut|slit|slashed|opened ..1 my wrists|wrist|veins|throat|arm|arms|artery ..9 bleeding|blood|stop|deep|bleed|scared
    i ..2 drank|swallowed|drunk ..2 bleach|antifreeze|poison|pesticide|drain_cleaner|rat_poison|detergent|cleaning|disinfectant|paraquat|methanol
    i ..2 jumped ..3 survived|lived|bridge|window|roof|third_floor|balcony
    rope broke|snapped|slipped|did_not_hold
    woke up ..5 still|alive|hospital|regret|disappointed|should_have ..3 pills|attempt|overdose|tried|not_work|alive
    survived|survive|after my|a|the|another suicide|own attempt|overdose|hanging
    i|we ..2 should|wish have ..1 died|succeeded|worked that|last|when|night|time|yesterday|instead
    stomach pumped
    discharged|released|home|out|back ..3 hospital|psych|psychiatric|ward ..6 attempt|overdose|tried|wrists|pills
    {kin}|he|she ..3 tried|attempted|trying to ..1 kill|hang|end|overdose|drown|shoot ..2 himself|herself|themselves|his_life|her_life|it
    {kin}|he|she ..2 tried|attempted suicide
    {kin}|he|she ..2 overdosed|overdose ..4 pills|last_night|today|again|now|yesterday|this_morning
    {kin} overdosed !last_year|years|two|three|in
    {kin}|he|she ..2 locked|locks|barricaded ..5 gun|pills|knife|rope
  `,
  ),
  sign(
    'crisis',
    'gave things away',
    { ...veiled, weight: 2, whose: 'any', role: 'turning' },
    `
    gave|given|giving|give|gives ..1 away|my|all|him|her|his|their ..5 dog|cat|guitar|books|things|everything|possessions|belongings|stuff|watch|ring|savings|jewelry|jewellery|records|collection|tools|car|money|bike|pet|clothes_to_my|favourite|favorite !to_the_poor|to_charity|to_missions
    gave|given|giving away|my_watch|my_ring|my_dog|my_cat
    put|putting|settled|settling|set|got|getting|have|sorted|sorting ..2 affairs|papers|my_will|everything in? order|place|done|written
    made|make|written|wrote ..2 my will|last_will|testament|funeral_plans|peace
    found|arranged home|someone|a_home for|to ..1 my dog|cat|pets|children|kids|to_look_after
    i ..1 wrote|written|write|have ..2 letters|letter|note|notes to|for ..1 my|the|everyone|kids
    look|watch|care|take_care after|over|for|of ..1 my mother|kids|children|family|wife|husband|son|daughter|dog|cat|parents|sister|brother ..4 when|after|gone|no_longer|not|for_me|please|once|if
    take care of my ..2 for_me|when|after|if|once
    planned|planning|chosen|picked|planning_out ..1 my ..1 funeral|grave|burial ..2 !for
  `,
  ),
  sign(
    'crisis',
    'looks for means',
    { ...veiled, weight: 2, role: 'turning', always: true },
    `
    highest|tallest|nearest|closest|high|deep ..1 bridge|building|cliff|roof|rooftop|railway|tracks|parking_garage
    train times|timetable|tracks
    bridge|cliff|rooftop near|close|open|nearby|around me|here|by|my|at_night
    how many|much|strong {pills}|pills|tablets|mg|sleeping
    where|how|can ..4 buy|get|find ..2 gun|pistol|rope|razor|razors|razor_blades|poison|sleeping_pills|cyanide|strong_pills
    what|which|how_many ..2 pills|tablets ..3 strong|strongest|sleep|together|safe|too_much
    key|code|combination ..3 gun|safe|gun_cabinet|medicine
    overdose ..3 amount|limit|how
  `,
  ),
];
