import { AppError } from '../../contract/errors.ts';
import { createSlots } from '../concurrency/slots.ts';
import { IMPOSSIBLE_HASH, isPassword } from './password.ts';

/** Passwords judged at once, each with 19 MiB, and requests that may wait for that. */
const AT_ONCE = 2;
const MAX_WAITING = 50;
const AGAIN_SECONDS = 5;

/** Whether a password is right. Throws NOT_AVAILABLE where too many wait, and the signal's reason when it aborts. */
export type PasswordCheck = (
  password: string,
  /** undefined: there is no such operator; the answer is false, after the same time. */
  hash: string | undefined,
  signal: AbortSignal,
) => Promise<boolean>;

export function createPasswordCheck(): PasswordCheck {
  const slots = createSlots({
    slots: AT_ONCE,
    maxWaiting: MAX_WAITING,
    busy: () => new AppError('NOT_AVAILABLE', { retryAfterSeconds: AGAIN_SECONDS }),
  });
  return async (password, hash, signal) => {
    const isRight = await slots.run(() => isPassword(password, hash ?? IMPOSSIBLE_HASH), signal);
    return isRight && hash !== undefined;
  };
}
