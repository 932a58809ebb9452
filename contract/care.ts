import { z } from 'zod';
import { careKind, careResource } from './chat.ts';

export const careLinesQuery = z.object({
  /** ISO 3166-1, two letters. Without it, or if a region has no lines of its own: "elsewhere". */
  region: z
    .string()
    .regex(/^([A-Za-z]{2}|elsewhere)$/)
    .optional(),
});

/**
 * GET /api/care/lines: the help lines of a region. A line's `kinds` are the kinds of danger it helps with; `note` is the
 * operator's own sentence.
 */
export const careLines = z.object({
  region: z.string(),
  regions: z.array(z.object({ id: z.string(), name: z.string() })),
  /** The month of the list's last check, YYYY-MM. */
  checked: z.string(),
  note: z.string().optional(),
  resources: z.array(careResource.extend({ kinds: z.array(careKind) })),
});
export type CareLines = z.infer<typeof careLines>;

/** GET /api/care/referrals: how many referrals each month (YYYY-MM, UTC) had, newest first. */
export const careReferrals = z.object({
  months: z.array(
    z.object({
      month: z.string(),
      counts: z.object({
        crisis: z.number().int(),
        abuse: z.number().int(),
        child: z.number().int(),
        medical: z.number().int(),
        danger: z.number().int(),
      }),
    }),
  ),
});
export type CareReferrals = z.infer<typeof careReferrals>;

/** A telephone number as people write it, reduced to what is dialled. */
const phoneNumber = z
  .string()
  .transform((written) => written.replace(/[\s().\u2010-\u2015-]/g, ''))
  .refine((dialled) => /^\+?[\d*#]{2,20}$/.test(dialled), { error: 'must be a number that can be dialled' });

const helpLine = z.object({
  name: z.string().trim().min(1).max(200),
  kinds: z.array(careKind).min(1),
  contact: z.string().trim().min(1).max(300),
  call: phoneNumber.optional(),
  text: phoneNumber.optional(),
  textBody: z.string().trim().min(1).max(100).optional(),
  url: z.url({ protocol: /^https?$/ }).optional(),
  hours: z.string().trim().min(1).max(200).optional(),
});

/** An operator's own list, in the file that the setting HELP_LINES_FILE names (docs/operations.md, "Help lines"). */
export const helpLinesFile = z.object({
  checked: z
    .string()
    .regex(/^\d{4}-\d{2}(-\d{2})?$/, { error: 'must be a month or a day, as YYYY-MM or YYYY-MM-DD' }),
  note: z.string().trim().min(1).max(1_000).optional(),
  regions: z
    .array(
      z.object({
        region: z
          .string()
          .regex(/^([A-Z]{2}|elsewhere)$/, { error: 'must be two capital letters, or "elsewhere"' }),
        name: z.string().trim().min(1).max(100),
        lines: z.array(helpLine).min(1),
      }),
    )
    .min(1)
    .refine((regions) => new Set(regions.map(({ region }) => region)).size === regions.length, {
      error: 'must name each region once',
    }),
});
