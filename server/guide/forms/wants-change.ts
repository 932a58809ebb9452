import { plainWords } from '../reading/words.ts';

const LEADS =
  '(?:(?:and|but|or|also|ok|okay|oh|yes|yeah|well|now|just|then|so|thanks|thank you|please|maybe|perhaps|actually|sorry|great|good|nice|perfect|lovely) )*';
/** Words that ask for a change whatever stands beside them. */
const WANTS = new RegExp(
  `^${LEADS}(?:no )?(?:make|keep|add|put in|use|write|rewrite|change|turn|swap|include|mention|short|shorter|longer|simpler|simple|less|more|cute|a bit|a little|slightly|another|one more|something|somebody else|both should|all should|it should|it must|it needs to|it has to|(?:must|should|needs to|has to) be|(?:can|could|would|will) you|(?:can|could) (?:it|this|that|we have)|(?:can|could|may) i have|i (?:want|need|would like|would prefer|prefer|would love) (?:it|a|an|one|something|more|less|some)|we (?:want|need|would like) (?:it|a|an|one|something|more|less|some)|ages? \\d|aged|(?:a|the) (?:\\w+ )?(?:one|version|game|joke|song|verse|story|line|sentence))\\b|\\b(?:please|pls|instead|version|as well)$|\\b(?:story|shorter|longer|simpler) (?:please|pls)\\b|\\b(?:too (?:long|short|religious|formal|heavy|churchy|preachy|pious|sad|stiff|cheesy)|not (?:so|too) \\w+|not preachy|not cheesy|(?:do|does) not want (?:anything|any|it|too|a)|rhym\\w+|funny|funnier|warmer|lighter)\\b`,
);
/** These only begin a request where nobody does or is anything behind them: "with birds in it", "nothing cheery". */
const BEGINS = new RegExp(
  `^${LEADS}(?:with|without|for|about|by|as|no|nothing|not|only|one|something|some|few|three|two|\\d+) `,
);
const CLAUSE =
  /\b(?:i|he|she|they|we|it|you|who|that|there|this|everyone|everybody|nobody|people|somebody|someone) (?:\w+ )?(?:am|is|are|was|were|has|have|had|do|does|did|will|would|can|could|should|might|may|must|not|never|just|only|\w+ed|\w+s|said|got|went|came|took|left|made|gave|told|lost|found|put|hit|cut|let|know|think|feel|want|need)\b/;
const NO_WAY = /^(?:no|nope|not) (?:seriously|really|way|me|him|her|just|one|yet|sure|true|that)\b/;

/** Whether a message asks for what was made in another form, and does not go on telling. */
export function wantsItOtherwise(words: string): boolean {
  const plain = plainWords(words);
  if (WANTS.test(plain)) return true;
  return BEGINS.test(plain) && !CLAUSE.test(plain) && !NO_WAY.test(plain) && !TELLS_OF_IT.test(plain);
}

/** "It bit my son", "two of my staff are not speaking": told of a thing or of some, and no number or shape that is wanted. */
const TELLS_OF_IT =
  /^(?:(?:and|but|so|well|no|actually|also|sorry|oh|ok|thanks|thank you) )*(?:(?:it|that|this|one|\d+) (?:(?:is|was) (?!too\b|for\b|to be\b|about\b|meant\b|longer\b|shorter\b|only (?:for|to)\b|a (?:card|text|letter|poem|toast|speech)\b)|has (?!to\b)|had\b|did\b|does\b|will\b|bit\b|hit\b|hurts?\b|came\b|went\b|took\b|made me\b|makes me\b|\w+ed\b)|(?:one|two|three|some|many|most|both|half|all|\d+) of (?:my|our|the|them|us|his|her|their)\b|no (?:idea|clue)\b|\d+ and \d+$|(?:it|that|this) (?:starts|begins) (?:in|at|on)\b|in \d+ (?:minutes|hours|days|weeks)\b|\d+ (?:weeks|months|years|days|hours)(?:$| (?:today|tomorrow|now|ago|together|married|old|pregnant|gone|in)\b))/;

/** Whether a message only tells on, although it begins as a change might. */
export const tellsOfIt = (plain: string): boolean => TELLS_OF_IT.test(plain);

/** "No seriously, she is cruel": what is meant, and nothing that is to be left out. */
export const insists = (plain: string): boolean => NO_WAY.test(plain);
