import { z } from 'zod';

export const placement = z.enum(['chat_sidebar', 'between_messages', 'home_banner', 'footer']);
export type Placement = z.infer<typeof placement>;
export const advertisementType = z.enum(['book', 'course', 'event', 'ministry', 'other']);

/** Both are needed for the public list; without them the call is the operator's list. */
export const advertisementsQuery = z.object({
  placement: placement.optional(),
  active: z.enum(['true', 'false']).optional(),
});

/** What a visitor's page is given. Dates, audience and counts are the operator's. */
export const shownAdvertisement = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  /** A path of this server; absent where no picture is kept. */
  imageUrl: z.string().optional(),
  /** http or https. */
  linkUrl: z.string().optional(),
  type: advertisementType,
  placement,
  active: z.boolean(),
  priority: z.number().int(),
});
export type ShownAdvertisement = z.infer<typeof shownAdvertisement>;

/** Highest priority first. */
export const shownAdvertisements = z.object({ advertisements: z.array(shownAdvertisement) });
export type ShownAdvertisements = z.infer<typeof shownAdvertisements>;

/** `v` is the picture's revision: under an address that carries the present one it never changes. */
export const advertisementImageQuery = z.object({ v: z.string().max(64).optional() });
