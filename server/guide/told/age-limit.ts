const YEARS = '(?:[5-9]|1[0-2]|five|six|seven|eight|nine|ten|eleven|twelve)';
/** "I am 10", and no "I am 10 weeks pregnant" or "11 years married". */
const IS_A_CHILD = new RegExp(
  `\\bi (?:am|will be|turn|turned) (?:only |just |nearly |almost )?${YEARS}\\b(?! (?:years? (?!old)|stone|kilos?|pounds|percent|times|minutes|hours|days|weeks|months|miles|of|in|feet|foot|points|dollars))`,
);
const HERE =
  '(?:use|using|talk|chat|chatting|write|writing|join|be here|be on here|sign up|log in|ask (?:you|this|here)|read this|this|you|here|berea|the (?:app|chat|site|page|website))';
const ASKS_FOR_AN_AGE = new RegExp(
  `\\b(?:how old (?:do|must|should|does) (?:i|you|one|we|my \\w+) (?:have to |need to )?be|(?:age limit|minimum age|age restriction)|(?:am i|is (?:he|she)) (?:too young|old enough))(?: |$)(?!(?:to|for|in|at) (?!${HERE}\\b))`,
);
/** Whether something is for children: this, and nothing that was spoken of. */
const CHILDREN_HERE =
  /^(?:is|are|may|can|could|should|do|does|would)\b.{0,60}\b(?:kids?|child|children|son|daughter|\d+ year olds?)\b/;
const OF_THIS = /\b(?:this|you|berea|app|chat|site|page|website|here)\b/;

/**
 * Whether a message says that its writer is a child, or asks from which age on the guide may be used. An age that it
 * tells of somebody else, and whether one is too old or too young for something else, are no such question.
 */
export const asksAgeLimit = (plain: string): boolean =>
  IS_A_CHILD.test(plain) ||
  ASKS_FOR_AN_AGE.test(`${plain} `) ||
  (CHILDREN_HERE.test(plain) && OF_THIS.test(plain));

const ONLY_AN_AGE = new RegExp(`^(?:hi |hello |hey )?i am (?:only |just )?${YEARS}(?: years? old)?$`);

/** Whether a message says nothing but that its writer is a child. */
export const tellsOnlyOfBeingAChild = (plain: string): boolean => ONLY_AN_AGE.test(plain);

const NAMES_NOTHING =
  /^(?:but |and |so |or )*(?:(?:am i|is (?:he|she)) (?:too young|old enough)|how old do i (?:have|need) to be)$/;

/** Whether a message asks if one is too young for what was spoken of before, and hardly for this chat. */
export const asksAgeForBefore = (plain: string, before: readonly string[]): boolean =>
  NAMES_NOTHING.test(plain) && before.length > 0 && !before.some((earlier) => IS_A_CHILD.test(earlier));
