import { flushSync } from 'react-dom';
import { stepTextSize } from '../app/text-size.ts';
import { currentPlace, scrollToPlace } from './reading-place.ts';

/** Steps to the next text size; the verse at the top stays where it is. */
export function stepBibleTextSize(by: 1 | -1): void {
  const place = currentPlace();
  flushSync(() => stepTextSize(by));
  if (place) scrollToPlace(place);
}
