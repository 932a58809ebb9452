import { z } from 'zod';

export const placement = z.enum(['chat_sidebar', 'between_messages', 'home_banner', 'footer']);
export type Placement = z.infer<typeof placement>;
export const advertisementType = z.enum(['book', 'course', 'event', 'ministry', 'other']);

/** Both are required for the public list; without them the call is the operator's list. */
export const advertisementsQuery = z.object({
  placement: placement.optional(),
  active: z.enum(['true', 'false']).optional(),
});

/** An advertisement as visitors' pages get it. Dates, audience and counts are for the operator only. */
export const publicAdvertisement = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  /** A path on this server; absent if there is no image. */
  imageUrl: z.string().optional(),
  /** http or https. */
  linkUrl: z.string().optional(),
  type: advertisementType,
  placement,
  active: z.boolean(),
  priority: z.number().int(),
});
export type PublicAdvertisement = z.infer<typeof publicAdvertisement>;

/** Highest priority first. */
export const publicAdvertisements = z.object({ advertisements: z.array(publicAdvertisement) });
export type PublicAdvertisements = z.infer<typeof publicAdvertisements>;

/** `v` is the image's revision: with the current one in its address an image never changes and can be cached for good. */
export const advertisementImageQuery = z.object({ v: z.string().max(64).optional() });
