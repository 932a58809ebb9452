import type { FormId } from './form-request.ts';

/** Words with which something is surely wanted, whatever else is told. */
const SURELY_ASKS =
  /\b(?:please|pls|plz|help me|help us|help with|can you|could you|would you|(?:give|write|make|draft|prepare|plan) (?:me|us|a|an|my|our)|what (?:do|can|should|could|shall|would|to) (?:i |we )?(?:write|say|put|text|read|preach|do)|how (?:do|can|should|could|to) (?:i |we )?(?:write|word|phrase|lead|start|begin|answer|thank|explain|tell)|(?:i|we) (?:need|want|would like|have to (?:write|lead|prepare|give|preach|send))|ideas|outline|suggest\w*|questions for)\b/;

const SOMEBODY =
  '(?:he|she|they|people|husband|wife|boss|friend|friends|pastor|priest|vicar|brother|sister|man|woman|mother|mum|mom|father|dad|boyfriend|girlfriend|son|daughter|church|school|company|team|neighbou?r|colleague|leader|teacher|ex|aunt|uncle|family)';

/** How one speaks of a thing that somebody has done, has or goes to, and wants none made. */
const ONLY_TOLD: Partial<Record<FormId, RegExp>> = {
  note: new RegExp(
    `\\b${SOMEBODY} (?:(?!who\\b|whose\\b|that\\b)\\w+ )?(?:sends?|sent|made|makes|wrote|writes|left|leaves|gave|signed|posted|got|keeps|kept)\\b|\\b(?:i|we) (?:always |still |often |already |once |have )*(?:send|sent|wrote|write|got|found|kept|keep|won|have) (?:\\w+ ){0,4}?(?:cards?|letters?|notes?|messages?|condolences?)\\b|\\b(?:green|scratch|sim|bank|debit|credit|id|red|yellow|playing|phone|library|score|report|membership) cards?\\b|\\b(?:high|low|top|musical|wrong|last) notes?\\b|\\b(?:notes?|letters|words|cards) (?:just |all |only )*(?:sit|sits|swim|swims|blur|blurs|dance|jump|come back|came back|in the (?:side|margin|margins|app))\\b|\\bnotes app\\b`,
  ),
  study: new RegExp(
    `\\b${SOMEBODY} (?:\\w+ ){0,2}?(?:leads?|leading|led|runs?|running|teaches|teaching|attends?|goes|going|went|comes|coming|came|hosts?|hosting|joined|left|stopped)\\b|\\b(?:is|are|am|was|were|met|sits?|go|goes|went) (?:\\w+ )?(?:in|at|from|to) (?:my|our|the|a|his|her|their) (?:\\w+ )?(?:bible stud(?:y|ies)|study group)\\b|\\b(?:my|our|the|his|her) (?:\\w+ )?bible study (?:leader|teacher|group|friends?|lady|ladies|man|people|girls?|guys?)\\b|\\b(?:nobody|no one|hardly anybody|hardly anyone|only \\w+|just \\w+) (?:\\w+ )?(?:came|comes|come|turned up|turns up|showed up|shows up)\\b|\\bweeks on (?:the (?:road|ward|rig|ship|boat|sofa|waiting list)|tour|call|holiday|tablets|pills|sick leave)\\b`,
  ),
  sermon:
    /\b(?:in|during|through|after) (?:the|every|his|her|their|our|a|each) (?:\w+ )?sermons?\b(?!.*\bpreach)|^(?:explain|why|what does|what is the meaning|who (?:is|was))\b/,
  talk: /\b(?:he|she|they|we|sisters?|wife|husband|mother|mum|mom|friends?|kids|children|people|everyone|everybody) (?:\w+ ){0,3}?talks? (?:every|all|on the|for (?:hours?|\d+)|too|so)\b|\bminutes? (?:i|he|she|they|we|it) \w+/,
  verses:
    /^(?:and |so )?what (?:is|are|was) (?:the )?(?:shortest |longest |first |last |saddest |most famous )?(?:bible )?(?:verse|psalms?|verses)(?: in the bible)?$|\b(?:i|we|he|she|they) (?:\w+ )?(?:likes?|loves?|reads?|prays?|sings?|hates?|knows?) (?:the |all |only )?psalms\b|\b(?:the )?psalms (?:go|goes|went|are|were|help|helps|feel|mean|seem)\b|\bget (?:\w+ )?verses in\b/,
  reading:
    /\b(?:i|we) (?:\w+ )?read (?:something|it|that|somewhere|about)\b(?!.*\b(?:what|which|can|could|should) (?:i|we) read\b)/,
  child:
    /\bput (?:my|our|his|her) (?:own )?(?:son|daughter|child|kids?|children|boy|girl) (?:on|in|out|to|into|up)\b|\b(?:boy|girl|son|daughter|man|woman) (?:of|is|aged) (?:1[5-9]|[2-9]\d)\b|\bsay (?:goodbye|no|sorry|yes) to\b|\bsay to (?:the|a|my|our|her|his) (?:widow|widower|neighbou?rs?|couple|man|woman|family|parents|teacher|boss|mother|father)\b|\bprodigal son\b/,
};

/** Whether what a form is made of is only told of or asked about. */
export function isOnlyTold(form: FormId, words: string): boolean {
  const told = ONLY_TOLD[form]?.test(words) ?? false;
  return told && (ALWAYS.has(form) || !(SURELY_ASKS.test(words) || BEGINS_WITH_IT.test(words)));
}

/** "Card for a colleague whom they made redundant". */
const BEGINS_WITH_IT =
  /^(?:an? |some |short )*(?:\w+ )?(?:cards?|letters?|notes?|messages?|texts?|words|speech|eulogy|toast|study|talk|sermon|verses?|psalms?|readings?) (?:to|for|from|on|about)\b/;

/** Of these the words are no request even beside one: "please explain the prodigal son". */
const ALWAYS: ReadonlySet<FormId> = new Set(['child', 'verses']);

const WHETHER =
  /^(?:(?:and|but|so|hi|hello|ok) )*(?:is|was|would|are) (?:it|that|this|there) (?:\w+ )?(?:wrong|ok|okay|right|alright|all right|a sin|sinful|bad|silly|weird|strange|selfish|disrespectful|allowed|biblical|normal|fine|too late|rude|cheating|appropriate|anything wrong)\b/;

/** "Is it wrong to write to the dead": whether one may is asked, and not that it be done. */
export const asksWhether = (words: string): boolean =>
  WHETHER.test(words) && !WANTS_IT_ALL_THE_SAME.test(words);
const WANTS_IT_ALL_THE_SAME =
  /\b(?:please|pls|plz|help me|help us|(?:can|could|would) you|what (?:do|can|should|could|shall|to) (?:i |we )?(?:write|say|put|text|read|preach))\b/;

/** What a child asked or did is told, and nobody asks how to answer it. */
const ASKS_HOW =
  /\b(?:explain|tell|answer|say|put|describe)\b.*\b(?:child|children|kids?|son|daughter|boy|girl|toddlers?|olds?|class|grand\w+|niece|nephew|him|her|them)\b|\b(?:how|what) (?:do|can|could|should|shall|would|to)\b/;
export const onlyTellsOfAChild = (words: string): boolean => !ASKS_HOW.test(words);
