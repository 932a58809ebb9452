import { type Statement, statements } from './statement.ts';

/** Suicide and self-harm: an intention, a plan, means, an attempt, a wish to die; and hints of them. */
export const CRISIS: readonly Statement[] = statements(
  'crisis',
  `
  # to kill oneself (said, deniable)
  {kill}|shoot|shooting|hang|hanging|hanged|drown|drowning|stab|poison|end|ending|ended|gas|off|offing|electrocute|suffocate myself !laughing|in_the_foot|at_work|at_the|at_my|for_this|for_my|working|studying|trying|over|to_please|to_make|to_get|to_finish|to_pay|to_keep|in_work|in_studies|in_books|in_food|in_drink|in_alcohol|in_music|in_prayer|in_the_garden|in_the_pool|with_work|with_sugar
  # the wish to die (said, deniable)
  longing|long|yearn|wish|crave|craving|want for? death
  {want} ..1 to|i|that_i ..1 {die} !to|with|daily|in_peace|at_home|well|a_good|before|of|laughing|than|for|in_christ|by_the_sword|set|a_hero|singing|praising|surrounded|old
  god|lord|jesus|please ..3 let me die !to
  rather be? dead|die than ..1 live|go|face|keep|feel|be_here|wake|spend|suffer
  {want} ..2 cease|stop existing|breathing|exist|living
  {want} ..2 cease|stop being alive|here|me|a_burden|anymore|$
  rather be dead !than
  want|wanna|wish die|unalive|dead
  # self-harm (said, deniable)
  i cut|cuts|burn|burned myself and|again|last|$|to|because|when|every|deep|for|in|sometimes|alone|at_night|secretly !slack
  i am|was|been|have_been|keep ..1 cutting $|and|again|myself|at_night|every
  i cut $
  {intend}|feel_like|urge|urges ..3 {hurt}|scratch|hit|bruise myself !off|some|slack|a_break|from|out|short|in_the_foot|on_the_grill
  slit|slitting|cut|cutting|slash|slashing my|her|his wrists|wrist|throat|veins
  i ..3 cut|harm|cuts|burn|burned|burnt|slashed|sliced|scratched myself again|tonight|today|last_night|yesterday|every|when_i|because|to_feel|on_purpose|for|in_the|until|so|deep|with_a|to
  ^ ..1 selfharm|suicide|suicidal $
  cutting|cut|cuts|cutter|selfharm|selfharmed|selfharming again !off
  cutting|harming|burning|starving|scratching|injuring|punishing|hitting|hurting myself !off|some|slack|a_break|out|from|at|while|on_the|short|with_the_grill|in_the
  suicide|suicidal thoughts|ideation
  # suicidal (said, deniable)
  not trust myself tonight|alone|with_the|to_be|to_stay|around|right_now
  thinking_about|thinking_of|thinking|of|on|to|want committing|commit|attempting suicide
  {feel}|been|getting|become|becoming|gotten|went ..3 suicidal
  i ..3 {intend} ..2 of|about|to|on? suicide !prevention|ministry|and_the|in_the|of|rates
  planning|plan|plans|planned|chose|choosing|choose|thoughts_of|thinking_about my|a|on? suicide
  suicide ..3 on_my_mind|in_my_head|all_i_think|only_option|only_way
  suicide note|notes|letter|letters|plan|pact|hotline|method|methods !in_the_bible|for_my_lesson
  # not to want to live (said)
  can|could not ..1 live anymore|any_more|another_day|$
  not think|believe|feel|know ..3 can|could|will|am|want ..2 live|go_on|keep_going|make_it|survive|continue|carry_on|hold_on|do_this !without_coffee
  no|any|one|without_a|without|lost_all|lost_every|lost_my|not_a_single|not_see_a|a|see|find ..1 reason|reasons|point|purpose|use left? to|in|of|for ..1 live|living|stay_alive|keep_living|go_on|going_on|being_alive|existing|exist|stay|be_alive|wake_up|continue|carry_on !for_god|for_christ|if_there
  not|nor|never|stop|stopped|lost|no_longer|hardly|dont|without ..2 want|wanting|wish|care|feel_like|like|desire|will|bother|any_desire ..1 to? live|living|exist|existing|be_alive|being_alive|wake_up|be_on_this_earth|keep_living|go_on_living|keep_existing|be_living|continue_living !in|with|like|by|for|here|under|alone|at_home|at_the|at_my|at_her|at_his|at_a|on|without_him|without_god|without_jesus|as|near|far|there|this_way|that_way|according|a|my|his|her|the|paycheck|up_to|apart|together
  done|finished living|with_life|with_living|with_this_life|with_this_world|existing
  want|wants out of? this? life? $
  life is|was|seems|feels not|hardly|no_longer worth it|living|the_pain|anymore
  not ..1 know|sure|care if|whether !he|she|they|my|his|her|the|it|there i? ..3 live|alive|keep_living|go_on_living|be_here|living
  not|lost|no|without|any ..1 will|strength|desire|energy|courage|wish to ..2 live|be_alive|keep_living|go_on_living|be_here !for_god|for_christ|right|as
  not deserve to? live|exist|be_alive|life|breathe|living
  # Spanish: suicide (said)
  quiero|quisiera|deseo|prefiero|ganas_de|voy_a|pienso|pienso_en|pensando_en|pensado_en|intente|intento|trate_de|planeo|puedo|ojala|gustaria|necesito ..2 morir|morirme|matarme|suicidarme|desaparecer_para_siempre|quitarme_la_vida|no_despertar|acabar_con_todo|acabar_con_mi_vida|terminar_con_mi_vida|no_existir|ahorcarme|dejar_de_existir|hacerme_dano|cortarme|dejar_de_vivir|dormir_y_no_despertar !al_pecado|a_mi_mismo|al_yo|por_cristo|a_si|con_cristo
  no quiero|deseo|aguanto|soporto|puedo ..1 vivir|seguir_viviendo|despertar|existir|estar_vivo|estar_viva|seguir_vivo|seguir_viva|mas_esta_vida !en_pecado|en_el|asi|lejos|sin|para_mi|con
  tome|trague|tomado|tragado ..3 pastillas|todas|frasco|veneno
  se quiere|quiera|va_a|queria morir|matar|suicidar|ahorcar|quitar_la_vida
  se corto|cortado|tomo|trago ..3 venas|munecas|pastillas|veneno
  mejor sin mi
  me quiero|voy_a|quisiera|intente|deseo morir|matar|suicidar|quitar_la_vida|ahorcar|cortar
  # Portuguese: suicide (said)
  quero|queria|vou|penso|pensando|pensei|vontade|tentei|prefiro|desejo|planejo|gostaria|preferia|posso ..2 morrer|me_matar|suicidar|me_suicidar|suicidio|tirar_a_minha_vida|tirar_minha_vida|tirar_a_vida|acabar_com_minha_vida|acabar_com_a_minha_vida|acabar_com_tudo|sumir_para_sempre|nao_acordar|desaparecer_para_sempre|me_cortar|me_enforcar|deixar_de_existir|nao_existir|me_machucar !para_o_pecado|para_mim_mesmo|por_cristo|com_cristo|para_o_eu
  me corto|cortei|mutilo|machuco ..3
  tomei|engoli ..3 comprimidos|remedios|veneno|cartela|frasco
  nao ..2 quero|aguento|consigo|desejo|vejo|tenho|ha ..1 mais? ..2 viver|existir|acordar|estar_vivo|estar_viva|continuar_vivendo|seguir_vivendo|razao_para_viver|motivo_para_viver|sentido_em_viver|razao_de_viver !em_pecado|no|assim|longe|sem|para_mim
  se ..1 matar|suicidar|enforcar
  # to end one’s life (said, deniable)
  {intend} ..2 take|taking my life !and_let|and_use|and_make|back|seriously
  end|ending|ended|ends my own? life|existence|misery !of|as|in_the
  take|taking|took my own life
  {intend}|want ..1 end|ending it tonight|all|for_good|forever|today
  # French: suicide (said)
  veux|voudrais|vais|envie|pense|prefere|aimerais|souhaite|essaye|tente|pensees|penser|songe|peux|compte ..2 mourir|me_tuer|me_suicider|en_finir|mon_suicide|plus_exister|disparaitre_pour_toujours|me_pendre|mettre_fin_a_mes_jours|mettre_fin_a_ma_vie|suicide|me_faire_du_mal|me_couper|ne_plus_vivre|ne_pas_me_reveiller|mourrir !a_moi_meme|au_peche|a_soi|pour_christ|avec_christ
  avale|pris ..3 cachets|comprimes|medicaments|somniferes|pilules|boite
  ne|je|nai|ai|pas ..2 veux|voudrais|peux|ai|plus ..1 plus|pas ..3 vivre|exister|me_reveiller|envie_de_vivre|etre_en_vie|etre_la !dans|sans|comme
  me mutile|scarifie|coupe|taillade ..3
  mieux sans moi
  # taken or done already (said, emergency)
  i ..1 stabbed|shot|hanged|hung|poisoned|strangled|drowned|gassed myself !in_the_foot
  i|have|just ..1 took|taken|swallowed ..2 pills|tablets|sleeping|overdose|poison ..5 ago|scared|and_now|now_i|sorry|tired|sleepy|dizzy|spinning
  i|have|just|already|he|she|{kin} ..3 took|taken|swallowed|swallow|take|taking|downed ..3 #|all|whole_bottle|bottle|handful|too_many|entire|lot|lots|load|loads|heap|heaps|ton|tons|couple_of_dozen|bunch|whole|twenty|thirty|forty|fifty|sixty|hundred|many|every|full_bottle|pack|box|dozen|overdose|all_the|all_of|all_my|the_rest ..4 {pills}|sleeping|them|bottle !a_day|daily|every_day|each_day|a_week|every_morning
  {intend} ..3 overdose|od !of|on_sugar|on_coffee|on_chocolate
  discharged|released|home|out|back ..3 hospital|psych|psychiatric|ward ..6 attempt|overdose|tried|wrists|pills
  # means in hand (said, of self, emergency)
  i ..2 have|keep|kept|got|bought ..2 rope|noose|enough_pills|a_bottle_of_pills|razor_blades ..3
  holding|hold|have|sitting_with|staring_at|looking_at|am_with ..3 rope|noose|razor|blade|razor_blade|bottle_of_pills|gun|knife|pills ..2 now|tonight|in_my|ready|beside|around|here|and_i|in_front|on_the
  i ..1 have|saved|been|am ..2 saving|saved|hoarding|collecting|stockpiling|collected|hoarded|stashed|hiding ..4 {pills}
  i have|got ..1 {pills} saved|hoarded|stashed
  i|i_have|got|with|holding|my|took_out|loaded ..4 gun|pistol|rifle|revolver|shotgun ..3 loaded|my_head|my_mouth|on_my_lap|in_my_hand|beside_me|next_to_me|on_the_table|under_my_pillow|in_my_lap|myself
  the|my|a_noose|tied|bought|have_a|got_a ..1 noose|rope ..4 ready|hanging|around|tied|tree|garage|beam|ceiling|attic|closet|basement|shed|barn|loft|tested
  # asking for ways (said)
  can|could|would|will|does|do ..5 {pills} ..2 kill|enough|stop|be_enough ..2 me|a_person|you|someone|to|it|someone|my
  how ..2 tall|high|deep|far|fast ..5 building|bridge|fall|jump|drop|water|cliff ..6 not|survive|die|dead|kill|enough|sure
  lethal|fatal|deadly dose|amount|overdose|quantity|doses
  way|ways|method|methods ..2 die|dying|suicide|kill_myself|end_my_life|end_it|go|unalive|kms ..3 painless|painlessly|hurt|hurts|hurting|quick|quickly|least|easy|easily|fast|without_pain|peacefully
  where ..4 buy|get ..2 cyanide|poison|nembutal|helium|a_gun_tonight
  does drowning|hanging|overdosing|bleeding hurt
  {pills} ..4 too many|much
  painless|painlessly|quickest|easiest|least_painful|best|peaceful|fastest|surest|quick|easy|gentlest|hurts_the_least|hurts_least ..3 way|ways|method|methods|death|suicide ..2 die|dying|go|suicide|kill|end|death|out|kms|unalive|leave
  how many|much ..1 {pills}|mg|milligrams|grams|sleeping|aspirins|alcohol|insulin ..4 die|kill|lethal|fatal|overdose|dead|enough|fatally|deadly|od|too_many
  how|fast|long|quickly ..5 bleed|bleeding out|to_death
  what ..2 happens|happen|would ..2 if ..1 you|i|someone|a_person|one take|took|takes|swallow|swallows|drink|overdose|overdoses|od|hang|jump|mix ..6
  # another speaks of it (said, of another)
  {kin}|he|she|someone ..2 going to ..1 end_it|kill_himself|kill_herself|hang_himself|hang_herself|overdose|end_everything
  {kin}|he|she|someone ..2 will kill|hang|hurt|drown himself|herself
  {kin}|he|she|someone ..2 wants|planning|plans|threatens|threatened|trying|tried to ..1 die|end_it|kill_himself|kill_herself|hang_himself|hang_herself|jump|overdose|commit|end !at_home|in_peace|for_us|for_our|for_christ|with|to_self|at|peacefully
  {kin}|he|she|someone|girl|boy ..6 hurting|harming|cutting|cuts|burning|starving ..1 himself|herself|themselves|wrists|arms
  found|discovered|saw ..5 suicide_note|goodbye_letter|goodbye_note|farewell_letter|razor|razors|blades|rope|noose|pills ..6 my|her|his|room|bed|drawer|bag|hidden|under
  {kin}|he|she|pupil|student ..4 wish|wishes|wished he|she|they ..1 was|were dead|not_alive|gone_forever|not_born|never_born
  {kin}|he|she|pupil|student ..2 wants to ..1 disappear|vanish !from_the_stage|into_his|into_her
  hide|hid|hiding|hidden|locked_away ..2 knives|razors|razor|blades|pills|tablets|scissors|sharps !toddler|baby|kitchen_drawer
  # wishing never to wake or to have been born (said)
  help him|her|them to? die !well|in_peace|peacefully|at_home|to_self
  better ..1 not ..1 wake|waking !early|him|her|them|the
  sleep|asleep forever|and_never|and_not !i_can|sleep|in_christ
  {want}|pray|prayed|praying|hoping|asking|asked|beg|begging|please|rather|nice_if|better_if|care_if|mind_if|fine_if|okay_if|relief_if|good_if|happy_if|glad_if|would ..9 not|never|without wake|waking|woke|woken ..1 up?
  {want} ..3 i|god ..3 was|were|had|have ..1 never|not been? born|alive|existed|here_anymore|made_me
  # done and not done (said, to me, emergency)
  first|second|third|fourth|last|another|next ..1 time ..1 i ..1 tried|try|attempt|attempted !to|this|your|cooking
  if|when i ..1 jump|let_go|jumped|end_it ..9 !for_joy
  not ..1 live|last|do|take|face|spend|see|survive|give ..1 it? ..1 another|one_more year|day|week|night|month|winter|christmas|birthday ..2 !with_her|with_him|at
  # means kept or held (said, of self, emergency)
  gun|pistol|rifle|revolver|shotgun ..12 i ..6 hold_it|take_it_out|look_at_it|think_of_it|think_about_it|know_where|need_it|put_it_to
  stopped|quit|skipping|skip ..1 taking|using|injecting my ..1 insulin|dialysis|heart|transplant
  {pills} ..9 not_taken_them|keeping_them|saving_them|hiding_them|kept_them|saved_them|hidden|would_be_enough|is_enough|are_enough|be_enough|enough_to
  # no morning after (said, of self)
  not ..1 plan|planning|expect|expecting|intend|intending|believe|think|sure|promise ..3 be|being|am|stay|staying ..1 here|around ..1 for|by|at|next|past|when|in_the_morning|tomorrow|another|much|long
  after|past|by|once|from tonight|tomorrow|friday|sunday|monday|today|saturday|thursday|this_week|the_weekend|that ..4 none|nothing|no|not|never|nobody ..4 matter|matters|hurt|hurts|worry|need|pain|problem|bother
  pray|look|care|watch|be_there ..2 for|after|over|with my ..2 {kin} ..1 after|when|once ..1 tonight|tomorrow|i_am|gone|friday|sunday|it_is
  # a plan for one’s own death (said, of self)
  dying|death|suicide|killing_myself|ending_it ..2 is|are ..2 all|thing|what ..1 i ..2 think|want|dream|hope|long
  know|decided|planned|chosen|picked|figured ..2 how|where|way i ..3 do|end it ..2 and when|where|$
  i ..2 thinking|think|thought|dream|dreaming ..2 about|of unalive|jumping|drowning|letting_go|crashing|overdosing|hanging|bleeding|slipping_away !for_joy|rope|ship|into_the_pool|in_with|to_conclusions
  i ..1 have a? plan ..4 date|day|time|place|rope|pills|means|method|note
  planning|plan|picture|picturing|imagine|imagining|rehearse ..2 my own? death|suicide|dying
  coward|brave|courage|guts ..2 otherwise|or|to|or_else ..4 ended|end_it|done_it|do_it|go_through_with|jump|pull_the|dead
  {want} ..1 my life ..2 over|end|finished|done|stop|shorter|gone
  # no wish to live (said)
  tired|sick|weary ..1 of living|being_alive|existing|my_life
  what|no|any|the|a|not|lost|there|is ..1 point|reason|sense|use ..1 of|in|to ..1 living|live|being_alive|existing|go_on_living !for_god|for_him|for_jesus|holy|in_sin
  nothing ..3 to live for
  not ..2 go on living
  danger to myself
  ich will|moechte|mochte ..1 sterben|tot_sein|nicht_mehr_leben|mich_umbringen
  # to be gone (hinted, of self)
  i|already ..1 did it ..3 took|swallowed|cut|pills|blood
  i ..2 not ..2 need|want|have ..2 this_life|life|my_life|future|a_future|tomorrow ..1 anymore|$
  will|gonna not? be ..1 gone|no_more|out_of_your_way|out_of_everyones|history|a_memory|dead soon|tomorrow|by|forever|when|before|tonight|for_good|by_morning|anyway|$ !on_vacation|to_work
  leave|leaving|left|quit|exit|exiting|depart this world|earth|life|planet|place_forever|miserable_world|body !to|behind_for
  i ..2 end|finish this|it|everything|things ..1 tonight|now|soon|myself|today|$
  hope|hoping|wish|pray|praying|wait|waiting|would_be_nice ..3 car|truck|bus|train|lightning|something|accident|cancer|plane|god|death ..3 hits|hit|kills|kill|takes|strikes|crashes|ends|finds|take|strike|finish me|down|$
  swallowed|took|taken|drank everything|all|them|whole ..2 all|cabinet|medicine|bottle|at_once !seriously|notes|apart|personally|in_stride|there|home|out
  step|stepping|walk|walking|jump|jumping|jumped|leap|throw_myself|throwing_myself|lie|lay|laying|lying ..2 in_front_of|off|from|under|into|onto|out ..2 a|the|of|my ..1 bridge|train|trains|window|roof|building|cliff|traffic|truck|bus|car|balcony|tracks|ledge|river|overpass|subway|lorry|road|railway
  want|let|wish|need everything|it|all|it_all|pain|suffering|this|the_pain|my_pain|my_suffering|the_hurt|hurting ..2 end|ends|over|stop|stops|go_away|be_over ..1 forever|for_good|now|tonight|permanently|$ !in_my_back
  not|no|nobody ..3 be|have|worry|need|bother ..2 burden|worry|bother|problem|deal|me ..4 longer|anymore|soon|after|much
  look|looking|stare|staring|gaze ..1 at|down|into|over ..2 river|bridge|water|tracks|knife|rope|pills|trains|cliff|lake|street_below ..9
  so that|nobody|no_one ..2 trouble|mess|burden|clean|bother|find|problem ..4 afterwards|after|when|later|gone|me
  will not|never|no_longer be|need|see ..4 around|here|alive|morning|tomorrow_morning|sunrise|christmas|easter|birthday|sunday|spring|summer|weekend|graduation|next_week|another_day|anymore
  {intend}|want|just|could ..3 disappear|vanish|fade|evaporate ..2 forever|for_good|and_never|from_this_world|from_the_earth|from_this_earth|completely|off_the_face|into_nothing|from_everything|from_life
  only|just|no|one way|way_out|exit|escape|solution|option|road left? ..2 to_die|for_me_but|is_death|left|death|out|is_to_end !sin|to_the
  # better off without me (hinted, to me)
  everyone ..4 happier|better|fine|relieved|easier|free ..2 without|if_i|when_i|once_i
  nobody|none|who|not|noone ..5 miss|notice|care|cry|mourn ..1 me? ..1 if|when i|i_am|i_was ..2 die|died|dead|gone|disappeared|vanished|killed|left_this|not_here|were_gone|was_gone|am_gone|did_not_exist|stopped_existing
  better off dead|not_alive|not_existing|not_being_here
  nobody ..2 find|look_for|miss|search|remember me ..2 for_weeks|for_days|anyway|after|gone|when|if|at_all|$
  if i ..1 were|was|am gone|dead|not_here|not_around|not_alive ..9
  {everyone}|all|he|she|we|world|things|would|it ..5 better|happier|easier|relieved|fine|simpler|lighter off? without me|myself
  world|they|everyone|life|nobody|family ..1 would|will not? miss|need|notice me !at|in|on|while|this
  # better off without them, in their words (hinted)
  {everyone}|baby|all|world|things ..5 better|happier|easier off? without him|her|them
  # told to be silent (hinted)
  begs|begged|begging|promise|promised|made|makes|says|said|told|asked ..4 not ..1 tell $|anyone|anybody|mother|father|his|her|a_soul|my_mother|my_father
  begs|begged|begging me not ..1 tell|say
  made me ..1 promise|swear $
  # another does not come out (hinted, of another)
  {kin}|he|she|they ..1 not ..1 come out of|from ..2 bathroom|room|bedroom|garage|shed|toilet
  # where one hurts oneself (hinted, of self)
  ^ ..1 my arms|wrists|thighs|wrist|thigh $
  # denied, but unasked (hinted, of self)
  ^ ..2 not ..1 got|have ..1 plan $
  ^ ..1 not going to do anything|it|something_stupid|anything_stupid
  never|not ..3 kill|hurt|harm|end|do|suicide|suicidal|take|act ..3 myself|it|my_life|that|anything|on_it|suicide|suicidal|to_myself ..2 but|though|because|only|although|yet|just|if ..20
  # going home tonight (hinted, of self)
  why ..2 god|he|lord|jesus not? ..2 let|take|taken|took|call|kill|end me !go|win|have|get|see|pass
  go|going|be to|in|with heaven|jesus|god|the_lord now|tonight|today|already|sooner|early !when|after
  going|go|coming home to jesus|god|the_lord|lord|heaven|be_with ..2 tonight|today|now|soon|tomorrow|already|early
  want|ready|going|wish|need|long ..2 be|join|meet|see|go|reunited|together|rejoin with|to|my|him|her ..2 late|dead|deceased|departed|husband|wife|mother|father|son|daughter|baby|brother|sister|child|heaven|grandmother|him|her ..3 tonight|now|soon|today|already|this_week|heaven_now
  # at a height, at the water, at the wheel (hinted, of self, emergency)
  turned|turn|turning|opened|open ..2 gas|oven|exhaust|stove|engine|taps ..2 but|and|then|then_the|again ..2 baby|dog|phone|door|lay|lie|waited|sleep|went|someone|stopped|turned|i
  sit|sitting|sat|am|stay|lie|lying ..4 car|garage|van|truck ..4 garage|engine|exhaust|hose|fumes ..6 door|closed|running|on|come|back|sleep
  i|my ..6 bridge|rail|railing|ledge|roof|rooftop|cliff|windowsill|window|balcony|platform|overpass|parapet|tower|edge ..6 let_go|let_myself|lean_out|leaned|leaning|lean|looked_down|look_down|step_off|feet_over|legs_over|climbed_over|one_step|almost_jumped|nearly_jumped|jump
  i am on|at|by the|a ..1 roof|bridge|ledge|rooftop|cliff|railway|tracks|railing|overpass|multistorey|multi|viaduct|parapet|flyover
  standing|stood|sitting|sat at|on|by|in the|my|a ..1 window|windowsill|balcony|parapet since|for_hours|all|again
  thinking|think|thought|tempted|imagine|imagining|urge|want|wanted|close|nearly|almost|could|about|fantasize ..3 steer|steering|driving|drive|swerve|swerving|turn|turning|crash|crashing|pull|pulling ..5 tree|wall|river|lake|canal|the_sea|the_water|off_the|oncoming|pole|cliff|barrier|traffic|pillar|lorry|truck|bridge
  going|about|ready|gonna to jump !in|into_the_pool|for_joy|on|ship|to|rope|right|with|at|over_to
  # denied (hinted, of self)
  i am not going to do anything
  i ..1 am|is not ..1 suicidal|going_to_kill_myself|going_to_hurt_myself|a_danger_to_myself
  i would|will|could never|not kill|hurt|harm myself
  # can go on no longer (hinted)
  i ..1 hate my life !verse|jesus|in_this_world
  not ..1 want ..1 go_on|live|continue|carry_on|be_here ..1 without him|her|them
  can|could not ..1 go|carry|keep|face|bear on|going|another|one_more day|anymore|hour|like_this|alone|tomorrow|night|$ !project|job|with
  tired|sick|done|exhausted|weary of|with fighting|trying|it_all|everything|pretending_to_live|this_world|struggling|hurting|suffering|surviving|breathing|waking !about|over_money
  # asked whether it would be forgiven (hinted, of self, deniable)
  if i ..1 kill|killed|end|ended|took|take|commit|committed ..1 myself|my_life|my_own_life|suicide|it
  # a promise that weakens, a question for someone (hinted, everyday)
  hypothetically|asking_for_a_friend|hypothetical ..9
  # sees no point, no way (hinted)
  i am ..1 done $
  # to kill oneself, in other words (said, of self, deniable)
  i ..2 kill me !with_kindness|softly|inside
  {intend}|mean|meant|reckon|time|have|must|need ..2 end|ending|take|taking my own life
  top|topping|topped myself !up|off
  do|did|doing away with myself
  tonight|tomorrow ..3 i ..2 do it myself
  by my own hand !made|sewn|knitted
  {intend}|about ..1 do to myself
  suicide tonight|tomorrow
  take my life or i
  checking|check out tonight|for_good|of_life|of_this_life|early !hotel
  forgive ..6 what i am about|going to do !today|next
  # not safe with oneself (said, of self)
  not ..1 safe tonight|alone|to_be_alone|on_my_own|with_myself|from_myself !in_this_neighbourhood
  hospital|icu|psych|ward|intensive_care|stitches ..9 attempt|tried|my_doing|on_purpose|will_do_it_again|do_it_again|tried_again
  # taken or done, in other words (said, emergency)
  i|have ..1 took|taken|swallowed|drank|drunk|injected|downed|chugged|ate|eaten ..1 all|everything|the_lot|too_many|way_too_many|a_lot|loads|something|extra|it ..3 already|now|on_purpose|at_once|minutes|hour|hours|ago|not_wake|goodbye|sleepy|it_is_done|of_them|feel_weird|all_of_it|bathroom|floor !communion|notes
  took|taken|swallowed|eaten|ate|drunk|had|drank ..1 # of the|them|my|his|her|those ..2
  took|taken|swallowed|downed|emptied|injected|had ..3 strip|strips|packet|packets|sheet|blister|whole_box|two_boxes|both_bottles|sleepers|sleeping_tablets|oxy|xanax|benzos|lithium|amitriptyline|zopiclone !once|every_night|prescribed|as_prescribed
  it is done ..2 sleep|asleep|taken|took
  i ..2 opened|cut|slit|slashed|sliced ..1 my|a|both ..1 vein|veins|artery|arteries|wrist|wrists|throat|leg_open|arm_open
  i ..3 put|tied|tie|had|looped ..2 bag|rope|belt|noose|cord|scarf|dupatta|sheet|cable|plastic ..4 over|around|round|on|to|from ..2 head|neck|throat|fan|beam|face|rafters|banister !gift|baby
  i ..2 tried|try|attempted ..4 last_night|yesterday|again|twice|this_morning|on_friday ..4 not_work|did_not_work|failed|woke_up|wake_up|survived|still_here|stopped_me|nobody_noticed|no_one_knows|next_time|wont_fail|will_not_fail
  second|third|2nd|3rd|fourth ..1 try|attempt|time ..3 failed|hospital|not_work|woke|survived
  woke|wake up ..6 not_supposed|was_not_meant|did_not_work|not_work|wanted_not|angry_that|disappointed|still_here|hospital|icu|intensive_care
  i ..2 jumped|shot|drove|drowned|walked ..4 survived|misfired|on_purpose|deliberately|into_the_sea|into_the_dam|off_the_road
  # self-harm, in other words (said, of self)
  bang|banging|banged|hit|hitting|bite|biting|punch|punching|smash|smashing|bashing ..3 my own? head|arm|arms|hand|hands|legs|face ..4 against|until|till|when|whenever|wall|bleeds|bleeding|black|every|hard
  put|putting|stub|stubbed|stubbing|press|pressed ..1 out? ..1 cigarette|cigarettes|lighter|iron|straightener ..4 myself|my|me
  burnt|burned|burn|scalded|scald|carved|carve|cut|cutting|sliced|stabbed|scratched ..2 myself|my_arms|my_arm|my_thigh|my_thighs|my_legs|my_leg|my_stomach|my_skin|my_wrist|my_wrists ..6 on_purpose|again|today|tonight|last_night|helps|calms|punish|deserve|bleeding|blood|word|feel|every|deep|deeper|thirteen|times !cooking|the_oven
  stopped|stop|refuse|refusing eating|drinking|eat ..9 on_purpose|die|fetch_me|take_me|be_gone|waste_away
  # asking for ways, in other words (said)
  will|would|is|are ..1 #|thirty|forty|fifty|sixty|twenty ..1 of|mg|{pills}|these|paracetamol ..3 do_it|enough|kill|finish|be_enough|work
  enough to|for ..1 kill|finish|stop|end|knock_out ..1 me|myself|my_heart|my_life|a_man_my|a_woman_of|for_good|forever
  how many|much {pills} $
  is|does|how ..4 high|tall|deep|tight enough|have_to_be|be ..2 die|kill|sure|$
  how ..1 make|be sure it|i ..2 works|work|die|dead|not_wake|this_time
  which|what|strongest|surest ..4 poison|pill|pills|medicine|tablets|drug|insecticide|pesticide|chemical|gas|floor|bridge|tree|method|way|stuff|thing ..8 kill|kills|sure|lethal|not_wake|not_survive|hold_my|hold_a_man|stop_the_heart|heart_stops|end_it|the_hardest|for_suicide|quietly|go_out !snake|weeds|rats|in_the_bible|samson
  where ..3 i|you aim|shoot|cut !for_the_sermon|costs
  where ..6 buy|get|find ..2 cyanide|arsenic|nembutal|barbiturates|strychnine|pesticide ..6
  # another is at the edge (said, of another, emergency)
  {kin}|he|she|man|woman|mate|lad|guy|person|they ..6 locked|barricaded|shut|gone ..2 himself|herself|themselves|upstairs|bathroom|garage|bedroom|shed|barn|woods ..6 gun|rifle|shotgun|pistol|knife|rope|noose|pills|tablets|razor|blade|blades
  {kin}|he|she|man|woman|mate|lad|guy|they ..6 standing|sitting|stood|sat|out|up|is|climbed ..2 on|over|at ..2 bridge|roof|ledge|tracks|railing|parapet|edge|windowsill|barrier|cliff ..9 jump|jumping|not_come|wont|talk|down|tonight|now|says|saying|river|water
  {kin}|he|she|man|woman|mate|lad|guy|they ..4 gun|rifle|pistol|knife|blade|razor|rope|noose ..3 to|at|in|against|around|round ..1 his|her|their|own head|mouth|neck|throat|chest|wrist|wrists|temple|chin
  {kin}|he|she|mate|lad|guy|they|text|message|note|online|letter ..6 checking_out|ending_it|ending_things|end_it|going_to_end|doing_it|goodbye_forever|not_be_here|wont_be_here|will_not_be_here ..1 tonight|now|tomorrow|by_morning|all|today
  {kin}|he|she|mate|lad|they ..3 slit|slashed|sliced|poisoned|overdosed|oded ..1 himself|herself|themselves|his_wrists|her_wrists|his_throat|her_throat|their_wrists !years|last_year|when_i|in_19|judas|before_i
  {kin}|he|she|mate|lad ..4 took|taken|swallowed|drank|swallowing ..3 overdose|bleach|pesticide|weedkiller|poison|antifreeze|all_his|all_her|bottle_of|handful|too_many|bunch|whole ..3 !years|last_year|prescribed|in_the_morning
  {kin}|he|she|mate|lad ..3 found|catch|caught ..3 hanging|noose|rope|with_a_rope
  {kin}|he|she|mate|lad|they ..3 tried|attempted|trying|wants|going|threatening|threatens|planning to|suicide ..1 kill|hang|drown|shoot|top|end|take|harm|hurt|jump|overdose|gas ..1 himself|herself|themselves|his_life|her_life|their_life|his_own|her_own|it_all|off|in_front|out_of_the_window|myself
  # an attempt that was survived (said, of self)
  pumped|pump|pumping ..1 my stomach
  my ..1 first|second|third|fourth|last|latest|previous|failed|suicide attempt|overdose
  i ..2 tried|attempted to ..1 overdose|hang|drown|jump|end_it|bleed !out
  # means within reach (said, of self, emergency)
  {pills}|rope|noose|razor|razors|blade|blades|knife|gun|pistol|poison ..4 in_front_of_me|beside_me|next_to_me|on_my_lap|on_my_knees|in_my_hand|in_my_hands|in_my_lap|lined_up|laid_out|counted|waiting_for_me|at_my_head|to_my_head|to_my_wrist|against_my !is_for
  counted|counting|lined_up|crushed|crushing|emptied ..4 {pills}|them_all|sleepers
  i ..2 bought|ordered|found|stole|collected|borrowed|have ..3 rope|razor_blades|blades|helium|charcoal|sleeping_pills|pesticide|rat_poison|nembutal|a_gun|his_gun|bullets|my_fathers_gun ..4 today|tonight|yesterday|for_this|enough|for_myself|to_do_it|know_how|use_it !for_the|camping|because_of_rats
  how ..2 tie|make|knot ..2 noose|slipknot
  how long|quick|fast|painful|long_does|much ..5 drown|drowning|hang|hanging|bleed|hypothermia|freeze|overdose|monoxide|poison|cyanide|bleach !on|in_there|out|jesus|bathe|up|the|my_washing
  hurt|painful|hurts ..2 if|when i|you ..2 cut|jump|drown|hang|bleed|shoot !hair
  # last words (hinted, of self)
  this|it is|will_be my last night|day|prayer|message|sunday|christmas|words|letter|conversation|birthday|week !at_work|of_school|of_chemo|in_this|here_at|before|with|as|of
  goodbye world|everyone|everybody|cruel|forever|my_friends|all !for_now
  # no wish to be here (said)
  {intend} ..1 end it|things|everything $|all|now|soon|before|and !with_him|with_her
  i ..2 hate|loathe ..1 being|be alive
  rather not ..1 exist|be_here|wake_up|be_alive|have_been_born
  i ..1 ready to ..1 die|be_dead|leave_this_world|end_it !to_self|for_christ|for_my_faith
  # what is named (named)
  selfharming|burden|harming_myself|hurting_myself|hurt_myself
  god|lord|jesus|you|please|just|and|let|he|it|^ ..2 take_me|takes_me
  will|to|would|someone|death|may|can|could|not|pills take_me|takes_me
  starving_myself|burning_myself|rafters|shotgun|fertiliser|weedkiller
  my_funeral|my_grave|overdosing|stash|stashed|saved_up
  hang|hanging|jump|jumping|jumped|drown|drowning|overdose|overdosed|od|pills
  paracetamol|tylenol|insulin|rope|noose|cord|blade|blades|razor|knife|gun|pistol|trigger|bullet|bridge|cliff
  rooftop|ledge|gas|charcoal|garage|exhaust|poison|pesticide|bleach|cutting|cuts|slit|wrists|wrist
  selfharm|goodbye|end_it|ending|end_my|end_things|unalive|not_wake|never_wake
  swallowed|drank|morphine|method|methods|patches|attempt|attempted|fentanyl|helium|painless
  painlessly|vein|veins|artery|swerved|rail|rails|trains|monoxide
  stepped|scars|bled|bleed|bleeding|strangle|my_last|last_message|last_night_here
  stop_breathing|heart_to_stop|nothing_left|finish_it|ocean|scalpel|scissors
  antidepressants|painkillers|sleeping_pills|freezing
  hose|tied|thighs|scratch|punch|chemical|stitches|survived
  water|river|lake|tablets|bottle|deep|deeper|train|stomach|fast|beam|letters|insurance|plastic|neck|lighter
  meds|medication|traffic|acid
  not live !to_see|here|with|near|far|together|in|at|like|up
  kill|killing|die myself|me|tonight
  i|already|^ ..1 took|taken them|it|all|lot|some|#|thirty|forty|fifty|twenty|sixty|too_many
  be|being|me|him|them dead
  be|it|is quick
  note ..3 so|they|blame|goodbye|sorry|my_parents|my_family
  # what is named (named, deniable)
  die|death|kill|killing|suicide|suicidal
  # what is named (named, everyday)
  living|dead|belt|dying|cut|farewell|note|existing|exist|engine|tie|tying|suffocate|window|balcony|platform
  took|floor|alive|quick|finish|building
  # a farewell, a decision, a sudden calm (turning)
  goodbye|farewell
  never|not ..1 hear|see ..2 from me|me again|anymore
  tell|please_tell|let ..1 my|them|him|her ..2 {kin}|them|him|her|everyone|know ..2 i|that_i ..1 love|loved|am_sorry|was_sorry
  i ..1 am|is|be|feel|feeling|doing ..1 better|fine|ok|okay|good|calm|peaceful|alright|great|at_peace|happy|relieved !friend|christian|person|wife|husband|mother|at
  ^ tonight $
  do not worry
  forget it|me|what_i_said|what_i_wrote|about_me
  no ..1 i ..1 will|am|do|can not
  i|have ..1 decided
  it|does not matter anymore|now|$
  never mind|forget ..4 said|it|this|me|i
  ready now|$
  can|could|may leave|go now|in_peace|$
  # a farewell, a decision, a sudden calm (turning, everyday)
  i|am|my|have|the|at|holding ..4 {means} ..5
  it|pain|that|thought|feeling is|has|was ..1 gone|passed|past|over|better|fine|nothing
  did it again
`,
);
