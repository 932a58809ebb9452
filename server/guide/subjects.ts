import type { FaithQuestion, GuideTopic, PrayerOccasion } from '../../content/guide/types.ts';
import type { GuideLibrary } from './library.ts';
import { indexSigns, type Match, type SignIndex, type SignSource, spellingOf } from './signs.ts';
import type { Word } from './words.ts';

/** Points of a sign. A topic needs one strong sign, or two weak ones; a question the phrase that asks it. */
const STRONG = 3;
const WEAK = 1;
const ENOUGH = 1.7;

/** The matchers of one library, built once. */
export interface Subjects {
  readonly library: GuideLibrary;
  topics(words: readonly Word[]): Match<GuideTopic>[];
  /** However faint. */
  anyTopics(words: readonly Word[]): Match<GuideTopic>[];
  /** Of a long text: strong signs only, and by their frequency. */
  topicsOfText(words: readonly Word[]): Match<GuideTopic>[];
  questions(words: readonly Word[]): Match<FaithQuestion>[];
  /** Where nothing else explains the message. */
  lastResort(words: readonly Word[]): Match<FaithQuestion>[];
  occasions(words: readonly Word[]): Match<PrayerOccasion>[];
  notes(words: readonly Word[]): Match<GuideLibrary['notes'][number]>[];
  named(words: readonly Word[]): Match<GuideLibrary['named'][number]>[];
  /** The message with misspelt sign words set right. */
  spelled(words: readonly Word[]): Word[];
}

function strongSigns<Owner extends { readonly signs: readonly string[] }>(
  owners: readonly Owner[],
  signsOf: (owner: Owner) => readonly string[] = (owner) => owner.signs,
) {
  return indexSigns(
    owners.flatMap((owner) => signsOf(owner).map((text) => ({ owner, text, weight: STRONG }))),
  );
}

function topicSigns(library: GuideLibrary): SignSource<GuideTopic>[] {
  return library.topics.flatMap((owner) => [
    { owner, text: owner.about, weight: STRONG },
    { owner, text: owner.title, weight: WEAK },
    ...[...owner.signs.strong, ...(owner.signs.also ?? [])].map((text) => ({
      owner,
      text,
      weight: STRONG,
    })),
    ...owner.signs.weak.map((text) => ({ owner, text, weight: WEAK })),
  ]);
}

/** Takes out the topics whose signs mean something else beside these words ("cheated" beside "exam"). */
function withoutMistaken(matches: Match<GuideTopic>[], words: readonly Word[]): Match<GuideTopic>[] {
  const said = new Set(words.map((word) => word.plain));
  return matches.filter(({ owner }) => !owner.signs.not?.some((word) => said.has(word)));
}

/** Builds the matchers of a library. */
export function subjectsOf(library: GuideLibrary): Subjects {
  const matcher = indexSigns(topicSigns(library));
  // Documents are rare: made with the first one.
  let strong: SignIndex<GuideTopic> | undefined;
  const topics = (words: readonly Word[]) => withoutMistaken(matcher(words), words);
  const known = () => [
    ...library.topics.flatMap((topic) => [...topic.signs.strong, ...(topic.signs.also ?? [])]),
    ...library.questions.flatMap((question) => question.signs),
    ...library.occasions.flatMap((occasion) => occasion.signs),
    'conversion conversation retreat depressed depression prayer pray grace gospel salvation jesus bible forgiveness marriage husband wife children',
  ];
  return {
    library,
    anyTopics: topics,
    topics: (words) => topics(words).filter((match) => match.score >= ENOUGH),
    topicsOfText: (words) => {
      strong ??= indexSigns(topicSigns(library).filter(({ weight }) => weight === STRONG));
      return strong(words, true);
    },
    questions: strongSigns(library.questions, (question) => [question.question, ...question.signs]),
    lastResort: indexSigns(
      library.questions.flatMap((owner) =>
        (owner.lastResort ?? []).map((text) => ({ owner, text, weight: STRONG })),
      ),
    ),
    occasions: strongSigns(library.occasions),
    notes: strongSigns(library.notes),
    named: strongSigns(library.named),
    spelled: spellingOf(known),
  };
}

/** The topic a message is most about, and a second one that is almost as present. */
export function leadingTopics(matches: readonly Match<GuideTopic>[]): {
  topic?: GuideTopic;
  beside?: GuideTopic;
} {
  const [first, second] = matches;
  if (first === undefined) return {};
  const near = second !== undefined && second.score >= Math.max(STRONG * 0.7, first.score * 0.6);
  return { topic: first.owner, ...(near ? { beside: second.owner } : {}) };
}
