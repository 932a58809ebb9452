import {
  type SpeechSegment,
  segmentsOfReply,
  sentencesOfReply,
} from '../../scripture/speech/reply-speech.ts';
import { clausesOf } from '../../scripture/speech/sentences.ts';
import { spokenVerse } from '../../scripture/speech/spoken-verse.ts';
import type { ListenTarget, PassageTarget, ReplyTarget } from '../listening/listening.ts';

/** What is marked at once while it is read: a clause of a verse, a sentence of a reply. */
export interface Part {
  readonly written: string;
  readonly spoken: string;
}

/** One audio: a verse, or some sentences of a reply. */
export interface Segment {
  /** "Psalm 23:3"; null in a reply. */
  readonly reference: string | null;
  readonly osis: string | null;
  readonly parts: readonly Part[];
  readonly request:
    | { readonly kind: 'verse'; readonly path: string }
    | { readonly kind: 'text'; readonly text: string };
}

/** A target cut into segments. */
export interface Clip {
  readonly target: ListenTarget;
  readonly segments: readonly Segment[];
  /** false while more segments will come. */
  readonly isComplete: boolean;
  /** The segment to begin with. */
  readonly first: number;
}

export function clipOf(target: ListenTarget, known?: Clip): Clip {
  return target.kind === 'passage' ? passageClip(target) : replyClip(target, known);
}

/** How many characters a segment has as it is said. */
export const lengthOf = ({ parts }: Segment): number =>
  parts.reduce((sum, { spoken }) => sum + spoken.length + 1, 0);

function passageClip(target: PassageTarget): Clip {
  const { osis, version, verses, from } = target;
  const segments = verses.map((verse, index): Segment => {
    const query = new URLSearchParams({ version: version.toLowerCase(), segment: String(index) });
    return {
      reference: verse.reference,
      osis: verse.osis,
      parts: clausesOf(verse.text).map(({ start, end }) => {
        const written = verse.text.slice(start, end);
        return { written, spoken: spokenVerse(written) };
      }),
      request: { kind: 'verse', path: `/api/tts/passages/${encodeURIComponent(osis)}?${query}` },
    };
  });
  const first = Math.max(
    0,
    verses.findIndex((verse) => verse.osis === from),
  );
  return { target, segments, isComplete: true, first };
}

/** Segments that are known stay the same objects: they may already be loaded. */
function replyClip(target: ReplyTarget, known?: Clip): Clip {
  const before: SpeechSegment[] = (known?.segments ?? []).map(({ parts }) => ({ sentences: parts }));
  const speech = segmentsOfReply(sentencesOfReply(target.text, target.isComplete), before);
  const segments = speech.map(
    ({ sentences }, index): Segment =>
      known?.segments[index] ?? {
        reference: null,
        osis: null,
        parts: sentences,
        request: { kind: 'text', text: sentences.map(({ spoken }) => spoken).join(' ') },
      },
  );
  return { target, segments, isComplete: target.isComplete, first: 0 };
}
