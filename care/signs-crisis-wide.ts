import { type SignRule, sign } from './sign.ts';

const veiled = { said: 'veiled' } as const;
/** About oneself, even where a "not" stands before it. */
const own = { ...veiled, whose: 'self', evenDenied: true } as const;

/**
 * Wide rules over what despair does and fears, rather than over phrases: a plan, an act, a place, a means, a time with no
 * morning after it, a word to those who stay. Patterns as in pattern.ts.
 */
export const CRISIS_WIDE: readonly SignRule[] = [
  sign(
    'crisis',
    'a plan for one’s own death',
    own,
    `
    planning|plan|picture|picturing|pictured|imagine|imagining|rehearse|rehearsing|visualize|see ..3 death|funeral|dying|suicide|how_i_would_die|how_i_will_die|how_i_die|hanging|drowning ..6 relief|peace|calm|comfort|myself|day|night|mine
    planning|plan|picture|picturing|imagine|imagining|rehearse ..2 my own? death|suicide|dying
    planning|plan|thinking|decided|know|figured ..3 how|when|where ..1 i ..3 die|kill_myself|end_my_life|end_it
    know|decided|planned|chosen|picked|figured ..2 how|where|way i ..3 do|end it ..2 and when|where|$
    i have a? plan and ..1 date|day|time|place|rope|pills|means|method|note
    dying|death|suicide|killing_myself|ending_it ..2 is|are ..2 all|thing|what ..1 i ..2 think|want|dream|hope|long
    mind to|made_up_to ..1 end|finish|die it|this|everything|myself|tonight|soon|before|$
    {want} ..1 my life ..2 over|end|finished|done|stop|shorter|gone
    {want}|could|please ..3 be erased|deleted|removed|wiped|undone|unmade|snuffed|put_down|put_to_sleep|switched_off|turned_off
    i ..2 thinking|think|thought|dream|dreaming ..2 about|of unalive|jumping|drowning|letting_go|crashing|overdosing|hanging|bleeding|slipping_away !for_joy|rope|ship|into_the_pool|in_with|to_conclusions
    everyone ..1 thinks|think about|of jumping|dying|killing_themselves|it_sometimes
    coward|brave|courage|guts ..2 otherwise|or|to|or_else ..4 ended|end_it|done_it|do_it|go_through|jump|pull_the|dead
    death|die ..2 one|i|you|someone|person|freely choose|chooses|chose|chosen
    die by|from my own hand
  `,
  ),
  sign(
    'crisis',
    'unalive, in jest or not',
    { ...own, always: true },
    `
    thinking|think|thought|going|want|about|gonna ..2 unalive
  `,
  ),
  sign(
    'crisis',
    'asks God for death',
    { ...own, whose: 'me' },
    `
    not|never ..2 let me wake|see_the_morning|see_morning|see_tomorrow|open_my_eyes|live
    please|god|lord|father|jesus|him|you ..2 take|takes|end|finish my life !and_let|and_use|and_make|and_do|back|seriously|for_you|for_your|into|in_your|from|that|to_use|as|o|lord|$
    take my life ..3 can_not|tired|not_want|enough|tonight|please
    god|lord|father|jesus ..6 get|let|take|pull me out_of_here|out_of_this_body|out_of_this_life|off_this_earth|from_this_earth|off_this_planet
    angry|mad|love|forgive|accept|welcome|upset|mind|sad|want ..3 if i ..2 come|came|go|went|arrive|arrived|appear|show_up ..4 early|earlier|sooner|before|ahead|uncalled
    curse|cursed the? day i|of was|my ..1 born|birth|made
    long|longing|yearn|ache|wait|waiting ..1 for ..1 the? grave|death|my_end|my_death|dying|my_last_breath !of
    god|he|lord|you ..1 made|make ..1 mistake ..6 me|i ..6 correct|fix|undo|right|end|mend
  `,
  ),
  sign(
    'crisis',
    'afraid of oneself',
    { ...own, whose: 'me' },
    `
    scared|afraid|fear|terrified|worried|not_know|frightened|trust ..4 what i ..1 might|may|could|would|will|am_going_to do ..2 myself|tonight|alone|if_i
    scared|afraid|fear|terrified|frightened of myself
    voice|voices|demon|demons|satan|devil|thoughts|head|something|brain ..3 tell|tells|telling|told|say|says|saying|whisper|whispers|whispering|scream|screams|urge|urges|push|pushes|want|wants ..1 me ..1 to? ..2 jump|die|cut|kill|end|hang|drown|let_go|swallow|kill_myself|hurt_myself|dead
    voice|voices|demon|demons|satan|devil|thoughts|head ..3 tell|tells|telling|say|says|saying ..3 do_it|end_it|kill|jump|die|nobody_would
  `,
  ),
  sign(
    'crisis',
    'hurts oneself',
    { ...own, said: 'open' },
    `
    i ..3 burn|burned|burnt|burning|scratch|scratched|scratching|carve|carved|slice|slash|bite|scrape|hit|hitting|punch|punched|bang|banging|stab|pinch|cut|cutting ..2 my ..1 {body} ..6 bleed|bleeds|bled|blood|too_much|helps|help|relief|quiet|calm|numb|deserve|punish|on_purpose|feel_something|stop_thinking|can_not_think|every_night|at_night|nobody_knows|alone|overwhelmed|angry|wall
    scratching|cutting|burning|carving|hitting|punching|biting my ..1 {body} ..9 helps|help|relief|thing|calm|quiet|works|feel
    hate|hates|forgive|forgives|ashamed|angry|punish|love|loves ..3 for cutting|burning|selfharm|cutting_myself|hurting_myself
    back ..1 to cutting|selfharm|burning_myself|the_blade
    relapsed|relapse|relapsing|slipped|clean|again|urge|urges|addicted|stop ..3 selfharm|selfharming|cutting !sugar|grass|hair|carbs|costs|corners|back|down
    selfharm ..2 again|last_night|tonight|today|every|helps|since|for
    cut|cuts|went too|so deep ..6 bleeding|blood|stop|stopping|scared|stitches|time
    my {body} ..3 bandaged|bleeding|bled|scarred|scars|stitches|mess|cuts ..2
    blade ..3 sharpener
    blade|razor|scissors|lighter|needle ..9 quiet|calm|better|relief|breathe|numb|feel_something|skin|peace
    cut|cutting|hurt|burn to? feel|feeling something|anything|alive|real|numb|better
  `,
  ),
  sign(
    'crisis',
    'at a height, at the water, at the wheel',
    { ...own, emergency: true },
    `
    i|my ..6 bridge|rail|railing|ledge|roof|rooftop|cliff|windowsill|window|balcony|platform|overpass|parapet|tower|edge ..6 let_go|let_myself|lean_out|leaned|leaning|lean|looked_down|look_down|step_off|feet_over|legs_over|climbed_over|one_step|almost_jumped|nearly_jumped|jump
    leaned|lean|leaning|climbed|climb|swung|hung|hang|dangle|dangling ..3 out|over ..3 window|windowsill|railing|rail|balcony|bridge|ledge|edge|roof
    thinking|think|thought|tempted|imagine|imagining|urge|want|wanted|close|nearly|almost|could|about|fantasize ..3 steer|steering|driving|drive|swerve|swerving|turn|turning|crash|crashing|pull|pulling ..5 tree|wall|off_the|oncoming|pole|cliff|barrier|traffic|pillar|lorry|truck|bridge
    let go of the wheel|steering_wheel|railing|rail|rope
    want|could|might|would|tempted|going|about|thought|think|feel_like ..3 walk|walking|wade|wading|swim|swimming|slip|step|go|run|row|lie|lying|drive ..1 out? into|in|under|down|onto the|a ..1 sea|ocean|river|lake|water|waves|traffic|snow|tracks|rails|train|dark ..6 keep|never|not|until|forever|disappear|back|stay|gone|over|under|sleep
    going|about|ready|gonna to jump !in|into_the_pool|for_joy|on|ship|to|rope|right|with|at|over_to
    i am on|at|by the|a ..1 roof|bridge|ledge|rooftop|cliff|railway|tracks|railing|overpass
    cross|crossing|step|stepping|walk|walking|run ..3 road|street|traffic|tracks ..2 without_looking|eyes_closed|not_looking|and_hope|hoping
    sit|sitting|sat|am|stay|lie|lying ..4 car|garage|van|truck ..4 garage|engine|exhaust|hose|fumes ..6 door|closed|running|on|come|back|sleep
    turned|turn|turning|opened|open ..2 gas|oven|exhaust|stove|engine|taps ..2 but|and|then|then_the|again ..2 baby|dog|phone|door|lay|lie|waited|sleep|went|someone|stopped|turned|i
  `,
  ),
  sign(
    'crisis',
    'means kept or held',
    { ...own, emergency: true },
    `
    i ..3 load|loaded|loading|unloaded|hold|held|holding|picked_up|took_out|take_out|aimed ..3 gun|pistol|rifle|revolver|shotgun|barrel ..6 put|away|again|lap|night|nights|then|mouth|head|sat|back|cry|cried|chin|temple|could
    gun|pistol|rifle|revolver|shotgun ..12 i ..6 hold_it|take_it_out|look_at_it|think_of_it|think_about_it|know_where|need_it|put_it_to
    i ..3 saved|saving|save|hoarded|hoarding|hid|hidden|hiding|collected|collecting|stockpiled|stashed|lined|spitting ..3 {pills}
    i ..3 counted|counting|count|lined|line|poured|pour|stare|staring|spread ..3 {pills} ..9 enough|all|bed|table|night|again|hand|thought|last
    {pills} ..9 not_taken_them|keeping_them|saving_them|hiding_them|kept_them|saved_them|hidden|would_be_enough|is_enough|are_enough|be_enough|enough_to
    {pills} ..3 in_front_of_me|beside_me|next_to_me|on_my_bed|in_my_hand
    stopped|stop|quit|refuse|refusing|skip|skipping|not ..3 taking|eating|drinking|dialysis|treatment|insulin|chemo ..9 die|not_want_to|over|end|let|give_up_on|want_to_go|here_anymore
    stopped|quit|skipping|skip ..1 taking|using|injecting my ..1 insulin|dialysis|heart|transplant
  `,
  ),
  sign(
    'crisis',
    'asks how it is done',
    { ...veiled, evenDenied: true, always: true },
    `
    can|could|do|will|would ..1 you|i|someone|a_person|people|one die from|of|by|on ..4 {pills}|bleach|alcohol|drowning|hanging|cold|bleeding|gas|overdose|hunger|jumping
    looked|look|looking|searched|searching|googled|googling|reading|researching|researched|read ..3 how|ways|methods ..4 painless|without_pain|hurt|quick|end_it|die|kill|suicide|do_it
    something|anything|drug|poison|pill ..3 stops|stop|stopping|stopped the|my|a heart|breathing
    painless|painlessly|without_pain|quiet|quick|gentle ..2 end|death|way_out|exit|goodbye
  `,
  ),
  sign(
    'crisis',
    'would welcome death',
    own,
    `
    not ..2 mind|care|be_sad|be_sorry|complain|resist|fight_it|be_upset|move|get_out_of_the_way ..3 if ..3 car|truck|bus|train|lightning|something|accident|cancer|heart|plane|illness|i ..4 hit|hits|ran|run|killed|kill|kills|take|took|struck|stopped|crash|crashed|came_back|die|died|me|not_wake
    if|when|whether ..2 car|truck|bus|train|lightning|plane|illness|cancer|heart_attack ..9 not ..1 mind|care|be_sorry|be_sad|move|complain
    {want}|hope|hoping|pray|praying ..3 cancer|tumor|tumour|illness|heart_attack|virus|disease|stroke|covid|sickness|lump|storm|fever|biopsy ..5 take|takes|kill|kills|back|finish|finishes|return|returns|terminal|bad|it ..1 me|for_me|$
    should ..1 never|not have survived|been_saved|been_found|lived|woken|made_it|woken_up
    should|could|wish ..1 have been me|the_one_who|the_one_in !who_taught
    disappointed|sad|angry|sorry|upset|hate|cry|devastated|annoyed|another_morning ..4 woke|wake|waking|alive|survived|found_me|opened_my_eyes !him|her|the|them|early|late
    dead|death|grave|dying ..3 sounds|looks|seems|would_be|feels ..3 peaceful|nice|better|good|restful|easier|sweet|relief|kind|rest
    how quiet|peaceful|easy|good|nice|light it ..1 be if|without|when ..2 i|me
    not ..1 mind|object|hate not existing|waking|being_here|being_alive|living
  `,
  ),
  sign(
    'crisis',
    'no morning after',
    own,
    `
    not ..1 plan|planning|expect|expecting|intend|intending|believe|think|see|sure|know|suppose|promise ..3 be|being|am|stay|staying|live|living ..1 alive|living
    not ..1 plan|planning|expect|expecting|intend|intending|believe|think|sure|promise ..3 be|being|am|stay|staying ..1 here|around ..1 for|by|at|next|past|when|in_the_morning|tomorrow|another|much|long
    after|past|by|once|from tonight|tomorrow|friday|sunday|monday|today|saturday|thursday|this_week|the_weekend|that ..4 none|nothing|no|not|never|nobody ..4 matter|matters|hurt|hurts|worry|need|pain|problem|bother
    pray|look|care|watch|be_there ..2 for|after|over|with my ..2 {kin} ..1 after|when|once ..1 tonight|tomorrow|i_am|gone|friday|sunday|it_is
    no|not ..1 future|life|version|world|tomorrow ..1 in? which|where|with ..1 i|me ..2 alive|in_it|live|exist|am|here|$
    last|final ..2 one|prayer|birthday|christmas|easter|sermon|time|homework|entry|sunday ..6 because|as|since ..2 i ..2 not|will ..3 alive|here|around|gone|live
    i ..3 gone|not_here|not_alive ..1 by|before then|it|you|next|they|summer|spring|winter|morning|friday|sunday|christmas !to_work
    will|shall ..2 see|meet|be_with|stand_before ..1 saviour|savior|maker|my_saviour|my_savior|jesus|my_lord ..2 tonight|today|tomorrow|in_the_morning|this_week|by_morning
    tonight|today|tomorrow ..3 will|shall|going ..3 see|meet|be_with ..1 saviour|savior|maker|jesus
  `,
  ),
  sign(
    'crisis',
    'of no use alive',
    { ...own, whose: 'me' },
    `
    remove|erase|delete|subtract|eliminate|get_rid_of|without me|myself and|from ..6 solved|better|easier|fine|peace|picture|equation|world
    worth more ..4 dead|gone|than_alive|than_living
    insurance ..6 if|when|once ..2 i|something ..3 die|dead|gone|happens|not_here
    everyone|they|nurses|family|children|kids|wife|husband|people ..3 glad|relieved|happier|grateful|lighter|richer ..2 if|when|once|of_the_bed|without|to_be_rid|after ..3
    not|no|never ..2 use|good|need|place ..2 to|for anyone|anybody|nobody|them|him|her ..6 best|better|go|gone|went|end|leave
    everyone|they ..3 get_on|manage|cope|move_on|forget|heal ..3 without_me|once_i|when_i_am|after_i
  `,
  ),
  sign(
    'crisis',
    'held by a thread',
    own,
    `
    reason ..1 i ..2 am|stay|keep|have|live|not ..2 alive|living|breathing|done_it|ended|kill|gone|dead !in_this|at_this
    thing|one|reason|all ..2 stopping|stops|keeping|keeps|holding|holds|held|kept me ..2 is|from|alive|here|was|are ..3 hell|fear|dog|cat|kids|children|mother|daughter|son|pain|god|it|doing|jumping|dying|killing|alive|sin|my
    stay|live|alive|here|living|holding_on|hang_on because ..4 suicide|hell|coward|too_scared|afraid_of_dying|promised
    not ..1 do|done|did it because|only_because ..4 kids|children|mother|hell|dog|cat|scared|sin|god|daughter|son
    if it ..1 be|were|was not for ..3 dog|cat|kids|children|mother|hell|daughter|son|god|sin ..6 dead|gone|done_it|ended|end_it|here|alive
    one|a|any|single reason ..1 not to do_it|die|jump|end|kill|go|let_go|swallow
    give|tell|name me ..1 one|a|any|single reason ..3 live|stay|not|alive|wake|go_on|keep
  `,
  ),
  sign(
    'crisis',
    'after an attempt',
    { ...veiled, whose: 'me', evenDenied: true, emergency: true },
    `
    pumped my stomach
    survived|after|since|from|about|regret|failed my ..2 overdose|attempt|suicide_attempt|hanging !at|to
    i ..2 regret|angry|wish|hate|sorry ..3 they|he|she|they_had|nobody ..2 found|saved|revived|stopped|brought me
    they|he|she|someone|wife|husband|mother|neighbour|ambulance found|saved|revived|cut me ..1 in_time|too_early|too_soon|down|before|back
    my|after_my ..1 attempt|overdose ..6
  `,
  ),
  sign(
    'crisis',
    'another is in danger',
    { ...veiled, whose: 'other', evenDenied: true },
    `
    {kin}|he|she|student ..4 left|wrote|posted|sent ..2 note|letter|message|text|goodbye ..9 not_answer|not_answering|phone|missing|gone|off|disappeared|can_not_find|not_home|not_pick
    {kin}|he|she ..3 hides|hiding|hid|hoards|hoarding|saving|saves|collects|collecting|counts ..2 {pills}
    {kin}|he|she ..9 wishes|wish|asks|prays|begs ..2 lord|god|jesus take|took|takes|would_take|to_take him|her ..9 {pills}|rope|gun|tonight|hides|not_eat
    {kin}|he|she ..6 no_reason_to_live|nothing_to_live_for|wants_to_disappear|end_it_all|not_be_here|never_wake|tired_of_living|not_worth_living
  `,
  ),
  sign(
    'crisis',
    'signs of it were found',
    { ...veiled, evenDenied: true },
    `
    found|find|saw|noticed ..3 blades|blade|razors|razor|rope|noose|blood|knives ..6 room|drawer|bag|bed|bathroom|trash|backpack|sleeves|closet
    suicidal ..1 again|today|tonight|lately|now|since
  `,
  ),
];
