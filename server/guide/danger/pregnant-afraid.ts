/** Somebody expects a child and fears what is done to her at home. Of plain words (words.ts). */
const EXPECTING =
  /\b(?:i am|i was|im|and|being|got me|made me|fell|falling|get|unmarried) (?:\w+ ){0,3}?pregnant\b|\bi (?:am |have )?(?:carrying|expecting|having) (?:a |his |belle|and)\b|\bpregnant (?:and|but) (?:i|my|if|no)\b|\b(?:missed|late) (?:\w+ )?periods?\b|\bmissed periods\b|\bmy pregnancy\b|\bmonths gone\b|\b(?:two|2) lines\b|\bpositive test\b|\bbaby in(?:side)? me\b|\bme and (?:this|my|the) baby\b/;
const AT_HOME =
  '(?:father|mother|parents|stepfather|brothers?|uncles?|family|papa|baba|daddy|aunt\\w*|grandfather|community|relatives|they)';
const DOES =
  '(?:(?:really |literally |actually |would |will |gon |gonna |going to )*(?:kill|finish|murder|beat|harm|hurt|throw|drive|chase|kick|send|lock|disown|force|marry|burn)|would do to|threw|has a temper|temper|violent|honou?r)';
const FEARED = new RegExp(
  `\\b${AT_HOME}\\b(?: \\w+){0,8}? ${DOES}\\b|\\b(?:send|sending|sent) (?:me )?(?:back )?(?:home )?(?:\\w+ )?to (?:be )?(?:marr\\w+|the old man|\\w+ as wife)\\b`,
);
/** "My mum will kill me" alone is a way to say that she will be cross. */
const IN_EARNEST =
  /\b(?:really|literally|serious\w*|mean it|has said|have said|said before|did it to|threw|throw|drive|chase|send|sending|lock|marr\w+|temper|beat\w*|finish a girl|honou?r|shame|hits?|violent|afraid|scared|terrified|trembling|caste|only (?:god|jesus) knows)\b/;
const OF_ANOTHER =
  /\bmy (?:\w+ )?(?:friend|sister|daughter|niece|cousin|girlfriend|student|wife) (?:\w+ ){0,3}?pregnant\b/;

/** Whether these words, or they after what was said before, tell of it. */
export function isPregnantAndAfraid(plain: string, before: string): boolean {
  const all = `${before} ${plain}`;
  return EXPECTING.test(all) && FEARED.test(plain) && IN_EARNEST.test(plain) && !OF_ANOTHER.test(all);
}
