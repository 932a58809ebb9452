import type { IndexedSubject } from '../../content/retrieval/types.ts';
import type { Saying } from '../../content/sayings/types.ts';
import { passagesInMessage } from '../../scripture/references/message-references.ts';
import { passageOfMark } from '../../scripture/references/passage-of-reference.ts';
import { overlap } from '../../scripture/references/passage-ranges.ts';
import type { Bible, Passage } from '../../scripture/types.ts';
import { readDocument } from './document.ts';
import type { GuideLibrary } from './library.ts';
import { type PassageList, passagesOfIntent, passagesOfMatches } from './passages-of-intent.ts';
import { createRecogniser } from './recognise.ts';
import { type Remembered, rememberedIn } from './remembered.ts';
import { leansOnBefore } from './requests.ts';
import { sayingIn } from './saying-answer.ts';
import { indexSigns, spellingOf } from './signs.ts';
import type { Subjects } from './subjects.ts';
import type { GuideRequest } from './types.ts';
import { plainWords, type Word, wordsOf } from './words.ts';

/** A question, as far as it is needed to find what belongs to it. */
export interface RetrievalRequest {
  /** The visitor's own words of this turn. */
  readonly words: string;
  /** Their words of the turns before, oldest first. */
  readonly earlier: readonly string[];
  readonly document?: string | undefined;
  readonly documentName?: string | undefined;
  readonly bible: Bible;
  readonly search: GuideRequest['search'];
}

export interface Retrieved {
  /** At most ten, the nearest first, none sharing a verse with another. */
  readonly passages: readonly Passage[];
  /** What the visitor's words take for the Bible's, and is not. */
  readonly saying?: Saying;
}

export type Retrieve = (request: RetrievalRequest) => Retrieved;

const PASSAGES = 10;
/** Of a very long message the beginning and the end are read: the work stays bounded. */
const READ = { beginning: 1_000, end: 500 };
const READ_BEFORE = { beginning: 350, end: 150 };
const DOCUMENT_READ = 3_000;
/** Reading references is what costs most: of a list of them the first ones are read. */
const NUMBERS_READ = 24;
/** In the first round each source gives so many, so that ten places are not one source's alone. */
const FIRST_ROUND = 3;
/** A message as short as this names too little by itself. */
const FEW_WORDS = 6;
const EARLIER_TURNS = 3;
/** With this many at hand, verses that only share words with the question are noise. */
const FEW = 4;
/** Subjects of the index. */
const INDEXED = 3;
/** In a longer message something is known without setting its spelling right, which costs more than all else. */
const SPELLING_LIMIT = 20;

/** Makes the retrieval over a library and an index of subjects. Pure; the same request has the same passages. */
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
    const found = exact.length > 0 || words.length > SPELLING_LIMIT ? exact : indexed(spelled(words));
    return found.slice(0, INDEXED).map(({ owner }) => owner.marks.map(passageOfMark));
  };

  const understood = (words: string, earlier: readonly string[]): PassageList =>
    passagesOfIntent(recognise({ words, earlier, hasDocument: false }).intent, library);

  /** What the words say by themselves, the surest first, and then what they take up of before. */
  function bySubject(words: string, earlier: readonly string[]): PassageList[] {
    const read = wordsOf(words);
    const [nearest = [], ...others] = inIndex(read);
    return [
      understood(words, []),
      nearest,
      ...others,
      ...passagesOfMatches(read, subjects),
      ...(earlier.length > 0 ? [understood(words, earlier)] : []),
    ];
  }

  function ofDocument({ document, documentName }: RetrievalRequest): PassageList[] {
    if (document === undefined || document.trim() === '') return [];
    const reading = readDocument(fewNumbers(document.slice(0, DOCUMENT_READ)), documentName, subjects);
    return [reading.passages, (reading.topic?.passages ?? []).map(({ mark }) => passageOfMark(mark))];
  }

  return (request) => {
    const words = shortened(request.words);
    const earlier = request.earlier.slice(-EARLIER_TURNS).map((before) => shortened(before, READ_BEFORE));
    const saying = sayingIn(words, sayingOf);
    const remembered: Remembered = rememberedIn(words, request.search, request.bible);
    const before = earlier.at(-1) ?? '';
    const plain = plainWords(words);
    const leans = before !== '' && (leansOnBefore(plain) || plain.split(' ').length <= FEW_WORDS);
    const lists = [
      ...passagesInMessage(words, { isShort: words.length < READ.end }).map((passage) => [passage]),
      (saying?.near ?? []).map(passageOfMark),
      remembered.sure,
      ...bySubject(words, earlier),
      ...ofDocument(request),
      ...(leans
        ? [passagesInMessage(before, { isShort: before.length < READ.end }), ...bySubject(before, [])]
        : []),
    ];
    const known = chosen(lists);
    const passages = known.length < FEW ? chosen([...lists, remembered.perhaps]) : known;
    return { passages, ...(saying && { saying }) };
  };
}

function shortened(text: string, { beginning, end } = READ): string {
  if (text.length <= beginning + end) return fewNumbers(text);
  return `${fewNumbers(text.slice(0, beginning))}\n${fewNumbers(text.slice(-end))}`;
}

/** The text up to where it has named so many numbers that it is a list. */
function fewNumbers(text: string): string {
  let count = 0;
  for (const { index } of text.matchAll(/\d+/g)) {
    count += 1;
    if (count > NUMBERS_READ) return text.slice(0, index);
  }
  return text;
}

/** The first few of each list, then what is left of them in the same order. */
function chosen(lists: readonly PassageList[]): Passage[] {
  const found: Passage[] = [];
  const add = (passage: Passage): void => {
    if (found.length < PASSAGES && !found.some((other) => overlap(other, passage))) found.push(passage);
  };
  for (const list of lists) for (const passage of list.slice(0, FIRST_ROUND)) add(passage);
  for (const list of lists) for (const passage of list.slice(FIRST_ROUND)) add(passage);
  return found;
}
