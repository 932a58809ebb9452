import { type SignRule, sign } from './sign.ts';

/** Help that must come with an ambulance: of the one who writes, or of somebody beside them. Patterns as in pattern.ts. */
export const MEDICAL: readonly SignRule[] = [
  sign(
    'medical',
    'chest, heart, stroke',
    { emergency: true, evenDenied: true },
    `
    chest pain|pains|hurts|hurting|tight|tightness|pressure|crushing !of_drawers|years_ago|last_year
    pain|pressure|tightness|elephant|crushing|squeezing ..2 in|on ..1 my|his|her|the chest|left_arm
    having|had|has|get|getting ..2 heart_attack|stroke|cardiac_arrest|aneurysm !last|years|ago|two|three|in|when|from|and_is_in|and_died|almost|survivor|before
    heart attack ..2 now|help|right_now|happening|what_do_i_do
    heart ..2 stopped|racing_and|skipping_and !loving|for_you|when_i_saw|when_he|when_she
    arm|face|side|leg|hand ..3 numb|drooping|droops|drooped|paralysed|paralyzed|tingling ..2
    face ..2 drooping|droops|hanging|crooked|drooped
    speech|words|talk|speak|talking ..3 slurred|slurring|garbled|properly|making_sense ..2 
    slurred|slurring speech|words|her|his
  `,
  ),
  sign(
    'medical',
    'breath and consciousness',
    { emergency: true, evenDenied: true },
    `
    not|stopped|barely|hardly|stops|can_not ..1 breathing|breathe|breath !under|in_this_job|when_i_worship|in_my_marriage|at_work|when_i_think|in_this_house|because_of_grief|a_word|in_this_town|in_this_marriage|with_all|because_he|because_she|for_joy|for_laughing|with_joy
    struggling|gasping|trouble|difficulty|hard|unable ..2 breathing|breathe|for_air|for_breath ..1 !spiritually|under
    turning|turned|going|lips|is|went|face ..2 blue|purple !with_envy|sky|in
    {kin}|he|she|someone|man|woman|i ..3 unconscious|unresponsive|collapsed|fainted|passed_out|convulsing|not_responding|lifeless !last_year|during_worship|years|in_the_spirit|in_church_last
    will|does|can not wake|respond|waken ..1 up|$ ..2 !from_this_nightmare
    can not ..1 wake him|her|my|them|the
    having|has|had|have|is_having ..2 seizure|seizures|fit|convulsions|anaphylaxis|anaphylactic !in_the_past|last_year|years|since|every_month|of_laughter|of_anger|a_good
    allergic reaction|shock
    throat|lips|tongue|face ..3 swelling|closing|swollen|swells|swelled ..3
    choking on
    {kin}|he|she|baby is|started choking !me|up
    drowned|drowning|pulled_from ..4 pool|bathtub|lake|river ..4 baby|son|daughter|child|he|she|toddler|breathing
    baby|son|daughter|toddler|newborn|child|infant ..4 limp|blue|floppy|not_moving|no_pulse|lethargic_and|not_waking
    no pulse
    electrocuted|struck_by_lightning ..3
  `,
  ),
  sign(
    'medical',
    'blood, wounds, poison',
    { emergency: true, evenDenied: true },
    `
    bleeding ..3 heavily|badly|not_stop|will_not_stop|lot|out_of_control|profusely|to_death|everywhere|stop|ears|head|pregnant|hard !heart|to_death_on_the_cross|for_us|love|for_me
    not ..2 stop|stopping bleeding
    pregnant|pregnancy|miscarrying|labour|labor ..4 bleeding|blood|cramps|contractions|broke|fainting|baby_not_moving|not_feel
    water|waters broke|broken ..2
    vomiting|coughing|throwing_up|spitting|urinating|peeing|passing|vomit|vomited|coughed ..2 blood
    blood ..2 everywhere|gushing|spurting|in_my_vomit|all_over|pouring !of_jesus|of_christ|of_the_lamb|of|sweat
    lost|losing ..2 lot|much ..1 blood
    shot|stabbed|gunshot|stab ..2 wound|leg|chest|stomach|bleeding|head !in_the_back|in_the_foot|in_the_dark
    {kin}|he|she|baby|boy|girl|i|dog_no ..3 swallowed|drank|ate|ingested|drunk|licked ..3 bleach|drain_cleaner|detergent|battery|batteries|poison|antifreeze|berries|mushrooms|button|magnets|pesticide|magnet|coin|medicine|cleaner|gasoline|paint_thinner|pills|rat_poison
    bitten ..3 snake|rattlesnake|cobra|viper|black_widow|scorpion
    snake bite|bit
    {kin}|he|she|i ..3 took|taken|had|used|injected|shot|overdosed|overdosing|overdose|odd ..3 fentanyl|heroin|meth|cocaine|opioids|drugs|methadone|alcohol|ecstasy|speed
    overdosing|od|overdosed ..2 now|help|on_heroin|on_fentanyl|heroin|fentanyl|right_now|meth|drugs
    carbon monoxide|monoxide_alarm
    fell|fallen|fall ..4 stairs|roof|ladder|head|tree|window|bleeding|hip|move|floor|unconscious ..6 move|unconscious|conscious|bleeding|blood|wake|up|vomiting|confused|feel_legs|hip|breathing|speak
    hit|banged|injured ..2 head ..4 vomiting|confused|unconscious|blood|sleepy|bleeding|dizzy|passed_out|concussion !pulpit
    severe|third_degree|bad|boiling|burned|burnt|scalded ..4 burn|burns|face|water|skin_peeling|skin ..4 peeling|blister|baby|child|son|daughter|body
  `,
  ),
  sign(
    'medical',
    'treatment stopped, grave signs',
    { emergency: true, evenDenied: true },
    `
    stopped|stop|quit|refuse|refusing|threw_away|not_taking|off|stopping|given_up ..2 my|his|her|taking|the|all|to_take ..1 insulin|chemo|chemotherapy|dialysis|heart_pills|medication|medicine|meds|blood_thinner|blood_thinners|epilepsy|lithium|inhaler|treatment|tablets|pills|antibiotics|heart_medicine|seizure_medicine ..12 god|faith|pray|healed|healing|vomiting|confused|dizzy|worse|pain|feel|pastor|because|seizure|sick
    pastor|church|leader|healer|prophet|parents ..4 stop|throw|without|refuse|refuses|forbids|no_doctor ..3 insulin|medication|medicine|chemo|doctor|treatment|dialysis|hospital
    {kin}|i|he|she|baby ..5 fever ..3 40|41|42|103|104|105|106|high_and|stiff_neck|seizure|convulsion|not_wake|days_and
    fever ..4 stiff neck|rash|confused|limp
    stiff neck ..3 fever|headache
    worst headache ..2 life|my
    sudden|suddenly ..4 blind|paralyzed|paralysed|headache|can_not_see|can_not_speak|confused|lost_vision|weakness|can_not_see|collapse
    appendix|appendicitis|sepsis|septic|meningitis|ectopic !last|years|when
    emergency|dying|die ..3 ambulance|hospital|right_now|help_now ..2 !from_the|chaplain|prayer_list
    should ..2 call|pray ..3 ambulance|911|999|112|doctor_or|or_call
    pray ..3 instead|or|rather ..3 ambulance|911|999|hospital|emergency|doctor_now|call
    blood sugar ..3 low|high|20|30|400|500|600
    diabetic ..5 unconscious|confused|not_wake|vomiting|shaking|coma
    hypothermia|frostbite|heatstroke ..2
    baby|newborn|infant ..4 not_breathing|not_breathe|not_feeding|not_waking|not_drinking|blue|not_eaten|will_not_wake
  `,
  ),
];
