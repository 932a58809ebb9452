import { bookNamedIn } from '../../../scripture/references/book-in-words.ts';
import { reasonNotFound } from '../../../scripture/references/message-references.ts';
import { passageOfMark } from '../../../scripture/references/passage-of-reference.ts';
import type { Passage } from '../../../scripture/types.ts';
import type { Recognition } from '../intent.ts';
import { isSure } from '../needs/understood.ts';
import {
  namedTranslation,
  quotedWords,
  wantsMeaning,
  wantsWordsOnly,
  wordsToFind,
} from '../reading/requests.ts';
import { wordsOf } from '../reading/words.ts';
import { because, is, type Reading, type Rule, SHORT, STORY, withNamed } from './reading.ts';
import type { Subjects } from './subjects.ts';

/** A passage called by name, where the message is about it and does not only compare itself with it. */
function namedPassages(reading: Reading, subjects: Subjects): Passage[] {
  const about =
    reading.count <= 8 || reading.asking || wantsMeaning(reading.plain) || wantsWordsOnly(reading.plain);
  if (!about || (reading.personal && reading.count > SHORT)) return [];
  const best = subjects.named(reading.words)[0];
  return best === undefined ? [] : [passageOfMark(best.owner.mark)];
}

/** Words whose place in the Bible is asked for. */
export const findRule: Rule = (reading, subjects) => {
  if (reading.passages.length > 0) return undefined;
  const between =
    reading.count <= STORY && wantsMeaning(reading.plain) ? quotedWords(reading.text) : undefined;
  // A question that somebody asked is no wording to look for.
  const quoted = /[“"][^“”"]{0,200}\?[”"]/.test(reading.text) ? undefined : between;
  const wanted = wordsToFind(reading.plain) ?? quoted;
  if (wanted === undefined) return undefined;
  const named = subjects.named(reading.words)[0];
  if (named !== undefined && named.longest >= 3) {
    return is(
      { kind: 'passage', passages: [passageOfMark(named.owner.mark)] },
      because('named passage', named),
    );
  }
  const enough = wanted.split(' ').length >= 2;
  return enough
    ? is(
        { kind: 'find', words: wanted, ...(quoted === wanted && { explain: true }) },
        'asks where words stand',
      )
    : undefined;
};

/** From this probability on a message that names several passages is still about something else. */
const BESIDE_SEVERAL = 0.75;

/** A short message whose only passage does not exist. */
export function noPassage(reading: Reading): Recognition | undefined {
  if (reading.passages.length > 0 || reading.count > SHORT) return undefined;
  const reason = reasonNotFound(reading.text);
  return reason === undefined
    ? undefined
    : is({ kind: 'no-passage', reason }, 'names a passage that does not exist');
}

/** A passage that is named, by reference or as people call it. */
export const passageRule: Rule = (reading, subjects) => {
  const asked = subjects.questions(reading.words)[0];
  const named = reading.passages.length > 0 ? reading.passages : namedPassages(reading, subjects);
  if (named.length === 0) {
    return noPassage(reading);
  }
  if (reading.passages.length === 0 && asked !== undefined && asked.longest > 3) return undefined;
  if (wantsWordsOnly(reading.plain)) {
    const { held, notHeld } = namedTranslation(reading.plain);
    return is(
      { kind: 'quote', passages: named, ...(held && { translation: held }), ...(notHeld && { notHeld }) },
      'asks for the words of a passage',
    );
  }
  const [need] = subjects.needs(reading.text);
  const asksOfMore = reading.asking && reading.count > ASKS_OF_MORE && !wantsMeaning(reading.plain);
  const about = asksOfMore ? subjectBeside(reading, subjects) : undefined;
  if (about) return about;
  const isTold = isSure(need) && /^(?:topic|question)/.test(need.label);
  const tellsOfLife =
    isTold &&
    reading.personal &&
    reading.count > SHORT &&
    (named.length === 1 || need.probability >= BESIDE_SEVERAL);
  return tellsOfLife && !reading.plain.includes('mean')
    ? undefined
    : is(
        { kind: 'passage', passages: named },
        `names ${named.map((passage) => passage.reference).join(', ')}`,
      );
};

/** In words: a question this long that names a passage asks about more than its words. */
const ASKS_OF_MORE = 9;
const REFERENCE = /\b(?:[123]\s?)?\p{L}{2,}\.?\s\d{1,3}(?::\d{1,3}(?:[-–]\d{1,3})?)?/gu;

/** What a question asks beside the passage that it names: "why do they pray to saints when there is one mediator, 1 Tim 2:5". */
function subjectBeside(reading: Reading, subjects: Subjects): Recognition | undefined {
  // Several that are named are to be explained together.
  if (reading.passages.length > 1) return undefined;
  const text = reading.text.replace(REFERENCE, ' ');
  const [need] = subjects.needs(text, ['topic/', 'question/']);
  if (!isSure(need)) return undefined;
  const entry = subjects.entryOf(need.label, wordsOf(text));
  return entry && is(withNamed(entry.intent, reading), `asks about ${need.label} beside a passage`);
}

const BOOK_CUES =
  /\b(?:book|letter|epistle|gospel|overview|summary|summarize|summarise|outline|background|introduction|author|wrote|written|about|explain|purpose|theme|read)\b/;

/** "What is Lamentations", "Lamentations, what is that". */
const ONLY_A_BOOK =
  /^(?:and |so |ok )?(?:what|whats) (?:is|are|was) (?:[123] )?\w+(?: about)?$|^(?:[123] )?\w+ what (?:is|are) (?:that|this|it|they)(?: about)?$/;

/** A book as a whole: "summarize the book of Ruth", "to whom was Romans written". */
export const bookRule: Rule = (reading) => {
  if (reading.passages.length > 0 || reading.count > SHORT) return undefined;
  if (!BOOK_CUES.test(reading.plain) && !ONLY_A_BOOK.test(reading.plain)) return undefined;
  const book = bookNamedIn(reading.plain);
  return book === undefined ? undefined : is({ kind: 'book', osis: book }, `names the book ${book}`);
};
