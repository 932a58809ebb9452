/** How a message begins that says what is to be changed of a text: over its own words. */

/** What people put before it. */
export const POLITE =
  "(?:(?:and|but|also|so|then|please|pls|now|ok|okay|great|lovely|nice|good|thanks|thank you|perfect|can|could|would|will|you|we|i|it|maybe|perhaps|just|want to|would like to|['’]d like to|need to|needs to)[ ,]+)*";
export const VERB =
  "(?:add|mention|include|insert|put (?:in|something|a (?:bit|line|sentence|word)|it|that)|(?:work|weave|bring) (?:in|something)|(?:make|keep|change|rewrite|redo|write|say) (?:it|this|that|the (?:prayer|card|letter|note|blessing|grace|text|tone|last|first|end|ending|beginning))|shorten|take out|leave (?:out|off)|remove|drop (?:the|that|it)|cut (?:it|that|the|out|down)|delete|(?:less|more|fewer) (?:of|about|on|formal|[\"“‘']|\\w+ words)|shorter|longer|simpler|use (?:less|fewer|more|other|simpler|shorter|a different|another|the words?)|no more (?:of|[\"“‘'])|(?:do ?n['’]?t|do not|never) (?:say|mention|use|call|write)|less (?:than )?(?:\\w+y|formal|stiff|long))";
export const INSTRUCTS = new RegExp(`^${POLITE}${VERB}\\b`, 'i');
/** Whether a message says what is to be changed of a text, and tells nothing. */
export const instructs = (words: string): boolean => INSTRUCTS.test(words.trim());
