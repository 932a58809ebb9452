import { type SignRule, sign } from './sign.ts';

const own = { said: 'veiled', whose: 'self', evenDenied: true } as const;
const mine = { ...own, whose: 'me' } as const;
const hint = { said: 'veiled', weight: 2, role: 'turning', evenDenied: true } as const;

/**
 * Two meanings that are danger where they meet, each as wide as ordinary talk allows: that it would be good × not to be,
 * to be alive × to hurt, those who stay × their grief, a way × whether it works. Patterns as in pattern.ts.
 */
export const CRISIS_MEANINGS: readonly SignRule[] = [
  sign(
    'crisis',
    'not to be, thought good',
    own,
    `
    best|nice|nicer|good|wrong|bad|peaceful|relief|kinder|kindest|easier|easiest|simpler|selfish|terrible|lovely|wonderful|tempting ..1 thing? ..4 to|is|if|i|not ..1 i? ..1 stop|stopped|quit $
    best|nice|nicer|good|wrong|bad|peaceful|relief|kinder|kindest|easier|easiest|simpler|selfish|terrible|lovely|tempting ..1 thing? ..1 for_everyone? ..4 not|never|be|die|is|i ..2 die|dead|be_dead|exist|existed|wake|wake_up|tomorrow|be_here|be_alive|gone|disappear|vanish|end_it !to|for|with|in_peace
    want|wants|wish|need|ready|beg|begging|ask|asking ..2 god|him|lord|jesus|someone|somebody|you ..1 to? ..1 turn|switch|shut|blow|snuff|delete|unplug|erase|unmake|dissolve ..1 me
    want|wants|ready|wish ..1 to? be? ..1 blown_out|turned_off|switched_off|unplugged|put_out|extinguished|dissolve|evaporate
    dream|dreamed|dreamt|dreams|daydream|daydreaming|imagine|picture ..6 dead|die|dying|death|gone|not_exist|coffin|grave|funeral ..9 happy|peace|peaceful|free|relief|calm|quiet|rest|smile
    wants|want|wanted|prefers|need|needs me dead|gone|to_die|to_be_dead|not_to_exist
    easy|easier|tempting|simple|ready|sweet ..1 to? ..1 let_go|slip_away|give_in|step_off|fade_away $
    think|thinking|thought|thoughts ..2 about|of not ..1 being|existing|waking|living|here
    pray|praying|prayed|ask|asking|begging|long|wish ..1 for ..1 my own? death|end|dying
    run|ran|running out of reasons|reason|hope|road|fight
    ocean|sea|river|earth|ground|darkness|grave|lake|water ..1 could|can|may|would|should ..1 have|take|swallow|keep|hide me
    think|thinking|thought|thoughts ..3 about|of ..2 death|dying|suicide ..2 lately|a_lot|every|all|my_own|more|daily|nightly !of_jesus|of_christ
    suicide|death|dying|ending_it ..6 is|are ..1 all|thing i think|want|dream
    point|use|sense|purpose ..1 of|in ..1 waking|wake|breathing|another|seeing ..1 up|day|tomorrow|on|$
    not ..1 want|need|care|wish ..1 to? ..1 see|meet|face|reach ..2 sun|morning|tomorrow|sunrise|dawn|another_day|daylight
    drowning|sinking|falling ..6 stopped|gave_up|given_up|stop|tired_of|not ..2 swimming|swim|fighting|fight|trying|holding_on|climbing
    pain|it|this|suffering|hurt|noise ..1 has|must|needs|have ..1 to stop|end|be_over ..3 whatever|no_matter|anything|one_way|whichever
    doing|do|be ..1 everyone|them|world|my_family|you_all|people ..1 favour|favor|kindness|service ..3 if|by|when|and|dying|go|gone|$ ..2 i|me|dying|go|gone|$
    belong ..1 in|with|under the|my ground|grave|dead|earth|coffin
    forgot|forgotten|forget ..1 to ..1 take|fetch|collect|call me
    taken|took|take me instead|too|first|and_not|not_her|not_him|with_him|with_her !seriously
    my|the body|heart ..2 give_up|give_out|shut_down|quit|fail|stop|to_stop
    thoughts|thought|idea|voice ..2 of|about|to ..1 ending|end|stopping|leaving|dying|not_being|not_existing|jumping|death ..1 things|it|everything|all|here|$|are|is|again
    then i|it|everything ..2 be? ..1 not ..1 have_to ..2 feel|hurt|think|wake|try|be
    just|want|wish to stop $
    want|ready|like to quit|stop|end|be_done ..1 life|living|breathing|being|existing $
  `,
  ),
  sign(
    'crisis',
    'to be alive, felt as pain',
    own,
    `
    hurts|hurt|painful|pain|chore|hard|exhausting|tiring|torture|unbearable|heavy|hate|hates|burden|punishment|curse|prison|mistake|sick|regret|ashamed|embarrassed|angry|sorry ..3 alive|breathing|to_breathe|being_here|be_here|existing|to_exist|to_live|living|be_awake|waking_up|wake_up|every_breath !in_sin|with|here_in|sacrifice|early|the|word|god|water|bread|at|on|conditions|stones|stone|temple|together|alone|abroad|hope|room
    alive|breathing|existing|living|waking_up|my_existence ..1 is|feels|hurts|seems ..2 hurts|hurt|painful|chore|exhausting|torture|unbearable|punishment|curse|prison|agony|pointless|too_much|hell
    every|each breath ..2 hurts|pain|torture|too_much
    not ..3 meant|made|built|cut_out|designed|suited for|to ..1 this|the|be ..1 world|earth|life|living|alive|here
    worse than ..1 my|this|living|being|life ..1 life|here|alive|living|this ..1 on_earth|anyway|so
    give|giving|hand|handing|return|returning ..2 back|in ..1 my|the ..1 ticket|life|breath|key
    give|giving|hand back|in my|this ..1 ticket|life|breath
    god|he|lord|jesus ..4 sending|sends|sent me back
  `,
  ),
  sign(
    'crisis',
    'those who stay, after me',
    mine,
    `
    they|{kin}|everyone|people|he|she|nobody ..3 will|would|might|may ..1 be? ..1 sad|cry|grieve|mourn|miss|upset|hurt ..1 me? ..1 for_a|a_while|a_day|a_week|a_month|at_first|first|only|then|but|little ..9 then|but|better|fine|over|free|move|while|week|days|month|forget|has
    they|{kin}|everyone|people ..2 will|would ..1 manage|cope|survive|heal|recover|move_on|get_over|forget|learn_to_live|do_fine ..2 without|after|when|once ..1 me|i !at|in|on|for|while|during|move
    they|{kin}|everyone|people ..4 free|rid|relieved|done of|with me
    so ..1 she|he|they|{kin} ..2 can|will|could|would|does|do ..2 manage|cope|know|find|be_fine|be_ok|be_okay|not_have_to|have ..4 without|when|after|once|later|gone
    they|he|she|everyone will|would ..1 be? ..1 sorry|regret|see|understand|wish ..9 not|gone|dead|late|there|funeral|grave|miss
    nobody ..1 will|would|has|have ..1 have|has|to|need ..1 to? ..1 carry|look_after|feed|nurse|bear|clean_up|pay ..2 me|for_me|after_me
    goodnight|good_night|hugged|kissed|hug|kiss ..4 kids|children|wife|husband|mother|son|daughter|baby ..6 longer|last_time|not_know|one_last|tighter|final
    come|cry|speak|go ..2 to|at my ..1 funeral|burial|grave ..4 nobody|wonder|anyone|anybody|would|who
    who|nobody ..3 come|cry|speak ..2 to|at my ..1 funeral|burial|grave
    forgive me ..2 for what i ..1 am|will|have_to|must|about ..2 do
    looking|look|looked at ..4 photos|pictures|photo|picture ..6 sorry|goodbye|farewell|last|for_the_last
    said|say|saying|told sorry|goodbye|farewell ..1 to ..3 children|kids|photo|photos|sleeping|bed|room|house|wife|husband|cat|dog
    taught|showed|shown|explained|wrote|written ..6 passwords|taxes|bank|accounts|bills|heating|insurance|funeral|will ..9 without|manage|after|when|gone|find|me|need
    who|someone ..3 take|feed|look_after|care_for|raise|bury ..3 me|dog|cat|kids|children|mother|pets ..3 gone|dead|not_here|no_longer|after|when
  `,
  ),
  sign(
    'crisis',
    'a way, and whether it works',
    { said: 'veiled', evenDenied: true, always: true },
    `
    fall|falls|falling|drop ..3 floor|storey|story|roof|bridge|window|height|building|balcony|cliff
    floor|storey|bridge|building|roof|window|water|river ..3 high|deep|cold|tall|fast|low ..1 enough
    which|what|is floor|bridge|building|height ..3 enough|high|tall
    how|long|does|would ..9 car|engine|motor ..1 running ..4 garage|closed|shed
    where|how|which ..4 cut|cuts|cutting ..6 hurt|quick|quickly|long|deep|bleed|fast|die|artery|vein|nothing_hurts
    bottle|whole|box|all|pack|handful|strip|jar ..4 {pills} ..3 dangerous|deadly|kill|lethal|harm|enough|fatal|do_to_me|happen|hurt
    is|are|would|does ..6 {pills} ..3 dangerous|deadly|lethal|fatal|strong_enough ..6 all|whole|bottle|done|tired|alone|quick
    buy|get|order|find ..3 helium|rope|poison|gun|{pills} ..4 without ..3 asking|prescription|noticing|id|questions|knowing
    check|checks|notice|notices|track|tracks|ask|asks|limit ..4 {pills} ..3 buy|bought|take|collect|order|pick_up
    what|which|how ..3 kills|kill|stops|ends ..3 quickly|quick|fast|fastest|without_pain|painless|you|a_person|someone ..3 quick|fast|without|painless|least
    drown|drowning|freeze|freezing|suffocate|bleed|starve ..4 quick|peaceful|painful|hurt|painless|fast|slow|long
    like|good|comfort|comforting|calms|calm|helps|safe|nice|soothing ..2 to|know|knowing|me ..2 know|knowing|that ..6 {means}|way_out|exit|there_if|can_leave|could_end
    {means} ..4 there|ready|waiting if_i|when_i|for_me|for_when|in_case|just_in
  `,
  ),
  sign(
    'crisis',
    'hurts oneself, in other words',
    { ...own, said: 'open' },
    `
    i ..4 punch|punched|punching|hit|hitting|slap|slapping|bite|biting|scratch|scratching|starve|starving|burn|burning|cut|cutting|pinch|choke|hurt ..1 myself !shaving|cooking|off|by_accident|accidentally|in_the_kitchen|short|some|a|loose|out|on|at|with|playing|in|lifting|while|yesterday
    punch|hit|scratch|burn|cut|bite|slap myself ..9 until|bleed|bleeds|purple|numb
    i ..9 razor|blade|razors|scissors ..9 hour|better|bathroom|tub|shower|lines|skin|shaking|calm|put_it_down
    razor|blade|knife|scissors|needle|glass ..6 little|small|tiny ..1 lines|cuts|marks
    made|make|making|draw|drew|drawing ..3 lines|cuts|marks ..3 arm|arms|leg|legs|wrist|skin|thigh|better
    cut|cutting|cuts ..1 deeper !into|roots
    razor|blade|selfharm|knife cuts|marks|scars|wounds
    bruises|bruise|scars|cuts|burns|marks|lines ..2 i ..1 make|made|gave|give|do|did myself|them
    i ..2 not ..1 eat|eating|drink|drinking ..4 body|die|give_up|disappear|waste|fade|until|nothing_left
    hide|hiding|cover|covering|hidden ..2 my ..1 arms|cuts|scars|wrists|legs|burns
    about|going|want|need|urge to ..1 hurt|harm|cut|burn|punish myself
  `,
  ),
  sign(
    'crisis',
    'done and not done',
    { ...mine, emergency: true },
    `
    i have ..3 gun|pistol|rifle|revolver ..9 alone|nobody|whisky|whiskey|bottle|drunk|drinking|vodka
    rope|belt|branch|beam|hook|cord|noose|knot ..1 gave|broke|snapped|slipped|tore|not_hold ..1 way? !my_tooth
    keep|kept standing|going|walking|driving|looking|staring|returning ..4 window|bridge|roof|rails|tracks|cliff|balcony|ledge|river ..6 floor|night|down|again|think|$
    knife|razor|pills|tablets|rope|gun|blade|bottle ..6 i ..1 keep|kept ..1 opening|looking|touching|taking|staring|going|counting|holding
    first|second|third|fourth|last|another|next ..1 time ..1 i ..1 tried|try|attempt|attempted !to|this|your|cooking
    psych|psychiatric|mental ..1 ward|hospital|unit|clinic ..12 nothing|changed|want|same|worse|again|discharged|home
    i ..1 took|swallowed|taken|drank ..2 something|stuff|a_lot|too_much|bunch|everything ..9 weird|sick|dizzy|sleepy|parents|regret|scared|spinning|numb|shaking|not_tell|do_not_tell
    promised|promise|swore|vowed ..9 not ..2 do|kill|end|go|hurt ..1 it|this|myself|anything|before ..4 while|until|as_long|before|alive|died
    afraid|scared|fear|not_for ..2 of? ..1 hell|dying|pain|god|judgment|it ..6 gone|dead|done_it|ended|not_be_here|long_ago|years_ago
    understand|get|envy|jealous|admire ..3 people|those|who|everyone|the_ones ..3 do|did|do_it|end|ended|kill|killed|died|dead|jump|jumped|gone|not_wake
    envy|jealous|envious ..2 of? ..1 dead|the_dead|dying|people_who_die|corpses
    coming|come|going to you|god|him|jesus|lord|the_lord ..3 whether|ready_or_not|even_if|uncalled|called_or|without_being|like_it_or
    not ..1 live|last|do|take|face|spend|see|survive|give ..1 it? ..1 another|one_more year|day|week|night|month|winter|christmas|birthday ..2 !with_her|with_him|at
    not ..2 see|imagine|picture ..1 myself|me ..2 old|older|getting_older|growing|any_older|grown|thirty|twenty|adult|alive
    understand ..2 him|job|elijah|jonah|jeremiah|judas|saul ..9 death|die|strangling|born|dead|hang|hanged|sword|kill
    tomorrow|then|soon|next_week|monday ..9 because? i ..1 will not be there|here|around|alive
    if|when i ..1 jump|let_go|do_it|did_it|jumped|end_it ..9
    happens|happen ..4 soul|me|body ..2 if|when i ..2 jump|do|fall|end|go|let
  `,
  ),
  sign(
    'crisis',
    'another, in other words',
    { said: 'veiled', whose: 'other', evenDenied: true },
    `
    {kin}|he|she|boy|girl|student ..9 wants|want|wanted|says|said|asks|told ..6 be|go|join|live with|to|in ..2 {kin}|heaven|jesus|god|angels ..2 heaven|now|tonight|soon|today|too|already
    rope|noose|belt|gun|knife|pistol|bag ..3 his|her|their neck|head|mouth|throat|temple
    {kin}|he|she|someone ..9 walk|step|jump|throw|lie|run|throwing|drive ..2 in_front_of|under|off|into ..2 lorry|train|truck|bus|traffic|bridge|car|cliff|river|tracks
    {kin}|he|she|woman|man|girl|boy ..9 come|go|going|coming home ..1 to him|god|jesus|heaven|the_lord ..2 this|tonight|tomorrow|soon|friday|sunday|weekend|early
    {kin}|he|she|girl|boy ..9 short|long sleeves ..9 cuts|scars|marks|arms|burns
    {kin}|he|she ..2 locked|locks|barricaded ..9 gun|pills|knife|rope|rifle|razor|pistol
    her|his|their|{kin} cut|cuts|bleeding|scarred|slashed arms|wrists|legs|thighs|arm|wrist
    {kin}|he|she ..4 saving|saved|hoarding|collecting|keeping|hiding|stockpiling up? ..1 his|her|the|all|their ..2 {pills}
    {leader} ..9 not go_on|can_not_go_on|carry_on|live ..6
    {kin}|he|she|{leader}|someone|student|boy|girl ..6 wrote|posted|texted|said|says|sent|left|told ..9 can_not_go_on|not_go_on|goodbye_forever|this_is_the_end|not_be_here|burden_anymore|be_a_burden|rather_be_dead|rather_die|no_way_out|end_it|not_wake_up
    {kin}|he|she|girl|boy|student ..2 rather|prefer|prefers ..1 to? ..1 be? dead|die
    {kin}|he|she|student|boy|girl ..3 stopped|stops|refuses|refusing ..2 eating|talking|medication|food ..6 die|pointless|ready_to_go|end|live
  `,
  ),
];

/** Weak alone: they count beside distress or after it. */
export const CRISIS_MEANINGS_HINTS: readonly SignRule[] = [
  sign(
    'crisis',
    'winding up',
    hint,
    `
    cancelled|canceled|deleted|closed|unsubscribed|resigned|quit|returned|emptied|shredded|burned ..2 all|everything|my|the ..2 appointments|accounts|account|plans|everything|photos|diaries|journals|phone|profile|letters
    put|left|leave|laid|packed|set ..4 watch|ring|keys|savings|money|medals|bible|jewelry|papers|will|letters ..4 envelope|box|drawer|table|bag ..6
    nothing left|more|else to say|do|give|lose|wait_for
    made|make|making ..1 peace with everyone|all|them|everybody|my_family|it|dying|leaving
    can|could|may leave|go now|in_peace|$
    not ..1 need ..1 them|it|any|those|anything anymore|where|$
    without me $
    {everyone} ..2 not ..1 need me anymore
    feel|am|like ..2 ghost|corpse|zombie|shell|dead_weight|walking_dead
    i do now $
    life ended|stopped when|the_day|since|that_day
    stopped ..1 fighting|caring|trying|hoping
    too_far_gone|beyond_help|beyond_saving|past_saving|beyond_repair
    final|last ..1 arrangements|wishes|preparations
    so ..2 {kin} has|have|had less|no ..2 trouble|work|costs|worry|mess
    my ..1 own? funeral|burial|grave|coffin|obituary|headstone|eulogy|tombstone|cremation
    end of ..1 the|my road|line|strength
    not ..1 renew|refill|fill|collect ..2 prescription|pills|medicine|medication
    took|taken|stole|borrowed|know_where ..4 gun|pistol|rifle|revolver
    find|marry|meet ..2 someone|another|wife|mother|husband|somebody ..1 better
    deep|high|fast|cold ..1 is|are the river|lake|bridge|water|cliff|train|quarry
  `,
  ),
  sign(
    'crisis',
    'not waiting',
    hint,
    `
    not ..1 turning|coming|going back !to|there
    understand|see|get|know ..1 why|how ..2 people|someone|anyone|they ..3 kill|jump|end|hang|suicide
    work|task|mission|part|time ..1 here|on_earth|in_this_life is done|finished|over|complete|up
    might as well ..1 make|end|finish|be|get|die ..2 official|it|dead|over|now|$
    should|when|if|shall i ..1 do|end|finish it $
    practised|practiced|rehearsed|tested ..4 rope|knot|fall|jump|goodbye
    forget my face|voice|name|smile
    not ..2 stop|prevent|fight|resist|avoid it|death|that either|if_it|$
    i have ..1 no plan|plans but|yet|$
    what for $
    not ..1 want|can|going|will|able ..1 to? wait for|that|until|longer|anymore|so_long
    worse than ..1 my|this|living|being ..1 life|here|alive|living
    high|strong|deep|sharp|many enough $
  `,
  ),
  sign(
    'crisis',
    'cry to be kept',
    hint,
    `
    stop|save|hold|help me ..3 before|from ..2 i|myself|me|do|doing
    not think|know|believe ..2 i ..2 make|get|last|survive ..1 it? through|until|to ..2 night|morning|tomorrow|week
    want it|to $
    please not tell ..2 anyone|parents|mother|father|anybody|my|them|$
  `,
  ),
];
