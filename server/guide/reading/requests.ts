import { TRANSLATION_IDS, TRANSLATIONS, type TranslationId } from '../../../scripture/translations.ts';
import type { FollowUp } from '../intent.ts';
import { onlySpeaksOfPrayer } from './prayer-wanted.ts';
import { plainWords } from './words.ts';

/**
 * The forms of a message, read from its plain words (lower case, contractions written out, no punctuation):
 * what it asks to be made, whether it greets or takes up what was said before.
 */

const MAKE =
  '(?:write|writing|create|make|prepare|preparing|give|generate|design|develop|outline|plan|planning|draft|compose|provide|build|put together|suggest|offer|help|need|needed|want|wanted|looking for|would like|can i have|can i get|have to|do|share|produce|another|lead|leading)';

/** What is made alone, not done or led. */
const WRITE =
  '(?:write|writing|create|make|prepare|preparing|give|generate|develop|outline|plan|planning|draft|compose|provide|build|suggest|help|need|want|looking for)';

const STUDY_NOUN =
  '(?:bible stud(?:y|ies)|(?:mens |womens |youth )?retreat|stud(?:y|ies) (?:guide|plan|lesson|outline|session)|group stud(?:y|ies)|lesson plan|group lesson|sunday school lesson|(?:one|1) hour (?:\\w+ ){0,2}(?:study|plan|lesson)|discussion guide|teaching plan|(?:study|lesson|guide) (?:on|about|for) )';
const SERMON_NOUN = '(?:sermon|homily|preaching outline|message for (?:this |next )?sunday|sunday message)';
const DEVOTIONAL_NOUN =
  '(?:devotional|devotion|devotions|daily reading|quiet time reading|morning reflection|short reflection)';
const NOTE_NOUN =
  '(?:note|card|letter|message|text|email|condolences?|eulogy|tribute|toast|speech|talk|words of (?:comfort|encouragement|thanks|welcome)|words for|something to (?:say|write))';

const STUDY = new RegExp(
  `\\b${MAKE} (?:\\w+ ){0,8}?${STUDY_NOUN}|^(?:\\w+ ){0,4}?${STUDY_NOUN}(?:$| (?:on|about|for|over|of|from|using|based))`,
);
const SERMON = new RegExp(
  `\\b${WRITE} (?:\\w+ ){0,6}?${SERMON_NOUN}|^(?:a |my |childrens )*${SERMON_NOUN} (?:on|about|for|from|outline)|\\b(?:i am|we are|i will be|i have to|going to|asked to) (?:\\w+ ){0,2}?preach(?:ing)?\\b|\\bpreach(?:ing)? (?:on|from) `,
);
const DEVOTIONAL = new RegExp(
  `\\b${MAKE} (?:\\w+ ){0,6}?${DEVOTIONAL_NOUN}|^(?:a |daily |todays |morning |evening |short )*${DEVOTIONAL_NOUN}\\b`,
);
const NOTE = new RegExp(
  `\\b(?:write|writing|draft|compose|create|send|help|need|make|prepare) (?:\\w+ ){0,6}?${NOTE_NOUN}|\\bwhat (?:do|can|should|could) i (?:say|write|text|put) (?:\\w+ ){0,3}?(?:to|in|on) (?!him|her|them|say|people|(?:a|the|his|their) (?:\\w+ )?(?:bag|bags|case|suitcase|box|rucksack|pocket|coffin|grave|room|table|plate|fridge|car)\\b|my (?:son|daughter|child|children|family|class|parents|profile|bio|cv|application|diary)|(?:my|our|the|his|her) (?:\\w+ ){0,2}(?:grave|gravestone|headstone|tomb))|^(?:a |an )?(?:thank you|condolence|sympathy|get well|birthday|encouragement|apology|wedding|farewell) (?:note|card|letter|message)`,
);
const NOT_STUDY =
  /\b(?:start|starting|join|joining|attend|attending|find|went to|go to|at) (?:a |an |my |our |the )?(?:\w+ )?bible study\b(?!.*\b(?:plan|guide|lesson|outline)\b)/;
const HOW = /^(?:\w+ ){0,3}?(?:how (?:do|can|should|to|does)|why)\b/;

const PRAYER = [
  /\b(?:can|could|will|would) (?:you|we) (?:please )?(?:say a |say |write a |lead (?:us|me) in )?pray(?:er)?\b(?! (?:to|every|without|yourself))/,
  /^(?:\w+ ){0,3}?pray(?:ing)? (?:for|with|over|about|that|against)\b/,
  /\bplease (?:\w+ )?pray(?:er)?\b/,
  /\blead (?:me|us) in (?:a )?(?:\w+ )?prayer\b/,
  new RegExp(
    `\\b(?:${MAKE}|say|read|with) (?:\\w+ ){0,4}?prayers?(?:$| (?:for|about|to|before|against|of|over|that|on|please|in|requests?|now|tonight|today|as|points|support|regarding|because|and|with|list))`,
  ),
  /^(?:a |an |short |morning |evening |bedtime |night |opening |closing |healing )*prayers? (?:for|about|against|before|of|requests?|to|over|needed|please|when|in|after|while|at|with)\b/,
  /^(?:a |an )?(?:short |morning |evening |bedtime |night |opening |closing |healing )*prayers?$/,
  /\b(?:i|we|he|she) (?:\w+ )?need(?:s)? (?:your |some |urgent |a lot of )?prayers?\b/,
  /\b(?:keep|hold|lift) (?:\w+ ){1,5}?(?:in|up in) (?:your )?prayers?\b/,
  /\bprayer requests?\b/,
  /\bhelp (?:me|us) (?:to )?pray\b/,
  /\bwhat (?:can|could|shall|do|should) (?:i|we) (?:pray|say to god)\b/,
];
const NOT_PRAYER =
  /\b(?:how (?:do|can|should|to|often|does|long)|why|teach (?:me|us)|struggl\w*|hard|can not|can i not|stopped|learn|prayer life|unanswered|does god|do you|prayer meeting|answer(?:s|ed)? (?:my |our )?prayers?|who (?:should|do)|is it (?:ok|wrong|a sin)|should (?:i|we)|what (?:is|does|do)|when i pray|i pray|we pray|to pray)\b/;
const SURELY_PRAYER =
  /\b(?:what (?:can|could|shall|do|should) (?:i|we) (?:pray|say to god)|help (?:me|us) (?:to )?pray|(?:can|could|will|would) you (?:please )?pray|please pray|(?:write|give|say|make|compose|need) (?:me |us )?(?:a |an )?(?:\w+ )?prayer|pray (?:for|with|over) (?:me|us)|teach me a prayer|a prayer (?:for|to|before|about))\b/;

/** What needs to be laid out by people who know the people: no guide to Scripture can. */
const PLAN_NOUN =
  '(?:meetings?|agenda|timetable|schedule|programme?|weekend|evenings?|outreach|(?:service )?project|mentoring|accountability group|order of service|vision statement|mission statement|curriculum|training|sessions|budget|policy|checklist|job description|workshop|newsletter|announcement|invitation|letter to (?:the |all )?parents|(?:week|month|months|year|reading) plan|plan for (?:the first|welcoming|our))';
const PLAN = new RegExp(
  `\\b(?:plan|draw up|draft|organi[sz]e|set up|make) (?:\\w+ ){0,6}?${PLAN_NOUN}\\b|\\bhelp me (?:\\w+ ){0,6}?(?:my (?:own )?testimony|${PLAN_NOUN})\\b`,
);

/** Whether a machine may write it is asked, and not that it be written. */
const ASKS_LEAVE =
  /^(?:is it|would it be|may|should|can) (?:\w+ ){0,9}(?:chatgpt|chat gpt|ai|cheat\w*|plagiari\w*|cop(?:y|ied))\b/;

/** What a message asks to be made, if anything. */
export type Form = 'study' | 'sermon' | 'devotional' | 'note' | 'prayer' | 'plan';

/** Reads what is asked for: the plan's words win over the prayer that a plan begins with. */
export function requestedForm(plain: string): Form | undefined {
  if (ASKS_LEAVE.test(plain)) return undefined;
  const asksHow = HOW.test(plain);
  if (!asksHow && STUDY.test(plain) && !NOT_STUDY.test(plain)) return 'study';
  if (!asksHow && SERMON.test(plain)) return 'sermon';
  if (!asksHow && DEVOTIONAL.test(plain)) return 'devotional';
  if (!asksHow && PLAN.test(plain)) return 'plan';
  if (/^(?:can|do|will|could) you (?:ever )?pray$/.test(plain)) return undefined;
  const prayer = PRAYER.some((pattern) => pattern.test(plain));
  if (prayer && !onlySpeaksOfPrayer(plain) && (SURELY_PRAYER.test(plain) || !NOT_PRAYER.test(plain)))
    return 'prayer';
  return NOTE.test(plain) ? 'note' : undefined;
}

const QUOTE =
  /\b(?:quote|recite|read (?:me|us|out|aloud|to me)|word for word|verbatim|full text|exact (?:words|text|wording)|text of|show me|display|print|look up|what does (?:\w+ ){1,6}say$|in (?:the )?(?:kjv|web|asv|niv|esv|nlt|nasb|nkjv|king james|world english|american standard)|(?:kjv|web|asv|niv|esv|nlt|nasb|nkjv)$)\b/;
const READ_FIRST = /^(?:please |can you |could you |would you )*(?:read|give me|type out)\b/;
const EXPLAIN =
  /\b(?:mean|means|meaning|meant|explain|explains|explanation|understand|context|interpret|interpretation|about|why|apply|application|teach me|break down|commentary|significance|tell me|study|unpack|exegesis|summary|summarize|summarise|confus\w*|what is|how|questions?|discussion|compare|lesson)\b/;

/** Whether only the words of a passage are wanted. */
export function wantsWordsOnly(plain: string): boolean {
  return (
    (QUOTE.test(plain) || READ_FIRST.test(plain)) && !EXPLAIN.test(plain.replace(/what does .* say/, ''))
  );
}

/** Whether a passage is to be explained. */
export function wantsMeaning(plain: string): boolean {
  return EXPLAIN.test(plain);
}

const TRANSLATIONS_KNOWN = [
  ['NKJV', /\b(?:nkjv|new king james)\b/],
  ['NIV', /\b(?:niv|new international)\b/],
  ['ESV', /\b(?:esv|english standard)\b/],
  ['NLT', /\b(?:nlt|new living)\b/],
  ['NASB', /\b(?:nasb|new american standard)\b/],
  ['CSB', /\bcsb\b/],
  ['NRSV', /\b(?:nrsv|new revised)\b/],
  [
    'MSG',
    /\b(?<!\b(?:is|was|got|get|send|sent|read|write|wrote|main) )the message\b(?! (?:of|in|behind|for|to|that|about|is|was)\b)/,
  ],
  ['AMP', /\bamplified\b/],
] as const;

/** The translation that a message names: one we hold, or the name of one we do not. */
export function namedTranslation(plain: string): {
  held?: TranslationId;
  notHeld?: string;
} {
  const other = TRANSLATIONS_KNOWN.find(([, pattern]) => pattern.test(plain));
  if (other !== undefined) return { notHeld: other[0] };
  const held = TRANSLATION_IDS.find((id) => TRANSLATIONS[id].requestPattern.test(plain));
  return held === undefined ? {} : { held };
}

const FIND =
  /\b(?:(?:what|which) (?:is|was) (?:that|the) (?:bible )?(?:verse|passage|bit|line|saying) (?:with|about|where|that|which|of)|where (?:in the bible |in scripture |in passage )?(?:does|do|is|can i find) (?:it |the bible |the verse |the passage |god |jesus |paul )?(?:say|says|it say|said|that say|written|found)|(?:which|what) (?:bible )?(?:verse|passage|chapter|book)s? (?:says|say|said|has|contains|talks about|is it where|was it where)|(?:verse|passage) (?:that|which|where it) (?:says|say|goes|begins|starts)|where is the (?:verse|passage)|i am looking for (?:the|a) (?:verse|passage)|find (?:me )?(?:the|a) (?:verse|passage) (?:that|where|which))\b/;
const FIND_BEHIND =
  /^(.+?) (?:where is (?:that|this)(?: (?:verse|passage|found|in the bible))*|is (?:that|this|it) (?:in the bible|biblical|a (?:bible )?(?:verse|passage))|(?:it|that) is a (?:bible )?(?:verse|passage|psalm)|which verse is (?:that|this)|what verse is (?:that|this))(?: from)?$/;
const FIND_IN_BIBLE = /^is (.+?) (?:in the bible|a (?:bible )?verse)$/;
const FIND_CUES =
  /^.*?\b(?:says?|said|written|found|contains|goes|begins|starts|has|where|about|which|that)\b (?:that |about |in the bible |in scripture |the |this |it |says |something like |something about )*/;

const ASKS_OF_A_THING = /^(?:what|who) (?:is|are|was|were) .{1,60}\bwhere is (?:it|that|this) /;

/** The words that are looked for, where someone asks in which passage they stand. */
export function wordsToFind(plain: string): string | undefined {
  // "What is purgatory and where is it in the bible" asks about a thing, and not for words.
  const told = ASKS_OF_A_THING.test(plain) ? null : (FIND_BEHIND.exec(plain) ?? FIND_IN_BIBLE.exec(plain));
  const length = told?.[1]?.split(' ').length ?? 0;
  if (length >= 4 && length <= 20) return told?.[1];
  const match = FIND.exec(plain);
  if (match === null) return undefined;
  const behind = plain.slice(match.index + match[0].length).trim();
  return behind !== '' ? behind : plain.replace(FIND_CUES, '').trim();
}

const QUOTED = /[“"]([^”"\n]{12,200})[”"]|(?:^|\s)['‘]([^'’\n]{12,200})['’](?=\s|[?.!,]|$)/;

/** Words in quotation marks that a message asks about: perhaps a verse that is to be explained. */
export function quotedWords(text: string): string | undefined {
  const match = QUOTED.exec(text);
  const words = match?.[1] ?? match?.[2];
  return words !== undefined && words.trim().split(/\s+/).length >= 4 ? words : undefined;
}

const FOLLOW_UPS: readonly (readonly [FollowUp, RegExp])[] = [
  [
    'missed',
    /^(?:no )?(?:that|this|it|you) (?:did|do|does|is|was) not (?:really )?(?:help\w*|answer\w*|what i (?:asked|meant)|it|understand)|^not (?:helpful|what i (?:asked|meant))|^you (?:missed|misunderstood)|^(?:that|this) is (?:useless|not helpful|too general|generic)|^no$/,
  ],
  [
    'verse',
    /^(?:please |can you |could you |can i |i want |i need |i would like |do you have |are there |any |give me |show me |share |get |have |what are |and |some |a |an |also )*(?:another|more|other|different|additional|further|a new|some more|any more|one more) (?:bible |passage |good )*(?:verses?|passages?|reading)\b|^(?:give me |what are |some )+(?:bible )?(?:verses|passages)(?: (?:on|about|for) (?:this|that|it))?$/,
  ],
  [
    'why',
    /^(?:but |and |so |ok |yes but )*why(?: (?:is that|so|not|is this|though|does (?:he|god) (?:allow|do) (?:this|that|it)|would god (?:allow|do) (?:this|that|it)))?$/,
  ],
  [
    'how',
    /^(?:but |and |so |ok |yes but |then |now )*(?:how(?: (?:so|exactly|do i (?:do|start|begin|stop)|can i (?:do|start|begin))(?: (?:that|this|it|doing that))?)?|what (?:should|can|do|must) i do(?: (?:now|next|then|about (?:it|this|that)))?|where do i (?:start|begin)|what (?:next|now)|(?:give me )?(?:some )?practical (?:steps|advice|tips))$/,
  ],
  [
    'more',
    /^(?:please |can you |could you |would you |ok |okay |yes |and |well )*(?:tell me (?:some |a little |a bit )?more|more|go on|continue|keep going|what else|anything else|say (?:some |a little )?more|and then|elaborate|expand|i do not (?:understand|get it)|what do you mean|explain(?: (?:that|this|it|more|further|again|please))*|give me (?:more|another)|another(?: one)?|help me(?: (?:please|with (?:this|that)|understand))*|again|one more(?: time)?|yes|yeah|yep|sure|please do|ok|okay|really|hmm|go deeper|deeper|is that all|say it (?:again|differently)|in other words|same (?:question|again))(?: (?:please|about (?:this|that|it)|on (?:this|that)|again|with (?:this|that|it)|further|details?))*$/,
  ],
];

/** How a message that names nothing of its own takes up what was said before. */
export function followUp(plain: string): FollowUp | undefined {
  return FOLLOW_UPS.find(([, pattern]) => pattern.test(plain))?.[0];
}

/** Whether a message leans on what was said before ("and what about my wife"). */
export function leansOnBefore(plain: string): boolean {
  const words = plain.split(' ').length;
  if (words <= 14 && /^(?:and|but|so|or|also|then|what about|how about|what if|because)\b/.test(plain))
    return true;
  return words <= 9 && /\b(?:it|that|this|him|them|he|she|they|too)\b/.test(plain);
}

const GREETING =
  /^(?:hi|hello|hey|hiya|howdy|hallo|greetings|good (?:morning|afternoon|evening|day)|peace (?:be with you|to you)|shalom|grace and peace|hola|blessings|god bless you|yo|sup|praise (?:the lord|god)|hello there|hi there|hey there|is (?:anyone|anybody|someone) (?:there|here)|are you there|testing|test)(?: (?:there|berea|everyone|friend|brother|sister|pastor|guide|god|sir|all|again|to you|how are you(?: doing)?(?: today)?|i am new(?: here)?|nice to meet you))*$|^how are you(?: doing)?(?: today)?$|^what is up$/;
const THANKS =
  /^(?:ok |okay |oh |wow |amen |yes |great |good |well |so )*(?:thank(?:s| you| god| u)|much appreciated|i appreciate (?:it|this|that|you)|that (?:is|was|really|has)? ?(?:very |so |really )?(?:help\w*|good|beautiful|lovely|comforting|encouraging|what i needed)|this (?:is|was|really) ?(?:very |so |really )?(?:help\w*|good|beautiful|comforting|encouraging|what i needed)|(?:that|this|it) (?:does|did|really|has)? ?(?:really )?(?:comforts?|comforted|helps?|helped|consoles?) (?:me|us)|amen|bless you|god bless(?: you)?|hallelujah|beautiful|wonderful|praise god)(?: (?:so|very|much|a|lot|you|for|this|that|your|the|help|all|it|me|really|prayer|words|verse|verses|answer|i|will|do|try|god|bless|amen|and|helps|helped|lord|jesus|again|everything|needed|to|hear|today|tonight))*$/;
const GOODBYE =
  /^(?:ok |okay |thanks |thank you |amen )*(?:bye|goodbye|good bye|bye bye|good night|goodnight|see you(?: later| tomorrow)?|farewell|i have to go(?: now)?|i am going to (?:bed|sleep)(?: now)?|talk (?:to you )?(?:later|tomorrow)|that is all(?: for (?:now|today))?|till next time|take care|i (?:might|may|will) (?:come|be) back(?: later| soon| tomorrow)?)(?: (?:now|then|and|god|bless|you|thanks|thank|amen|for|everything|friend|everyone))*$/;

/** Thanks in words of one's own ("Thank you, this was respectful"), with nothing asked or told behind them. */
const ONLY_THANKS =
  /^(?:ok |okay |oh |ah |well |great |lovely )*(?:thank you|thanks|many thanks|cheers|ta)\b(?!.*\b(?:but|can|could|would|please|what|why|how|who|when|where|which|now|also|and|give|show|make|write|explain|tell|pray|need|want|i am|i have|my)\b)/;
const MOST_THANKS = 10;
const ENDS_IN_BYE = /\b(?:bye|goodbye|bye bye|see you)$/;
/** "Good morning my dear, you are well": a greeting with a kind word, and nothing asked. */
const GREETS =
  /^(?:good (?:morning|afternoon|evening|day)|hello|hi|hey|greetings|shalom)\b(?!.*\b(?:can|could|what|why|who|when|where|which|please|need|want|pray|help|bible|god|lost|sad|say|i am|real|human|robot|bot|machine|computer|my (?!dear|friend))\b)/;

/** What is to be written in order to thank or greet somebody is no thanks to us. */
const WRITTEN_COURTESY =
  /\b(?:thank ?you|thanks|thank|goodbye|farewell|welcome) (?:\w+ )?(?:notes?|cards?|letters?|messages?|speech|text|verses?|words|gift|prayer)\b|^thanks? (?:be )?to god\b.*\bprayers?\b/;

/** A message that only greets, thanks, or takes leave. */
export function courtesy(plain: string): 'greeting' | 'thanks' | 'goodbye' | undefined {
  if (WRITTEN_COURTESY.test(plain)) return undefined;
  const isShort = plain.split(' ').length <= MOST_THANKS;
  if (GOODBYE.test(plain) || (isShort && ENDS_IN_BYE.test(plain))) return 'goodbye';
  if (THANKS.test(plain) || (ONLY_THANKS.test(plain) && plain.split(' ').length <= MOST_THANKS))
    return 'thanks';
  return GREETING.test(plain) || (isShort && GREETS.test(plain)) ? 'greeting' : undefined;
}

const OUTSIDE =
  /\b(?:weather|forecast|rain (?:today|tomorrow)|temperature|football|soccer|basketball|baseball|hockey|cricket|nba|nfl|premier league|world cup|super bowl|who won|score of|python|javascript|typescript|java|html|css|sql|source code|regex|algorithm|debug|compile\w*|function that|recipe|cook|bake|restaurant|hotel|flights?|stock(?:s| price| market)?|bitcoin|crypto\w*|equation|square root|calculate|solve for|multiply|algebra|calculus|\d+ (?:plus|times|minus|x) \d+|translate (?:this|the following|\w+ (?:in|to|into))|capital (?:city )?of|president of|prime minister of|population of|movie|netflix|tv show|video game|minecraft|fortnite|celebrity|lyrics|car engine|oil change|iphone|android phone|laptop|printer|wifi|tell me a joke|knock knock|riddle|what time is it|todays date|what day is it|latest news|horoscope|lottery|who invented|how tall is|how far is|boiling point|photosynthesis|quantum|chemistry|essay (?:on|about)|cover letter|resume|excel|spreadsheet)\b/;

/** Something to be done out there. */
const ERRAND =
  /^(?:please )?(?:can|could|will|would) you (?:please )?(?:ring|call|phone|book|email|send|order|buy|post|text|contact|remind)\b/;

/** Whether a message asks for what a guide to Scripture cannot know, or do. */
export function isOutside(plain: string): boolean {
  return OUTSIDE.test(plain) || ERRAND.test(plain);
}

const ASKING =
  /^(?:\w+ ){0,2}?(?:who|what|when|where|why|how|which|whom|whose|is|are|was|were|do|does|did|can|could|should|shall|will|would|has|have|may|must|explain|define|describe|tell me|teach me)\b/;

/** Whether a message asks (rather than tells of the writer's own life). */
export function isAsking(text: string, plain: string): boolean {
  return text.includes('?') || ASKING.test(plain);
}

/** In words: fewer ask for nothing that could be looked for. */
const ASKS_ENOUGH = 4;
const ASKS_FIRST =
  /^(?:(?:and|but|so|ok|okay|then|well|yes|no|sorry) )*(?:who|whose|what|when|where|which|why|how|is|are|was|were|do|does|did|can|could|should|shall|will|would|may|must|has)\b/;

/** Whether a message in a conversation asks something, and does not go on telling. */
export const asksInWords = (words: string, plain: string): boolean =>
  plain.split(' ').length >= ASKS_ENOUGH &&
  (words.includes('?') || words.split(/[.!;\n]/).some((sentence) => ASKS_FIRST.test(plainWords(sentence))));

const LONG = 30;

/** Whether the writer speaks of their own life. */
export function isPersonal(plain: string): boolean {
  // A long text that says "our" argues; one that says "my" tells.
  const own = plain.split(' ').length > LONG ? /\b(?:i|my|me|mine)\b/ : /\b(?:i|my|me|we|our|us|mine)\b/;
  return own.test(plain.replace(/\b(?:tell|give|show|teach|help|explain to|for) (?:me|us)\b/g, ''));
}

const DOCUMENT =
  /\b(?:this|the|my|attached|uploaded|above|following) (?:\w+ )?(?:document|file|text|pdf|attachment|article|sermon|notes|paper|chapter|passage|transcript|outline|essay)\b|\b(?:summari[sz]e|summary|key points|main points|what do you think|what is this about|review this|feedback|discussion questions|analy[sz]e)\b/;

/** Whether a message that comes with a document speaks of the document. */
export function speaksOfDocument(plain: string): boolean {
  return DOCUMENT.test(plain);
}

/** A question that stands behind something told ("and my husband, how do I get him to come"), or has no mark. */
const ASKS_BEHIND =
  /\b(?:how|what|why|where|when|which) (?:do|does|did|can|could|should|would|is|are|was|were|will|shall|if)\b|^(?:(?:and|but|so|ok|then|well) )*(?:(?:by|with|for|to|from|of|at|in|about) )?(?:who|whom|whose|what|where|when|why|how|which)\b|^(?:(?:and|but|so|ok|then|well) )*(?:is|are|was|were|am|do|does|did|can|could|should|would|will|has|had|must) (?:i|we|you|he|she|it|they|this|that|these|those|there|god|jesus|people|the|my|our|his|her|their)\b/;

/** Whether a message asks something, also in its middle. */
export function asksSomething(words: string): boolean {
  const plain = plainWords(words);
  return (
    words.includes('?') || asksInWords(words, plain) || ASKS_BEHIND.test(plain) || ASKS_UNMARKED.test(plain)
  );
}

/** What is asked without a mark, and not at the beginning: "if they ask me do i have to tell", "i want to know if he will". */
const ASKS_UNMARKED =
  /\bi (?:only |just |really |do )*(?:want|need|wanted|would like|wish|d like) to know\b|\bis there (?:like |maybe |any|some|one |an? )|\b(?:if|when) (?:\w+ ){1,12}?(?:do|does|should|can|must) (?:i|we) (?:have to |need to |even |still )?\w+|^(?:now|like|honestly|and now|but like) (?:who|what|how|why|do|does|did|is|are|can|should|would|will) \w+/;
