import type { RecalledAnswer } from '../answer-record.ts';
import { noteWithConditions } from '../forms/form-answer.ts';
import type { Intent } from '../intent.ts';
import { plainWords, wordsOf } from '../reading/words.ts';
import type { Subjects } from '../recognise/subjects.ts';
import type { Spoken } from '../spoken.ts';
import type { Telling } from '../telling.ts';
import { spokeOfSuicideBefore } from '../told/spoke-of-suicide.ts';

/** "What do I put", with nobody named: on the card that was spoken of. */
const WHAT_TO_PUT =
  /\bwhat (?:do|should|can|could|would|shall|am|to) ?(?:i |we )?(?:\w+ ){0,2}?(?:put|write)(?: (?:down|on it|in it|inside|there|(?:on|in|inside|for) (?:the|a|his|her|their|this|that|my|our) (?:\w+ )?(?:card|wreath|flowers)))?(?: (?:then|now|please|though))*$/;
const CARD = /\b(?:cards?|wreath|condolences)\b/;
/** In messages. */
const LOOKED_BACK = 3;
/** The note for whatever was not named. */
const GENERAL = 'encouragement';
/** So much of a sign names an occasion by itself. */
const SURE = 1;

/** A few lines for the card of which a talk speaks, where nothing else is said of it; undefined where none is asked for. */
export function cardInTalk(telling: Telling, last: RecalledAnswer, subjects: Subjects): Spoken | undefined {
  const { words, history, document } = telling.request;
  const sentence = words.split(/[.?!;\n]+/).findLast((part) => plainWords(part) !== '') ?? '';
  if (document || !WHAT_TO_PUT.test(plainWords(sentence)) || spokeOfSuicideBefore(telling)) return undefined;
  const own = history.flatMap(({ role, content }) => (role === 'user' ? [content] : []));
  const told = [...own.slice(-LOOKED_BACK), words];
  if (!last.note && !told.some((text) => CARD.test(plainWords(text)))) return undefined;
  const occasion = last.note ?? occasionTold(told, subjects);
  if (!occasion) return undefined;
  const form = { form: 'note', isShort: true } as const;
  const intent: Intent = { kind: 'note', occasion, form };
  return { parts: noteWithConditions(telling, intent), intent };
}

/** What the card is for, as the talk told it last. */
function occasionTold(told: readonly string[], subjects: Subjects) {
  const found = told.toReversed().flatMap((text) => subjects.notes(wordsOf(text)).slice(0, 1));
  return found.find(({ owner, score }) => score >= SURE && owner.id !== GENERAL)?.owner;
}
