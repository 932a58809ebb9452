import { PRAYER_LEADS } from '../../content/guide/openings.ts';
import type { AskedQuestion } from '../../content/guide/types.ts';
import { passageOfMark } from '../../scripture/references/passage-of-reference.ts';
import type { RecalledAnswer } from './answer-record.ts';
import { recordOf } from './answer-record.ts';
import type { AskedMatch } from './asked.ts';
import { IS_MADE } from './in-conversation.ts';
import type { Intent } from './intent.ts';
import { moveOf } from './moves.ts';
import { answeredBefore, type NearQuestion, nearestAsked } from './near-questions.ts';
import type { Need } from './needs/needs.ts';
import { isSure } from './needs/understood.ts';
import type { createRecogniser } from './recognise.ts';
import { asksInWords, isPersonal } from './requests.ts';
import { askedFromTheHeart } from './short-facts.ts';
import { withRecord } from './spoken-reply.ts';
import type { Subjects } from './subjects.ts';
import { reply, type Telling } from './telling.ts';
import type { GuideReply } from './types.ts';
import { plainWords, wordsOf } from './words.ts';

/** What the talk, or the message as a whole, is about already. */
const ON_SUBJECT = 0.1;
/** The theme of the question that was answered just before. */
const SAME_THEME = 0.1;
/** What it takes: words in common, how like both are, and how like in need. */
interface Asks {
  readonly shared: number;
  readonly score: number;
  readonly need: number;
  readonly share: number;
  readonly alike: number;
}
/** A question on what the talk or the message is about; of a few words ("should I correct her") one in common is enough. */
const ON_IT: Asks = { shared: 2, score: 0.8, need: 0.25, share: 0, alike: 0.42 };
const ON_IT_IN_FEW: Asks = { ...ON_IT, shared: 1, alike: 0.5 };
/** Where nothing else was recognised, where an entry was, and where a talk is about something else. */
const UNKNOWN: Asks = { shared: 2, score: 0.85, need: 0.5, share: 0.45, alike: 0.5 };
const BESIDE_AN_ENTRY: Asks = { shared: 2.5, score: 1, need: 0.6, share: 0.6, alike: 0.65 };
/** Where somebody tells what an entry is on, and asks nothing: the entry says more. */
const TOLD_OF_AN_ENTRY: Asks = { shared: 2.5, score: 0.95, need: 0.6, share: 0.45, alike: 0.55 };
const OFF_SUBJECT: Asks = { shared: 2.5, score: 1, need: 0.6, share: 0.45, alike: 0.5 };
/** A few words in a talk mean what was spoken of ("so nobody knows?"): elsewhere only what they nearly spell out. */
const OFF_SUBJECT_IN_FEW: Asks = { shared: 2.5, score: 1, need: 0.6, share: 0.6, alike: 0.75 };
const RATIOS = ['score', 'need', 'share', 'alike'] as const;
/** So alike, fewer words in common are enough, where they are most of the message: "will God be angry" ends many stories. */
const VERY_ALIKE = { alike: 0.66, shared: 1.5, share: 0.6 };
const FEW = 7;
/** Labels from this probability on say what a message is about. */
const ABOUT = 0.3;
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
  const words = plainWords(request.words);
  if (request.document || subjects.titled(words)) return undefined;
  const titled = library.asked.find(({ question }) => plainWords(question) === words);
  if (titled) return askedAnswer(telling, titled, { subjects, needs: [] });
  // A single word asks nothing by itself.
  if (!last && !words.includes(' ')) return undefined;
  if (DEFINES.test(words) || OBJECTS.test(request.words)) return undefined;
  // "The second one": what acts on the reply before is no question of its own.
  if (last && last.shown.length > 1 && moveOf(request.words)) return undefined;
  const needs = subjects.needs(request.words);
  const theme = themeOf(telling);
  const isFew = wordsOf(request.words).length <= FEW;
  const isTalk = theme !== undefined || (last !== undefined && (isFew || labelsOf(last).length > 0));
  const about = new Set([
    ...(last ? labelsOf(last) : []),
    // What a few words seem to be about by themselves says little, where they go on with a talk.
    ...(isTalk && isFew ? [] : needs)
      .filter(({ probability }) => probability >= ABOUT)
      .map(({ label }) => label),
  ]);
  const isOn = (asked: AskedQuestion) =>
    sameTheme(asked.about, theme) || asked.about.some((label) => about.has(label));
  const asks = asksInWords(request.words, words);
  const wantedOf = (asked: AskedQuestion): Asks => {
    if (!isTalk && !asks && isSure(needs[0])) return TOLD_OF_AN_ENTRY;
    if (!isTalk && isSure(needs[0]) && needs[0].label.startsWith('question/')) return BESIDE_AN_ENTRY;
    if (isOn(asked)) return isFew ? ON_IT_IN_FEW : ON_IT;
    if (isTalk) return isFew ? OFF_SUBJECT_IN_FEW : OFF_SUBJECT;
    return isSure(needs[0]) ? BESIDE_AN_ENTRY : UNKNOWN;
  };
  const [match] = nearestAsked(
    telling,
    subjects,
    (asked) => (isOn(asked) ? ON_SUBJECT : 0) + (sameTheme(asked.about, theme) ? SAME_THEME : 0),
  ).filter((found) => {
    if (!asks && found.alike < NEARLY_THE_SAME && answersAQuestion(found)) return false;
    if (!holdsQuestion(found.stretch, request.words)) return false;
    return reaches(found, wantedOf(found.asked));
  });
  if (!match) return undefined;
  const isWordForWord = plainWords(match.wording) === words;
  if (last && !isWordForWord && askedFromTheHeart(request.words)) return undefined;
  const { intent } = recognise({ words: request.words, earlier: [], hasDocument: false });
  const isMade = OTHERWISE.has(intent.kind) && !(intent.kind === 'note' && WHAT_TO_SAY.test(request.words));
  if (isMade || (intent.kind === 'passage' && intent.passages.length > 0 && !last)) return undefined;
  const isOfItself = match.asked.about.some((label) => label.startsWith('self/'));
  if ((intent.kind === 'self' || intent.kind === 'outside') && !isOfItself && !(isTalk && isOn(match.asked)))
    return undefined;
  return askedAnswer(telling, match.asked, { subjects, needs });
}

/** Whether a question is as near as is wanted. */
function reaches(found: NearQuestion, wanted: Asks): boolean {
  const isVeryAlike =
    found.alike >= VERY_ALIKE.alike && found.shared >= VERY_ALIKE.shared && found.share >= VERY_ALIKE.share;
  const shares = found.shared >= wanted.shared || (isVeryAlike && wanted !== OFF_SUBJECT_IN_FEW);
  return shares && RATIOS.every((ratio) => found[ratio] >= wanted[ratio]);
}

/** What the last reply's question belongs to, where it answered one. */
export function themeOf(telling: Telling): readonly string[] | undefined {
  return answeredBefore(telling)?.about;
}

const sameTheme = (about: readonly string[], theme: readonly string[] | undefined): boolean =>
  theme !== undefined && about[0] === theme[0];

/** "Yes, but": an objection to what was said. */
const OBJECTS = /^(?:yes|yeah|ok|okay|no|well),? but\b/i;

/** Somebody who asks nothing is answered a question only if they say nearly the same. */
const NEARLY_THE_SAME = 0.75;

/** "No, it is not": said to somebody who asked nothing, it answers nothing. */
const SAYS_YES_OR_NO = /^(?:yes|no|not|mostly|never|both|neither|it (?:may|can|is not))\b/i;

const answersAQuestion = ({ asked, wording }: AskedMatch): boolean =>
  SAYS_YES_OR_NO.test(asked.answer) || asksInWords(wording, plainWords(wording));

/** Whether a stretch of a message holds what the message asks at its end, where it asks something. */
function holdsQuestion(stretch: string, words: string): boolean {
  // Sentence by sentence: "anything, then a question mark" would look through the rest from every letter.
  const last = words.match(/[^.?!\n;]+[.?!\n;]?/g)?.findLast((sentence) => sentence.endsWith('?'));
  return last === undefined || stretch.includes(plainWords(last).split(' ').slice(0, 3).join(' '));
}

/** "What is Lent": a fact, or an entry, says it. */
const DEFINES =
  /^(?:what|who) (?:is|was|are|were) (?:the |a |an )?\w+$|^what does the bible say about (?:\w+ ){0,2}\w+$/;

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
