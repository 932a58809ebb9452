import { type Pattern, pattern } from './pattern.ts';
import { type Statement, statements } from './statement.ts';

/** By what somebody under 18 is known. */
export const YOUNG: readonly Pattern[] = [
  'i am only? {age} !weeks|months|minutes|days|hours|percent|years_sober|years_clean|years_married|years_into|miles|pounds|kilos|people|in_total|chapters|verses|dollars|weeks_pregnant|months_pregnant|years_in|feet|of_us|times|steps',
  'i {age} year|years|yo|yrs|yr|y ..1 old !ago',
  '^ {age} year|yr|yo|years old|girl|boy|here|kid|student|female|male',
  'i am|i ..1 a|in|am_in ..2 {grade}|seventh|middle|junior|high|primary|elementary|secondary grade|grader|school|form',
  'in|am {grade} grade|grader',
  'i am a child|kid|teen|teenager|minor|little_girl|little_boy',
  'turned|turning {age} last|next|this|soon|$ !weeks|years',
  'mommy|daddy|homework|recess|classmates|schoolbag',
  'my ..2 babysitter|principal|school_counselor|foster_mother|foster_parents|foster_father',
].map(pattern);

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
  touches|touched|touch|rubs|feels my|me|mine
  burned|burns|bit|pinches|kicked|threw|throws|whips|spanks|shakes me|my ..3
  if i tell ..9
  does|do|did|doing|done ..2 things|stuff|sex_stuff|sex|bad_touch|bad_things|something ..1 with|to me
  says|said|tells|told ..2 i_am|am|you_are special|mature|different|sexy|his_girlfriend|his_favourite|his_favorite
  # what is named (named)
  hit|hits|beats|beat|hurts|hurt|touches|touched|touch|naked|pictures|nudes|belt|bruises|bruise|locked
  locks|choked|drunk|die|kill|cut|cutting|disappear|rape|raped|secret|starve|not_eat|sick|pills|bed|room
  sex|caned|whipped|burn|throws|jump|food|hungry|marry|hitting|hurting|punched|kicks|kicked|slaps|slapped
  scared|afraid|closet|wardrobe|hide|hiding|bath|shower|photos|camera|bleeding|blood|gun|knife|drugs|alone
  fists|screams|screaming|run_away
`,
);
