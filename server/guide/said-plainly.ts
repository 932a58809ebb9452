/** Thanks for the reply before, in front of a new question. */
const THANKS_FIRST =
  /^(?:(?:ok|okay|oh|ah|great|good|wow|lovely) ?[,.!]* ?)?(?:thanks|thank you|thank u|thx|cheers|ta)(?: (?:so much|very much|a lot))? ?[!.,;:–-]+ ?(?:(?:and|but|also|now) )?(?=\S+ [^\n]{1,300}\?$)/i;
/** A number with "today" behind it, and nothing that is counted. */
const AGE_TODAY =
  /^(?:(?:hi|hello|guess what|so|well)[,!.]? )?i(?:['’]?m| am| turn| turned|['’]?ve turned) (\d{1,3}|ninety|eighty|seventy|sixty|fifty|forty|thirty|twenty)(?: years old)? today\b/i;
/** Good news of an examination, and the illness that it excludes. */
const IS_CLEAR =
  /\b(?:scans?|tests?|results?|biops(?:y|ies)|mri|ct|mammogram|smear)\b[^\n]{0,40}\b(?:clear|clean|benign|negative|good|fine)\b/i;
const NO_CANCER =
  /\b(?:there(?: is|['’]s) |it(?: is|['’]s) )?(?:no (?:more )?(?:cancer|tumou?r|lump)|not (?:cancer|malignant|a tumou?r))\b/i;

/** A message as it is read: without thanks before a question, and with what its few words leave out or deny said plainly. */
export function saidPlainly(words: string): string {
  const asked = words.trim().replace(THANKS_FIRST, '');
  const aged = asked.replace(AGE_TODAY, 'today is my birthday, I am $1 years old');
  return IS_CLEAR.test(aged) ? aged.replace(NO_CANCER, 'the cancer is gone') : aged;
}
