import type { FaithQuestion, GuideTopic, PrayerOccasion } from '../../../content/guide/types.ts';
import type { Intent } from '../intent.ts';
import type { GuideLibrary } from '../library.ts';
import { entriesByLabel, entriesByTitle, type LabelledEntry } from '../needs/entry-of-label.ts';
import { withItsWords } from '../needs/its-words.ts';
import { loadNeedModel, type NeedModel } from '../needs/model.ts';
import { type Need, needsOf } from '../needs/needs.ts';
import { indexSigns, type Match, type SignIndex, type SignSource, spellingOf } from '../reading/signs.ts';
import { plainWords, type Word } from '../reading/words.ts';

/** Weights of signs. A topic needs one strong sign or two weak ones; a question needs the phrase that asks it. */
const STRONG = 3;
const WEAK = 1;
const ENOUGH = 1.7;

/** Finds what a message is about: each function returns the entries of one kind whose signs it has, best first. */
export interface Subjects {
  readonly library: GuideLibrary;
  topics(words: readonly Word[]): Match<GuideTopic>[];
  /** Also by a single weak sign. */
  anyTopics(words: readonly Word[]): Match<GuideTopic>[];
  /** For a document: strong signs only; one that is repeated counts for more. */
  topicsOfText(words: readonly Word[]): Match<GuideTopic>[];
  questions(words: readonly Word[]): Match<FaithQuestion>[];
  occasions(words: readonly Word[]): Match<PrayerOccasion>[];
  /** Kinds of notes that someone asks for: "a note to someone who mourns". */
  notes(words: readonly Word[]): Match<GuideLibrary['notes'][number]>[];
  /** Passages that people call by a name: "the Lord’s Prayer". */
  named(words: readonly Word[]): Match<GuideLibrary['named'][number]>[];
  /** What a message asks for, by what was learned: labels of corpora/guide, most likely first. */
  needs(text: string, only?: readonly string[]): readonly Need[];
  /** What a label stands for in the library. */
  entryOf(label: string, words: readonly Word[]): LabelledEntry | undefined;
  /** The entry whose title a message is, word for word. */
  titled(plain: string): Intent | undefined;
  /** The message, with misspelt words of signs corrected. */
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

/** Removes topics whose signs mean something else here, by other words of the message ("cheated" with "exam"). */
function withoutMistaken(matches: Match<GuideTopic>[], words: readonly Word[]): Match<GuideTopic>[] {
  const said = new Set(words.map((word) => word.plain));
  return matches.filter(({ owner }) => !owner.signs.not?.some((word) => said.has(word)));
}

/** Builds the matchers of a library. */
export function subjectsOf(library: GuideLibrary, model?: NeedModel): Subjects {
  const matcher = indexSigns(topicSigns(library));
  // Built with the first document, because documents are rare.
  let strong: SignIndex<GuideTopic> | undefined;
  const topics = (words: readonly Word[]) => withoutMistaken(matcher(words), words);
  const known = () => [
    ...library.topics.flatMap((topic) => [...topic.signs.strong, ...(topic.signs.also ?? [])]),
    ...library.questions.flatMap((question) => question.signs),
    ...library.occasions.flatMap((occasion) => occasion.signs),
    'conversion conversation retreat depressed depression prayer pray grace gospel salvation jesus bible forgiveness marriage husband wife children',
  ];
  const questions = strongSigns(library.questions, (question) => [question.question, ...question.signs]);
  const named = strongSigns(library.named);
  const titles = entriesByTitle(library, plainWords);
  return {
    library,
    needs: (text, only) => {
      const plain = plainWords(text);
      return withItsWords(needsOf(text, model ?? loadNeedModel(), only), plain);
    },
    entryOf: entriesByLabel(library, { questions, named }),
    titled: (plain) => titles.get(plain),
    anyTopics: topics,
    topics: (words) => topics(words).filter((match) => match.score >= ENOUGH),
    topicsOfText: (words) => {
      strong ??= indexSigns(topicSigns(library).filter(({ weight }) => weight === STRONG));
      return strong(words, true);
    },
    questions,
    occasions: strongSigns(library.occasions),
    notes: strongSigns(library.notes),
    named,
    spelled: spellingOf(known),
  };
}

/** The topic that a message is most about, and a second one that scores nearly as high. */
export function leadingTopics(matches: readonly Match<GuideTopic>[]): {
  topic?: GuideTopic;
  beside?: GuideTopic;
} {
  const [first, second] = matches;
  if (first === undefined) return {};
  const near = second !== undefined && second.score >= Math.max(STRONG * 0.7, first.score * 0.6);
  return { topic: first.owner, ...(near ? { beside: second.owner } : {}) };
}
