import { z } from 'zod';
import { PASSWORD_MAX_LENGTH, USERNAME_MAX_LENGTH } from './limits.ts';

const operatorRole = z.enum(['owner', 'admin']);

/** Whoever is signed in to the operator's area. */
export const signedInOperator = z.object({ id: z.string(), username: z.string(), role: operatorRole });
export type SignedInOperator = z.infer<typeof signedInOperator>;

/** What an operator typed as their password; no rule but a length, so that any old one can be typed. */
const typedPassword = z
  .string({ error: 'Password is required' })
  .min(1, 'Password is required')
  .max(PASSWORD_MAX_LENGTH);

/** POST /api/admin/login. */
export const loginBody = z.object({
  username: z
    .string({ error: 'Username is required' })
    .trim()
    .min(1, 'Username is required')
    .max(USERNAME_MAX_LENGTH),
  password: typedPassword,
  /** Of the authenticator app, or a recovery code; only where a second factor is set up. */
  code: z.string().trim().max(40).optional(),
  /** What an earlier sign-in in this browser answered as `device`. */
  device: z.string().max(100).optional(),
});
export type LoginBody = z.infer<typeof loginBody>;

export const login = z.object({
  /** The value of `x-admin-session` from now on. */
  sessionId: z.string(),
  user: signedInOperator,
  /** To be kept by the browser and sent with its next sign-in. It signs nobody in. */
  device: z.string(),
});
export type Login = z.infer<typeof login>;

/** GET /api/admin/verify. */
export const verifiedOperator = z.object({ user: signedInOperator });
export type VerifiedOperator = z.infer<typeof verifiedOperator>;

/** One change, as the audit has it. `before` and `after` hold what was changed, never a secret. */
export const auditEntry = z.object({
  id: z.string(),
  at: z.string(),
  who: z.string(),
  action: z.string(),
  target: z.string(),
  before: z.unknown().optional(),
  after: z.unknown().optional(),
});
export type AuditEntry = z.infer<typeof auditEntry>;

/** GET /api/admin/audit: `before` is the id of an entry; older ones follow. */
export const auditQuery = z.object({
  before: z.string().max(64).optional(),
  limit: z.coerce.number().int().min(1).max(200).default(50),
});
/** Newest first. */
export const auditEntries = z.object({ entries: z.array(auditEntry) });
