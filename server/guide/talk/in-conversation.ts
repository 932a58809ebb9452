import { NO_OTHER_TONE } from '../../../content/guide/edits.ts';
import { RESHAPED } from '../../../content/guide/heard.ts';
import { passagesInMessage } from '../../../scripture/references/message-references.ts';
import { passageOfMark } from '../../../scripture/references/passage-of-reference.ts';
import { bookOf, overlap } from '../../../scripture/references/passage-ranges.ts';
import type { Passage } from '../../../scripture/types.ts';
import type { RecalledAnswer } from '../answer-record.ts';
import { questionAnswer } from '../answers/question-answer.ts';
import { askedFromTheHeart, factAnswer } from '../answers/short-facts.ts';
import { amountsIn, amountWords } from '../forms/amounts.ts';
import { changedAnswer, formAnswer } from '../forms/form-answer.ts';
import type { FormRequest } from '../forms/form-request.ts';
import { wantsItOtherwise } from '../forms/wants-change.ts';
import type { Intent, Subject } from '../intent.ts';
import { asksInWords, asksSomething } from '../reading/requests.ts';
import { plainWords, wordsOf } from '../reading/words.ts';
import type { Subjects } from '../recognise/subjects.ts';
import type { Spoken } from '../spoken.ts';
import type { Telling } from '../telling.ts';
import { toldAfterMade } from './after-made.ts';
import { isPersonalTalk, prayerOnWhatWasTold, questionSpoken, toldOn, toSay } from './conversation.ts';

/** What is made for somebody. */
export const IS_MADE: ReadonlySet<Intent['kind']> = new Set([
  'form',
  'prayer',
  'note',
  'study',
  'devotional',
  'sermon',
]);

const STAYS: ReadonlySet<string> = new Set(['asked-more', 'told-more']);
/** From here a few words are taken for a new subject, and not for a question from the heart. */
const SURELY_NEW = 0.9;

/** In words: so few say one thing. */
const FEW = 10;
const FEW_ABOUT_A_FORM = 16;
/** And so many say what is to be changed of what was made. */
const SAYS_WHAT = 5;

/** "Make it rhyme": something is to be done with what was made. */
const RESHAPES =
  /^(?:please |now |can you |could you )*(?:make|turn|put|do|change|write|say) (?:it|that|this|them)\b/i;

const OTHER_TONE =
  /\b(?:(?:less|more|not so|too) (?:formal|personal|casual|poetic|serious|cheerful|sad|heavy|stiff|emotional|dry|modern)|warmer|funnier|funny|happier|rhym\w+|as a (?:song|poem)|in verse)\b/;

/** To what somebody wants changed of what was made, and that we cannot read: another one of it, and what can be changed. */
function reshaped(telling: Telling, last: RecalledAnswer, isQuestion: boolean): Spoken | undefined {
  if (!wantsItOtherwise(telling.request.words)) return undefined;
  if (!last.form || isQuestion || wordsOf(telling.request.words).length > FEW_ABOUT_A_FORM) return undefined;
  const parts = changedAnswer(telling, { ...last.form, isShort: true }, last);
  const lead = OTHER_TONE.test(plainWords(telling.request.words)) ? NO_OTHER_TONE : telling.line(RESHAPED);
  return parts.length === 0 ? undefined : { parts: [lead, ...parts], form: last.form };
}

/** Whether passages that are named belong to the entry that was spoken of. */
function isOnSubject(passages: readonly Passage[], { subject }: RecalledAnswer): boolean {
  const own = (subject.question?.passages ?? []).map(({ mark }) => passageOfMark(mark));
  return passages.some((passage) => own.some((other) => overlap(other, passage)));
}

/** What takes up the conversation and is no request and no sure subject of its own. */
export function inConversation(
  telling: Telling,
  intent: Intent,
  last: RecalledAnswer | undefined,
  subjects: Subjects,
): Spoken | undefined {
  if (intent.kind === 'thanks' || intent.kind === 'goodbye' || intent.kind === 'greeting') return undefined;
  const { words } = telling.request;
  const isQuestion = last ? asksSomething(words) : asksInWords(words, plainWords(words));
  if (!last)
    return isQuestion && intent.kind === 'unknown' ? questionSpoken(telling, undefined, subjects) : undefined;
  if (intent.kind === 'prayer' && hasNoSubject(intent.subject) && !isInLimits(intent.form)) {
    const prayer = prayerOnWhatWasTold(telling);
    if (prayer) return prayer;
  }
  const said = IS_MADE.has(intent.kind) ? undefined : toSay(telling, last);
  if (said) return said;
  // A question on a question of the faith wants an answer, and not the next part of the entry.
  const asksOn = intent.kind === 'question' && intent.follow === 'more' && isQuestion;
  const stays = asksOn || ('follow' in intent && intent.follow !== undefined && STAYS.has(intent.follow));
  if (intent.kind === 'unknown' || intent.kind === 'outside' || stays)
    return (
      reshaped(telling, last, isQuestion) ??
      (isQuestion
        ? questionSpoken(telling, last, subjects)
        : (toldAfterMade(telling, last) ?? toldOn(telling, last, subjects)))
    );
  if (intent.kind === 'passage' && isQuestion && isOnSubject(intent.passages, last)) {
    const question = last.subject.question;
    const parts = question && questionAnswer(telling, { kind: 'question', question, follow: 'more' });
    if (parts) return { parts };
  }
  const isPassageAgain = intent.kind === 'passage' && intent.follow === 'more' && isQuestion;
  if (isPassageAgain) return questionSpoken(telling, last, subjects);
  const isNew = intent.kind === 'topic' || intent.kind === 'question';
  if (!isNew) return undefined;
  const isSureOfNew = (subjects.needs(words)[0]?.probability ?? 0) >= SURELY_NEW;
  const takesUp = intent.follow !== undefined;
  if (!takesUp && isSureOfNew) return undefined;
  const again =
    takesUp && wordsOf(words).length < SAYS_WHAT && !RESHAPES.test(words)
      ? undefined
      : reshaped(telling, last, isQuestion);
  if (again) return again;
  const told = isQuestion ? undefined : toldAfterMade(telling, last);
  if (told) return told;
  const heart = isPersonalTalk(last)
    ? askedFromTheHeart(words, takesUp && wordsOf(words).length <= FEW)
    : undefined;
  return heart && { parts: factAnswer(telling, heart), fact: heart.id };
}

/** "What could I read at it": something to read on what the talk is about, and not on reading. */
const onlyAsksWhatToRead = ({ subject, form }: Extract<Intent, { kind: 'form' }>): boolean =>
  form.form === 'reading' &&
  subject.topic?.id === 'reading-the-bible' &&
  !subject.question &&
  !subject.occasion &&
  subject.passages.length === 0;

/** What is asked to be made with no subject named is about what was spoken of. */
export function withSubject(intent: Intent, last: RecalledAnswer | undefined): Intent {
  if (!last || intent.kind !== 'form' || intent.form.occasion) return intent;
  if (!hasNoSubject(intent.subject) && !onlyAsksWhatToRead(intent)) return intent;
  if (intent.form.scope) return intent;
  const { books } = intent.form;
  // Verses are wanted beside those that were shown.
  if (intent.form.form === 'verses' && hasNoSubject(last.subject) && !books) return intent;
  const shown = last.shown.filter((passage) => !books || books.includes(bookOf(passage).osis));
  if (books && shown.length === 0) return intent;
  const subject: Subject = hasNoSubject(last.subject) ? { passages: shown } : last.subject;
  return { ...intent, subject };
}

const QUESTIONS =
  /\b(?:a|one|two|three|four|five|six|some|few|\d{1,2}) (?:\w+ ){0,2}questions?\b(?! about you)/;
/** Forms that change their own number of questions. */
const KEEPS_QUESTIONS: ReadonlySet<string> = new Set(['questions', 'study', 'quiz']);
const HAS_A_QUESTION = /\b(?:i|we) (?:have|had|got|also have) \w+ (?:\w+ )?questions?\b|\bquestion \d/;

/** "And one question that they can talk about": on the passage that was shown first. */
export function questionsOnIt(telling: Telling, last: RecalledAnswer): Spoken | undefined {
  const plain = plainWords(telling.request.words);
  const [passage] = last.shown;
  // "5 questions on Job 38": not on what was shown.
  if (passagesInMessage(telling.request.words, { isShort: true }).length > 0) return undefined;
  if (!passage || KEEPS_QUESTIONS.has(last.form?.form ?? '') || HAS_A_QUESTION.test(plain)) return undefined;
  const words = amountWords(plain);
  if (
    !QUESTIONS.test(plain) ||
    telling.request.words.includes('?') ||
    wordsOf(plain).length > FEW_ABOUT_A_FORM
  )
    return undefined;
  const { count = 1 } = amountsIn(words);
  const form: FormRequest = { form: 'questions', count: /\b(?:some|few)\b/.test(plain) ? 3 : count };
  const parts = formAnswer(telling, form, { passages: [passage] });
  return parts.length === 0 ? undefined : { parts, form };
}

/** Numbers and occasions are kept by the form itself. */
const isInLimits = (form: FormRequest | undefined): boolean =>
  Boolean(form?.count ?? form?.words ?? form?.occasion ?? form?.ages);

/** Whether nothing is named that something could be made about. */
export const hasNoSubject = ({ topic, question, occasion, passages }: Subject): boolean =>
  !topic && !question && !occasion && passages.length === 0;
