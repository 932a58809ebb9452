import type { Bible } from '../../scripture/types.ts';
import { foreseenAfter } from '../../server/guide/foreseen/by-id.ts';
import { type ForeseenCandidate, foreseenCandidates } from '../../server/guide/foreseen/candidates.ts';
import { guide } from '../../server/guide/guide.ts';
import { type GuideLibrary, loadLibrary } from '../../server/guide/library.ts';
import { plainWords } from '../../server/guide/reading/words.ts';
import { tellingOf } from '../../server/guide/telling.ts';
import type { GuideMessage, GuideRequest } from '../../server/guide/types.ts';
import type { JudgedForeseen } from './read-foreseen.ts';

/**
 * What speaks for each message that was foreseen in a judged talk, in which the guide's own replies stand. Where the judged
 * message has become one of the wordings itself, as if it had not.
 */
export function createForeseenReader(real: {
  readonly bible: Bible;
  readonly search: GuideRequest['search'];
}): (message: Pick<JudgedForeseen, 'words' | 'earlier' | 'fits'>) => ForeseenCandidate[] {
  const library = loadLibrary();
  return ({ words, earlier, fits }) => {
    const history: GuideMessage[] = [];
    for (const said of earlier) {
      const reply = guide({ words: said, history: [...history], translation: 'kjv', ...real });
      history.push(
        { role: 'user', content: said },
        { role: 'assistant', content: reply.text, record: reply.record },
      );
    }
    const request: GuideRequest = { words, history, translation: 'kjv', ...real };
    return foreseenCandidates(tellingOf(request, without(words, library, [...fits.keys()])));
  };
}

/** The library without the wordings of these messages that are these words. */
function without(words: string, library: GuideLibrary, ids: readonly string[]): GuideLibrary {
  const after = foreseenAfter(library);
  const plain = plainWords(words);
  const isTheseWords = (wording: string): boolean => plainWords(wording) === plain;
  const questions = new Set(ids.map((id) => id.slice(0, id.indexOf('/'))));
  const isWording = [...questions].some((id) =>
    after.get(id)?.messages.some(({ wordings }) => wordings.some(isTheseWords)),
  );
  if (!isWording) return library;
  const foreseen = library.foreseen.map((one) =>
    questions.has(one.id)
      ? {
          id: one.id,
          messages: one.messages.map((message) => ({
            ...message,
            wordings: message.wordings.filter((wording) => !isTheseWords(wording)),
          })),
        }
      : one,
  );
  return { ...library, foreseen };
}
