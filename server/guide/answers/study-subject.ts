import { GENERAL_SUBJECT, MEN_SUBJECT, STUDY_TEXT, WOMEN_SUBJECT } from '../../../content/guide/study.ts';
import type { FaithQuestion, GuideTopic, StudySubject } from '../../../content/guide/types.ts';
import { passageOf } from '../../../scripture/references/format.ts';
import { passageOfMark } from '../../../scripture/references/passage-of-reference.ts';
import {
  bookOf,
  firstVersesOf,
  MAX_QUOTED_VERSES,
  overlap,
  verseCount,
} from '../../../scripture/references/passage-ranges.ts';
import type { Passage } from '../../../scripture/types.ts';
import type { Subject } from '../intent.ts';
import type { LedEntry } from '../leading/led-entry.ts';
import type { GuideLibrary } from '../library.ts';
import type { DocumentReading } from '../reading/document.ts';
import type { Telling } from '../telling.ts';

/** One of the three teaching sections. */
export interface TeachingSection {
  readonly title?: string;
  readonly passage: Passage;
  readonly note: string;
  readonly guidance: readonly string[];
}

/** What a study is about, whatever it was made from. */
export interface StudyPlanSubject {
  readonly title: string;
  readonly about: string;
  readonly sections: readonly TeachingSection[];
  readonly questions: readonly string[];
  readonly practices: readonly string[];
  readonly prayer: string;
  readonly commitment: string;
}

const SECTIONS = 3;
const GENERAL_COMMITMENT =
  'This week each of us reads these passages again on three days, does one thing that they ask, and tells the group next time what came of it.';

function sectionsOf(
  noted: StudySubject['passages'],
  guidance: readonly string[],
  telling: Telling,
): TeachingSection[] {
  return telling.fresh(noted, SECTIONS).map(({ mark, note }, place) => ({
    passage: passageOfMark(mark),
    note: telling.words(note),
    guidance: [guidance[place % guidance.length] ?? ''].map((text) => telling.words(text)),
  }));
}

function fromWritten(subject: StudySubject | GuideTopic, telling: Telling): StudyPlanSubject {
  const guidance = telling.said.freshest(subject.guidance, SECTIONS, (text) => text);
  return {
    title: subject.title,
    about: subject.about,
    sections: sectionsOf(subject.passages, guidance, telling),
    questions: subject.questions,
    practices: telling.said.freshest(subject.practices, SECTIONS, (text) => text),
    prayer: telling.said.next(subject.prayers),
    commitment: subject.commitment,
  };
}

/** A passage in three parts, for its three sections; a short one is filled up with what stands around or beside it. */
function inThree(passage: Passage, telling: Telling): Passage[] {
  const { first, last } = passage.ranges[0]!;
  const size = Math.ceil((last - first + 1) / SECTIONS);
  const parts = [0, 1, 2]
    .map((part) => ({ first: first + part * size, last: Math.min(last, first + (part + 1) * size - 1) }))
    .filter((range) => range.first <= range.last)
    .map((range) => passageOf([range]));
  const beside = telling.library.famous
    .filter(({ mark }) => overlap(passageOfMark(mark), passage))
    .flatMap((famous) => famous.beside.map(passageOfMark));
  const text = telling.request.bible[telling.request.translation].text(first);
  return [...parts, ...beside, ...telling.found(text, SECTIONS)].filter(
    (part, place, all) => all.findIndex((other) => overlap(other, part)) === place,
  );
}

/** In verses. */
const OF_ONE_TOPIC = 12;

/** The topic that speaks of a passage: the one named, if it does, else any that does. */
export function topicNear(
  library: GuideLibrary,
  passage: Passage,
  named: GuideTopic | undefined,
): GuideTopic | undefined {
  // A chapter touches many topics, and is about none of them.
  const isShort = verseCount(passage) <= OF_ONE_TOPIC;
  const speaks = (topic: GuideTopic) =>
    topic.passages.some(({ mark }) => overlap(passageOfMark(mark), passage));
  return named !== undefined && speaks(named) ? named : isShort ? library.topics.find(speaks) : undefined;
}

function fromPassages(
  passages: readonly Passage[],
  topic: GuideTopic | undefined,
  telling: Telling,
): StudyPlanSubject {
  const [first] = passages;
  const several = passages.length > 1;
  const near = first && topicNear(telling.library, first, topic);
  const parts = (
    several
      ? [...passages, ...(near?.passages ?? GENERAL_SUBJECT.passages).map(({ mark }) => passageOfMark(mark))]
      : passages.flatMap((passage) => inThree(passage, telling))
  ).slice(0, SECTIONS);
  const famous = telling.library.famous.find(
    ({ mark }) => first !== undefined && overlap(passageOfMark(mark), first),
  );
  const book = telling.library.books.find(({ osis }) => first !== undefined && osis === bookOf(first).osis);
  const notes = several
    ? parts.map((passage) => noteOn(telling, passage))
    : [famous?.context ?? book?.text ?? '', famous?.meaning ?? '', famous?.caution ?? ''];
  const lent = several ? (topic ?? near) : (near ?? topic);
  return {
    title: (several && topic?.title) || (first?.reference ?? ''),
    about: several && topic ? topic.about : `what ${first?.reference ?? 'the text'} says to us`,
    sections: parts.map((passage, place) => ({
      passage,
      note: telling.words(notes[place] ?? ''),
      guidance: [STUDY_TEXT.passageGuidance[place] ?? ''],
    })),
    questions: lent?.questions ?? [],
    practices: (lent ?? GENERAL_SUBJECT).practices.slice(0, SECTIONS),
    prayer: telling.said.next(lent?.prayers ?? GENERAL_SUBJECT.prayers),
    commitment: lent?.commitment ?? GENERAL_COMMITMENT,
  };
}

/** A question of the faith, or a person of the Bible, as something to be studied together. */
export function asStudy(question: FaithQuestion): StudySubject {
  return {
    id: question.id,
    title: question.question.replace(/^Who (?:was|were) (.+)\?$/, '$1').replace(/^the /, 'The '),
    about: `the question “${question.question}”`,
    passages: question.passages,
    guidance: [...question.answer, question.differences ?? '', ...STUDY_TEXT.passageGuidance].filter(
      (text) => text !== '',
    ),
    questions: [],
    practices: GENERAL_SUBJECT.practices,
    prayers: STUDY_TEXT.prayersForUnderstanding,
    commitment: GENERAL_COMMITMENT,
  };
}

/** What content says of a passage: a topic's note, its context, or its book. */
function noteOn(telling: Telling, passage: Passage): string {
  const { topics, famous, books } = telling.library;
  const note =
    topics.flatMap((entry) => entry.passages).find(({ mark }) => passageOfMark(mark).osis === passage.osis)
      ?.note ??
    famous.find(({ mark }) => overlap(passageOfMark(mark), passage))?.context ??
    books.find(({ osis }) => osis === bookOf(passage).osis)?.text ??
    '';
  return telling.words(note);
}

/** The passage of each part, and for parts without one the next that no part has. */
function perPart({ parts }: DocumentReading, passages: readonly Passage[]): Passage[] {
  const chosen = parts.map(({ passage }) =>
    passages.find((other) => passage !== undefined && overlap(other, passage)),
  );
  const left = passages.filter((passage) => !chosen.includes(passage));
  return Array.from({ length: SECTIONS }, (_, place) => {
    const own = chosen[place];
    return own !== undefined && chosen.indexOf(own) === place ? own : left.shift();
  }).filter((passage) => passage !== undefined);
}

/** A document's own passages, headings and sentences, filled up with the topic that it speaks of. */
function fromDocument(document: DocumentReading, telling: Telling): StudyPlanSubject {
  const { topic, parts } = document;
  const material = topic ?? GENERAL_SUBJECT;
  const own = document.passages.map((passage) => firstVersesOf(passage));
  const lent = material.passages.map(({ mark }) => passageOfMark(mark));
  const searched = topic === undefined ? telling.found(document.keywords.join(' '), SECTIONS) : [];
  const passages = [...own, ...searched, ...lent].filter(
    (passage, place, all) => all.findIndex((other) => overlap(other, passage)) === place,
  );
  const guidance = topic?.guidance ?? STUDY_TEXT.passageGuidance;
  const sections = perPart(document, passages).map((passage, place) => {
    const { heading, point } = parts[place] ?? {};
    return {
      ...(heading !== undefined && { title: heading }),
      passage,
      note: noteOn(telling, passage),
      guidance: [
        point === undefined ? '' : telling.words(STUDY_TEXT.documentPoint, { point }),
        telling.words(guidance[place] ?? ''),
      ],
    };
  });
  return {
    title: document.title || topic?.title || document.keywords.slice(0, 2).join(' and '),
    about: topic === undefined ? aboutDocument(document) : topic.about,
    sections,
    questions: [...documentQuestions(document), ...(topic?.questions ?? [])],
    practices: material.practices.slice(0, SECTIONS),
    prayer: telling.said.next(topic?.prayers ?? STUDY_TEXT.prayersForUnderstanding),
    commitment: topic?.commitment ?? GENERAL_COMMITMENT,
  };
}

function aboutDocument({ title, keywords }: DocumentReading): string {
  return title !== '' ? `“${title}”` : keywords.slice(0, 3).join(', ');
}

function documentQuestions({ keywords, parts }: DocumentReading): string[] {
  const [one, two] = keywords;
  const heading = parts[0]?.heading;
  return [
    one !== undefined && two !== undefined
      ? `The document speaks much of “${one}” and “${two}”. How do the passages speak of them, and where do they say more?`
      : 'Where do the passages say more than the document does?',
    heading === undefined
      ? 'Which thought of the document do you want to keep, and which would you question from the text?'
      : `Under “${heading}”, what is the document’s main thought? Does the passage carry it?`,
  ];
}

/** A story or theme that was named, with what its parts say. */
function fromLed(led: LedEntry, telling: Telling): StudyPlanSubject {
  const parts = led.parts.slice(0, SECTIONS);
  const short = parts.length < SECTIONS ? inThree(led.heart, telling).slice(0, SECTIONS) : undefined;
  return {
    title: led.title,
    about: `“${led.title}”`,
    sections: (short ?? parts.map(({ passage }) => passage)).map((passage, place) => ({
      passage,
      note: telling.words(parts[place]?.note ?? ''),
      guidance: [place === 0 ? led.thought : (STUDY_TEXT.passageGuidance[place] ?? '')],
    })),
    questions: led.questions,
    practices: led.step ? STUDY_TEXT.ledPractices : GENERAL_SUBJECT.practices.slice(0, SECTIONS),
    prayer: telling.said.next(STUDY_TEXT.prayersForUnderstanding),
    commitment: led.step ?? GENERAL_COMMITMENT,
  };
}

/** Chooses what a study is built on: the document, the passages or the topic that were named, else one of our own. */
export function planSubject(
  telling: Telling,
  subject: Subject,
  document: DocumentReading | undefined,
): StudyPlanSubject {
  if (
    document !== undefined &&
    (document.passages.length > 0 || document.topic || document.keywords.length > 1)
  ) {
    return fromDocument(document, telling);
  }
  const { passages, topic, question, led } = subject;
  if (led) return fromLed(led, telling);
  if (passages.length > 0)
    return fromPassages(
      passages.map((passage) => passage),
      topic,
      telling,
    );
  if (question !== undefined) return fromWritten(asStudy(question), telling);
  if (topic !== undefined) return fromWritten(topic, telling);
  const words = telling.request.words;
  const group = /\bwom[ae]n|\bladies/i.test(words)
    ? WOMEN_SUBJECT
    : /\bm[ae]n\b|\bm[ae]n['’]?s\b/i.test(words)
      ? MEN_SUBJECT
      : GENERAL_SUBJECT;
  const choices: (StudySubject | GuideTopic)[] = [
    group,
    GENERAL_SUBJECT,
    MEN_SUBJECT,
    WOMEN_SUBJECT,
    ...telling.library.topics,
  ];
  const suited = choices.filter(
    (choice) => choice === group || (choice !== MEN_SUBJECT && choice !== WOMEN_SUBJECT),
  );
  const [next] = telling.said.freshest(suited, 1, (choice) =>
    telling.words(STUDY_TEXT.subtitle, { title: choice.title }),
  );
  return fromWritten(next ?? group, telling);
}

/** A passage too long to be read out is cut; the whole is named beside it. */
export function readOut(passage: Passage): { shown: Passage; whole?: string } {
  return verseCount(passage) > MAX_QUOTED_VERSES + 2
    ? { shown: firstVersesOf(passage, MAX_QUOTED_VERSES + 2), whole: passage.reference }
    : { shown: passage };
}
