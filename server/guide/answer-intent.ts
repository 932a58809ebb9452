import { planAnswer } from './answers/plan-answer.ts';
import { questionAnswer } from './answers/question-answer.ts';
import {
  afterCrisisAnswer,
  courtesyAnswer,
  outsideAnswer,
  selfAnswer,
  unknownAnswer,
} from './answers/short-answers.ts';
import { topicAnswer } from './answers/topic-answer.ts';
import { documentAnswer } from './answers/written-answers.ts';
import { formAnswer, noteWithConditions, studyWithConditions } from './forms/form-answer.ts';
import type { Intent } from './intent.ts';
import {
  bookAnswer,
  findAnswer,
  noPassageAnswer,
  passageAnswer,
  quoteAnswer,
} from './passages/passage-answer.ts';
import { prayerAnswer } from './prayers/prayer-answer.ts';
import { readDocument } from './reading/document.ts';
import type { Subjects } from './recognise/subjects.ts';
import type { Telling } from './telling.ts';
import type { GuideRequest } from './types.ts';

function documentOf({ document, documentName }: GuideRequest, subjects: Subjects) {
  return document === undefined ? undefined : readDocument(document, documentName, subjects);
}

/** The parts of the answer to what was understood. */
export function answerIntent(intent: Intent, telling: Telling, subjects: Subjects): string[] {
  switch (intent.kind) {
    case 'after-crisis':
      return afterCrisisAnswer(telling);
    case 'quote':
      return quoteAnswer(telling, intent);
    case 'passage':
      return passageAnswer(telling, intent);
    case 'find':
      return findAnswer(telling, intent);
    case 'book':
      return bookAnswer(telling, intent.osis);
    case 'no-passage':
      return noPassageAnswer(telling, intent.reason);
    case 'form':
      return formAnswer(telling, intent.form, intent.subject);
    case 'prayer':
      return intent.form
        ? formAnswer(telling, intent.form, intent.subject)
        : prayerAnswer(telling, intent.subject);
    case 'study':
      return studyWithConditions(telling, intent, documentOf(telling.request, subjects));
    case 'devotional':
      return formAnswer(telling, intent.form ?? { form: 'devotional' }, intent.subject);
    case 'sermon':
      return formAnswer(telling, intent.form ?? { form: 'sermon' }, intent.subject);
    case 'plan':
      return planAnswer(telling, intent.subject);
    case 'note':
      return noteWithConditions(telling, intent);
    case 'document': {
      const document = documentOf(telling.request, subjects);
      return document === undefined ? unknownAnswer(telling) : documentAnswer(telling, document);
    }
    case 'self':
      return selfAnswer(telling, intent.about);
    case 'question':
      return questionAnswer(telling, intent);
    case 'topic':
      return topicAnswer(telling, intent);
    case 'greeting':
    case 'thanks':
    case 'goodbye':
      return courtesyAnswer(telling, intent.kind);
    case 'outside':
      return outsideAnswer(telling);
    case 'unknown':
      return unknownAnswer(telling, intent.nearest);
  }
}
