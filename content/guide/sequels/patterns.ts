/** Parts of patterns over plain words (lower case, contractions written out). */

/** What people put before what they say. */
const LEAD =
  '(?:(?:so|and|but|ok|okay|then|well|yes|yeah|no|also|oh|thanks|thank you|now|i mean|like|just|please|honestly|sorry|maybe|or|because|still) )*';
/** And what they put behind it. */
const TAIL =
  '(?: (?:though|then|now|anyway|about (?:it|this|that)|please|tonight|today|tomorrow|again|too|either|really|do you think|at all|anymore|any more|to (?:him|her|them)|with (?:him|her|them)|in that case|exactly|actually))*';

/** Somebody who is spoken of. */
export const SOMEONE =
  '(?:him|her|them|(?:my|our|the|his|her|their) (?:(?!and\\b|that\\b|if\\b)\\w+ ){0,2}?(?!that\\b|if\\b|to\\b)\\w+|anyone|anybody|someone|somebody|people|everyone|one another|each other)';
/** The one who is spoken of, as who does something. */
export const THEY =
  '(?:he|she|they|(?:my|our|the|his|her) (?:\\w+ )?(?:wife|husband|partner|boyfriend|girlfriend|mum|mom|mother|dad|father|parents?|son|daughter|children|child|brother|sister|friend|friends|boss|manager|pastor|priest|family|sponsor|church|colleagues?|neighbou?rs?|in laws?|ex|teacher|doctor|elders?|group|people))';

/** The whole of what is said. */
export const whole = (pattern: string): RegExp => new RegExp(`^${LEAD}(?:${pattern})${TAIL}$`);
/** How it begins. */
export const open = (pattern: string): RegExp => new RegExp(`^${LEAD}(?:${pattern})\\b`);
