import { useMedia } from '../app/use-media.ts';

/** Whether the side column is shown beside the conversation; otherwise its content comes below the thread. */
export const useWideLayout = (): boolean => useMedia('(min-width: 1180px)');

/** Whether the composer is one row, as in composer.module.css. */
export const useSmallLayout = (): boolean => useMedia('(max-width: 900px), (max-height: 599px)');

/** Whether a message's tools are in its menu alone: on a phone, and where little can be seen at once. */
export const useNarrowLayout = (): boolean => useMedia('(max-width: 560px), (max-height: 599px)');
