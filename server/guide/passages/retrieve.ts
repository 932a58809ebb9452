import type { IndexedSubject } from '../../../content/retrieval/types.ts';
import type { Saying } from '../../../content/sayings/types.ts';
import { passagesInMessage } from '../../../scripture/references/message-references.ts';
import { passageOfMark } from '../../../scripture/references/passage-of-reference.ts';
import { overlap } from '../../../scripture/references/passage-ranges.ts';
import type { Bible, Passage } from '../../../scripture/types.ts';
import { type AnswerRecord, recordOf } from '../answer-record.ts';
import { sayingIn } from '../answers/saying-answer.ts';
import { withFewNumbers } from '../bounded.ts';
import type { Intent } from '../intent.ts';
import type { GuideLibrary } from '../library.ts';
import { readDocument } from '../reading/document.ts';
import { leansOnBefore } from '../reading/requests.ts';
import { indexSigns, spellingOf } from '../reading/signs.ts';
import { plainWords, type Word, wordsOf } from '../reading/words.ts';
import { createRecogniser } from '../recognise/recognise.ts';
import type { Subjects } from '../recognise/subjects.ts';
import type { GuideRequest } from '../types.ts';
import { type PassageList, passagesOfIntent, passagesOfMatches } from './passages-of-intent.ts';
import { type Remembered, rememberedIn } from './words-of-verses.ts';

/** A question, with what is needed to find passages for it. */
export interface RetrievalRequest {
  /** The visitor's own words in this turn. */
  readonly words: string;
  /** Their words in earlier turns, oldest first. */
  readonly earlier: readonly string[];
  readonly document?: string | undefined;
  readonly documentName?: string | undefined;
  readonly bible: Bible;
  readonly search: GuideRequest['search'];
}

interface Retrieved {
  /** At most ten, the most relevant first, none of them overlapping. */
  readonly passages: readonly Passage[];
  /** A saying in the visitor's words that is not in the Bible. */
  readonly saying?: Saying;
  /** What the words were understood to be about, as the guide would record its own reply to them. */
  readonly about: AnswerRecord;
}

export type Retrieve = (request: RetrievalRequest) => Retrieved;

const MAX_PASSAGES = 10;
/** Only the beginning and the end of long messages are read, so that time is bounded. */
const READ = { beginning: 1_000, end: 500 };
const READ_OF_EARLIER = { beginning: 350, end: 150 };
const DOCUMENT_READ = 3_000;
/** References are only read up to this many numbers: reading them takes most of the time. */
const MAX_NUMBERS = 24;
/** How many passages each source gives before any source gives more. */
const FIRST_ROUND = 3;
/** Up to this many words a message is read together with the one before it. */
const MAX_SHORT_WORDS = 6;
const EARLIER_TURNS = 3;
/** With this many passages, verses that only share words with the question would be noise. */
const ENOUGH_PASSAGES = 4;
/** How many passages that the search of the text finds stand among the others, where others are known. */
const MAX_FOUND = 1;
/** How many subjects of the index are used. */
const MAX_INDEXED_SUBJECTS = 3;
/** Longer messages are not corrected: that takes more time than all else, and some of their words are known. */
const MAX_CORRECTED_WORDS = 20;

/** Creates the retrieval from a library and an index of subjects. Pure: the same request gets the same passages. */
export function createRetrieval(
  library: GuideLibrary,
  subjects: Subjects,
  index: readonly IndexedSubject[],
  sayingOf: (words: string) => Saying | undefined,
): Retrieve {
  const recognise = createRecogniser(library, subjects);
  const indexed = indexSigns(
    index.flatMap((owner) => owner.signs.map((text) => ({ owner, text, weight: 1 }))),
  );

  const spelled = spellingOf(() => index.flatMap(({ signs }) => signs));

  const inIndex = (words: readonly Word[]): PassageList[] => {
    const exact = indexed(words);
    const found = exact.length > 0 || words.length > MAX_CORRECTED_WORDS ? exact : indexed(spelled(words));
    return found.slice(0, MAX_INDEXED_SUBJECTS).map(({ owner }) => owner.marks.map(passageOfMark));
  };

  const intentOf = (words: string, earlier: readonly string[] = []): Intent =>
    recognise({ words, earlier, hasDocument: false }).intent;

  /**
   * Passages by the subjects of words that were understood as `intent`: the recognised entry's first, then the index's,
   * those of further entries, and what the search of the text finds.
   */
  function bySubject(words: string, intent: Intent, found: PassageList = []): PassageList[] {
    const read = wordsOf(words);
    const [nearest = [], ...others] = inIndex(read);
    return [
      passagesOfIntent(intent, library),
      nearest,
      ...others,
      ...passagesOfMatches(read, subjects),
      found.slice(0, MAX_FOUND),
    ];
  }

  function ofDocument({ document, documentName }: RetrievalRequest): PassageList[] {
    if (document === undefined || document.trim() === '') return [];
    const reading = readDocument(
      withFewNumbers(document.slice(0, DOCUMENT_READ), MAX_NUMBERS),
      documentName,
      subjects,
    );
    return [reading.passages, (reading.topic?.passages ?? []).map(({ mark }) => passageOfMark(mark))];
  }

  return (request) => {
    const words = shortened(request.words);
    const earlier = request.earlier
      .slice(-EARLIER_TURNS)
      .map((message) => shortened(message, READ_OF_EARLIER));
    const saying = sayingIn(words, sayingOf);
    const remembered: Remembered = rememberedIn(words, request.search, request.bible);
    const previous = earlier.at(-1) ?? '';
    const plain = plainWords(words);
    const needsPrevious =
      previous !== '' && (leansOnBefore(plain) || plain.split(' ').length <= MAX_SHORT_WORDS);
    const alone = intentOf(words);
    const inContext = earlier.length > 0 ? intentOf(words, earlier) : undefined;
    const lists = [
      ...passagesInMessage(words, { isShort: words.length < READ.end }).map((passage) => [passage]),
      (saying?.near ?? []).map(passageOfMark),
      remembered.sure,
      ...bySubject(words, alone, remembered.perhaps),
      ...(inContext ? [passagesOfIntent(inContext, library)] : []),
      ...ofDocument(request),
      ...(needsPrevious
        ? [
            passagesInMessage(previous, { isShort: previous.length < READ.end }),
            ...bySubject(previous, intentOf(previous)),
          ]
        : []),
    ];
    const known = choosePassages(lists);
    const passages = known.length < ENOUGH_PASSAGES ? choosePassages([...lists, remembered.perhaps]) : known;
    return { passages, ...(saying && { saying }), about: recordOf(inContext ?? alone, '') };
  };
}

function shortened(text: string, { beginning, end } = READ): string {
  if (text.length <= beginning + end) return withFewNumbers(text, MAX_NUMBERS);
  return `${withFewNumbers(text.slice(0, beginning), MAX_NUMBERS)}\n${withFewNumbers(text.slice(-end), MAX_NUMBERS)}`;
}

/** Up to MAX_PASSAGES passages that do not overlap: the first ones of each list, then the others. */
function choosePassages(lists: readonly PassageList[]): Passage[] {
  const found: Passage[] = [];
  const add = (passage: Passage): void => {
    if (found.length < MAX_PASSAGES && !found.some((other) => overlap(other, passage))) found.push(passage);
  };
  for (const list of lists) for (const passage of list.slice(0, FIRST_ROUND)) add(passage);
  for (const list of lists) for (const passage of list.slice(FIRST_ROUND)) add(passage);
  return found;
}
