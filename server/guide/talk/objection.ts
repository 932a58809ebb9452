import { YOU_COULD_ANSWER } from '../../../content/guide/words-to-say.ts';
import { likelyInTalk } from '../asked/in-talk.ts';
import { askedAnswer } from '../asked/reply.ts';
import type { ReadMessage } from '../read-message.ts';
import { plainWords } from '../reading/words.ts';
import type { Subjects } from '../recognise/subjects.ts';
import { wholeSentences } from '../reshaped/reply-parts.ts';
import { reply, type Telling, tellingOf } from '../telling.ts';
import { matterOf } from '../told/matter.ts';
import type { GuideReply } from '../types.ts';
import { sequelIn, unfairnessAnswered } from './sequels.ts';
import { spoken } from './spoken-reply.ts';

/** "What do I answer if somebody says that God is unfair": what is said there, which is what is to be answered. */
const IF_SOMEBODY_SAYS =
  /\b(?:answer|reply|respond|say|tell)\b[^.?!\n]{0,40}\b(?:if|when) (?:some(?:one|body)|any(?:one|body)|one of (?:them|the \w+)|they|people|he|she|my \w+) (?:says?|asks?|objects?|argues?|claims?|thinks?|comes with|goes|is like)(?: that| me| why| me why)?[:,]? ([^?!\n]{6,120})/i;
const QUOTED = /["“‘](?:so |but |then )?([^"”\n]{6,120}?)[?.!]?["”’]/i;
/** Behind what is said: how the answer is to be. */
const HOW_LONG =
  /[,.]? (?:then|in (?:about |around )?(?:one|two|three|\d) (?:sentences?|lines?)|please|briefly).*$/i;
/** From this probability on a question of the library is what somebody says. */
const SURE = 0.45;
const FEW = 3;

/**
 * The answer to what others may say, from the library's answer to it, as it can be said aloud; and to what somebody objects
 * themselves in a talk on a text. Undefined for every other message.
 */
export function answerToObjection(
  telling: Telling,
  { readInside, subjects }: { readInside: (inside: Telling) => ReadMessage; subjects: Subjects },
): GuideReply | undefined {
  const { request, library } = telling;
  if (request.document) return undefined;
  const ofOthers = IF_SOMEBODY_SAYS.exec(request.words)?.[1];
  const outer = ofOthers ?? objectedIn(telling);
  if (outer === undefined) return undefined;
  const said = (QUOTED.exec(outer)?.[1] ?? outer).replace(HOW_LONG, '').replace(OPENS, '').trim();
  const inside = tellingOf({ ...request, words: `${said}?`, history: [] }, library);
  const isToOthers = ofOthers !== undefined || ANOTHER_SAYS.test(request.words) || preparesForGroup(telling);
  const unfair = sequelIn(said)?.sequel.id === 'god-is-unfair' ? unfairnessAnswered(telling) : undefined;
  const answer = unfair
    ? spoken(unfair, request.history.at(-1)?.record)
    : answerIn(inside, readInside, { subjects, isLed: isLed(telling) });
  if (!answer || !isToOthers) return answer;
  const [text, ...rest] = answer.text.split('\n\n');
  const few = /\b(?:one|two|three|1|2|3|few|short|brief\w*) (?:\w+ )?(?:sentences?|lines?)\b/i.test(
    request.words,
  );
  const aloud = few
    ? wholeSentences(text ?? '')
        .slice(0, FEW)
        .join(' ')
    : (text ?? '');
  const quote = rest.filter((block) => block.startsWith('>')).slice(0, 1);
  return { ...answer, text: reply([telling.line(YOU_COULD_ANSWER), aloud, ...quote]) };
}

/** What the library answers to it as to a question, also where an entry stands beside that. */
function answerIn(
  inside: Telling,
  readInside: (inside: Telling) => ReadMessage,
  { subjects, isLed }: { readonly subjects: Subjects; readonly isLed: boolean },
): GuideReply | undefined {
  const asked = readInside(inside).asked();
  if (asked) return asked.isPrayer || asked.probability < SURE ? undefined : asked.reply;
  // Whoever leads a group through a story has answers of its own.
  const [likely] = isLed ? [] : likelyInTalk(inside, subjects);
  if (!likely || likely.asked.isPrayer || likely.probability < SURE) return undefined;
  return askedAnswer(inside, likely.asked, { subjects, needs: [] });
}

/** In words: who writes more tells more than an objection. */
const LONGEST = 14;
const OPENS = /^(?:(?:but|and|so|well|yes|ok|okay|then|surely|still|now|hm+)[, ]+)+/i;
const OBJECTS =
  /\b(?:contradicts?|contradictions?|contradictory|disagrees?|does not agree|do not agree|(?:is|was|are|seems?|sounds|looks) (?:so |just |really |very |totally |pretty |a bit )?(?:unfair|unjust|not fair|not just|cruel|evil|immoral|sexist|racist|genocide|impossible|nonsense|a myth|a lie|made up|a fairy ?tale|fiction|not true|false|wrong|outdated|a monster|violent|bloodthirsty|petty|jealous))\b/;
const ANOTHER_SAYS =
  /\b(?:some(?:one|body)|any(?:one|body)|one of (?:them|us|the \w+)|they|people|he|she|others|my \w+|a (?:\w+ )?(?:man|woman|girl|boy|lady|guy|student|member)) (?:\w+ )?(?:says?|said|asks?|asked|objects?|objected|argues?|argued|claims?|claimed|thinks?|tells? me|told me)\b/i;
const SAID_BEFORE = new RegExp(`^.*?${ANOTHER_SAYS.source},?:? (?:that )?`, 'i');
const TELLS_OF_ONESELF = /\b(?:i|me|my|we|our|us)\b/;

/** What is objected in a sentence of its own, in a talk on a text or a teaching: "James contradicts Paul". */
function objectedIn(telling: Telling): string | undefined {
  const { words, history } = telling.request;
  const plain = plainWords(words);
  if (isLed(telling)) return undefined;
  if (history.length === 0 || words.includes('?') || plain.split(' ').length > LONGEST) return undefined;
  if (!OBJECTS.test(plain) || (!preparesForGroup(telling) && isOfLife(telling))) return undefined;
  const said = words.replace(SAID_BEFORE, '');
  return TELLS_OF_ONESELF.test(plainWords(said)) ? undefined : said;
}

/** Whether a group is led through a story of the library. */
const isLed = ({ request: { history } }: Telling): boolean =>
  history.some(({ record }) => record?.led !== undefined);

/** Whether somebody has told of themselves, so that an objection is a lament. */
function isOfLife(telling: Telling): boolean {
  const matter = matterOf(telling)?.matter;
  if (matter !== undefined && matter !== 'faith') return true;
  return telling.request.history.some(
    ({ role, content }) => role === 'user' && /\b(?:i|my|me)\b/.test(plainWords(content)),
  );
}

/** Whether a leader prepares something, so that an objection is one of the group's. */
function preparesForGroup({ request: { history } }: Telling): boolean {
  return history.some(({ record }) => FOR_A_GROUP.has(record?.form?.form ?? '') || record?.kind === 'study');
}
const FOR_A_GROUP: ReadonlySet<string> = new Set(['questions', 'study', 'lesson', 'youth-night', 'talk']);
