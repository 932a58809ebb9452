import { AppError } from '../../contract/errors.ts';
import { PASSAGE_MAX_VERSES } from '../../contract/limits.ts';
import { answerReference } from '../../scripture/search/answers.ts';
import { spokenVerse } from '../../scripture/speech/spoken-verse.ts';
import { locate, parseVerseOsis } from '../../scripture/text/books.ts';
import type { Translation } from '../../scripture/types.ts';

/** A verse as it is said, with its neighbours in the chapter for the melody. */
export interface VerseSpeech {
  readonly text: string;
  readonly before: string | undefined;
  readonly after: string | undefined;
}

/**
 * The text of one verse of a passage; `segment` counts the verses of the passage from 0. The neighbours are those of the
 * chapter, whatever the passage is, so that a verse sounds the same in each of them. Throws as a lookup does.
 */
export function verseSpeech(translation: Translation, reference: string, segment: number): VerseSpeech {
  const found = answerReference(translation, reference, PASSAGE_MAX_VERSES);
  if (!found.ok) throw new AppError(found.code, { message: found.message });
  const verse = found.passage.verses[segment];
  const index = verse && parseVerseOsis(verse.osis);
  if (!verse || index === undefined) {
    throw new AppError('NOT_FOUND', {
      message: `This passage has ${found.passage.verses.length} segments; they are counted from 0.`,
    });
  }
  const { book, chapter } = locate(index);
  const spokenAt = (at: number): string | undefined => {
    if (at < book.range.first || at > book.range.last || locate(at).chapter !== chapter) return undefined;
    return spokenVerse(translation.text(at)) || undefined;
  };
  return { text: spokenVerse(verse.text), before: spokenAt(index - 1), after: spokenAt(index + 1) };
}
