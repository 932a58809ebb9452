/**
 * Whether a prayer is wanted, or only spoken of. "They pray for me as if I were ill" tells, "does praying for the dead
 * help" asks about it, and "the operation is on Friday" does not speak of it at all; words to pray with answer none of them.
 */

const WHO =
  '(?:i|we|he|she|they|who|people|everyone|everybody|anyone|anybody|someone|somebody|nobody|no one|church|mother|mum|mom|father|dad|nan|gran|grandma|grandmother|husband|wife|son|daughter|sister|brother|friend|friends|pastor|priest|family|team|group|parents|children|imam|kids|them|him|her|it)';
/** Somebody prays, prayed, would pray, cannot pray. */
const SOMEBODY_PRAYS = new RegExp(
  `\\b${WHO} (?:(?:do|does|did|all|just|always|often|still|only|never|even|used to|would|will|can not|could not|do not|did not|does not|will not|am|is|are|was|were|be|been|have|has|had|have been|has been|kept|keep|keeps|tried to|try to|started|already|really) )*(?:pray|prays|prayed|praying)\\b`,
);
/** But so one asks for words: "what do I pray", "I want to pray for my son", "can we pray together". */
const FOR_WORDS =
  /\b(?:what|how) (?:do|can|could|should|shall|would|may|might|am|are) (?:i|we)\b|\b(?:can|could|shall|will|would|may) we (?:\w+ )?pray (?:together|for|with|over|now)\b|\b(?:i|we) (?:want|need|would like|wish) (?:you )?to pray (?:for|with|over|before|at|about)\b|\blet us pray\b/;
const ABOUT_IT =
  /\b(?:does|do|did|will|would|can|is|was|are) (?:praying|prayers?)\b(?! (?:written|to hand))|\b(?:is|was|would) (?:it|that) (?:\w+ ){0,2}to pray\b|^(?:(?:and|but|so|or|then) )*(?:can|may|could|should|must|am|do) i (?:\w+ ){0,3}?(?:pray(?:ing)?|do the prayers?)\b|\bdoes (?:anyone|someone|somebody|anybody) pray\b|\bcan (?:you|one|people|christians|we|i) (?:even )?pray (?:(?:in|on|at) (?:the|a|your|bed|church)\b(?! name)|while|to (?:saints|mary|the dead|angels)|for (?:someone|somebody|people|anyone) (?:who|that|already|dead))/;
const TOLD_OF_IT =
  /\b(?:says?|said|told|tells?|asks?|asked|wants|wanted me|want me|expects?|expected|makes?|made|forced|taught) (?:\w+ ){0,2}?(?:(?:to|i|should|just|me) )*pray\b(?! for (?:me|us|him|her|them|my|our) please)|\b(?:can not|could not|do not|did not|not able to|unable to|stopped|without|too \w+ to|no words) (?:\w+ )?(?:to )?pray\w*\b|\b(?:sinners|same|my|his|her|their|old|wrong) prayer (?:about|\d+|every|again|so)|\b(?:writing|wrote|written|reading|hears?|answers?|answered|unanswered) (?:\w+ )?prayers?\b|\bin prayer and\b|\b(?:we|i) would pray\b|\bthe prayers with\b/;
const SURELY =
  /\b(?:please|pls|plz|kindly)\b.*\bpray|\bpray\w* (?:\w+ ){0,6}?(?:please|pls|plz)\b|\b(?:write|give|make|need|say|have|compose|want|send) (?:me |us )?(?:a |an |some |one |another )?(?:\w+ )?prayers?\b|\b(?:is there|got|have you|do you have|any|a|short|1|one) (?:\w+ )?prayer (?:for|before|to|when|about|that|of|please)\b|\b(?:can|could|will|would) you (?:please )?pray (?:for|with|over|that) (?:me|us|my|our|her|him|them|the|this|his|their|[a-z]+$)\b|\bpray (?:for|with|over) (?:me|us|my|our) (?:please|now|tonight|today)\b|^(?:please )?pray (?:for|with|over|that)\b/;

/** Whether plain words speak of praying and ask for no prayer. */
export function onlySpeaksOfPrayer(plain: string): boolean {
  if (SURELY.test(plain) && !ABOUT_IT.test(plain)) return false;
  if (ABOUT_IT.test(plain) || TOLD_OF_IT.test(plain)) return true;
  return SOMEBODY_PRAYS.test(plain) && !FOR_WORDS.test(plain);
}

const SPEAKS_OF_IT =
  /\bpray|\bprayer|\bbless|\bgrace\b|\bamen\b|\bintercession|\bthank(?:s)? (?:to )?(?:god|the lord|him)\b|\b(?:say|speak|talk|cry) to (?:god|the lord|jesus)\b|\b(?:accept|receive|give my life to|come to) (?:christ|jesus)\b|\blord\b/;

/** Whether words to pray with are wanted: what was only learned to lie near such a prayer asks for none. */
export const mayWantPrayer = (plain: string): boolean =>
  SPEAKS_OF_IT.test(plain) && !onlySpeaksOfPrayer(plain);
