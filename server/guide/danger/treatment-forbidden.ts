/**
 * Whether somebody of the house, or a healer, says no to a treatment that whoever writes needs: "he says no to my operation".
 * Care hardly sees it, since no word of it is grave. Of plain words (words.ts).
 */
export const isForbidden = (plain: string): boolean => FORBIDDEN.test(plain) && !NOT_FORBIDDEN.test(plain);

const BY_WHOM =
  '(?:he|she|they|husband|wife|father|mother|parents|partner|boyfriend|brother|son|family|fiance|in laws?|healer|prophet|pastor|elders?|guru|imam)';
const SAYS_NO =
  '(?:says? no|said no|forbids?|forbade|refuses?|refused|(?:will|would|does|do|did) not (?:let|allow|want) me (?:to )?(?:have|get|go|start|take)?)';
const TREATMENT =
  '(?:operations?|surgery|treatments?|chemo\\w*|dialysis|transfusions?|insulin|radiotherapy|c ?section|caesarean|cesarean)';
const FORBIDDEN = new RegExp(`\\b${BY_WHOM} (?:\\w+ )?${SAYS_NO} (?:\\w+ ){0,4}?${TREATMENT}\\b(?! of the)`);
/** A doctor or an insurer says it, it is the speaker's own, or long over. */
const NOT_FORBIDDEN =
  /\b(?:doctors?|surgeons?|consultant|anaesthetist|insurance|nhs|council|until i|lose weight|court|government|(?:his|her|their) (?:own )?(?:operation|surgery|treatment|chemo\w*|dialysis|insulin)|years ago|lol|haha|(?:the|our|my) (?:dog|cat|horse))\b/;
