const words = (text: string): string => text.trim().split(/\s+/).join('|');

const KIN =
  words(`husband wife father mother daddy mommy stepfather stepmother brother sister stepbrother stepsister son daughter
  uncle aunt grandfather grandmother grandson granddaughter cousin nephew niece parents fiance fiancee boyfriend girlfriend
  partner spouse ex roommate friend neighbour colleague coworker teen teenager child children baby boy girl student wifes
  stepson stepdaughter family flatmate classmate sibling siblings grandparents toddler twin dadda kid kids in_law ex_husband ex_wife ex_boyfriend ex_girlfriend`);
const LEADER =
  words(`pastor priest elder elders leader leaders bishop coach teacher deacon minister reverend apostle mentor
  carer caregiver carers nurse guardian counselor counsellor chaplain boss supervisor rabbi imam youth_leader teachers
  prophet shepherd sheikh headmaster employer sponsor landlord madam instructor stepbrothers`);

/** Groups of words that patterns name in braces, as they stand after folding. */
export const GROUPS: Readonly<Record<string, string>> = {
  kin: KIN,
  leader: LEADER,
  /** Who may hurt somebody. */
  harmer: `he|she|they|${KIN}|${LEADER}|man|woman|guy|someone|somebody|dad|stepdad|men`,
  partner: words(
    'husband wife boyfriend girlfriend fiance fiancee partner spouse ex ex_husband ex_wife ex_boyfriend ex_girlfriend',
  ),
  /** Whom somebody may hurt, beside the one who writes. */
  other: words(`him her them my_{x} someone somebody people everyone everybody others`).replace(
    'my_{x}',
    `(?:my|our|his|her|the|a|their|your) (?:\\w+ ){0,2}?(?:${KIN.replaceAll('_', ' ')}|${LEADER.replaceAll('_', ' ')}|man|woman|neighbours|people)`,
  ),
  want: words(
    'want wants wanted wanting wish wishes wished wishing hope hopes hoping hoped prefer like long longing desire need crave yearn rather dream dreaming',
  ),
  intend:
    words(`want wants wanted wanting wish wishes wished going plan plans planning planned ready about try trying tried tries tempted
    thinking think thinks thought thoughts considering consider considered contemplating contemplate urge urges feel_like feeling_like felt_like might will would
    decided decide attempt attempted attempting threatening threatens threatened talking talks talked says said saying keep keeps kept could
    should shall let start started intend intending intends love need like gonna imagining imagine fantasize fantasizing fantasise dream dreaming
    temptation impulse promised close wondering hoping able determined consumed obsessed intention intentions may must`),
  intendStrong: words(
    `going plan plans planning planned about will decided determined intend threatening threatens threatened want wants gonna shall ready says said might`,
  ),
  kill: words('kill killing unalive murder murdering'),
  die: words('die dying dead unalive perish'),
  hurt: words(
    'hurt hurting harm harming cut cutting burn burning injure injuring starve starving punish punishing',
  ),
  hitting:
    words(`hit hits hitting beat beats beating beaten punch punches punched punching slap slaps slapped slapping kick kicks kicked
    kicking choke chokes choked choking strangle strangles strangled strangling rape rapes raped raping whip whips whipped smack smacks
    smacked shove shoves shoved bite bites burns burned assault assaults assaulted assaulting attack attacks attacked thrash thrashed thrashes batter batters
    molest molests molested molesting abuse abuses abused abusing throttled stab stabs stabbed drags dragged`),
  hitPassive: words(
    'hit beaten beat punched slapped kicked choked strangled raped whipped assaulted attacked molested abused groomed violated harassed trafficked',
  ),
  pills: words(
    'pill pills tablet tablets tylenol paracetamol acetaminophen ibuprofen aspirin xanax meds medication medicine antidepressants painkillers benzos opioids insulin ambien capsules medications melatonin oxycodone codeine morphine valium sedatives fentanyl tramadol barbiturates antihistamines advil advils sertraline prozac zoloft sleepers sedative diazepam rivotril digoxin betablockers panadol lithium',
  ),
  means: words(
    'pills tablets tylenol paracetamol bridge rope noose gun pistol rifle razor razors blade blades knife train tracks rooftop roof ledge cliff overdose poison bleach balcony antidepressants meds window helium insulin bullet bullets',
  ),
  feel: words('feel feeling feels felt am being is are was seem'),
  everyone: words(
    'everyone everybody world family kids children wife husband they people all mother father parents friends son daughter nobody church',
  ),
  /** Where people hurt themselves. */
  body: words(
    'arm arms wrist wrists leg legs thigh thighs skin head face hand hands hip hips stomach knuckles forearm forearms ankle ankles hair',
  ),
  tonight: words('tonight today now soon tomorrow this_weekend this_week this_evening this_night'),
  afraid: words('afraid scared terrified frightened fear dread dreading fearful'),
  says: words(
    'say says said saying text texts texted texting tell tells told telling write writes wrote written post posts posted threaten threatens threatened message messaged messages admitted confessed whispered keeps_saying talking talks',
  ),
  age: `(?:[5-9]|1[0-7]|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen)`,
  /** Beaten at which nobody is hurt. */
  games: words(
    'at_chess at_cards at_tennis at_golf at_scrabble at_monopoly at_football at_basketball at_pool at_darts at_it at_this at_that at_everything at_games at_table_tennis at_uno at_checkers at_draughts at_bowling at_a at_his at_her at_my_own at_video at_mario at_fifa at_ludo to_the to_it to_a by',
  ),
  grade: `(?:[3-9]|1[0-2])(?:st|nd|rd|th)|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh`,
};

/** Said so often, and changing so little, that they only stand in the way of patterns. */
export const FILLERS = new Set(
  `just really so very simply actually honestly literally totally kinda truly basically even also already only completely
  absolutely definitely quite pretty seriously fucking fuckin freaking damn somehow maybe perhaps probably basically
  secretly genuinely oh ugh pls please like_really rlly rly both constantly often always still`.split(/\s+/),
);
