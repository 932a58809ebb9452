import type { OperatorAdvertisement, Placement } from '../../../contract/advertisements.ts';

/** What places and kinds of advertisements are called on screen. */
export const PLACEMENT_NAMES: Readonly<Record<Placement, string>> = {
  chat_sidebar: 'Chat sidebar',
  between_messages: 'Between messages',
  home_banner: 'Home banner',
  footer: 'Footer',
};
export const PLACEMENTS = Object.keys(PLACEMENT_NAMES) as Placement[];

export const TYPE_NAMES: Readonly<Record<OperatorAdvertisement['type'], string>> = {
  book: 'Book',
  course: 'Course',
  event: 'Event',
  ministry: 'Ministry',
  other: 'Other',
};
