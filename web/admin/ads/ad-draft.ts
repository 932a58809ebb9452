import type { OperatorAdvertisement } from '../../../contract/advertisements.ts';
import { forgetDraft, keepDraft, keptDraft } from '../kept-draft.ts';
import { type AdFields, fieldsOf, type PictureChoice } from './ad-fields.ts';

/** What was typed into the form of an advertisement and is not saved. */
export interface AdDraft {
  readonly fields: AdFields;
  /** A file cannot be kept. */
  readonly picture: Exclude<PictureChoice, { kind: 'file' }>;
  readonly hadFile: boolean;
  /** Of the advertisement as it was seen, so that a change of somebody else's meanwhile is noticed; null: a new one. */
  readonly updatedAt: string | null;
}

type Edited = Pick<OperatorAdvertisement, 'id' | 'updatedAt'> | null;

const PREFIX = 'advertisement.';
const NEW = 'new';
const nameOf = (edited: Edited): string => PREFIX + (edited?.id ?? NEW);

export function keepAdDraft(edited: Edited, fields: AdFields, picture: PictureChoice): void {
  const hadFile = picture.kind === 'file';
  keepDraft(nameOf(edited), {
    fields,
    picture: hadFile ? { kind: 'kept' } : picture,
    hadFile,
    updatedAt: edited?.updatedAt ?? null,
  } satisfies AdDraft);
}

export const forgetAdDraft = (edited: Edited): void => forgetDraft(nameOf(edited));

/** Fields that an earlier version did not keep are as they are stored. */
export function keptAdDraft(edited: OperatorAdvertisement | null): AdDraft | null {
  const draft = keptDraft<AdDraft>(nameOf(edited));
  return draft && { ...draft, fields: { ...fieldsOf(edited), ...draft.fields } };
}

export const hasAdDraft = (edited: Edited): boolean => keptDraft(nameOf(edited)) !== null;

/** What the form is opened with when the tab is: a draft that was left, a new advertisement's first. */
export function draftToOpen(
  advertisements: readonly OperatorAdvertisement[],
): 'new' | OperatorAdvertisement | null {
  return hasAdDraft(null) ? 'new' : (advertisements.find(hasAdDraft) ?? null);
}
