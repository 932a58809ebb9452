import type { Sentence } from './fold-words.ts';

/** Words of which a request for Scripture or study has one (folded; masked references stand as "scripture"). */
const STUDY_REQUEST =
  / (?:verse|verses|psalm|psalms|bible|biblical|chapter|chapters|scripture|scriptures|gospel|sermon|devotional|study|studies|prayer|translate|translation|summarise|summarize|quote|explain) /;

/**
 * The sentences that say something of whoever writes: a request for a passage or a study beside them would make the
 * whole look calm. All of them where nothing else remains.
 */
export function withoutRequests<Each extends Sentence>(sentences: readonly Each[]): readonly Each[] {
  const personal = sentences.filter(({ text }) => !STUDY_REQUEST.test(text));
  return personal.length > 0 ? personal : sentences;
}
