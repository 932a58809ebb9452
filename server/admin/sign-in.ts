import { randomBytes } from 'node:crypto';
import { v7 as uuidv7 } from 'uuid';
import type { Login, LoginBody } from '../../contract/admin.ts';
import { AppError } from '../../contract/errors.ts';
import { createSlots } from '../concurrency/slots.ts';
import { hashSessionId, newSessionId } from '../storage/encryption.ts';
import { type Storage, TransactionRefused } from '../storage/types.ts';
import type { AttemptKey, Attempts } from './attempts.ts';
import { audit } from './audit.ts';
import { compileDeleteOldDevices, compileDevice, compileTouchDevice, findDevice } from './device-store.ts';
import { hashPassword, isPassword } from './password.ts';
import { compileDeleteEndedSessions, compileSession } from './session-store.ts';
import { DEVICE_MS, IDLE_MS, LIFETIME_MS } from './session-times.ts';
import { compileSignedIn, findOperatorByName, type OperatorRow } from './store.ts';

/** From where somebody signs in. */
export interface Caller {
  readonly address: string;
  /** "Firefox on Linux" */
  readonly browser: string;
}

/** Signs in, or throws SIGN_IN_FAILED or SIGN_IN_LOCKED. */
export type SignIn = (body: LoginBody, caller: Caller, signal: AbortSignal) => Promise<Login>;

export interface SignInDeps {
  readonly storage: Storage;
  readonly attempts: Attempts;
  /** Whether failures are counted by address, too (RATE_LIMITS): by name they always are. */
  readonly countsAddresses: boolean;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** Passwords judged at once, each with 19 MiB, and sign-ins that may wait for that. */
const PASSWORDS_AT_ONCE = 2;
const MAX_WAITING = 50;

export function createSignIn({ storage, attempts, countsAddresses, now }: SignInDeps): SignIn {
  const slots = createSlots({
    slots: PASSWORDS_AT_ONCE,
    maxWaiting: MAX_WAITING,
    busy: () => new AppError('NOT_AVAILABLE'),
  });
  /** Compared where there is no such operator, so that both take the same time. */
  const nobody = hashPassword(randomBytes(16).toString('base64url'));

  return async ({ username, password, device: token }, { address, browser }, signal) => {
    const operator = await findOperatorByName(storage, username);
    const device = await knownDevice(storage, operator, token, now());
    const keys: AttemptKey[] = device
      ? [{ kind: 'device', value: device }]
      : [
          { kind: 'name', value: username.toLowerCase() },
          ...(countsAddresses ? [{ kind: 'address' as const, value: address }] : []),
        ];
    await attempts.begin(keys);
    const stored = operator?.password_hash ?? (await nobody);
    const isRight = await slots.run(() => isPassword(password, stored), signal);
    if (!operator || operator.disabled_at !== null || !isRight) throw new AppError('SIGN_IN_FAILED');

    const signedIn = await storeSession(storage, { operator, device, browser, at: now() });
    await attempts.forget(keys.filter(({ kind }) => kind !== 'address'));
    await attempts.takeBack(keys.filter(({ kind }) => kind === 'address'));
    return { ...signedIn, device: signedIn.device ?? (token as string) };
  };
}

/** The browser's id where it has signed in as this operator before. */
async function knownDevice(
  storage: Storage,
  operator: OperatorRow | undefined,
  token: string | undefined,
  at: number,
): Promise<string | undefined> {
  if (!operator || token === undefined) return undefined;
  const search = { admin: operator.id, usedSince: at - DEVICE_MS };
  return findDevice(storage, hashSessionId(token), search);
}

interface NewSession {
  readonly operator: OperatorRow;
  readonly device: string | undefined;
  readonly browser: string;
  readonly at: number;
}

/** Stores the session and, where the browser is new, its token. */
async function storeSession(
  storage: Storage,
  { operator, device, browser, at }: NewSession,
): Promise<Omit<Login, 'device'> & { readonly device?: string }> {
  const [sessionId, newToken, deviceId] = [newSessionId(), newSessionId(), device ?? uuidv7()];
  const { id, username, role } = operator;
  const session = {
    id: uuidv7(),
    id_hash: hashSessionId(sessionId),
    admin_user: id,
    expires_at: at + LIFETIME_MS,
    created_at: at,
    last_used_at: at,
    browser,
    device: deviceId,
  };
  const newDevice = {
    id: deviceId,
    token_hash: hashSessionId(newToken),
    admin_user: id,
    last_used_at: at,
    created_at: at,
  };
  const remember = device
    ? [{ query: compileTouchDevice(storage, device, at) }]
    : [
        { query: compileDevice(storage, newDevice) },
        audit(storage, { who: operator, action: 'browser.sign-in', target: browser, at }),
      ];
  try {
    await storage.transaction([
      { query: compileSignedIn(storage, operator, at), expect: 1 },
      { query: compileDeleteEndedSessions(storage, at, at - IDLE_MS) },
      { query: compileDeleteOldDevices(storage, at - DEVICE_MS) },
      { query: compileSession(storage, session), expect: 1 },
      ...remember,
    ]);
  } catch (error) {
    // Disabled, or given another password, since it was read.
    if (error instanceof TransactionRefused) throw new AppError('SIGN_IN_FAILED');
    throw error;
  }
  return { sessionId, user: { id, username, role }, ...(!device && { device: newToken }) };
}
