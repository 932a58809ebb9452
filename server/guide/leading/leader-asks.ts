import { CHILD_QUESTIONS, CLOSING_PRAYERS } from '../../../content/guide/forms/children.ts';
import {
  CIRCUMSTANCES,
  IN_A_GROUP,
  LEADER_TEXT,
  LED_TEXT,
  REALLY_HAPPENED,
} from '../../../content/guide/leading/text.ts';
import { firstVersesOf } from '../../../scripture/references/passage-ranges.ts';
import type { Passage } from '../../../scripture/types.ts';
import { type RecalledAnswer, recall } from '../answer-record.ts';
import { bandOf } from '../forms/age-bands.ts';
import { amountsIn, amountWords } from '../forms/amounts.ts';
import type { FormRequest } from '../forms/form-request.ts';
import { questionsOn } from '../forms/passage-questions.ts';
import { plainWords } from '../reading/words.ts';
import type { Subjects } from '../recognise/subjects.ts';
import { list, type Telling } from '../telling.ts';
import { spokeOfSuicideBefore } from '../told/spoke-of-suicide.ts';
import {
  anyPassageQuestion,
  applicationFor,
  forOlderOnes,
  oneMoreOn,
  questionsOfPart,
  startOf,
  takeHome,
} from './further-asks.ts';
import { type LedEntry, ledTopic } from './led-entry.ts';
import { handsOf, questionsFor } from './led-form.ts';
import { isForChildren, LEADS, LED_FORMS } from './led-request.ts';
import { namedEntry } from './named-entry.ts';

/** What a leader has in hand: what was made for the group, and what it is about. */
interface Led {
  readonly telling: Telling;
  readonly form: FormRequest;
  readonly passage: Passage;
  readonly led?: LedEntry;
  readonly plain: string;
}

const REPLIES_LOOKED_BACK = 4;
/** In words; what is longer tells a story of its own. */
const LONGEST = 45;

/** The answer to what leaders ask next of what was made for their group; undefined for every other message. */
export function leaderAnswer(telling: Telling): string[] | undefined {
  const plain = plainWords(telling.request.words);
  if (telling.request.document || plain.split(' ').length > LONGEST) return undefined;
  const of = inHand(telling, plain);
  if (!of || spokeOfSuicideBefore(telling)) return undefined;
  for (const answer of ANSWERS) {
    const parts = answer(of);
    if (parts) return parts;
  }
  return undefined;
}

/** In words: who asks for something to be made says more. */
const TELLS_OF_TROUBLE = 20;
const GOES_THROUGH =
  /\b(?:study|studying|doing|reading|going through|working through|looking at|teaching|series|course)\b/;

/** What a leader tells of a group that is led through something, though nothing was made for it here. */
export function groupTrouble(telling: Telling): string[] | undefined {
  const plain = plainWords(telling.request.words);
  if (telling.request.document || plain.split(' ').length > TELLS_OF_TROUBLE) return undefined;
  if (!LEADS.test(plain) || !GOES_THROUGH.test(plain) || namedEntry(plain, true) === undefined)
    return undefined;
  const found = IN_A_GROUP.find(({ words }) => words.test(plain));
  return found && [found.text];
}

/** From this probability on the library has an entry for what is asked. */
const KNOWN = 0.6;

/** What a leader may be asked by the group and nothing else answers. */
export function leaderAskedAnswer(telling: Telling, subjects: Subjects): string[] | undefined {
  const plain = plainWords(telling.request.words);
  const isKnown = (subjects.needs(telling.request.words)[0]?.probability ?? 0) >= KNOWN;
  if (isKnown) return undefined;
  const of = inHand(telling, plain);
  if (!of || telling.request.document || spokeOfSuicideBefore(telling) || !IS_ASKED.test(plain))
    return undefined;
  return [LEADER_TEXT.asked[toldTo(of)], LEADER_TEXT.passage, quoted(of)];
}

function inHand(telling: Telling, plain: string): Led | undefined {
  const records = telling.request.history
    .filter(({ role }) => role === 'assistant')
    .slice(-REPLIES_LOOKED_BACK)
    .flatMap(({ record }) => record ?? []);
  const record = records.findLast((one) => one.form && LED_FORMS.has(one.form.form));
  if (!record?.form) return undefined;
  const last = recall(record, telling.library);
  const { subject } = last;
  const led =
    subject.led ?? (subject.topic && subject.passages.length === 0 ? ledTopic(subject.topic) : undefined);
  const passage = led?.heart ?? passageOf(last);
  return passage && { telling, form: record.form, passage, plain, ...(led && { led }) };
}

const passageOf = ({ subject, shown }: RecalledAnswer): Passage | undefined =>
  subject.passages[0] ?? shown[0];

const ANSWERS: readonly ((of: Led) => string[] | undefined)[] = [
  questionsOfPart,
  oneMoreOn,
  anyPassageQuestion,
  applicationFor,
  startOf,
  takeHome,
  forOlderOnes,
  ofTheStory,
  reallyHappened,
  leftOutOrChanged,
  questionsForIt,
  handsForIt,
  pictureForIt,
  prayerForIt,
  apartFrom,
  inTheGroup,
];

const toldTo = ({ form }: Led) => (isForChildren(form) ? 'children' : 'adults');
const SHOWN = 6;
const quoted = ({ telling, passage }: Led): string => telling.quote(firstVersesOf(passage, SHOWN));

/** Somebody of the group asks or says something. */
const IS_ASKED =
  /\b(?:one of (?:them|the|my|our)|some(?:one|body| of them)?|most|others|any(?:one|body)|a (?:child|boy|girl|lad|lady|man|woman|kid|mother|mum)|one (?:boy|girl|child|lad|lady|man|woman|mother|mum)|they|children|the (?:boys|girls|lads|ladies|teens|class|group)|he|she)\b.{0,40}\b(?:asks?|ask(?:ing|ed)|says?|saying|said|wants? to know|wonders?|thinks?)\b/;

/** A question that is asked of this very story. */
function ofTheStory(of: Led): string[] | undefined {
  const asks = of.led?.story?.asks?.find(({ words }) =>
    words.every((row) => row.some((word) => ` ${of.plain} `.includes(` ${word} `))),
  );
  if (!asks || !(IS_ASKED.test(of.plain) || ASKS.test(of.plain) || of.telling.request.words.includes('?')))
    return undefined;
  return [asks.answer, quoted(of)];
}

const ASKS = /^(?:and |but |so )?(?:what|why|how|did|does|do|was|were|is|who|where|if)\b/;

const NOT_TRUE =
  /\b(?:fairy ?tales?|fairy stor(?:y|ies)|made (?:it |all |this |that )?up|make believe|not (?:really )?true|(?:is|was) (?:it|this|that|any of it|all of it) (?:all |really |actually )?true|really (?:happen\w*|true|exist\w*|real)|(?:actually|truly|ever) happen\w*|happened? (?:really|for real|in real life)|did (?:it|that|this|all this|all that) happen|real story|true story|myths?|legends?|just (?:a )?(?:story|stories)|nonsense|rubbish|a lie|all lies|historically|is it real|for real|dead people|impossible|cannot (?:be true|happen|have happened)|does not happen|against science|unscientific)\b/;

/** "It is all fairy tales", "did the fish really happen". */
function reallyHappened(of: Led): string[] | undefined {
  if (!NOT_TRUE.test(of.plain)) return undefined;
  const kind = of.led?.story?.kind ?? 'text';
  return [REALLY_HAPPENED[kind][toldTo(of)], LEADER_TEXT.passage, quoted(of)];
}

const LEAVE_OUT =
  /\b(?:(?:leave|miss|cut|take) (?:\w+ ){0,6}?out|leave (?:out|it)|remove|skip|omit|avoid|tone (?:it |that )?down|gloss over)\b|\b(?:should (?:i|we)|(?:i|we) should) (?:still )?(?:remove|mention|include|read|use|tell|say|drop|change|do|keep|warn|talk about|bring up)\b|\bdo (?:i|we) (?:need|have) to (?:change|mention|leave|say)\b|\btoo (?:much|hard|harsh|sad|scary|frightening|heavy|painful|violent|dark|raw)\b|\b(?:is|will|would) (?:it|this|that) (?:be )?(?:ok|okay|all right|appropriate|suitable|upset\w*|too)\b|\bhow (?:do|should|can) (?:i|we) (?:handle|deal with|treat|be careful)\b|\bany(?:thing)? (?:i|we) should (?:change|avoid|watch)\b/;
/** Of whom it is told: somebody of the group, and not the writer. */
const SOMEBODY_OF_IT =
  /\b(?:one|two|three|some|several|a couple|another|any|most) of (?:them|the|our|my|us|those)\b|\b(?:one|a|another|two) (?:\w+ )?(?:has|is|was|lady|ladies|woman|man|men|boy|girl|lad|child|children|member|mum|mother|dad|father|couple|teen|teenager|person|people|student|pupil|visitor|newcomer)\b|\b(?:someone|somebody) (?:in|who|from|there|at|comes|coming)\b|\bthe (?:girl|boy|lady|man|woman) who\b/;

/** "One of our ladies buried her husband. Should I leave out the bitterness?" */
function leftOutOrChanged(of: Led): string[] | undefined {
  const { telling, led, plain } = of;
  const asksToLeaveOut = LEAVE_OUT.test(plain);
  const circumstance =
    circumstanceIn(plain) ?? (asksToLeaveOut ? circumstanceIn(wordsBefore(of)) : undefined);
  if (!circumstance && !asksToLeaveOut) return undefined;
  // "Leave out the prayer" is done and not advised on.
  if (!circumstance && !ADVICE.test(plain)) return undefined;
  const tender = led?.story?.tender;
  const isOfTheText = asksToLeaveOut || (circumstance && MEETS_THE_TEXT.has(circumstance.id));
  return [
    asksToLeaveOut && LEAVE_OUT_A_PART.test(plain) ? LEADER_TEXT.keep : '',
    circumstance?.text ?? '',
    isOfTheText && tender ? telling.words(LEADER_TEXT.onMatter, { tender }) : '',
    asksToLeaveOut && !tender && !circumstance ? LEADER_TEXT.tenderGeneral : '',
    quoted(of),
  ];
}

const circumstanceIn = (plain: string) =>
  SOMEBODY_OF_IT.test(plain) ? CIRCUMSTANCES.find(({ words }) => words.test(plain)) : undefined;

/** What the leader wrote before: the one it concerns may have been named there. */
const wordsBefore = ({ telling }: Led): string =>
  plainWords(telling.request.history.findLast(({ role }) => role === 'user')?.content ?? '');

const ADVICE =
  /\b(?:should|shall|would|could|do (?:i|we) (?:need|have)|too|is it|will it|how|any(?:thing)?|ok|okay)\b/;
const LEAVE_OUT_A_PART = /\b(?:leave|miss|cut|take|skip|omit|avoid|remove)\b/;
const MEETS_THE_TEXT: ReadonlySet<string> = new Set([
  'bereaved',
  'childless',
  'abused',
  'bullied',
  'suicide',
  'ill',
  'parted',
]);

const WANTS =
  /\b(?:give|need|want|suggest|have you|do you have|got|can you|could you|can (?:i|we) (?:have|get)|please|what (?:about|could|can|would|should)|how about|any|another|more|also|and|i would like|think of|is there|help|would it be possible|may (?:i|we)|could (?:i|we))\b/;
const QUESTIONS =
  /\b(?:(?:\d+|a|an|some|few|more|another|any|good|open|other|easy|harder|discussion|group|the) )(?:\w+ ){0,3}?questions?\b|^questions\b|\b(?:what|something|anything) (?:could|can|should|might|for) (?:they|them|we|people|the (?:group|lads|ladies|tables?)) (?:to )?(?:talk|discuss|chat)\b|\bdiscuss(?:ion)? (?:points?|starters?)\b/;
const HAS_QUESTIONS =
  /\b(?:add|put|include|insert|swap|replace|change) |\b(?:i|we) (?:have|had|got) (?:\w+ ){0,2}questions?\b|\banswer (?:the|my|this)\b|\bquestion \d\b/;

/** "Two questions they could talk about round the tables". */
function questionsForIt(of: Led): string[] | undefined {
  const { telling, plain, led, form, passage } = of;
  const words = amountWords(plain);
  if (!QUESTIONS.test(words) || HAS_QUESTIONS.test(words) || !WANTS.test(words)) return undefined;
  const count =
    amountsIn(words).count ?? (/\b(?:a|an|another|1) (?:\w+ ){0,2}?question\b/.test(words) ? 1 : USUAL);
  const own = led
    ? questionsFor({ telling, form, led }, count)
    : isForChildren(form)
      ? telling.said.freshest(CHILD_QUESTIONS[bandOf({ form })], count, (text) => text)
      : questionsOn(telling, passage, count);
  return [
    telling.words(LED_TEXT.questionsLead, {
      title: led?.title ?? passage.reference,
      reference: passage.reference,
    }),
    list(own, true),
  ];
}

const USUAL = 3;
const HANDS =
  /\b(?:crafts?|activit(?:y|ies)|(?:do|make|something|anything) with their hands|something (?:\w+ ){0,2}?(?:to make|to do|make|do|practical|hands on)|(?:make|draw|colou?r|act out|build|play|bake) (?:together|something|in|afterwards)|hands on|what (?:can|could) (?:they|we|children) (?:make|do|draw|build)|a game)\b/;

/** "Is there something they could make?" */
function handsForIt(of: Led): string[] | undefined {
  const { telling, form, led, plain } = of;
  if (!HANDS.test(plain) || !(WANTS.test(plain) || telling.request.words.includes('?'))) return undefined;
  if (!isForChildren(form) && !/\b(?:children|craft|hands|make|draw)\b/.test(plain)) return undefined;
  const hands = led ? handsOf({ telling, form, led }) : undefined;
  if (!hands) return undefined;
  return [
    telling.line(LEADER_TEXT.hands),
    hands,
    telling.unheard([LEADER_TEXT.handsMore, LEADER_TEXT.handsWho]),
  ];
}

const PICTURE =
  /\b(?:illustrat\w+|anecdotes?|(?:an?|some|any|another|good|real life|everyday|modern) (?:\w+ )?(?:example|image|metaphor|analogy|comparison)|opening (?:line|story)|opener|hook|(?:a|an|short|little|good|modern|real) (?:\w+ )?story (?:to|for|that|about)|how (?:do|can|could|should|would) (?:i|we) (?:start|open|begin)|way to (?:start|open|begin)|(?:start|open|begin) (?:it|the (?:talk|study|session|evening|meeting)|with))\b/;
/** In words: who says so few asks for it. */
const BARE = 4;
const OPENS = /\b(?:start|open|opening|opener|begin|hook)\b/;

/** "Could you give me an illustration for the second point". */
function pictureForIt(of: Led): string[] | undefined {
  const { telling, led, plain } = of;
  const isBare = plain.split(' ').length <= BARE;
  if (!PICTURE.test(plain) || !(isBare || WANTS.test(plain) || OPENS.test(plain))) return undefined;
  if (!led?.picture) return [LEADER_TEXT.noPicture, quoted(of)];
  return [
    OPENS.test(plain) ? LEADER_TEXT.opener : telling.line(LEADER_TEXT.picture),
    led.picture,
    LEADER_TEXT.pictureNote,
  ];
}

const PRAYER =
  /\b(?:(?:closing|opening|final|ending|short|simple|little) prayer|prayer (?:to (?:end|close|finish|open|start|begin|go)|for (?:the end|it|them|the group|the children|afterwards|that)|at the end)|(?:end|close|finish|open|start|begin) (?:it )?(?:with|in) (?:a )?(?:\w+ )?prayer)\b/;

/** "What about a closing prayer?" */
function prayerForIt(of: Led): string[] | undefined {
  const { telling, form, plain } = of;
  if (!PRAYER.test(plain) || !(WANTS.test(plain) || telling.request.words.includes('?'))) return undefined;
  const prayers = isForChildren(form) ? CLOSING_PRAYERS[bandOf({ form })] : LED_TEXT.prayers;
  return [LEADER_TEXT.prayerLead, telling.said.next(prayers)];
}

const APART =
  /\b(?:difference between|differ(?:s|ent)? from|not (?:just|the same as)|same (?:thing )?as|as opposed to|more than just|is (?:it|that|this) (?:not )?just|what (?:does|do) .{0,30}\bmean\b|what (?:exactly )?(?:is|counts as)|mix(?:ed)? up with|confus\w+ with)\b/;

/** "What is the difference between hospitality and having friends round?" */
function apartFrom(of: Led): string[] | undefined {
  const { telling, led, plain } = of;
  if (!led?.apart || !APART.test(plain)) return undefined;
  const named = plainWords(led.title).split(' ');
  if (
    !named.some((word) => word.length >= LEAST_LETTERS && plain.includes(word)) &&
    !/\b(?:it|this|that)\b/.test(plain)
  )
    return undefined;
  return [telling.line(LEADER_TEXT.apart), led.apart, led.thought, quoted(of)];
}

const LEAST_LETTERS = 5;
const WHAT_IF =
  /\b(?:what (?:if|do i|do we|should i|can i|would i|shall i|happens if)|how (?:do|can|should|would) (?:i|we)|any (?:tips|advice|ideas)|help|worried|afraid|nervous|if (?:they|nobody|no one|someone|somebody|one|it)|always|never|tend to)\b|^(?:but )?(?:they|some|the (?:boys|girls|kids|children)) (?:get|are|become|can not|do not|will)\b/;

/** "What if nobody says anything?" */
function inTheGroup(of: Led): string[] | undefined {
  if (!WHAT_IF.test(of.plain)) return undefined;
  const found = IN_A_GROUP.find(({ words }) => words.test(of.plain));
  return found && [found.text];
}
