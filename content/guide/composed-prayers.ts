/**
 * Parts of prayers that are put together for a talk. The texts are written for whoever has the matter: `{I}`, `{me}`,
 * `{my}`, `{am}`, `{was}`, `{have}`, `{do}`, `{myself}` are set as I, we, he, she or they; of `{hope|hopes}` the second
 * stands behind he and she. Every line is true wherever the matter is.
 */
export interface PrayerMatter {
  readonly id: string;
  /** Over plain words. */
  readonly told: RegExp;
  /** What is, in a plain sentence. */
  readonly line: string;
  /** What is asked; the one heard less is taken. */
  readonly petitions: readonly [string, string];
  /** All whom the message names are in it, whoever did it: a quarrel, a war. It is prayed for those who ask. */
  readonly isShared?: true;
  /** What is asked for those who pray, where somebody near has the matter and it is theirs as well. */
  readonly near?: string;
}

/** What happens to somebody: of several the first, so what is told most exactly stands first. */
export const PRAYER_MATTERS: readonly PrayerMatter[] = [
  {
    id: 'good-news',
    told: /\b(?:good news|all clear|got (?:the|a|my) (?:job|place|visa)|passed (?:my|his|her|the|all|their)(?: \w+){0,3}? (?:exams?|test|finals|course)|passed (?:everything|first time)|cancer free|in remission|came home from hospital|(?:a |one |two |\d+ )?(?:days?|weeks?|months?|years?) (?:clean|sober)|(?:clean|sober) for|got my (?:degree|diploma|licence|license|papers|citizenship)|graduat\w+)\b/,
    line: 'Thank you for this good news, and for everyone who is glad of it.',
    petitions: [
      'Let {me} remember this day when harder ones come. Make something good of this gift.',
      'Let {my} joy be of use to somebody who still waits. Keep {me} grateful and kind.',
    ],
    near: 'And thank you that {I} may be glad as well.',
  },
  {
    id: 'violence',
    // True of whoever is prayed for: of those who are hurt, and of the one who hurts.
    isShared: true,
    told: /\b(?:(?:he|she|they|husband|wife|partner|boyfriend|girlfriend|father|dad|mother|mum|mom|stepfather|stepdad|stepmother|brother|sister|son|daughter|uncle|man|ex) (?:(?!not|never)\w+ ){0,2}?(?:hits?|beats?|slaps?|slapped|punche[sd]|kick(?:s|ed)|chok(?:es|ed)|hurts?|threaten(?:s|ed)) (?:me|her|him|us|them)|(?:was|is|am|are|were|been|being|got) beaten(?: up)?|(?<!\b(?:alcohol|drug|substance|solvent) )abus(?:e|ed|es|ing|ive)|violent|rap(?:e|ed)|molest\w*|assault\w*|stalk\w*)\b/,
    line: 'You saw what was done, and you do not call it right.',
    petitions: [
      'Bring to safety everyone who is in danger, and send people who believe what they are told and know what to do. Let nobody who was hurt think that it was their own fault.',
      'Be a shelter to those who are hurt. Give courage to take the help that there is, and let the one who does harm be stopped.',
    ],
  },
  {
    id: 'dying',
    told: /\b(?:hospice|palliative|terminal\w*|(?:is|am|are|was|he|she|hes|shes) (?:now |slowly )?dying|(?:days|weeks|months) (?:left )?to live|(?:his|her|my|their) last (?:days|hours|weeks)|(?:no|nothing) more (?:they|doctors) can do|(?:has|have) not (?:got )?long(?: left| to live)?|(?:does|do) not have long(?: left| to live)?|not long (?:left )?to live|end of (?:his|her|my) life|deathbed)\b/,
    line: 'The time is short, and it is in your hands.',
    petitions: [
      'Take away pain and fear. Let what must still be said be said, and when the hour comes, let {me} go home to you in peace.',
      'Let {me} not be alone. Forgive all that was wrong, keep all that was love, and receive {me} as a father receives his child.',
    ],
  },
  {
    id: 'life-support',
    told: /\b(?:on (?:a|the) (?:machine|machines|ventilator|life support|respirator)|life support|(?:may|might|will|does|has) not (?:ever )?(?:wake|woken|woke)(?: up)?|in (?:a|the) coma|intensive care|icu|picu|unconscious)\b/,
    line: 'You are at that bed by day and by night, and you see {me} there.',
    petitions: [
      'Hold {me} fast, and let {me} not be afraid. Guide the hands and the judgement of all who work there. Give life and healing, if it may be.',
      'Call {me} by name, as only you can. Give strength to heal, and to those who decide, clear minds and kind hearts.',
    ],
  },
  {
    id: 'eyes',
    told: /\b(?:cataracts?|glaucoma|macular|(?:go|goes|going|gone|went) blind|(?:lose|loses|losing|lost) (?:my|his|her|their) (?:sight|eyesight|vision)|eye (?:operation|surgery|clinic)|retina)\b/,
    line: 'You know {my} eyes, and all that {I} {have} seen with them.',
    petitions: [
      'Guide all who treat {me}, and give {me} all the sight that can be given. Whatever comes, let {me} not be in the dark without you.',
      'Take away the fear of the dark. Let {me} know the voices of those who love {me}, and know that you are near.',
    ],
  },
  {
    id: 'after-operation',
    told: /\b(?:(?:recover\w*|getting over) (?:\w+ ){0,2}?(?:from|after) (?:\w+ ){0,3}?(?:operation|surgery|transplant|bypass)|(?:came|come|is|am|are) (?:well )?through (?:\w+ ){0,3}?(?:operation|surgery|transplant|bypass)|(?:after|since) (?:the|my|his|her|their) (?:\w+ )?(?:operation|surgery|transplant|bypass)|had (?:a|an|the|my|his|her|their) (?:\w+ ){0,2}?(?:operation|surgery|transplant|bypass) (?:yesterday|today|this|last|on|a|two|three|\d+))\b/,
    line: 'The operation is over, and you were there.',
    petitions: [
      'Bless all who did the work. Ease the pain, and let {me} heal and grow strong, a little each day.',
      'Give {me} rest and patience while {I} {mend|mends}, and people who help without being asked.',
    ],
  },
  {
    id: 'operation',
    told: /\b(?:operat(?:ion|ions|ed|ing|e)|surgery|surgical|transplant|bypass|anaesthetic|anesthetic|under the knife|c section|caesarean)\b/,
    line: 'You know the operation, the day and the hour of it.',
    petitions: [
      'Steady the hands that do the work, and let {me} fall asleep in peace and wake to good news.',
      'Be in that room before {I} {come|comes} into it. Give skill to those who operate, and healing and patience afterwards.',
    ],
  },
  {
    id: 'results',
    told: /\b(?:biopsy|(?:found|find|finds|felt|feel|has|have|had) (?:a|the|another) (?:\w+ )?lump|waiting (?:for|on) (?:the |my |his |her |some )?(?:\w+ )?(?:results?|scan|tests?)|(?:test|scan|blood|biopsy) results?|(?:go|going|sent|in) for (?:\w+ )?(?:tests|scans?)|mammogram|mri)\b/,
    line: 'You know already what the tests will show, and you know how long this waiting is.',
    petitions: [
      'Give {me} quiet for the hours until then. If the news is good, let {me} be thankful; if it is hard, be there first.',
      'Keep {my} thoughts from running ahead. Let {me} take only this one day, and give {me} doctors who speak plainly and kindly.',
    ],
  },
  {
    id: 'cancer',
    told: /\b(?:cancer|chemo\w*|radiotherapy|radiation|tumou?r|leuka?emia|lymphoma|melanoma|oncolog\w+|metasta\w+)\b/,
    line: 'You know this illness by its name, and you know {me} by {my} own.',
    petitions: [
      'Let the treatment do its work. Give {me} strength for the bad days and joy in the good ones, and take away what frightens {me} at night.',
      'Heal {me}, if it may be. Let {me} be more than an illness to everyone who comes near, and let no day of {my} life be lost.',
    ],
  },
  {
    id: 'dementia',
    told: /\b(?:dementia|alzheimer\w*|(?:does|did|do) not (?:know|recogni[sz]e) (?:me|us) (?:any ?more|now)|memory is going|losing (?:his|her|my) memory)\b/,
    line: 'So much slips away from {me} now, and nothing of {me} slips away from you.',
    petitions: [
      'Keep {me} safe and unafraid. Let kind voices be round {me}, and a song or a face now and then that {I} {know|knows}.',
      'What {I} can no longer hold, hold for {me}. Give patience to those who answer the same question again.',
    ],
  },
  {
    id: 'stroke-heart',
    told: /\b(?:stroke|heart attack|heart failure|cardiac|pacemaker|aneurysm)\b/,
    line: 'You know what has happened to {me}, and every heartbeat is known to you.',
    petitions: [
      'Let {my} body mend, little by little. Give {me} courage for small steps, and people who do not hurry {me}.',
      'Guard {my} heart and {my} breath in the night. Give back what can be given back, and peace about the rest.',
    ],
  },
  {
    id: 'premature',
    told: /\b(?:premature|preemie|prem baby|incubator|nicu|born (?:too |very |so )?early|\d+ weeks early|neonatal)\b/,
    line: 'You see how small {I} {am}, and you have counted every breath.',
    petitions: [
      'Let {me} grow by day and by night. Bless the hands that reach in, and bring {me} safely home.',
      'Keep {me} warm, and let {me} feel that {I} {am} loved. Give the nurses watchful eyes.',
    ],
  },
  {
    id: 'accident',
    told: /\b(?:(?<!\bby )accident|car crash|crashed (?:the|my|his|her|our|their|into)|run over|hit by a (?:car|bus|truck|lorry|van)|fell (?:down|off|from)|broken (?:hip|leg|arm|back|neck)|broke (?:my|his|her) (?:hip|leg|arm|back|neck))\b/,
    line: 'In one moment everything was different.',
    petitions: [
      'Thank you that {I} {am} in your hands. Ease the pain, quiet the shock, and let what is broken heal.',
      'Give good care to {me} now, and sleep without the same pictures. Make the way back bearable.',
    ],
  },
  {
    id: 'mental-illness',
    told: /\b(?:depress(?:ed|ion)|bipolar|schizophreni\w+|psychosis|psychiatric|mental (?:hospital|health|illness)|eating disorder|anorexi\w+|bulimi\w+|ptsd)\b/,
    line: 'You know how heavy the days are to {me}, and that {I} did not choose it.',
    petitions: [
      'Carry {me} where {I} cannot walk. Send people who stay and do not preach, good help, and one small light today.',
      'Let {me} believe that this is not the whole of {my} life. Give {me} rest at night, and strength for the next thing only.',
    ],
  },
  {
    id: 'pain',
    told: /\b(?:chronic pain|(?:in|so much|constant|terrible|bad) pain|arthritis|fibromyalgia|migraines?|back pain|(?:ms|multiple sclerosis|parkinsons))\b/,
    line: 'You know what nobody else can feel, and how it wears {me} out.',
    petitions: [
      'Ease the pain, if it may be. Give {me} some hours of rest, and let {me} not grow hard under it.',
      'Be near in the nights. Show the doctors what helps, and let {me} find some good in each day as it is.',
    ],
  },
  {
    id: 'miscarriage',
    isShared: true,
    told: /\b(?:miscarr\w+|pregnan\w+ (?:\w+ ){0,6}?lost|lost (?:the|our|my|a|her|their) pregnancy|stillb\w+|lost (?:the|our|my|a|her|their) (?:unborn |little )?bab(?:y|ies)|baby (?:did not make it|has no heartbeat)|no heartbeat)\b/,
    line: 'There was {child}. You knew this little one before anyone, and you loved this life.',
    petitions: [
      'The child is in your keeping. Hold {me} in {my} tears, and let nobody make the loss small.',
      'Be gentle with {me} on the days when other people do not think of it. Let the love that was there not be lost.',
    ],
    near: 'And hold {me} too, for this loss is {mine} as well.',
  },
  {
    id: 'pregnancy',
    told: /\b(?:(?<!\b(?:get|getting|become|becoming|fall|falling|not|never|negative) )pregnan(?:t|cy|cies)(?! test)|expecting (?:a |our |her |my |their )?(?:\w+ )?(?:baby|child|twins|grandchild)|(?:is|am|are) expecting(?: and| in| again|$)|(?:baby|she|wife|daughter|sister) is due (?:in|on|any|next|this)(?! court)|in labou?r|giv(?:e|ing) birth|about to have (?:a|her|my|the|our) (?:first )?baby|(?:baby|pregnancy|(?:12|20) week) (?:scan|ultrasound))\b/,
    line: 'A new life has begun, and you know it already.',
    petitions: [
      'Keep mother and child safe and well. Put kind and sensible people beside {me}, and take away the fear.',
      'Give {me} courage for every step, and let this child be met with love.',
    ],
  },
  {
    id: 'infertility',
    told: /\b(?:ivf|infertil\w+|(?:can not|cannot|not able to|trying to) (?:have (?:a )?(?:baby|child|children)|conceive|get pregnant)|trying for (?:a )?(?:baby|child))\b/,
    line: 'You know the longing for a child, and how long {I} {have} waited.',
    petitions: [
      'Give {me} what {I} {ask|asks} for, if it may be. Guard {my} heart when others have good news.',
      'Let hope not become a torment. Keep love warm in the waiting, and show the way that is {mine}.',
    ],
  },
  {
    id: 'newborn',
    isShared: true,
    told: /\b(?:newborn|(?:baby|son|daughter|girl|boy|grandson|granddaughter) (?:was|is|has been|got) (?:just )?born|(?:just )?(?:had|have had|gave birth to) (?:a|our|my|her) (?:\w+ )?(?:baby|son|daughter|girl|boy))\b/,
    line: 'A child has come into the world, and that is a wonder.',
    petitions: [
      'Bless this child and let it grow up loved. Give {me} patience at night and joy by day.',
      'Thank you for these small hands. Watch over every breath, and make {me} kind when {I} {am} tired.',
    ],
  },
  {
    id: 'gang',
    told: /\b(?:(?:joined|joining|in|into|in with|with|left|leave|leaving|out of) (?:a|the|that|his|her|their) gangs?|mixed up (?:in|with) (?:a |the )?gangs?|gang members?|dealing (?:in )?drugs|drug dealers?|sells? drugs|selling drugs|carries a (?:knife|gun))\b/,
    line: 'You know where {I} {go|goes}, and with whom, and what could come of it.',
    petitions: [
      'Keep {me} from harm, and from harming anyone. Put somebody in {my} way whom {I} will listen to, and a door out that {I} can take.',
      'Follow {me} where nobody else can follow. Let {me} remember whose child {I} {am}, and bring {me} home.',
    ],
  },
  {
    id: 'homeless',
    told: /\b(?:homeless|sleep(?:s|ing)? (?:rough|in (?:my|his|her|the|our|a) car)|(?:live|lives|living|sleeps?|sleeping|is|am) on the streets?|nowhere to (?:live|sleep|go))\b/,
    line: 'You know where {I} {sleep|sleeps} tonight, and you do not pass by.',
    petitions: [
      'Keep {me} warm and safe. Open a door, and send people who look {me} in the face and help.',
      'Give {me} food, a bed and a place where {I} {am} known by name. Let {me} not lose heart.',
    ],
  },
  {
    id: 'out-again',
    told: /\b(?:(?:came|come|comes|coming|is|got|gets|just) (?:(?!not|never)\w+ )?(?:out of|home from|back from) (?:prison|jail|rehab|hospital|the (?:army|war|front|clinic))|released from|was released)\b/,
    line: 'A door opens, and a beginning is waiting.',
    petitions: [
      'Let {me} find {my} feet, and people who see what can still become of {me}. Give all of us patience with one another.',
      'Guard {me} in these first weeks. Give {me} something good to do each day, and a place at the table.',
    ],
  },
  {
    id: 'prison',
    told: /\b(?:(?:in|to) (?:\w+ )?(?:prison|jail)|in custody|prisoner|locked up|behind bars|sentenced|remand)\b/,
    line: 'No wall is too thick for you, and no door shuts you out.',
    petitions: [
      'Keep {me} safe in there. Give {me} patience, one friend worth having, and hope for after.',
      'Be near {me} in the long evenings. Let {me} not be made hard, and let there be people who wait for {me}.',
    ],
  },
  {
    id: 'court',
    told: /\b(?:court|(?:court|asylum|custody|appeal|bail|parole|disciplinary) hearing|on trial|(?:goes|go|going) to trial|the trial|arrested|probation|custody|(?:the|a) judge|lawyer|tribunal|jury|asylum|visa|immigration|deport\w*)\b/,
    line: 'Others will decide about what matters so much to {me}.',
    petitions: [
      'Let the truth be heard, and let those who decide be fair. Give {me} calm, and the right words, and few of them.',
      'Let right be done, and mercy with it. Whatever they decide, let {me} not be without hope.',
    ],
  },
  {
    id: 'addiction',
    told: /\b(?:alcohol\w*|drunk|(?:i|he|she|they|mother|father|husband|wife|son|daughter|brother|sister) (?:drinks?|drank)|drinking(?! (?:water|tea|coffee|enough))|sober|relaps\w*|addict\w*|heroin|cocaine|meth|drugs?|gambl\w*|betting|rehab|detox|porn\w*|overdos\w+)\b/,
    line: 'You know what has such a hold on {me}, and what it has cost.',
    petitions: [
      'Make {me} free, one day at a time. Give {me} honesty, and people who are neither fooled nor frightened away.',
      'Be stronger in {me} than the craving. If {I} {fall|falls}, let {me} get up the same day, and let help be near.',
    ],
  },
  {
    id: 'owning-up',
    told: /\b(?:(?:i|we) (?:(?:have|had|been|am|was|are|were) )*(?:took|stole|steal|stealing|taking|taken|stolen) (?:\w+ ){0,3}?(?:money|cash)|own(?:ing)? up|come clean|confess\w*|tell (?:him|her|them) the truth|i (?:have )?(?:lied|cheated)|turn myself in|hand(?:ing)? myself in|admit (?:it|what))\b/,
    line: 'You know what was done, and you can help the truth to come to the light.',
    petitions: [
      'Give {me} courage for the first sentence, and let {me} make no excuses. Let those who hear it be just, and merciful too.',
      'Let {me} put right what can be put right. Forgive what was wrong, and let the truth set {me} free from this weight.',
    ],
  },
  {
    id: 'affair',
    isShared: true,
    told: /\b(?:affair|cheat(?:ed|ing|s) on|(?:is|was|are|has been) cheating|i (?:have )?cheated|unfaithful|adultery|slept with (?:someone|somebody|another))\b/,
    line: 'You know what was done and what was not, and how much it hurts.',
    petitions: [
      'Bring what is true to light, and let nobody use it as a weapon. Show {me} the next right step, and keep {me} from bitterness.',
      'Hold {me} while everything shakes. Heal what can be healed, and give {me} wise people to talk to.',
    ],
  },
  {
    id: 'divorce',
    isShared: true,
    told: /\b(?:divorc\w+|separat(?:ed|ing|ion)|(?:husband|wife|partner) (?:has )?(?:left|walked out|moved out|is leaving)|splitting up|marriage is (?:over|ending))\b/,
    line: 'What belonged together is coming apart, and you see how much it hurts.',
    petitions: [
      'Be a home to {me} in this time. Keep {me} from words that cannot be taken back, and guard the children, if there are any.',
      'Heal what is hurt, slowly and truly. Show {me} what is {mine} to carry and what is not, and open a way to go on.',
    ],
  },
  {
    id: 'breakup',
    isShared: true,
    told: /\b(?:broke up|break ?up|broken up|dumped|(?:boyfriend|girlfriend|fiancee?) (?:has )?(?:left|ended it|finished with))\b/,
    line: 'A love has ended, and it has left an empty place.',
    petitions: [
      'Comfort {me}, and let {me} not measure {my} worth by this. Keep {me} from growing hard.',
      'Take the sleepless hours and the questions. Give {me} good friends, and in time gladness again.',
    ],
  },
  {
    id: 'children-taken',
    isShared: true,
    told: /\b(?:(?:they|he|she|court|services|state) (?:have |has )?(?:took|taken) (?:away )?(?:my|our) (?:\w+ )?(?:children|kids|son|sons|daughter|daughters|baby|boy|girl)|into (?:foster )?care|foster care|social services|lost custody|taken away from (?:me|us))\b/,
    line: 'A family has been torn apart, and you know where each one sleeps tonight.',
    petitions: [
      'Keep the children safe and unafraid. Give {me} strength to do all that is asked, and people who help and do not only judge.',
      'Show {me} the next right step. Guide all who decide, and let the children know that they are loved.',
    ],
  },
  {
    id: 'waiting-for-a-call',
    isShared: true,
    told: /\b(?:(?:never|does not|do not|hardly|seldom|rarely) (?:ever )?(?:rings?|calls?|visits?|comes (?:round|over|by|home|here|to see)|writes?|phones?)|no visitors|(?:nobody|no one) (?:visits|comes|rings|calls)|forgotten me)\b/,
    line: 'You know how long a day is when no telephone rings.',
    petitions: [
      'Keep {me} company in the quiet hours. Touch the hearts of those who do not call, and let {me} think of them without bitterness.',
      'Send somebody to {my} door, and let {me} be glad of those who do come. You do not forget {me}.',
    ],
  },
  {
    id: 'estranged',
    isShared: true,
    told: /\b(?:(?:have|has|had) not (?:spoken|talked|seen each other)|(?:do|does|did|will|would) not (?:speak|talk) to|not (?:spoken|talked) (?:to (?:me|us|him|her|each other)|for|in)|not on speaking terms|no contact|cut (?:me|us|him|her|them) off|estranged|fell out|fallen out|falling out)\b/,
    line: 'There is a silence between people who were close to one another, and you hear what is in it.',
    petitions: [
      'Soften what is hard, and begin with {me}. Give a first word, and ears on the other side that can take it.',
      'Let nobody have to win. Show {me} the step that is {mine}, and prepare the other heart for it.',
    ],
  },
  {
    id: 'quarrel',
    isShared: true,
    told: /\b(?:quarrel\w*|argu(?:e|ed|ing|ment|ments)|fight(?:s|ing)? (?:with|all|again|every|between)|(?:a|another|big|huge|terrible|awful) (?:row|fight)|shout(?:ed|ing)? at|yell(?:ed|ing)? at|screaming|furious (?:with|at))\b/,
    line: 'Hard words have been said, and they do not go away by themselves.',
    petitions: [
      'Cool the anger. Let {me} hear what was meant and not only what was said, and find a word that makes peace.',
      'Take away the wish to win. Give {me} the humility to say sorry where {I} {was} wrong, and the courage to say calmly what must not go on.',
    ],
  },
  {
    id: 'bullying',
    told: /\b(?:bull(?:y|ied|ies|ying)|mob(?:bed|bing)|mock(?:ed|s|ing)?|laugh(?:ed|ing)? at|pick(?:ed|ing)? on|left out|excluded)\b/,
    line: 'You see what is done there, and you know who is hurt by it.',
    petitions: [
      'Protect whoever is mocked or shut out, and let somebody with courage stand up. Let no cruel word be believed.',
      'Give {me} one good friend, and let those act who can end it. Keep {my} heart from hate, and let it be over soon.',
    ],
  },
  {
    id: 'failed',
    told: /\b(?:(?<!\b(?:kidneys?|heart|liver|lungs?|organs|has not|have not|never) (?:has |have )?)failed|flunked|did not (?:pass|get in)|dropp?(?:ed|ing) out|kicked out of (?:school|college|university|uni)|rejected)\b/,
    line: 'It did not go as {I} had hoped, and it is hard to face the others.',
    petitions: [
      'Let {me} know that {I} {am} loved before any result. Give {me} courage to speak of it, and a next step.',
      'Take the shame from {me}. Show {me} what can still come, and send people who help {me} to begin again.',
    ],
  },
  {
    id: 'exam',
    told: /\b(?:exams?|finals|driving test|gcses?|a levels?|sats?|test tomorrow|assessment|viva|thesis|coursework)\b/,
    line: 'You know what {I} {have} learned, and how much hangs on it.',
    petitions: [
      'Give {me} a clear head and a quiet heart. Let {me} find again what {I} {know|knows}, and let no result tell {me} what {I} {am} worth.',
      'Give {me} sleep before and calm during it. Let {me} do what {I} can, and leave the rest with you.',
    ],
    near: 'And give {me} quiet while {I} {wait|waits}.',
  },
  {
    id: 'interview',
    told: /\b(?:interview|audition|applied for (?:a|the) (?:job|post))\b/,
    line: 'You know what {I} {hope|hopes} for, and how much.',
    petitions: [
      'Let {me} be calm and {myself}. Open this door if it is the right one, and another if it is not.',
      'Give {me} honest words, and let them see what {I} can do. Keep {me} from despair, whatever they say.',
    ],
    near: 'And give {me} quiet while {I} {wait|waits}.',
  },
  {
    id: 'job-loss',
    told: /\b(?:(?:lost|lose|losing|without) (?:my|his|her|their|the|a|our) jobs?|laid off|redundan\w+|sacked|fired|unemployed|out of work|(?:factory|plant|shop|firm|company) (?:is closing|closed|shut)|no work)\b/,
    line: 'Work is more than money, and you know all that is lost with it.',
    petitions: [
      'Let {me} keep {my} dignity. Open a door, and give {me} for each day what it needs.',
      'Keep {me} from shame and from giving up. Send work that does good, and people who help {me} to find it.',
    ],
  },
  {
    id: 'money',
    isShared: true,
    told: /\b(?:debts?|in debt|bailiffs?|evict\w*|rent|mortgage|foreclos\w+|bills|can not (?:pay|afford)|no money|bankrupt\w*|broke and|food bank|loan)\b/,
    line: 'You know what is owed, and what is in the house.',
    petitions: [
      'Give what is needed for today. Give {me} courage to look at what is owed and to ask for help, and people who are fair.',
      'Take the worry from the nights. Show {me} the first step out of it, and let nobody go hungry meanwhile.',
    ],
  },
  {
    id: 'caring',
    told: /\b(?:(?:care|caring|cared) (?:for|of) (?:my|our|her|him|them|an?|old|the)|look(?:ing)? after (?:my|our|her|him|them)|carers?|caregiver|full time care)\b/,
    line: 'You see what is done day after day, and often without thanks.',
    petitions: [
      'Give {me} strength and a good night. Send somebody to share the load, and let {me} take the help.',
      'Keep {me} patient when {I} {am} tired. Forgive impatient words, and let love be stronger than the weariness.',
    ],
  },
  {
    id: 'child-away',
    told: /\b(?:ran away(?! from (?:god|my|it))|run away from home|(?:is|are|been|gone|went|goes|reported) missing(?! (?:my|his|her|their|our|the|you|out|me|us|him|them|someone|something))|not come home|disappeared|do not know where (?:(?:he|she|they) (?:is|are|went|has|have)|my (?:son|daughter|child|children|brother|sister|husband|wife|mother|father|mum|mom|dad))|no(?:t heard|thing) from (?:him|her|them|my))\b/,
    line: 'You know where {I} {am} this very hour.',
    petitions: [
      'Keep {me} from harm. Put a kind person in {my} way, and bring {me} home.',
      'Be with {me} where nobody else can be. Let a sign of life come soon, and keep hope awake at home.',
    ],
  },
  {
    id: 'faith-lost',
    told: /\b(?:(?:left|leaving|turned (?:away|from)|walked away from) (?:the |his |her |their |my )?(?:church|faith|god)|(?:does|do) not believe (?:any ?more|in god)|lost (?:my|his|her|their) faith|stopped believing|atheist)\b/,
    line: 'You have never let go of {me}, whatever {I} can believe just now.',
    petitions: [
      'Meet {me} where {I} {do} not look for you. Answer in your own way what {I} honestly {ask|asks}.',
      'Keep the door open, and let love not grow cold. Let nobody push {me}, and let your kindness find {me}.',
    ],
  },
  {
    id: 'journey',
    told: /\b(?:travel(?:l?ing|s)?|journey|flight|fly(?:ing)? (?:to|out|home|back|tomorrow)|driv(?:e|ing) (?:to|home|all|through)|road trip|setting off)\b/,
    line: 'There is a way to go, and you know all of it.',
    petitions: [
      'Keep {me} safe on the road, and all whom {I} {meet|meets}. Bring {me} there, and home again in its time.',
      'Go before {me} and beside {me}. Let {me} arrive well, and be welcome.',
    ],
    near: 'And give {me} quiet until {I} {hear|hears} that all is well.',
  },
  {
    id: 'soldier',
    told: /\b(?:deployed|deployment|(?:in|join(?:s|ed|ing)?|to|with) the (?:army|navy|marines|air force|military|forces)|(?:is|am|as) a soldier|(?:at|to|on) the front ?line|sent to (?:the )?(?:war|front))\b/,
    line: 'You know where {I} {am} sent, and what may be asked of {me} there.',
    petitions: [
      'Keep {me} alive and whole, and keep {my} conscience awake. Bring {me} home, and let the fighting end.',
      'Be a shield round {me}. Give {me} good comrades and a clear head, and peace to all who live in fear.',
    ],
  },
  {
    id: 'war',
    isShared: true,
    told: /\b(?:war|front ?line|shelling|bomb(?:s|ed|ing)?|missiles?|refugees?)\b/,
    line: 'You see the places where people are afraid of the night.',
    petitions: [
      'Keep {me} alive and unharmed, and all whom {I} {love|loves}. Let the killing end.',
      'Be a shield round {me}. Give peace to those who do not sleep, and soften those who give the orders.',
    ],
  },
  {
    id: 'moving',
    told: /\b(?:mov(?:e|ing|ed) (?:house|away|to(?! tears)|in|out|abroad)|new (?:town|city|country|school|house|flat|home)|emigrat\w+|leav(?:e|ing) home|(?:off|away|going) to (?:university|uni|college))\b/,
    line: 'Much is being left behind, and what comes is still strange.',
    petitions: [
      'Let {me} find good people there and a place to belong. Keep what was dear, and bless what begins.',
      'You are there already. Let a strange place become a home, and be near {me} when {I} {am} homesick.',
    ],
  },
  {
    id: 'wedding',
    isShared: true,
    told: /\b(?:wedding|getting married|marr(?:y|ies|ying) (?:on|in|next|this|him|her)|engaged to|(?:are|am|is|got) engaged|bride|bridegroom)\b/,
    line: 'Two people say yes to one another, and that is a gift.',
    petitions: [
      'Bless this promise. Let love stay kind on ordinary days, and let forgiveness come quickly.',
      'Be a guest on that day and a friend in all the years. Let their house be open, and their laughter last.',
    ],
  },
  {
    id: 'decision',
    told: /\b(?:decid(?:e|ing)|decision|do not know (?:what to do|whether|which)|torn between|should i (?:take|go|stay|leave|move|say yes)|crossroads)\b/,
    line: 'You see every way to its end, and {I} {see|sees} only the beginning.',
    petitions: [
      'Give {me} a clear mind and good advice. Let {me} choose what {I} can stand by before you, and then go without looking back.',
      'Quiet what is loud in {me}, so that {I} can hear what is right. Keep {me} from the way that would do harm.',
    ],
  },
  {
    id: 'birthday',
    told: /\b(?:birthday|turn(?:s|ing|ed) (?:\d+|thirty|forty|fifty|sixty|seventy|eighty|ninety))\b/,
    line: 'Another year has been given, and it came from you.',
    petitions: [
      'Bless the year that begins. Give {me} health and good company, and gladness in small things.',
      'Thank you for every day until now. Let {me} grow in kindness, and never doubt that {I} {am} wanted.',
    ],
    near: 'And thank you that {I} {have} a part in this life.',
  },
  {
    id: 'pet',
    told: /\b(?:(?:my|our|the) (?:\w+ )?(?:dog|cat|rabbit|horse|pony|hamster|bird|guinea pig|puppy|kitten) (?:\w+ ){0,8}?(?:died|dead|dying|die|ill|sick|vets?|put (?:down|to sleep)|hurt|lost|missing|cancer|run over|gone)|(?:lost|buried|miss) (?:my|our) (?:\w+ )?(?:dog|cat|rabbit|horse|pony|hamster|bird|guinea pig|puppy|kitten))\b/,
    line: 'You made the animals, and you know how dear this one is.',
    petitions: [
      'Thank you for such a friend. Comfort {me}, and let nobody say that it is only an animal.',
      'You care for the sparrows, and for this creature also. Be near {me}, and let {my} thanks be greater than {my} tears.',
    ],
  },
  {
    id: 'ill',
    told: /\b(?:ill|sick(?! (?:of|and tired))|hospital|diagnos\w+|disease|infection|pneumonia|sepsis|ward|in a&e|emergency room|fever|unwell|poorly|epilep\w+|seizures?|diabet\w+|kidney\w*|dialysis|lungs?|liver|treatment)\b/,
    line: 'You know what is wrong, and you know what {I} {need|needs}.',
    petitions: [
      'Make {me} well, if it may be. Bless those who treat {me}, and give rest at night and patience by day.',
      'Let {me} not be alone with it. Give the doctors good judgement, and give {me} strength for today.',
    ],
  },
];

/** How it is with somebody: beside what happens, or alone. The words follow "I am", "she feels". */
export const PRAYER_STATES: readonly (Omit<PrayerMatter, 'told'> & { readonly words: string })[] = [
  {
    id: 'afraid',
    words: 'afraid|scared|frightened|terrified|frightend|fear|dread\\w*|panick\\w*',
    line: '{I} {am} afraid, and you know it.',
    petitions: [
      'Take {me} by the hand, and let fear not have the last word.',
      'Where {I} {am} afraid, be near, and let {me} feel it.',
    ],
  },
  {
    id: 'worried',
    words: 'worried|anxious|nervous|stressed|worrying|worries',
    line: 'You know everything that {I} {worry|worries} about.',
    petitions: [
      'Take the worries one by one, and give {me} peace for the next hour.',
      'Let {me} carry only today, and leave tomorrow with you.',
    ],
  },
  {
    id: 'tired',
    words: 'tired|exhausted|worn out|burn(?:ed|t) out|drained|at the end of|no strength|overwhelmed',
    line: '{I} {am} so tired.',
    petitions: [
      'Give {me} deep rest, of body and of mind.',
      'Be {my} strength where {my} own has come to its end.',
    ],
  },
  {
    id: 'lonely',
    words: 'lonely|alone|on my own|isolated|homesick|nobody',
    line: 'It is lonely for {me}, and the hours are long.',
    petitions: [
      'Be company to {me}, and send somebody to the door.',
      'Let {me} know in the quiet that {I} {am} not forgotten.',
    ],
  },
  {
    id: 'ashamed',
    words: 'ashamed|guilty|embarrassed',
    line: '{I} {am} ashamed, and you know why, better than anyone.',
    petitions: [
      'Where {I} {was} wrong, forgive {me}; where {I} {was} not, take the shame away.',
      'Lift {me} up, and let {me} begin again.',
    ],
  },
  {
    id: 'angry',
    words: 'angry|furious|raging|bitter|hate',
    line: 'There is anger in {me}, and you know where it comes from.',
    petitions: [
      'Show {me} what is right in this anger, and take from it what would do harm.',
      'Let the anger not become {my} home.',
    ],
  },
  {
    id: 'sad',
    words: 'sad|cry|cries|crying|cried|heartbroken|devastated|miserable|hopeless|weeping',
    line: 'You see {my} sorrow.',
    petitions: ['Comfort {me}, as nobody else can.', 'Stay with {me} in this, until it grows lighter.'],
  },
  {
    id: 'glad',
    words: 'happy|glad|thankful|grateful|overjoyed|excited|blessed',
    line: '{I} {am} thankful, and glad to say so.',
    petitions: ['Let {me} share this gladness.', 'Keep {me} thankful on the ordinary days.'],
  },
];

/** How a prayer begins: for oneself, together, and for somebody (`{who}`). */
export const PRAYER_BEGINNINGS = {
  me: [
    'Lord, here I am, as I am.',
    'Father, I come to you with this.',
    'God, you know me, and I need not explain.',
  ],
  us: [
    'Lord, here we are together.',
    'Father, we come to you with this together.',
    'God, you see us, each one of us.',
  ],
  one: ['Lord, I bring you {who}.', 'Father, I come to you for {who}.', 'God, you know and love {who}.'],
  dead: 'Lord God,',
  oneFromUs: [
    'Lord, we bring you {who}.',
    'Father, we come to you for {who}.',
    'God, you know and love {who}.',
  ],
} as const;

/** Of somebody who died (`{who}`), in the forms of the one who died: thanks, and no petition. */
export const PRAYER_OF_THE_DEAD = [
  'Thank you for {who}, for all that was good in {my} life, and for all the love that was given and received. You know {me} better than anyone did, and {I} {am} in your hands.',
  'Thank you for {who}, and for each day that was given. Nothing that was good is lost to you, and {I} {am} in your hands.',
] as const;

/** The same where somebody else who mourns is prayed for. */
export const PRAYER_OF_THEIR_DEAD = [
  'Thank you for {who}, and for all the love that was given and received.',
  'Thank you for the life of {who}, and for all that was good in it.',
] as const;

/** Of somebody who died long ago, beside something else that is prayed about. */
export const PRAYER_REMEMBERS = {
  me: 'Thank you, too, for {who}, whom I miss.',
  us: 'Thank you, too, for {who}, whom we miss.',
} as const;

/** Where thanks are asked for. */
export const PRAYER_OF_THANKS = 'First of all {I} {thank|thanks} you, with all {my} heart.';

/** For those who mourn, in their forms. */
export const PRAYER_FOR_MOURNERS: readonly [string, string] = [
  'Be near {me} in the empty hours. Let {me} weep when {I} {need|needs} to, and send people who are not afraid of tears.',
  'Hold {me} by day and in the long nights. Let what was good stay, and let {me} find {my} way from one day to the next.',
];

/** For somebody far from home who cannot go to the grave. */
export const PRAYER_FOR_FAR_MOURNERS =
  'Where {I} cannot be, you are. Let {me} be close to {my} own people all the same.';

/** For those who pray for another whom they love: in their forms. */
export const PRAYER_FOR_THOSE_NEAR: readonly [string, string] = [
  'And hold {me} too. Give {me} strength for what there is to do, and rest in between.',
  'And be with {me}: keep {me} patient and hopeful, and show {me} what to do and what to leave to you.',
];

/** Where nothing surely is known: in the forms of the one prayed for. */
export const PRAYER_WHATEVER_IT_IS: readonly [string, string] = [
  'You know how it is with {me}, better than any words could say it. Be near {me} today. Give {me} what {I} most {need|needs}, and strength for what cannot be changed.',
  'You see what weighs on {me} and what gives {me} joy. Guard {me} in all that {I} {do}. Give {me} a quiet heart, and people who are good to {me}.',
];

/** Asked for a time of day. */
export const PRAYER_TIMES: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:tonight|night|bed|bedtime|sleep|evening)\b/,
    'Let this night be quiet. Give {me} sleep, and be there if {I} {wake|wakes}.',
  ],
  [/\b(?:this morning|morning)\b/, 'Go with {me} into this day.'],
  [/\btomorrow\b/, 'Go before {me} into tomorrow.'],
];

/** Before a prayer: the guide cannot pray, and says it once. */
export const PRAYER_TOGETHER = {
  honest: [
    'As a program I cannot pray myself, but I can give you words for it. Say them slowly, in your own time:',
  ],
  again: ['These are words for it:', 'You can say it like this:', 'Here are words for this:'],
} as const;
