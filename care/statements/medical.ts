import { type Statement, statements } from './statement.ts';

/** An emergency that needs an ambulance: of the one who writes or of somebody beside them. */
export const MEDICAL: readonly Statement[] = statements(
  'medical',
  `
  # marks of fits, allergy, breath (said, emergency)
  stung|sting|wasp|bee|hornet|peanut|peanuts|nuts|shrimp|shellfish|allergic|penicillin ..14 hives|tongue|throat|swelling|swollen|breathe|breathing|wheezing|lips|faint
  not|no|without|out_of|run_out_of|missed|skipped ..3 insulin|inhaler|epipen|dialysis|nitro|seizure_medicine ..12
  not|will_not|does_not|can_not ..2 wake|waken|rouse|respond|responding|react|reacting ..1 him|her|me|us|them|up|when|$ ..1
  tongue|throat|lips|face|eyelids ..4 thick|thicker|swell|swells|swelling|swollen|puffy|itchy|closing|tight ..2 !with_pride|eyes
  lips|face|fingers ..3 blue|bluish
  shaking|jerking|twitching|convulsing|stiff ..6 minutes|eyes_rolled|uncontrollably|on_the_floor|not_respond|foaming|unresponsive !head|hands|in_the_service
  fever ..2 40|41|42|103|104|105|106
  he|she|baby|boy|girl|son|daughter|child|it ..1 is|went|goes|feels limp|floppy|lifeless|cold_and_stiff !with
  inhaler|epipen|oxygen ..3 empty|gone|lost|not_working|not_help|expired|ran_out|run_out
  # marks of stroke, heart, head (said, emergency)
  fell|fallen|hit|knocked|bumped ..9 vomits|vomiting|vomited|throws_up|throwing_up|threw_up|falling_asleep|unusually_sleepy
  face|lips|skin|fingernails|nails ..3 turning|turns|turned|is|are|going|gone blue|purple|grey|gray|mottled !with|in|eyes
  not|can_not|hardly ..1 lift|raise|move|feel !your|his|gods|the_holy ..2 arm|leg|legs|one_side|left_side|right_side|hand|side ..1 !song|heavy
  chest|jaw|left_arm|breastbone ..3 hurt|hurts|aches|burning|burns|squeezing|crushing|tight|tightness|pain|pian ..8 sweating|sweaty|breath|breathe|breth|arm|jaw|numb|dizzy|grey|gray|hospital|nausea|faint
  face|mouth|smile|eye|lip ..4 droop|droops|drooping|drooped|crooked|lopsided|hangs|sagging|sags|hanging|one_side
  sweating|sweaty|grey|gray|clammy|cold_sweat ..9 chest|jaw|left_arm|faint|collapse|pain
  fell|fallen|fall ..4 ladder|stairs|roof|tree|window|horse|bike ..9 not_move|can_not_move|nonsense|throwing_up|vomiting|legs|conscious|confused|blood|neck|back
  # blood, wounds, poison (said, emergency)
  bitten ..3 snake|rattlesnake|cobra|viper|black_widow|scorpion
  pregnant|pregnancy|miscarrying|labour|labor ..4 bleeding|blood|cramps|contractions|broke|fainting|baby_not_moving|not_feel
  {kin}|he|she|baby|boy|girl|i|dog_no ..3 swallowed|drank|ate|ingested|drunk|licked ..3 bleach|drain_cleaner|detergent|battery|batteries|poison|antifreeze|berries|mushrooms|button|magnets|pesticide|magnet|coin|medicine|cleaner|gasoline|paint_thinner|pills|rat_poison
  vomiting|coughing|throwing_up|spitting|urinating|peeing|passing|vomit|vomited|coughed ..5 blood|coffee_grounds
  bleeding ..3 heavily|badly|not_stop|will_not_stop|lot|out_of_control|profusely|to_death|everywhere|stop|ears|head|pregnant|hard !heart|to_death_on_the_cross|for_us|love|for_me
  water|waters broke|broken ..2
  # marks of bleeding, burns, poison (said, emergency)
  by_mistake|accidentally|by_accident|confused ..5 took|taken|gave|swallowed|drank ..5 {pills}|dose|doses|blood_pressure|heart_pills|bleach|cleaner|twice|double|bottle|chemical
  took|taken|gave|given|swallowed|ate|eaten|takes|drank|doubled ..8 {pills}|dose|doses|blood_pressure|heart_pills ..6 by_mistake|accident|accidentally|by_accident|confused|wrong|mixed_up|forgot|without_noticing|dizzy
  soaking|soaked|soak|filling|filled ..4 pad|pads|towel|towels|sheets|bandage|mattress
  baby|toddler|child|son|daughter|boy|girl|newborn|year_old|yr_old|month_old|infant|dog_and_son|kid|twins ..4 ate|eaten|swallowed|swallow|drank|got_into|chewed|licked ..5 {pills}|dose|doses|blood_pressure|heart_pills|vitamins|iron|cleaner|bleach|soap|battery|magnet|coin|berries|plant|mushroom|pods|nicotine
  skin ..3 coming|peeling|falling|came|blistering|melted|hanging ..1 off|away|and|all
  not ..1 stopped|stop bleeding
  baby ..3 not|stopped ..1 moving|moved|kicking|kicked ..3 !house
  blood|bleeding|bleed|wound ..4 not|never ..2 stop|stopping|stopped !of_christ|of_jesus
  boiling|scalding|hot ..1 water|oil|coffee|tea|soup|fat|milk ..7 over|on|himself|herself|myself|arm|face|skin|leg|him|her
  cut|severed|sliced|crushed|chopped|lost|caught ..3 finger|hand|fingers|toe|leg|foot|artery|thumb ..6 off|bone|blood|bleeding|stop|gushing
  pain|pains|hurts ..2 in|on my|his|her heart ..6 left hand|arm|shoulder|side
  chest ..2 goes|gets|is|feels|went ..1 tight|crushed|squeezed !schedule
  # breath and consciousness (said, emergency)
  electrocuted|struck_by_lightning ..3
  {kin}|he|she|someone|man|woman|i ..3 unconscious|unresponsive|collapsed|fainted|passed_out|convulsing|not_responding|lifeless !last_year|during_worship|years|in_the_spirit|in_church_last|on_the_sofa|at_my|from_laughing|cold_on|of|from_the|from_school|from_college|parade
  having a fit !of
  having|has|had|have|is_having ..2 seizure|seizures|convulsions|anaphylaxis|anaphylactic !in_the_past|last_year|years|since|every_month|of_laughter|of_anger|a_good
  not|stopped|barely|hardly|stops|can_not ..1 breathing|breathe|breath !under|in_this_job|when_i_worship|in_my_marriage|at_work|when_i_think|in_this_house|because_of_grief|a_word|in_this_town|in_this_marriage|with_all|because_he|because_she|for_joy|for_laughing|with_joy|in_these|in_my_suit|in_this_heat|from_laughing|in_choir
  {kin}|he|she|baby is|started choking !me|up
  no pulse
  baby|son|daughter|toddler|newborn|child|infant ..4 limp|blue|floppy|not_moving|no_pulse|lethargic_and|not_waking
  # Spanish, French, Portuguese: an emergency (said, emergency)
  no respira
  inconsciente|inconsciant|inconscient|desmaiou|desmayo ..2
  no puede|puedo|respira respirar|$
  # chest, heart, stroke (said, emergency)
  having|get|getting ..2 heart_attack|stroke|cardiac_arrest|aneurysm !last|years|ago|two|three|in|when|from|and_is_in|and_died|almost|survivor|before
  pain|pressure|tightness|elephant|crushing|squeezing ..2 in|on ..1 my|his|her|the chest|left_arm
  chest pain|pains|hurts|hurting|tight|tightness|pressure|crushing !of_drawers|years_ago|last_year
  # marks of an emergency, in other words (said, emergency)
  under|underwater|drowned|drowning|went_under|face_down ..4 pool|water|bath|pond|lake|river|sea ..8 not|blue|coughing|breathing|grey|limp|pulled
  arm|face|side|leg|hand|mouth ..3 numb|numbness|weak|dead|tingling|tingly|drooping|droopy|drooped|drop|dropped ..9 speech|slur|slurring|slurry|slurred|talk|talking|words|speak|face|mouth
  speech|words|talking|voice ..3 slurry|slurred|slurring|slurs|funny|garbled|gibberish|not_making_sense|nonsense
  tight|tightness|pressure|crushing|squeezing|band|weight|heavy|pain|pains ..4 breast|chest|heart|breastbone ..9 sweat|sweating|arm|breath|jaw|sick|clammy|faint|dizzy|breathe
  not|stopped feed|feeding|eat|drink|cry|crying|wake|waking ..6 floppy|limp|burning_up|so_hot|fever|grey|blue|rash
  floppy|limp ..3 hot|cold|grey|not_feeding|baby|pale|blue
  bone|bones ..3 sticking|poking|coming|showing|visible ..1 out|through
  worst headache ..3 life
  how ..3 do|perform|give ..1 cpr|heimlich|chest_compressions|mouth_to_mouth
  swallowed|ate|drank|drunk ..4 battery|batteries|magnets|bleach|weedkiller|antifreeze|paraffin|kerosene|white_spirit|detergent|her_tablets|my_tablets|heart_pills
  {kin}|he|she|they|i|man|woman ..3 overdosed|overdosing|od|oded|overdose !years|last_year|on_coffee|on_sugar|on_chocolate|on_cake|on_sweets|died|when
  stopped|stops|not ..1 breathing|responding|waking !up_after|after|up_from|to_what|to_his|to_her|to_my|to_the|early ..3
  # marks of an emergency, in further words (said, emergency)
  not|no ..2 wet ..2 nappy|diaper|nappies|diapers !in_weeks
  ate|eaten ..5 mushrooms|berries|toadstools ..9 sick|vomiting|vomit|throwing_up|cramps|yellow|dizzy
  weeks|wks|pregnant ..9 flashing|spots|blurred|blurry|headache ..9 headache|eyes|vision|lights|see
  keep|keeps passing|blacking|fainting ..1
  diabetic ..9 vomiting|shaking|confused|double|unconscious|sweating|wake
  not ..2 felt|feel him|her|baby|it ..1 move|kick|moving
  smoke|fire ..4 not get_out|breathe
  trapped ..4 car|fire|smoke|under|rubble
  snake|cobra|viper|adder|mamba|scorpion|rattlesnake bit|bite|bites|stung|sting ..3
  bit by ..3 snake|spider|cobra|viper|scorpion
  gas leak|alarm ..9 headache|headaches|faint|fainted|dizzy|sleepy|sick|vomit
  monoxide alarm
  took|taken|had too much|many heroin|fentanyl|insulin|cocaine
  frothing|foaming ..2 mouth
  much|lot_of|lots_of blood ..6 toilet|floor|pregnant|baby|pass_out|faint|head|wound
  choking on ..3
  clutching|clawing ..2 neck|throat|collar|chest
  pupil|pupils ..3 big|huge|bigger|blown
  tongue|throat|lips ..1 huge|enormous
  has|had|having|in|with ..1 fit|fits|seizure|seizures ..9 not|floor|blue|wake|round|stop|third|answer !years|last_year|since_childhood
  seizure|fit will? not stop|end
  weeks|wks ..6 bleeding|bleed|contractions|waters|blood !pressure|test|of_jesus|of_christ
  blood ..2 pumping|spurting|gushing|squirting|pouring|everywhere|bright|soaking !of_jesus|of_christ|from_his_side
  can|could not ..1 stop|staunch|control ..1 bleeding|blood|nosebleed
  heart|pulse ..2 racing|pounding|stopped|fluttering|mad ..6 faint|pass_out|passing_out|hour|hours|numb|blacked|dizzy|weird|not_feel !for_the_lord
  chest|breastbone ..3 vice|elephant|crushed|squeezed|vise|brick
  elephant ..4 chest
  pain|ache|numbness ..3 down|in|through|along|between ..2 left_arm|jaw|shoulder_blades|arm ..5 sweat|breath|chest|sick|tearing|numb
  trouble|hard|struggling|fighting|gasping|difficulty ..2 breathing|breathe|for_air|for_breath
  tongue|throat|lips|face|lip ..5 like_ball|shut|closing|swelling|swollen|puffy|like_a_balloon|swoll !with_food|mouth
  mouth ..5 like_ball|closing|swelling|swollen|puffy|like_a_balloon|swoll !with_food|mouth
  sugar ..3 low|drop|dropped|dropping|crashed ..9 sweat|sweating|shaking|confused|wake|seeing|faint|answer
  hit|struck|run_over|knocked|crushed ..2 by a? ..1 car|motorbike|truck|bus|lorry|van|train|tractor ..9 not|bleeding|unconscious|lying|moving|road|breathe|blood|leg|legs
  {kin}|he|she|boys|girl|man|baby|woman|grandson ..5 not ..1 moving|responding|breathing|waking|conscious|wake|breathe|move $|now|please|help|pray|up|his_legs|her_legs
  will not wake|rouse|respond|stop_vomiting|stop_bleeding !up_early|for_church|the_dead
  choking ..4 turning|blue|purple|not|grey|coughing|stuck|cant
  turning|turned blue|purple !with|in|for
  face ..4 dropped|droops|drooping|droopin|slid|slipped|fallen ..2 side|one|down|and !to_the_ground
  not ..1 talk|speak ..1 properly|right|clearly|straight|sense
  not ..1 feel ..1 his|her|my|their legs|arms|leg|hands|feet|face
  took|taken|gave|given ..3 wrong_dose|double|ten_times|twice ..2 {pills}|dose|drops|injection|syrup
  smell|smells ..2 gas ..9 headache|headaches|faint|fainted|dizzy|sleepy|sick
  not see ..2 out_of|from|in ..1 one|left|right|my eye|eyes
  # what is named (named)
  bleeding|unconscious|collapsed|fainted|fainting|seizure
  numb|slurring|slurred|overdose|swallowed|drank|poison|bleach|choking|limp|swelling
  swollen|vomiting|throwing_up|burned|burn|burns|pulse|contractions|waters|insulin|allergic|bitten
  stung|shock|dizzy|convulsing|drowning|electrocuted|stabbed|gas|smoke|passed_out
  fitting|sweating|asthma|inhaler|fever|snake|scorpion
  trembling|shaking|seizing|gasping|purple|paralysed|dose|doses
  drowsy|stab|electric|chemical|fumes|appendix|miscarry|miscarriage|cord
  vision|heatstroke|frozen|drown|drooling|burning
  fell|fallen|pain|mouth|legs|leg|black|pool|shot|skin|blue|grey|pale|breath|wake|crash|cut|labour|labor
  heart|blood|fit|stroke|speech|bite|drowned|eyes|stomach|neck|throat|lips|weak|moving|tablets|pills|sleepy|speak|floor|hours
  # what is named (named, everyday)
  face|eye|belly|move
`,
);
