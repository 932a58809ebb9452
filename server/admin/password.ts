import { type Argon2Parameters, argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify(argon2);

/** OWASP's first choice for Argon2id (Password Storage Cheat Sheet): 19 MiB, two passes, one lane. */
const COST = { memory: 19_456, passes: 2, parallelism: 1 };
const SALT_BYTES = 16;
const HASH_BYTES = 32;
/** Limits on a stored hash, so that a manipulated row cannot demand gigabytes of memory. */
const MAX_MEMORY = 1_048_576;
const MAX_PASSES = 64;
/** The PHC string format, as argon2's own tools write it. */
const PHC =
  /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,2}),p=(\d{1,2})\$([A-Za-z0-9+/]{11,86})\$([A-Za-z0-9+/]{22,86})$/;

/** Costs as much to compare as a new hash, and no known password has it. */
export const IMPOSSIBLE_HASH = inPhcFormat(Buffer.alloc(SALT_BYTES), Buffer.alloc(HASH_BYTES));

/** The password's Argon2id hash with its salt and cost, as one line to be stored. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(SALT_BYTES);
  const hash = await derive('argon2id', {
    ...COST,
    message: messageOf(password),
    nonce,
    tagLength: HASH_BYTES,
  });
  return inPhcFormat(nonce, hash);
}

function inPhcFormat(nonce: Buffer, hash: Buffer): string {
  const { memory, passes, parallelism } = COST;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${unpaddedBase64(nonce)}$${unpaddedBase64(hash)}`;
}

/** However the keyboard composes letters: the calls' bodies are NFC, settings may not be. */
const messageOf = (password: string): Buffer => Buffer.from(password.normalize('NFC'));

/** Whether the password matches the hash. False if the hash is malformed. */
export async function isPassword(password: string, stored: string): Promise<boolean> {
  const parts = readHash(stored);
  if (!parts) return false;
  const { hash, ...parameters } = parts;
  const derived = await derive('argon2id', { ...parameters, message: messageOf(password) });
  return timingSafeEqual(derived, hash);
}

function readHash(stored: string): (Omit<Argon2Parameters, 'message'> & { hash: Buffer }) | undefined {
  const [, memory, passes, parallelism, salt = '', tag = ''] = PHC.exec(stored) ?? [];
  const hash = Buffer.from(tag, 'base64');
  const cost = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) };
  const isAllowed =
    cost.memory >= 8 * cost.parallelism && cost.memory <= MAX_MEMORY && cost.passes <= MAX_PASSES;
  if (!isAllowed || cost.passes < 1 || cost.parallelism < 1) return undefined;
  return { ...cost, nonce: Buffer.from(salt, 'base64'), tagLength: hash.length, hash };
}

/** Base64 without its padding, as the format has it. */
function unpaddedBase64(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '');
}
