import { DAILY_VERSES } from '../../../content/daily-verses.ts';
import { SAYINGS } from '../../../content/sayings/all.ts';
import { PASSAGE_MAX_VERSES } from '../../../contract/limits.ts';
import { openSayings } from '../../../scripture/quotations/sayings.ts';
import { parseReference } from '../../../scripture/references/references.ts';
import { answerReference, answerSearch, numberOfBook } from '../../../scripture/search/answers.ts';
import { openSearchIndex, type SearchIndex } from '../../../scripture/search/index-file.ts';
import { wholeSearchIndex } from '../../../scripture/search/thin-index.ts';
import { openTranslation } from '../../../scripture/text/open-translation.ts';
import { lookUp, textOf } from '../../../scripture/text/passages.ts';
import { verseOfDay } from '../../../scripture/text/verse-of-day.ts';
import type { Passage, Translation, TranslationId } from '../../../scripture/types.ts';
import type { Answer, Asked, FromDevice, ReadDaily } from './asked.ts';
import { isSearchFile, type Shelf, translationIn } from './kept-files.ts';

/** What is kept, opened. */
export interface Opened {
  /** The files that these were opened from: others mean that another tab kept or removed something. */
  readonly files: string;
  readonly translations: ReadonlyMap<TranslationId, Translation>;
  index(): Promise<SearchIndex | undefined>;
}

/** Answers as the server would, from the translations that are kept: the same code on the same text. */
export function createReader(shelf: Pick<Shelf, 'files' | 'read'>): (asked: Asked) => Promise<Answer> {
  const sayingOf = openSayings(SAYINGS);
  let opened: Promise<Opened> | undefined;

  async function current(): Promise<Opened> {
    const files = (await shelf.files()).sort();
    const known = await opened?.catch(() => undefined);
    if (known?.files === files.join()) return known;
    opened = openKept(shelf, files);
    return opened;
  }

  return async (asked) => {
    const { translations, index } = await current();
    const kept = [...translations.keys()];
    const wanted = asked.version?.toLowerCase() ?? null;
    const exact = translations.get(wanted as TranslationId);
    const onlyExact = asked.call === 'passage' && asked.exact;
    const shown = exact ?? (onlyExact ? undefined : translations.values().next().value);
    if (shown === undefined) return { kind: 'not-kept', kept };
    const from: FromDevice = {
      fromDevice: true,
      ...(wanted !== null && !exact && { insteadOf: wanted.toUpperCase() }),
    };
    switch (asked.call) {
      case 'passage': {
        const answer = answerReference(shown, asked.reference, PASSAGE_MAX_VERSES);
        if (!answer.ok) return { kind: 'refused', status: 404, code: answer.code, message: answer.message };
        return { kind: 'read', value: { ...answer.passage, ...from } };
      }
      case 'daily':
        return { kind: 'read', value: { ...daily(shown, asked.date), ...from } };
      case 'search': {
        const search = await index();
        if (search === undefined) return { kind: 'not-kept', kept };
        const { book, testament, query, limit, offset } = asked;
        const found = answerSearch(search, shown, {
          query,
          limit,
          offset,
          book: book === null ? undefined : numberOfBook(book),
          testament: testament ?? undefined,
          maxVerses: PASSAGE_MAX_VERSES,
        });
        const saying = found.passage ? undefined : sayingOf(query);
        const near = saying?.near.map((mark) => markedPassage(mark).osis) ?? [];
        const said = saying && { saying: { text: saying.text, note: saying.note, near } };
        return { kind: 'read', value: { ...found, ...said, ...from } };
      }
    }
  };
}

function daily(translation: Translation, date: string): ReadDaily {
  const { mark, theme } = verseOfDay(DAILY_VERSES, date);
  const { reference, osis, ranges } = markedPassage(mark);
  const found = lookUp(translation, { reference, osis, ranges }, PASSAGE_MAX_VERSES);
  return {
    date,
    reference,
    osis,
    text: textOf(translation, ranges),
    version: translation.label,
    theme,
    verses: found.kind === 'found' ? found.passage.verses : [],
  };
}

/** The passage that content names as `[[John 3:16]]`. */
function markedPassage(mark: string): Passage {
  const parsed = parseReference(mark.slice(2, -2));
  if (!parsed.ok) throw new Error(`Content names a passage that does not exist: ${mark}`);
  return parsed.passage;
}

/** A file that this build cannot read (another format) is as good as none: the card offers its successor. */
export async function openKept(shelf: Pick<Shelf, 'read'>, files: readonly string[]): Promise<Opened> {
  const translations = new Map<TranslationId, Translation>();
  for (const file of files.filter((name) => translationIn(name) !== undefined)) {
    const bytes = await shelf.read(file);
    const translation = bytes && tryTo(() => openTranslation(bytes));
    if (translation) translations.set(translation.id, translation);
  }
  let index: Promise<SearchIndex | undefined> | undefined;
  const openIndex = async (): Promise<SearchIndex | undefined> => {
    for (const file of files.filter(isSearchFile)) {
      const thin = await shelf.read(file);
      const opened = thin && tryTo(() => openSearchIndex(wholeSearchIndex(thin), [...translations.values()]));
      if (opened) return opened;
    }
    return undefined;
  };
  return {
    files: files.join(),
    translations,
    index: () => {
      index ??= openIndex();
      return index;
    },
  };
}

function tryTo<T>(make: () => T): T | undefined {
  try {
    return make();
  } catch {
    return undefined;
  }
}
