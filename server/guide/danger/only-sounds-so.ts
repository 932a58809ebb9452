import { careDetector } from '../../../care/detector.ts';
import type { MessageSigns } from '../../../care/types.ts';
import { plainWords } from '../reading/words.ts';
import { LONGEST_READ_CLOSELY, leftOut } from './left-out.ts';

/** Words as they are judged: what only sounds like a danger is left out of them. */
export interface Meant {
  readonly words: string;
  readonly signs: MessageSigns;
}

const MEDICINE =
  '(?:\\w+ )?(?:pills?|tablets?|medication|medications|meds|medicines?|antidepressants?|painkillers?|opioids?|antibiotics|drops)';
const OTHER =
  '(?:he|she|son|daughter|husband|wife|mother|father|brother|sister|grandmother|grandfather|child)';
const BLOW = '(?:hit|hits|beat|beats|beaten|slap|slaps|slapped|punch|punches|punched|kick|kicks|kicked)';

/** A blow that was denied, by somebody who is grown up and tells of nothing else done to them. */
const DENIED: readonly RegExp[] = [
  new RegExp(
    `\\b(?:he|she|husband|wife|boyfriend|girlfriend|partner) (?:has|have|had|does|do|did|would|is|was) not (?:ever |once )?${BLOW} (?:me|us)\\b(?! (?:\\w+ ){0,2}?(?:this|today|tonight|yet|since|in|for|again|lately|any|now|recently|last|often|hard|much|badly|or|where|like|on|so|because|with)\\b)`,
    'g',
  ),
];
const ELSE_DONE =
  /\b(?:belt|grab\w*|push\w*|shov\w*|thr[eo]w\w*|wall|afraid|frighten\w*|lock\w*|poison|forc\w+|threat\w*|shak\w+|throat|neck|bruis\w*|hurts?|touch\w*|rap(?:e|ed)|i am 1[0-7]|police|knife|gun|money|phone|leave|allow\w*|watch me|chok\w*)\b/;

const KILLS_NOBODY =
  /\b(?:not|never) (?:want to |wish to |able to |going to |ever )?kill(?:ed)? (?:anyone|anybody|people|somebody|someone|others|a man|human beings)\b(?! else)/g;

/** What may mean a danger by itself, and means something else in these words. */
const HARMLESS: readonly RegExp[] = [
  // Medicine that is refused in an illness, ordered, or taken as it should be.
  new RegExp(
    `\\b${OTHER} (?:\\w+ )?(?:will|would|does|do) not (?:\\w+ ){0,2}?take (?:(?:his|her|their|the|any) )?${MEDICINE}(?! on purpose)`,
    'g',
  ),
  new RegExp(
    `\\b(?:told|tells?|says?|said|wants?|prayed|pray) (?:\\w+ ){0,4}?(?:stop|come off|give up|throw away) (?:taking )?(?:(?:my|his|her|their|the) )?(?:${MEDICINE}|them)`,
    'g',
  ),
  new RegExp(
    `\\bi (?:have to |need to |must |only )?take (?:my |the |some |those |these )?${MEDICINE}(?:$| (?:only|when|if|for|against|to (?:stay|calm|get|keep|help|work|function|concentrate|stop|be able)|twice a|once a)\\b(?: \\w+){0,2})`,
    'g',
  ),
  new RegExp(
    `\\b(?:give|gives|gave|giving|prescrib\\w+|offered|ordered) (?:me|him|her|us|them) (?:my |his |her |the |some |more |new )?${MEDICINE}`,
    'g',
  ),
  /\bnot suicidal (?:or anything )?(?:just|only|but|i am just) (?:a bit |so |very |really )?(?:bored|stressed|annoyed|sad|lonely|homesick|angry|curious|heartbroken|overworked)\b/g,
  KILLS_NOBODY,
  // "It" that is a piece of work, a gift, a step, a piece of writing.
  /\b(?:can|could) not (?:\w+ )?do (?:it|this|that|all this|all of it) (?:properly|every (?:day|night|week|time)|right|well|fast|justice|perfectly|like (?:he|she|they|him|her|the)|for (?:him|her|them|everyone|everybody)|in time|the way|as well|full time)\b/g,
  /\b(?:find|get|ask|pay|have|want|hire|needs?|look for) (?:someone|somebody|anyone|another|others?|a man)(?: else)? (?:to|who (?:can|will)) do (?:it|this|that)\b/g,
  /\b(?:he|she|they|son|husband|brother|father) (?:\w+ ){0,2}?(?:says?|said|swears?|swore|claims?|insists?) (?:that )?(?:he|she|they) (?:did not|never) (?:do|did) (?:it|this|that|anything)\b/g,
  // To be taken on, or taken away by an office.
  /\b(?:who (?:will|would|is going to|wants to)|nobody (?:will|would|wants to)|no one (?:will|would|wants to)|will (?:they|anyone|anybody)|would (?:they|anyone|anybody)) (?:still )?(?:take|want|hire|employ) me\b(?! (?:with|home|lord|away))/g,
  /\b(?:if|when|that|until|before) (?:they|ice|immigration|the police|police|the state|the government) (?:\w+ )?(?:take|takes|took|deport|deports|arrest|arrests|detain|detains|send|sends|come for|comes for) (?:me|us)\b/g,
  // A place of work, and things that hang.
  /\bwork(?:s|ed|ing)? (?:\w+ )?(?:in|at) (?:the|his|her|my|our|a) (?:garage|shed|workshop|barn|field|roof|farm|railway|bridge|pharmacy)\b/g,
  /\b(?:clothes?|coats?|dress|dresses|shirts?|jackets?|pictures?|photos?|paintings?|curtains?|washing|laundry|stockings?|hats?|suits?|keys?|cross|icon|calendar|lights|decorations?) (?:\w+ ){0,3}?(?:hang|hangs|hanging|hung)\b/g,
  /\b(?:button|alarm|scarf|necklace|cross|chain|lanyard|medal|stethoscope|pendant|key|keys|brace|collar|badge|camera|whistle) (?:\w+ ){0,2}?(?:round|around|on) (?:my|his|her|their) neck\b/g,
  // Ways of speaking.
  /\band i (?:nearly |almost |could |could just )?die\b(?! (?:tonight|tomorrow|today|soon|by|in))/g,
  /\b(?:be|am) dead before (?:i|he|she|they|we) (?:ever |can )?(?:see|sees|meet|meets|hold|get|gets|grow|grows|finish|marry|marries|graduate|retire|know|learn)\b/g,
  /\b(?:asks?|asked|wonders?|worries) (?:me |us )?(?:\w+ ){0,3}?(?:if|whether|when|why) (?:i|we|he|she|they|mummy|daddy|mother|father|grandma|grandpa|everyone|people) (?:\w+ ){0,3}?(?:die|dies|dead|died)\b/g,
  /\b(?:till|until|so much (?:that )?|and) my (?:\w+ )?(?:face|cheeks|sides|belly|stomach|feet|back|legs|arms|fingers|jaw|throat|head) (?:hurts?|aches?)\b/g,
  /\b(?:they|it|company|firm|shop|school|church|factory|team|bank|club) (?:do|does|did) not (?:even )?exist\b(?: any ?more)?/g,
  /\bsubmit (?:all )?(?:my|our|the|a|an|his|her|their|all) (?:\w+ )?(?:finances|budget|reports?|forms?|applications?|papers?|resume|receipts|invoices?|essay|thesis|assignment|homework|accounts|timesheets?|claim)\b/g,
  /\b(?:smoke|smokes|smoking|smell|smells|noise|music|light|damp|mould|mold|water|dust)\b.{0,50}\b(?:comes?|gets?|came|goes) (?:in|into|through)\b.{0,30}\b(?:room|bedroom|flat|house|window)\b/g,
  // Children among themselves, and a neighbour who shouts at them.
  /\b(?:child|son|daughter|toddler|boy|girl|cousin|grandson) (?:\w+ )?(?:hits?|bites?|bit|pushes|pushed|kicks?|kicked|scratches|scratched) (?:mine|my (?:\w+ )?(?:child|son|daughter|boy|girl)|another child|other children|the other children|(?:his|her) (?:little |baby |younger |older |big )?(?:brother|sister))\b/g,
  /\bneighbou?rs? (?:\w+ ){0,9}?(?:screams?|shouts?|yells?|screaming|shouting|yelling) at (?:my|our|the) (?:children|child|son|daughter|boys|girls|dog)\b/g,
  /\bneighbou?rs?\b.{0,60}\b(?:he|she|they) (?:\w+ )?(?:screams?|shouts?|yells?) at (?:my|our|the) (?:children|child|son|daughter|boys|girls|dog)\b/g,
];

/** Harmless where the talk, or the message, is on such a thing. */
const IN_CONTEXT: readonly { readonly on: RegExp; readonly said: RegExp }[] = [
  {
    on: /\b(?:communion|supper|bread|wine|cup|eucharist|mass|vaccine|job|offer|money|course|exam|test|driving|bus|flat|house|position|promotion|jab|shot|gift)\b/,
    said: /\b(?:take|took|taken|taking) (?:it|them|that|one)\b/g,
  },
  {
    on: /\b(?:letter|speech|sermon|talk|essay|prayer|poem|email|message|story|toast|eulogy|relationship|affair|engagement|call|conversation|lesson|friendship|membership|contract)\b/,
    said: /\b(?:how (?:do|should|can|could|shall|must) (?:i|we) |want to |going to |ought to )end (?:it|this|that)\b/g,
  },
  {
    on: /\b(?:flat ?mates?|room ?mates?|house ?mates?|neighbou?rs?|fridge|kitchen rota|parking|windscreen|car park|dishes|cleans?|laundry|noise|bins?)\b/,
    said: /\b(?:left|leave|put|wrote|stuck|taped) (?:\w+ ){0,2}?(?:note|notes)\b(?: (?:\w+ ){0,2}?(?:fridge|door|car|windscreen|window|board|mailbox|letterbox))?/g,
  },
  {
    on: /\b(?:died|dead|passed away|funeral|suffer\w*|at the end|last (?:days|weeks|months)|was \w+ (?:months|weeks|years))\b/,
    said: /\b(?:he|she|they|mother|father|husband|wife|brother|sister|grandmother|grandfather|aunt|uncle|friend) (?:\w+ ){0,2}?(?:had )?(?:asked|begged|wanted) (?:me |us |the doctors? )?(?:\w+ ){0,2}?(?:to |for )?(?:help(?:ed)? (?:her |him |them )?(?:to )?(?:die|end it)|let (?:her|him) (?:die|go)|die)\b/g,
  },
];

/** Beside one of these nothing is harmless. */
const GRAVE =
  /\b(?:kill\w*|suicid(?!al\b)\w*|hang(?:ing)? (?:my|him|her)|rope|noose|gun|blade|razor|overdos\w*|bridge|exhaust|fumes|goodbye|farewell|end (?:my life|it all|everything)|not (?:want|wish) to (?:live|wake|be here|be alive|exist)|tired of (?:living|life|everything|it all)|no point|can not go on|give up|burden|better off|worthless|hopeless|all (?:of )?(?:my|the|his|her) (?:pills|tablets|medicine|meds)|whole (?:bottle|packet|box|pack)|sleep forever|never wake|hurt myself|empty|be sorry|stash|saving (?:up )?|hoard\w*)\b/;

/**
 * A message without what only sounds like a danger, with the signs of what is left; the message itself where nothing does,
 * or where what is left is a danger all the same. `before` is what the visitor said before, in plain words.
 */
export function meantBy(words: string, signs: MessageSigns, before: string): Meant {
  const whole: Meant = { words, signs };
  const plain = plainWords(words);
  const rest = signs.isYoung || ELSE_DONE.test(plain) ? words : leftOut(words, DENIED);
  const known = rest === words ? whole : { words: rest, signs: careDetector.detectSigns(rest) };
  if (GRAVE.test(plain.replace(KILLS_NOBODY, ' ')) || plain.split(' ').length > LONGEST_READ_CLOSELY)
    return known;
  const inContext = IN_CONTEXT.filter(({ on }) => on.test(plain) || on.test(before)).map(({ said }) => said);
  const left = leftOut(known.words, [...HARMLESS, ...inContext]);
  if (left === known.words) return known;
  const meant = { words: left, signs: careDetector.detectSigns(left) };
  return careDetector.judge([meant.signs])?.level === 'urgent' ? known : meant;
}
