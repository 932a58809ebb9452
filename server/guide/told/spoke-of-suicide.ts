import { spokeOfSuicide } from '../recognise/recognise.ts';
import type { Telling } from '../telling.ts';

/** Whether suicide was spoken of: then other answers come first, whatever a message asks. */
export const spokeOfSuicideBefore = ({ request }: Telling): boolean =>
  spokeOfSuicide(
    request.history.flatMap(({ role, content }) => (role === 'user' ? [content] : [])),
    request.words,
  );
