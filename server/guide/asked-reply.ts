import { PRAYER_LEADS } from '../../content/guide/openings.ts';
import type { AskedQuestion } from '../../content/guide/types.ts';
import { passageOfMark } from '../../scripture/references/passage-of-reference.ts';
import type { RecalledAnswer } from './answer-record.ts';
import { recordOf } from './answer-record.ts';
import { type AskedMatch, askedIn } from './asked.ts';
import { IS_MADE } from './in-conversation.ts';
import type { Intent } from './intent.ts';
import type { Need } from './needs/needs.ts';
import { isSure } from './needs/understood.ts';
import type { createRecogniser } from './recognise.ts';
import { isPersonal } from './requests.ts';
import { withRecord } from './spoken-reply.ts';
import type { Subjects } from './subjects.ts';
import { reply, type Telling } from './telling.ts';
import type { GuideReply } from './types.ts';
import { plainWords, wordsOf } from './words.ts';

/** The theme of the question that was answered just before. */
const SAME_THEME = 0.1;
/** From this score on a message asks a question of the library; the next ones need less in a talk on its subject. */
const SURE = 0.62;
/** And where the talk is about something else. */
const SURE_ELSEWHERE = 0.68;
/** What the talk, or the message as a whole, is about already. */
const ON_SUBJECT = 0.17;
/** Against an entry that was recognised surely, more is needed. */
const SURER = 0.8;
/** Labels from this probability on say what a message is about. */
const ABOUT = 0.3;
/** In words that say something: fewer in common are chance, but for a few words on what the talk is about. */
const SHARED = 1.5;
const FEW = 7;
const SHARED_IN_LONG = 2.5;
/** So much of a message must ask it, where an entry was recognised surely by the whole. */
const MOST_OF_IT = 0.6;
/** And so much where nothing was. */
const PART_OF_IT = 0.45;
const PASSAGES = 1;

/** What is asked for in another way than by a question. */
const OTHERWISE: ReadonlySet<Intent['kind']> = new Set([
  ...IS_MADE,
  'quote',
  'plan',
  'find',
  'no-passage',
  'book',
  'thanks',
  'greeting',
  'goodbye',
]);

/** The answer to a question that people ask of their life or faith in words that the library has; undefined where none is near. */
export function askedReply(
  telling: Telling,
  last: RecalledAnswer | undefined,
  { recognise, subjects }: { recognise: ReturnType<typeof createRecogniser>; subjects: Subjects },
): GuideReply | undefined {
  const { request, library } = telling;
  if (request.document || subjects.titled(plainWords(request.words))) return undefined;
  if (DEFINES.test(plainWords(request.words))) return undefined;
  const needs = subjects.needs(request.words);
  const about = new Set([
    ...(last ? labelsOf(last) : []),
    ...needs.filter(({ probability }) => probability >= ABOUT).map(({ label }) => label),
  ]);
  const theme = themeOf(telling);
  const isOn = (asked: AskedQuestion) =>
    sameTheme(asked.about, theme) || asked.about.some((label) => about.has(label));
  const isKnown = isSure(needs[0]);
  const isTalk = theme !== undefined || (last !== undefined && labelsOf(last).length > 0);
  const isFew = wordsOf(request.words).length <= FEW;
  const fits = ({ asked, score, shared, share }: AskedMatch) => {
    if (isOn(asked)) return score >= SURE && shared >= (isFew ? 1 : SHARED);
    if (isTalk) return score >= SURER && shared >= SHARED_IN_LONG;
    return isKnown
      ? score >= SURER && shared >= SHARED && share >= MOST_OF_IT
      : score >= SURE_ELSEWHERE &&
          shared >= (share >= MOST_OF_IT ? SHARED : SHARED_IN_LONG) &&
          share >= PART_OF_IT;
  };
  const bonusOf = (asked: AskedQuestion) =>
    (isOn(asked) ? ON_SUBJECT : 0) + (sameTheme(asked.about, theme) ? SAME_THEME : 0);
  const [match] = askedIn(library, request.words, bonusOf).filter(
    (found) => fits(found) && telling.said.times(found.asked.answer) === 0,
  );
  if (!match) return undefined;
  const { intent } = recognise({ words: request.words, earlier: [], hasDocument: false });
  const isMade = OTHERWISE.has(intent.kind) && !(intent.kind === 'note' && WHAT_TO_SAY.test(request.words));
  if (isMade || (intent.kind === 'passage' && intent.passages.length > 0 && !last)) return undefined;
  const isOfItself = match.asked.about.some((label) => label.startsWith('self/'));
  if ((intent.kind === 'self' || intent.kind === 'outside') && !isOfItself && !(isTalk && isOn(match.asked)))
    return undefined;
  return askedAnswer(telling, match.asked, { subjects, needs });
}

/** What the last reply's question belongs to, where it answered one. */
function themeOf({ request, library }: Telling): readonly string[] | undefined {
  const reply = request.history.findLast(({ role }) => role === 'assistant')?.content;
  if (!reply) return undefined;
  return library.asked.find(({ answer }) => reply.startsWith(answer.slice(0, KEY)))?.about;
}

/** So many letters tell one answer from all others. */
const KEY = 60;
const sameTheme = (about: readonly string[], theme: readonly string[] | undefined): boolean =>
  theme !== undefined && about[0] === theme[0];

/** "What is Lent": a fact, or an entry, says it. */
const DEFINES = /^(?:what|who) (?:is|was|are|were) (?:the |a |an )?\w+$/;

/** Words are asked for, and not a card. */
const WHAT_TO_SAY = /\b(?:what|how) (?:do|can|should|could|shall) (?:i|we) (?:say|tell)\b/i;

const labelsOf = ({ subject: { topic, question } }: RecalledAnswer): string[] => [
  ...(topic ? [`topic/${topic.id}`] : []),
  ...(question ? [`question/${question.id}`] : []),
];

/** In words: who writes more than this tells something, and is given words to pray with. */
const TELLS = 9;
/** From this probability on a prayer of the entry belongs to what was told. */
const PRAYS = 0.5;

function askedAnswer(
  telling: Telling,
  asked: AskedQuestion,
  { subjects, needs }: { readonly subjects: Subjects; readonly needs: readonly Need[] },
): GuideReply {
  const words = wordsOf(telling.request.words);
  const likely = needs.filter(({ probability }) => probability >= PRAYS).map(({ label }) => label);
  const label = asked.about.find((each) => likely.includes(each)) ?? asked.about[0]!;
  const intent = subjects.entryOf(label, words)?.intent;
  const passages = asked.passages.map(passageOfMark);
  const fresh = passages.filter((passage) => !telling.said.quoted(passage));
  const tells = words.length > TELLS && isPersonal(plainWords(telling.request.words));
  const prays = intent?.kind === 'topic' && tells && likely.includes(label) && telling.said.replies === 0;
  const text = reply([
    telling.words(asked.answer),
    ...(fresh.length > 0 ? fresh : passages).slice(0, PASSAGES).map((passage) => telling.quote(passage)),
    ...(prays ? [telling.line(PRAYER_LEADS), telling.words(intent.topic.prayers[0] ?? '')] : []),
  ]);
  return intent ? withRecord(intent, text) : { text, record: recordOf({ kind: 'unknown' }, text) };
}
