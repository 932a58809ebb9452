import { BOOKS } from '../../scripture/text/books.ts';

/** How people ask for a passage; `*` is the chapter's name. */
const FORMS = [
  '*',
  'Quote * for me.',
  'read * please',
  'What does * say?',
  'can u show me * in kjv',
  'Explain * verse by verse',
  'I read * this morning and did not understand it.',
  'Who wrote * and why?',
  'study on *:1-5 for my small group',
  'My pastor preached on * yesterday, give me three questions',
] as const;

/** Requests for each chapter of the Bible, each in ten forms. */
export const passageRequests = (): string[] =>
  BOOKS.flatMap(({ name, chapters }) =>
    chapters.flatMap((_, at) => FORMS.map((form) => form.replace('*', `${name} ${at + 1}`))),
  );
