import type { RecalledAnswer } from '../answer-record.ts';
import { nearestPart } from '../answers/nearest-part.ts';
import { offeredInTalk } from '../asked/in-talk.ts';
import { readForm } from '../forms/read-form.ts';
import { moveOf } from '../reading/moves.ts';
import { asksSomething, requestedForm } from '../reading/requests.ts';
import { plainWords, wordsOf } from '../reading/words.ts';
import type { Subjects } from '../recognise/subjects.ts';
import type { Spoken } from '../spoken.ts';
import type { Telling } from '../telling.ts';
import { matterOfEntry, matterTold } from '../told/matter.ts';
import { spokeOfSuicideBefore } from '../told/spoke-of-suicide.ts';
import { heardOn, isGoodNews } from './heard-on.ts';

/** In words: fewer say nothing that could be heard, more tell a story of their own. */
const FEWEST = 2;
const MOST = 30;
/** More than these tell something also where they speak of nobody: "the last one was in church". */
const FEWEST_WITHOUT_ANYBODY = 5;
/** From this probability on what is told names an entry; where it may be danger at home, from less on. */
const NAMES_ANOTHER = 0.85;
const NAMES_DANGER = 0.5;
const DANGER: ReadonlySet<string> = new Set([
  'topic/domestic-violence',
  'topic/abuse',
  'topic/trauma',
  'topic/despair',
]);

const SPEAKS_OF_SOMEBODY =
  /\b(?:i|my|me|we|our|us|he|she|they|his|her|him|them|their|it|that|this|there|people|everyone|nobody|no one|someone)\b/;
const ASKS_FOR_SOMETHING =
  /\b(?:please|verses?|passages?|readings?|psalms?|prayers?|pray (?:for|with)|study|sermon|lesson|quiz|write|give me|show me|tell me|find me|shorter|longer|instead|explain|help me|can you|could you|would you|what about|something (?:to|for|from|about|short|easy)|by heart)\b/;

/** Whether a message only tells something, and neither asks nor wants anything made. */
function onlyTells(words: string): boolean {
  const plain = plainWords(words);
  const count = plain.split(' ').length;
  return (
    count >= FEWEST &&
    count <= MOST &&
    !asksSomething(words) &&
    (count > FEWEST_WITHOUT_ANYBODY || SPEAKS_OF_SOMEBODY.test(plain)) &&
    !ASKS_FOR_SOMETHING.test(plain) &&
    requestedForm(plain) === undefined &&
    moveOf(words) === undefined
  );
}

/** Whether what is told is surely of another matter: what was learned, the entry's signs and the words all say so. */
function opensAnother({ request }: Telling, subjects: Subjects): boolean {
  const [need] = subjects.needs(request.words);
  if (!need) return false;
  if (DANGER.has(need.label)) return need.probability >= NAMES_DANGER;
  if (need.probability < NAMES_ANOTHER) return false;
  const isSigned = subjects
    .anyTopics(wordsOf(request.words))
    .some(({ owner }) => `topic/${owner.id}` === need.label);
  return isSigned && matterOfEntry(need.label) === matterTold(plainWords(request.words));
}

/** To somebody who goes on telling of their life: heard, on the matter of the talk; a new entry only where it is surely one. */
export function toldInTalk(telling: Telling, last: RecalledAnswer, subjects: Subjects): Spoken | undefined {
  // After word of suicide the guide asks first whether somebody is there (content/guide/crisis.ts).
  if (spokeOfSuicideBefore(telling)) return undefined;
  const { words } = telling.request;
  if (last.form || !onlyTells(words) || readForm(words, telling.library)) return undefined;
  if (opensAnother(telling, subjects)) return undefined;
  const near = isGoodNews(plainWords(telling.request.words)) ? undefined : offeredInTalk(telling, subjects);
  return inHardTalk(telling) ?? near ?? heardOn(telling);
}

/** In a talk about violence or despair whatever is told gets a part of that entry: what is said to everybody does harm there. */
function inHardTalk(telling: Telling): Spoken | undefined {
  const { request, library, said } = telling;
  const ids = request.history.flatMap(({ record }) => record?.topic ?? []);
  const id = ids.findLast((each) => DANGER.has(`topic/${each}`));
  const topic = library.topics.find((each) => each.id === id);
  return (
    topic && {
      parts: [nearestPart(telling, topic.guidance, topic.about) ?? telling.words(said.next(topic.guidance))],
    }
  );
}
