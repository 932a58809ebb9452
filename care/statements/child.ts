import { type Pattern, pattern } from './pattern.ts';
import { type Statement, statements } from './statement.ts';

/** By what somebody under 18 is known. */
const AGES = `
  i am only? {age} !weeks|months|minutes|days|hours|percent|years_sober|years_clean|years_married|years_into|miles|pounds|kilos|people|in_total|chapters|verses|dollars|weeks_pregnant|months_pregnant|years_in|feet|of_us|times|steps
  i {age} year|years|yo|yrs|yr|y ..1 old !ago
  ^ {age} year|yr|yo|years old|girl|boy|here|kid|student|female|male
  i am|i ..1 a|in|am_in ..2 {grade}|seventh|middle|junior|high|primary|elementary|secondary grade|grader|school|form
  in|am {grade} grade|grader
  i am a child|kid|teen|teenager|minor|little_girl|little_boy
  turned|turning {age} last|next|this|soon|$ !weeks|years
  mommy|daddy|homework|recess|classmates|schoolbag
  my ..2 babysitter|principal|school_counselor|foster_mother|foster_parents|foster_father
`;
export const YOUNG: readonly Pattern[] = AGES.trim().split(/\n\s*/).map(pattern);

/** What children write of harm, in a child's words. */
export const CHILD: readonly Statement[] = statements(
  'child',
  `
  # harm a child writes of (said, to me)
  hurts|hits|beats|hit|hurt mommy|mother|sister|brother|little
  not ..3 be|want here|live|alive !at_this|in_this_town|in_this_city|in_this_church
  lock|locks|locked ..1 me !by_accident|out_by_accident|out_of_the_church|out_of_my_email|out_of_my_account
  comes|came !to_bed|home ..2 room|bed
  touches|touched|touching me !deeply|most|how|the_one|to_tears|so_much|in_this_psalm|every_time_i_read
  man|guy|someone|stranger|he|boy|friend ..3 online|internet|discord|snapchat|instagram|game|roblox|tiktok ..9 picture|pictures|meet|pics|send|tell|secret|nudes|photos
  makes|make|made|making|forces me ..1 touch|send|sleep !on_the_couch|on_the_sofa
  makes|make|made|making|forces me ..1 do it|that|what|bad|something|everything|with|sexual|$
  makes|make|made|making|forces me ..1 do ..1 things|thing|stuff|game|sex|s
  makes|make|made|making|forces me ..1 watch|take|show ..2 him|his|while|when|stuff|videos|video|pictures|picture|pics|porn|off|pill|pills|clothes|body|private|myself
  # what was done to a child, in a child’s words (said, to me)
  gets|got|climbs|lies|lays|sneaks|comes|crawls|goes ..2 in|into|on ..1 my|the|our ..1 bed|room|shower|bath
  touches|touched|touch|rubs|feels my|me|mine !toes|nose|forehead|heart|soul|deeply|life|spirit|{kin}
  burned|burns|bit|pinches|kicked|whips|spanks|shakes me !out ..3
  hurt|kill|kills|angry|die|dies|trouble|send|beat|mad|hit|jail|secret !himself|herself|themselves ..6 if i tell
  not|never ..2 tell ..2 mother|father|anyone|anybody|nobody|mommy|daddy ..9 touch|touched|touches|secret|hurt|kill|game
  does|do|did|doing|done ..2 things|stuff|sex_stuff|sex|bad_touch|bad_things|something ..1 with|to me
  says|said|tells|told ..2 i_am|am|you_are special|mature|different|sexy|his_girlfriend|his_favourite|his_favorite
  looks|look|looking|watches|watching|stares|staring at? me ..1 when|while ..1 i ..1 shower|showering|change|changing|dress|undress|sleep|bathe|naked
  # a child cannot shut the door (hinted)
  door|room|bathroom ..1 has|not ..2 lock $|and|on
  # harm to a child, told by anyone (said)
  daughter|son|girl|boy|niece|nephew|pupil|student|kid|yo|old ..3 sent|sends|sending|posted ..3 nude|nudes|naked|topless
  kids|children|child|boy|girl|baby|toddler|son|daughter|lad|nephew|niece|grandson|granddaughter|she|he|they|twins|me|us ..4 lock|locked|locks|locking|chained|chains|tied|caged|shut ..3 in|up|inside|under|outside ..3 cellar|basement|closet|cupboard|shed|cage|attic|wardrobe|garage|cold|dark|starving|night|kennel|bathroom|balcony
  lock|locked|locks|locking|shut|shuts|tie|ties|tied|chain ..1 him|her|them|me|us ..2 in|up|to|outside ..2 cellar|basement|closet|cupboard|shed|cage|attic|wardrobe|garage|cold|dark|room_all|bed|chair|radiator
  kids|children|child|boy|girl|baby|toddler|she|he|two|three|little ..8 left|leaves|alone ..2 alone|all_night|home_alone|all_day ..4 night|flat|house|days|hours|home|pub|weekend|car !by_god
  kids|children|child|boy|girl|baby|toddler|siblings ..6 starving|starved|being_beaten|getting_beaten|getting_hit|beaten|not_been_fed|unfed|covered_in_bruises|molested|sexually_abused|raped|groomed !in|around|all_over|of|there
  {age} ..12 married_off|be_married|forced_to_marry|marry_a_man|marry_an|marry_him|be_his_wife|married_to !years|my_parents_were|when_they
  make|makes|making|made|forces|forced|get|gets|got him|her|them|me|kids|children ..1 do|perform|watch|touch|kiss ..2 sexual|sex|naked|porn|private|dirty|rude|bad ..1
  touch|touches|touched|touching|rubs|rubbed|tickles|licks|kisses|puts ..4 private|privates|private_parts|bits|down_there|between|in_my_pants|under_my|under_her|bottom|where_he|where_she|no_no|knickers|nightie|willy|pee_pee
  {kin}|{leader}|he|man|guy ..3 plays|play|playing|game|games ..4 under|nightie|pants|knickers|bed|no_clothes|without_clothes|not_tell|secret
  drew|draws|drawing|drawn ..3 picture|pictures ..5 does|did|doing|doe|hurting|naked ..1 to
  not|never feed|feeds|fed ..1 me|us|him|her|them ..2 since|on|all|enough|dinner|any|weekends|$ !with_the_word
  makes|made|make me|us|him|her kneel on rice|stones|gravel|salt|corn|concrete
  # a child writes it (named, everyday)
${AGES}
  # harm to a child, in further words (said)
  mouth shut with ..1 tape|hand
  daddy|mommy hits|hurts|beats|slaps|whips ..1
  {kin}|{leader}|he|she|they|boys|aunty ..4 hurts|hurting|flogs|flogged|canes|caned|beats|whips|paddles|lashes|beat me|us|kids|children|boys|girls|pupils !{games}|feelings|deeply
  not ..1 give|gives|gave|giving|feed|feeds me|us|him|her|them ..1 food|meals|anything|dinner|eat
  not ..1 let|lets|allow me|us|him|her ..4 eat ..2 !sweets|candy|chocolate|meat|before|pork|in_the
  watches|watch|washes|bathes|films|photographs|filming me|us|my_sister|the_girls|the_boys ..2 bathe|bath|shower|undress|change|naked|bathing|showering|toilet|dress|and
  bad|secret|funny|naughty touching|touch|touches
  pregnant ..6 is|was|of|by|from|did ..2 my? brother|father|uncle|stepfather|grandfather|cousin|teacher|pastor|brothers
  want|wants|going|will|plan|plans|forces|force|forcing ..2 marry|wed me|us|my_sister|my_daughter|her off|to|with|after|next_month
  want|wants|promised|forcing|force|making|make ..1 me|her|us ..2 marry|married|old_man|wife_of ..9 {age}|forty|fifty|old|cows|man_of|his_friend|cousin
  circumcise|circumcised me|us|her|my_sister|by_force|girls
  hand|hands|fingers|thing ..1 in|inside|down|under|into my|her|his|their|our !hair|hand|hands|pocket|pockets ..1 pants|kurta|skirt|panties|underwear|shirt|privates|knickers|diaper
  hand|hands|fingers|thing ..1 in|inside|down|under|into me|my|her !hair|hand|hands|pocket|pockets ..1 $
  makes|make|made|tells|asks|asked|wants me|us|him|her|them|boys|girls ..2 undress|strip|naked|no_clothes|without_clothes|take_off_my|take_my_clothes|take_our
  come|go|meet ..3 house|home|alone|car|park ..4 not ..1 tell ..2 parents|mother|father|anyone
  shakes|shook|shaking|shake ..1 our|my|the baby|newborn|infant|twins ..2
  {kin}|he|she ..1 burned|burnt|burns|burn|put|puts|held ..1 my|his|her|our ..1 hand|hands|arm|feet|legs|fingers ..1 on|in|with ..1 stove|fire|iron|oil|hot|cigarette|lighter|hob|water
  hot|boiling water|oil|iron|pepper for|on|to|over|in my|me|his|her ..1 body|leg|back|face|head|eyes|hand|arm|private
  belt|whip|stick|cane marks|welts|stripes ..3 back|legs|arms|body|neck
  i ..2 touched|molested|fondled|groped ..3 girl|boy|child|niece|nephew|daughter|kids|children !lives|hearts|with_my|by
  # what is named (named)
  hit|hits|beats|beat|hurts|hurt|touches|touched|touch|naked|nudes|belt|bruises|bruise|locked|locks
  choked|die|cut|cutting|disappear|rape|raped|starve|not_eat|pills|sex|caned
  whipped|burn|throws|jump|hitting|hurting|punched|kicks|kicked|slaps|slapped
  bleeding|blood|gun|knife|drugs|fists|screams
  screaming|run_away
  tonight|bath|scared|shower|afraid|photos|pictures|camera|closet
  # what is named (named, deniable)
  kill
  # what is named (named, everyday)
  drunk|secret|sick|bed|hungry|marry|wardrobe|hide|hiding|alone|father|stepfather|stuff|asleep
`,
);
