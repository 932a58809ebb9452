import { STUDY_TEXT } from '../../content/guide/study.ts';
import type { DocumentReading } from './document.ts';
import type { Subject } from './intent.ts';
import { planSubject, readOut, type StudyPlanSubject, type TeachingSection } from './study-subject.ts';
import { groupNameIn } from './study-words.ts';
import { list, type Telling } from './telling.ts';

const QUESTIONS = 7;

function teaching(telling: Telling, plan: StudyPlanSubject): string[] {
  const titles =
    telling.said.freshest(STUDY_TEXT.sectionTitles, 1, (set) => set[0])[0] ?? STUDY_TEXT.sectionTitles[0];
  return plan.sections.flatMap((section, place) =>
    teachingSection(telling, section, place, titles[place] ?? ''),
  );
}

function teachingSection(telling: Telling, section: TeachingSection, place: number, title: string): string[] {
  const { shown, whole } = readOut(section.passage);
  return [
    `### ${place + 1}. ${section.title ?? title} (5 minutes)`,
    telling.quote(shown),
    whole === undefined ? '' : `(The whole passage: ${whole}.)`,
    section.note,
    ...section.guidance,
    STUDY_TEXT.leaderPlaces[place] ?? '',
  ];
}

function discussion(telling: Telling, plan: StudyPlanSubject): string[] {
  const own = telling.said.freshest(plan.questions, QUESTIONS - 2, (text) => text);
  const general = telling.said.freshest(
    STUDY_TEXT.discussionQuestions,
    QUESTIONS - own.length,
    (text) => text,
  );
  return [
    telling.line(STUDY_TEXT.discussionLead),
    list([...general.slice(0, 1), ...own, ...general.slice(1)], true),
  ];
}

/**
 * The full one-hour plan of the welcome prompts (behaviour 14.2): the group's name as the heading,
 * five timed parts, three teaching sections, a final challenge with a commitment exercise.
 */
export function studyAnswer(
  telling: Telling,
  subject: Subject,
  document: DocumentReading | undefined,
): string[] {
  const plan = planSubject(telling, subject, document);
  const { request } = telling;
  const name = request.documentName === undefined ? '' : ` (${request.documentName.replace(/[*_[\]]/g, '')})`;
  return [
    `# ${groupNameIn(request.words)}`,
    telling.words(STUDY_TEXT.subtitle, { title: plan.title }),
    document === undefined ? '' : telling.words(STUDY_TEXT.document, { name }),
    document?.cut ? STUDY_TEXT.truncated : '',
    telling.line(STUDY_TEXT.forLeader),
    '## Welcome & Prayer (5 minutes)',
    telling.line(STUDY_TEXT.welcome, { about: plan.about }),
    telling.line(STUDY_TEXT.icebreakers),
    telling.line(STUDY_TEXT.openingPrayer),
    '## Teaching (15 minutes)',
    ...teaching(telling, plan),
    '## Discussion (25 minutes)',
    ...discussion(telling, plan),
    '## Application & Challenge (10 minutes)',
    STUDY_TEXT.applicationLead,
    list(plan.practices.map((text) => telling.words(text))),
    telling.words(STUDY_TEXT.challenge, { commitment: plan.commitment }),
    telling.line(STUDY_TEXT.exercise),
    '## Closing Prayer (5 minutes)',
    telling.line(STUDY_TEXT.closing),
    telling.words(plan.prayer),
    STUDY_TEXT.blessing,
  ];
}
