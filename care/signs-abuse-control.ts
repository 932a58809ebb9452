import { type SignRule, sign } from './sign.ts';

const near = '{partner}|he|she|father|mother|parents|stepfather|stepmother|brother|uncle|they|him|mine';
const things =
  'phone|messages|texts|emails|calls|location|money|receipts|bag|purse|clothes|mileage|bank|account|browser|history|post|contacts';

/** Fear, control, force and their hiding, at home and in marriage, mostly said without the word abuse. Patterns as in pattern.ts. */
export const ABUSE_CONTROL: readonly SignRule[] = [
  sign(
    'abuse',
    'watched and kept short',
    { whose: 'me', said: 'veiled', evenDenied: true },
    `
    ${near} ..3 tracks|track|tracking|monitors|checks|counts|records|reads|searches|inspects|controls|times|goes_through ..4 my|i|our ..2 ${things}|miles|drive|go|eat|spend|wear|take|see|talk
    ${near} ..3 tracks|counts|checks|times ..3 where|how|miles|minutes|cent|penny|cents|calories ..3 i|my|and|every|$
    have|must|need|got ..1 ask|beg|permission ..2 {partner}|him|her|his|permission ..2 money|permission|go|leave|shop|see|visit|out|every|use|spend
    need|needs|get|have|without ..1 his|her permission ..2 to|for|if ..1 go|leave|see|spend|buy|work|shop|drive|talk|use|speak
    {partner}|he|she|father|parents|they ..2 keeps|keep|holds|hides|locks|has|took ..2 all|my|the|every|our ..1 keys|car_keys|bank_card|bank_cards|cards|passport|papers|documents|birth_certificate|visa ..2 
    made|makes|making|make|forced|forces|wants|told|tells me|us ..2 give_up|drop|cut_off|block|delete|quit|stop_seeing|stop_talking|hand_over|hand|give|leave ..6 friends|friend|family|job|contacts|sister|wages|phones|salary|accounts|mother|parents
    nobody|not|never|no_one ..2 may|can|allowed|permitted|dares ..2 leave ..3 compound|group|community|property|house|farm|fellowship|camp
    allowed|permitted ..1 to ..1 have|see|use|speak|talk|leave|go ..9 without him|her|his|my_husband|permission
    friend|sister|neighbour|mother|daughter|she|woman ..3 not allowed|permitted to ..1 have|use|see|leave|work|drive|talk|speak|go|own ..9 husband|boyfriend|fiance|partner
    minutes|minute|hour|hours late ..6 pay|punished|punishes|interrogates|accuses|explain_myself|furious|screams|rages|hell_to_pay
    if|unless he|she|i ..1 can_not|can not? have me|her|him ..4 nobody|no_one|other
    ex|he|she|man|guy ..5 shows|showing|showed|turns|turning|waits|waiting|parked|parks|sits ..1 up|outside|for_me ..3 at|my|work|house|home|door|church|job|$ ..2 my|work|house|home|door|job|flat|everywhere|says|$ !for_dinner
  `,
  ),
  sign(
    'abuse',
    'married by force',
    { whose: 'me', said: 'veiled', evenDenied: true },
    `
    parents|family|father|mother|uncle|they|elders|leader ..3 arranged|picked|chosen|promised|sending|selling|sold|giving|send|force|forcing|decided|decides|taking ..6 marry|married|marriage|wed|bride|wife ..12 not|no|refuse|scared|afraid|force|old|$
    sending|send|sent|taking|take|flying|fly me|us ..5 married|marry|wedding|marriage
    marry|marries|married ..4 man|someone|cousin|uncle|stranger|him ..12 not_allowed|not_want|no_choice|say_no|refuse|no_say|forced|twice_my_age|never_met
    lock|kill|disown|beat|hurt me ..3 until|unless|if ..3 marry
    forced|force|forcing ..2 marry|marriage|wedding|engagement
  `,
  ),
  sign(
    'abuse',
    'rage at home',
    { whose: 'me', said: 'veiled', evenDenied: true },
    `
    outside|behind|at|banging|pounding|hammering ..2 door ..8 break|shouting|shouts|screaming|screams|kick|kicking|let_him_in|hiding|afraid|smash
    shouting|shouts|screaming|threatening ..4 break|kick|smash ..1 it|door|the_door ..1
    {partner}|father|he|ex ..3 has|keeps|put|puts|showed|shows|cleans|loaded|loads|laid|waves|waved|got ..2 gun|rifle|knife|pistol|shotgun|axe ..8 table|me|talked|argued|argue|fight|marriage|front_of|pillow|leave|angry|mad
    hole|holes ..3 wall|walls|door|drywall
    or|else|otherwise|unless ..2 he|she|{partner} ..2 explodes|explode|loses_it|rages|snaps|punishes|flips|goes_crazy
    hear ..3 key|car|footsteps|steps|truck|garage|keys|voice ..7 stomach|freeze|hide|scared|afraid|shake|hurry|tremble|panic|sick|tense|upstairs
    never|not know ..1 which|what ..1 man|mood|husband|wife|side|version|father|one|person ..6 comes|home|door|walks|get|in|through
    {partner}|father|mother|he|she ..1 does|gets|becomes|turns ..2 it|that|mean|rough|nasty|physical|ugly ..1 when|if|after|once ..4 drinking|drunk|drinks|drink|whisky|beers
    {partner}|father|mother|he|she ..2 disciplines|corrects|punishes|chastises|spanks|chastens me|us|his_wife|her_husband
    he|him|husband ..4 correct|discipline|punish|chastise|spank ..1 me|his_wife|like_that|physically
    his|her|the head|headship|leadership|love|correction ..2 means|is|are|with ..1 fists|fist|belt|blows|bruises
    wife|wives|submit|submitting|submissive|obey|respect|husband|serve ..7 so|that|until|not|stop|keep ..5 angry|mad|rage|rages|temper|shout|shouting|yells|explode|explodes|hurt ..1 anymore|at_me|again|me|with_me|$
    threatened|threatens|threat|threatening|wants|said|says ..4 cut|burn|ruin|disfigure|scar|throw_acid|acid|smash|break ..1 my face|legs|arms|neck|on_me|fingers|throat|skull
    {harmer} ..3 broke|cracked|dislocated|smashed|crushed|fractured ..3 my rib|ribs|jaw|nose|arm|wrist|finger|fingers|leg|collarbone|teeth|cheekbone|eardrum
    {harmer} ..5 beat|beats|burned|burns|slammed|slams|cut|cuts|twisted|twists|squeezes|squeezed|stomped|crushed ..1 my ..1 hand|hands|leg|legs|arm|arms|foot|feet|fingers|wrist|face|head
    ask|add|pray|please|want|wish|make|that ..3 he|she|him|her|they ..2 stop|stops|quit|stopped ..1 hurting|hitting|beating|harming|touching|choking|threatening me|us|mommy|mother|her|him|them|my
    forces|forced|forcing|rapes|takes ..2 himself on
    not|never|refuses ..1 take|takes|accept|accepts|respect|respects no ..4 answer|bed|night|sex|from_me
    say|said|saying no ..5 bed|in_bed|sex|intercourse
    calls|called|tells|told|says ..1 me|i ..4 worthless|stupid_whore|useless|whore|slut|pathetic|good_for_nothing ..6 every|day|hides|daily|scared|afraid|believe|wages|kids
    he|she|{partner} ..5 make_sure|see_to_it|threatens|threatened|says|will|lawyer ..3 i ..2 lose|never_see|not_see ..2 kids|children|baby|son|daughter
    i rehearse|rehearsing|weigh ..4 say|words|sentence|answer ..6 he|she|him|her|husband|wife ..9 trouble|angry|explode|fight|rage|peace|quiet|upset
    nobody|no_one ..2 believe me|us !in_me
    let|allow|letting him|her|them ..1 hit|hurt|beat|do_it ..2 me|again
    take|taking|took|grab|grabbed ..2 kids|children|baby|boys|girls|daughter|son ..2 and? ..2 run|hide|flee|escape|disappear ..6
    bag|suitcase|bags|money ..3 packed|hidden|stashed ..9 case|again|run|escape|leave_him|get_out|bad !hospital|for_the_trip|for_camp
  `,
  ),
  sign(
    'abuse',
    'hides what was done',
    { whose: 'me', said: 'veiled', evenDenied: true },
    `
    i|my|me ..2 wear|wears|wearing|wore|need|put|keep ..3 sleeves|scarf|sunglasses|turtleneck|makeup|make_up|foundation|concealer|hoodie|collar ..9 ask|asks|see|sees|notice|notices|bruise|bruises|marks|know|cover|hide|even|july|august|summer|back
    hide|cover|covering|hiding|conceal|hid|covered ..3 marks|mark|bruise|bruises|scratches|welts|handprint|fingerprints|black_eye ..6
    so ..3 teacher|nurse|doctor|nobody|they|ladies|neighbours|pastor|mother|people|friends not ..1 see|notice|ask ..1 my back|arms|legs|face|bruises|marks|neck|eye
    told|tell|tells|say|says|said|saying|claims|pretend ..6 walked|ran|fell|tripped|slipped|bumped ..1 into|down|against ..2 door|doors|stairs|cupboard|cabinet|table
    {afraid} ..5 of ..2 the_other_one|when_he|his_moods|his_anger|her_anger|his_temper|her_temper|his_hands|disagree|his_reaction|her_reaction
    {afraid} ..1 to disagree|contradict|answer|speak_up|upset|ask ..3 him|her|husband|wife|$
    explain|explains|knows|know ..4 bruises|wrist|fracture|broken|sores|marks
    bruises|wrist|arm|ribs|fracture|fractures|sores|wounds|marks|injuries|burns ..4 nobody|no_one|can_not|none|not ..2 explain|explains|say
  `,
  ),
  sign(
    'abuse',
    'makes light of what was done',
    { whose: 'me', weight: 2, said: 'veiled', evenDenied: true },
    `
    he|she only does|did|gets|hits|happens ..3 when|if|after ..4 drink|drinking|drunk|drinks|stressed|angry|tired
    rest of_the_time|of_time he|she|is ..2
    otherwise he|she is
    my|own fault ..5 answered|talked_back|talk_back|spoke|burned|late|provoked|him|her|dinner|angry
    i ..1 provoke|provoked|deserve|deserved|made ..1 him|it|her|this ..3
    said|says|tells i deserved|deserve|asked_for it|this
    he|she only does it when|if
    wife|husband ..5 not have to correct|punish|discipline
    keep|kept|tired|i ..2 lying|lie|excuses|covering for him|her|my_husband|my_wife|them
    with his|her|a|the belt|fist|fists|strap|cane|cable|cord|extension_cord
    cheek ..6 let|again|hits|hit|keeps
    told|tells|says|said|made|makes ..3 not|never ..1 tell|talk ..2 anyone|nobody|anybody|parents|mother|wife|about|$
  `,
  ),
  sign(
    'abuse',
    'doubts what was done',
    { whose: 'me', weight: 0, role: 'turning', said: 'veiled', evenDenied: true },
    `
    exaggerating|exaggerate|overreacting|oversensitive|dramatic
    better|good|godly|patient|submissive|obedient wife|husband|daughter|son
    flowers|apologised|apologized|promised|changed|calm|sorry|nice_again|sweet_again
    not that|so bad
    my fault
    go|going|went|stay back|home|with_him|with_her
    forgive|forgave|forgiven|submit|obey|respect
  `,
  ),
];
