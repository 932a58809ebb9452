import { z } from 'zod';
import {
  bibleBooks,
  bibleDaily,
  biblePassage,
  bibleSearch,
  bibleVersions,
  dailyQuery,
  searchQuery,
  verseQuery,
} from '../bible.ts';
import type { Call } from '../call.ts';
import { checkBody, checkedText } from '../check.ts';
import { REFERENCE_MAX_LENGTH } from '../limits.ts';

/** Calls on passages, search, and the check of a text. */
export const bibleCalls = {
  bibleVerse: {
    method: 'GET',
    path: '/api/bible/verse/{reference}',
    tag: 'Bible',
    summary: 'The text of a verse, a range, a chapter or a list',
    description:
      'A reference may be written as people write it: `John 3:16`, `1 cor 13:4-8a`, `Ps 23`, `Jn 3.16; Rom 5:8`, or as OSIS. Without `version` the default translation of this installation is used.',
    params: z.object({ reference: z.string().trim().min(1).max(REFERENCE_MAX_LENGTH) }),
    query: verseQuery,
    responses: { 200: biblePassage },
    errors: ['REFERENCE_NOT_FOUND', 'VERSE_NOT_IN_TRANSLATION', 'UNKNOWN_VERSION', 'BUSY'],
  },
  bibleSearch: {
    method: 'GET',
    path: '/api/bible/search',
    tag: 'Bible',
    summary: 'Find verses by words as people remember them',
    description:
      'The wording of every translation is searched, whichever is shown; word forms, misspellings and other wordings are understood. `passage` is set if the query is itself a reference, `saying` if it is a saying that is not in the Bible.',
    query: searchQuery,
    responses: { 200: bibleSearch },
    private: true,
    errors: ['UNKNOWN_VERSION', 'RATE_LIMITED', 'BUSY'],
  },
  checkText: {
    method: 'POST',
    path: '/api/bible/check',
    tag: 'Bible',
    summary: 'Check every reference and quotation of a text',
    description:
      'At most 200,000 characters. Offsets count UTF-16 units of the text as it was sent. `corrected` is the whole text with its quotations corrected to `version`, or to the nearest of our translations. The text is not stored.',
    body: checkBody,
    responses: { 200: checkedText },
    private: true,
    errors: ['UNKNOWN_VERSION', 'PAYLOAD_TOO_LARGE', 'RATE_LIMITED', 'BUSY', 'NOT_AVAILABLE'],
  },
  bibleDaily: {
    method: 'GET',
    path: '/api/bible/daily',
    tag: 'Bible',
    summary: 'The verse of a day',
    description: 'There are 31 of them, chosen by the day of the year. Without `date`: today in UTC.',
    query: dailyQuery,
    responses: { 200: bibleDaily },
    errors: ['UNKNOWN_VERSION'],
  },
  bibleBooks: {
    method: 'GET',
    path: '/api/bible/books',
    tag: 'Bible',
    summary: 'The books, with the number of verses of each chapter',
    responses: { 200: bibleBooks },
  },
  bibleVersions: {
    method: 'GET',
    path: '/api/bible/versions',
    tag: 'Bible',
    summary: 'The translations available here',
    responses: { 200: bibleVersions },
  },
} as const satisfies Record<string, Call>;
