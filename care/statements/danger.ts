import { type Statement, statements } from './statement.ts';

/** Danger to others: threats, weapons, voices that order harm. */
export const DANGER: readonly Statement[] = statements(
  'danger',
  `
  # means to harm somebody (said, of self, deniable)
  beat|beating|choke|strangle|kick|stab|smash {other} ..1 to|until death|dead|he_stops|he_is_dead
  i {intendStrong} ..2 kill|murder|shoot|stab|strangle|bomb|poison|burn|beat_up|hurt|attack|rape|torture|smother|drown|behead|harm|choke|execute|slaughter|unalive ..1 people|everyone|someone|somebody|them_all|a_lot_of_people|my_boss|my_neighbour|my_teacher|my_classmates
  i ..1 killed|murdered|stabbed|shot|strangled|raped|drowned !by ..1 a_man|my_wife|my_husband|someone|him|her|somebody|a_woman|my_baby|a_girl|my_father !in_the_game|in_vietnam|in_the_war|in_chess|with_kindness
  i|we ..1 {intendStrong}|feel_like|urge|tempted|thinking_of|thinking_about|about|plotting|plan|need|keep_imagining|fantasize ..4 kill|murder|shoot|stab|strangle|bomb|poison|burn|beat_up|hurt|attack|rape|torture|smother|drown|behead|harm|choke|execute|slaughter|unalive ..1 {other} !with_kindness|with_love|feelings|in_the_game|lol|in_chess|{games}
  i ..3 going|will|want|about|plan ..3 shoot_up|shoot|blow_up|bomb|burn_down|burn|attack|set_fire_to|set ..2 school|church|work|mosque|synagogue|office|house|building|mall|place|hospital|police|clinic|temple|them_down|on_fire
  # another has a weapon, a list, a threat (said, of another, deniable)
  {kin}|{leader}|he|she|man|guy|someone|boy ..4 says|said|swears|swore|threatens|threatened|wrote|posted|vows|told ..5 will|wants|going|would|to|about|planning ..2 kill|shoot|stab|murder|bomb|burn|poison|strangle|attack|butcher|slaughter|behead|drown|blow_up|shoot_up ..1 him|her|them|people|everyone|all|us|those|someone|the|a|my|his|her|our|their|this|that|this_place|as_many
  {kin}|he|she|man|guy|someone|boy ..4 loaded|loads|loading|sharpened|sharpening ..2 gun|knife|rifle|pistol|shotgun|axe|machete|bat|hammer|gasoline|petrol|matches|bomb|poison|explosives|weapon ..5
  god|jesus|angels|voices ..1 told|tells|tell|telling|wants|commanded him|her|them ..2 kill|shoot|stab|murder|bomb|burn|poison|strangle|attack|butcher|slaughter|behead|drown|blow_up|shoot_up|hurt|harm|sacrifice
  # Spanish, French, Portuguese: danger to others (said)
  voy|quiero a? matar|matarlo|matarla|matarlos ..1 a|mi|el|todos|$
  vou|quero matar|mata_lo ..1 minha|meu|ele|ela|todos|alguem|eles
  # voices that order harm (said, emergency, deniable)
  voice|voices|angel|angels|whisper|whispers ..12 put|throw|leave|drop|push|hold|give ..1 him|her|it|them|my_baby|the_baby ..2 in|into|under|off|from|out ..1 river|water|lake|fire|window|bridge|oven|road|bath|flames|sea
  god|jesus|lord|voice|voices|spirit|spirits|angel|angels|demon|demons|satan|devil|archangel|he|they ..3 tell|tells|told|telling|command|commands|commanded|commanding|says|said|want|wants|order|ordered|orders ..1 me ..2 to|must|have_to ..1 cleanse|destroy|purge|end|kill|sacrifice|offer|slay|strike|stab|burn|free|send|remove|execute|judge ..6 fire|blood|church|him|her|mother|father|son|daughter|child|children|knife|wife|husband|people|sinners|them|pastor|demon|baby|neighbour
  # fears to lose hold (said, of self)
  i ..3 hit|slapped|beat|punched|choked|pushed|strangled ..1 her|him|them ..3 again|hard|because|last_night|could_not_stop|when_i|tonight|and !{games}|in_chess|with
  i ..2 hit|hurt|shook|shake|slapped|punched|beat|choked|strangled|smothered|burned|threw|bruised|kicked|pushed|shaking|hitting|hurting ..1 my ..1 baby|child|son|daughter|children|kids|toddler|wife|girlfriend|husband|mother|boyfriend|newborn|little_brother|little_sister|stepson|stepdaughter|grandmother|partner|infant|boy|girl !feelings|at_chess|in_chess|with_my_words|on_the_forehead
  i nearly|almost shook|hit|smothered|strangled|choked|shaken|dropped him|her|them|the_baby|my_baby|my_son|my_daughter|the_child !with_my_car|with_the_car
  want|wanted|going|could|urge|feel_like|tempted ..1 to? throw|shake|smother|drop him|her|the_baby|my_baby|it_against !out|a_party|a_surprise|away|off|from_my|into_a|in_the_pool|into_the_pool|in_the_deep
  i ..1 put|threw|dropped|slammed him|her|the_baby|baby ..1 down ..1 hard|roughly|too_hard
  when i hit|slapped|beat|choked|pushed|struck her|him|my !with|back|{games}
  keep thinking|imagining|picturing|having|dreaming ..3 hurting|killing|stabbing|shooting|smothering|strangling|raping|touching|drowning|choking|attacking|murdering ..1 {other}|children|a
  {afraid}|worried ..3 i ..3 will|might|could|am_going|may|would ..3 kill|murder|shoot|stab|strangle|bomb|poison|burn|beat_up|hurt|attack|rape|torture|smother|drown|behead|harm|choke|execute|slaughter|unalive|do_something|lose_control|snap|hit ..2 {other}|terrible|bad|and|again|to|my|him|her|it|do_it
  # on the way with a weapon (said, of self, emergency, deniable)
  i ..3 bought|got|have|loaded|sharpened ..3 gun|knife|rifle|pistol|shotgun|axe|machete|bat|hammer|gasoline|petrol|matches|bomb|poison|explosives|weapon ..9 pay|kill|sorry|brother|suffer|regret|end_him|end_her|end_them|revenge|finish
  i ..3 driving|going|walking|heading|standing|waiting|outside|sitting ..4 his|her|their|school|church|work ..7 gun|knife|rifle|pistol|shotgun|axe|machete|bat|hammer|gasoline|petrol|matches|bomb|poison|explosives|weapon
  put|putting ..2 bullet|bullets|knife|blade|round ..1 in|into|through|between him|her|them|his|my|someone|their ..2
  i|my ..4 gun|knife|rifle|pistol|shotgun|axe|machete|bat|hammer|gasoline|petrol|matches|bomb|poison|explosives|weapon ..7 driving|going|walking|heading|standing|waiting|outside|sitting|hiding|on_my_way ..4 his|her|their|him|them|work|school|church|house|door|office
  # another means to harm (said, of another, deniable)
  {kin}|{leader}|he|she|someone|student|man|boy|kid|member|guy|they|somebody ..3 {intendStrong}|says|said|wrote|posted|keeps|threatens|threatened|told|texted|threatening|vowed ..7 shoot|shoot_up|blow_up|bomb|kill|stab|burn_down|murder|attack|poison|bring_a_gun|massacre ..2 school|church|everyone|people|him|her|them|father|mother|family|us_all|someone|sister|brother|boss|students|classmates|teacher|teachers|wife|kids|children|pastor|police|mosque !the_prophets|jesus
  {kin}|{leader}|he|she|someone|student|man|boy|kid|member|guy|they|somebody ..3 {intendStrong}|says|said|wrote|posted|keeps|threatens|threatened|told|texted|threatening|vowed ..4 burn ..2 school|church|house|home|mosque|flat|alive|wife|father|mother|family|sister|brother|kids|children !picture|pictures|photo|photos
  knife|gun|blade|machete|pistol|hammer in|under|inside his|her ..1 sock|bag|jacket|coat|rucksack|backpack|pocket|belt|bed|pillow|drawer|locker|schoolbag !kitchen
  # held, followed, forced (said)
  not ..1 let|allow|allowed ..1 me|us|to ..1 leave|go|out|escape ..6 passport|locked|phone|men|debt|police|kill|beat
  man|guy|someone|somebody|car|he|they|men|stranger|ex|van ..4 following|follows|followed|chasing|stalking|chased|trailing ..1 me|us|her ..9 outside|home|bus|street|now|tonight|right_now|car|house|flat|knife|corner|looking|gun !on_instagram|on_twitter|around
  man|guy|someone|somebody|he|they|men|stranger|ex ..4 outside|breaking|break|kicking|banging|trying|climbing|inside|downstairs|in ..3 my|the|our ..1 house|flat|door|window|garden|home|room|back_door ..6 now|knife|gun|right_now|hiding|looking|help|police|scared|in|down|get_in|axe|bat
  he|she|man|guy|they|{kin}|someone|student|gunman ..5 gun|knife|rifle|machete|axe|hunting_knife|shotgun|pistol|weapon ..6 his_knees|his_hand|her_hand|in_hand|lap|at_me|at_us|waving|pointing|pointed|at_my|throat|in_church|outside|locked|wont_let|downstairs|threatening|in_the_house
  # means to harm, in other words (said, of self)
  we|i ..1 go|ride|going|are_going|will_go ..3 tonight|tomorrow|before_sunrise|at_dawn ..6 machetes|cutlasses|knives|guns|petrol|bats|kill|burn|camp|them
  put|putting|slip|slipping|slipped|putting ..1 something|poison|antifreeze|rat_poison|pills|bleach|powder ..2 in|into ..2 tea|food|drink|coffee|soup|meal|bottle|porridge ..4 
  cut|slit|slash|slice his|her|their|the|him ..2 throat|throats|neck
  beat|hit|punch|kick|strangle|choke|batter her|him|them ..1 till|until|so|to ..1 he|she|they|death|learns|stops|bleed|unconscious
  # wants another dead (said, of self)
  bring|bringing|brought|take|taking|carry|carrying ..2 gun|knife|weapon|bomb|rifle ..2 to|into ..1 school|church|work|class|office|mosque|synagogue
  # means to harm, in further words (said, of self, deniable)
  i ..1 am ..1 killing|shooting|stabbing|burning my|him|her|them|his ..4 if|when|tonight|tomorrow|today !time
  poison|drug ..3 no|without trace|traces|taste
  do|doing something ..1 terrible|bad|awful|horrible to my|him|her|them|myself
  thinking|planning|dream|dreaming|fantasize|considering|about|plan ..1 of|about|on? poisoning|killing|murdering|shooting|stabbing|strangling|burning|drowning|attacking my|the|him|her|them|his|someone|people|everyone
  will|going|gonna ..2 kill|shoot|stab all|us|them|both|everyone|everybody !{games}|with_laughter
  throw|throwing|shake|shaking|smash|smashing ..2 baby|child|son|daughter|toddler ..1 against|out|into|hard|the_wall
  driving|drive|crash|plough|crashing ..2 car|truck|van ..2 into|with ..2 crowd|them|people|parade|church|queue|her|him
  i ..2 loaded|loading the|my rifle|gun|shotgun|pistol
  i|we have|made|built ..1 bomb
  put|putting an? end to my|him|her|them|his|that ..1 !shame|doubts|fears|worries
  attack ..2 village|camp|church|them ..2 dawn|tonight|tomorrow
  outside ..2 my|ex ..3 flat|house|door|work ..1 with ..1 hammer|knife|gun|petrol|axe|bat|acid
  {intendStrong}|swear ..2 run|mow|knock|ram|plough|swerve ..6 over|down|off_the_road|into_them|into_him|into_her !errands|the_line|time|the_details|on_the_door
  put|putting|throw|throwing ..2 grenade|bomb|bullet|acid|petrol ..2 in|on|through|into|at ..3 
  bring|bringing|brought|bringin|carry ..2 gun|knife|rifle|blade|glock|nail_gun|machete ..3 to|into|in|on ..2 school|church|work|factory|game|class|court|office|monday|tomorrow|friday|party|mosque
  open|smash|bust|split|cave|crack ..1 his|her|their ..1 head|skull|face|jaw ..1 in|open|$|with|when|the
  i ..4 poison|poisoning|poisoned ..1 his|her|their|my|the ..2 dinner|food|tea|drink|husband|wife|neighbour|boss|father|mother|meal|coffee|him|her
  put|slip|add|mix|use ..4 in|into ..2 his|her|their|man|men|children ..1 tea|beer|drink|food|milk|porridge|soup|coffee|water|dinner
  my? hands ..3 around|round|on his|her|wife|their ..2 neck|throat !pray|in_prayer
  hired|paid|hiring|paying ..3 man|someone|guy|killer|hitman|boys ..4 deal|kill|care_of|hurt|beat|finish|teach
  i|we|boys ..4 sharpened|sharpening|loaded|got|have ..3 axe|panga|knife|cutlass|cutlasses|machete|petrol|gun|rifle|acid|hammer ..4 ready|for_him|for_her|for_them|and_his_name|waiting|name_of
  i ..2 want ..1 him|her|them|that|those|all|these|whole ..3 dead !sea|to_sin|to_self
  burn|burning ..1 that|the|his|her|their|whole|down ..2 house|church|place|mosque|flat|shop|hut ..2 down|with_them|with_all|with_him|with_her|tonight|to_the_ground
  thoughts|thinking|images|urge|urges|fantasies ..2 of|about|to drown|drowning|kill|killing|hurt|hurting|smother|smothering|shake|shaking|throw|throwing|stab|stabbing ..1 my|the|our baby|babies|twins|child|children|kids|son|daughter|newborn|infant|wife|husband|mother
  waiting|sitting|parked|standing|outside ..4 his|her|their ..3 house|flat|gate|door|work|place|school|street ..6 petrol|gun|knife|hammer|rifle|acid|bat|machete|axe|crowbar|9mil
  # commanded to harm, in further words (said)
  hear|hearing|heard ..5 kill|slay|stab|sacrifice|drown ..1 the|my|him|her|them|him|people|unclean|someone|everyone !a_mockingbird
  god|jesus|lord|voice|voices|spirit|angel|angels|demon|demons|satan|devil ..3 tell|tells|told|telling|command|commands|commanded|order|orders|ordered|says|want|wants ..1 me ..2 to|must|have_to ..1 kill|sacrifice|slay|stab|burn|hurt|harm|drown|strangle|cut|cleanse|poison|shoot ..1 my|the|him|her|them|people|someone|a|everyone|those
  # another means to harm, in further words (said, of another, deniable)
  {kin}|he|she|they|student|someone|boy|man ..4 wrote|posted|says|said|swears|texted|drew|plans|planning|bought|has|got ..6 shoot|shoot_up|blow_up|bomb|burn|stab|kill|attack|burn_down ..3 school|church|mosque|synagogue|class|everyone|people|us|them|students
  {kin}|he|she|they|man|boy ..2 bought|got|has|keeps ..1 gun|rifle|shotgun|weapon|knife|explosives ..6 will|burn|pay|kill|school|church|mosque|die|shoot
  man|someone|stranger|guy|men|he ..3 with ..1 gun|knife|machete|axe|rifle ..2 in|outside|at|inside|on ..1 our|my|the ..1 hallway|house|door|garden|church|kitchen|yard|room|school|street
  being held|kept|locked in|at ..2 house|room|flat|basement|brothel|place|hotel ..9
  # found by those who hunt (hinted)
  ^ they found me|us $|again
  they|he know|knows where i live|am|sleep $|now|and
  # what is named (named)
  gun|rifle|pistol|knife|machete|cutlass|panga|axe|bomb
  petrol|gasoline|burn|poison|strangle|choke|smother|bullet|bullets|slaughter|voices
  acid|sacrifice|revenge|weapon|chop|attack|attacking|hostage|stabbed|pushed
  throw|threw !me_out|us_out|him_out|her_out|them_out|out|away|up|a_party
  run_over|kerosene|loaded|ammo|finish_him|finish_her|finish_them|strangled
  smash|batter|crossbow|blade|drown|explode|explosives|rape|rob|end_all|end_us
  lose_control|run_him|run_her
  bury|truck|blood|hammer|demon|demons|fire|trapped
  pillow|flood|shook|spear|arrow|sword|my_hands|snap
  # what is named (named, deniable)
  kill|shoot|shooting|stab|stabbing|murder
  # what is named (named, everyday)
  rising|shake|pay|dead|die|death
`,
);
