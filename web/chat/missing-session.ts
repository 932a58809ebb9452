import { isNotFound, RequestError } from '../app/request.ts';

const hasCode = (error: unknown, code: string): boolean =>
  error instanceof RequestError && error.code === code;

/** Whether Berea itself says that the session does not exist. Only then may what this device keeps of it be removed. */
export const isSessionGone = (error: unknown): boolean => hasCode(error, 'SESSION_NOT_FOUND');

/** Whether the session was not found, whoever says so: a proxy also answers 404 while Berea is being upgraded. */
export const isSessionMissing = (error: unknown): boolean =>
  isNotFound(error) && !hasCode(error, 'MESSAGE_NOT_FOUND');
