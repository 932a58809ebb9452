import { SHORT_FACTS } from '../../../content/guide/facts/all.ts';
import type { PassageMark } from '../../../content/guide/types.ts';
import type { GuideLibrary } from '../library.ts';
import { STOP_WORDS, wordsOf } from '../reading/words.ts';

/** One paragraph that answers a question of the faith. */
export interface Paragraph {
  readonly text: string;
  /** The entry's question, as a visitor would ask it. */
  readonly question: string;
  readonly passages: readonly PassageMark[];
}

interface Entry {
  readonly question: string;
  readonly titled: ReadonlySet<string>;
  /** The names in its question, of which one must be asked about. */
  readonly names: ReadonlySet<string>;
  /** Read when the question fits: kept here they would be in memory twice (library-file.ts). */
  readonly texts: () => readonly string[];
  readonly passages: () => readonly PassageMark[];
}

function entryOf(question: string, texts: Entry['texts'], passages: Entry['passages']): Entry {
  const names = question.match(/(?<=\s)\p{Lu}\p{L}+/gu) ?? [];
  return {
    question,
    titled: tellingStems(question),
    names: tellingStems(names.join(' ')),
    texts,
    passages,
  };
}

const known = new WeakMap<GuideLibrary, readonly Entry[]>();

/** Every question that the library answers, with the words of its title; read once. */
function entriesOf(library: GuideLibrary): readonly Entry[] {
  const kept = known.get(library);
  if (kept) return kept;
  const entries = [
    ...library.questions.map((entry) =>
      entryOf(
        entry.question,
        () => entry.answer,
        () => entry.passages.map(({ mark }) => mark),
      ),
    ),
    ...SHORT_FACTS.map(({ question, answer, more, passages }) =>
      entryOf(
        question,
        () => (more === undefined ? [answer] : [answer, more]),
        () => passages,
      ),
    ),
  ];
  known.set(library, entries);
  return entries;
}

/** Words of asking and of talk, which say nothing of what is asked. */
const TALK: ReadonlySet<string> = new Set(
  'answer ask asked asking question mean means explain really exactly ever anyone anybody someone somebody people person man woman lot bit kind sort okay yes please thanks thank sorry maybe guess wonder different same next last start begin right wrong true real good bad word words story part place time year years life live old new did does has was sure keep put find want need help work happen happened look read write wrote told telling else too long short one said say says sent print full minute line lines'.split(
    ' ',
  ),
);

/** The stems of the words that say what a text is about. */
export function tellingStems(text: string): Set<string> {
  const said = wordsOf(text).filter(
    ({ plain }) => plain.length > 2 && !STOP_WORDS.has(plain) && !TALK.has(plain),
  );
  return new Set(said.map(({ stem }) => stem));
}

/** So much of what is asked must stand in the paragraph or its question. */
const COVERED = 0.75;
const FEWEST_WORDS = 2;

/** The paragraph that holds nearly all words of a question, of an entry whose own question shares one; undefined where none does. */
export function paragraphOn(
  library: GuideLibrary,
  words: string,
  isTold: (text: string) => boolean,
): Paragraph | undefined {
  const asked = [...tellingStems(words)];
  if (asked.length < FEWEST_WORDS) return undefined;
  let best: { paragraph: Paragraph; count: number } | undefined;
  for (const { question, titled, names, texts, passages } of entriesOf(library)) {
    if (!asked.some((stem) => titled.has(stem))) continue;
    if (names.size > 0 && !asked.some((stem) => names.has(stem))) continue;
    for (const text of texts()) {
      const held = tellingStems(text);
      const count = asked.filter((stem) => held.has(stem) || titled.has(stem)).length;
      const isEnough = count >= FEWEST_WORDS && count >= COVERED * asked.length;
      if (isEnough && count > (best?.count ?? 0) && !isTold(text))
        best = { paragraph: { text, question, passages: passages() }, count };
    }
  }
  return best?.paragraph;
}
