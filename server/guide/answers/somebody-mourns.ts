import { SOMEBODY_MOURNS } from '../../../content/guide/somebody-mourns.ts';
import { capital } from '../../../language/capital.ts';
import { passageOfMark } from '../../../scripture/references/passage-of-reference.ts';
import { calledInPrayer, formsOf } from '../prayers/compose-prayer.ts';
import { asksInWords } from '../reading/requests.ts';
import { plainWords } from '../reading/words.ts';
import type { Spoken } from '../spoken.ts';
import type { Telling } from '../telling.ts';
import { goesWith, pronounOf, type ToldPerson } from '../told/people-told.ts';
import { deathIn, isSame, known, personBefore, type ToldSoFar, toldSoFar } from '../told/told-so-far.ts';

/** In words: a longer message tells more than this. */
const LONGEST = 40;
/** What those do who can hardly bear a death. */
const CAN_HARDLY_BEAR_IT =
  /^(?: (?:just|only|now|and|is|are|has|have|all|she|he|they|really|still|been|so|always|keeps?|can|do|does|did|will|would))*? (?:cry|cries|crying|weeps?|weeping|sobs?|sobbing|heartbroken|devastated|inconsolable|broken|shattered|depressed|numb|a (?:mess|wreck)|in (?:bed|pieces)|stays?|sits?|sitting|fights?|fighting|(?:not|never|hardly|barely) (?:\w+ )?(?:talk|speak|eat|eats|eating|sleep|ok|okay|well|alright|coping|cope|stop|leave|left|get|come|see|want|says?|himself|herself|himself))\b/;

/** To a first message that tells of a death and of somebody near who can hardly bear it, and asks nothing. */
export function somebodyMourns(telling: Telling): Spoken | undefined {
  const { words, document } = telling.request;
  const plain = plainWords(words);
  if (document || plain.split(' ').length > LONGEST || asksInWords(words, plain)) return undefined;
  const told = toldSoFar(telling);
  const dead = deathIn(told);
  if (!dead || dead.isLongAgo) return undefined;
  const mourner = mournerIn(told, dead.who);
  if (!mourner) return undefined;
  const isOwn = !dead.who.of && (dead.who.owner === 'my' || dead.who.owner === 'our');
  const topic = telling.library.topics.find(({ id }) => id === 'grief');
  const who = calledByGuide(mourner);
  const text = telling.words(isOwn ? SOMEBODY_MOURNS.answer : SOMEBODY_MOURNS.answerNotOwn, {
    dead: calledByGuide(dead.who),
    who,
    Who: capital(who),
    him: formsOf(mourner).me!,
    them: formsOf(dead.who).me!,
  });
  return {
    parts: [text, telling.quote(passageOfMark(SOMEBODY_MOURNS.passage))],
    ...(topic && { intent: { kind: 'topic', topic, passages: [] } }),
  };
}

/** Whoever can hardly bear it: somebody whom the message names, or calls he or she. */
function mournerIn(told: ToldSoFar, dead: ToldPerson): ToldPerson | undefined {
  const message = told.messages.length - 1;
  const { plain, mentions } = told.messages[message]!;
  const bears = (end: number) => CAN_HARDLY_BEAR_IT.test(plain.slice(end));
  const named = mentions.find(({ end, person }) => !isSame(person, dead) && bears(end));
  if (named) return known(told, named.person);
  const [called] = [...plain.matchAll(/\b(?:he|she)\b/g)].filter(({ index, 0: word }) =>
    bears(index + word.length),
  );
  const pronoun = called && pronounOf(called[0]);
  return (
    pronoun &&
    personBefore(told, { message, at: called.index }, (one) => goesWith(one, pronoun) && !isSame(one, dead))
  );
}

/** "My mother" as the guide says it. */
const calledByGuide = (person: ToldPerson): string =>
  calledInPrayer(person, 'me').replace(/^(?:my|our)\b/, 'your');
