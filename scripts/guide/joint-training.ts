import type { WordedQuestion } from '../../content/guide/types.ts';
import { packLowRank } from '../../learning/low-rank.ts';
import type { Example } from '../../learning/train.ts';
import { type LowRankOptions, trainLowRank } from '../../learning/train-low-rank.ts';
import { ASKED } from '../../server/guide/joint/joint.ts';
import { NEED_SPACE, needFeatures } from '../../server/guide/needs/features.ts';
import type { LabelledMessage } from './read-labelled.ts';

const TRAINING: LowRankOptions = {
  buckets: [NEED_SPACE.words.buckets, NEED_SPACE.letters.buckets],
  size: 96,
  rounds: 8,
  batch: 512,
  rate: 0.006,
  dropped: { buckets: 0.4, axes: 0.2 },
  shrink: 0.01,
};
/** How much each counts beside a message that asks a question: the answer to one, a message for an entry, and the entry's own words. */
const SHARE = { answer: 0.3, entry: 0.5 };

/** What the joint model learns from. */
export interface JointTexts {
  /** Messages that ask questions, labelled `asked/id`. */
  readonly asking: readonly Pick<LabelledMessage, 'label' | 'text'>[];
  readonly questions: readonly WordedQuestion[];
  /** Messages that ask for entries, forms or moves, or for what there is no entry of. */
  readonly messages: readonly Pick<LabelledMessage, 'label' | 'text'>[];
  /** The entries' own titles, signs and texts, with what they count beside a message. */
  readonly known: readonly Example<string>[];
}

/** Learns entries and questions together (server/guide/joint/); some minutes. Returns the model as bytes. */
export function trainedJoint({ asking, questions, messages, known }: JointTexts): Uint8Array {
  const example = (label: string, text: string, share: number): Example<string> => ({
    features: needFeatures(text),
    label,
    share,
  });
  return packLowRank(
    trainLowRank(
      [
        ...questions.flatMap(({ id, question, asked, answer }) => [
          ...[question, ...asked].map((text) => example(`${ASKED}${id}`, text, 1)),
          example(`${ASKED}${id}`, answer, SHARE.answer),
        ]),
        ...asking.map(({ label, text }) => example(label, text, 1)),
        ...messages.map(({ label, text }) => example(label, text, SHARE.entry)),
        ...known.map((one) => ({ ...one, share: one.share * SHARE.entry })),
      ],
      TRAINING,
    ),
  );
}
