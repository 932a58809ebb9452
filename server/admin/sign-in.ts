import { v7 as uuidv7 } from 'uuid';
import type { Login, LoginBody } from '../../contract/admin.ts';
import { AppError } from '../../contract/errors.ts';
import { hashOf, newSessionId } from '../storage/encryption.ts';
import { type Storage, type TransactionQuery, TransactionRefused } from '../storage/types.ts';
import type { AttemptKey, Attempts } from './attempts.ts';
import { audit } from './audit.ts';
import { compileDeleteOldDevices, compileDevice, compileTouchDevice, findDevice } from './device-store.ts';
import type { PasswordCheck } from './password-check.ts';
import type { SecondFactor } from './second-factor.ts';
import { compileDeleteEndedSessions, compileSession } from './session-store.ts';
import { DEVICE_MS, IDLE_MS, LIFETIME_MS } from './session-times.ts';
import { compileSignedIn, findOperatorByName, type OperatorRow } from './store.ts';

/** From where somebody signs in. */
interface Caller {
  readonly address: string;
  /** "Firefox on Linux" */
  readonly browser: string;
}

/** Signs in, or throws SIGN_IN_FAILED, CODE_REQUIRED, CODE_WRONG or SIGN_IN_LOCKED (behaviour 16.1). */
export type SignIn = (body: LoginBody, caller: Caller, signal: AbortSignal) => Promise<Login>;

export interface SignInDeps {
  readonly storage: Storage;
  readonly attempts: Attempts;
  readonly checkPassword: PasswordCheck;
  readonly secondFactor: SecondFactor;
  /** Whether failures are counted by address, too (RATE_LIMITS): by name they always are. */
  readonly countsAddresses: boolean;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

export function createSignIn(deps: SignInDeps): SignIn {
  const { storage, attempts, checkPassword, secondFactor, countsAddresses, now } = deps;

  /** The query that uses up the code of a second factor; undefined where there is none. */
  function codeOf(operator: OperatorRow, code: string | undefined): TransactionQuery | undefined {
    if (!operator.totp_sealed) return undefined;
    if (!code) throw new AppError('CODE_REQUIRED');
    const use = secondFactor.use(operator, code);
    if (!use) throw new AppError('CODE_WRONG');
    return use;
  }

  return async ({ username, password, code, device: token }, { address, browser }, signal) => {
    const operator = await findOperatorByName(storage, username);
    const device = await knownDevice(storage, operator, token, now());
    const keys: AttemptKey[] = device
      ? [{ kind: 'device', value: device }]
      : [{ kind: 'name', value: username.toLowerCase() }];
    const addresses: AttemptKey[] = device || !countsAddresses ? [] : [{ kind: 'address', value: address }];
    await attempts.begin([...keys, ...addresses]);
    const isRight = await checkPassword(password, operator?.password_hash, signal);
    if (!operator || operator.disabled_at !== null || !isRight) throw new AppError('SIGN_IN_FAILED');
    if (operator.totp_sealed && !code) await attempts.takeBack([...keys, ...addresses]);

    const usedCode = codeOf(operator, code);
    const login = await storeSession(storage, { operator, device, token, browser, usedCode, at: now() });
    await attempts.forget(keys);
    await attempts.takeBack(addresses);
    return login;
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
  return findDevice(storage, hashOf(token), search);
}

interface NewSession {
  readonly operator: OperatorRow;
  /** Of a browser that is known, with its token. */
  readonly device: string | undefined;
  readonly token: string | undefined;
  readonly browser: string;
  readonly usedCode: TransactionQuery | undefined;
  readonly at: number;
}

/** Stores the session and, where the browser is new, its token. */
async function storeSession(storage: Storage, session: NewSession): Promise<Login> {
  const { operator, usedCode, browser, at } = session;
  const { id, username, role } = operator;
  const sessionId = newSessionId();
  const device = rememberDevice(storage, session);
  const row = {
    id: uuidv7(),
    id_hash: hashOf(sessionId),
    admin_user: id,
    expires_at: at + LIFETIME_MS,
    created_at: at,
    last_used_at: at,
    browser,
    device: device.id,
  };
  try {
    await storage.transaction([
      { query: compileSignedIn(storage, operator, at), expect: 1 },
      ...(usedCode ? [usedCode] : []),
      { query: compileDeleteEndedSessions(storage, at, at - IDLE_MS) },
      { query: compileDeleteOldDevices(storage, at - DEVICE_MS) },
      { query: compileSession(storage, row), expect: 1 },
      ...device.queries,
    ]);
  } catch (error) {
    if (!(error instanceof TransactionRefused)) throw error;
    // At 0 the operator was disabled, or given another password, since the row was read; at 1 the code was used before.
    throw new AppError(error.position === 1 && usedCode ? 'CODE_WRONG' : 'SIGN_IN_FAILED');
  }
  return { sessionId, user: { id, username, role }, device: device.token };
}

/** The browser's id and token, and the queries that remember it. */
function rememberDevice(storage: Storage, { operator, device, token, browser, at }: NewSession) {
  if (device && token !== undefined) {
    return { id: device, token, queries: [{ query: compileTouchDevice(storage, device, at) }] };
  }
  const [id, newToken] = [uuidv7(), newSessionId()];
  const row = {
    id,
    token_hash: hashOf(newToken),
    admin_user: operator.id,
    last_used_at: at,
    created_at: at,
  };
  const queries: TransactionQuery[] = [
    { query: compileDevice(storage, row), expect: 1 },
    audit(storage, { who: operator, action: 'browser.sign-in', target: browser, at }),
  ];
  return { id, token: newToken, queries };
}
