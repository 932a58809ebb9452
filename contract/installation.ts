import { z } from 'zod';
import { translationId } from './bible.ts';

/** GET /api/about: what this installation is called and offers, and who answers. Pages read it from here. */
export const about = z.object({
  name: z.string(),
  version: z.string(),
  answeredBy: z.object({ kind: z.enum(['guide', 'provider']), name: z.string() }),
  translations: z.array(z.object({ id: translationId, name: z.string() })),
  defaultTranslation: translationId,
  publicUrl: z.string(),
  /** Who stands behind Contact, Privacy and Terms. */
  operatorName: z.string(),
  /** Conversations idle for longer are deleted; 0: they are kept. */
  retentionDays: z.number().int(),
  donationUrl: z.string().optional(),
  contactEmail: z.string().optional(),
});
export type About = z.infer<typeof about>;

/** GET /api/feature-flags/public: the flags that pages need to know. */
export const publicFlags = z.object({ flags: z.array(z.object({ name: z.string(), enabled: z.boolean() })) });
export type PublicFlags = z.infer<typeof publicFlags>;

/** A flag as the operator sees it. `description` begins with its label and a colon. */
export const operatorFlag = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  enabled: z.boolean(),
  updatedAt: z.string(),
});
export type OperatorFlag = z.infer<typeof operatorFlag>;
export const operatorFlags = z.object({ flags: z.array(operatorFlag) });
/** PATCH /api/feature-flags/{id}. */
export const flagChange = z.object({ enabled: z.boolean() });
