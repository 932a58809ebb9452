import type { TranslationId } from '../../../scripture/translations.ts';
import { onlySpeaksOfPrayer } from './prayer-wanted.ts';
import { namedTranslation } from './requests.ts';
import { plainWords } from './words.ts';

/** What a short message wants done with the reply before it. Another shape of it is read first by reshaped/asked-shape.ts. */
export type Move =
  | { readonly kind: 'shorter' | 'simpler' | 'for-children' | 'for-group' | 'as-prayer' | 'as-study' }
  /** Another passage, prayer or note in place of the last. */
  | { readonly kind: 'another' }
  /** `position` counts the passages of the reply from 1; -1 is the last. */
  | { readonly kind: 'nth-passage'; readonly position: number; readonly isOnlyWords: boolean }
  /** One verse, where one was asked for; else a few. */
  | { readonly kind: 'next-verses' | 'verses-before'; readonly isOne: boolean }
  | { readonly kind: 'whole-chapter' }
  /** No `translation`: another one than the last. `notHeld`: the label of one that we do not hold. */
  | { readonly kind: 'translation'; readonly translation?: TranslationId; readonly notHeld?: string }
  | { readonly kind: 'who-speaks' | 'where-is-it' | 'only-passages' | 'example' | 'next-part' }
  | { readonly kind: 'for-someone-else' | 'disagrees' | 'differences' | 'refuses' };

export type MoveKind = Move['kind'];

/** A message longer than this tells something of its own. In words. */
const LONGEST = 18;

const OPENING =
  /^(?:(?:please|ok|okay|oh|ah|hm+|um|well|great|good|lovely|nice|thanks|thank you|that is (?:good|great|lovely|nice|helpful)|very good|yes|no|sorry|actually|now|and|but|so|then|also|maybe|perhaps|just|can|could|would|will|you|i|we|me|us|want|wants|need|would like|like|to have|have|get|give|show|tell|send|let|do|is there|are there|any chance of|how about|what about|try|it|that|this|to|a|an|the) )+/;
const CLOSING =
  / (?:please|thanks|thank you|now|then|too|instead|for me|if you can|if possible|again|though|ok|lol|mate|dear)$/;

const SOMEBODY_DEAR =
  '(?:\\w+ )?(?:friend|mother|father|mum|mom|dad|sister|brother|neighbour|neighbor|colleague|wife|husband|boss|aunt|uncle|cousin|mate|son|daughter|child|grandson|granddaughter|grandmother|grandfather|gran|nan|girlfriend|boyfriend|partner)s?';

/** Patterns over plain words (lower case, contractions written out), asked in this order. */
const MOVES: readonly (readonly [MoveKind, RegExp])[] = [
  [
    'shorter',
    /\b(?:shorter|shorten|more short|briefer|too long|too much (?:text|to read)|just one (?:thing|line|sentence)|(?:give|tell) me (?:just )?one (?:thing|line|sentence)|in a nutshell|bottom line|one line each|(?:in|as) a (?:table|list)|bullet points|too (?:technical|wordy)|tldr|less words|fewer words|sum (?:it|that|this) up|in short|boil (?:it|that) down|cut (?:it|that|this) (?:down|to)|condense|half (?:of )?that|trim)\b|\b(?:(?:make|keep|say) (?:it|that|this) (?:\w+ )?(?:short|brief|quick)|(?:in|to) (?:one|two|three|a few|\d+) (?:sentences?|lines?|words)|summari[sz]e (?:it|that|this)|summary of (?:it|that|this)|short version|brief version|quick version)\b|^(?:short|brief|summary|summari[sz]e)$|^(?:(?:a|and|but|very|really|something|just) )*short(?:er)?(?: (?:one|version|please|pls)\b| (?:as|because|since) (?:he|she|they|it|we|the)\b)/,
  ],
  [
    'for-children',
    /\b(?:for|to) (?:my |the |our |young |little |small |some )*(?:child|children|toddlers?|boys?|girls?|daughter|son|grandchild(?:ren)?|little ones|juniors|sunday school|infants|teens?|teenagers|youth)\b|\b(?:child|children|family|bedtime) (?:friendly|version|story)\b|\b(?:like|as if|to|for) (?:i am |he is |she is |they are |a )?(?:\d{1,2}|five|six|seven|eight|nine|ten|twelve) (?:year ?olds?|years old)\b|\b(?:eli5|explain like i am (?:five|5|10|ten))\b|\blike i am \d{1,2}$/,
  ],
  [
    'simpler',
    /\b(?:simpler|simplify|easier|more easy|more simple|simple (?:words|english|language|terms)|plain (?:words|english|speech|language)|easy (?:words|english)|too (?:hard|difficult|complicated|churchy|deep)|dumb (?:it|that) down|less (?:complicated|churchy)|(?:do|did) not (?:understand|get)|not understand(?:ing)?|in other words|(?:say|put|explain) (?:it|that|this) another way)\b|\bwhat does (?:that|it|this) mean$/,
  ],
  [
    'as-prayer',
    /\b(?:(?:as|into|in|like|make (?:it|that|this)) (?:a |the form of a )?(?:short )?prayer|prayer (?:version|from (?:that|it|this)|of (?:that|it|this)|about (?:that|it|this)|for (?:that|it|this))|pray (?:that|it|this|those|these|about (?:that|it|this))|say (?:that |it )?to god|end with amen)\b|^(?:prayer|pray)$/,
  ],
  [
    'as-study',
    /^(?:(?:make|prepare|write|turn (?:it|that|this) into|as) )?(?:a |an |me a )?(?:(?:group|bible|one hour|small group) )*study(?: plan)?(?: (?:of|on|from|about|out of) (?:it|that|this))?$/,
  ],
  [
    'for-group',
    /\b(?:for|with) (?:my |our |the |a )*(?:\w+ )?(?:group|class|cell|fellowship|ladies|lads|guys|men|boys|house group|home group|bible study|team|meeting|mens shed|women|men on)\b|\b(?:discussion )?questions (?:out of|from|on|about) (?:it|that|this|them)\b|\bquestions (?:for us |for them )?to (?:discuss|talk about)$|^(?:discussion questions|questions|as a handout|handout)$/,
  ],
  [
    'translation',
    /\b(?:kjv|nkjv|web|asv|niv|esv|nlt|nasb|csb|nrsv|msg|king james|american standard|world english|new international|english standard|new living|amplified)\b|\b(?:in|from|about|use|try|and|does) the message\b|\bthe message (?:bible|version|translation)\b|^the message\b|\b(?:other|another|different|older|old|newer|modern|new|second|plain|plainer|simpler|easier|todays) (?:translation|version|wording|english|bible)\b|\bversion in (?:\w+ )?english\b|\b(?:thee and thou|older wording)\b/,
  ],
  [
    'whole-chapter',
    /\b(?:whole|full|entire|complete|rest of (?:the|that|this)|all of (?:the|that|this)) (?:chapter|psalm|passage|story|thing|text)\b|\bread on$|^(?:chapter|full chapter|the chapter|full psalm|in full|full|whole)$/,
  ],
  [
    'verses-before',
    /\b(?:verses?|lines?|words|what (?:is|stands|comes|came)) (?:just |right )?before(?: (?:it|that|this))?\b|\bprevious verses?\b/,
  ],
  [
    'next-verses',
    /\b(?:next|following) (?:verses?|one|line|lines|words)\b|\b(?:verses?|lines?|what (?:is|comes|stands|follows)) (?:just |right |straight )?(?:after|behind|next|follows)(?: (?:it|that|this))?\b|\bcarry on from (?:there|that verse)\b|\bhow does it go on$/,
  ],
  [
    'nth-passage',
    /\b(?:first|second|third|fourth|fifth|last|1st|2nd|3rd|4th|5th) (?:one|verse|passage|text|quote|of (?:those|these|them))\b|\b(?:verse|passage|number) (?:[1-5]|one|two|three|four|five)$/,
  ],
  [
    'next-part',
    /\b(?:part|session|lesson|week|day|evening|number) (?:two|three|four|five|six|2|3|4|5|6)\b|\b(?:next|second|third|following) (?:part|session|lesson|week|day|evening|meeting)\b/,
  ],
  [
    'only-passages',
    /\b(?:only|just) (?:the )?(?:verses?|passages?|bible|texts?|references?)\b|\b(?:verses|passages) only\b/,
  ],
  [
    'who-speaks',
    /\bwho (?:said|says|is (?:speaking|talking|saying)|was (?:speaking|talking)|wrote|spoke)\b|\bwhose (?:words|sentence|saying|is)\b|\bwhich prophet\b/,
  ],
  [
    'where-is-it',
    /^(?:where (?:is|does|do|was|in the bible)(?: (?:is|does|was|it|that|this|the verse|say|stand|stands|found|written|from|come|in|the|bible|exactly|so))*|(?:which|what) (?:chapter|book|verse)(?: (?:is|was) (?:it|that|this))?(?: (?:in|from))?|chapter and verse|reference|references|source|sources|page number)$/,
  ],
  [
    'example',
    /\b(?:example|examples|for instance|such as|something concrete|more concrete|from real life|somebody in the bible who|someone in the bible who)\b/,
  ],
  [
    'for-someone-else',
    new RegExp(
      `\\b(?:it is|this is|that is|asking|i mean|i meant|meant) for (?:someone|somebody|(?:my|a|our) ${SOMEBODY_DEAR})\\b(?! (?:\\w+ )?(?:card|birthday|wedding|funeral|operation|baptism|stone|grave))|^(?:(?:and|no|sorry|actually|but|ok|please|make it|do it|say it|write it|one|the same|can you do it|could you do it|do one|make one) )*for (?:my|a|our) ${SOMEBODY_DEAR}(?: (?:actually|too|instead|please))*$|^(?:no |it is |this is |actually |well |but )*not (?:for )?me(?:$| (?:it is |but )?(?:for )?(?:my|a|our) \\w+$)|\\bchange it to (?:he|she|they)\\b|\\bi mean (?:my|a) (?:friend|brother|sister|mother|father)\\b`,
    ),
  ],
  [
    'differences',
    /\b(?:different|other) churches (?:say|told|tell|teach|taught)\b|\bwhat (?:do|does) (?:the )?(?:different churches|churches|catholics|protestants|orthodox|baptists|methodists|pentecostals|others)(?: and (?:the )?\w+)? (?:say|teach|think|believe|do)\b|^(?:where|how|what) (?:do|does|did|about|are) (?:the )?(?:\w+ )?(?:churches|denominations|christians|they|it) (?:differ|disagree|not agree|say)\b|\bwhat (?:do|does) (?:the )?other (?:churches|denominations|christians) (?:say|teach|think|believe)\b|^(?:how|where) (?:do they|does it|they) differ$|^(?:the )?differences$|\b(?:differences|disagreements?) (?:between|among) (?:the )?(?:churches|denominations|christians)\b/,
  ],
  [
    'disagrees',
    /\b(?:disagree|not agree|i was taught|my (?:pastor|priest|church) (?:says|teaches|said) (?:otherwise|something (?:else|different)|the opposite|the contrary|it differently|it is (?:wrong|not)|that is (?:wrong|not)|you are wrong)|not what (?:the|my|our) (?:church|pastor|priest|bible)|that is (?:not right|wrong|not true|false)|you are wrong|gone soft|dodging)\b/,
  ],
  [
    'another',
    /^(?:another|other|others|different|one more|more of those|something else|any others?|a different one|next)(?: (?:one|ones|prayer|verse|passage|note|reading|of those|like (?:it|that)))*$|\b(?:another|a different|one more|a second|a new) (?:one|prayer|verse|passage|note|reading|card|poem|blessing)\b|\bnot that (?:one|verse)\b|\bgot any others?\b|\bsomething else\b/,
  ],
  [
    'refuses',
    /^(?:no|nope|nah)(?: (?:thanks|thank you|i am good|i am fine|that is all|not now|it is fine))*$|^(?:i am good|not now|that is all)$/,
  ],
];

/** What somebody fears or tells holds words of a move and is none: "what if I do not understand it", "you do not just get a new one". */
const NO_MOVE =
  /\bshorten(?:s|ed)? (?:her|his|my|their|the) (?:life|days|time|suffering)\b|\b(?:says?|told|tells) (?:\w+ ){0,3}another\b|\b(?:can|could|should|may|shall) we have another (?:one )?(?:in|on|at|next|later|when|after|before|baby|child)\b|\bwhat if\b|\byou do not (?:just |simply )?(?:get|have)\b|^i (?:had|have) (?:a|my|the) \w+|^i (?:have )?(?:heard|read) \b|\b(?:first|second|third|last|next) one (?:i|we|he|she|they) (?:\w+ )?(?:went|had|tried|was|were|saw|read|got)\b|^the (?:first|second|third|last|next|other) (?:one|time) (?:was|were|happened|came|started|ended|left|died|said)\b/;

/** What is asked about a translation is no wish for its words: "what about those missing verses in the NIV". */
const ABOUT_A_TRANSLATION =
  /\b(?:trust|missing|left out|leaves? out|remov\w+|best|better|good|bad|accurate|reliable|recommend\w*|wrong|right|read|buy|use|difference|differ|why|who|when|only|inspired|real|hard|difficult|because)\b/;
const NAMES_A_TRANSLATION =
  /\b(?:kjv|nkjv|asv|niv|esv|nlt|nasb|csb|nrsv|msg|king james|american standard|new international|english standard|new living|the message)\b/;
/** Where a thing is today is no question for the place of the words. */
export const WHERE_NOW =
  /\bwhere (?:is|are|was|were|did) (?:it|that|this|he|she|they)(?: \w+)? (?:now|today|nowadays|located|buried|kept|anymore|any more|go|end up)\b/;
/** "I am scared for my kids" only speaks of them; "how would you say it to my kids" wants the reply for them. */
const SPEAKS_OF_CHILDREN = /\b(?:for|to|with) (?:my|the|our|his|her) (?:\w+ )?\w+$/;
const WANTS_IT_FOR_THEM =
  /^(?:for|to|with|as|like|in|something|version|explain|how|what)\b|\b(?:explain\w*|tell|telling|say|put|make|write|rewrite|turn|version|words|story|adapt|suitable|fit|fits|understand|simpl\w*|friendly|teach|share|retell|read|show|need|another|same|it|this|that)\b/;

/** "I have been with many men", "it is weird for men": of people, and nothing is wanted for a group. */
const SPEAKS_OF_A_GROUP =
  /\b(?:i have|i was|i am|he|she|they|been|weird|hard|took|someone|somebody|why|group chat|women in it|men in it)\b/;
const WANTS_IT_FOR_A_GROUP =
  /\b(?:need|want|make|use|could|can|would|how|questions?|handout|adapt|lead|leading|suitable|works?|fit|fits|read|prepare|discuss)\b/;
/** "Was that too hard", "his wife does not understand him": the reply is not too hard to read. */
const IS_NOT_UNDERSTOOD =
  /^(?:(?:and|but|so) )*(?:was|were|am|did|have|is he|is she|are they) .*\btoo (?:hard|difficult|deep)\b|\b(?:he|she|they|wife|husband|people|nobody|parents|mother|father|boss|friends?|doctors?) (?:does|do|did|can|could|will|would) not (?:really )?(?:understand|get)\b|\bnot (?:understand|get) (?:him|her|them|me|each other|how (?:he|she|they)|why (?:he|she|they)|my)\b/;
const HAPPENS_TO_CHILDREN =
  /\b(?:happened|happens|happen) to (?:the|his|her|their|my|our)\b|\b(?:coming|came|goes|going|go|went) to (?:the )?(?:youth|sunday school)\b|\bwhat (?:do|can|should) (?:i|we) do (?:for|with|to)\b/;

/** "She says it is the same as prayer", "dad says pray about it": nothing is to be turned into one. */
const SAYS_IT_IS =
  /\b(?:says?|said|thinks?|calls?|told|is|was) (?:\w+ ){0,5}?(?:as |like |in |just )?pray(?:er)?\b|\bin prayer\b/;

/** "The second one, could you print it in full": its words, and nothing on them. */
const ONLY_WORDS =
  /\b(?:in full|print|whole|all of it|word for word|write (?:it|that) out|type (?:it|that))\b/;

/** Reads what a message wants done with the reply before it; undefined where it speaks for itself. */
export function moveOf(text: string): Move | undefined {
  const plain = plainWords(text);
  if (plain === '' || plain.split(' ').length > LONGEST || NO_MOVE.test(plain) || WHERE_NOW.test(plain))
    return undefined;
  const rest = stripped(plain);
  const kind = MOVES.find(([, pattern]) => pattern.test(rest) || pattern.test(plain))?.[0];
  switch (kind) {
    case undefined:
      return undefined;
    case 'as-prayer':
      return onlySpeaksOfPrayer(plain) || SAYS_IT_IS.test(plain) ? undefined : { kind };
    case 'for-group':
      return SPEAKS_OF_A_GROUP.test(plain) && !WANTS_IT_FOR_A_GROUP.test(plain) ? undefined : { kind };
    case 'simpler':
      return IS_NOT_UNDERSTOOD.test(plain) ? undefined : { kind };
    case 'for-children':
      if (HAPPENS_TO_CHILDREN.test(plain)) return undefined;
      return SPEAKS_OF_CHILDREN.test(plain) && !WANTS_IT_FOR_THEM.test(rest) ? undefined : { kind };
    case 'nth-passage':
      return { kind, position: positionIn(plain), isOnlyWords: ONLY_WORDS.test(plain) };
    case 'next-verses':
    case 'verses-before':
      return { kind, isOne: !/\b(?:verses|lines|words|what|how)\b/.test(plain) };
    case 'translation':
      return NAMES_A_TRANSLATION.test(plain) && ABOUT_A_TRANSLATION.test(plain)
        ? undefined
        : translationMove(plain);
    default:
      return { kind };
  }
}

/** The message without what people put around a request; itself where nothing else is left. */
function stripped(plain: string): string {
  let rest = plain;
  for (let before = ''; before !== rest; ) {
    before = rest;
    rest = rest.replace(CLOSING, '');
  }
  return rest.replace(OPENING, '') || rest;
}

const POSITIONS: readonly (readonly [number, RegExp])[] = [
  [1, /\b(?:first|1st|one|1)\b(?! more)/],
  [2, /\b(?:second|2nd|two|2)\b/],
  [3, /\b(?:third|3rd|three|3)\b/],
  [4, /\b(?:fourth|4th|four|4)\b/],
  [5, /\b(?:fifth|5th|five|5)\b/],
  [-1, /\blast\b/],
];

function positionIn(plain: string): number {
  // "The second one": the ordinal is meant, not the "one" behind it.
  const ordinals = plain.replace(/\b(first|second|third|fourth|fifth|last) one\b/g, '$1');
  return POSITIONS.filter(([, pattern]) => pattern.test(ordinals)).at(-1)?.[0] ?? 1;
}

const OLD = /\b(?:older|old|thee and thou)\b/;
const NEW = /\b(?:newer|modern|new|easier|plain|plainer|simpler|todays)\b/;
/** Which of the translations an "older" and a "modern" one is. */
const [OLDEST, MODERN]: readonly [TranslationId, TranslationId] = ['kjv', 'web'];

function translationMove(plain: string): Move {
  const { held, notHeld } = namedTranslation(plain.replace(/ not (?:the )?\w+$/, ''));
  if (notHeld) return { kind: 'translation', notHeld };
  if (held) return { kind: 'translation', translation: held };
  if (OLD.test(plain)) return { kind: 'translation', translation: OLDEST };
  return { kind: 'translation', ...(NEW.test(plain) && { translation: MODERN }) };
}
