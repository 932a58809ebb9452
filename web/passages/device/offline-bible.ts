import { DAILY_VERSES } from '../../../content/daily-verses.ts';
import { SAYINGS } from '../../../content/sayings/all.ts';
import { PASSAGE_MAX_VERSES } from '../../../contract/limits.ts';
import { openSayings } from '../../../scripture/quotations/sayings.ts';
import { parseReference } from '../../../scripture/references/references.ts';
import { answerReference, answerSearch, bookNumberOf } from '../../../scripture/search/answers.ts';
import { expandSearchIndex } from '../../../scripture/search/compact-index.ts';
import { openSearchIndex, type SearchIndex } from '../../../scripture/search/index-file.ts';
import { openTranslation } from '../../../scripture/text/open-translation.ts';
import { lookUp, textOf } from '../../../scripture/text/passages.ts';
import { verseOfDay } from '../../../scripture/text/verse-of-day.ts';
import type { Passage, Translation, TranslationId } from '../../../scripture/types.ts';
import type { DeviceRequest, DeviceResponse, FromDevice, ReadDaily } from './device-request.ts';
import { type FileStore, isSearchFile, translationIn } from './file-cache.ts';

/** The downloaded files, opened. */
export interface OpenedDownloads {
  /** The names of the opened files. They change when another tab downloads or removes something. */
  readonly files: string;
  readonly translations: ReadonlyMap<TranslationId, Translation>;
  index(): Promise<SearchIndex | undefined>;
}

/** Answers requests as the server would, from the downloaded translations: the same code on the same text. */
export function createOfflineBible(
  store: Pick<FileStore, 'files' | 'read'>,
): (request: DeviceRequest) => Promise<DeviceResponse> {
  const sayingOf = openSayings(SAYINGS);
  let opened: Promise<OpenedDownloads> | undefined;

  async function current(): Promise<OpenedDownloads> {
    const files = (await store.files()).sort();
    const known = await opened?.catch(() => undefined);
    if (known?.files === files.join()) return known;
    opened = openDownloads(store, files);
    return opened;
  }

  return async (request) => {
    const { translations, index } = await current();
    const downloaded = [...translations.keys()];
    const requested = request.version?.toLowerCase() ?? null;
    const exact = translations.get(requested as TranslationId);
    const onlyExact = request.call === 'passage' && request.exact;
    const shown = exact ?? (onlyExact ? undefined : translations.values().next().value);
    if (shown === undefined) return { kind: 'not-downloaded', downloaded };
    const from: FromDevice = {
      fromDevice: true,
      ...(requested !== null && !exact && { insteadOf: requested.toUpperCase() }),
    };
    switch (request.call) {
      case 'passage': {
        const answer = answerReference(shown, request.reference, PASSAGE_MAX_VERSES);
        if (!answer.ok) return { kind: 'refused', status: 404, code: answer.code, message: answer.message };
        return { kind: 'read', value: { ...answer.passage, ...from } };
      }
      case 'daily':
        return { kind: 'read', value: { ...daily(shown, request.date), ...from } };
      case 'search': {
        const search = await index();
        if (search === undefined) return { kind: 'not-downloaded', downloaded };
        const { book, testament, query, limit, offset } = request;
        const found = answerSearch(search, shown, {
          query,
          limit,
          offset,
          book: book === null ? undefined : bookNumberOf(book),
          testament: testament ?? undefined,
          maxVerses: PASSAGE_MAX_VERSES,
        });
        const saying = found.passage ? undefined : sayingOf(query);
        const near = saying?.near.map((mark) => markedPassage(mark).osis) ?? [];
        const sayingPart = saying && { saying: { text: saying.text, note: saying.note, near } };
        return { kind: 'read', value: { ...found, ...sayingPart, ...from } };
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

/** The passage of a mark in content, such as `[[John 3:16]]`. */
function markedPassage(mark: string): Passage {
  const parsed = parseReference(mark.slice(2, -2));
  if (!parsed.ok) throw new Error(`Content names a passage that does not exist: ${mark}`);
  return parsed.passage;
}

/** Opens the downloaded files. Ignores those that this build cannot read; the page then offers their successors. */
export async function openDownloads(
  store: Pick<FileStore, 'read'>,
  files: readonly string[],
): Promise<OpenedDownloads> {
  const translations = new Map<TranslationId, Translation>();
  for (const file of files.filter((name) => translationIn(name) !== undefined)) {
    const bytes = await store.read(file);
    const translation = bytes && orUndefined(() => openTranslation(bytes));
    if (translation) translations.set(translation.id, translation);
  }
  let index: Promise<SearchIndex | undefined> | undefined;
  const openIndex = async (): Promise<SearchIndex | undefined> => {
    for (const file of files.filter(isSearchFile)) {
      const thin = await store.read(file);
      const opened =
        thin && orUndefined(() => openSearchIndex(expandSearchIndex(thin), [...translations.values()]));
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

function orUndefined<T>(open: () => T): T | undefined {
  try {
    return open();
  } catch {
    return undefined;
  }
}
