import { BOOKS } from '../../../scripture/text/books.ts';

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

/** "What is the message of Job": what a text says is asked, and no message to send is wanted. */
const MESSAGE_OF =
  /\bwhat(?:['’]?s| is| was) the (?:(?:main|central|key|basic|overall|big|core|actual|real) )?(message|point) (?:of|in|behind) (the )?(?=\S)/i;
const BOOK_BEHIND = new RegExp(
  `^(?:whole )?(?:(?:book|letter|epistle|gospel) (?:of |to (?:the )?|according to )?)?(?:the )?(${BOOKS.map(({ name }) => name).join('|')})\\b(?! ?\\d)(?:['’]s)?(?: (?:book|letter|gospel))?`,
  'i',
);

/** What the message of a text is, asked as one asks what a book is about, or what something means. */
function aboutText(words: string): string {
  const match = MESSAGE_OF.exec(words);
  if (!match) return words;
  const [all, kind = '', article = ''] = match;
  const before = words.slice(0, match.index);
  const behind = words.slice(match.index + all.length);
  const book = BOOK_BEHIND.exec(behind);
  if (book) return `${before}what is the book of ${book[1]} about${behind.slice(book[0].length)}`;
  return kind.toLowerCase() === 'point' ? words : `${before}what is the meaning of ${article}${behind}`;
}

/** A message as it is read: without thanks before a question, and with what its few words leave out or deny said plainly. */
export function saidPlainly(words: string): string {
  const asked = words.trim().replace(THANKS_FIRST, '');
  const aged = aboutText(asked).replace(AGE_TODAY, 'today is my birthday, I am $1 years old');
  return IS_CLEAR.test(aged) ? aged.replace(NO_CANCER, 'the cancer is gone') : aged;
}
