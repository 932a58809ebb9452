import { SERIES_TEXT } from '../../../content/guide/forms/meetings.ts';
import { STUDY_TEXT } from '../../../content/guide/study.ts';
import type { LeftOut } from '../forms/form-request.ts';
import { inMinutes, shareMinutes } from '../forms/times.ts';
import type { Subject } from '../intent.ts';
import type { DocumentReading } from '../reading/document.ts';
import { groupNameIn } from '../reading/study-words.ts';
import { list, type Telling } from '../telling.ts';
import { planSubject, readOut, type StudyPlanSubject, type TeachingSection } from './study-subject.ts';

const QUESTIONS = 7;

/** The parts of an hour (behaviour 14.2); other lengths share their minutes alike. */
const HOUR = { minutes: 60, parts: [5, 15, 25, 10, 5], sections: 3 } as const;
/** A section of teaching is given at least so many minutes. */
const SECTION_MINUTES = 4;
const QUESTION_MINUTES = 4;

/** A meeting of another length than an hour, or without some part. */
export interface MeetingShape {
  readonly minutes: number;
  readonly without?: readonly LeftOut[];
}

interface Meeting {
  readonly minutes: number;
  readonly welcome: number;
  readonly teaching: number;
  readonly discussion: number;
  readonly application: number;
  readonly closing: number;
  readonly sections: number;
  readonly questions: number;
  readonly hasPrayer: boolean;
}

function meetingOf({ minutes, without = [] }: MeetingShape): Meeting {
  const [welcome, teaching, discussion, application, closing] = (
    minutes === HOUR.minutes ? HOUR.parts : shareMinutes(minutes, HOUR.parts)
  ) as [number, number, number, number, number];
  return {
    minutes,
    ...{ welcome, teaching, discussion, application, closing },
    sections: Math.max(1, Math.min(HOUR.sections, Math.floor(teaching / SECTION_MINUTES))),
    questions: Math.max(3, Math.min(QUESTIONS, Math.round(discussion / QUESTION_MINUTES) + 1)),
    hasPrayer: !without.includes('prayer'),
  };
}

/** The minutes of each section of the teaching, which add up to its own. */
function sectionMinutes({ teaching, sections }: Meeting, place: number): number {
  return Math.floor(teaching / sections) + (place < teaching % sections ? 1 : 0);
}

function teaching(telling: Telling, plan: StudyPlanSubject, meeting: Meeting): string[] {
  const titles =
    telling.said.freshest(STUDY_TEXT.sectionTitles, 1, (set) => set[0])[0] ?? STUDY_TEXT.sectionTitles[0];
  return plan.sections
    .slice(0, meeting.sections)
    .flatMap((section, place) => [
      `### ${place + 1}. ${section.title ?? titles[place] ?? ''} (${inMinutes(sectionMinutes(meeting, place))})`,
      ...teachingSection(telling, section, place),
    ]);
}

function teachingSection(telling: Telling, section: TeachingSection, place: number): string[] {
  const { shown, whole } = readOut(section.passage);
  return [
    telling.quote(shown),
    whole === undefined ? '' : `(The whole passage: ${whole}.)`,
    section.note,
    ...section.guidance,
    STUDY_TEXT.leaderPlaces[place] ?? '',
  ];
}

function discussion(telling: Telling, plan: StudyPlanSubject, count: number): string[] {
  const own = telling.said.freshest(plan.questions, count - 2, (text) => text);
  const general = telling.said.freshest(STUDY_TEXT.discussionQuestions, count - own.length, (text) => text);
  return [
    telling.line(STUDY_TEXT.discussionLead),
    list([...general.slice(0, 1), ...own, ...general.slice(1)], true),
  ];
}

/** In fewer minutes nobody fills in a card. */
const SHORT_APPLICATION = 8;

/**
 * The full one-hour plan of the welcome prompts (behaviour 14.2): the group's name as the heading,
 * five timed parts, three teaching sections, a final challenge with a commitment exercise.
 */
export function studyAnswer(
  telling: Telling,
  subject: Subject,
  document: DocumentReading | undefined,
  shape: MeetingShape = HOUR,
): string[] {
  const meeting = meetingOf(shape);
  const plan = planSubject(telling, subject, document);
  const { request } = telling;
  const name = request.documentName === undefined ? '' : ` (${request.documentName.replace(/[*_[\]]/g, '')})`;
  return [
    `# ${groupNameIn(request.words)}`,
    meeting.minutes === HOUR.minutes
      ? telling.words(STUDY_TEXT.subtitle, { title: plan.title })
      : telling.words(SERIES_TEXT.hour, { minutes: `${meeting.minutes}`, title: plan.title }),
    document === undefined ? '' : telling.words(STUDY_TEXT.document, { name }),
    document?.cut ? STUDY_TEXT.truncated : '',
    telling.line(STUDY_TEXT.forLeader),
    `## ${meeting.hasPrayer ? 'Welcome & Prayer' : 'Welcome'} (${inMinutes(meeting.welcome)})`,
    telling.line(STUDY_TEXT.welcome, { about: plan.about }),
    telling.line(STUDY_TEXT.icebreakers),
    meeting.hasPrayer ? telling.line(STUDY_TEXT.openingPrayer) : '',
    `## Teaching (${inMinutes(meeting.teaching)})`,
    ...teaching(telling, plan, meeting),
    `## Discussion (${inMinutes(meeting.discussion)})`,
    ...discussion(telling, plan, meeting.questions),
    `## Application & Challenge (${inMinutes(meeting.application)})`,
    STUDY_TEXT.applicationLead,
    list(plan.practices.map((text) => telling.words(text))),
    telling.words(STUDY_TEXT.challenge, { commitment: plan.commitment }),
    meeting.application < SHORT_APPLICATION ? '' : telling.line(STUDY_TEXT.exercise),
    `## ${meeting.hasPrayer ? 'Closing Prayer' : 'Closing'} (${inMinutes(meeting.closing)})`,
    ...(meeting.hasPrayer ? [telling.line(STUDY_TEXT.closing), telling.words(plan.prayer)] : []),
    STUDY_TEXT.blessing,
  ];
}
