import type { OperatorAdvertisement, Placement } from '../../../contract/advertisements.ts';
import { ADVERTISEMENT_PRIORITY } from '../../../contract/limits.ts';

/** What the form holds, as typed. */
export interface AdFields {
  readonly title: string;
  readonly description: string;
  readonly type: OperatorAdvertisement['type'];
  readonly placement: Placement;
  readonly linkUrl: string;
  readonly priority: string;
  readonly targetAudience: string;
  /** As `datetime-local` has them, in the operator's own time. */
  readonly startDate: string;
  readonly endDate: string;
  readonly active: boolean;
}

/** The picture: as it is, a file, an address, or none. */
export type PictureChoice =
  | { readonly kind: 'kept' }
  | { readonly kind: 'file'; readonly file: File; readonly shown: string }
  | { readonly kind: 'address'; readonly address: string }
  | { readonly kind: 'none' };

export type FieldErrors = Partial<Record<keyof AdFields | 'picture', string>>;

export function fieldsOf(advertisement: OperatorAdvertisement | null): AdFields {
  return {
    title: advertisement?.title ?? '',
    description: advertisement?.description ?? '',
    type: advertisement?.type ?? 'ministry',
    placement: advertisement?.placement ?? 'chat_sidebar',
    linkUrl: advertisement?.linkUrl ?? '',
    priority: String(advertisement ? Math.max(advertisement.priority, ADVERTISEMENT_PRIORITY.minEdited) : 0),
    targetAudience: advertisement?.targetAudience ?? '',
    startDate: toLocal(advertisement?.startDate ?? null),
    endDate: toLocal(advertisement?.endDate ?? null),
    active: false,
  };
}

export const isWebAddress = (value: string): boolean =>
  /^https?:\/\/[^/]/i.test(value) && URL.canParse(value);

/** What is wrong with what was typed; empty if nothing is. */
export function errorsOf(fields: AdFields, picture: PictureChoice): FieldErrors {
  const wrongAddress = 'Please give an address that begins with http:// or https://.';
  return {
    ...(fields.title.trim() === '' && { title: 'Please give a title.' }),
    ...(fields.description.trim() === '' && { description: 'Please give a description.' }),
    ...(fields.linkUrl.trim() !== '' && !isWebAddress(fields.linkUrl.trim()) && { linkUrl: wrongAddress }),
    ...(picture.kind === 'address' && !isWebAddress(picture.address.trim()) && { picture: wrongAddress }),
    ...(fields.startDate !== '' &&
      fields.endDate !== '' &&
      fields.endDate <= fields.startDate && { endDate: 'The end must be after the start.' }),
  };
}

/** The body of the call. A priority that is no number falls back to the least; one out of range to the nearest. */
export function bodyOf(
  fields: AdFields,
  picture: PictureChoice,
  edited: OperatorAdvertisement | null,
): object {
  const least = edited ? ADVERTISEMENT_PRIORITY.minEdited : ADVERTISEMENT_PRIORITY.min;
  const typed = fields.priority.trim() === '' ? Number.NaN : Math.round(Number(fields.priority));
  const priority = Number.isNaN(typed) ? least : Math.min(ADVERTISEMENT_PRIORITY.max, Math.max(least, typed));
  const { active, startDate, endDate, ...words } = fields;
  return {
    ...words,
    priority,
    startDate: toIso(startDate),
    endDate: toIso(endDate),
    ...(picture.kind === 'address' && { imageUrl: picture.address.trim() }),
    ...(picture.kind === 'none' && { imageUrl: null }),
    ...(edited ? { updatedAt: edited.updatedAt } : { active }),
  };
}

const toIso = (local: string): string | null => (local === '' ? null : new Date(local).toISOString());

function toLocal(iso: string | null): string {
  if (!iso) return '';
  const date = new Date(iso);
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}
