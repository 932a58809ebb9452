import type { FaithQuestion, GuideTopic, PrayerOccasion } from '../../content/guide/types.ts';
import type { GuideLibrary } from './library.ts';
import { indexSigns, type Match, type SignSource, spellingOf } from './signs.ts';
import type { Word } from './words.ts';

/** Points of a sign. A topic needs one strong sign, or two weak ones; a question the phrase that asks it. */
const STRONG = 3;
const WEAK = 1;
const ENOUGH = 1.7;

/** The matchers of one library, built once. */
export interface Subjects {
  topics(words: readonly Word[]): Match<GuideTopic>[];
  /** Of a long text: signs count by their frequency. */
  topicsOfText(words: readonly Word[]): Match<GuideTopic>[];
  questions(words: readonly Word[]): Match<FaithQuestion>[];
  self(words: readonly Word[]): Match<GuideLibrary['self'][number]>[];
  occasions(words: readonly Word[]): Match<PrayerOccasion>[];
  notes(words: readonly Word[]): Match<GuideLibrary['notes'][number]>[];
  named(words: readonly Word[]): Match<GuideLibrary['named'][number]>[];
  /** The message with misspelt sign words set right. */
  spelled(words: readonly Word[]): Word[];
}

function strongSigns<Owner extends { readonly signs: readonly string[] }>(owners: readonly Owner[]) {
  return indexSigns(owners.flatMap((owner) => owner.signs.map((text) => ({ owner, text, weight: STRONG }))));
}

function topicSigns(topics: readonly GuideTopic[]): SignSource<GuideTopic>[] {
  return topics.flatMap((owner) => [
    { owner, text: owner.about, weight: STRONG },
    ...owner.signs.strong.map((text) => ({ owner, text, weight: STRONG })),
    ...owner.signs.weak.map((text) => ({ owner, text, weight: WEAK })),
  ]);
}

/** Builds the matchers of a library. */
export function subjectsOf(library: GuideLibrary): Subjects {
  const topics = indexSigns(topicSigns(library.topics));
  const known = [
    ...library.topics.flatMap((topic) => topic.signs.strong),
    ...library.questions.flatMap((question) => question.signs),
    ...library.occasions.flatMap((occasion) => occasion.signs),
    'depressed depression prayer pray grace gospel salvation jesus bible forgiveness marriage husband wife children',
  ];
  return {
    topics: (words) => topics(words).filter((match) => match.score >= ENOUGH),
    topicsOfText: indexSigns(topicSigns(library.topics), true),
    questions: strongSigns(library.questions),
    self: strongSigns(library.self),
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
