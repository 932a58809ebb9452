import { plainText } from './plain-text.ts';
import { sentencesOf } from './sentences.ts';
import { spokenWords } from './spoken-words.ts';
import { utterancesOf } from './utterances.ts';

/** One sentence as it stands on screen, and as it is said. */
export interface SpokenSentence {
  readonly written: string;
  readonly spoken: string;
}

/** What is requested from a voice at once. */
export interface SpeechSegment {
  readonly sentences: readonly SpokenSentence[];
}

/** What a voice is given at once, at most. */
const SEGMENT_LENGTH = 2_000;
/** Later segments are this long at least where there is as much text, so that a voice keeps its melody. */
const GOOD_LENGTH = 400;

/**
 * The sentences of a reply, from its Markdown. While it is still being written, its last sentence is left out, because
 * it may go on.
 */
export function sentencesOfReply(markdown: string, isComplete: boolean): SpokenSentence[] {
  const text = plainText(markdown);
  const sentences = sentencesOf(text).map(({ start, end }) => text.slice(start, end));
  if (!isComplete) sentences.pop();
  return sentences
    .flatMap((written) =>
      utterancesOf(spokenWords(written), SEGMENT_LENGTH).map((spoken) => ({ written, spoken })),
    )
    .filter(({ spoken }) => /[\p{L}\p{N}]/u.test(spoken));
}

/**
 * The segments of a reply. The first is one sentence, so that the voice begins early; the others grow to some sentences.
 * Segments of `known` are kept as they are: they may already be spoken.
 */
export function segmentsOfReply(
  sentences: readonly SpokenSentence[],
  known: readonly SpeechSegment[] = [],
): SpeechSegment[] {
  const segments = [...known];
  let pending: SpokenSentence[] = [];
  let length = 0;
  const close = (): void => {
    if (pending.length > 0) segments.push({ sentences: pending });
    pending = [];
    length = 0;
  };
  const done = known.reduce((sum, segment) => sum + segment.sentences.length, 0);
  for (const sentence of sentences.slice(done)) {
    if (length + sentence.spoken.length > SEGMENT_LENGTH) close();
    pending.push(sentence);
    length += sentence.spoken.length + 1;
    if (segments.length === 0 || length >= GOOD_LENGTH) close();
  }
  close();
  return segments;
}
