import { z } from 'zod';
import {
  ADVERTISEMENT_DESCRIPTION_MAX_LENGTH,
  ADVERTISEMENT_PRIORITY,
  ADVERTISEMENT_TITLE_MAX_LENGTH,
  TARGET_AUDIENCE_MAX_LENGTH,
  WEB_ADDRESS_MAX_LENGTH,
} from './limits.ts';

export const placement = z.enum(['chat_sidebar', 'between_messages', 'home_banner', 'footer']);
export type Placement = z.infer<typeof placement>;
const advertisementType = z.enum(['book', 'course', 'event', 'ministry', 'other']);

/** With both the call is public; otherwise it is the operator's list, narrowed by what is given. */
export const advertisementsQuery = z.object({
  placement: placement.optional(),
  active: z.enum(['true', 'false']).optional(),
});

/** An advertisement as visitors' pages get it. Dates, audience and counts are for the operator only. */
const publicAdvertisement = z.object({
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

/** An advertisement as the operator's pages get it. */
export const operatorAdvertisement = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  /** Where the operator said that the picture is; null if there is none or it was uploaded. */
  imageUrl: z.string().nullable(),
  /** The path of the picture that visitors get; null if there is none. */
  pictureUrl: z.string().nullable(),
  /** Why the picture at `imageUrl` is not shown; null if it is. Set where it could not be fetched. */
  pictureProblem: z.string().nullable(),
  linkUrl: z.string().nullable(),
  type: advertisementType,
  placement,
  active: z.boolean(),
  priority: z.number().int(),
  targetAudience: z.string().nullable(),
  startDate: z.string().nullable(),
  endDate: z.string().nullable(),
  clickCount: z.number().int(),
  impressionCount: z.number().int(),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type OperatorAdvertisement = z.infer<typeof operatorAdvertisement>;
export const operatorAdvertisements = z.object({ advertisements: z.array(operatorAdvertisement) });

const title = z.string().trim().min(1).max(ADVERTISEMENT_TITLE_MAX_LENGTH);
const description = z.string().trim().min(1).max(ADVERTISEMENT_DESCRIPTION_MAX_LENGTH);
/** An empty text counts as none. */
const webAddress = z
  .union(
    [
      z.literal(''),
      // Without a name and password, which a page must not give away.
      z
        .url({ protocol: /^https?$/ })
        .max(WEB_ADDRESS_MAX_LENGTH)
        .regex(/^https?:\/\/[^/?#@]+([/?#]|$)/i),
    ],
    { error: 'must be a web address that begins with http:// or https://' },
  )
  .transform((value) => value || null)
  .nullish();
const priority = (min: number) => z.number().int().min(min).max(ADVERTISEMENT_PRIORITY.max);
const targetAudience = z
  .string()
  .trim()
  .max(TARGET_AUDIENCE_MAX_LENGTH)
  .transform((value) => value || null)
  .nullish();
/** ISO 8601, with or without seconds and offset (without: UTC); in milliseconds since 1970. An empty text counts as none. */
const dateTime = z
  .union([z.literal(''), z.iso.datetime({ local: true, offset: true }), z.iso.date()])
  .transform((value) => (value === '' ? null : Date.parse(hasOffset(value) ? value : withUtc(value))))
  .refine((time) => time === null || Number.isFinite(time), { error: 'must be a date and time' })
  .nullish();

const hasOffset = (value: string): boolean => /(Z|[+-]\d{2}:?\d{2})$/.test(value.slice(10));
const withUtc = (value: string): string => (value.length === 10 ? `${value}T00:00Z` : `${value}Z`);

/** POST /api/advertisements. */
export const newAdvertisement = z.object({
  title,
  description,
  imageUrl: webAddress,
  linkUrl: webAddress,
  type: advertisementType,
  placement,
  active: z.boolean().default(false),
  priority: priority(ADVERTISEMENT_PRIORITY.min).default(0),
  targetAudience,
  startDate: dateTime,
  endDate: dateTime,
});
export type NewAdvertisement = z.output<typeof newAdvertisement>;

/** PATCH /api/advertisements/{id}: what is absent stays. `updatedAt`: what was seen; another change since then is refused. */
export const advertisementChange = z.object({
  title: title.optional(),
  description: description.optional(),
  imageUrl: webAddress,
  linkUrl: webAddress,
  type: advertisementType.optional(),
  placement: placement.optional(),
  active: z.boolean().optional(),
  priority: priority(ADVERTISEMENT_PRIORITY.minEdited).optional(),
  targetAudience,
  startDate: dateTime,
  endDate: dateTime,
  updatedAt: z.iso.datetime({ offset: true }).optional(),
});
export type AdvertisementChange = z.output<typeof advertisementChange>;

/** `v` is the image's revision: with the current one in its address an image never changes and can be cached for good. */
export const advertisementImageQuery = z.object({ v: z.string().max(64).optional() });
