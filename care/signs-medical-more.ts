import { type SignRule, sign } from './sign.ts';

const pills = '{pills}|dose|doses|blood_pressure|heart_pills';
const small =
  'baby|toddler|child|son|daughter|boy|girl|newborn|year_old|month_old|infant|dog_and_son|kid|twins';

/** Emergencies by their marks on the body, where no illness is named. Patterns as in pattern.ts. */
export const MEDICAL_MORE: readonly SignRule[] = [
  sign(
    'medical',
    'marks of stroke, heart, head',
    { emergency: true, evenDenied: true },
    `
    not|can_not|hardly ..1 lift|raise|move|feel !your|his|gods|the_holy ..2 arm|leg|legs|one_side|left_side|right_side|hand|side ..1 !song|heavy
    face|mouth|smile|eye|lip ..4 droop|droops|drooping|drooped|crooked|lopsided|hangs|sagging|sags|hanging|one_side
    slurs|slurring|mumbling_and ..2 words|speech|$|and|her|his
    chest|jaw|left_arm|breastbone ..3 hurt|hurts|aches|burning|burns|squeezing|crushing|tight|tightness|pain|pian ..8 sweating|sweaty|breath|breathe|breth|arm|jaw|numb|dizzy|grey|gray|hospital|nausea|faint
    sweating|sweaty|grey|gray|clammy|cold_sweat ..9 chest|jaw|left_arm|faint|collapse|pain
    chest|chst pian|pains|pain
    heart|hart|hearth atack|attak|attck ..5
    heart attack ..2 now|help|what|please|think
    think|having|has ..5 hart|heart attack|atack|attak ..1 !last|years|ago|survivor|in
    hit|hurt|banged|struck|bumped|cracked ..2 head ..9 nonsense|throwing_up|threw_up|vomits|vomiting|drowsy|sleepy|confused|slurred|not_make_sense|not_remember|keeps_asking|unequal|pupils
    fell|fallen|fall ..4 ladder|stairs|roof|tree|window|horse|bike ..9 not_move|can_not_move|nonsense|throwing_up|vomiting|legs|conscious|confused|blood|neck|back
    fell|fallen|hit|knocked|bumped ..9 vomits|vomiting|vomited|throws_up|throwing_up|threw_up|falling_asleep|unusually_sleepy
    fell|fallen|hit ..12 keeps ..2 falling asleep
    can not feel|move ..1 my|his|her|their legs|feet|arms
    face|lips|skin|he|she|fingernails ..3 turning|turns|turned|is|are|going blue|purple|grey|gray|mottled !with|in|eyes
  `,
  ),
  sign(
    'medical',
    'marks of fits, allergy, breath',
    { emergency: true, evenDenied: true },
    `
    foaming|foam|frothing|froth ..2 mouth|lips
    shaking|jerking|twitching|convulsing|stiff ..6 minutes|eyes_rolled|uncontrollably|on_the_floor|not_respond|foaming|unresponsive !head|hands|in_the_service
    eyes ..2 rolled|rolling ..1 back|up
    tongue|throat|lips|face|eyelids ..4 thick|thicker|swell|swells|swelling|swollen|puffy|itchy|closing|tight ..2 !with_pride|eyes
    stung|sting|wasp|bee|hornet|peanut|peanuts|nuts|shrimp|shellfish|allergic|penicillin ..14 hives|tongue|throat|swelling|swollen|breathe|breathing|wheezing|lips|faint
    inhaler|epipen|oxygen ..3 empty|gone|lost|not_working|not_help|expired|ran_out|run_out
    not|no|without|out_of|run_out_of|missed|skipped ..3 insulin|inhaler|epipen|dialysis|nitro|seizure_medicine ..12
    sugar ..2 is|of|at|reads|says|was ..1 20|25|28|30|32|35|38|40|400|450|500|550|600|low|high|so_low|dropping
    choked|chokes|choking ..1 on ..9 blue|purple|breathe|breathing|cough|not|red
    under the? water ..14 limp|not|blue|breathing|unconscious|cold
    he|she|baby|boy|girl|son|daughter|child|it ..1 is|went|goes|feels limp|floppy|lifeless|cold_and_stiff !with
    not|can_not|cant|hardly ..1 breth|breth|brethe|breeth|breath
    not|will_not|does_not|can_not ..2 wake|waken|rouse|respond|responding|answering|react|reacting ..1 him|her|me|us|them|up|when|$ ..1
    not|will_not|does_not ..1 wake ..1 ..1 drink|eat|feed|feeding
    wake|woken ..1 him|her ..1 up
    lips|face|fingers ..3 blue|bluish
    fever ..2 40|41|42|103|104|105|106
    newborn|baby|infant ..5 fever|feverish|limp|blue|jaundice|blood ..4
    labour|labor|pushing|crowning|contractions ..6 alone|hospital|too_early|weeks|home|minutes !of_love
  `,
  ),
  sign(
    'medical',
    'marks of bleeding, burns, poison',
    { emergency: true, evenDenied: true },
    `
    blood|bleeding|bleed|wound ..4 not|never ..2 stop|stopping|stopped !of_christ|of_jesus
    not ..1 stopped|stop bleeding
    soaking|soaked|soak|filling|filled ..4 pad|pads|towel|towels|sheets|bandage|mattress
    birth|postpartum|miscarriage|miscarrying|pregnant|delivery|c_section ..14 bleeding|faint|soaking|seizure|pale|dizzy|fever|blurred|swollen|no_movement|not_moving|headache
    baby ..3 not|stopped ..1 moving|moved|kicking|kicked ..3 !house
    boiling|scalding|hot ..1 water|oil|coffee|tea|soup|fat|milk ..7 over|on|himself|herself|myself|arm|face|skin|leg|him|her
    skin ..3 coming|peeling|falling|came|blistering|melted|hanging ..1 off|away|and|all
    took|taken|gave|given|swallowed|ate|eaten|takes|drank|doubled ..8 ${pills} ..6 by_mistake|accident|accidentally|by_accident|confused|wrong|mixed_up|forgot|without_noticing|dizzy
    by_mistake|accidentally|by_accident|confused ..5 took|taken|gave|swallowed|drank ..5 ${pills}|bleach|cleaner|twice|double|bottle|chemical
    ${small} ..4 ate|eaten|swallowed|swallow|drank|got_into|chewed|licked ..5 ${pills}|vitamins|iron|cleaner|bleach|soap|battery|magnet|coin|berries|plant|mushroom|pods|nicotine
    drank|drunk|drinks ..3 whole|entire|full|two ..2 bottle|bottles ..9 wake|vomit|vomiting|breathe|cold|respond|answer
    took|had|taken|shot|snorted ..3 too_much|too_many|bad ..2 heroin|fentanyl|pills|drugs|coke|cocaine|oxy|meth|something ..9 blue|snoring|wake|breathe|breathing|respond|cold
    blue|cold|unresponsive ..3 snoring|gurgling
    fell|falls|collapsed|fainted|went_down|goes_down ..6 not|does_not ..1 respond|answer|move|wake|react
    cut|severed|sliced|crushed|chopped|lost|caught ..3 finger|hand|fingers|toe|leg|foot|artery|thumb ..6 off|bone|blood|bleeding|stop|gushing|through
    prayed|praying|pray|anoint ..12 not|no ..2 respond|breathe|breathing|pulse|wake !to_my|to_our|to_invitations
    not ..3 go|going|want ..2 hospital|doctor|ambulance|er ..5 pray|god|heal|faith
  `,
  ),
];
