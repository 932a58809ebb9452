import { z } from 'zod';
import { auditEntries, auditQuery, login, loginBody, verifiedOperator } from './admin.ts';
import { advertisementImageQuery, advertisementsQuery, publicAdvertisements } from './advertisements.ts';
import {
  bibleBooks,
  bibleDaily,
  biblePassage,
  bibleSearch,
  bibleVersions,
  dailyQuery,
  searchQuery,
  verseQuery,
} from './bible.ts';
import { careLines, careLinesQuery, careReferrals } from './care.ts';
import {
  chatMessage,
  continueBody,
  createdSession,
  editBody,
  exchange,
  exportQuery,
  messageList,
  messagesQuery,
  retryBody,
  sendBody,
} from './chat.ts';
import { checkBody, checkedText } from './check.ts';
import { contactBody, contactChange, contactMessage, contactMessages, contactReceipt } from './contact.ts';
import type { ErrorCode } from './errors.ts';
import { processedFile } from './files.ts';
import {
  gameStats,
  games,
  gamesQuery,
  icebreaker,
  icebreakerBody,
  quickFireQuery,
  scoreBody,
  teamChallenge,
} from './games.ts';
import { about, publicFlags } from './installation.ts';
import { IDEMPOTENCY_KEY_MAX_LENGTH, REFERENCE_MAX_LENGTH } from './limits.ts';
import { generateBody, passageSpeechQuery, ttsUsage, ttsVoices, voicesQuery } from './tts.ts';

/** One call of the API: the server validates with it, the web client is typed by it, openapi.json is generated from it. */
export interface Call {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** As OpenAPI writes it: `/api/chat/sessions/{sessionId}`. */
  readonly path: string;
  readonly tag:
    | 'Chat'
    | 'Files'
    | 'Care'
    | 'Bible'
    | 'Games'
    | 'Voice'
    | 'Advertisements'
    | 'Contact'
    | 'Admin'
    | 'Installation';
  /** One line; `description` says more, in plain text with backticks. */
  readonly summary: string;
  readonly description?: string;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly headers?: z.ZodObject;
  readonly body?: z.ZodType;
  /** The field name of the file, for calls that take a form with one file instead of JSON. */
  readonly fileField?: string;
  /** Schema by status; null means no content. */
  readonly responses: Readonly<Record<number, z.ZodType | null>>;
  /** The 200 response may also be server-sent events. */
  readonly stream?: boolean;
  /** The 200 response is a file of one of these media types. */
  readonly files?: readonly string[];
  /** Belongs to one visitor or operator: `Cache-Control: no-store`. */
  readonly private?: boolean;
  /** This call's own errors, without those that any call may return. */
  readonly errors?: readonly ErrorCode[];
}

/** The chat service checks the id: an unknown and a malformed one are the same 404 (behaviour 10.1). */
const sessionParams = z.object({ sessionId: z.string() });
const messageParams = z.object({ sessionId: z.string(), messageId: z.string() });
const sendHeaders = z.object({
  'Idempotency-Key': z.string().min(1).max(IDEMPOTENCY_KEY_MAX_LENGTH).optional(),
  Accept: z.string().optional(),
});
const advertisementParams = z.object({ advertisementId: z.string() });
const contactParams = z.object({ contactId: z.string() });
const operatorHeaders = z.object({ 'x-admin-session': z.string() });
const REPLY_ERRORS = [
  'SESSION_NOT_FOUND',
  'REPLY_IN_PROGRESS',
  'RATE_LIMITED',
  'PROVIDER_FAILED',
  'PROVIDER_TIMEOUT',
] as const satisfies ErrorCode[];
const SPEECH_ERRORS = [
  'VOICE_NOT_AVAILABLE',
  'VOICE_NOT_FOUND',
  'VOICE_KEY_REJECTED',
  'VOICE_KEY_LIMITED',
  'VOICE_QUOTA_USED',
  'VOICE_DAILY_LIMIT',
  'VOICE_BUSY',
  'VOICE_FAILED',
  'VOICE_NOT_AUDIO',
  'VOICE_TIMEOUT',
  'VOICE_UNREACHABLE',
] as const satisfies ErrorCode[];
const REPLY_DESCRIPTION =
  'With `Accept: text/event-stream` the response is 200 and server-sent events: `message`, `care` if the message calls for it, `reply`, `delta`, `scripture`, then one of `done` and `error`. Otherwise the response comes when the reply is complete.';

export const calls = {
  createSession: {
    method: 'POST',
    path: '/api/chat/sessions',
    tag: 'Chat',
    summary: 'Begin a conversation',
    description:
      'The session id is the only key to the conversation. It is not stored: whoever loses it loses the conversation.',
    responses: { 201: createdSession },
    private: true,
    errors: ['RATE_LIMITED'],
  },
  listMessages: {
    method: 'GET',
    path: '/api/chat/sessions/{sessionId}/messages',
    tag: 'Chat',
    summary: 'Read a conversation, oldest message first',
    description: 'The last 50 messages; earlier ones with `before`, the id of the first message of a page.',
    params: sessionParams,
    query: messagesQuery,
    responses: { 200: messageList },
    private: true,
    errors: ['SESSION_NOT_FOUND', 'MESSAGE_NOT_FOUND', 'RATE_LIMITED', 'BUSY'],
  },
  sendMessage: {
    method: 'POST',
    path: '/api/chat/sessions/{sessionId}/messages',
    tag: 'Chat',
    summary: 'Send a message and receive the reply',
    description: REPLY_DESCRIPTION,
    params: sessionParams,
    headers: sendHeaders,
    body: sendBody,
    responses: { 201: exchange },
    stream: true,
    private: true,
    errors: [...REPLY_ERRORS, 'EMPTY_MESSAGE', 'MESSAGE_TOO_LONG', 'IDEMPOTENCY_KEY_REUSED'],
  },
  resumeReply: {
    method: 'GET',
    path: '/api/chat/sessions/{sessionId}/messages/{messageId}/stream',
    tag: 'Chat',
    summary: 'Resume a reply',
    description:
      'Server-sent events. `Last-Event-ID` is the length of the text already received; without it the first event is `reply` with the text so far. A finished reply sends `done` at once.',
    params: messageParams,
    headers: z.object({ 'Last-Event-ID': z.string().optional() }),
    responses: {},
    stream: true,
    private: true,
    errors: ['SESSION_NOT_FOUND', 'MESSAGE_NOT_FOUND', 'RATE_LIMITED'],
  },
  stopReply: {
    method: 'POST',
    path: '/api/chat/sessions/{sessionId}/messages/{messageId}/stop',
    tag: 'Chat',
    summary: 'Stop a reply; what was written is kept',
    params: messageParams,
    responses: { 200: chatMessage },
    private: true,
    errors: ['SESSION_NOT_FOUND', 'MESSAGE_NOT_FOUND'],
  },
  retryReply: {
    method: 'POST',
    path: '/api/chat/sessions/{sessionId}/messages/{messageId}/retry',
    tag: 'Chat',
    summary: 'Retry the last reply',
    description: REPLY_DESCRIPTION,
    params: messageParams,
    headers: sendHeaders,
    body: retryBody,
    responses: { 201: exchange },
    stream: true,
    private: true,
    errors: [...REPLY_ERRORS, 'MESSAGE_NOT_FOUND', 'NOTHING_TO_RETRY'],
  },
  editMessage: {
    method: 'PUT',
    path: '/api/chat/sessions/{sessionId}/messages/{messageId}',
    tag: 'Chat',
    summary: 'Replace the last message and its reply',
    description: `The message keeps its id, and the document that was sent with it. ${REPLY_DESCRIPTION}`,
    params: messageParams,
    headers: sendHeaders,
    body: editBody,
    responses: { 201: exchange },
    stream: true,
    private: true,
    errors: [
      ...REPLY_ERRORS,
      'EMPTY_MESSAGE',
      'MESSAGE_TOO_LONG',
      'MESSAGE_NOT_FOUND',
      'NOT_THE_LAST_MESSAGE',
      'IDEMPOTENCY_KEY_REUSED',
    ],
  },
  continueReply: {
    method: 'POST',
    path: '/api/chat/sessions/{sessionId}/messages/{messageId}/continue',
    tag: 'Chat',
    summary: 'Go on with a last reply that ended for its length',
    description: `What is written is appended to the reply. If nothing can be written, the reply stays as it was, with the reason in \`error\`. ${REPLY_DESCRIPTION}`,
    params: messageParams,
    headers: sendHeaders,
    body: continueBody,
    responses: { 201: exchange },
    stream: true,
    private: true,
    errors: [...REPLY_ERRORS, 'MESSAGE_NOT_FOUND', 'NOTHING_TO_CONTINUE', 'IDEMPOTENCY_KEY_REUSED'],
  },
  exportConversation: {
    method: 'GET',
    path: '/api/chat/sessions/{sessionId}/export',
    tag: 'Chat',
    summary: 'Download a conversation',
    description:
      'The file is named `berea-conversation-` and the day. Attached documents are named, and included only in `json`; the session id is never included.',
    params: sessionParams,
    query: exportQuery,
    responses: {},
    files: [
      'text/markdown',
      'application/json',
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    ],
    private: true,
    errors: ['SESSION_NOT_FOUND', 'RATE_LIMITED', 'BUSY'],
  },
  deleteSession: {
    method: 'DELETE',
    path: '/api/chat/sessions/{sessionId}',
    tag: 'Chat',
    summary: 'Delete a conversation; none of it is kept',
    params: sessionParams,
    responses: { 204: null },
    private: true,
    errors: ['SESSION_NOT_FOUND'],
  },
  careLines: {
    method: 'GET',
    path: '/api/care/lines',
    tag: 'Care',
    summary: 'Help lines of a region',
    description: 'Without `region`, or if a region has no lines of its own, those of "elsewhere".',
    query: careLinesQuery,
    responses: { 200: careLines },
  },
  careReferrals: {
    method: 'GET',
    path: '/api/care/referrals',
    tag: 'Care',
    summary: 'How often help was shown, by month and kind',
    description: 'For the operator. Only counts are stored: no session, no words, no region.',
    headers: operatorHeaders,
    responses: { 200: careReferrals },
    private: true,
    errors: ['UNAUTHORIZED'],
  },
  processFile: {
    method: 'POST',
    path: '/api/files/process',
    tag: 'Files',
    summary: 'Read the text of a document',
    description:
      'Plain text, PDF, docx or doc, up to 5 MB, recognised by its content. It is not stored. A failure also says `success: false`.',
    fileField: 'file',
    responses: { 200: processedFile },
    private: true,
    errors: [
      'PAYLOAD_TOO_LARGE',
      'UNSUPPORTED_MEDIA_TYPE',
      'DOCUMENT_UNREADABLE',
      'DOCUMENT_WITHOUT_TEXT',
      'RATE_LIMITED',
      'NOT_AVAILABLE',
    ],
  },
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
    errors: ['REFERENCE_NOT_FOUND', 'VERSE_NOT_IN_TRANSLATION', 'UNKNOWN_VERSION'],
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
    errors: ['UNKNOWN_VERSION'],
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
    errors: ['UNKNOWN_VERSION', 'PAYLOAD_TOO_LARGE', 'RATE_LIMITED', 'NOT_AVAILABLE'],
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
  ttsVoices: {
    method: 'GET',
    path: '/api/tts/voices',
    tag: 'Voice',
    summary: 'The voices of the voice service',
    description:
      'Where there is none, or it does not answer: `available` is false, `message` says why, and `code` is the error’s. The list is kept for ten minutes; `fresh=true` asks the service again.',
    query: voicesQuery,
    responses: { 200: ttsVoices },
    private: true,
    errors: ['RATE_LIMITED'],
  },
  ttsGenerate: {
    method: 'POST',
    path: '/api/tts/generate',
    tag: 'Voice',
    summary: 'Speak a text of up to 2,500 characters',
    description: 'Without `voiceId` the first voice speaks. The audio is streamed and never stored.',
    body: generateBody,
    responses: {},
    files: ['audio/mpeg'],
    private: true,
    errors: [...SPEECH_ERRORS, 'RATE_LIMITED'],
  },
  ttsPassage: {
    method: 'GET',
    path: '/api/tts/passages/{osis}',
    tag: 'Voice',
    summary: 'Speak one verse of a passage',
    description:
      '`segment` counts the verses of the passage as `GET /api/bible/verse` answers it, from 0. A verse is generated once for each voice, model and translation, and then served from the disk, with ETag and Range.',
    params: z.object({ osis: z.string().trim().min(1).max(REFERENCE_MAX_LENGTH) }),
    query: passageSpeechQuery,
    responses: {},
    files: ['audio/mpeg'],
    errors: [
      ...SPEECH_ERRORS,
      'REFERENCE_NOT_FOUND',
      'VERSE_NOT_IN_TRANSLATION',
      'UNKNOWN_VERSION',
      'RATE_LIMITED',
    ],
  },
  ttsUsage: {
    method: 'GET',
    path: '/api/tts/usage',
    tag: 'Voice',
    summary: 'Characters spoken, and the limit',
    description:
      'The month of the account where the service tells it (ElevenLabs), otherwise today’s characters of this installation. `characterLimit` is null where there is none.',
    responses: { 200: ttsUsage },
    private: true,
    errors: [
      'VOICE_NOT_AVAILABLE',
      'VOICE_KEY_REJECTED',
      'VOICE_FAILED',
      'VOICE_TIMEOUT',
      'VOICE_UNREACHABLE',
      'RATE_LIMITED',
    ],
  },
  listGames: {
    method: 'GET',
    path: '/api/bible-games',
    tag: 'Games',
    summary: 'The questions of the Bible games',
    description:
      'All of them, or those of a category and a difficulty; with `passage` up to 15 questions made from that passage. `hints` is JSON text holding an array of strings.',
    query: gamesQuery,
    responses: { 200: games },
    errors: ['UNKNOWN_VERSION', 'REFERENCE_NOT_FOUND', 'PASSAGE_TOO_SHORT', 'RATE_LIMITED'],
  },
  gameStats: {
    method: 'GET',
    path: '/api/bible-games/stats',
    tag: 'Games',
    summary: 'What this visitor has played',
    description: 'The visitor is known by the cookie `berea-player`, which the first score sets.',
    responses: { 200: gameStats },
    private: true,
  },
  deleteGameStats: {
    method: 'DELETE',
    path: '/api/bible-games/stats',
    tag: 'Games',
    summary: 'Delete what this visitor has played, and the cookie',
    responses: { 204: null },
    private: true,
  },
  recordScore: {
    method: 'POST',
    path: '/api/bible-games/score',
    tag: 'Games',
    summary: 'Count the score of a question; returns the stats',
    description:
      'The score must be one that the rules can give: the question’s points less 2 for each failed attempt before, at least 1; 0 where the answer was revealed. With an `Idempotency-Key` the same score counts once.',
    headers: z.object({ 'Idempotency-Key': z.string().min(1).max(IDEMPOTENCY_KEY_MAX_LENGTH).optional() }),
    body: scoreBody,
    responses: { 200: gameStats },
    private: true,
    errors: ['GAME_NOT_FOUND', 'IMPOSSIBLE_SCORE', 'IDEMPOTENCY_KEY_REUSED', 'RATE_LIMITED'],
  },
  icebreaker: {
    method: 'POST',
    path: '/api/bible-games/icebreaker',
    tag: 'Games',
    summary: 'Plan an icebreaker for a group',
    body: icebreakerBody,
    responses: { 200: icebreaker },
    private: true,
  },
  quickFire: {
    method: 'GET',
    path: '/api/bible-games/quickfire',
    tag: 'Games',
    summary: '10, 15 or 20 different questions at random',
    query: quickFireQuery,
    responses: { 200: games },
    private: true,
    errors: ['UNKNOWN_VERSION'],
  },
  teamBuilding: {
    method: 'GET',
    path: '/api/bible-games/team-building',
    tag: 'Games',
    summary: 'A challenge for teams, at random',
    responses: { 200: teamChallenge },
    private: true,
  },
  listAdvertisements: {
    method: 'GET',
    path: '/api/advertisements',
    tag: 'Advertisements',
    summary: 'The advertisements of a placement, highest priority first',
    description:
      'With `placement` and `active=true` the call is public: active advertisements within their dates, if the flags `advertisements_enabled` and `{placement}_ads` are on; otherwise an empty list. Without these parameters it is the operator’s list.',
    query: advertisementsQuery,
    responses: { 200: publicAdvertisements },
    errors: ['UNAUTHORIZED'],
  },
  advertisementImage: {
    method: 'GET',
    path: '/api/advertisements/{advertisementId}/image',
    tag: 'Advertisements',
    summary: 'The picture of an advertisement',
    description: 'PNG, JPEG, WebP, GIF or AVIF.',
    params: advertisementParams,
    query: advertisementImageQuery,
    responses: { 200: null },
    errors: ['ADVERTISEMENT_NOT_FOUND'],
  },
  countImpression: {
    method: 'POST',
    path: '/api/advertisements/{advertisementId}/impression',
    tag: 'Advertisements',
    summary: 'Count an impression; nothing about the visitor is stored',
    params: advertisementParams,
    responses: { 204: null },
    errors: ['ADVERTISEMENT_NOT_FOUND', 'RATE_LIMITED'],
  },
  countClick: {
    method: 'POST',
    path: '/api/advertisements/{advertisementId}/click',
    tag: 'Advertisements',
    summary: 'Count a click on Learn More; nothing about the visitor is stored',
    params: advertisementParams,
    responses: { 204: null },
    errors: ['ADVERTISEMENT_NOT_FOUND', 'RATE_LIMITED'],
  },
  sendContact: {
    method: 'POST',
    path: '/api/contact',
    tag: 'Contact',
    summary: 'Write to the people who run this installation',
    description:
      'Stored encrypted for the operator, and deleted after 180 days. A message with the field `website`, which people do not see, is not kept.',
    body: contactBody,
    responses: { 201: contactReceipt },
    private: true,
    errors: ['RATE_LIMITED'],
  },
  listContact: {
    method: 'GET',
    path: '/api/contact',
    tag: 'Contact',
    summary: 'The messages of the contact form, newest first',
    headers: operatorHeaders,
    responses: { 200: contactMessages },
    private: true,
    errors: ['UNAUTHORIZED'],
  },
  changeContact: {
    method: 'PATCH',
    path: '/api/contact/{contactId}',
    tag: 'Contact',
    summary: 'Mark a message of the contact form as handled or not',
    params: contactParams,
    headers: operatorHeaders,
    body: contactChange,
    responses: { 200: contactMessage },
    private: true,
    errors: ['UNAUTHORIZED', 'CONTACT_NOT_FOUND'],
  },
  deleteContact: {
    method: 'DELETE',
    path: '/api/contact/{contactId}',
    tag: 'Contact',
    summary: 'Delete a message of the contact form',
    params: contactParams,
    headers: operatorHeaders,
    responses: { 204: null },
    private: true,
    errors: ['UNAUTHORIZED', 'CONTACT_NOT_FOUND'],
  },
  login: {
    method: 'POST',
    path: '/api/admin/login',
    tag: 'Admin',
    summary: 'Sign in as an operator',
    description:
      'The answer’s `sessionId` is sent with every further call as `x-admin-session`; no cookie is set. With a second factor the first answer is `CODE_REQUIRED`; the same call with `code` signs in. After ten failures in 15 minutes for a name or an address the answer is 429; a browser that sends the `device` of an earlier sign-in is counted apart.',
    body: loginBody,
    responses: { 200: login },
    private: true,
    errors: ['SIGN_IN_FAILED', 'CODE_REQUIRED', 'CODE_WRONG', 'SIGN_IN_LOCKED', 'NOT_AVAILABLE'],
  },
  verifyOperator: {
    method: 'GET',
    path: '/api/admin/verify',
    tag: 'Admin',
    summary: 'Who is signed in',
    headers: operatorHeaders,
    responses: { 200: verifiedOperator },
    private: true,
    errors: ['UNAUTHORIZED'],
  },
  logout: {
    method: 'POST',
    path: '/api/admin/logout',
    tag: 'Admin',
    summary: 'Sign out: the session ends',
    headers: operatorHeaders,
    responses: { 204: null },
    private: true,
    errors: ['UNAUTHORIZED'],
  },
  listAudit: {
    method: 'GET',
    path: '/api/admin/audit',
    tag: 'Admin',
    summary: 'Who changed what and when, newest first',
    description: '`before` is the id of the last entry that was read.',
    headers: operatorHeaders,
    query: auditQuery,
    responses: { 200: auditEntries },
    private: true,
    errors: ['UNAUTHORIZED'],
  },
  about: {
    method: 'GET',
    path: '/api/about',
    tag: 'Installation',
    summary: 'What this installation is, and who answers',
    responses: { 200: about },
  },
  publicFlags: {
    method: 'GET',
    path: '/api/feature-flags/public',
    tag: 'Installation',
    summary: 'Which features are switched on',
    responses: { 200: publicFlags },
  },
  openapi: {
    method: 'GET',
    path: '/api/openapi.json',
    tag: 'Installation',
    summary: 'This description, as OpenAPI 3.1',
    responses: { 200: z.looseObject({ openapi: z.string() }) },
  },
} as const satisfies Record<string, Call>;
