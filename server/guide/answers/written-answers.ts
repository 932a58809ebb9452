import { NOTE_TEXT } from '../../../content/guide/notes.ts';
import { QUESTIONS_LEADS } from '../../../content/guide/openings.ts';
import {
  DEVOTIONAL_TEXT,
  DOCUMENT_TEXT,
  GENERAL_SUBJECT,
  SERMON_TEXT,
  STUDY_TEXT,
} from '../../../content/guide/study.ts';
import type { NoteOccasion, StudySubject } from '../../../content/guide/types.ts';
import { passageOfMark } from '../../../scripture/references/passage-of-reference.ts';
import { bookOf, firstVersesOf, overlap } from '../../../scripture/references/passage-ranges.ts';
import type { Subject } from '../intent.ts';
import type { DocumentReading } from '../reading/document.ts';
import { plainLine } from '../reading/document.ts';
import { list, type Telling } from '../telling.ts';
import { asStudy, topicNear } from './study-subject.ts';

/** What a devotional or a sermon is about: the topic, else the one whose passages share the verses, else our own. */
function materialOf(telling: Telling, subject: Subject): Omit<StudySubject, 'id'> {
  const [passage] = subject.passages;
  const near = passage && topicNear(telling.library, passage, subject.topic);
  if (subject.question !== undefined && (passage === undefined || !subject.topic))
    return withQuestions(asStudy(subject.question));
  return near ?? subject.topic ?? GENERAL_SUBJECT;
}

/** Where the subject brings no questions of its own, those that one can ask of any passage. */
function withQuestions(study: StudySubject): StudySubject {
  return { ...study, questions: STUDY_TEXT.discussionQuestions };
}

/** A devotional: read, reflect, ask, do, pray. */
export function devotionalAnswer(telling: Telling, subject: Subject): string[] {
  const material = materialOf(telling, subject);
  const named = subject.passages[0];
  const famous = named && telling.library.famous.find(({ mark }) => overlap(passageOfMark(mark), named));
  const [noted] = telling.fresh(material.passages, 1);
  const reading =
    named === undefined
      ? noted === undefined
        ? []
        : telling.noted(noted)
      : [
          telling.quote(firstVersesOf(named)),
          telling.words(famous?.context ?? introduction(telling, named)),
          telling.words(famous?.meaning ?? ''),
        ];
  const [practice] = telling.said.freshest(material.practices, 1, (text) => text);
  const questions = telling.said.freshest(material.questions, 2, (text) => text);
  return [
    telling.words(DEVOTIONAL_TEXT.heading, { title: named?.reference ?? material.title }),
    DEVOTIONAL_TEXT.read,
    ...reading,
    DEVOTIONAL_TEXT.reflect,
    telling.words(telling.said.next(material.guidance)),
    DEVOTIONAL_TEXT.ask,
    list(questions),
    DEVOTIONAL_TEXT.do,
    telling.words(practice ?? ''),
    DEVOTIONAL_TEXT.pray,
    telling.words(telling.said.next(material.prayers)),
    telling.unheard(DEVOTIONAL_TEXT.closing),
  ];
}

function introduction(telling: Telling, passage: Subject['passages'][number]): string {
  return telling.library.books.find(({ osis }) => osis === bookOf(passage).osis)?.text ?? '';
}

const SERMON_QUESTIONS = 5;

/** For a sermon: questions, a structure and passages; the preaching stays with the preacher. */
export function sermonAnswer(telling: Telling, subject: Subject): string[] {
  const material = materialOf(telling, subject);
  const [named] = subject.passages;
  const famous = named && telling.library.famous.find(({ mark }) => overlap(passageOfMark(mark), named));
  const beside = famous?.beside.map(passageOfMark) ?? [];
  const noted = telling.fresh(material.passages, named === undefined ? 3 : 2);
  const text =
    named === undefined
      ? [SERMON_TEXT.choose, ...noted.flatMap((one) => telling.noted(one))]
      : [
          SERMON_TEXT.passageLead,
          telling.quote(firstVersesOf(named)),
          telling.words(famous?.context ?? introduction(telling, named)),
          telling.words(famous?.caution ?? ''),
        ];
  const further = beside.length > 0 ? beside.slice(0, 2) : noted.map(({ mark }) => passageOfMark(mark));
  return [
    named === undefined
      ? telling.line(SERMON_TEXT.leads)
      : telling.line(SERMON_TEXT.leadsNamed, { reference: named.reference }),
    ...text,
    SERMON_TEXT.questionsLead,
    list(
      telling.said.freshest(SERMON_TEXT.questions, SERMON_QUESTIONS, (question) => question),
      true,
    ),
    SERMON_TEXT.structureLead,
    list(SERMON_TEXT.structure, true),
    ...(named === undefined
      ? []
      : [SERMON_TEXT.passagesLead, ...further.map((passage) => telling.quote(passage))]),
    telling.line(SERMON_TEXT.closing),
  ];
}

/** A note with marked places, and what to mind when writing it. */
export function noteAnswer(telling: Telling, occasion: NoteOccasion): string[] {
  const [noted] = telling.fresh(occasion.passages, 1);
  return [
    telling.line(NOTE_TEXT.leads, { about: occasion.about }),
    '---',
    telling.line(occasion.notes),
    '---',
    `**${NOTE_TEXT.adviceLead}**`,
    list(telling.said.freshest(occasion.advice, 3, (text) => text)),
    NOTE_TEXT.passageLead,
    ...(noted === undefined ? [] : telling.noted(noted)),
  ];
}

/** A document: what can be seen in it, and what might be made of it. */
export function documentAnswer(telling: Telling, document: DocumentReading): string[] {
  const { topic, keywords, parts, passages } = document;
  const points = parts.flatMap(({ point }) => point ?? []);
  const name =
    document.title !== ''
      ? `“${document.title}”`
      : plainLine(telling.request.documentName ?? '') || 'the document';
  const own = passages.slice(0, 3).map((passage) => telling.quote(firstVersesOf(passage)));
  const lent = telling.fresh((topic ?? GENERAL_SUBJECT).passages, 2).flatMap((noted) => telling.noted(noted));
  const questions = telling.said.freshest(
    [...(topic?.questions ?? []), ...STUDY_TEXT.discussionQuestions],
    3,
    (text) => text,
  );
  return [
    telling.line(DOCUMENT_TEXT.lead, { name }),
    topic === undefined ? '' : telling.words(DOCUMENT_TEXT.subject, { about: topic.about }),
    keywords.length === 0 ? '' : telling.words(DOCUMENT_TEXT.keywords, { words: keywords.join(', ') }),
    ...(points.length === 0 ? [] : [DOCUMENT_TEXT.pointsLead, list(points)]),
    ...(own.length > 0 ? [DOCUMENT_TEXT.passagesLead, ...own] : [DOCUMENT_TEXT.noPassages, ...lent]),
    `**${telling.line(QUESTIONS_LEADS)}**`,
    list(questions),
    document.cut ? STUDY_TEXT.truncated : '',
    telling.unheard(DOCUMENT_TEXT.closing),
  ];
}
