import type { RecalledAnswer } from '../answer-record.ts';
import { otherPassages } from '../passages/other-passages.ts';
import { shorterVerses } from '../passages/short-verses.ts';
import { spokeOfSuicide } from '../recognise/recognise.ts';
import type { Subjects } from '../recognise/subjects.ts';
import type { Telling } from '../telling.ts';
import type { Spoken } from './conversation.ts';
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

/** Whether suicide was spoken of: then other answers come first, whatever a message asks. */
export const spokeOfSuicideBefore = ({ request }: Telling): boolean =>
  spokeOfSuicide(
    request.history.flatMap(({ role, content }) => (role === 'user' ? [content] : [])),
    request.words,
  );
