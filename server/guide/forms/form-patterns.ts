import type { FormId } from './form-request.ts';

/** How one form is asked for, over plain words with digits for number words and without references. */
export interface FormPattern {
  readonly form: FormId;
  /** Beginnings of words of which one stands in every such request; most messages need no further look. */
  readonly keys: readonly string[];
  /** The thing itself. */
  readonly noun: RegExp;
  /** Asks by itself, without a verb of asking. */
  readonly isEnough?: RegExp;
  /** Only a verb that asks for something to be made will do. */
  readonly isStrict?: true;
  /** Words with which the same noun is no request. */
  readonly not?: RegExp;
}

/** How people ask for a thing: a verb before it, the bare thing, or a word of asking behind it. */
export const HOW_ASKED = {
  make: /\b(?:please|pls|plz|(?:can|could|would|will) you|(?:can|could) i (?:have|get)|may i have|give|write|make|making|suggest|recommend|need|needed|would (?:like|love)|id (?:like|love)|i am after|help me|help us|help with|plan|planning|looking for|create|prepare|preparing|prepared|draft|compose|come up with|do you have|have you got|got any|wants me to|asked (?:me |us )?(?:to|for|if)|have to (?:give|do|lead|write|prepare|run)|got to (?:give|do|lead|write)|choose|pick|send me|show me|split|outline|design|provide|generate|put together|build|develop|take us|sum up|kindly|think (?:of|up)|list|if you (?:could|can|would)|(?:put|jot|write) (?:\w+ )?down)\b/,
  weak: /\b(?:i like (?:some|a|to have)|want|wants|needs|find|is there|are there|any|what|which|has to|have to|got to|must|must be|chosen|ideas|lead|leading|doing|share|how (?:would|do|can|could|should) (?:you|i|we)|(?:can|could|should|shall) (?:we|i|be)|learn|learning|explain|get|say|do|run|hold|offer|teach|sir|plan|help)\b/,
  bare: /^(?!.*\b(?:i|he|she|they|we|it|was|were|is|are|had|has|have|why|who|how|when|where|at|you|can|could|does|do|did|should|would|will|must|never|nobody|since|because|if|but|so|that|this|whose|posted|not|no|says?|said|left|sent|made|won|wrote|gave|took|got|came|went|told|kept|lost|found|bought|sits?|sends?|leads?|keeps?|gets?|broke|oh|them)\b)(?!.*\b(?!(?:need|bed|red|wedding|morning|evening|opening|closing|healing|christening|meeting|housewarming|reading|blessing|calming|encouraging|comforting|uplifting|fitting|suitable|according|based)\b)[a-z]{3,}(?:ed|ing)\b)(?:[a-z0-9]+ ?){0,6}$/,
  behind: /\b(?:please|pls|plz|needed|wanted)\b/,
} as const;

const GROUPS = '(?:mens|womens|youth|ladies|childrens|kids|teen|group|small group|home group|family|couples)';
const STUDY_NOUN =
  '(?:bible stud(?:y|ies)|stud(?:y|ies) (?:guide|plan|lesson|outline|session|course|series)|group stud(?:y|ies)|(?:group|bible) (?:lesson|course|class)|lesson plan|lesson outline|(?:minutes?|weeks?|sessions?|parts?|evenings?|day) (?:\\w+ ){0,2}(?:study|course)|discussion guide|teaching plan|lent course|stud(?:y|ies) (?:on|about|for|of|through|in)|course (?:on|in|through|about|for)|\\d+ (?:\\w+ )?(?:meetings|sessions|evenings|studies|lessons) (?:\\w+ ){0,8}?(?:on|about|through|for|of)|\\d+ (?:\\w+ )?weeks (?:(?:for|with) (?:\\w+ ){1,5}?)?(?:on|about|through)|meet \\d+ times|(?:make|give|prepare|write|plan) (?:us|me) a (?:\\w+ )?study)';
const OF_THE_BIBLE =
  '(?:whole |entire |complete |all (?:of )?(?:the )?|through |the )*(?:bible|new testament|old testament|nt|ot|4 gospels|gospels?|psalms|psalter|pentateuch|letters|epistles|prophets)';
const PRAYER_MEETING =
  '(?:prayer (?:meeting|evening|night|time|gathering|service|hour|breakfast|vigil)|vigil|concert of prayer|(?:\\d+ minutes|\\d+ hours) of prayer|intercession (?:meeting|evening))';

/** Asked in this order: what names its form most plainly stands first. */
export const FORM_PATTERNS: readonly FormPattern[] = [
  {
    form: 'reading-plan',
    keys: ['plan', 'read', 'days', 'week', 'month', 'year', 'daily', 'chapter', 'divide', 'split'],
    noun: new RegExp(
      `\\b(?:(?:bible )?reading plan|plan (?:for|to|of) (?:read|reading|get through|getting through)|${OF_THE_BIBLE} (?:plan )?(?:in|over|within) (?:a|1|\\d+) (?:days?|weeks?|months?|years?)|\\d+ daily readings|chapters? (?:for|a|each|every|per) (?:each )?day|(?:read|split|divide|get through|go through)\\b.{0,50}\\b(?:in|over|into|within) (?:a|\\d+) (?:days?|weeks?|months?)|^(?:the |book of )*[a-z0-9 ]{3,40} in \\d+ (?:days?|weeks?|months?)\\b|\\d+ (?:day|week|month) (?:reading )?plan)\\b`,
    ),
    isEnough: new RegExp(
      `reading plan|${OF_THE_BIBLE} (?:plan )?(?:in|over) (?:a|1|\\d+)|chapters? (?:for|a|each|every|per) (?:each )?day|in \\d+ (?:days|weeks|months)`,
    ),
    not: /\b(?:i have (?:been )?read|^i read\b|(?:not|no longer|never) (?:want|like|feel)|prayer plan|study plan|devotion\w*|study|rise|risen|why|fast(?:ing)?|memor\w+|prompts?|journal\w*|rebuil\w+|creat(?:ed|ion)|happened)\b/,
  },
  {
    form: 'quiz',
    keys: ['quiz', 'trivia', 'test', 'ask'],
    isStrict: true,
    noun: /^ask me questions about|\b(?:quiz|trivia|quizzes|quiz me|test (?:me|us) on)\b/,
    not: /^(?:who|what|which|how|where|when|why)\b.*\bfor (?:a|the|my|our) (?:\w+ )?quiz$|^(?:who|what|which|how|where|when|why|did|was|were|is|are|does)\b.*\bquiz (?:tonight|today|now|night|this (?:evening|afternoon)|tomorrow|question)$/,
    isEnough:
      /\bbible quiz\b|^ask me questions about|\bquiz\b.* only|\b(?:quiz|trivia)\b.*\b(?:about|on|for|questions?)\b|^quiz me/,
  },
  {
    form: 'icebreaker',
    keys: ['ice', 'icebreaker', 'warm', 'game', 'getting', 'charades', 'starter', 'team', 'begin', 'each'],
    noun: /\b(?:games? (?:for|to) (?:a|an|the|our|my|wake|begin|\d+)|charades|starter question|team building|something to begin)\b|\b(?:ice ?breakers?|warm ?up (?:games?|questions?|activit\w+)|getting to know you (?:game|questions?)|ice breaking|get to know each other (?:game|activity))\b/,
    isEnough: /charades|team building|^(?:a |\w+ )?games? for|starter question|breaker|warm ?up/,
    not: /\b(?:video games?|card games?|youth (?:night|group|club)|gambling|is it)\b/,
  },
  {
    form: 'journal',
    keys: ['journal', 'prompt', 'write', 'writing', 'starting', 'examen', 'notebook', 'diary'],
    noun: /\b(?:writing prompts?|starting sentences|examen)\b|\b(?:journal(?:l?ing)? (?:prompts?|questions?|ideas)|prompts? (?:for|from|to|about|on)\b|prompts|(?:prayer )?journall?ing|questions? to (?:write|journal)|to write about in my (?:diary|journal|notebook))\b/,
    not: /\bhow (?:do|does|can) (?:i|one|journal)\b.*\bstart\b/,
  },
  {
    form: 'memory',
    keys: ['memor', 'heart', 'learn'],
    isStrict: true,
    noun: /\b(?:memory (?:verses?|scriptures?|passages?)|memori[sz]e|memori[sz]ing|(?:learn|say) (?:\w+ ){0,8}?by heart|scriptures? to learn|verses? to learn|learn (?:\w+ ){0,5}?(?:verses?|passages?|psalms?))\b/,
    isEnough:
      /memory (?:verse|scripture)|to (?:learn|memori[sz]e)|help me (?:learn|memori[sz]e)|how (?:can|do) i (?:learn|memori[sz]e)/,
  },
  {
    form: 'simple',
    keys: ['simple', 'easy', 'easier', 'plain', 'basic', 'simpler', 'a2', 'b1', 'english'],
    noun: /\b(?:in|into|with|using) (?:very )?(?:simple|easy|easier|plain|basic|simpler) (?:english|words|language|terms|sentences)\b|\b(?:easy|simple|plain|a2|b1) english\b|\bfor (?:\w+ )?(?:learners of english|english learners)\b|\bsimple words\b/,
    isEnough: /./,
    not: /\b(?:prayer|pray|what is|what are|what does|who is|who was|explain the gospel|gospel)\b/,
  },
  {
    form: 'child',
    keys: [
      'explain',
      'tell',
      'answer',
      'say',
      'put',
      'describe',
      'ask',
      'want',
      'wonder',
      'child',
      'boy',
      'girl',
    ],
    isStrict: true,
    noun: /\bfor a (?:child|boy|girl) of \d+|\b(?:my|our) (?:\w+ ){0,2}?(?:son|daughter|grandson|granddaughter|niece|nephew|class|little (?:brother|sister|boy|girl)|kids|children)(?: \d+)? (?:\w+ ){0,3}?(?:asks?|asked|wants? to know|wonders?)\b|\b(?:explain|tell|answer|say|put|describe)\b.{0,70}\b(?:\d+ (?:year|yr)s? ?olds?|(?:my|our|the|a|to|little|small|young) (?:\w+ )?(?:child|children|kids?|toddlers?|son|daughter|granddaughter|grandson|grandchild\w*|girl|boy|niece|nephew))\b(?! (?:of god|of man|in law))|\b(?:explain|tell)\b.{0,40}\b(?:like|as if) (?:i am|im|he is|she is) (?:\d+|a child)\b|\bto an? \d+ (?:year|yr)s? ?old\b/,
    isEnough:
      /\b(?:asks?|asked|wants to know)\b.*\b(?:how (?:to|can i|do i|should i)|what (?:do|should|shall|can) (?:i|we))|\bfor a (?:child|boy|girl) of \d+$|\bhow (?:do|can|would|should|could) (?:i|you|we|one) (?:\w+ )?(?:explain|tell|answer|put|say|describe)|^(?:please |can you |could you )*explain|\bwhat (?:do|should|can|shall|could) (?:i|we) (?:tell|say|answer)|how to (?:explain|tell|answer)/,
    not: /^teach me|^tell me |\b(?:a|the|short) grace (?:for|at|before)\b|\b(?:verses?|passages?|psalms?|scriptures?|quotes?) (?:\w+ )?(?:for|about|on)\b|\bwhose\b|\bto my (?:friend|neighbou?r|sister|brother)\b(?! s)|\b(?:say sorry|apologi[sz]e|apology|since i was|splitting|divorc\w*|separat\w*|i have cancer|his dad|her dad|without losing|nagging|truth|son of god|parable|what does|where does|as a child|lesson|devotion\w*|quiz|game|forgive|left the faith|discipline|gay|prayer for|talk to my (?:adult|grown)|teach my child(?:ren)? to pray|i am (?:pregnant|dying|gay|leaving|divorcing))\b/,
  },
  {
    form: 'prayer-meeting',
    keys: ['prayer', 'vigil', 'concert', 'intercession'],
    noun: new RegExp(`\\b${PRAYER_MEETING}\\b`),
    isEnough: new RegExp(
      `\\b(?:minutes?|hours?) (?:\\w+ )?${PRAYER_MEETING}|${PRAYER_MEETING} (?:of |for )?(?:\\d+|ideas|plan)|(?:plan|run|lead|hold|organi[sz]e) (?:\\w+ ){0,4}?${PRAYER_MEETING}`,
    ),
    not: /\b(?:reading|passage|psalm|verse|text)s? for (?:\w+ ){0,3}?vigil\b|\bfrom (?:the|our|my|a) (?:\w+ )?prayer (?:meeting|group)\b|\bmy prayer time\b|\b(?:i (?:went|go|was)|open(?:ing)? prayer|prayer (?:for|before|to open|to begin|to start)) (?:\w+ ){0,3}?(?:prayer )?meeting\b/,
  },
  {
    form: 'retreat',
    keys: ['retreat', 'quiet', 'silent', 'away', 'awayday', 'silence'],
    noun: /\b(?:retreat|quiet day|silent day|away ?day|day of silence)\b/,
    isEnough: /\bplan (?:me )?(?:a|our|the|my)\b|retreat (?:plan|programme?|agenda|schedule|on|about|for)/,
    not: /\b(?:benediction|blessing|prayer|psalm|verse|reading|passage|card) (?:\w+ ){0,6}?retreat\b|\b(?:went on|was on|back from|at (?:the|a) retreat|retreat cent(?:re|er))\b/,
  },
  {
    form: 'youth-night',
    keys: [
      'youth',
      'friday',
      'fellowship',
      'theme',
      'teen',
      'night',
      'bonfire',
      'fire',
      'game',
      'evening',
      'topic',
    ],
    noun: /\b(?:(?:theme|topic) for (?:the )?youth|evening (?:for|with) (?:our |the |\d+ )?(?:teens|youth))\b|\b(?:youth (?:night|evening|meeting|(?:group |club )?(?:programme?|plan|session)|event)|games? (?:\w+ ){0,4}?youth (?:group|club)|fellowship night|theme evening|teens? night|night for (?:the )?(?:youth|teens)|bonfire night|fire night|game night)\b/,
    isEnough:
      /\b(?:youth|teens?) night\b.*\b(?:about|on|ideas|minutes)|(?:games?|program\w*|plan|evening) (?:\w+ ){0,5}?(?:for|with)\b/,
    not: /\b(?:icebreaker|quiz|questions|study|devotion\w*|verses?|prayer|announcement|letter)\b/,
  },
  {
    form: 'lesson',
    keys: [
      'lesson',
      'sunday',
      'child',
      'holiday',
      'vbs',
      'awana',
      'toddler',
      'all',
      'object',
      'teach',
      'church',
    ],
    isStrict: true,
    noun: /\b(?:object lesson|(?:give|write|make|prepare) (?:me |us )?a (?:\w+ )?lesson)\b|\b(?:(?:sunday school|childrens|kids|kids church|childrens church|holiday club|vbs|awana|toddler) (?:\w+ )?(?:lesson|talk|session|plan|programme?)|lesson (?:on|about|for|plan (?:on|about|for))\b.*\b(?:kids?|children|age[sd]?|years?|sunday school|little ones|class|toddlers)|lesson (?:on|about) (?!.*\b(?:adults|men|women|group|teens?|teenagers|youth)\b)|all age (?:talk|service)|teach (?:\w+ ){0,3}?to (?:the )?(?:kids|children))\b/,
    isEnough: /\blesson (?:on|about|for)\b/,
    not: /\b(?:lesson (?:of|from) (?:this|that)|learned|sermon)\b/,
  },
  {
    form: 'family',
    keys: ['family', 'bible', 'minute', 'min', 'devotion', 'altar'],
    noun: /\b(?:family bible (?:night|time)|bible time (?:at home|with)|(?:minutes|mins) round the table|bible together as a family)\b|\b(?:family (?:devotion\w*|worship|prayers?|altar|bible time|time)|devotion\w*\b.*\b(?:kids?|children|toddler|family|sons?|daughters?|boys|girls|years? old|generations)|devotions? (?:for|with) (?:the |my |our )?(?:whole )?(?:family|kids|children|boys|sons?|daughters?))\b/,
    isEnough:
      /family bible (?:night|time)|bible time (?:at home|with)|minutes round the table|family (?:devotion|worship|altar|bible time)/,
  },
  {
    form: 'questions',
    keys: ['question', 'qs', 'q', 'starter', 'discussion', 'book'],
    isStrict: true,
    noun: /\b(?:discussion (?:questions?|starters?|points)|book club (?:style )?questions|(?:open |good |deep |easy |hard )?questions? (?:\w+ ){0,2}?(?:on|for|to|about|from|go|i|we|could|that|out of)\b|\d+ (?:\w+ ){0,2}?questions\b|qs (?:on|for|about)|\bq s (?:on|for)|questions (?:for|on)$|^questions on|starters?)\b/,
    isEnough:
      /discussion (?:questions|starters)|^(?:\d+ )?(?:open |good |discussion )?(?:questions|qs|q s) (?:on|for|about)|questions (?:could|can|should) i ask/,
    not: /\b(?:sermon starter|i have (?:some |a few |many |so many |\d+ )?questions|quiz|study (?:on|about|plan)|question about (?:god|faith|jesus)|answer my|memory|prayer|my son asks|big questions|ask god|you a question|questioning|life s)\b/,
  },
  {
    form: 'sermon',
    keys: ['sermon', 'homil', 'preach', 'message', 'sunday'],
    isStrict: true,
    noun: /\b(?:sermons?(?! (?:on|from) the mount\b(?!.*\b(?:my|write|outline|preach)))|homily|homilies|preaching (?:outline|plan)|message for (?:this |next )?sunday|sunday message|preach(?:ing)? (?:on|from|about|through|this|next|tomorrow|in|at|sunday))\b/,
    isEnough:
      /\b(?:i am|we are|i will be|i have to|going to|asked to|have been asked to|preparing to) (?:\w+ ){0,2}?preach(?:ing)?\b|^(?:\w+ ){0,2}?(?:sermon|homily) (?:on|about|for|from|outline|ideas?)\b(?! the mount)|^preach(?:ing)? (?:on|from|through) /,
    not: /^(?:is it|would it be|may|should|can) (?:\w+ ){0,9}(?:chatgpt|ai|a computer|cheat\w*|plagiari\w*|steal|copy)\b|\b(?:the|that|this|his|her|todays|sundays) sermons? (?:was|were|is|are|lasted|went|had|made|said|bored|took|never|hurt|helped)\b|\b(?:i (?:heard|listened|fell asleep|was told|never heard)|the preacher (?:said|says)|his (?:sermon|preaching)|(?:pastor|priest|vicar|minister) (?:said|says|preached)|preach at|preach to me|(?:think of|feedback on|look at) my sermon|sermon notes|preaching at|stop preaching|study|is it (?:ok|wrong)|spurgeon|billy graham|by (?:charles|john|martin|pastor)|every sermon|in a sermon|where is|can (?:a|any) (?:woman|lady|girl|wom[ae]n)|unlawful)\b(?!.*\b(?:i am preaching|my sermon|outline|write|help)\b)/,
  },
  {
    form: 'talk',
    keys: ['talk', 'speech', 'thought', 'address', 'word', 'message', 'speak', 'epilogue'],
    isStrict: true,
    noun: /\basked me (?:\w+ ){0,5}?to speak\b|\b(?:asked|have|want me|wants me) to speak (?:for|at|to|about)\b|\b(?:talk|speech|thought|short word|testimony talk) (?:\w+ ){0,3}?(?:on|about|for|at)\b|\b(?:\d+ minutes?|short|assembly|youth|breakfast|outline (?:of|for) (?:a|my)(?: \w+)?|give (?:a|the)|breakfast|dinner|epilogue) (?:\w+ ){0,2}?(?:talk|thought|speech|address|message|word)\b|\bthought for the (?:day|week)\b/,
    isEnough:
      /\b(?:have|has|got|need|going|supposed|asked) to give (?:a|the|my)\b|asked me (?:\w+ ){0,5}?to speak|(?:asked|have|want me|wants me) to speak|\d+ minutes? (?:\w+ )?(?:talk|thought|word)|outline|assembly talk/,
    not: /\b(?:(?:message|something|lines?) (?:\w+ ){0,3}?(?:i|we) (?:can|could|might) (?:send|text)|send (?:to )?(?:him|her|them|my (?:son|daughter|child|kids))|verses?|passages?|talk dirty|talk to (?:me|us|my|him|her|them|god|someone|you|a|your|his|each)|talk about (?:it|this|that|my|his|her)|can we talk|not talk|message (?:to|for) (?:my|a|someone|his|her)|(?:card|text|birthday|congratulat\w+) message|eulogy|thought about|wedding speech|toast|toasts|best man|we talk|i talk|funeral|talk with)\b|\b(?:speech|few words) (?:\w+ ){0,6}?(?:birthday|anniversary|part(?:y|ies)|retir\w+|leaving|farewell|reunion|wedding|colleague|leaving do)\b|\b(?:birthday|anniversary|retirement|leaving|farewell|party) (?:\w+ )?speech\b/,
  },
  {
    form: 'devotional',
    keys: ['devotion', 'daily', 'quiet', 'reflection', 'meditation', 'andacht', 'thought'],
    noun: /\b(?:devotionals?|devotions?|daily reading|quiet time reading|(?:morning|evening|short) reflection|reflection (?:on|about)|thought for the day|meditation on|andacht)\b/,
    isEnough:
      /^(?:a |an |my |daily |todays |morning |evening |short |\d+ |words? |week |of |minutes? )*(?:devotionals?|devotions?|daily reading)/,
    not: /\b(?:how (?:do|can|to) i (?:start|have|do)|my devotions? (?:is|are|feel)|lost my devotion)\b/,
  },
  {
    form: 'study',
    keys: [
      'stud',
      'course',
      'lesson',
      'discussion',
      'teaching',
      'meet',
      'session',
      'evening',
      'week',
      'minute',
      'group',
      'guide',
    ],
    isStrict: true,
    noun: new RegExp(`\\b${STUDY_NOUN}`),
    isEnough: new RegExp(
      `^(?!.*\\b(?:he|she|they|is|was|leads?|led|who|nobody)\\b.*\\bstudy)(?:a |an |the |\\d+ |[a-z]+ ){0,5}?${STUDY_NOUN}|\\b\\d+ (?:minutes|weeks?|sessions|meetings|evenings)\\b.*\\b(?:study|course)|\\b${GROUPS} (?:bible )?study (?:on|about)|take us through|we meet \\d+|bible study (?:on|about|for)`,
    ),
    not: /\b(?:start|starting|join|joining|attend|attending|find|went to|go to|at|in) (?:a |an |my |our |the )?(?:\w+ )?bible study\b(?!.*\b(?:plan|guide|lesson|outline|minutes)\b)|\b(?:i|we) (?:study|studied) (?:for|at|in)\b|\bstud(?:y|ies) (?:at|in) (?:university|school|college|uni)\b|\bmy stud(?:y|ies) (?:at|in|for)\b|^how (?:do|can|should) (?:i|we) (?:study|start)|\bstudies (?:show|say)\b|\bof course (?:i|we|the)\b|\bof course\b(?! on)|\b(?:i have been|been) \w+ing for \d+ (?:weeks|years)|\bpray(?:er)? for\b|\b(?:weeks|sessions|evenings) (?:ago|of (?:chemo|therapy|rain))|\bweeks on (?:(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b|\b(?:miscarr\w*|pregnan\w*|stillb\w*|(?:i|we|she|he) lost)\b|\bfasting\b/,
  },
  {
    form: 'summary',
    keys: ['summar', 'sum', 'tl', 'tldr', 'gist', 'nutshell', 'happens', 'recap', 'overview'],
    isStrict: true,
    noun: /\b(?:summar(?:y|ies|i[sz]e)|sum up|tl ?dr|gist|in a nutshell|what happens(?: in)?|recap|overview (?:of)?)\b/,
    isEnough: /./,
    not: /\b(?:what happens (?:when|if|after|to|at|on|next)|happens to)\b/,
  },
  {
    form: 'grace',
    keys: ['cut', 'carv', 'grace', 'eat', 'meal', 'dinner', 'lunch', 'breakfast', 'supper', 'food', 'bless'],
    isStrict: true,
    noun: /\b(?:grace (?:before|for (?:a|the|that|this|our|my|sunday|dinner|lunch|supper|\d|tea|christmas|easter|thanksgiving|1|an)|at (?:the )?(?:table|dinner|meal)|to say|kids can|at a)|(?:table|mealtime|meal|dinner|childrens|kids|christmas|easter|wedding|short|funny) graces?|say grace|graces for|before (?:we|i) eat|(?:before )?(?:cutting|carving|we cut|we carve) the (?:\w+ )?(?:turkey|roast|goose|bird|cake)|prayer (?:before|at|for) (?:a |the |our |every )?(?:meals?|dinner|lunch|breakfast|supper|food|eating)|graces?$|bless the (?:food|meal))\b/,
    isEnough:
      /^(?:\d+ )?(?:a )?(?:short )?(?:table |meal )?graces? (?:before|for|kids|at|to)|say grace|before (?:we|i) eat|table grace/,
    not: /^grace$|\b(?:by grace|grace (?:of god|alone)|what is grace|gods? grace|amazing grace|why do we|saying grace is|fall(?:en)? from|grace and|why do (?:\w+ )?say grace|how do (?:you|people) say grace|talk on grace|daughter grace|baby grace|says? grace so|stopped)\b/,
  },
  {
    form: 'blessing',
    keys: ['bless', 'benediction'],
    noun: /\b(?:blessings?|benediction|bless)\b (?:\w+ ){0,3}?(?:for|over|on|to|of|my|our|this|the|with)\b|\bblessing$|\b(?:birthday|house|home|wedding|new year|baby|morning|closing|irish|parting|travel) blessings?\b|\bbless (?:my|our|this|the|us|him|her|me)\b/,
    isEnough:
      /^(?:a |an |short |\d+ |birthday |house |home )*blessings?\b|\bbless (?:this|our|my) (?:house|home|flat|marriage|baby|shop|car|business)|words of blessing/,
    not: /\b(?:what is a|count(?:ing)? (?:my|our|your) blessings|(?:verses?|passages?|scriptures?|reading|psalm) (?:\w+ ){0,3}?bless\w*|blessing in disguise|such a blessing|been a blessing|god bless(?: you)?$|does god bless|will god bless|generational|god bless my business|is a blessing|feel blessed)\b/,
  },
  {
    form: 'pass-on',
    keys: ['send', 'text', 'whatsapp', 'message', 'email', 'forward', 'pass', 'comfort'],
    noun: /\b(?:verses?|something|anything|smth|words?|lines?|passages?|what)\b.{0,50}\b(?:send|text|whatsapp|message|email|forward|pass on)\b|\b(?:send|text|whatsapp|message|email)\b.{0,24}\b(?:verses?|words|something|passage|line)\b|\bwords? (?:of|for) comfort\b|\bcomforting word\b|\bword to pass on\b/,
    isEnough:
      /\b(?:verse|something|words?|lines?|passage|what)\b.{0,40}\b(?:to|can|could|should|shall|might) (?:i |we )?(?:send|text|whatsapp|message|email|forward|pass on)\b|word of comfort/,
    not: /\b(?:card|letter|note|condolence|eulogy|sorry|apolog\w+|thank|texts? (?:to|for) read|birthday|congratulat\w+|he (?:sends|texts)|she (?:sends|texts)|texted|message he|devotion\w*|prayer|should i (?:text|message|send) (?:him|her|my ex))\b/,
  },
  {
    form: 'note',
    keys: [
      'invit',
      'email',
      'wreath',
      'note',
      'card',
      'letter',
      'condolence',
      'eulogy',
      'tribute',
      'toast',
      'speech',
      'text',
      'message',
      'words',
      'say',
      'greeting',
      'obituary',
      'postcard',
      'line',
      'apology',
      'write',
      'writing',
    ],
    isStrict: true,
    noun: /\b(?:(?:message|text|something|lines?|words|sentences?) (?:\w+ ){0,3}?(?:(?:i|we) (?:can|could|might) (?:send|text)|to (?:text|send)\b)|postcard|(?:few|kind|some|\d+) (?:kind |warm |nice )?lines? (?:for|to) (?:a|my|our|him|her)|apology to|write (?:to )?(?:him|her|them)|write (?:a |an )?(?:\w+ ){0,3}?to (?:a|an|my|our|the|her|his|parents|someone))\b|\b(?:notes?|cards?|letters?|condolences?|eulogy|tribute|toast|wedding speech|text to (?:a|my|the|our)|message (?:for|to|with|in)|(?:congratulations|birthday|farewell|wedding|christmas|sympathy|retirement|anniversary) (?:message|text|speech|words)|words of (?:comfort|encouragement|thanks|welcome|farewell)|text for my|say sorry to|greeting|obituary|words for (?:a|my|the)|speech (?:\w+ ){0,6}?(?:birthday|anniversary|part(?:y|ies)|retir\w+|leaving|farewell|reunion|wedding|colleague)|(?:birthday|anniversary|retirement|leaving|farewell|party) (?:\w+ )?speech|message (?:to )?(?:send|sent) (?:\w+ ){0,2}?(?:my|our|a)|(?:e ?mail|whats ?app) (?:to|for) (?:my|our|the|a)|(?:write|put|say) (?:\w+ )?(?:in|inside|in the front of|on the first page of) (?:a|the|her|his|their|my|our) (?:\w+ )?bible|invit(?:e|ation) (?:to|for|my|our|a|the)|on (?:the|a|his|her) wreath)\b/,
    isEnough:
      /^(?:short |little |farewell |leaving )*speech (?:for|at)|\b(?:something|words|anything) (?:\w+ ){0,4}?as (?:a|my|the) (?:toast|speech)\b|\bhow (?:do|can|should|would|to) (?:i |we )?(?:word|phrase|write) (?:a|an|the|my|our) |^invit(?:e|ation) |\b(?:want|need|like|looking for) (?:\w+ ){0,3}?(?:message|text|card|letter|note|sms) (?:to|for)\b|\bwrite (?:\w+ )?in (?:her|his|their|a|the) (?:\w+ )?bible\b|\b(?:help(?:ing)? me|would you help|i want|i would like|i need|we want|we would like|like|want) (?:\w+ ){0,2}?(?:to )?(?:write|writing) (?:a |an |to |him|her|them|my|our|something)|\bwhat (?:to|do you|do i|can we|could we|should we|shall we|can our \w+) (?:write|put)\b(?! about)|\bwhat do i write\b|\bhelp me say sorry|\bhow do i write to\b|\bwe miss you card|^(?!.*\b(?:i|he|she|they|we|got|won|lost|sent|made|gave|has|is|was)\b)(?:[a-z0-9]+ ){0,7}card$|^(?:a |an |short |\w+ ){0,3}(?:thank you|condolence|sympathy|get well|birthday|encouragement|apology|wedding|farewell|congratulations|retirement|anniversary|sorry|goodbye|christmas) (?:\w+ )?(?:note|card|letter|message|text|speech)|what (?:do|can|should|could|to) (?:i )?(?:say|write|text|put) (?:\w+ ){0,3}?(?:in|on|inside) (?:a|the|her|his|their|my)\b(?! (?:\w+ )?(?:bag|bags|case|suitcase|box|rucksack|pocket|coffin|grave|room|table|plate|fridge|car|will|form|cv|profile|lunch|lunchbox|cake|soup|house|garden)\b)|what (?:do|can|should|could) i (?:say|write|text) to (?:a|my|our|an) (?:\w+ )?(?:friend|neighbou?r|colleague|aunt|uncle|sister|brother|cousin|boss|teacher|widow|co ?worker)|^(?:a |short )?(?:note|text|letter|card) to\b/,
    not: /\b(?:(?:not even|no|never|without|not) (?:a |any |one |got a )?(?:\w+ )?(?:card|note|letter|message|text)s?$|put (?:\w+ ){0,2}?in (?:a|the|her|his|their|my) (?:\w+ )?(?:bag|bags|case|suitcase|box|rucksack|pocket)\b|letters? (?:of|to|from) (?:paul|the|peter|john|james|jude)|(?:verses?|scriptures?|bible quotes?|passages?) (?:\w+ ){0,3}?(?:for|in|on|inside|to put (?:in|on)) (?:(?:a|the|my|our|his|her|their) )?(?:\w+ ){0,2}?(?:card|letter|note)|(?:he|she|they|who) (?:wrote|writes|sent|left)|a letter from|note that|credit cards?|tarot|cards? (?:game|a sin)|playing? cards|card games|the letters? to|wrote the letter|report card|which letters|got a (?:card|letter)|do(?:ing)? with (?:the|this|that|these|those|his|her|their) (?:cards?|notes?|letters?)|say (?:\w+ ){0,5}?before (?:i|we) read|say to (?:that|this|the) (?:man|woman|person|guy)|\d+ (?:verses|readings)|obituary of|sermon notes|class notes|lecture notes)\b/,
  },
  {
    form: 'reading',
    keys: [
      'read',
      'text',
      'passage',
      'scripture',
      'lesson',
      'psalm',
      'verse',
      'bit',
      'something',
      'anything',
      'what',
      'which',
    ],
    noun: /\b(?:readings?\b(?! (?:the|my|it|about|through|a|this|that (?!is|has|are|does|do|would|we|he|she|can|fits?|half)|all|every|of|her|his|him|them|psalms|aloud|and|group|one)\b)|(?:text|passage|scripture|lesson|psalm|verses?)s? (?:to (?:be )?read|for (?:a|the|my|our|her|his|some|1|\d+)?|fits?|suits?|at (?:a|the|my|our))|(?:passages?|texts?|scriptures?|psalms?|verses?|bit of (?:the )?bible|something from (?:the )?(?:bible|psalms))\b.{0,40}\b(?:read|fit|suit|choose|be read)\b|(?:some|any)thing to read|what (?:can|could|should|do|would) (?:i|we|you|a \d+|she|he|they|be)\b.{0,30}\bread\b|what to read (?:to|at|for)|asked me to (?:read|do the)|read (?:something|a passage|from the bible|out|at (?:the|my|our|a))|passage for|verse for|text for)\b/,
    isEnough:
      /^(?:a |an |\d+ |short |good |nice |suitable |bible |scripture |\w+ ){0,4}?(?:readings?|texts?|passages?|scriptures?|verses?|psalms?) (?:for|to read|at)|what (?:can|could|should|do|would) (?:i|we|you|a \d+|be)\b.{0,30}\bread\b|wants me to read|asked me to (?:read|do the (?:\w+ )?reading)|to do the (?:first |second )?reading|what (?:to|shall i|should i) read (?:to|at|for)|something to read|what (?:is|are|would be) (?:(?:a|an|some|the|good|nice|suitable|best|right) ){0,3}(?:bible )?(?:readings?|passages?|verses?|psalms?|texts?) (?:for|at)|which (?:passages?|verses?|psalms?|texts?|readings?) (?:fits?|suits?)/,
    not: /\b(?:i have been reading|been reading|i (?:was|am) reading|stopped reading|reading (?:my|the) bible|bible reading (?:is|feels)|want to read the bible|how (?:do|should|can) i read|where (?:do|should) i start|proof ?reading|keep reading|reading plan)\b/,
  },
  {
    form: 'verses',
    keys: ['verse', 'passage', 'quote', 'psalm', 'scripture', 'something', 'anything'],
    noun: /\b(?:verses?|passages|bible quotes?|psalms|passage (?:for|about|on)|(?:something|anything) (?:\w+ ){0,3}?(?:from|out of) the bible|psalm (?:that|for|about|of|to|where|when|with)|(?:a|1|one|some|any|which|what|short|good|bible) passage)\b/,
    isEnough:
      /^(?:\d+ |a |an |some |bible |good |short |nice |list of |the best |exactly |about )*(?:bible )?(?:verses?|scriptures?|passages?|psalms) (?:on|about|for|of|to|from|that)\b|\b\d+ (?:\w+ ){0,3}?(?:verses?|scriptures?|passages?)\b|list of (?:\d+ )?(?:bible )?verses/,
    not: /^who (?:is|was|were) |\b(?:which (?:letter|book|chapter)|watchtower|quran|make up|made up|invent\w*|(?:verses?|passages?) (?:to|that) (?:make|force|get|prove|show) (?:my|him|her|them|your)|what (?:does|do|would|did) (?:this |that |the )?(?:verse|passage|bible|god|jesus|word)s?|(?:this|that|the|which|what) (?:bible )?(?:verse|passage|scripture) (?:that|which|where|with|says?|about the|means?|talks?|is it|was it|contains)|where (?:is|does|in)|mean|means|meaning|explain|understand|which verses? says?|what verses? (?:talks?|says?)|find (?:me )?(?:the|a) (?:verse|passage) (?:that|where|which)|looking for (?:the|a) (?:verse|passage)|(?:i|we) (?:read|found|saw|heard) (?:a|the|this)|contradict\w*|context|hard passages?|passages? like|difficult passages?|keep(?:s)? sending|he (?:uses|quotes)|she (?:uses|quotes)|uses? (?:the |bible )?verses|verses? (?:he|she|they) )\b/,
  },
  {
    form: 'prayer',
    keys: ['pray', 'intercession', 'collect', 'invocation'],
    noun: /\b(?:prayers?|pray(?:ing)?|intercessions?|collect|invocation)\b/,
    isEnough:
      /^(?:a |an |\d+ |short |morning |evening |bedtime |night |opening |closing |healing |words? )*prayers?$|^(?:\w+ ){0,3}?pray(?:ing)? (?:for|with|over|about|that|against)\b|^(?:\w+ ){0,4}?prayers? (?:for|about|against|before|of|requests?|to|over|needed|please|when|in|after)\b|\bprayer requests?\b|\b(?:i|we|he|she) (?:\w+ )?needs? (?:your |some |urgent |a lot of )?prayers?\b|\b(?:keep|hold|lift) (?:\w+ ){1,5}?(?:in|up in) (?:your )?prayers?\b/,
    // Asked in requests.ts, whose patterns tell a request from a word about prayer.
    not: /./,
  },
];
