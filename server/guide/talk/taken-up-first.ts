import type { RecalledAnswer } from '../answer-record.ts';
import { otherPassages } from '../passages/other-passages.ts';
import { shorterVerses } from '../passages/short-verses.ts';
import type { Subjects } from '../recognise/subjects.ts';
import type { Spoken } from '../spoken.ts';
import type { Telling } from '../telling.ts';
import { spokeOfSuicideBefore } from '../told/spoke-of-suicide.ts';
import { chosenOfShown, whatItWouldDo } from './of-those-shown.ts';
import { songWanted, whereFrom } from './where-from.ts';

/** What surely acts on the reply before, so that no other reading of the message comes first; undefined for every other. */
export function takenUpFirst(telling: Telling, last: RecalledAnswer, subjects: Subjects): Spoken | undefined {
  if (telling.request.document || spokeOfSuicideBefore(telling)) return undefined;
  return (
    whereFrom(telling, last) ??
    songWanted(telling, last) ??
    shorterVerses(telling, last) ??
    chosenOfShown(telling, last) ??
    otherPassages(telling, last, subjects) ??
    whatItWouldDo(telling, last)
  );
}
