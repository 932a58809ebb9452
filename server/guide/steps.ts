import { checkedDocument } from './answers/checked-replies.ts';
import { joyTold } from './answers/joy-told.ts';
import { excludesPeople, peopleLikeMe } from './answers/people-like-me.ts';
import { somebodyMourns } from './answers/somebody-mourns.ts';
import { nearByWords } from './asked/near-by-words.ts';
import { titlesOf } from './asked/reply.ts';
import { changedAsTold } from './changed/changed-as-told.ts';
import { edited } from './changed/edits.ts';
import { spokenInDanger } from './danger/spoken-in-danger.ts';
import { figureReply, onTheSame } from './figures/reply.ts';
import { whereTold } from './figures/where-told.ts';
import { SURELY_FORESEEN } from './foreseen/reply.ts';
import { changesPlan, isForNoFaith } from './forms/follow-form.ts';
import { askedOfLeader, ledReply } from './leading/led-reply.ts';
import { madeReply } from './made/made.ts';
import { ONE_FOR_OTHERS } from './made/one-for.ts';
import { MADE_THINGS } from './made/things.ts';
import { halfRemembered } from './passages/half-remembered.ts';
import { verseQuotedIn } from './passages/passage-answer.ts';
import { verseForEach } from './passages/short-verses.ts';
import { asksForPrayer, prayerInTalk, sureMoment } from './prayers/prayer-in-talk.ts';
import { prayerOfTalk } from './prayers/prayer-of-talk.ts';
import { prayersForDays } from './prayers/prayers-for-days.ts';
import { type Deps, type ReadMessage, readMessage } from './read-message.ts';
import { plainWords, STOP_WORDS, wordsOf } from './reading/words.ts';
import { reshaped } from './reshaped/reshaped.ts';
import { cardInTalk } from './talk/card-in-talk.ts';
import { spokenInTalk } from './talk/in-talk.ts';
import { lineOfOwn } from './talk/line-of-own.ts';
import { answerToObjection } from './talk/objection.ts';
import { factReply, spoken } from './talk/spoken-reply.ts';
import { amended, followed } from './talk/taken-up.ts';
import { takenUpFirst } from './talk/taken-up-first.ts';
import { wordsInTalk } from './talk/words-in-talk.ts';
import { spokeOfSuicideBefore } from './told/spoke-of-suicide.ts';
import type { GuideReply } from './types.ts';

/** A way to answer a message: undefined where it is none for it. */
export type Step = (message: ReadMessage, deps: Deps) => GuideReply | undefined;

/** From these probabilities on a question of the library goes before a short fact: where it has more of the message's words, and in any case. */
const BEFORE_A_FACT = { nearer: 0.5, anyway: 0.9 };
/** From this one on, its own alone, one that has more of the message's words goes before a fact on a person or story. */
const BEFORE_A_FIGURE = 0.85;
/** And before a joy is shared. */
const BEFORE_A_JOY = 0.85;
/** From this one on a prayer of the library goes before one for any such moment. */
const BEFORE_A_MOMENT = 0.6;
/** And from this one on before words for somebody near who mourns. */
const SURELY = 0.9;

const documentChecked: Step = ({ telling }) =>
  telling.request.documentCheck && checkedDocument(telling, telling.request.documentCheck);

const inDanger: Step = ({ telling, record, asked }) => spokenInDanger(telling, record, asked);

/** Names, lines for a stone, prayers of intercession, orders of service, games: put together, and changed by what is said next. */
const putTogether: Step = ({ telling, record, isTitle }) => {
  const made = isTitle ? undefined : madeReply(MADE_THINGS, telling, record);
  return made && spoken(made, record);
};

/** A prayer for others beside the one before, where the library has none for just these. */
const prayerForOthers: Step = ({ telling, record, isTitle, asked }) => {
  const made = isTitle ? undefined : madeReply([ONE_FOR_OTHERS], telling, record);
  if (!made || (asked()?.isPrayer && asked()!.probability >= BEFORE_A_MOMENT)) return undefined;
  return spoken(made, record);
};

/** What can be answered to what somebody says, before advice for leaders who do not know what to say. */
const toAnObjection: Step = ({ telling }, deps) =>
  answerToObjection(telling, {
    readInside: (inside) => readMessage(inside, deps),
    subjects: deps.subjects,
  });

const ownLine: Step = ({ telling, talk }, { subjects }) => talk && lineOfOwn(telling, talk, subjects);

const forALeader: Step = ({ telling, record, isTitle }, { subjects }) =>
  isTitle ? undefined : ledReply(telling, record, subjects);

const takenUp: Step = ({ telling, record, talk }, { subjects }) => {
  const said = talk && takenUpFirst(telling, talk, subjects);
  return said && spoken(said, record);
};

/** Details told for the prayer or card of before, and several changes of it at once. */
const asTold: Step = ({ telling, talk }, deps) => talk && changedAsTold(telling, deps);

const inAnotherShape: Step = ({ telling, talk }, { recognise, subjects }) =>
  talk && reshaped(telling, talk, { subjects, remade: () => amended(telling, recognise, subjects) });

const prayerOnTheTalk: Step = ({ telling, record, last, isTitle }) => {
  const prayer = isTitle ? undefined : (prayersForDays(telling, last) ?? prayerOfTalk(telling, last));
  return prayer && spoken(prayer, record);
};

const wordsToSay: Step = ({ telling, record, talk }, { subjects }) => {
  const words = talk && (cardInTalk(telling, talk, subjects) ?? wordsInTalk(telling));
  return words && spoken(words, record);
};

const verseForEachOfThem: Step = ({ telling, record }, { subjects }) => {
  const each = telling.request.document ? undefined : verseForEach(telling, subjects);
  return each && spoken(each, record);
};

const factOnAFigure: Step = ({ telling, isTitle, asked }, deps) => {
  const { words } = telling.request;
  const fact =
    isTitle || titlesOf(telling.library).has(plainWords(words)) ? undefined : figureReply(telling, deps);
  const question = fact && (asked()?.own ?? 0) >= BEFORE_A_FIGURE ? asked()?.reply : undefined;
  const isNearer = question && heldIn(question.text, words) > heldIn(fact!.text, words);
  return isNearer ? undefined : fact;
};

/** How many of a message's words that carry sense a text has. */
function heldIn(text: string, words: string): number {
  const stems = new Set(wordsOf(text).map(({ stem }) => stem));
  const wanted = new Set(wordsOf(words).flatMap(({ plain, stem }) => (STOP_WORDS.has(plain) ? [] : [stem])));
  return [...wanted].filter((word) => stems.has(word)).length;
}

const placeOfAStory: Step = ({ telling, isTitle }, { subjects }) =>
  isTitle ? undefined : whereTold(telling, subjects);

const questionNearby: Step = ({ telling, talk }, { subjects }) => talk && nearByWords(telling, subjects);

const verseHalfRemembered: Step = ({ telling, record, saying, isTitle }) => {
  const half = saying === undefined && !isTitle ? halfRemembered(telling) : undefined;
  return half && spoken(half, record);
};

const onTheSameFigure: Step = ({ telling, saying, isTitle, isCourtesy }, deps) =>
  isTitle || isCourtesy || saying !== undefined ? undefined : onTheSame(telling, deps);

/** A joy is shared before it is looked up: what the library has on one often takes a care for granted as well. */
const joyIsShared: Step = ({ telling, record, isTitle, asked }) => {
  const joy = !isTitle && (asked()?.own ?? 0) < BEFORE_A_JOY ? joyTold(telling) : undefined;
  return joy && spoken(joy, record);
};

const somebodyNearMourns: Step = ({ telling, record, last, asked }) => {
  const mourns = !last && (asked()?.own ?? 0) < SURELY ? somebodyMourns(telling) : undefined;
  return mourns && spoken(mourns, record);
};

const peopleLikeTheVisitor: Step = ({ telling, record, isTitle }) => {
  const people = isTitle ? undefined : peopleLikeMe(telling);
  return people && spoken(people, record);
};

const peopleButForSome: Step = (message, deps) =>
  excludesPeople(message.telling.request.words) ? peopleLikeTheVisitor(message, deps) : undefined;

/** A prayer that a talk asks for, where the request itself names nothing that has one. */
const prayerInTheTalk: Step = ({ telling, record, talk, asked }, { recognise }) => {
  const { words, document } = telling.request;
  const isOwn = asked()?.isPrayer && asked()!.own >= BEFORE_A_MOMENT;
  const asks = asksForPrayer(words) || sureMoment(telling) !== undefined;
  if (!talk || isOwn || document || !asks || spokeOfSuicideBefore(telling)) return undefined;
  const prayer = prayerInTalk(telling, talk, recognise({ words, earlier: [], hasDocument: false }).intent);
  return prayer && spoken(prayer, record);
};

/** What was made last, changed at one place; where the form itself can be made otherwise, that. */
const changedAtAPlace: Step = ({ telling, talk }, { recognise, subjects }) => {
  const edit = talk && edited(telling);
  if (!edit) {
    const { words } = telling.request;
    const isChanged = talk?.form && (isForNoFaith(talk.form, words) || changesPlan(talk.form, words));
    return isChanged ? amended(telling, recognise, subjects) : undefined;
  }
  const { isChanged, ...done } = edit;
  return isChanged ? done : (amended(telling, recognise, subjects) ?? done);
};

const whatComesNext: Step = ({ telling, record, talk, isCourtesy, said, likely }, { subjects }) => {
  if (!talk || isCourtesy || telling.request.document || said()) return undefined;
  const next = spokenInTalk(telling, talk, subjects, likely());
  return next && spoken(next, record);
};

const shortFact: Step = ({ telling, isTitle, asked }, { recognise }) => {
  const fact = isTitle ? undefined : factReply(telling, recognise);
  const question = fact && asked();
  if (!question || question.probability < BEFORE_A_FACT.nearer) return fact;
  const { words } = telling.request;
  const isNearer = heldIn(question.reply.text, words) > heldIn(fact.text, words);
  return isNearer || question.probability >= BEFORE_A_FACT.anyway ? undefined : fact;
};

/** What was surely foreseen goes before all that acts on the reply before; facts on a person or story go before it. */
const surelyForeseen: Step = (message, deps) => {
  const next = message.foreseen();
  // What was made is changed first: "they do not believe" is said of a card.
  if (!next || next.isPrayer || next.probability < SURELY_FORESEEN || message.last?.form) return undefined;
  return factOnAFigure(message, deps) || onTheSameFigure(message, deps) || next.reply;
};

/** A prayer that was surely foreseen, after one that holds what was told. */
const prayerSurelyForeseen: Step = ({ foreseen }) => {
  const next = foreseen();
  return next?.isPrayer && next.probability >= SURELY_FORESEEN ? next.reply : undefined;
};

/** From this probability on what was foreseen goes before what is said to a protest or thanks. */
const BEFORE_WHAT_IS_SAID = 0.5;

/** What was foreseen, unless a question of the library is likelier; a guess also unless the message acts on the reply before. */
const foreseenInTalk: Step = (message, deps) => {
  const next = message.foreseen();
  if (!next || next.probability <= (message.likely()?.own ?? 0)) return undefined;
  if (next.probability < BEFORE_WHAT_IS_SAID && message.said()) return undefined;
  return next.isGuess && (message.last?.form || followUp(message, deps)) ? undefined : next.reply;
};

const questionOfTheLibrary: Step = ({ asked }) => asked()?.reply;

const whatLeadersAsk: Step = ({ telling, record, isTitle }, { subjects }) =>
  isTitle ? undefined : askedOfLeader(telling, record, subjects);

const saidOfTheReply: Step = ({ record, said }) => {
  const words = said();
  return words && spoken(words, record);
};

const followUp: Step = ({ telling }, { recognise, subjects }) =>
  amended(telling, recognise, subjects) ?? followed(telling, recognise);

const guess: Step = ({ telling, last, likely }) => {
  const reply = likely()?.reply;
  return reply && (last || !verseQuotedIn(telling)) ? reply : undefined;
};

/**
 * The ways to answer that come before a message is recognised as a whole, in their order: danger before all else that is
 * asked, what a leader prepares, what acts on the reply before, what is named in so many words, what the talk asks for, then
 * a question of the library, and what is rather heard than answered. What was foreseen to be said next comes right after
 * danger where it is sure, else, also as a guess, before what comes after every matter; other guesses come last.
 */
export const STEPS: readonly Step[] = [
  documentChecked,
  inDanger,
  surelyForeseen,
  putTogether,
  asTold,
  prayerForOthers,
  ownLine,
  toAnObjection,
  forALeader,
  takenUp,
  inAnotherShape,
  prayerOnTheTalk,
  prayerSurelyForeseen,
  wordsToSay,
  verseForEachOfThem,
  placeOfAStory,
  factOnAFigure,
  verseHalfRemembered,
  onTheSameFigure,
  joyIsShared,
  somebodyNearMourns,
  peopleButForSome,
  prayerInTheTalk,
  changedAtAPlace,
  foreseenInTalk,
  questionNearby,
  whatComesNext,
  shortFact,
  questionOfTheLibrary,
  peopleLikeTheVisitor,
  whatLeadersAsk,
  saidOfTheReply,
  followUp,
  guess,
];
