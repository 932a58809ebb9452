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
    line: 'Thank you for this good news; {I} {have} waited for it.',
    petitions: [
      'Let {me} not forget the day of thanks when others come. Make something good of this gift.',
      'Let {my} joy be of use to somebody who still waits. Keep {me} grateful and kind.',
    ],
  },
  {
    id: 'life-support',
    told: /\b(?:on (?:a|the) (?:machine|machines|ventilator|life support|respirator)|life support|(?:may|might|will|does|has) not (?:ever )?(?:wake|woken|woke)(?: up)?|in (?:a|the) coma|intensive care|icu|picu|unconscious)\b/,
    line: 'You see {me} lying there, among the machines, where nobody else can reach {me}.',
    petitions: [
      'Hold {me} fast, and let {me} not be afraid. Guide the hands and the judgement of all who work for {me}. Let {me} live, if it may be.',
      'Call {me} by name, as only you can. Give {my} body strength to heal, and to those who decide, clear minds and kind hearts.',
    ],
  },
  {
    id: 'eyes',
    told: /\b(?:cataracts?|glaucoma|macular|(?:go|goes|going|gone|went) blind|(?:lose|loses|losing|lost) (?:my|his|her|their) (?:sight|eyesight|vision)|eye (?:operation|surgery|clinic)|retina)\b/,
    line: 'You know {my} eyes, and all that {I} {have} seen with them.',
    petitions: [
      'Guide the hands that will treat {me}, and keep {my} sight, if it may be. Whatever comes, let {me} not be in the dark without you.',
      'Let {me} see faces again, and the morning. Take away the fear of the dark, and be near {me} on the day itself.',
    ],
  },
  {
    id: 'operation',
    told: /\b(?:operat(?:ion|ions|ed|ing|e)|surgery|surgeon|surgical|transplant|bypass|anaesthetic|anesthetic|under the knife|c section|caesarean)\b/,
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
      'Keep {my} thoughts from running ahead. Let {me} take this one day, and give {me} doctors who speak plainly and kindly.',
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
    line: 'It came so suddenly, and {my} strength went with it.',
    petitions: [
      'Let {my} body mend, little by little. Give {me} courage for small steps, and people who do not hurry {me}.',
      'Guard {my} heart and {my} breath in the night. Give back what can be given back, and peace about the rest.',
    ],
  },
  {
    id: 'dying',
    told: /\b(?:hospice|palliative|terminal\w*|(?:is|am|are|was|he|she|hes|shes) (?:now |slowly )?dying|(?:days|weeks|months) (?:left )?to live|last (?:days|hours)|(?:no|nothing) more (?:they|doctors) can do|not (?:got )?long (?:left|to go|now)|end of (?:his|her|my) life|deathbed)\b/,
    line: 'The time that {I} {have} is short, and it is in your hands.',
    petitions: [
      'Take away pain and fear. Let what must still be said be said, and when the hour comes, let {me} go home to you in peace.',
      'Let {me} not be alone. Forgive all that was wrong, keep all that was love, and receive {me} as a father receives his child.',
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
    told: /\b(?:accident|car crash|crashed|run over|hit by a (?:car|bus|truck|lorry|van)|fell (?:down|off|from)|broken (?:hip|leg|arm|back|neck)|broke (?:my|his|her) (?:hip|leg|arm|back|neck))\b/,
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
    line: 'You know the pain that nobody sees, and how it wears {me} out.',
    petitions: [
      'Ease it, if it may be. Give {me} some hours of rest, and let {me} not grow hard under it.',
      'Be near in the nights. Show the doctors what helps, and let {me} find some good in each day as it is.',
    ],
  },
  {
    id: 'miscarriage',
    isShared: true,
    told: /\b(?:miscarr\w+|stillb\w+|lost (?:the|our|my|a|her|their) (?:unborn |little )?bab(?:y|ies)|baby (?:did not make it|has no heartbeat)|no heartbeat)\b/,
    line: 'There was {child}, hoped for and already loved. You knew this little one before anyone.',
    petitions: [
      'Keep the child close to you. Hold {me} in {my} tears, and let nobody make the loss small.',
      'Be gentle with {me} on the days when other people do not think of it. Let the love that was there not be lost.',
    ],
    near: 'And hold {me} too, for this loss is {mine} as well.',
  },
  {
    id: 'pregnancy',
    told: /\b(?:pregnan\w+|expecting(?: a (?:baby|child))?|(?:is|am|are) due (?:in|on|any|next|this)|in labou?r|giv(?:e|ing) birth|about to have (?:a|her|my|the|our) (?:first )?baby|ultrasound)\b/,
    line: 'A new life has begun, and you know it already.',
    petitions: [
      'Keep mother and child safe and well. Put kind and sensible people beside {me}, and take away the fear.',
      'Give {me} courage for every step, and let this child be met with love.',
    ],
  },
  {
    id: 'infertility',
    told: /\b(?:ivf|infertil\w+|(?:can not|cannot|not able to|trying to) (?:have (?:a )?(?:baby|child|children)|conceive|get pregnant)|trying for (?:a )?(?:baby|child))\b/,
    line: 'You know the longing for a child, and how many months it has waited.',
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
    told: /\b(?:(?:joined|in|with|left) (?:a|the) gang|gangs?|dealing (?:drugs)?|sells? drugs|selling drugs|carries a (?:knife|gun)|on the streets?)\b/,
    line: 'You know where {I} {go|goes}, and with whom, and what could come of it.',
    petitions: [
      'Keep {me} from harm, and from harming anyone. Put somebody in {my} way whom {I} will listen to, and a door out that {I} can take.',
      'Follow {me} where nobody else can follow. Let {me} remember whose child {I} {am}, and bring {me} home.',
    ],
  },
  {
    id: 'out-again',
    told: /\b(?:(?:came|come|comes|coming|is|got|gets|just) (?:\w+ )?(?:out of|home from|back from) (?:prison|jail|rehab|hospital|the (?:army|war|front|clinic))|released from|was released)\b/,
    line: 'A door has opened, and a beginning is waiting.',
    petitions: [
      'Let {me} find {my} feet, and people who look forward. Give all of us patience with one another.',
      'Guard {me} in these first weeks. Give {me} something good to do each day, and a place at the table.',
    ],
  },
  {
    id: 'prison',
    told: /\b(?:in (?:prison|jail|custody)|prison|jail|locked up|arrested|behind bars|sentenced|remand|probation)\b/,
    line: 'No wall is too thick for you, and no door shuts you out.',
    petitions: [
      'Keep {me} safe in there. Give {me} patience, one friend worth having, and hope for after.',
      'Be near {me} in the long evenings. Let {me} not be made hard, and let somebody wait outside.',
    ],
  },
  {
    id: 'court',
    told: /\b(?:court|hearing|trial|custody|judge|lawyer|tribunal|jury|asylum|visa|immigration|deport\w*)\b/,
    line: 'Others will decide about what matters so much to {me}.',
    petitions: [
      'Let the truth be heard, and let those who decide be fair. Give {me} calm, and few and right words.',
      'Let right be done, and mercy with it. Whatever they decide, let {me} not lose {my} hope in you.',
    ],
  },
  {
    id: 'addiction',
    told: /\b(?:alcohol\w*|drunk|(?:i|he|she|they|mother|father|husband|wife|son|daughter|brother|sister) (?:drinks?|drank)|drinking|sober|relaps\w*|addict\w*|heroin|cocaine|meth|drugs?|gambl\w*|betting|rehab|detox|porn\w*|overdos\w+)\b/,
    line: 'You know what has such a hold on {me}, and how often {I} {have} tried.',
    petitions: [
      'Make {me} free, one day at a time. Give {me} honesty, and people who are neither fooled nor frightened away.',
      'Be stronger in {me} than the craving. If {I} {fall|falls}, let {me} get up the same day, and let help be near.',
    ],
  },
  {
    id: 'owning-up',
    told: /\b(?:(?:took|stole|steal|stealing|taking) (?:\w+ ){0,3}?(?:money|cash|things)|own(?:ing)? up|come clean|confess\w*|tell (?:him|her|them) the truth|i (?:have )?(?:lied|cheated)|turn myself in|hand(?:ing)? myself in|admit (?:it|what))\b/,
    line: 'You know what was done, and that {I} {want|wants} it to come to the light.',
    petitions: [
      'Give {me} courage for the first sentence, and let {me} make no excuses. Let those who hear it be just, and merciful too.',
      'Let {me} put right what can be put right. Forgive {me}, and let the truth set {me} free from this weight.',
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
    line: 'What was one is coming apart, and it hurts in every room of the house.',
    petitions: [
      'Be {my} home in these weeks. Keep {me} from words that cannot be taken back, and guard the children, if there are any.',
      'Heal {me} slowly and truly. Show {me} what is {mine} to repent of and what is not, and open a way to go on.',
    ],
  },
  {
    id: 'breakup',
    isShared: true,
    told: /\b(?:broke up|break ?up|broken up|dumped|(?:boyfriend|girlfriend|fiancee?) (?:has )?(?:left|ended it|finished with))\b/,
    line: 'A love has ended, and the days feel empty without it.',
    petitions: [
      'Comfort {me}, and let {me} not measure {my} worth by this. Keep {my} heart soft for what will come.',
      'Take the sleepless hours and the questions. Give {me} good friends, and in time gladness again.',
    ],
  },
  {
    id: 'children-taken',
    isShared: true,
    told: /\b(?:took (?:away )?(?:my|our|her|his) (?:children|son|daughter|baby)|into (?:foster )?care|foster care|social services|lost custody|taken away from (?:me|us))\b/,
    line: 'A family has been torn apart, and you know where each one sleeps tonight.',
    petitions: [
      'Keep the children safe and unafraid. Give {me} strength to do all that is asked, and people who help and do not only judge.',
      'Show {me} the next step back to one another. Let the children know that they are loved.',
    ],
  },
  {
    id: 'waiting-for-a-call',
    isShared: true,
    told: /\b(?:(?:never|does not|do not|hardly|seldom|rarely) (?:ever )?(?:rings?|calls?|visits?|comes?|writes?|phones?)|no visitors|(?:nobody|no one) (?:visits|comes|rings|calls)|forgotten me)\b/,
    line: 'You know how long a day is when no telephone rings.',
    petitions: [
      'Keep {me} company in the quiet hours. Touch the hearts of those who are far, and let {me} think of them without bitterness.',
      'Send somebody to {my} door, and let {me} be glad of those who do come. You do not forget {me}.',
    ],
  },
  {
    id: 'estranged',
    isShared: true,
    told: /\b(?:(?:have|has|had) not (?:spoken|talked|seen each other)|(?:do|does|did|will|would) not (?:speak|talk) to|not (?:spoken|talked) (?:to (?:me|us|him|her|each other)|for|in)|not on speaking terms|no contact|cut (?:me|us|him|her|them) off|estranged|fell out|fallen out|falling out)\b/,
    line: 'There is a silence between people who belong together, and you hear what is in it.',
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
      'Take away the wish to be right. Give {me} the humility to say sorry, and the patience to wait for the answer.',
    ],
  },
  {
    id: 'violence',
    told: /\b(?:(?:hits?|beats?|beat|hurts?|hit|threaten(?:s|ed)) (?:me|her|him|us|them)|abus(?:e|ed|es|ive)|violent|rap(?:e|ed)|molest\w*|assault\w*|stalk\w*)\b/,
    line: 'You saw what was done, and you do not call it right.',
    petitions: [
      'Bring {me} to safety, and send people who believe {me} and know what to do. Let {me} know that it was never {my} fault.',
      'Be a shelter to {me}. Give {me} courage to take the help that there is, and let the one who does harm be stopped.',
    ],
  },
  {
    id: 'bullying',
    told: /\b(?:bull(?:y|ied|ies|ying)|mob(?:bed|bing)|mock(?:ed|s|ing)?|laugh(?:ed|ing)? at|pick(?:ed|ing)? on|left out|excluded)\b/,
    line: 'You see who is hurt by it, and you hear every word that is thrown at {me}.',
    petitions: [
      'Protect {me}, and let somebody with courage stand up. Let {me} never believe what they say of {me}.',
      'Give {me} one good friend and one grown-up who acts. Keep {my} heart from hate, and let it end soon.',
    ],
  },
  {
    id: 'exam',
    told: /\b(?:exams?|finals|driving test|gcses?|a levels?|sats?|test tomorrow|assessment|viva|thesis|coursework)\b/,
    line: 'You know how much {I} {have} learned, and how much hangs on it.',
    petitions: [
      'Give {me} a clear head and a quiet heart. Let {me} find again what {I} {know|knows}, and let no result tell {me} what {I} {am} worth.',
      'Give {me} sleep before and calm during it. Let {me} do what {I} can, and leave the rest with you.',
    ],
  },
  {
    id: 'failed',
    told: /\b(?:fail(?:ed|ing)|flunked|did not (?:pass|get in)|dropp?(?:ed|ing) out|kicked out of (?:school|college|university|uni)|leave (?:university|uni|college|school)|rejected)\b/,
    line: 'It did not go as {I} had hoped, and it is hard to face the others.',
    petitions: [
      'Let {me} know that {I} {am} loved before any result. Give {me} courage to tell it, and a next step.',
      'Take the shame from {me}. Show {me} what this is good for, and people who help {me} to begin again.',
    ],
  },
  {
    id: 'interview',
    told: /\b(?:interview|audition|applied for (?:a|the) (?:job|post))\b/,
    line: 'You know what {I} {hope|hopes} for from that day.',
    petitions: [
      'Let {me} be calm and {myself}. Open this door if it is the right one, and another if it is not.',
      'Give {me} honest words, and let them see what {I} can do. Keep {me} from despair, whatever they say.',
    ],
  },
  {
    id: 'job-loss',
    told: /\b(?:(?:lost|lose|losing|without) (?:my|his|her|their|the|a|our) jobs?|laid off|redundan\w+|sacked|fired|unemployed|out of work|(?:factory|plant|shop|firm|company) (?:is closing|closed|shut)|no work)\b/,
    line: 'The work is gone, and with it much that held the days together.',
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
      'Give what is needed for today. Give {me} courage to open the letters and to ask for help, and people who are fair.',
      'Take the worry from the nights. Show {me} the first step out of it, and let nobody go hungry meanwhile.',
    ],
  },
  {
    id: 'caring',
    told: /\b(?:(?:care|caring|cared) (?:for|of) (?:my|our|her|him|them|an?|old|the)|look(?:ing)? after (?:my|our|her|him|them)|carers?|caregiver|full time care)\b/,
    line: 'You see what is done day after day, and mostly without thanks.',
    petitions: [
      'Give {me} strength and a good night. Send somebody to share the load, and let {me} take the help.',
      'Keep {me} patient when {I} {am} tired. Forgive the short words, and let love be stronger than the weariness.',
    ],
  },
  {
    id: 'child-away',
    told: /\b(?:ran away|run away|missing|not come home|disappeared|do not know where (?:he|she|they|my)|no(?:t heard|thing) from (?:him|her|them|my))\b/,
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
      'Keep the door open, and the love between us warm. Let nobody push {me}, and let your kindness find {me}.',
    ],
  },
  {
    id: 'journey',
    told: /\b(?:travel(?:l?ing|s)?|journey|flight|fly(?:ing)? (?:to|out|home|back|tomorrow)|driv(?:e|ing) (?:to|home|all|through)|road trip|setting off)\b/,
    line: 'There is a way to go, and you know all of it.',
    petitions: [
      'Keep {me} safe on the road, and all whom {I} {meet|meets}. Bring {me} there and back again.',
      'Go before {me} and beside {me}. Let {me} arrive well, and be welcome.',
    ],
  },
  {
    id: 'war',
    isShared: true,
    told: /\b(?:war|front ?line|deployed|deployment|army|soldier|navy|shelling|bomb(?:s|ed|ing)?|missiles?|refugees?)\b/,
    line: 'You see the places where people are afraid of the night.',
    petitions: [
      'Keep {me} alive and whole. Let {me} stay human there, and make an end of the killing.',
      'Be a shield round {me}. Give peace to those who do not sleep, and soften those who give the orders.',
    ],
  },
  {
    id: 'moving',
    told: /\b(?:mov(?:e|ing|ed) (?:house|away|to|in|out|abroad)|new (?:town|city|country|school|house|flat|home)|emigrat\w+|leav(?:e|ing) home|(?:off|away|going) to (?:university|uni|college))\b/,
    line: 'Much is being left behind, and what comes is still strange.',
    petitions: [
      'Let {me} find good people there and a place to belong. Keep what was dear, and bless what begins.',
      'Be at home with {me} before the boxes are unpacked. Take away the homesickness little by little.',
    ],
  },
  {
    id: 'wedding',
    isShared: true,
    told: /\b(?:wedding|getting married|marr(?:y|ies|ying) (?:on|in|next|this|him|her)|engaged to|(?:are|am|is|got) engaged|bride|bridegroom)\b/,
    line: 'Two people say yes to one another, and it is a gift to see.',
    petitions: [
      'Bless this promise. Let love stay kind on ordinary days, and let forgiveness come quickly.',
      'Be a guest on that day and a friend in all the years. Let their house be open, and their laughter last.',
    ],
  },
  {
    id: 'decision',
    told: /\b(?:decid(?:e|ing)|decision|do not know (?:what to do|whether|which)|torn between|should i (?:take|go|stay|leave|move|say yes)|crossroads)\b/,
    line: 'You see both ways to their end, and {I} {see|sees} only the beginning.',
    petitions: [
      'Give {me} a clear mind and good advice. Let {me} choose what {I} can stand by before you, and then go without looking back.',
      'Quiet what is loud in {me}, so that {I} can hear what is right. Close the door that would do harm.',
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
  },
  {
    id: 'pet',
    told: /\b(?:(?:my|our|the) (?:old |little |poor )?(?:dog|cat|rabbit|horse|pony|hamster|bird|guinea pig|puppy|kitten)|put (?:him|her|it) (?:down|to sleep))\b/,
    line: 'You made the animals, and you know how dear this one is.',
    petitions: [
      'Thank you for such a friend. Comfort {me}, and let nobody say that it is only an animal.',
      'Keep this creature of yours from pain. Let the house not be too quiet, and {my} thanks be greater than {my} tears.',
    ],
  },
  {
    id: 'ill',
    told: /\b(?:ill|sick|hospital|diagnos\w+|disease|infection|pneumonia|sepsis|ward|in a&e|emergency room|fever|unwell|poorly|epilep\w+|seizures?|diabet\w+|kidney\w*|dialysis|lungs?|liver|treatment)\b/,
    line: 'You know {my} body, and what is wrong in it.',
    petitions: [
      'Make {me} well, if it may be. Bless those who treat {me}, and give rest at night and patience by day.',
      'Let {me} not be alone with it. Give the doctors good judgement, and {me} strength for today.',
    ],
  },
];

/** How it is with somebody: beside what happens, or alone. The words follow "I am", "she feels". */
export const PRAYER_STATES: readonly (Omit<PrayerMatter, 'told'> & { readonly words: string })[] = [
  {
    id: 'afraid',
    words: 'afraid|scared|frightened|terrified|frightend|fear|dread\\w*|panick\\w*',
    line: '{I} {am} afraid, and you may know it.',
    petitions: [
      'Take the fear by the hand, and let it not have the last word.',
      'Where {I} {am} afraid, be near, and let {me} feel it.',
    ],
  },
  {
    id: 'worried',
    words: 'worried|anxious|nervous|stressed|worrying|worries',
    line: 'You know what goes round in {my} head.',
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
      'Give {me} rest that reaches down to the bottom.',
      'Be {my} strength where {my} own has come to its end.',
    ],
  },
  {
    id: 'lonely',
    words: 'lonely|alone|on my own|isolated|homesick|nobody',
    line: 'It is lonely, and the hours are long.',
    petitions: [
      'Be company to {me}, and send somebody to the door.',
      'Let {me} know in the quiet that {I} {am} not forgotten.',
    ],
  },
  {
    id: 'ashamed',
    words: 'ashamed|guilty|sorry|embarrassed|disgusted',
    line: '{I} {am} ashamed, and {I} {hide|hides} nothing from you.',
    petitions: [
      'Forgive {me}, and let {me} believe that {I} {am} forgiven.',
      'Lift up {my} head, and let {me} begin again.',
    ],
  },
  {
    id: 'angry',
    words: 'angry|furious|raging|bitter|hate',
    line: 'There is anger in {me}, and {I} {bring|brings} it to you and not to others.',
    petitions: [
      'Show {me} what is right in it, and take what would do harm.',
      'Let the anger not become {my} home.',
    ],
  },
  {
    id: 'sad',
    words: 'sad|cry|cries|crying|cried|heartbroken|devastated|miserable|hopeless|weeping',
    line: 'You see {my} tears.',
    petitions: ['Comfort {me}, as nobody else can.', 'Sit with {me} in this, until it grows lighter.'],
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
    'Father, we come to you with this, all of us.',
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
  'Thank you for {who}, for all that was good in {my} life, and for the love that was given and received. You know {me} better than anyone did, and {I} {am} in your hands.',
  'Thank you for {who}: for the voice, the hands, and the years that were given. Nothing of it is lost to you, and {I} {am} in your keeping.',
] as const;

/** The same where somebody else who mourns is prayed for. */
export const PRAYER_OF_THEIR_DEAD = [
  'Thank you for {who}, and for the love that was given and received.',
  'Thank you for the life of {who}, and for all that was good in it.',
] as const;

/** Of somebody who died long ago, beside something else that is prayed about. */
export const PRAYER_REMEMBERS = {
  me: 'Thank you also for {who}, whom I miss today.',
  us: 'Thank you also for {who}, whom we miss today.',
} as const;

/** Where thanks are asked for. */
export const PRAYER_OF_THANKS = 'First of all {I} {thank|thanks} you, with all {my} heart.';

/** For those who mourn, in their forms. */
export const PRAYER_FOR_MOURNERS: readonly [string, string] = [
  'Be near {me} in the empty hours. Let {me} weep when {I} {need|needs} to, and send people who are not afraid of tears.',
  'Hold {me} in these first nights and in the long ones after. Let what was good stay, and let {me} find {my} way from one day to the next.',
];

/** For somebody far from home who cannot go to the grave. */
export const PRAYER_FOR_FAR_MOURNERS =
  'So far away, let {me} be close to {my} own people all the same. Be to {me} what the distance takes.';

/** For those who pray for another whom they love: in their forms. */
export const PRAYER_FOR_THOSE_NEAR: readonly [string, string] = [
  'And hold {me} too. Give {me} strength for what there is to do, and rest in between.',
  'And be with {me}: keep {me} patient and hopeful, and show {me} what to do and what to leave to you.',
];

/** Where nothing surely is known: in the forms of the one prayed for. */
export const PRAYER_WHATEVER_IT_IS: readonly [string, string] = [
  'You know how it is with {me}, better than any words could say it. Be near {me} today. Give {me} what {I} most {need|needs}, and strength for what cannot be changed.',
  'You see what weighs on {me} and what gives {me} joy. Guard {me} on every way. Give {me} a quiet heart, and people who mean well with {me}.',
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
