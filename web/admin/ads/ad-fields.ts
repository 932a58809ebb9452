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
    priority: String(advertisement?.priority ?? ADVERTISEMENT_PRIORITY.min),
    targetAudience: advertisement?.targetAudience ?? '',
    startDate: toLocal(advertisement?.startDate ?? null),
    endDate: toLocal(advertisement?.endDate ?? null),
    active: false,
  };
}

export const isWebAddress = (value: string): boolean =>
  /^https?:\/\/[^/]/i.test(value) && URL.canParse(value);

/** The least that may be given: an edit gives 1 or more, though what was created with 0 may stay so. */
export const leastPriority = (edited: OperatorAdvertisement | null): number =>
  edited ? ADVERTISEMENT_PRIORITY.minEdited : ADVERTISEMENT_PRIORITY.min;

/** What a priority that is no number falls back to (behaviour 17.3); any other is as it was typed. */
export const priorityOrLeast = (typed: string, edited: OperatorAdvertisement | null): string =>
  typed.trim() === '' || Number.isNaN(Number(typed)) ? String(leastPriority(edited)) : typed;

/** What is wrong with a priority; undefined if nothing is. */
function priorityError(typed: string, edited: OperatorAdvertisement | null): string | undefined {
  const least = leastPriority(edited);
  const isNumber = priorityOrLeast(typed, edited) === typed;
  if (!isNumber) return `A priority is a number. It is ${least} now, unless you give another one.`;
  const priority = Number(typed);
  const isInRange = priority >= least && priority <= ADVERTISEMENT_PRIORITY.max;
  if ((Number.isInteger(priority) && isInRange) || priority === edited?.priority) return undefined;
  return `Please give a whole number from ${least} to ${ADVERTISEMENT_PRIORITY.max}.`;
}

/** What is wrong with what was typed, in a new advertisement or in that which is edited; empty if nothing is. */
export function errorsOf(
  fields: AdFields,
  picture: PictureChoice,
  edited: OperatorAdvertisement | null,
): FieldErrors {
  const priority = priorityError(fields.priority, edited);
  const wrongAddress = 'Please give an address that begins with http:// or https://.';
  return {
    ...(fields.title.trim() === '' && { title: 'Please give a title.' }),
    ...(fields.description.trim() === '' && { description: 'Please give a description.' }),
    ...(fields.linkUrl.trim() !== '' && !isWebAddress(fields.linkUrl.trim()) && { linkUrl: wrongAddress }),
    ...(picture.kind === 'address' && !isWebAddress(picture.address.trim()) && { picture: wrongAddress }),
    ...(priority && { priority }),
    ...(fields.startDate !== '' &&
      fields.endDate !== '' &&
      fields.endDate <= fields.startDate && { endDate: 'The end must be after the start.' }),
  };
}

/** The body of the call, of fields without errors. An edit sends a priority only if it is another one. */
export function bodyOf(
  fields: AdFields,
  picture: PictureChoice,
  edited: OperatorAdvertisement | null,
): object {
  const priority = Number(fields.priority);
  const { active, startDate, endDate, priority: _, ...words } = fields;
  return {
    ...words,
    ...(priority !== edited?.priority && { priority }),
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
