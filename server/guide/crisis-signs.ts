/** How suicide and self-harm are spoken of openly, in plain lower-case words (see words.ts), sentence by sentence. */

/** Spellings of hurried and frightened people, set right before anything is looked for. */
export const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/\bmy self\b/g, 'myself'],
  [/\b(?:kil|kll|killl+|unalive|un alive)\b/g, 'kill'],
  [/\b(?:sui?cide|sucide|suside|suiside|suicde|sewerslide)\b/g, 'suicide'],
  [/\b(?:suic?id[ae]?l|sucidal|suicidle|suisidal)\b/g, 'suicidal'],
  [/\b(?:wana|wan to|want too|wan na)\b/g, 'want to'],
  [/\bto dye\b/g, 'to die'],
  [/\bany more\b/g, 'anymore'],
  [/\bkms\b/g, 'kill myself'],
  [/\b(?:i|ill) am\b/g, 'i am'],
];

/** Leading words that make a plan or a wish of what follows. */
const INTENT =
  '(?:want|wants|wanted|wanting|going|plan|plans|planning|planned|ready|about|trying|try|tried|tempted|thinking|think|thought|considering|urge|urges|feel like|feeling like|wish|might|will|could|should just|keep|kept|decided|close|attempt|attempted|threatening|threatens|threatened|talking|talks|says|said|start|started|been)(?: \\w+){0,3}?';
/** Nothing in these may be done to God's glory, to self, for others: words that turn the sense. */
const NOT_DEATH =
  '(?! (?:to (?:self|myself|sin|sins|the|my|me|this world|our)|with (?:christ|jesus|him|dignity)|for (?:christ|jesus|him|the|my|you|god|our|us|others|me|this|their|his|her)|daily|in peace|at home|well|a good|before|of (?:embarrassment|laughter|laughing|boredom|shame|cuteness)|laughing|to know|than|so that others))';

/** The one who writes, of themselves. */
export const FIRST_PERSON: readonly RegExp[] = [
  /\b(?:kill|killing|killed|shoot|shooting|hang|hanging|drown|drowning|stab|poison|end|ending|ended|off) myself\b(?! (?:laughing|in the foot|at (?:work|the gym|the office|my job)|for (?:this|my) (?:job|work|company|boss)|working|studying|trying|over|to (?:please|make|get|finish|pay|keep)|in (?:work|studies|books|food|drink|alcohol|music|prayer|the shadow)))/,
  new RegExp(
    `\\b${INTENT} (?:hurt|hurting|harm|harming|cut|cutting|burn|burning) myself\\b(?! (?:off|some|slack|a break))`,
  ),
  /\b(?:cutting|harming) myself\b(?! (?:off|some|slack|a break|out))/,
  /\bi (?:\w+ ){0,2}(?:cut|harm) myself (?:again|tonight|today|last night|yesterday|every|when|because|to feel)\b/,
  /\bi (?:\w+ ){0,4}self ?harm(?:ing|ed|s)?\b/,
  /\b(?:end|ending|ended) my (?:own )?(?:life|existence|misery|pain for good)\b/,
  /\b(?:end|ending) it all\b/,
  /\btak(?:e|ing) my own life\b/,
  new RegExp(`\\b${INTENT} (?:take|taking) my life\\b(?! and (?:let|use|make))`),
  /\b(?:god|lord|please|just) (?:please )?take my life(?: away)?(?: now| tonight| please)?$/,
  new RegExp(
    `\\b(?:want|wanting|wanted|wish|need|like|hope|prefer|longing|long)(?: is)? (?:to )?(?:just |only |really )?(?:die|dying|be dead|drop dead)\\b${NOT_DEATH}`,
  ),
  /\b(?:rather|better|better off|might as well|should just|should) (?:be |just be )?(?:dead|die|not exist)\b(?! (?:than (?!live|go on|face|keep|feel|be here)|for|to (?:self|sin|the|my)))/,
  /\b(?:ready|going) to die (?:tonight|now|today|by my)\b/,
  /\bi (?:just )?(?:hope|wish|pray) (?:that )?i (?:would |could |will |can )?(?:just )?(?:die|disappear forever|stop existing|do not wake|never wake|not wake|go to sleep and|fall asleep and)\b/,
  /\b(?:never|not) wak(?:e|ing) up(?: again| tomorrow| ever)?$/,
  /\bwish(?:ed)? i (?:was|were|is|am) (?:\w+ )?(?:dead|never born|not alive|not here anymore|no longer here)\b/,
  /\bwish(?:ed)? i (?:had |was |were )?(?:never|not|have never) (?:been )?born\b/,
  /\b(?:do not|no longer|not) (?:\w+ )?(?:want|wanting|wish|care) to (?:live|be alive|exist|go on living|keep living|keep existing|be on this earth)(?=$| (?:anymore|any longer|longer|another day|at all|and|but|because|since|now|please|in this world|on this))/,
  /\b(?:can not|could not) (?:go on living|live anymore|live another day|keep living)\b/,
  /\btired of (?:living|being alive|life and)\b(?! (?:in|pay\w*|like|with|here|for|under|alone|this way|at|on))/,
  /\b(?:no|any|one|without a|lost all) reasons? (?:left )?(?:to live|to stay alive|to keep living|to go on living)\b/,
  /\bnothing (?:left |more )?to live for\b/,
  /\b(?:world|everyone|everybody|family|kids|children|wife|husband|they|people|all) (?:\w+ ){0,4}better off (?:without me|if i)/,
  /\bi (?:\w+ ){0,5}suicidal\b/,
  /\b(?:feel|feeling|felt|am) (?:\w+ )?suicidal\b/,
  /\b(?:my|have|having|had) (?:\w+ ){0,3}(?:suicidal thoughts|thoughts of suicide|suicidal ideation)\b/,
  /\bi (?:\w+ ){0,3}(?:commit|committing|committed|attempt|attempting|attempted|do) suicide\b/,
  new RegExp(`\\bi (?:\\w+ ){0,3}${INTENT} (?:of |about |to |commit |committing |attempting )*suicide\\b`),
  /\b(?:write|writing|wrote|written) (?:a |my )?suicide note\b/,
  /\b(?:god|lord) (?:to |would |will |please |just )*(?:kill me|let me die)\b/,
  /\b(?:just|please) let me die\b/,
  /\bi (?:\w+ ){0,6}(?:jump (?:off|from|in front)|overdose|take all (?:my|the|these) (?:pills|meds|tablets))\b/,
  /\brather (?:be |just be )?dead\b(?! than (?:deny|sin|betray|disobey))/,
  /\b(?:no|not|what is|what was|without a|see the|see any|see a) (?:the |a |any )?(?:point|use|purpose) (?:of|in|to) (?:living|being alive|staying alive|going on living)\b/,
  /\bdone (?:with life|living|with living|with this life)\b/,
  /\bwant (?:it all|everything) to (?:just )?(?:end|be over|stop forever)\b/,
  /\bwant to disappear (?:forever|for good|and never)\b/,
  /\b(?:use it|turn it) on myself\b/,
  /\b(?:wrote|written|writing) (?:\w+ ){0,2}?(?:goodbye|farewell|suicide) (?:letters?|notes?)\b/,
  /\blife is not worth (?:living|it anymore)\b/,
  /\b(?:do not|not) deserve to (?:live|be alive|exist)\b/,
  /\bthinking (?:about|of|abt) ending (?:things|everything|myself)\b(?! with)/,
  /^(?:\w+ ){0,3}thinking (?:about|of|abt) suicide$/,
  /\bthink(?:ing)? (?:about|of) (?:dying|being dead|suicide) (?:every|all the time|constantly|daily|a lot|again)\b/,
  /\bdanger to myself\b/,
  /\b(?:slit|slitting|cut|cutting) my (?:wrists?|throat|arms? (?:again|every|on purpose))\b/,
  /\b(?:burn|burned|burnt|cut|hurt|hit|scratched) myself (?:again|on purpose|every)\b/,
  /\b(?:keep|can not stop) (?:hurting|burning|cutting|hitting) myself\b/,
  /\bpray(?:ed|ing)? (?:\w+ ){0,4}?(?:that )?i (?:would|could|will) (?:just )?die\b/,
  /\b(?:wish|pray|prayed|praying|hoping|hope|asking) (?:\w+ ){0,4}?(?:that )?(?:god|the lord|he) (?:takes?|would take|would just take|will take|to take) me\b(?! (?:back|with|in|deeper|further|through|to church|from))/,
  /\b(?:god|lord) (?:please |just )*take me (?:home )?(?:tonight|now|today)\b/,
  /\bi hope i (?:\w+ ){0,5}?die\b/,
  /\b(?:nobody|no one|noone|none of them) would (?:even )?(?:miss|notice|care)(?: me)?(?: if i| when i)(?: just)? (?:die|died|was|were|am|disappeared|killed|left this)\b/,
  /\b(?:happier|easier|better|better off) (?:off )?(?:if i (?:was|were|am) (?:dead|gone|not here|not around)|when i am (?:dead|gone))\b/,
  /\b(?:took|taken|swallowed|swallow) (?:\d{2,}|all|a whole bottle of|a bottle of|a handful of|too many) (?:\w+ ){0,3}?(?:tylenol|paracetamol|pills|tablets|aspirin|ibuprofen|meds|xanax|sleeping)\b/,
  /\bout of this life\b/,
  // The same wish in the languages that are met most beside English.
  /\b(?:quiero (?:morir|morirme|matarme|suicidarme)|me quiero (?:morir|matar|suicidar)|no quiero (?:seguir )?vivi(?:r|endo)|je veux (?:mourir|me tuer|me suicider)|envie de mourir|ich (?:will|mochte) (?:sterben|nicht mehr leben|mich umbringen)|bringe mich um|quero (?:morrer|me matar)|nao quero mais viver|voglio morire|gusto ko nang mamatay|ayoko nang mabuhay|nataka kufa|ik wil (?:dood|sterven))\b/,
  /\bi (?:just )?(?:overdosed|took (?:all|too many|a whole bottle of) (?:my |the |of my )?(?:pills|meds|tablets))\b/,
];

/** "End it" and "be here anymore" may speak of an affair, a job, a church: read so only where nothing else is named. */
export const FIRST_PERSON_UNLESS_ELSE: readonly RegExp[] = [
  /\b(?:going to|want to|ready to|will|about to|thinking of|thinking about|might|planning to|just) end(?:ing)? it(?= (?:now|today|soon|here|forever)|$)/,
  /\b(?:do not|no longer) (?:\w+ )?want to be here (?:anymore|any longer)\b/,
];
export const SOMETHING_ELSE =
  /\b(?:affair|relationship|engagement|marriage|job|friendship|dating|boyfriend|girlfriend|fight|church|house|town|city|country|school|work|subscription|contract|office|party|with (?:him|her|them))\b/;
export const END_IT_TONIGHT =
  /\b(?:going to|want to|ready to|will|about to|might|just) end it (?:tonight|all|for good)\b/;

/** Of someone near: at risk now, not lost long ago. */
export const THIRD_PERSON: readonly RegExp[] = [
  new RegExp(
    `\\b${INTENT} (?:kill|killing|hurt|harm|hang|shoot|cut) (?:himself|herself|themself|themselves)\\b`,
  ),
  /\b(?:killing|cutting|harming|hanging) (?:himself|herself|themself|themselves)\b/,
  new RegExp(`\\b${INTENT} (?:end|ending|take|taking) (?:his|her|their) (?:own )?life\\b`),
  new RegExp(`\\b(?:wants|want|wanted|wishes) to (?:die|be dead)\\b${NOT_DEATH}`),
  /\b(?:does|do) not want to live anymore\b/,
  /\b(?:son|daughter|wife|husband|friend|brother|sister|mother|father|child|he|she|cousin|boyfriend|girlfriend|roommate|nephew|niece|partner) (?:\w+ ){0,3}(?:is|are|feels|feeling|been|was|has|having) (?:\w+ ){0,2}suicid(?:al|e)/,
  /\b(?:attempted|tried to commit|trying to commit|threatening|threatened|threatens|talking about|going to commit|wants to commit) suicide\b/,
];
