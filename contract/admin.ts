import { z } from 'zod';
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH, USERNAME_MAX_LENGTH } from './limits.ts';

const operatorRole = z.enum(['owner', 'admin']);

/** Whoever is signed in to the operator's area. */
const signedInOperator = z.object({ id: z.string(), username: z.string(), role: operatorRole });
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
const auditEntry = z.object({
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

const newPassword = z
  .string({ error: 'Password is required' })
  .min(PASSWORD_MIN_LENGTH, `Password must be at least ${PASSWORD_MIN_LENGTH} characters long.`)
  .max(PASSWORD_MAX_LENGTH);

/** POST /api/admin/change-password. */
export const changePasswordBody = z
  .object({ currentPassword: typedPassword, newPassword })
  .refine((typed) => typed.newPassword !== typed.currentPassword, {
    path: ['newPassword'],
    message: 'The new password is the one that you have. Please choose another.',
  });

/** A session of the operator who asks. */
const operatorSession = z.object({
  id: z.string(),
  /** "Firefox on Linux" */
  browser: z.string(),
  /** The one that this was asked with. */
  isCurrent: z.boolean(),
  createdAt: z.string(),
  lastUsedAt: z.string(),
});
/** GET /api/admin/sessions, the last used first. */
export const operatorSessions = z.object({ sessions: z.array(operatorSession) });
export type OperatorSessions = z.infer<typeof operatorSessions>;

/** GET /api/admin/totp: the second factor of the operator who asks. */
export const secondFactor = z.object({
  isOn: z.boolean(),
  /** How many recovery codes are left. */
  recoveryCodes: z.number().int(),
});
export type SecondFactorState = z.infer<typeof secondFactor>;

/** POST /api/admin/totp. */
export const secondFactorBody = z.discriminatedUnion('action', [
  /** Makes a secret for an authenticator app; nothing changes until it is confirmed. */
  z.object({ action: z.literal('begin'), password: typedPassword }),
  z.object({ action: z.literal('confirm'), code: z.string().trim().max(40) }),
  z.object({ action: z.literal('remove'), password: typedPassword }),
]);
/** Of `begin`: the secret in base32, and the address that an app reads from a QR code. */
export const secondFactorBegun = z.object({ secret: z.string(), uri: z.string() });
export type SecondFactorBegun = z.infer<typeof secondFactorBegun>;
/** Of `confirm`: shown once; each signs in once instead of a code. */
export const secondFactorConfirmed = z.object({ recoveryCodes: z.array(z.string()) });
export type SecondFactorConfirmed = z.infer<typeof secondFactorConfirmed>;

/** An operator, as owners see them. */
export const operatorAccount = signedInOperator.extend({
  isDisabled: z.boolean(),
  hasSecondFactor: z.boolean(),
  lastLogin: z.string().nullable(),
  /** The last call, to the minute, of a session that still is, or the last sign-in. */
  lastSeen: z.string().nullable(),
  createdAt: z.string(),
});
export type OperatorAccount = z.infer<typeof operatorAccount>;
/** GET /api/admin/users, by name. */
export const operatorAccounts = z.object({ users: z.array(operatorAccount) });
export type OperatorAccounts = z.infer<typeof operatorAccounts>;

/** POST /api/admin/users. */
export const newOperatorBody = z.object({
  username: z
    .string({ error: 'Username is required' })
    .trim()
    .min(1, 'Username is required')
    .max(USERNAME_MAX_LENGTH)
    .regex(
      /^[\p{L}\p{N}][\p{L}\p{M}\p{N} ._@+-]*$/u,
      'A username has letters, digits, spaces and . _ @ + - only.',
    ),
  password: newPassword,
  role: operatorRole.default('admin'),
});
export type NewOperator = z.infer<typeof newOperatorBody>;

/** PATCH /api/admin/users/{id}. */
export const operatorChange = z
  .object({
    disabled: z.boolean().optional(),
    password: newPassword.optional(),
    role: operatorRole.optional(),
  })
  .refine(
    (change) => Object.values(change).some((value) => value !== undefined),
    'Nothing is to be changed.',
  );
export type OperatorChange = z.infer<typeof operatorChange>;

/** A service that this installation uses: when it last answered, and when and why it last failed. */
const service = z.object({
  name: z.string(),
  lastSuccessAt: z.string().nullable(),
  lastFailureAt: z.string().nullable(),
  /** An error code of this API. */
  lastFailure: z.string().nullable(),
});
export type ServiceStatus = z.infer<typeof service>;

/** GET /api/admin/status. */
export const installationStatus = z.object({
  version: z.string(),
  startedAt: z.string(),
  database: z.object({ engine: z.enum(['SQLite', 'PostgreSQL']), bytes: z.number().int() }),
  /** Who answers; null where the built-in guide does. What was seen is of this instance, since its start. */
  provider: service.extend({ model: z.string() }).nullable(),
  /** Null where the browser's own voice reads. */
  voice: service.nullable(),
  /** Of DATA_DIR; null where the system does not say. */
  disk: z.object({ freeBytes: z.number(), totalBytes: z.number() }).nullable(),
  /** Null: there is no backup in DATA_DIR/backups. */
  lastBackupAt: z.string().nullable(),
  /** YYYY-MM */
  helpLinesChecked: z.string(),
  translations: z.array(z.object({ id: z.string(), name: z.string() })),
  /** What this instance has warned of since its start, by the code in its log, the newest first. */
  warnings: z.array(z.object({ code: z.string(), times: z.number().int(), lastAt: z.string() })),
  /** RETENTION_DAYS; 0: conversations are kept. */
  retentionDays: z.number().int(),
});
export type InstallationStatus = z.infer<typeof installationStatus>;
