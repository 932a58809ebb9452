import { type SignRule, sign } from './sign.ts';

/** Abuse and violence: by a partner, a parent, a leader; to a child, to an elder. Patterns as in pattern.ts. */
export const ABUSE: readonly SignRule[] = [
  sign(
    'abuse',
    'sexual abuse',
    { whose: 'me', evenDenied: true, always: true },
    `
    {harmer} ..3 touched|molested|raped|groped|fondled|abused me !with|by|deeply|through|so|to_the
    i ..2 was|got|been|am ..2 raped|molested|sexually_abused|sexually_assaulted|sexually
    touched|abused|molested me when|as|while i|a ..2 child|boy|girl|little|altar|was|slept|kid
  `,
  ),
  sign(
    'abuse',
    'struck or forced',
    { whose: 'me', evenDenied: true },
    `

    {harmer} ..3 leaves|keeps|left|starves|starve|starved|denies me|us ..3 food|hungry|eat|water|medicine|medication|alone_for_days|$
    {harmer} ..3 starves|starved|beats|whips|strangles|rapes|chokes|tortures|drugs me|us !at|in_chess|to_it
    {harmer} ..2 is|are|was|gets|became ..1 violent|beating|hitting|choking|raping|assaulting ..1 me|us|$|at_home|when|to|towards|and|again
    {harmer} ..4 slept|sleeps|sleeping|sex ..1 with me ..4 counselling|counseling|office|asleep|drunk|child|pastor|not
    {leader} ..2 slept|sleeps|had_sex|has_sex|having_sex|affair with me
    gave|left|leaves|giving|gives me ..2 black_eye|bruises|bruise|scars|marks|concussion|broken
    {afraid}|fear ..2 for my|our|the ..1 life|lives|kids|childrens_lives|safety|children
    fear ..2 of|for|what ..1 my|him|her {partner}|life|$|will_do|might_do|does
    {harmer} ..5 kill|shoot|stab|drown|hurt ..2 the|our|my kids|children|baby|me|dog|us|parents
    {partner}|he|she|ex ..4 die|dead|bury_me|disappear|regret ..1 if i ..1 leave|see|tell|talk|go|ever
    ex ..4 follows|following|stalks|stalking|waits|watches|threatening|threatens|harasses|outside ..1 me|my|us|$
    {harmer} ..3 hit|struck|beat|threw|lashed|burned|cut me|us ..1 with|over|across|on|in ..2 pan|belt|stick|bottle|phone|shoe|iron|cord|face|head|stomach|fist|chair|plate|hammer|glass|broom|hanger
    {harmer} ..5 {hitting} ..1 me|us|my_face|my_head|my_arm|my_back|my_mother !with_his_words|with_truth|with_a_question|in_the_back|at_chess|at_cards|at|to_it|up|as|like|with_the_idea|by_surprise
    he|she|they ..5 threw ..3 at|against|down me|my_head|the_wall_at_me|the_stairs
    {harmer} ..4 threw|thrown|throws|pushed|pushes|push|shoved|grabbed|grabs|grab|pinned|dragged|pulled|yanked|held|spat|spits|spit ..1 me|us ..2 down|against|by|hair|stairs|wall|throat|arm|neck|floor|bed|across|into|hard|on|at|out_of_the_car|around
    {harmer} ..4 broke|broken|breaks|fractured|twisted|bruised|knocked|blackened ..1 my|out_my arm|finger|rib|ribs|nose|jaw|teeth|tooth|wrist|leg|hand|eye|eyes|bone|bones|collarbone|skull
    {harmer} ..4 put|puts|had|has ..1 hands|hand ..1 on|around|over my|me throat|neck|mouth
    {harmer} ..3 put|puts|laid|lays his|her hands on me !and_prayed|and_healed|in_prayer
    {harmer} ..4 hurt|hurts|hurting|harm|harms|harmed me ..2 badly|again|physically|when|every|tonight|last_night|if|because|so|on_purpose|sexually|if_i
    {harmer} ..5 force|forces|forced|forcing|pressures|coerced|makes|made me|himself ..2 on|to|into|have ..2 me|sex|sleep|do_things|bed|undress|touch|things|strip|perform|kiss|watch_porn|intercourse|marry
    {harmer} ..4 have|has|had|having sex with me ..4 not|asleep|sleep|no|against|drunk|child|cry
    {harmer} ..4 touch|touches|touched|touching|fondled|groped|gropes|kissed|rubs|rubbed me !with_his|with_her|by|deeply|through|with_the|when_he_preached|so_deeply|with_a_word|to_the|with_what|with_a_sermon
    {harmer} ..4 touched|touches|grabbed|groped ..1 my breasts|breast|chest|private|privates|body|thigh|leg|bottom|butt|genitals
    {harmer} ..4 comes|came|crept|gets|got|climbs|climbed|sneaks|snuck ..2 into|in my room|bed ..2 at|night|when|while|and
    {harmer} ..3 lock|locks|locked|locking me|us ..1 in|out|inside|up|away
    {harmer} ..4 chased|threatened|threatens|attacked ..2 me|us ..2 with_a|with a? knife|gun|belt|bat|hammer|weapon|machete
    {harmer} ..4 threatens|threatened|threaten|threatening|swore|swears|says|said|promises|promised|vowed ..5 kill|hurt|shoot|stab|beat|burn|find_and_kill|hunt ..1 me|us|him|her|my|the_kids|the_children
    {harmer} ..2 pulled|pointed|held|put|points|holds ..1 gun|knife ..2 on|at|to|against me|my|us
    {harmer} ..4 whips|whipped|beats|beat|hits|hit ..2 with|until ..1 belt|cane|stick|cord|wire|rod|bleed|bled|bruised|cable|shoe
    he|she hit|hits|beat|beats|slapped|slaps|punched|kicked|choked|strangled|raped ..1 me|again
    i|i_have|we ..1 am|was|get|got|getting|been|being|have_been ..2 {hitPassive} ..1 by|again|when|last|every|at|because|tonight|as|in|$ !down_by_life|by_the_spirit|by_satan|by_the_devil|by_the_enemy|by_temptation|by_doubt|by_doubts|in_the_game|at_chess|by_thoughts|by_god|by_the_news
    my rapist|abuser|attacker
    i was|got|am|been|have_been raped|molested
    beat|beats|beating|beaten me ..1 up
    i ..2 raped|molested|abused|assaulted|groomed by|when|as|at
    {harmer} ..3 touched|touches|touching me ..2 when|while|as|where|there|down|inappropriately|sexually|and|at|in|if|again|under|every|$
    {harmer} ..3 gets|got|is|was|being rough|physical|violent|rough_with|too_rough ..1 with|to|toward|towards? me|us|again|$|in_bed
    {harmer} ..3 threatened|threatens|threatening|blackmail|blackmails|blackmailing ..1 me|to ..2 post|share|send|publish|take|show|tell|leak|hurt|kill|with ..4 photos|nude|nudes|pictures|kids|children|video|videos|everyone|me|away|immigration|police
    {harmer} ..3 scratches|scratched|pinches|pinched|spits|bit|elbowed|headbutted|hair|tied|ties|handcuffed ..1 me|my ..2
    {harmer} ..3 hit|hits|pushes|pushed|shoves|kicks|slaps|tie|ties|beats|beat|steals_from|hurts me|us ..1 around|down|and|when|if|again|because|$
    being|been|am|was sexually abused|assaulted|exploited
    abuse|abuses|abused|abusing|abusive ..2 me|us|to_me|towards_me|husband|boyfriend|wife|father|mother|marriage|relationship|home|partner|pastor !how_do_i_teach
    {harmer} ..2 is|was|has_been|became|gets|turned|are ..2 abusive|violent|abuser|physical_with_me|physically_abusive
    only|never ..1 hits|hit|beats|slaps|chokes|hurts me when|if|once
    not ..2 abuse ..3 he|she|they|only|hits|but
    domestic violence ..3 victim|me|my|at_home|shelter|i
    in|an|with|from|leave|my abusive man|person|marriage|home|relationship|situation
    beats|chokes|strangles|rapes me !at|in_chess|in_the_game|to_it|by
    {hitting} by my {kin}
    {partner}|father|mother|parents|stepfather|stepmother ..3 yells_at|screams_at me|us ..1 and|when|if|again|because|$
    gun|knife ..1 to|at|against my head|throat ..3 he|she
  `,
  ),
  sign(
    'abuse',
    'another is struck or forced',
    { whose: 'other', evenDenied: true },
    `
    {kin}|{leader}|he|she|man|woman|guy|neighbours|dad|mothers_boyfriend ..4 hits|hitting|beats|beat|beating|hit|punches|punched|slaps|slapped|kicks|kicked|chokes|choked|strangles|strangled|rapes|raped|abuses|abused|abusing|molests|molested|molesting|assaulted|attacked|hurts|hurting|whips|burns|burned|touching|touched|shakes|starves|locks|threatens|kicking ..2 her|him|them|my|his|their|the|our|a|an|one_of|another|old|little|from|your ..2 wife|children|child|kids|baby|mother|sister|brother|son|daughter|father|grandmother|grandfather|girlfriend|husband|partner|little|kid|grandson|granddaughter|niece|nephew|cousin|girl|boy|stepdaughter|stepson|friend|aunt|parents !at|to|in_the_game
    {kin}|he|man|guy|neighbour|husband ..2 beats|hits|chokes|strangles|strangled|rapes|raped|molested|abuses|abused|punches|slaps her|him|them !head|knee|hip|back|leg|arm|elbow
    {kin}|neighbour|she|friend|girl|woman|he|kids|children ..4 is|was|being|been|gets|got|are|getting ..2 beaten|abused|hit|raped|molested|assaulted|groomed|strangled|neglected|choked|trafficked !by_a_lamb|by_the_lamb ..1 by|at|every|again|$|in|when|and
    {kin}|neighbour|she|woman|girl|he|child|student|grandmother ..6 bruises|bruise|bruised|black_eye|split_lip|black_eyes|marks|welts|burn_marks|cigarette_burns|broken_arm|burns ..4
    bruises|black_eye|split_lip|welts|cigarette_burns ..2 on|again|and ..3 she|he|her|his|child|arms|face|neck|legs|says
    hear ..3 him|them|her|beating|scream|screaming|hitting|screams ..4 wall|through|next_door|beating|hitting|hits|neighbours|every_night|her
    {kin}|friend|she ..4 abusive man|husband|boyfriend|relationship|marriage|guy|partner|home|father
    {kin}|neighbour ..3 abused|abuses|abusing|beating|beats
    shouts|shouting|yells|screams ..2 grandmother|grandfather|old|elderly|him|her ..5 bruises|dirt|hungry|diaper|hits
    leaves|left ..3 grandmother|grandfather|mother|father|child|baby|kids|children ..4 dirt|alone_for_days|without_food|filth|hungry|in_the_car|unfed|locked
    {kin}|{leader}|nurses|carers|staff|neighbour|neighbours|she|he ..3 tie|ties|tied|hit|hits|hurt|hurts|push|pushes|pushed|slap|beat|shove|shoves|steals|drug|drugs|restrain|strap|pinch|mock ..2 father|mother|him|her|grandmother|grandfather|wife|residents|patients|old|aunt ..2
    {kin}|neighbour|he|she|they ..3 locks|lock|locked|leaves|puts ..1 them|him|her|kids|children|baby|child ..2 out|in|outside|closet|basement|room|cold|alone|dark
    told|tells|says|said|confided|showed|saw ..1 me|us? ..1 that? her|his|their ..1 {kin}|pastor|coach|teacher|leader|youth_leader ..3 hits|hit|beats|rapes|raped|touches|touched|hurts|abuses|molests|abused|chokes|threatens|forces|comes
    marks|bruises|welts|burns|cuts|scars ..2 on her|his|the|their ..1 back|arms|legs|neck|face|body|bottom|wrists !of_jesus|of_christ
    afraid|scared|terrified of her|his ..1 husband|father|boyfriend|stepfather|wife|partner|mother
    {kin}|friend|she|he|girl|boy ..2 is|was|gets|got ..2 beaten|raped|abused|hit|molested|groomed|assaulted|choked
    children|child|kids|boy|girl|baby ..4 hungry|starved|starving|locked|chained|neglected|unfed|beaten|bruised !in_africa|for_the_word
    touches|touching|touched|molesting|grooming|raping|molests ..2 little|children|kids|girls|boys|students|altar_boys|daughter|son|sister|granddaughter|niece|nephew|brother|stepdaughter !and_blessed
    {leader}|youth_leader|he|man|volunteer|uncle ..3 sends|sent|texts|texting|grooming|alone_with|asks|sleeping_with|kissing ..4 nude|naked|sexual|inappropriate|girl|girls|boys|teen|teenager|minor|kids
  `,
  ),
  sign(
    'abuse',
    'threatened, held or controlled',
    { whose: 'me', weight: 3, said: 'veiled', evenDenied: true },
    `
    will|would|going_to|gonna|might|threatens_to|threatened_to kill|hurt|beat|hit|shoot ..1 me ..2 if|when|tonight|for|again|one_day|because !with_kindness|with_love
    {afraid} ..2 of ..1 my|our|him|her {partner}|father|mother|stepfather|stepmother|dad|brother|son|daddy|pastor|daughter|parents|uncle|$|when|again|tonight|and|now|boss_at_church
    {afraid} ..2 of him|her|them|how_he|what_he|what_she ..2 $|when|tonight|and|will|might|gets|does|anymore|because
    {afraid} ..2 of ..1 my {partner} $
    {partner}|father|mother|he|she ..1 scares|terrifies|frightens me
    {afraid} ..2 to|of go|going|come|be|coming|return ..1 home|alone_with|back_home
    {afraid} ..2 to leave|tell|say_no|speak|divorce|sleep ..1 him|her|my_husband|my_wife|anyone|him_no|$ 
    {afraid} ..2 he|she|they will|might|would|is_going_to|could kill|hurt|hit|beat|find|do_something ..1 me|us|my|the|again
    walk|walking|walks on|around eggshells
    checks|check|tracks|reads|controls|monitors|watches|takes|took|smashed|follows|goes_through|controlling|tracking ..2 my|all|where|every ..1 phone|messages|money|wages|salary|location|emails|passport|papers|texts|bank|calls|car_keys|i_go|pension|step|move|savings|clothes
    not|never|forbids|forbid|forbidden|stops|stopped|keeps|refuses ..2 let|lets|allow|allows|allowed|letting|may|me ..1 me|to|from ..2 see|leave|work|talk|go|speak|have|call|visit|seeing|talking|leaving ..3 family|friends|sister|mother|house|money|anyone|phone|church|home|job|doctor|parents|alone|work|out|without|$ !yet
    i may|can|am not|allowed ..1 see|talk_to|leave|visit|call|to ..2 family|friends|sister|mother|house|parents|anyone anymore|without|unless|alone|$
    keeps|keep|took|takes|hides|hid|has|holds|steals|stole ..1 my passport|papers|pension|money|phone|wages|documents|medication|id|keys|salary|medicine|walker
    {kin}|carer|nurse ..3 takes|steals|took|stole|keeps|spends ..1 my pension|money|savings|medicine|food|bank_card
    lock|locks|locked|locking ..1 me|us|my_mother ..1 in|up|inside|away|out !to_myself
    submit|submission|obey|respect|stay|honour|honor|forgive|love|patient|endure ..7 hits|hit|beats|bruises|hurts|violent|beating|hitting|abuse|abuses|abusive|abuser|forces|raped|strangled|slaps|chokes|threatens|blows|black_eye|punches ..2 !in_the_bible
    hide|cover|covering|hiding|explain|makeup|lie_about|lied_about ..3 bruises|bruise|black_eye|split_lip|marks|the_bruising
    bruises|black_eye|split_lip on|for|when|hidden|and|i|my !banana
    i ..3 have|had|with|got ..1 bruises|bruise|black_eye|bruised
    say no ..2 bed|in_bed|sex|him_in
    right|refuse|deny|allowed|may|wives|wife ..4 no|refuse|sex|body ..3 bed|sex|belongs_to ..5 cry|forces|lie|scared|hurts|not_want|anyway|even
    sex ..4 not|do_not|even want|consent|when|though|asleep|if ..3 want|asleep|no|cry|refuse
    {harmer} ..2 throws|throw|threw|breaks|broke|smashes|smashed|punches|punched ..2 things|wall|door|dishes|plates|furniture|phone|window|the_table !out|a_party
    next|time ..3 my face|one_is_you|be_me|it_will_be_me
    loving|sorry|flowers|apologises|apologizes|sweet|gifts|cries ..4 afterwards|after|then|again|next_day|until|but ..7 again|starts|happens|hits|same|next_time|scared
    {partner}|he|she ..3 jealous|angry|rage|rages|drunk|temper|explodes|loses_it|furious|controlling ..5 scared|afraid|what_happens|hide|know_what|walls|throws|frightened|breaks
    know|knows what happens then|when|next|after
    told|tells|tell|says|said|want|wants|made|ordered ..3 go|return|stay|submit|go_back|forgive|back ..3 to|with|him|and ..5 hits|hit|beat|beats|broke|abuser|abused|raped|choked|violent|abuses|bruises|hurt_me|abusive
    go|going|went|return|returning|get|getting|take back to|with|him the? man|him|my_abuser|abuser|husband ..3 who|that|again|hits|broke|beat
    what|my|how|his ..1 {partner}|he|she ..2 did|does|do to me ..2 last|at|night|behind|when|in_bed
    {partner} ..2 degrades|humiliates|belittles|insults|mocks|gaslights|screams_at|shouts_at|yells_at|curses_at|calls me ..4 worthless|daily|every|stupid|whore|front|names|constantly|nothing|all_the_time|again
    i flinch
    sleep ..2 chair|knife|dresser|locked ..3 door|pillow|myself
    chair|dresser against the door
    careful|tiptoe|quiet|watch ..3 what|say|so_that|around|my_words ..5 he|she|him|her|husband|wife|again|explode|lose
    he|she|husband|wife ..2 lose|loses|lost|snaps|explodes|goes_off it|again|on_me
    kids|children|we|i hide|hiding|lock|run ..3 bathroom|closet|room|bedroom|basement|car|outside ..3 when|until|because|from ..1 he|she|husband|father|my|him
    more|be|better|become submissive|obedient|quiet|patient ..3 stop|stops|so|not|until ..5 violent|angry|hitting|hurting|hit|hurt|hurts|hits|beating|rage|rages
    never|not|again ..2 do it again ..6 last_time|but|said|every_time|promise|promised|always
    he|she|husband says|said|promises|promised|swears ..2 never|not|will_not ..2 do|happen|hit|hurt|again ..2 again|it|anymore
    fell|walked|ran ..2 down|into|in ..1 stairs|door|shower|cupboard ..2 again|that_is|tell|everyone|is_what
    that|it is what i tell|told everyone|people|them|the_doctor
    does|did|do to ..1 my body
    obey|submit|allow ..2 whatever|anything|everything ..4 body|does|wants|bed|demands|me
    ask|beg|permission|account ..2 for|to ..1 every|each|my cent|penny|dollar|money|receipt|purchase|leave
    told|tell elders|pastor|priest|leaders|church|mother|parents ..3 what he|she does|did|do ..9
    what he|she|they does|did to me
    escape|escaping|leave|leaving|flee|fleeing|run_away|get_away|hide|hiding !them|it|everything|all ..3 from|with ..2 abuser|abusive|violent|husband|him|my_father|my_stepfather|kids_safely ..2 safely|kill|find|tonight|hurt|because|hits|$
    he|she|they stalks|stalking|follows|following|stalked me
    my ex ..4 stalking|stalks|threatens|follows|outside
    forced|forcing|force marriage|me_to_marry|me_into|abortion|him_into
    my parents|family ..4 kill|force|beat|marry|honour|honor ..2 me
    does|will|would not let|allow|permit me|us ..1 leave|go|work|out|drive|sleep|eat|talk|see|have|use|call !down|fall|forget
    not feel|am safe|feel_safe at|in|with home|my_home|my_house|him|her|my_husband|house|own
    made me|us promise|swear not|never ..1 tell
  `,
  ),
  sign(
    'abuse',
    'a leader’s abuse',
    { whose: 'me', weight: 3, said: 'veiled', evenDenied: true },
    `

    {leader} ..3 asked|asks|told|tells|made|wanted|wants|ordered|invited|pressures|pressured me|us ..2 undress|strip|kiss|sleep|touch|naked|secret|alone|lie|bed|divorce|obey|submit|home
    {leader}|prophet|church ..7 secret|not_tell|naked|nude|nudes|pictures|photos|kissed|touched|touches|sexual|sex|slept_with|sleep_with|undress|his_office|massage|hotel|threatens|punishes|punish|locked|inappropriate|affection|hugs_me|his_lap|between_us|control ..4 me|keep|i|mine|ask|asks|leave|secret|us|us_who|must|what|those|our|my|office|quiet|told|members|wife
    {leader}|he ..3 sends|sent|showed|shows|asks|asked me|us|for ..2 naked|nude|nudes|sexual|dirty
    {leader} ..3 sends|sent|asks|asked|wants|texted|texts|says|said|told ..4 naked|nude|pictures|photos|sex|kiss|bed|special_relationship|bathe|secret|god_told_him|god_wants_me_to|sleep_with
    {leader} ..4 god|lord ..2 wants|wanted|told|said|gave|chose ..3 it|me|him|us|his_wife|to_be_his
    {leader} ..3 decides|controls|dictates|forbids|decide|control|forbid|demands ..5 marry|money|leave|whom|family|talk|see|everything|savings|who_we|doctor
    elders|church|pastor|leader|leaders ..2 shun|shuns|punish|punishes|threaten|threatens|curse|cursed|covered_up|cover_up|covers_up|silenced|blamed|threatened ..4 leave|leaving|abuse|me|those|us|speak|rape|told|it|him
    cult
    told|tell|said|ordered|asked|want|wants|told_me ..2 keep|be|stay|not|to ..3 quiet|silent|silence|secret|report|police ..4 abuse|raped|touched|hit|what|for_the_sake|church|him|pastor|ministry|elder
    counselling|counseling|confession|prayer|office|deliverance ..5 touched|touches|undress|kissed|groped|hand_on|hands_on|naked
  `,
  ),
  sign(
    'abuse',
    'uneasy at home',
    { whose: 'me', weight: 2, said: 'veiled', evenDenied: true },
    `
    {partner}|he|she|father|mother ..4 hurt|hurts me ..3
    {partner}|he|she|father ..4 angry|rage|rages|temper|explodes|violent ..3
    he|she|it starts|started|happened|happens|did_it|does_it again
    {partner} ..3 controls|controlling|jealous|possessive|isolates
    {partner}|he|she ..3 blames|punishes|ignores|mocks|humiliates me
    {partner}|he|she ..3 drinks|drunk|drinking ..6 afraid|hide|scared|lock|kids
    submit to|even him|when|if
    should|must|do ..1 i ..1 go|return|stay|submit|forgive ..1 back|with|to|home ..3 him|her|husband|wife|tonight
    he|she|him ..2 gun|belt|fist|fists|knife
    afraid|scared|frightened|hide|hiding
  `,
  ),
];
