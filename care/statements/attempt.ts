import { type Statement, statements } from './statement.ts';

/** Suicide and self-harm, further: a decision, ways that are asked for, an attempt, injuries one gives oneself. */
export const ATTEMPT: readonly Statement[] = statements(
  'crisis',
  `
  # has decided to die (said, deniable)
  i would do it ..1 away from|where|so
  pray|prayed|praying|wish|wished|beg|begged|hope|hoped|hoping ..1 i ..2 die|died|dead|dying !for|to|with|in
  beg|begging|begged|pray|praying|prayed to die !to|well
  pray|wish|plan|long|hope|ask|longing ..1 for ..1 my ..1 death
  point|verge|edge|brink of ..1 taking|ending|killing ..1 my|myself|it
  think|thinking ..1 about|of dying|death every|all|each|daily|day
  starve|starving|fast|fasting ..2 till|until|to ..1 i? die|death
  find|finds|found my ..1 body|corpse
  killed myself !laughing|over|working|trying|to_get|to_finish|on_the
  death|dying is|sounds|feels|seems|looks better|sweeter|easier !with_christ
  longs|pray|prayed|praying|beg|begging|hope|hoping|wait|waiting|ask for death !of
  finish|finishing my life !well|in|with
  blow|shoot|blowing|blew ..1 my ..1 brains|head ..1 out|off !of_the_water
  i ..2 hang|string_up before|tonight|tomorrow|from_the|in_the|in_my !out|the|up_my
  not ..2 want ..1 live|be in this body|skin|world|hell anymore|$
  {intend}|want|have ..2 stop|finish|quit my life !of|story|group|like
  decided|chosen|choosing|intend|determined|resolved|decision|fixing ..1 to {die} !to|for|daily|in_christ|with_christ
  only|best|last|easiest ..1 road|way|option|plan|thing|wish|choice|solution|answer ..3 is ..1 die|dying|death|suicide|killing_myself|to_die !of_christ|to_self
  no|any ..2 option|choice|way|answer|solution|exit|road ..1 but|except|than|besides ..1 suicide|death|dying|die|killing_myself
  think|dream|think_of|dreaming ..2 about|of is|are dying|death|suicide|killing_myself
  {want}|going|plan|will is? to? die|dead before|by|on my|the|his|her|saturday|sunday|monday|tomorrow|tonight|christmas
  made|make up? ..1 mind ..6 {die}|death|not_be_alive|not_be_breathing|end_it|suicide !to_self|in_christ
  nothing ..4 more|better than ..1 dead|not_existing|dying|death|be_dead|to_die
  rather ..2 in the? ground|grave|earth|coffin ..1 than
  {want}|better ..2 be ..1 in the? ground|grave|coffin|morgue
  not ..1 want|wish|desire|like|care ..1 to ..1 carry_on|go_on|continue|keep_on|keep ..1 be|being|living|breathing|existing ..1 alive|$|here
  not ..1 want|wish|desire|like|care ..1 to ..1 see|have|face|live ..1 another|one_more day|morning|week|year ..2 !of_school|of_work|of_this_weather|at_work|of_snow
  drink|take|swallow ..3 together ..9 go_over|cross_over|pass_over|leave_our_bodies|die_together
  # asks to be killed (said, of self, deniable)
  kill me please|lord|god|jesus|already
  wish|wished ..4 taken|take me $|instead|too|that|in_my|that_night
  wish|hope|want|need someone|somebody|anyone ..2 murder|kill|shoot me
  please|god|lord|jesus ..3 kill me $|already|now|tonight|god|lord|please|in_my_sleep|today
  pray|hope|wish|ask|beg|want|prayed|hoping|praying ..3 be killed|shot|murdered|dead !to_sin|serious
  hope|wish|pray|want i ..2 get ..1 cancer|covid|hit|killed|shot|stabbed ..4
  let me die in|with|right|now|please|already !peace|christ|your_arms
  # thinks of suicide, in further words (said, of self, deniable)
  going|want|wanting|will|plan|about|might|tomorrow|tempted ..4 drive|driving|crash|steer|swerve ..5 tree|wall|pole|cliff|oncoming|bridge|river
  want|going|will|ready|might|gonna ..1 jump off|from !the_couch|a_plane|the_diving|the_swing|the_plane
  at|on|by|to ..1 train|railway|rail tracks|track|line|lines ..2 !station
  ^ ..1 suicidal again|tonight|today|now|and|since|thoughts
  i ..3 nearly|almost ..1 killed|hanged|drowned|shot|stabbed|poisoned myself $|last|today|again|tonight|on_saturday|and
  thought|thoughts|thinking|think|urges|idea ..2 of|about ..1 ending|end it|things|everything|me !with|early|on_a|the
  urge|want|wants|wanted|impulse|tempted|thinking|tell|tells|telling|told|fight ..4 walk|step|jump|throw|throwing|walking|stepping|jumping|run ..1 in_front_of|under|off ..2 tram|bus|train|trains|truck|lorry|car|traffic|tube|bridge|roof|balcony|cliff !of_faith
  going to? off|do|end|neck|top myself
  put|putting an? end to myself|my_life|my_existence|me
  # a way is asked for (said, deniable)
  painless way|death|method|exit
  poison ..2 for ..1 myself|me|a_man|a_person
  how many of these|them would|does|will
  how ..1 to {die} !to|well|with_dignity|daily|in_faith|for|happy|rich|empty
  how ..2 hang|kill|drown|shoot|poison yourself|myself|oneself
  what|which knot|knots
  is|does|do|are ..1 helium|bleach|gas|poison|electricity|pesticide|charcoal|cyanide|drowning ..2 hurt|fast|quick|painless|peaceful|enough|slow
  how ..8 water|freezer|sea|snow ..6 go_under|pass_out|passes_out|die|quick|kill
  how cold ..4 sea|water|river
  train|trains|express ..4 fastest|fast|without_stopping|not_stop|not_stopping ..2
  highest|tallest ..1 bridge|building|cliff|cliffs|roof|tower ..2 near|around|here|where|nearby
  high enough !to_see|standard
  which ..6 dangerous|lethal|deadly one|ones
  lethal|deadly|poisonous ..4 i ..2 get|buy|find|take
  what|something ..2 can|will|would|could kill me|a_person
  can|could ..2 overdose ..1 on|from
  need|want|looking|recommend|know|give|tell|suggest|quick|quiet ..4 method|methods $|please|no_lecture|for_a|for_me|that_will|that_my|that_does|which|to_go|to_die|and_quick
  quickest|quietest|fastest|easiest|gentlest|cleanest|surest|painless|hurts_least|least_painful ..1 way|method|death|exit|poison|pills ..1 $|out|so|to_go|to_die|for_me|for_a|for_someone|for_big|off|here|to_end|asking|dont|do_not
  which|what|where ..2 vein|artery|pesticide|poison|mushrooms|leaf|tablets|pills ..4 is_it|strongest|deadly|kills|fast|fastest|surest|sure|certain|lethal|works_best !snake
  what|which ..3 quickest|fastest|easiest|surest|painless|painlessly|gentlest|quietest ..1 death|way_to_die|way_to_go|way_out|method
  where on|in ..1 arm|wrist|neck|temple ..2
  fall|drop|height|jump|floor|floors|storeys|metres ..6 certain|survive|survivable|fatal|lethal|kill|for_sure|high_enough !in_love
  how ..1 high|tall|deep|far|fast ..9 so|not|to ..5 survive|die|dead|gone|sure|over|certain|kill !for_us
  how long till|until|before ..3 dies|die|dead|death|heart_stops|lose_consciousness
  how many|much ..3 {pills} ..4 does_it_take|would_it_take|it_take|it_takes|not_wake|never_wake|till|until|would_kill|is_fatal|at_once|kill|to_go_to_heaven|for_someone_my !headache|a_day|each_day
  can|could|do|does|will you|i|one|someone|person ..1 die|overdose|od|starve ..2 of|from|on|if|by|to_death ..5 {pills}|alcohol|starving|not_eating|blood|drinking|bleach|much|snow|cold|sad
  starve|drink|bleed|freeze|smoke myself|yourself to_death
  what|something|anything ..3 take|drink|swallow ..6 finishes|finish_it|end_this|end_it|never_wake|not_wake|sleep_forever|reverse|for_good|die|kills !over
  look|looks|seem|appear ..2 like|as ..2 accident|natural_death|natural_passing|heart_attack !but
  nobody|not|no ..4 bring|revive|save|resuscitate me back|$
  how ..3 tie|knot it|one|rope|noose|that|sheet ..3
  kill me faster|quicker|quickly|fast|painlessly|quick|slowly|instantly
  what|how ..3 dose|amount|height|speed ..3 kills|lethal|certain|sure|fatal|deadly
  # taken, in further words (said, of self, emergency)
  took|taken|swallowed|drank|drunk my? mother|husband|wife|father|grandmother|grandfather|brother|sister|roommate ..2 {pills}|morphine|drops
  took|taken|swallowed ..3 month|months|week|weeks|days|packet|pack|strips|strip|box of
  ate|washed|swallowed|took|downed ..3 whole|entire packet|pack|strip|bottle|box !of_crisps|of_biscuits|of_chocolate|of_chocolates|of_wine|of_water
  half|whole|empty|full ..1 bottle ..1 of ..1 {pills}|morphine
  mixed|took|taken|swallowed|injected ..6 all|lot|load|loads ..2 {pills}|morphine
  took|taken ..1 # weeks|days|months of
  took|taken|swallowed ..4 {pills} ..4 on_purpose|at_once|together|in_one_go|all_of_them !as
  i ..1 took|taken to many|much
  ate|eaten|drank|drunk|swallowed ..2 oleander|foxglove|dettol|muriatic|turpentine|kerosene|petrol|yew
  i ..3 drank|drink|drunk|swallowed|ate|took|taken|swallow ..4 poison|gramoxone|paraquat|pesticide|insecticide|weedkiller|herbicide|fertiliser|rat_poison|dip|acid|bleach|drain_cleaner|antifreeze|chemicals|sheep_dip|hand_sanitizer|glass_cleaner !of
  i ..3 swallowed|ate|took|taken|swallow ..4 glass !of
  took|taken|swallowed|downed|chugged|drank|ate|drunk ..1 all|whole|entire|everything|lot|lots|load|handful|bunch|loads|heap|heaps|ton|tons|too_many|bottle|fistful ..5 {pills}|sleeping|medicine_cabinet|bathroom_cabinet|cabinet|heart_drops|morphine|drops|patches !as_prescribed|with_food|out_of|once_a|every_morning
  ..1 # of the white|pink|blue|yellow|little|small ones|pills|tablets
  took|swallowed|taken the? ..1 first|last ten|dozen|few|handful|half ..3
  i ..2 taken|took|swallowed something|extra|stuff|enough !to_eat|for_my|notes|away|time|from|off
  # has tried (said, of self, emergency)
  walked|stepped|ran into|in traffic
  jumped but|and ..3 survived|lived|saved|broke|woke
  pulled the trigger
  sat|sitting ..2 car ..2 garage|hose|exhaust !waiting
  garage|barn|loft|attic|shed|cellar|woods ..2 with ..1 rope|noose|belt|gun|shotgun|rifle
  shotgun|gun|rifle|pistol ..1 across|on|in|under ..1 my ..1 knees|lap|mouth|chin|temple
  walked|ran|lay|laid ..2 on|onto ..1 motorway|m6|m1|highway|freeway ..9 swerved|lorry|police|carried|pulled|driver|stopped
  stepped|walked|jumped|threw_myself|ran|stepping in_front_of ..2 bus|train|car|truck|lorry|tram|traffic|van
  i ..2 jumped|leapt|threw_myself|lay|laid|lying|lay_down ..1 off|from|on|down_on|onto|across ..2 bridge|roof|balcony|building|cliff|tracks|rails|railway|line !of_credit
  walked|waded|went into ..1 lake|river|sea|ocean|water|reservoir|dam ..9 me_out|pulled|dragged|rescued|saved|stones|drown|not_come
  branch|rope|hook|belt|beam|cord|sheet|noose|knot|rail ..2 came_out|broke|snapped|gave_way|slipped|tore|came_down ..1
  gun|pistol|rifle|shotgun|revolver ..1 jammed|misfired|clicked|not_fire|not_go_off
  head|neck in|into|through ..1 noose|rope|oven|belt|scarf
  rope|belt|noose mark|burn|marks|burns ..3 neck|throat
  bag ..2 over|on|round|around my|own head|face
  i ..1 crashed|drove|rammed|steered ..3 on_purpose|deliberately|into_the_tree|into_a_tree|into_tree|into_a_wall|into_the_wall|off_the_bridge
  car|engine|motor|van|exhaust ..1 running|on ..3 garage|hour|hose|half_an
  other|wrong side of ..1 rail|railing|railings|barrier|parapet|fence|bridge
  survived|regret|failed|after|since|botched ..1 my|own|a ..1 attempt|overdose|hanging|suicide
  failed suicide|attempt|overdose
  ^ ..2 am|standing|sitting|stood|sat ..1 on|at|by ..1 roof|ledge|bridge|rooftop|parapet|flyover|tracks|railway|cliff|edge $|now|tonight|and_i|looking|with_my|going_to
  leg|legs|feet|foot over|out ..2 rail|edge|railing|window|side|ledge|parapet|$
  # cuts and burns given to oneself (said, of self)
  i ..1 cut|gouged|plucked|hacked off|out ..1 my|the eye|hand|penis|genitals|testicles|member|thing !of
  i ..1 cut|gouged|plucked|hacked my eye|hand|penis|genitals|testicles|member off|out
  castrated|castrate myself
  selfharm relapse|again|relapsed
  relapsed ..4 selfharm|cutting|cut
  hate|forgive|punish|judge|angry ..2 me for|when|if ..1 i? cut|cutting|selfharm !my_hair|corners
  cut|cutting|sliced ..2 too deep|far !into_the
  vein|veins|artery|wrists ..1 is|are|were|was ..1 open|opened|cut|slit|slashed|bleeding
  carved|carving ..4 into|in|on my
  cutted|opened|cut my|the veins|vein
  blood|bleeding ..4 i did it|this
  slicing|slice|slices|carving|carve|gashing|scald|scalding|cutting|scratching|burning|cut|burn|scratch my ..1 thighs|thigh|arms|legs|hip|hips|skin|stomach|wrists|belly|body|feet ..2 !hair|on_the_oven|on_the_stove
  i ..2 burn|scratch|cut|bite|pinch|punch|stab|burnt|burned ..1 my arm|arms|thighs|legs|wrists|skin|stomach|wrist|leg ..1 when|whenever|because|every|again|until|till|so|after|badly|at_night|if|to_feel|on_purpose
  i ..2 burn|cut|hit|punish|hurt|starve|scratch|scald|whip|harm myself ..5 when|whenever|because|every|again|until|after|with_the|with_a|at_night|since|for_years
  been|started|started_to|keep|began|back|again cutting|cut|selfharm|burning_myself ..1 for|since|again|here|most|every|weekly|after !costs|coupons|grass|wood|hair|hedges|class
  i cut when|whenever|after|because|to_feel|to_cope|at_night|every_night|when_i
  lines|cuts|gashes ..1 on|along my hip|arm|arms|thigh|thighs|legs|wrist|wrists !from_the
  my wrists|wrist|arms|thighs ..1 are|is|been|was ..1 cut|bandaged|bleeding|slit|open|carved
  # with the dead, soon (hinted, of self)
  intend|going|will|ready|plan ..2 follow|join ..1 him|her|them ..2 this_week|tonight|today|soon|tomorrow|to_the_grave|on_his|on_her|now|into
  i ..1 will|am|going ..1 be|go with|where|to ..1 him|her|them|mine|my_baby|he_is|she_is by_morning|tonight|tomorrow|before_morning|soon|i_have|by_sunday
  # what is named (named)
  follow_him|join_him|join_her|tried_again|tried_last|fumes|patches|coffin|die_before|height
  i ..1 going|will|want|need|decided|ready|plan|must ..1 to? do_it !again|alone|for|with|all|well|right|too
  # what is named (named, everyday)
  do_it|doing_it|tracks
`,
);
