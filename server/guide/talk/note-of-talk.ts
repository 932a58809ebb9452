import type { Intent } from '../intent.ts';
import { wordsOf } from '../reading/words.ts';
import type { Subjects } from '../recognise/subjects.ts';

/** The note for whatever was not named. */
const GENERAL = 'encouragement';
const TOLD_TO_OTHERS = 'hard-news';
/** Told by the one who suffers, it is they who have to tell it to others. */
const TO_A_SUFFERER: ReadonlySet<string> = new Set([
  'left-alone',
  'bereaved',
  'sick',
  'lost-job',
  'miscarriage',
  'dying',
]);
const OF_ONESELF = /\b(?:me|us|i|we|my (?:husband|wife|partner))\b/i;
const OF_ANOTHER =
  /\b(?:friend|neighbou?r|colleague|cousin|aunt|uncle|boss|teacher|sister|brother|daughter|son|pastor|mate|girlfriend|classmate)s?\b/i;
/** In messages. */
const LOOKED_BACK = 3;
/** So much of a sign names an occasion by itself. */
const SURE = 1;

/** "Write it as a letter": where the request names no occasion, the one that the talk is about. */
export function withNoteOfTalk(
  intent: Intent,
  words: string,
  { earlier, subjects }: { readonly earlier: readonly string[]; readonly subjects: Subjects },
): Intent {
  if (intent.kind !== 'note' || intent.occasion.id !== GENERAL || subjects.notes(wordsOf(words)).length > 0)
    return intent;
  for (const message of earlier.slice(-LOOKED_BACK).toReversed()) {
    const [match] = subjects.notes(wordsOf(message));
    if (!match || match.score < SURE) continue;
    const isOwn = TO_A_SUFFERER.has(match.owner.id) && OF_ONESELF.test(message) && !OF_ANOTHER.test(message);
    const occasion = isOwn ? subjects.library.notes.find(({ id }) => id === TOLD_TO_OTHERS) : match.owner;
    return occasion ? { ...intent, occasion } : intent;
  }
  return intent;
}
