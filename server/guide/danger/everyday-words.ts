import { careDetector } from '../../../care/detector.ts';
import type { MessageSigns } from '../../../care/types.ts';
import { plainWords } from '../reading/words.ts';
import { LONGEST_READ_CLOSELY, leftOut } from './left-out.ts';

/**
 * Everyday uses of words that may mean a danger: what hangs in a wardrobe, a note for the postman, tablets that somebody
 * brings. Of plain words (words.ts); each is left out before a message is judged.
 */
const MEDICINE = '(?:\\w+ )?(?:pills?|tablets?|medication|medications|meds|medicines?|drops)';
const SOMEBODY = '(?:he|she|they|husband|wife|boyfriend|girlfriend|partner|fiance|father|mother|parents)';

/** A blow that is denied in other words than "he did not hit me". */
const DENIED_OTHERWISE: readonly RegExp[] = [
  new RegExp(
    `\\b${SOMEBODY} (?:is|was|are) not (?:\\w+ )?(?:violent|abusive|physical)(?: or anything| or so)?\\b(?! (?:\\w+ ){0,2}?(?:always|often|every|yet|when|unless|except|until|all|any|now|since)\\b)`,
    'g',
  ),
  new RegExp(
    `\\bnot (?:like|as if|as though|that|because) ${SOMEBODY} (?:ever )?(?:hits?|beats?|hurts?|slaps?) me\\b(?! (?:\\w+ ){0,2}?(?:often|every|much|any|hard|badly|all|always|now)\\b)`,
    'g',
  ),
];

/** Whoever is called up, or sits at a wheel, may say so of others. */
const ARMED =
  /\b(?:war|army|military|call up|called up|draft\w*|conscript\w*|soldiers?|navy|uniform|pacifist|hunt\w*|driv(?:e|ing))\b/;
const NOT_TO_KILL =
  /\bnot (?:want to |wish to |able to |going to )?kill (?:anyone|anybody|people|somebody|someone|others|another)\b/g;

const EVERYDAY: readonly RegExp[] = [
  // Round the neck, and on it.
  /\b(?:sign|lump|rash|spot|mole|medal|crucifix|rosary|tie|towel|ribbon) (?:\w+ ){0,2}?(?:round|around|on|in) (?:my|his|her) neck\b/g,
  /\barms? (?:\w+ ){0,2}?(?:round|around) (?:my|his|her) neck (?:and|to) (?:\w+ ){0,2}?(?:said (?:\w+ ){0,3}?(?:love|thank|thanks|goodnight|good night)|kiss\w*|hug\w*|cuddl\w*|thank\w*|laugh\w*)\b/g,
  // A task that is too much in this measure.
  /\b(?:can|could) not do (?:it|this|that) (?:every (?:single )?(?:evening|morning|weekend|week|month|hour|\w+day|day|night|time)|(?:any )?(?:longer|more) than|more than|all (?:the time|day long)|as often|(?:once|twice|\w+ times) a (?:day|week|month)|on (?:weekdays|\w+days))\b/g,
  // A written word to somebody about something small, and a car before a gate.
  /\bnotes? (?:for|to) (?:the|my|our) (?:postman|teacher|landlord|neighbou?rs?|cleaner|boss|babysitter|nanny|plumber|driver|waiter|waitress)\b/g,
  /\bnotes? (?:on|in|under) (?:his|her|their|the|my) (?:car|windscreen|windshield|lunch ?box|locker|bike|bin|letter ?box|mail ?box)\b/g,
  /\b(?:wrote|sent|passed|gave|slipped|left) (?:him|her|my \w+) (?:a|this|the) (?:\w+ )?note and (?:he|she|they) (?:\w+ )?(?:not (?:say|answer|reply|react|laugh)|laughed|smiled|ignored|blushed|replied|answered)\b/g,
  /\bparks? (?:\w+ ){0,5}?(?:my|our|the) (?:garage|drive|driveway|gate|house)\b/g,
  // Medicine that somebody brings, or that is a nuisance.
  new RegExp(
    `\\b(?:give|gives|gave|giving|bring|brings|hand|hands|count|counts|sort|sorts) my \\w+ (?:his|her|their|the) ${MEDICINE}`,
    'g',
  ),
  new RegExp(
    `\\b(?:hate|forget|forgot|dislike|do not like|remember) (?:to take |taking )(?:my|the|these|those) ${MEDICINE}(?! (?:all|at once))`,
    'g',
  ),
  // Something that takes longer than the speaker's life.
  /\b(?:ill|(?:i|we) (?:will|would)) (?:all )?be (?:long |already )?dead (?:when|by the time|before) (?:they|he|she|we|it|this|that) (?!is read|finds?\b|comes?\b|reads?\b|gets?\b|knows?\b|hears?\b|sees? (?:this|it|me)).*/g,
  /\bby the time (?:they|he|she|it|this|that|we) (?!find|finds|read|reads|come|comes|notice|notices|know|knows|get|gets|realise)(?:\w+ ){1,6}?(?:ill|i will) be (?:long )?dead\b(?: lol| haha)?/g,
  // Ways of speaking.
  /\b(?:(?:want|wants|wanted|going) to |nearly |almost |could )?die (?:laughing|of (?:shame|embarrassment|boredom|laughter)|(?:his|her|my) hair|for (?:his|her|my|the|our) (?:country|faith|friends?|lord))\b/g,
  /\bi (?:\w+ ){0,2}?hurt (?:my \w+|him|her|them|someone|somebody)(?: \w+){0,2}? (?:by|with (?:my|what i)|feelings)\b/g,
  // What parents ask of children everywhere.
  /\b(?:makes?|made|making|forces?|forced) me (?:to )?(?:(?:do|wash|clean|tidy|finish|help with) (?:the |my |our |all the |all my )?(?:dishes|washing|chores|homework|room|laundry|housework|kitchen|hoovering|vacuuming|shopping|garden)|go to (?:church|school|mass|bed|sunday school|youth group)|babysit|practi[sc]e|apologi[sz]e|eat (?:my )?(?:vegetables|greens|broccoli))\b/g,
];

/** Everyday where the talk, or the message, is on such a thing. */
const EVERYDAY_IN_TALK: readonly { readonly on: RegExp; readonly said: RegExp }[] = [
  {
    on: /\b(?:unworth\w+|worthily|communion|baptis\w+|baptiz\w+)\b/,
    said: /\b(?:take|took|taken|taking) (?:it|that)\b(?! all)(?:.{0,40}\bin my life\b)?/g,
  },
  {
    on: /\b(?:offers?|offered|place|promotion|wallet|phone|bike|bribe|purse|watch|coat|cake|seat|contract|role|transfer|scholarship|loan|deal|settlement|inheritance|puppy|kitten|flat|job|money)\b/,
    said: /\b(?:took|taken|take|taking) it\b(?! all)(?: (?:home|back|anyway|over|on))?/g,
  },
  {
    on: /\bhands (?:up)?on\b|\b(?:deliverance|slain|exorcis\w*|anoint\w*|prayer line)\b|\bhealing (?:service|line|meeting|crusade)\b/,
    said: /\b(?:he|she|they|pastor|preacher|evangelist|healer|prophet|minister|apostle) (?:\w+ ){0,2}?(?:push|pushes|pushed|shove|shoves|shoved) (?:me|us)\b(?: (?:on the forehead|in the chest|backwards?|over))?(?! (?:down|off|against|into|out|on))/g,
  },
  {
    on: /\b(?:flat ?mates?|room ?mates?|house ?mates?|cleans?|dishes|noise|bins?|parks?)\b/,
    said: /\b(?:left|leave|put|wrote|stuck) (?:\w+ ){0,2}?notes?\b/g,
  },
  {
    on: /\bi am (?:[789]\d|eighty|ninety)\b/,
    said: /\b(?:will|would) not (?:be here|be around|be alive|live) (?:when|to see|for) (?:\w+ ){1,3}?(?:graduat\w*|marr\w*|wedding|grows?|grown|children|born|baptis\w*|confirm\w*|finish\w*|school)\b/g,
  },
];

/** Beside one of these, or after it, such words are not read as everyday. */
const NOT_EVERYDAY =
  /\b(?:voices?|urges?|pills?|tablets?|overdos\w*|bottle|poison|insulin|dose|morphine|rope|bleach|i might|lose control|die tonight|my husband is|my wife is|boyfriend)\b/;

/** The uses in a talk that hold for this message; `before` is what was said before it. */
const everydayIn = (plain: string, before: string): readonly RegExp[] =>
  NOT_EVERYDAY.test(`${before} ${plain}`)
    ? []
    : EVERYDAY_IN_TALK.filter(({ on }) => on.test(plain) || on.test(before)).map(({ said }) => said);

/** What is denied in a message of such a talk. */
const deniedIn = (plain: string, before: string): readonly RegExp[] =>
  ARMED.test(`${before} ${plain}`) && !NOT_EVERYDAY.test(plain)
    ? [...DENIED_OTHERWISE, NOT_TO_KILL]
    : DENIED_OTHERWISE;

/** Beside one of these nothing is read as everyday. */
const GRAVE =
  /\b(?:kill\w*|suicid\w*|hang(?:ing)? (?:my|him|her)|noose|gun|blade|razor|bridge|roof|exhaust|goodbye|farewell|end (?:my life|it all|everything)|not (?:want|wish) to (?:live|wake|be here|be alive|exist)|tired of (?:living|life|it all)|no point|can not go on|give up|burden|better off|worthless|hopeless|nobody will miss|tell them i|decided|stash\w*|hoard\w*|sav(?:e|ing) (?:up )?|empty|hurt myself|sorry)\b/;
const ELSE_DONE =
  /\b(?:belt|grab\w*|push\w*|shov\w*|threw|throws?|wall|afraid|lock\w*|forc\w+|threat\w*|throat|neck|bruis\w*|hurts? me|touch\w*|rap(?:e|ed)|police|knife|gun|chok\w*)\b/;

/** Words as they are judged, with their signs. */
export interface Judged {
  readonly words: string;
  readonly signs: MessageSigns;
}

/**
 * A message without its everyday uses of grave words; the message itself where it has none, where something grave stands
 * beside them, or where what is left is a danger all the same. `before` is what was said before it, in plain words.
 */
export function withoutEveryday(message: Judged, before: string): Judged {
  const plain = plainWords(message.words);
  if (plain.split(' ').length > LONGEST_READ_CLOSELY) return message;
  const isHurt = message.signs.isYoung || ELSE_DONE.test(plain);
  const denied = isHurt ? message.words : leftOut(message.words, deniedIn(plain, before));
  const left = GRAVE.test(plainWords(denied))
    ? denied
    : leftOut(denied, [...EVERYDAY, ...everydayIn(plain, before)]);
  if (left === message.words) return message;
  const signs = careDetector.detectSigns(left);
  return careDetector.judge([signs])?.level === 'urgent' ? message : { words: left, signs };
}

const TOOK_IT_ALL =
  /\bi (?:have |just |already )*(?:took|taken|swallowed|drank) (?:it all|all of it|all of them|them all|the lot|the whole lot)\b/;
const AND_NOW =
  /\b(?:afraid|sleepy|dizzy|sick|ago|help|hospital|unsure|regret|drowsy|not want to die|weird|floor|sorry|goodbye)\b/;

/** "I took it all. Now I'm scared": of nothing that was spoken of before, and said as after an overdose. */
export const tookItAll = (plain: string, before: string): boolean =>
  TOOK_IT_ALL.test(plain) && AND_NOW.test(plain) && everydayIn(plain, before).length === 0;
