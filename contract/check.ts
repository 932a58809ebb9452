import { z } from 'zod';
import { scriptureStatus } from './chat.ts';

/** The length is checked after the schema, so that too long a text is a 413 that names the limit. */
export const checkBody = z.object({
  text: z.string().refine((text) => text.trim() !== '', 'Please write or paste a text first.'),
  /** The translation to correct to; without it the nearest of our translations. */
  version: z.string().max(20).optional(),
});

/** POST /api/bible/check: offsets are those of the text as it was sent. */
export const checkedText = z.object({
  findings: z.array(
    z.object({
      start: z.number().int(),
      end: z.number().int(),
      kind: z.enum(['quotation', 'reference']),
      status: scriptureStatus,
      reference: z.string().optional(),
      osis: z.string().optional(),
      version: z.string().optional(),
      quoted: z.string().optional(),
      text: z.string().optional(),
      note: z.string().optional(),
    }),
  ),
  summary: z.object({
    verified: z.number().int(),
    corrected: z.number().int(),
    paraphrased: z.number().int(),
    unverified: z.number().int(),
    mentioned: z.number().int(),
    notFound: z.number().int(),
  }),
  corrected: z.string(),
});
export type CheckedText = z.infer<typeof checkedText>;
