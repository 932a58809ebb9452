import { type SignRule, sign } from './sign.ts';

/** What children write in their own words: things done, secrets asked for, strangers online. Patterns as in pattern.ts. */
export const CHILD_MORE: readonly SignRule[] = [
  sign(
    'child',
    'an age under 18',
    { role: 'young', weight: 1, whose: 'self', evenDenied: true, always: true },
    `
    i am|i ..1 in year|grade|class|form|yr 5|6|7|8|9|10|11|12|six|seven|eight|nine|ten|{grade} ..1 $|at|and|but|my|now|in|so !of
    i am in {grade} $|and|but|now
    i am ..2 almost|nearly|about|turning|going_on {age} ..1 $|and|but|next|in|soon|years|my !weeks|months|minutes
    i am a? {age} year_old|years_old|yo|yr_old
    i am|i in kindergarten|middle_school|elementary|primary_school|high_school|junior_high|6th_form|secondary_school
    i ..2 turned|turn|turning {age} !years|months|weeks|people
    i go|went to ..1 middle|elementary|primary|high school
  `,
  ),
  sign(
    'child',
    'a child’s world',
    { role: 'young', weight: 1, whose: 'me', evenDenied: true, always: true },
    `
    gym_class|in_gym|sleepover|playground|homeroom|kindergarten|my_teacher|the_teacher|babysitter|my_babysitter
    my big|little brother|sister
    sleep over there|at
  `,
  ),
  sign(
    'child',
    'what was done to a child, in a child’s words',
    { weight: 2, whose: 'me', said: 'veiled', evenDenied: true, always: true },
    `
    does|do|did|doing|done ..2 things|stuff|sex_stuff|sex|bad_touch|bad_things|something ..1 with|to me
    bad|secret touch
    kisses|kissed|cuddles|strokes|tickles me ..6 after|and|not|when|secret|tell|mouth|lips
    meet|meeting|pick_me_up|visit|come_to|go_to ..5 hotel|motel|his_car|his_house|his_place|alone|without_telling|park|apartment
    without ..1 telling ..1 my|mother|father|parents|anyone
    boyfriend|girlfriend|friend|he|she|guy|man ..1 is ..1 18|19|20|21|22|23|24|25|26|27|28|29|30|31|32|33|34|35|36|38|40|42|45|50 ..3
    friend|boyfriend|he ..4 grown_up|adult|grown_man|much_older|older_man
    not ..2 given|fed|bought|left|have|make|makes|cook ..2 food|us_food|dinner|eat|lunch
    not ..3 want|wanna|like ..1 go|be|going|come ..1 home|there|to_his_house|to_school|back
    parents|they|father|mother|stepfather ..3 hurt|hurts|hit|hits|beat|beats|lock you|kids|their_kids|us
    delete|erase|hide ..2 our|my|the|his messages|texts|chat|chats|photos|pictures|history
    says|said|tells|told ..2 i_am|am|you_are special|mature|different|sexy|his_girlfriend|his_favourite|his_favorite
    gives|buys|sends|gave ..1 me ..2 presents|gifts|money|vapes|alcohol|beer|weed|vodka
    if i tell ..9
    what happens at|in home|our_house|my_house|his_house
    lets|let|makes|made ..4 touch|have|use|hurt|kiss me
    gets|got|climbs|lies|lays|sneaks|comes|crawls|goes ..2 in|into|on ..1 my|the|our ..1 bed|room|shower|bath
    in ..1 bath|shower|bed ..2 with me
    camera|cam|webcam|video_call|facetime ..6
    he|guy|man|they|someone ..2 knows where i live
    burned|burns|bit|pinches|kicked|threw|throws|whips|spanks|shakes me|my ..3
    touches|touched|touch|rubs|feels my|me|mine
    deserved|deserve it|that
    hide|hides|hiding ..2 closet|bathroom|under_the_bed|attic|room|wardrobe|basement
    he|she|it|that hurts ..1 $|so|bad|me|when|and
    take us|me away
    bruise|bruises|marks|welts|scars ..2
    stop|stops hurting ..1
  `,
  ),
];
