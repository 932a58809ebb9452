import { z } from 'zod';
import { translationId } from './bible.ts';

/** GET /api/about: what pages say about this installation is taken from it. */
export const about = z.object({
  name: z.string(),
  version: z.string(),
  answeredBy: z.object({ kind: z.enum(['guide', 'provider']), name: z.string() }),
  translations: z.array(z.object({ id: translationId, name: z.string() })),
  defaultTranslation: translationId,
  publicUrl: z.string(),
  donationUrl: z.string().optional(),
  contactEmail: z.string().optional(),
});
export type About = z.infer<typeof about>;

export const publicFlags = z.object({ flags: z.array(z.object({ name: z.string(), enabled: z.boolean() })) });
export type PublicFlags = z.infer<typeof publicFlags>;
