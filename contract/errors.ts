import { z } from 'zod';
import { labelsInWords, TRANSLATION_IDS } from '../scripture/translations.ts';

/**
 * Every error that a response may carry, with its status and its sentence for a person. Modules throw nothing else to one
 * another; http/errors.ts turns these into the error shape (behaviour 8.2).
 */
export const ERRORS = {
  INVALID_REQUEST: { status: 400, message: 'Something in this request is not as it should be.' },
  INVALID_JSON: { status: 400, message: 'The request could not be read: it is not valid JSON.' },
  EMPTY_MESSAGE: { status: 400, message: 'Please write something first.' },
  UNKNOWN_VERSION: {
    status: 400,
    message: `We do not have that translation. Available are ${labelsInWords(TRANSLATION_IDS)}.`,
  },
  PASSAGE_TOO_SHORT: {
    status: 400,
    message: 'This passage has too few words to make questions of. Please choose a longer one.',
  },
  IMPOSSIBLE_SCORE: { status: 400, message: 'The rules of this game cannot give that score.' },
  WRONG_PASSWORD: { status: 400, message: 'The current password is not right.' },
  CODE_NOT_CONFIRMED: {
    status: 400,
    message: 'This code is not right. Please enter the one that the app shows now.',
  },
  UNAUTHORIZED: { status: 401, message: 'Please sign in.' },
  SIGN_IN_FAILED: {
    status: 401,
    message: 'That name and password do not belong together. Please try again.',
  },
  CODE_REQUIRED: { status: 401, message: 'Please enter the code of your authenticator app.' },
  CODE_WRONG: { status: 401, message: 'This code is not right, or was used already.' },
  CROSS_SITE: { status: 403, message: 'Another website asked for this. Please open Berea itself.' },
  FORBIDDEN: { status: 403, message: 'This is not allowed.' },
  SEAT_UNKNOWN: { status: 403, message: 'You have no seat in this room. Please join it again.' },
  NOT_LEADER: { status: 403, message: 'Only the leader of this room can do that.' },
  NOT_FOUND: { status: 404, message: 'There is nothing at this address.' },
  SESSION_NOT_FOUND: { status: 404, message: 'This conversation does not exist or was deleted.' },
  MESSAGE_NOT_FOUND: { status: 404, message: 'This message does not exist or was deleted.' },
  REFERENCE_NOT_FOUND: { status: 404, message: 'Please check the reference format and try again.' },
  VERSE_NOT_IN_TRANSLATION: { status: 404, message: 'This translation leaves that verse out.' },
  ADVERTISEMENT_NOT_FOUND: { status: 404, message: 'This advertisement does not exist or was removed.' },
  FLAG_NOT_FOUND: { status: 404, message: 'This feature flag does not exist.' },
  CONTACT_NOT_FOUND: { status: 404, message: 'This message does not exist or was deleted.' },
  VOICE_NOT_FOUND: { status: 404, message: 'The voice service does not have this voice.' },
  GAME_NOT_FOUND: { status: 404, message: 'This question does not exist or was removed.' },
  OPERATOR_NOT_FOUND: { status: 404, message: 'This admin does not exist.' },
  OPERATOR_SESSION_NOT_FOUND: { status: 404, message: 'This session has ended already.' },
  ROOM_NOT_FOUND: {
    status: 404,
    message: 'There is no room with this code. Rooms close twelve hours after they were opened.',
  },
  METHOD_NOT_ALLOWED: { status: 405, message: 'This address does not answer that kind of request.' },
  REPLY_IN_PROGRESS: {
    status: 409,
    message: 'A reply is still being written. Please wait for it or stop it.',
  },
  IDEMPOTENCY_KEY_REUSED: { status: 409, message: 'This key was already used for something else.' },
  USERNAME_TAKEN: { status: 409, message: 'There is an admin of this name already.' },
  LAST_OWNER: { status: 409, message: 'This is the last owner: one must stay.' },
  NOT_THE_LAST_MESSAGE: { status: 409, message: 'Only your last message can be changed.' },
  NOTHING_TO_RETRY: { status: 409, message: 'Only the last reply can be answered anew.' },
  NOTHING_TO_CONTINUE: {
    status: 409,
    message: 'Only a last reply that became too long can be continued.',
  },
  CHANGED_ELSEWHERE: {
    status: 409,
    message: 'Somebody else changed this in the meantime. Please look at it again before you save.',
  },
  ROOM_FULL: { status: 409, message: 'This room is full.' },
  ROOM_ENDED: { status: 409, message: 'The game in this room is over.' },
  ROOM_MOVED_ON: { status: 409, message: 'The room has moved on; this cannot be done now.' },
  TOO_LATE: { status: 409, message: 'Too late: this question takes no more answers.' },
  PRECONDITION_FAILED: { status: 412, message: 'This has changed since you last asked for it.' },
  PAYLOAD_TOO_LARGE: { status: 413, message: 'This is too large to be sent.' },
  MESSAGE_TOO_LONG: { status: 413, message: 'This message is too long.' },
  UNSUPPORTED_MEDIA_TYPE: { status: 415, message: 'This kind of content is not supported here.' },
  RANGE_NOT_SATISFIABLE: { status: 416, message: 'This file has no such part.' },
  DOCUMENT_UNREADABLE: {
    status: 422,
    message: 'This file is damaged and could not be read. Please save it anew and try again.',
  },
  DOCUMENT_WITHOUT_TEXT: { status: 422, message: 'There is no text in this file.' },
  PICTURE_REFUSED: {
    status: 422,
    message: 'This is not a picture that can be shown. PNG, JPEG, WebP and AVIF can.',
  },
  SIGN_IN_LOCKED: {
    status: 429,
    message:
      'Too many attempts failed. Please wait 15 minutes, or sign in in a browser that you have used before.',
  },
  NAME_UNFIT: {
    status: 422,
    message: 'Please choose another name, one that is fit for everybody to see.',
  },
  RATE_LIMITED: {
    status: 429,
    message: 'That was a lot in a short time. Please wait a little and try again.',
  },
  VOICE_DAILY_LIMIT: {
    status: 429,
    message:
      'What this installation may have spoken in a day is used up. Your device’s own voice can read on.',
  },
  INTERNAL_ERROR: { status: 500, message: 'Something went wrong on our side. Please try again.' },
  PROVIDER_FAILED: {
    status: 502,
    message: 'The AI service could not answer. Your words are kept; please try again.',
  },
  PROVIDER_REJECTED_KEY: {
    status: 502,
    message: 'The AI service did not accept this installation’s key. Your words are kept.',
  },
  PROVIDER_OVERLOADED: {
    status: 502,
    message: 'The AI service is overloaded at the moment. Your words are kept; please try again soon.',
  },
  PROVIDER_STREAM_CUT: {
    status: 502,
    message: 'The AI service broke off in the middle. What was written is kept; you can try again.',
  },
  INTERRUPTED: {
    status: 502,
    message: 'The reply was interrupted; its last words may be missing. You can try again.',
  },
  REPLY_WITHDRAWN: { status: 502, message: 'This reply was withdrawn. You can try again.' },
  VOICE_KEY_REJECTED: { status: 502, message: 'The voice service does not know this installation’s key.' },
  VOICE_KEY_LIMITED: {
    status: 502,
    message: 'This installation’s key may not be used for that at the voice service.',
  },
  VOICE_QUOTA_USED: { status: 502, message: 'The characters of the voice service’s plan are used up.' },
  VOICE_BUSY: { status: 502, message: 'The voice service has too much to do. Please try again soon.' },
  VOICE_FAILED: { status: 502, message: 'The voice service could not speak this.' },
  VOICE_NOT_AUDIO: { status: 502, message: 'The voice service sent something that is not MP3 audio.' },
  VOICE_UNREACHABLE: { status: 502, message: 'The voice service cannot be reached.' },
  VOICE_NOT_AVAILABLE: { status: 503, message: 'ElevenLabs voice service is not available' },
  BUSY: { status: 503, message: 'Too many ask at the same time. Please try again in a few seconds.' },
  NOT_AVAILABLE: { status: 503, message: 'This is not available at the moment.' },
  VOICE_TIMEOUT: { status: 504, message: 'The voice service took too long.' },
  PROVIDER_TIMEOUT: {
    status: 504,
    message: 'The AI service took too long. Your words are kept; please try again.',
  },
} as const satisfies Record<string, { status: number; message: string }>;

export type ErrorCode = keyof typeof ERRORS;

export const isErrorCode = (code: string): code is ErrorCode => Object.hasOwn(ERRORS, code);

/** The shape of every response that is not 2xx. `message` and `error` are equal: clients read one or the other. */
export const errorBody = z.object({
  code: z.string(),
  message: z.string(),
  error: z.string(),
  requestId: z.string(),
  issues: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
});
export type ErrorBody = z.infer<typeof errorBody>;

/** An error of the catalogue. `message` may be more exact than the catalogue's sentence; it is shown to people. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly issues: { path: string; message: string }[] | undefined;
  readonly retryAfterSeconds: number | undefined;
  /** Further keys of the response, for example `messageId` of a stored message. */
  readonly extra: Record<string, unknown> | undefined;

  constructor(
    code: ErrorCode,
    options: {
      message?: string;
      issues?: { path: string; message: string }[];
      retryAfterSeconds?: number;
      extra?: Record<string, unknown>;
      cause?: unknown;
    } = {},
  ) {
    super(options.message ?? ERRORS[code].message, { cause: options.cause });
    this.name = 'AppError';
    this.code = code;
    this.status = ERRORS[code].status;
    this.issues = options.issues;
    this.retryAfterSeconds = options.retryAfterSeconds;
    this.extra = options.extra;
  }
}
