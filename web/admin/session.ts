import type { Login, SignedInOperator } from '../../contract/admin.ts';
import { createStore } from '../app/store.ts';
import { onForgotten } from '../app/visitor-data.ts';

/** An operator who is signed in in this browser. */
export interface AdminSession {
  /** The value of `x-admin-session`. */
  readonly sessionId: string;
  readonly user: SignedInOperator;
}

/** The names that the browser stores them under (behaviour 16.1). */
const SESSION = 'adminSession';
const USER = 'adminUser';
/** Says that this browser was signed in before; stays when the session ends. */
const DEVICE = 'adminDevice';

/** The session of this browser; null if nobody is signed in. Follows other tabs: a sign-out there is one here. */
export const adminSession = createStore<AdminSession | null>(readSession, () => {
  const follow = ({ key }: StorageEvent): void => {
    if (key === SESSION || key === null) adminSession.reset();
  };
  addEventListener('storage', follow);
  return () => removeEventListener('storage', follow);
});
onForgotten(adminSession.reset);

function readSession(): AdminSession | null {
  const [sessionId, text] = [stored(SESSION), stored(USER)];
  if (!sessionId || !text) return null;
  const user = readUser(text);
  if (user) return { sessionId, user };
  store(SESSION, null);
  store(USER, null);
  return null;
}

/** null for what is no operator: anything can stand in a browser's storage. */
function readUser(text: string): SignedInOperator | null {
  try {
    const user = JSON.parse(text) as SignedInOperator | null;
    return typeof user?.username === 'string' ? user : null;
  } catch {
    return null;
  }
}

export function beginSession({ sessionId, user, device }: Login): void {
  store(SESSION, sessionId);
  store(DEVICE, device);
  store(USER, JSON.stringify(user));
  adminSession.set({ sessionId, user });
}

/** Forgets this session; another that began since stays. */
export function endSession({ sessionId }: AdminSession): void {
  if (adminSession.get()?.sessionId !== sessionId) return;
  store(SESSION, null);
  store(USER, null);
  adminSession.set(null);
}

/** What the server says of the operator replaces what is stored: the role may have changed. */
export function updateOperator(sessionId: string, user: SignedInOperator): void {
  if (adminSession.get()?.sessionId !== sessionId) return;
  store(USER, JSON.stringify(user));
  adminSession.set({ sessionId, user });
}

export const knownDevice = (): string | undefined => stored(DEVICE) ?? undefined;

/** Where the browser blocks its storage, a session lasts as long as the page. */
function stored(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

function store(name: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(name);
    else localStorage.setItem(name, value);
  } catch {
    // See stored().
  }
}
