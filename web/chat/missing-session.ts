import { isNotFound, RequestError } from '../app/request.ts';

/** What is known of a session that was not found. */
export interface MissingSession {
  /** Its messages were on screen. */
  readonly wasRead: boolean;
  /** Berea says that it does not exist: it is missing for good. */
  readonly isGone: boolean;
}

const hasCode = (error: unknown, code: string): boolean =>
  error instanceof RequestError && error.code === code;

/** Whether Berea itself says that the session does not exist. Only then may what this device keeps of it be removed. */
export const isSessionGone = (error: unknown): boolean => hasCode(error, 'SESSION_NOT_FOUND');

/** Whether the session was not found, whoever says so: a proxy also answers 404 while Berea is being upgraded. */
export const isSessionMissing = (error: unknown): boolean =>
  isNotFound(error) && !hasCode(error, 'MESSAGE_NOT_FOUND');
