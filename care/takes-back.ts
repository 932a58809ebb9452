import type { MessageSigns } from './types.ts';

/**
 * Somebody says openly that a danger was not meant, or is none: "no no, the dog bit the postman, nobody hit me". Whoever is
 * afraid may say so too; what follows from it stands in judge.ts. Of folded sentences with a bar at the end of each.
 */
const HARM =
  '(?:hit|hits|hitting|hurt|hurts|hurting|beat|beats|beating|touch|touched|touches|attacked|threatened|slapped|kicked|pushed|bit|harm|harmed|abused|abuses)';
const SOMEBODY = '(?:me|us|him|her|them|anyone|anybody|someone|somebody)';
/** "Nobody hit me hard", "not yet", "never when others are there" say the contrary. */
const NOT_QUITE =
  '(?! (?:\\S+ ){0,2}?(?:back|yet|today|tonight|this|since|because|hard|badly|much|that|again|any|lately|when|while|unless|except|if|in|on|for|where|like|so) )';
const NO_HARM = new RegExp(
  ` nobody (?:(?:has|ever|is|was) )?${HARM} ${SOMEBODY}${NOT_QUITE}| (?:he|she|they|my \\S+) (?:(?:has|have|had|did|does|do|would) )?(?:not|never) (?:ever )?${HARM} ${SOMEBODY}${NOT_QUITE}` +
    '| nobody (?:is|was) (?:being )?(?:hurt|hit|beaten|harmed|in danger) | (?:i am|we are) not (?:in danger|being (?:hurt|hit|abused|beaten)) | (?:joking|kidding|a joke) | (?:haha\\S*|lol|nah) (?:no|nah) |^ (?:no|nah) (?:haha\\S*|lol) ',
);
const EXPLAINED =
  / (?:misunderst\S*|misread|got (?:it|that|me|this) wrong|took (?:it|that|me) wrong) | not what i (?:mean|meant|said|was saying) | i (?:meant|was (?:talking|speaking|asking) about|am talking about) (?:the|an?|my|our) (?!(?:life|death|suicide|end|pills|tablets|own) )| (?:it|that|this) (?:is|was) (?:about )?(?:the|an?|my|our) (?:\S+ )?(?:dog|cat|ball|football|game|match|film|movie|book|song|horse|bird|dream|play|character) /;

/** What a message takes back of what was said before it. */
export const takenBackIn = (text: string): MessageSigns['takesBack'] =>
  EXPLAINED.test(text) ? 'anything' : NO_HARM.test(text) ? 'harm' : undefined;
