import type { FaithQuestion, NamedPassage, PassageMark } from '../../../content/guide/types.ts';
import { passageOfMark } from '../../../scripture/references/passage-of-reference.ts';
import type { Intent } from '../intent.ts';
import type { GuideLibrary } from '../library.ts';
import type { Match } from '../reading/signs.ts';
import type { Word } from '../reading/words.ts';
import { ENTRIES_OF_LABEL, LABEL_OF_TWIN } from './label-entries.ts';

const TWINS = new Set(Object.values(LABEL_OF_TWIN));
const ASKS =
  /^(?:what|why|who|when|where|which|does|do|did|is|are|should|how (?:do|does|should|can|long|often))\b/;
const asksQuestion = (words: readonly Word[]) =>
  ASKS.test(
    words
      .slice(0, 2)
      .map(({ plain }) => plain)
      .join(' '),
  );

/** What a label stands for in the library: what to answer with, and how it is called where it is offered. */
export interface LabelledEntry {
  readonly intent: Intent;
  /** Asks for the entry, when it is sent as a message: "Anxiety and worry", "Who was Caleb?". */
  readonly title: string;
}

/** The hand-written signs that tell entries of one label apart. */
export interface SignsOfEntries {
  questions(words: readonly Word[]): Match<FaithQuestion>[];
  named(words: readonly Word[]): Match<NamedPassage>[];
}

/** Makes the look-up of labels in a library, where a message's words choose among entries that share a label; undefined for a label that is no entry's, such as a follow-up's. */
export function entriesByLabel(library: GuideLibrary, signs: SignsOfEntries) {
  const byId = <Entry extends { readonly id: string }>(entries: readonly Entry[]) =>
    new Map(entries.map((entry) => [entry.id, entry]));
  const topics = byId(library.topics);
  const questions = byId(library.questions);
  const selfQuestions = byId(library.self);
  const occasions = byId(library.occasions);
  const named = byId(library.named);

  const question = (id: string): LabelledEntry | undefined => {
    const entry = questions.get(id);
    return entry && { intent: { kind: 'question', question: entry }, title: entry.question };
  };
  const topic = (id: string): LabelledEntry | undefined => {
    const entry = topics.get(id);
    return entry && { intent: { kind: 'topic', topic: entry, passages: [] }, title: entry.title };
  };

  return (label: string, words: readonly Word[]): LabelledEntry | undefined => {
    const [kind = '', id = ''] = label.split('/');
    const ids = ENTRIES_OF_LABEL[label] ?? [id];
    switch (kind) {
      case 'topic':
        return (TWINS.has(label) && asksQuestion(words) ? question(id) : undefined) ?? topic(id);
      case 'question':
      case 'person':
        return question(mentioned(ids, signs.questions(words)) ?? '');
      case 'named': {
        const matched = signs.named(words).find(({ owner }) => ids.includes(owner.id))?.owner;
        const found = matched ?? named.get(ids[0]!);
        return found === undefined ? question(id) : { intent: passageIntent(found.mark), title: found.name };
      }
      case 'prayer': {
        const occasion = occasions.get(id);
        return (
          occasion && {
            intent: { kind: 'prayer', subject: { occasion, passages: [] } },
            title: `A prayer ${occasion.about}`,
          }
        );
      }
      case 'self':
      case 'out':
      case 'misuse':
      case 'courtesy': {
        const about = selfQuestions.get(ids[0]!);
        return about && { intent: { kind: 'self', about }, title: about.signs[0] ?? '' };
      }
      default:
        return undefined;
    }

    function mentioned(among: readonly string[], matches: readonly Match<{ readonly id: string }>[]) {
      const held = among.filter((each) => questions.has(each));
      return matches.find(({ owner }) => held.includes(owner.id))?.owner.id ?? held[0];
    }
  };
}

function passageIntent(mark: PassageMark): Intent {
  return { kind: 'passage', passages: [passageOfMark(mark)] };
}

/** Every title by which an entry can be asked for, in plain words, with the entry. */
export function entriesByTitle(library: GuideLibrary, plain: (text: string) => string): Map<string, Intent> {
  return new Map<string, Intent>([
    ...library.occasions.map(
      (occasion) =>
        [
          plain(`A prayer ${occasion.about}`),
          { kind: 'prayer', subject: { occasion, passages: [] } },
        ] as const,
    ),
    ...library.named.map(({ name, mark }) => [plain(name), passageIntent(mark)] as const),
    ...library.topics.flatMap((topic) =>
      [topic.about, topic.title].map(
        (name) => [plain(name), { kind: 'topic', topic, passages: [] }] as const,
      ),
    ),
    ...library.questions.map(
      (question) => [plain(question.question), { kind: 'question', question }] as const,
    ),
  ]);
}
