import type { WordedQuestion } from '../../content/guide/types.ts';
import type { Features } from '../../learning/features.ts';
import { packLowRank } from '../../learning/low-rank.ts';
import { createRandom, type Example } from '../../learning/train.ts';
import { type ExampleInTalk, type LowRankOptions, trainLowRank } from '../../learning/train-low-rank.ts';
import { inOneText, latelySaid } from '../../server/guide/asked/candidates.ts';
import { ASKED } from '../../server/guide/joint/joint.ts';
import { NEED_SPACE, needFeatures } from '../../server/guide/needs/features.ts';
import type { JudgedMessage } from './fit-ranking.ts';
import type { LabelledMessage } from './read-labelled.ts';

const TRAINING: LowRankOptions = {
  buckets: [NEED_SPACE.words.buckets, NEED_SPACE.letters.buckets],
  size: 96,
  rounds: 6,
  batch: 512,
  rate: 0.006,
  dropped: { buckets: 0.4, axes: 0.2 },
  shrink: 0.01,
};
/** How much each counts beside a message that asks a question: the answer to one, a message for an entry or the entry's own words, and a message of a real talk, within it and as one text with it. */
const SHARE = { answer: 0.3, entry: 0.5, judged: 3 };
/** How many texts at most may have been said before a question, of each kind, and before what asks no question. */
const POOL = { entry: 60, theme: 60, anything: 20, beforeOthers: 1_000 };
const SEED = 99;

/** What the joint model learns from. */
export interface JointTexts {
  /** Messages that ask questions, labelled `asked/id`. */
  readonly asking: readonly Labelled[];
  readonly questions: readonly WordedQuestion[];
  /** Messages of real talks, with the questions that they ask. */
  readonly judged: readonly JudgedMessage[];
  /** Messages that ask for entries, forms or moves, or for what there is no entry of. */
  readonly messages: readonly Labelled[];
  /** The entries' own titles, signs and texts, with what they count beside a message. */
  readonly known: readonly Example<string>[];
}

type Labelled = Pick<LabelledMessage, 'label' | 'text'>;

/** Learns entries and questions together (server/guide/joint/); some minutes. Returns the model as bytes. */
export function trainedJoint(texts: JointTexts): Uint8Array {
  const { asking, questions, judged, messages, known } = texts;
  const featuresOf = featuresOnce();
  const { beforeQuestion, beforeOthers } = saidBefore(texts, featuresOf);
  const example = (label: string, text: string, share: number): Example<string> => ({
    features: featuresOf(text),
    label,
    share,
  });
  const asks = (id: string, text: string, share = 1): ExampleInTalk => ({
    ...example(`${ASKED}${id}`, text, share),
    before: beforeQuestion(id),
  });
  const ids = new Set(questions.map(({ id }) => id));
  return packLowRank(
    trainLowRank(
      [
        ...questions.flatMap(({ id, question, asked, answer }) => [
          ...[question, ...asked].map((text) => asks(id, text)),
          example(`${ASKED}${id}`, answer, SHARE.answer),
        ]),
        ...asking.map(({ label, text }) => asks(label.slice(ASKED.length), text)),
        ...judged.flatMap(({ words, earlier, asks: right }) => {
          const share = SHARE.judged / right.length;
          return right
            .filter((id) => ids.has(id))
            .flatMap((id): ExampleInTalk[] => [
              {
                ...asks(id, words, share),
                before: beforeIn(earlier).map(featuresOf),
                needsBefore: true,
              },
              ...(earlier.length > 0 ? [example(`${ASKED}${id}`, inOneText(earlier, words), share)] : []),
            ]);
        }),
        ...messages.map(({ label, text }) => ({
          ...example(label, text, SHARE.entry),
          before: beforeOthers,
        })),
        ...known.map((one) => ({ ...one, share: one.share * SHARE.entry })),
      ],
      TRAINING,
    ),
  );
}

/** What was said before a message of a real talk: lately, and at first. */
const beforeIn = (earlier: readonly string[]): string[] =>
  earlier.length > 0 ? [latelySaid(earlier), earlier[0]!] : [];

/**
 * What people may have said before they ask a question: a message for an entry that it belongs to, or one that asks a
 * question of the same theme; now and then anything, since people also change the subject.
 */
function saidBefore({ asking, questions, messages }: JointTexts, featuresOf: (text: string) => Features) {
  const random = createRandom(SEED);
  const some = (all: readonly Labelled[], count: number): readonly Labelled[] =>
    all.length <= count ? all : Array.from({ length: count }, () => all[Math.floor(random() * all.length)]!);
  const ofEntry = Map.groupBy(messages, ({ label }) => label);
  const ofQuestion = Map.groupBy(asking, ({ label }) => label);
  const anything = [...messages, ...asking];
  const themeOf = (question: WordedQuestion): string => question.about.join(' ');
  const ofTheme = new Map(
    [...Map.groupBy(questions, themeOf)].map(([theme, all]) => {
      const said = [
        ...theme.split(' ').flatMap((label, at) => some(ofEntry.get(label) ?? [], POOL.entry / (at + 1))),
        ...some(
          all.flatMap(({ id }) => ofQuestion.get(`${ASKED}${id}`) ?? []),
          POOL.theme,
        ),
        ...some(anything, POOL.anything),
      ];
      return [theme, said.map(({ text }) => featuresOf(text))] as const;
    }),
  );
  const themes = new Map(questions.map((question) => [question.id, themeOf(question)]));
  return {
    beforeQuestion: (id: string): readonly Features[] => ofTheme.get(themes.get(id) ?? '') ?? [],
    beforeOthers: some(anything, POOL.beforeOthers).map(({ text }) => featuresOf(text)),
  };
}

/** Each text is read once, however often it is seen. */
function featuresOnce(): (text: string) => Features {
  const read = new Map<string, Features>();
  return (text) => {
    const features = read.get(text) ?? needFeatures(text);
    read.set(text, features);
    return features;
  };
}
