import { type Statement, statements } from './statement.ts';

/** Abuse and violence by a partner, a relative or a leader; to the one who writes or to somebody else. */
export const ABUSE: readonly Statement[] = statements(
  'abuse',
  `
  # struck or forced (said, to me)
  {harmer} ..3 starves|starved|beats|whips|strangles|rapes|chokes|tortures|drugs me|us !{games}|in_chess
  {harmer} ..4 whips|whipped|beats|beat|hits|hit ..2 with|until ..1 belt|cane|stick|cord|wire|rod|bleed|bled|bruised|cable|shoe
  {harmer} ..3 scratches|scratched|pinches|pinched|bit|elbowed|headbutted|hair|tied|ties|handcuffed ..1 me|my ..2
  {harmer} ..4 broke|broken|breaks|fractured|twisted|bruised|knocked|blackened ..3 my|out_my arm|finger|rib|ribs|nose|jaw|teeth|tooth|wrist|leg|hand|eye|eyes|bone|bones|collarbone|skull
  {hitting} by my {kin}
  beats|chokes|strangles|rapes me !{games}|in_chess|in_the_game
  {harmer} ..4 threatens|threatened|threaten|threatening|swore|swears|says|said|promises|promised|vowed ..5 kill|hurt|shoot|stab|beat|burn|find_and_kill|hunt ..1 me|us|him|her|my|the_kids|the_children
  {harmer} ..5 {hitting} ..1 me|us|my_face|my_head|my_arm|my_back !with_his_words|with_truth|with_a_question|with_a_verse|in_the_back|{games}|as|like|with_the_idea|in_the_game|on_points|in_the_finals|in_the_race
  {harmer} ..4 threw|thrown|throws|pushed|pushes|push|shoved|grabbed|grabs|grab|pinned|dragged|pulled|yanked|held|spat|spits|spit ..1 me|us ..2 down|against|by|hair|stairs|wall|throat|arm|neck|floor|bed|across|into_the_wall|on_the|at_the_wall|out_of_the_car|around
  {harmer} ..5 force|forces|forced|forcing|pressures|coerced|makes|made me|himself ..2 on|to|into|have ..2 me|sex|sleep|do_things|bed|undress|touch|things|strip|perform|kiss|watch_porn|intercourse|marry
  {harmer} ..3 hit|hits|pushes|pushed|shoves|kicks|slaps|tie|ties|beats|beat|steals_from|hurts me|us ..1 around|down|and|when|if|again|because|$
  not ..2 abuse ..3 he|she|they|only|hits|but
  {harmer} ..3 threatened|threatens|threatening|blackmail|blackmails|blackmailing ..1 me|to ..2 post|share|send|publish|take|show|tell|leak|hurt|kill|with ..4 photos|nude|nudes|pictures|kids|children|video|videos|everyone|me|away|immigration|police
  ex ..4 follows|following|stalks|stalking|waits|watches|threatening|threatens|harasses|outside ..1 me|my|us|$
  {harmer} ..2 pulled|pointed|held|put|points|holds ..1 gun|knife ..2 on|at|to|against me|my|us
  # Spanish, French, Portuguese: violence (said)
  esposo|marido|novio|pareja|padre|papa|padrastro|hijo|esposa|pastor|mama|madre|tio|hermano|el|ella ..3 me ..1 pega|pego|golpea|golpeo|maltrata|viola|violo|maltrato|toca|toco|amenaza|amenazo|abusa|abuso|ahorco|obliga|encierra
  mari|copain|conjoint|pere|beau_pere|mere|fils|fiance|pasteur|il|compagnon|oncle|frere ..2 me|mon|ma ..1 frappe|bat|viole|menace|cogne|violee|frappee|touche|battue|agresse|insulte|force|enferme|gifle
  marido|namorado|pai|padrasto|esposo|companheiro|esposa|pastor|filho|ele|ela|tio|irmao|mae ..2 me ..1 bate|bateu|agride|agrediu|estuprou|estupra|espanca|espancou|ameaca|ameacou|violenta|abusa|abusou|toca|tocou|machuca|enforcou
  me ..1 pega|golpea|maltrata|viola|violo|golpeo|violaron|abusaron|abuso|abusa ..3
  ma|mas violee|viole|frappee|battue|etranglee
  pere|father|mari|il ..1 frappe|bat|cogne|tape ..1 maman|mother|mere
  bate|bateu|espanca em|na|no|a|o minha|meu|mim|mae ..1
  pastor|padre|pai|tio|padrasto|homem|lider|professor|padrastro|hombre|ele|el|abuso|abusou ..5 abusou|abusa|abuso de mim|mi|minha|mi_hija|minha_filha
  # another is struck or forced (said, of another)
  {kin}|he|man|guy|neighbour|husband ..2 beats|hits|chokes|strangles|strangled|rapes|raped|molested|abuses|abused|punches|slaps her|him|them !head|knee|hip|back|leg|arm|elbow
  {kin}|neighbour|she|woman|girl|he|child|student|pupil|pupils|students|grandmother ..6 bruises|bruise|bruised|black_eye|split_lip|black_eyes|marks_on|welts|burn_marks|cigarette_burns|broken_arm|burns_on ..4
  marks|bruises|welts|burns|cuts|scars ..2 on her|his|the|their ..1 back|arms|legs|neck|face|body|bottom|wrists !of_jesus|of_christ
  touches|touching|touched|molesting|grooming|raping|molests ..2 little|children|kids|girls|boys|students|altar_boys|daughter|son|sister|granddaughter|niece|nephew|brother|stepdaughter !and_blessed
  {kin}|{leader}|nurses|carers|staff|neighbour|neighbours|she|he ..3 tie|ties|tied|hit|hits|hurt|hurts|push|pushes|pushed|slap|beat|shove|shoves|steals|drug|drugs|restrain|strap|pinch|mock ..2 father|mother|him|her|grandmother|grandfather|wife|residents|patients|old|aunt ..2
  bruises|black_eye|split_lip|welts|cigarette_burns ..2 on|again|and ..3 she|he|her|his|child|arms|face|neck|legs|says
  told|tells|says|said|confided|showed|saw ..1 me|us? ..1 that? her|his|their ..1 {kin}|pastor|coach|teacher|leader|youth_leader ..3 hits|hit|beats|rapes|raped|touches|touched|hurts|abuses|molests|abused|chokes|threatens|forces|comes
  # a leader’s abuse (said, to me)
  {leader}|prophet|church ..7 secret|not_tell|naked|nude|nudes|pictures|photos|kissed|touched|touches|sexual|sex|slept_with|sleep_with|undress|his_office|massage|hotel|threatens|punishes|punish|locked|inappropriate|affection|hugs_me|his_lap|between_us|control ..4 me|keep|i|mine|ask|asks|leave|secret|us|us_who|must|what|those|our|my|office|quiet|told|members|wife !{kin}
  {leader} ..3 asked|asks|told|tells|made|wanted|wants|ordered|invited|pressures|pressured me|us ..2 undress|strip|kiss|sleep|touch|naked|secret|alone|lie_down|lie_with|lie_beside|lie_next|bed|divorce|obey|submit|home
  {leader} ..3 sends|sent|asks|asked|wants|texted|texts|says|said|told ..4 naked|nude|pictures|photos|sex|kiss|bed|special_relationship|bathe|secret|god_told_him|god_wants_me_to|sleep_with
  # struck or forced, in other words (said, to me)
  {harmer}|hubby|mister|ma_am|sir ..5 strikes|struck|headbutted|headbutts|whacks|whacked|thumps|thumped|clouts|clouted|flogs|flogged|klap|klapped|skelped|paddles|thrashes|belts|belted|scalded|scalds|burnt|batters|battered|smacked|backhanded|backhands|stamped_on|stamps_on|stomped|knees|kneed|wallops|walloped ..1 me|my_face|us
  let|lets|letting him|her|them ..1 {hitting} me
  take|taking|taken|bear|endure|accept ..1 the|his|her beatings|beating|blows|slaps|punches !of_christ
  {partner}|father|he|she|mother|stepfather|son|brother|ex is|gets|got|was|has_been|turns|became|becomes ..2 violent|abusive|physical|physically_abusive ..3 $|me|with|when|again|towards|tonight|every|drinks|drunk !movie
  am|live|living|stuck|trapped|stay ..1 in ..2 abusive|violent marriage|relationship|home|household
  {harmer} ..3 ran|run|runs|drive|drove ..1 me|us over|down|off_the_road|at_me !errands
  {harmer} ..2 drugged|drugs|spiked|scalded|poisoned ..1 me|my_drink|my_food
  {harmer} ..3 stands|stood|sits|sat|kneels|knelt|pillow ..2 on|over ..1 my chest|throat|neck|oxygen|face|mouth|arm|back
  {harmer} ..4 chains|chained|locks|locked|lock|shuts|shut|ties|tied ..1 me|us|my_hands ..3 in|up|to|inside|room|bedroom|house|cellar|basement|closet|bed|days|night|out_in|outside !out_of_the_car|out_of_the_house_by_mistake
  pregnant by|from my|the|our father|uncle|brother|stepfather|pastor|grandfather|priest|overseer|teacher|rapist|boss|cousin
  {harmer}|agent|boss|owner ..3 shares|shared|sells|sold|sell|gives|gave|give|lends|pimps|pimped|rents me ..3 to|with ..2 friends|men|customers|brother|brothers|clients
  {harmer}|agent|boss|madam|sir|employer|owner ..3 took|taken|takes|take|has|holds|keeps|keep|hid|hides|seized ..2 my|our|all passport|passports|documents|papers|id|certificates
  {harmer}|agent|boss|madam ..3 forcing|force|forces|forced|making|make|makes|sold ..1 me|us|her|him|them ..2 into|to|go|do|sell|have|sleep ..2 prostitution|prostitute|sex|men|porn|brothel|my_body|her_body|sleep_with|with_clients
  raped me|her|him|us|them !in_the_bible|tamar
  said|say no|stop and|but he|she|they ..1 not stop|stopped|did_not_stop|kept|carried
  {partner}|he|ex|father|brother|brothers|they ..5 will|would|going_to|gonna ..1 kill|slaughter|shoot|stab|burn|bury|hurt ..1 me|us !if_i_am_late|with_kindness|lol|haha|if_i_eat|if_i_forget|if_i_fail|if_i_do_not|if_i_lose|if_i_break|if_i_miss|when_he_sees|when_she_sees|when_they_see|for_saying|with_laughter|with_these
  says|said|swears|threatens if ..1 i ..2 leave|left|go|tell|told|report ..4 kill|hurt|find|shoot|burn|bury|take_the
  # hands on the one who writes (said, to me)
  he|she|{partner}|{kin}|they ..4 hands|hand|fists|belt ..2 on|around|round|over ..1 me|my_neck|my_throat|my_mouth !in_prayer|pray|laid|prayed|for_healing|to_be|to_heal|and_prayed|for
  # another is struck, in other words (said, of another)
  {kin}|she|he|woman|girl|lady ..4 being|is|was|gets|been|getting ..1 beaten|battered|raped|strangled|trafficked|sexually_abused|held_captive|choked|punched|kicked ..4 !at_chess|by_the_romans|in_the_bible
  {kin}|{leader}|man|he|she|guy ..2 abusing|molesting|raping|beating|grooming|starving|strangling|trafficking ..1 my|his|her|our|their|a|the|some {kin}|wife|boys|girls|elderly|choirboy|altar_boys
  lock|locks|locked|sell|sells|sold|chain|chained|beat|beats|starve ..1 her|him|them !house|home|car|flat|ring|things|clothes|land|shop|share ..3 and|beg|begs|begging|help|men|room|dubai|house|abroad|passport
  # the weak are robbed, hurt or left (said)
  staff|nurses|carers|carer|aides|aide|helper|caregiver|nurse ..3 laugh|laughs|mock|mocks|shout|shouts|yell|yells|slap|slaps|hit|hits|rough|pinch|threaten|threatens|tie|leave|leaves|ignore|handle ..2 at|her|him|them|me|my|residents|with ..2
  leaves|leave|left|leaving|keeps ..1 mother|father|grandmother|grandfather|aunt|uncle|residents|resident|patient|patients|her|him|me|them|old|child|children|kids|baby|ones|boy|girl|toddler ..3 wet|soiled|dirt|filth|urine|hungry|unfed|diaper|without_food|without_water|mess|excrement|faeces|wet_bed|thirsty
  neighbour|neighbours|next_door|upstairs|flat|apartment|wall ..9 scream|screams|screaming|beating|hitting|slapping ..5 child|children|kids|baby|her|him|it|wall|something|wife|floor|throw
  # hands where they do not belong (said, to me)
  {leader}|prophet|director|guru|sponsor|tutor|therapist|professor|trainer|monk|doctor|prophetess|officer ..5 kissed|kisses|fondles|fondled|gropes|groped|strokes|stroked|undressed|caressed|licked me|us|my !feet|forehead|hand|ring
  prophet|{leader}|prophet|director|guru|sponsor|tutor|therapist|professor|trainer|monk|doctor|prophetess|officer ..9 have|must|need|needs|should|had|to ..2 sleep_with|have_sex_with|lie_with|undress_for him
  hand|hands|fingers ..1 up|under|down|inside|between ..1 my|her|his|their skirt|shirt|dress|blouse|pants|trousers|clothes|blanket|bra|top|underwear|legs|thighs
  # sexual abuse (said, to me)
  i ..2 was|got|been|am ..2 raped|molested|sexually_abused|sexually_assaulted|sexually
  # threatened, held or controlled (hinted, to me, everyday)
  does|will|would not let|allow|permit me|us ..1 see|call !him|her|them|my|our|his|the|a
  does|will|would not let|allow|permit me|us ..1 leave|work|out|drive|sleep|eat|talk|use|go_out|go_home|go_anywhere|go_to_my !down|fall|forget|the_table|the_boy|movies|until_i
  {kin}|carer|nurse ..3 takes|steals|took|stole|keeps|spends ..1 my pension|money|savings|medicine|food|bank_card
  hide|cover|covering|hiding|explain|makeup|lie_about|lied_about ..3 bruises|bruise|black_eye|split_lip|marks|the_bruising
  {harmer} ..2 throws|throw|threw|breaks|broke|smashes|smashed|punches|punched ..2 things|wall|door|dishes|plates|furniture|phone|window|the_table !out|a_party
  {harmer} ..1 threw|throws ..3 at the wall|floor|door
  not|never|stops|stopped|keeps|refuses ..2 let|lets|allow|allows|letting|may|me ..1 me|to|from ..2 leave|work|talk|go|speak|have|leaving|talking ..3 family|friends|sister|mother|house|money|anyone|phone|church|home|job|doctor|parents|alone|work|out|without|$ !yet
  i|we am|are|was not allowed to? ..1 leave|work|talk|speak|call|phone|visit ..3 family|friends|sister|mother|house|money|anyone|phone|church|home|job|doctor|parents|alone|work|out|without|$ !yet
  forbids|forbid|forbidden me ..1 see|leave|work|talk|go|speak|have|call|visit|seeing|talking|leaving ..3 family|friends|sister|mother|house|money|anyone|phone|church|home|job|doctor|alone|work|out|without !yet
  not|never|stops|stopped|keeps|refuses ..2 let|lets|allow|allows|letting|may|me ..1 me|to|from ..2 see|call|visit|seeing ..2 family|friends|sister|mother|anyone|doctor|parents|alone|without !yet
  sleep ..2 chair|knife|dresser|locked ..3 door|pillow|myself
  {afraid} ..2 to|of go|going|come|be|coming|return ..1 home|alone_with|back_home
  i may|can|am not|allowed ..1 see|talk_to|leave|visit|call|to ..2 family|friends|sister|mother|house|parents|anyone anymore|without|unless|alone|$
  # rage at home (hinted, to me)
  threatened|threatens|threat|threatening|wants|said|says ..4 cut|burn|ruin|disfigure|scar|throw_acid|acid|smash|break ..1 my face|legs|arms|neck|on_me|fingers|throat|skull
  {partner}|father|he|ex ..3 has|keeps|put|puts|showed|shows|cleans|loaded|loads|laid|waves|waved|got ..2 gun|rifle|knife|pistol|shotgun|axe ..8 table|me|talked|argued|argue|fight|marriage|front_of|pillow|leave|angry|mad
  {harmer} ..3 broke|cracked|dislocated|smashed|crushed|fractured ..3 my rib|ribs|jaw|nose|arm|wrist|finger|fingers|leg|collarbone|teeth|cheekbone|eardrum
  wife|wives|submit|submitting|submissive|obey|respect|husband|serve ..7 so|that|until|not|stop|keep ..5 angry|mad|rage|rages|temper|shout|shouting|yells|explode|explodes|hurt ..1 anymore|at_me|again|me|with_me|$
  # another is afraid of somebody at home (said, of another)
  kids|children|girls|boys|she|they hide|hides|hid ..1 when ..1 he|she|father|stepfather|mother|stepmother|husband ..1 coming|comes|home|back
  # sorry after, shut in, fled (hinted, to me)
  {partner}|father|mother|he|she ..3 cries|cried|crying|sorry|apologizes|apologises after|afterwards
  he|she|they ..1 not know where i|we am|are|live|went|moved|went_to
  i ..1 locked|lock|hid|hide|hiding myself? ..1 in ..2 bathroom|room|toilet|closet|car|bedroom !by_accident|to_pray|to_study|to_work
  # hides what was done (hinted, to me)
  told|tell|tells|say|says|said|saying|claims|pretend ..6 walked|ran|fell|tripped|slipped|bumped ..1 into|down|against ..2 door|doors|stairs|cupboard|cabinet|table
  i|my|me ..2 wear|wears|wearing|wore|need|put|keep ..3 sleeves|scarf|sunglasses|turtleneck|makeup|make_up|foundation|concealer|hoodie|collar ..9 ask|asks|see|sees|notice|notices|bruise|bruises|marks|know|cover|hide|even|july|august|summer|back
  {afraid} ..5 of ..2 the_other_one|when_he|his_moods|his_anger|her_anger|his_temper|her_temper|his_hands|disagree|his_reaction|her_reaction
  # struck or forced, in further words (said, to me)
  found out ..6 hit|beat|slapped|kicked|punched me
  if|when ..3 {kin}|they ..1 find|finds|found|know|knows|knew out? ..3 danger|dangerous !to_the_faith
  if|when ..3 {kin}|they|he ..1 find|finds|found out ..4 cut|kill|beat|stab|burn|slaughter me|us
  hit|hits|punch|punches|punched ..2 wall|door ..1 beside|near|next_to|behind|by ..1 my head|face|ear
  father|brother|brothers|family|uncle|husband would ..1 kill him|her|me|us ..2 not_joke|no_joke|not_exaggerating|for_real|not_a_joke|i_mean_it
  if i leave|left|go|tell ..3 do something !for|about
  i have|got ..1 stalker
  provoked him|her ..16 stitches|bruises|black_eye|only_once|once_this
  slammed|slams|smashed|smashes|bangs|banged|shoves my|her|his ..1 face|head ..1 into|in|against|on|through
  dragged|drags ..2 of|by my|the ..1 bed|feet|hair|ankle|arm|legs
  flogs|flogged|lashes|whips|canes|caned me|us ..1
  threatened|threatens|threatening ..1 acid|my_life|my_family|our_lives|my_mother|my_sister
  {harmer}|family ..2 wants|want|trying|tried|plan|planning to kill|murder|stone|burn me|us !with
  afraid|fear|scared|fearing for my|our life|lives
  get|got|gets|getting|being battered|flogged|thrashed|slapped_around|knocked_about !by|at|in_the|#
  {harmer} ..4 slaps|hits|kicks|punches|burns|cuts|kicked|hit|slapped|squeezed ..1 my ..1 mouth|bump|belly|legs|leg|arms|stomach|ears|hands|breasts|tooth|teeth|ankle
  {harmer} ..2 sold|sells|rents me to|for_a_night|into|as
  pay|pays|rent ..4 my body
  videos|video|photos|pictures|nudes ..1 of me ..5 send|post|show|share|leak|if_i !wedding
  cushion|pillow ..1 on|over my|his|her face|mouth|head
  takes|took|take ..1 bat|belt|stick|cane|strap|whip|hammer|paddle|cricket_bat to me|my|us|him|her
  exposed|exposes himself
  hand|hands ..6 my breasts|breast|thigh|thighs|bottom|private|privates|crotch|groin
  touched|touches|grabbed|squeezed|kissed my breasts|breast|bottom|bum|thigh|crotch|neck
  i ..2 got|get|was|am|been|being slapped|kicked|hit|beaten|beat_up|punched|smacked|whipped|caned|strangled|choked|paddled|flogged|shoved|burned|battered ..2 for|again|because|by|when|if|until|with|and|so_bad|badly|up !a|an|the|rain|how|joy|grief|my_own|lightning|bills
  slapped|kicked|hit|beaten|punched|strangled|pushed|choked|raped|whipped|shoved and? slapped|kicked|hit|beaten|punched|strangled|pushed|choked|starved|spat|raped|locked
  {harmer} ..3 pulls|pulled|pull|yanks|yanked|ripped|rips|drags|dragged ..1 my hair
  {harmer} ..4 across|by|along the|my hair
  held|holds|held|push|pushed|pushes|put|puts|putting|forces|shoved|hold my|his|her|their head|face|hand|hands ..1 under|in|into|on|through|against ..1 water|tap|shower|toilet|tub|bath|sink|stove|iron|wall|door|bucket|fire|press|oil|mirror
  {harmer} ..4 threatens|threatened|threatening|comes|came|attacks|attacked|goes|went|chased|chases ..1 me|us|at_me ..2 knife|scissors|axe|machete|bat|acid|hammer|gun|bottle|iron|panga
  {harmer} ..6 threw|throws|thrown|poured|pours|pour ..2 knife|boiling|hot_water|acid|kettle|pan|hot_oil|scalding|plates|glass|chair ..4
  {harmer} ..1 forced|forces me $|and|in|on|when|again|last|i_said|every|even|each|nightly|while
  {harmer}|men|boys ..6 did it|that|things|bad_things to|with me|us !feel
  {leader}|{kin}|he|bishop ..4 says|said|say|told|tells ..4 must|have_to|should|need_to|to ..1 sleep_with|lie_with|undress|have_sex !my_own|on_the
  {harmer}|men ..3 locked|locks|lock ..1 door|doors|gate|hut|flat|room|house ..2 outside|on_me|days|months|me|us|and|when|from
  {harmer}|they ..4 have|see|want|wants|leave me dead|as_a_corpse|buried
  {harmer} ..3 whip|whips|beat|beats|cane|canes|chain|chained|flog us|me ..1 in|at the ..1 camp|school|church|home|hostel|house|madrasa|feet|prayer
  ribs|rib|arm|nose|jaw|eye|tooth|wrist|lip ..3 from|by|because_of|thanks_to|courtesy my husband|wife|boyfriend|partner|father|girlfriend|son|ex|mother
  {harmer} ..5 stabbed|cut|slashed|bit|burned|burnt|scalded ..1 my|me ..1 hand|arm|face|leg|with|neck|finger|back
  {harmer} ..3 pushed|shoved|threw|kicked|punched me|us ..1 through|down|off|over|out ..2 door|window|stairs|balcony|car|steps
  hubby|husband|wife|boyfriend|partner did it|this ..1 $|to_me
  man|woman|one|husband|wife|partner|someone who|that beats|hits|chokes|strangles|rapes|punches ..1 you|me|us ..1 !at
  # follows, breaks in (said, to me)
  stalked|stalking|stalks ..1 me|by|us !on_instagram
  ex|husband|stalker ..2 broke|breaks|breaking in|into ..1 again|my|our|flat|house|room|home|while
  tracker|camera|cameras ..3 on|in|under my|our car|bathroom|phone|room|bedroom
  {harmer} ..4 follows|followed|following me|us ..4 throat|kill|says|will|ruin|says_he|home
  # another is struck, in further words (said, of another)
  {harmer} ..4 beats|hits|slaps|slapped|hit|beat|chokes|strangles|punches|punched|kicks|kicked|rapes|raped|whips|burned|burnt|burns|drugs|chained|chains|flogs|flogged|strikes ..1 my|our|the|her|his|their|old ..1 mother|father|sister|sisters|brother|grandmother|grandfather|daughter|son|wife|husband|roommate|friend|kids|children|boys|girls|residents|baby !{games}|in_chess|car|bike|fence|phone|dog|cat|record|house
  {harmer} ..8 touches|touched|fondles|rubs|gropes|photographs|undress ..1 us|girls|boys|women|kids|children|altar|backs !hearts|lives|deeply
  sex with ..2 girls|boys|daughter|minors|children|child|students|choir|stepdaughter|altar
  # what is named (named)
  hit|hits|hitting|beat|beating|beaten|punched|punches|slapped|slaps|kicks|kicked|choked|chokes|choking
  strangled|strangles|raped|rapes|rape|molested|molests|abused|abuses|abuse|assaulted|assault|groped|gropes
  touched|touches|touching|forced|forces|forcing|locks|threatens|threatened|threatening|knife|gun|bruise
  bruises|bruised|bleed|blood|black_eye|hurts|burned|burns|pushes|shoved|shoves|dragged|drags
  belt|fist|fists|starves|starved|tied|chained|whipped|whips|sex|slept|naked|canes|caned
  broke|holds_me|grabs|grabbed|twists|twisted|pinches|poured
  smashed|smashes|breaks_my|held_down|pinned|spat|dowry|rage|slams|slammed|raising_hand
  raises|stabs|stabbed|kerosene|lighter|swollen|stalks|stalking|follows_me|nudes|fondled
  undress|underwear|starving|pinching|punching|kicking|slapping|violent|violence|groomed|trafficked
  slave|whip
  bleeding
  arm|iron|force|neck|stick|bat|acid|throat|pours|pour|photos|pictures
  # what is named (named, deniable)
  kill
  # what is named (named, everyday)
  pushed|threw|throws|breaks|held_me|passport|pinched|spits|marry|marks|kissed|sold|wife|boyfriend
  girlfriend|brother|stepfather|stepmother|partner|ex|keys
  # doubts what was done (turning)
  better|good|godly|patient|submissive|obedient wife|husband|daughter|son
  # doubts what was done (turning, everyday)
  go|going|went|stay back|home|with_him|with_her
`,
);
