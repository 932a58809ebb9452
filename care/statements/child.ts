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
  not ..3 be|want here|live|alive
  lock|locks|locked ..1 me
  comes|came ..2 room|bed
  touches|touched|touching me
  man|guy|someone|stranger|he|boy|friend ..3 online|internet|discord|snapchat|instagram|game|roblox|tiktok ..9 picture|pictures|meet|pics|send|tell|secret|nudes|photos
  makes|make|made|making|forces me ..1 do|touch|watch|take|send|sleep|show
  # what was done to a child, in a child’s words (said, to me)
  gets|got|climbs|lies|lays|sneaks|comes|crawls|goes ..2 in|into|on ..1 my|the|our ..1 bed|room|shower|bath
  touches|touched|touch|rubs|feels my|me|mine !toes|nose|forehead|heart|soul|deeply|life|spirit
  burned|burns|bit|pinches|kicked|whips|spanks|shakes me ..3
  he|she|they|{kin} ..1 threw|throws me ..1 at|against|down|on|into|across
  hurt|kill|kills|angry|die|dies|trouble|send|beat|mad|hit|jail|secret ..6 if i tell
  if i tell ..4 he|she|they|god|mother|father|everyone will|would|going ..4 kill|hurt|beat|hit|angry|die|trouble|mad|hate|send
  not|never ..2 tell ..2 mother|father|anyone|anybody|nobody|mommy|daddy ..9 touch|touched|touches|secret|hurt|kill|game
  does|do|did|doing|done ..2 things|stuff|sex_stuff|sex|bad_touch|bad_things|something ..1 with|to me
  says|said|tells|told ..2 i_am|am|you_are special|mature|different|sexy|his_girlfriend|his_favourite|his_favorite
  # harm to a child, told by anyone (said)
  kids|children|child|boy|girl|baby|toddler|son|daughter|lad|nephew|niece|grandson|granddaughter|she|he|they|twins|me|us ..4 lock|locked|locks|locking|chained|chains|tied|caged|shut ..3 in|up|inside|under|outside ..3 cellar|basement|closet|cupboard|shed|cage|attic|wardrobe|garage|cold|dark|starving|night|kennel|bathroom|balcony
  lock|locked|locks|locking|shut|shuts|tie|ties|tied|chain ..1 him|her|them|me|us ..2 in|up|to|outside ..2 cellar|basement|closet|cupboard|shed|cage|attic|wardrobe|garage|cold|dark|room_all|bed|chair|radiator
  kids|children|child|boy|girl|baby|toddler|she|he|two|three|little ..8 left|leaves|alone ..2 alone|all_night|home_alone|all_day ..4 night|flat|house|days|hours|home|pub|weekend|car !by_god
  kids|children|child|boy|girl|baby|toddler|they|siblings ..6 starving|starved|being_beaten|getting_beaten|getting_hit|beaten|not_been_fed|unfed|covered_in_bruises|molested|sexually_abused|raped|groomed ..3
  {age} ..12 married_off|be_married|forced_to_marry|marry_a_man|marry_an|marry_him|be_his_wife|married_to !years|my_parents_were|when_they
  sending|send|sent|giving|give|forcing ..2 her|me|my_sister|my_friend ..3 married|marry|marriage ..3 to|with|man|old|abroad|holidays !counselling
  make|makes|making|made|forces|forced|get|gets|got him|her|them|me|kids|children ..1 do|perform|watch|touch|kiss ..2 sexual|sex|naked|porn|private|dirty|rude|bad ..1
  touch|touches|touched|touching|rubs|rubbed|tickles|licks|kisses|puts ..4 private|privates|private_parts|bits|down_there|between|in_my_pants|under_my|under_her|bottom|where_he|where_she|no_no|knickers|nightie|willy|pee_pee
  {kin}|{leader}|he|man|guy ..3 plays|play|playing|game|games ..4 under|nightie|pants|knickers|bed|no_clothes|without_clothes|not_tell|secret
  drew|draws|drawing|drawn ..3 picture|pictures ..5 does|did|doing|doe|hurting|naked ..1 to
  not|never feed|feeds|fed ..1 me|us|him|her|them ..2 since|on|all|enough|dinner|any|weekends|$ !with_the_word
  makes|made|make me|us|him|her kneel on rice|stones|gravel|salt|corn|concrete
  # a child writes it (named)
${AGES}
  # what is named (named)
  hit|hits|beats|beat|hurts|hurt|touches|touched|touch|naked|pictures|nudes|belt|bruises|bruise|locked|locks
  choked|drunk|die|kill|cut|cutting|disappear|rape|raped|secret|starve|not_eat|sick|pills|bed|room|sex|caned
  whipped|burn|throws|jump|food|hungry|marry|hitting|hurting|punched|kicks|kicked|slaps|slapped|scared|afraid
  closet|wardrobe|hide|hiding|bath|shower|photos|camera|bleeding|blood|gun|knife|drugs|alone|fists|screams
  screaming|run_away|school|teacher|father|stepfather|stuff|asleep|tonight
`,
);
