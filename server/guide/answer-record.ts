import type { AskedQuestion } from '../../content/guide/types.ts';
import { passageOfReference } from '../../scripture/references/passage-of-reference.ts';
import type { Passage } from '../../scripture/types.ts';
import { askedById } from './foreseen/by-id.ts';
import { recordableForm } from './forms/follow-form.ts';
import type { FormRequest } from './forms/form-request.ts';
import type { Intent, Subject } from './intent.ts';
import { ledEntryOf } from './leading/led-entry.ts';
import type { GuideLibrary } from './library.ts';
import type { MoveKind } from './reading/moves.ts';

/** What a reply of the guide was about: kept beside its text, and what a follow-up acts on. Plain data, no words of a visitor. */
export interface AnswerRecord {
  readonly kind: Intent['kind'];
  /** Ids of library entries. */
  readonly topic?: string;
  readonly question?: string;
  readonly occasion?: string;
  /** The id of a story or theme that a group is led through. */
  readonly led?: string;
  readonly note?: string;
  /** The id of a short fact that was told. */
  readonly fact?: string;
  /** The id of a question of people's own lives that was answered. */
  readonly asked?: string;
  /** Ids of the people or stories of the Bible that it told of; whom "he" and "she" mean comes first. */
  readonly figures?: readonly string[];
  /** What was asked to be made, with its conditions. */
  readonly form?: FormRequest;
  /** The reply tells the one before it again, in another shape. */
  readonly amends?: true;
  /** OSIS name of a book. */
  readonly book?: string;
  /** References that the message named. */
  readonly named?: readonly string[];
  /** References of the passages that the reply shows, in their order. */
  readonly shown: readonly string[];
  /** The reference that "the next verse" and "who said that" point at. */
  readonly focus?: string;
  /** What the message wanted done with the reply before it. */
  readonly move?: MoveKind;
  /** Titles of the entries nearest to a message that was not understood. */
  readonly near?: readonly string[];
  /** The reply is a prayer on what the talk is about. */
  readonly isPrayerOfTalk?: true;
}

/** The end of a block quote: its reference. */
const SHOWN = /^> — (.+) \([A-Z]+\)$/gm;

/** The record of a reply in Markdown that answered an intent. */
export function recordOf(intent: Intent, reply: string): AnswerRecord {
  const subject: Partial<Subject> = 'subject' in intent ? intent.subject : {};
  const topic = intent.kind === 'topic' ? intent.topic : subject.topic;
  const question = intent.kind === 'question' ? intent.question : subject.question;
  const passages = 'passages' in intent ? intent.passages : (subject.passages ?? []);
  const shown = shownIn(reply);
  // Beside a passage that was asked for stand others, and what was searched for is nearest in the first; otherwise the one
  // shown last is freshest in mind.
  const focus = passages.at(-1)?.reference ?? shown.at(intent.kind === 'find' ? 0 : -1);
  return {
    kind: intent.kind,
    ...(topic && { topic: topic.id }),
    ...(question && { question: question.id }),
    ...(subject.occasion && { occasion: subject.occasion.id }),
    ...(subject.led && { led: subject.led.id }),
    ...(intent.kind === 'unknown' && intent.nearest?.length && { near: intent.nearest }),
    ...(intent.kind === 'note' && { note: intent.occasion.id }),
    ...('form' in intent && intent.form && { form: recordableForm(intent.form) }),
    ...(intent.kind === 'book' && { book: intent.osis }),
    ...(passages.length > 0 && { named: passages.map(({ reference }) => reference) }),
    shown,
    ...(focus && { focus }),
  };
}

/** The references of the passages that a reply shows, in their order. */
export function shownIn(reply: string): string[] {
  return [...reply.matchAll(SHOWN)].map(([, reference = '']) => reference);
}

/** A record with what it names looked up; what is no longer in the library is left out. */
export interface RecalledAnswer {
  readonly kind: Intent['kind'];
  readonly subject: Subject;
  readonly note?: GuideLibrary['notes'][number];
  readonly form?: FormRequest;
  readonly fact?: string;
  readonly asked?: AskedQuestion;
  readonly shown: readonly Passage[];
  readonly focus?: Passage;
}

/** Looks up what a record names. */
export function recall(record: AnswerRecord, library: GuideLibrary): RecalledAnswer {
  const byId = <Entry extends { readonly id: string }>(entries: readonly Entry[], id: string | undefined) =>
    entries.find((entry) => entry.id === id);
  const topic = byId(library.topics, record.topic);
  const question = byId(library.questions, record.question);
  const occasion = byId(library.occasions, record.occasion);
  const note = byId(library.notes, record.note);
  const asked = askedById(library, record.asked);
  const led = record.led === undefined ? undefined : ledEntryOf(record.led, library);
  const focus = record.focus === undefined ? undefined : passageOfReference(record.focus);
  return {
    kind: record.kind,
    subject: {
      ...(topic && { topic }),
      ...(question && { question }),
      ...(occasion && { occasion }),
      ...(led && { led }),
      passages: passagesOf(record.named ?? []),
    },
    ...(note && { note }),
    ...(record.form && { form: record.form }),
    ...(record.fact && { fact: record.fact }),
    ...(asked && { asked }),
    shown: passagesOf(record.shown),
    ...(focus && { focus }),
  };
}

function passagesOf(references: readonly string[]): Passage[] {
  return references.flatMap((reference) => passageOfReference(reference) ?? []);
}
