import { useMedia } from '../app/use-media.ts';

/** Phones, small tablets, and a desktop zoomed to 200%. The style sheets of this folder use the same width. */
const SMALL = '(max-width: 900px)';

/** Whether the page has one column, in which looking up folds to a line above the text. The server draws that. */
export const useSmallScreen = (): boolean => useMedia(SMALL, true);
