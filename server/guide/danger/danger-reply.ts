import { careDetector } from '../../../care/detector.ts';
import { mindIn } from '../../../care/ill-mind-in-talk.ts';
import { JUDGED_TOGETHER } from '../../../care/judge.ts';
import type { MessageSigns } from '../../../care/types.ts';
import { DANGER_REPLIES } from '../../../content/care/medical-and-danger.ts';
import type { CareReply } from '../../../content/care/types.ts';
import { DANGER_TALKS } from '../../../content/guide/danger/all.ts';
import { DENIED, TAKEN_BACK } from '../../../content/guide/danger/own-life.ts';
import type { Danger, DangerTalk, DangerText, SaidNext } from '../../../content/guide/danger/types.ts';
import type { HelpKind } from '../../../content/help-lines.ts';
import { beginningAndEnd } from '../bounded.ts';
import { plainWords } from '../reading/words.ts';
import { saidIn } from '../said.ts';
import { isInPassing } from './calm-talk.ts';
import { dangerIn } from './danger-in.ts';
import { isElsewhere } from './elsewhere.ts';
import { tookItAll, withoutEveryday } from './everyday-words.ts';
import { dangerOfWhole } from './of-whole.ts';
import { meantBy } from './only-sounds-so.ts';
import { answersThePlainQuestion, denies, isOfDanger, isOver, saidNext } from './said-next.ts';
import { withoutTurns } from './turns-of-phrase.ts';
import type { Known, ShownDanger } from './types.ts';
import { isHelper, whomItIs } from './whose.ts';

/** What is said to somebody in a talk about a danger. */
export interface DangerReply extends CareReply {
  readonly danger: Danger;
  /** Which help lines belong to it. */
  readonly kind: HelpKind;
  /** The message itself shows it. */
  readonly isFirst: boolean;
}

interface Turn {
  readonly role: 'user' | 'assistant';
  readonly content: string;
}

/** Of each message so much is looked at, in UTF-16 units. */
const READ = { beginning: 1_000, end: 500 };

/** "My son's homework" is no word of a child. */
const OF_OWN_CHILDREN =
  /\bmy (?:\w+ )?(?:son|daughter|child|children|boy|girl|grandson|granddaughter|student|pupil|class)s?\b/;
const IS_UNDER_AGE =
  /\bi am (?:only |just )?(?:9|1[0-7])\b(?! (?:weeks?|months?|days?|stone|kilos?|years? sober))/;

/** Whether a message says that its writer is under age. */
const tellsOfYouth = (isSign: boolean, plain: string): boolean =>
  IS_UNDER_AGE.test(plain) || (isSign && !OF_OWN_CHILDREN.test(plain) && !isHelper(plain));

/** The same danger, once the writer is known to be under age. */
const OF_YOUNG: Readonly<Partial<Record<Danger, Danger>>> = {
  violence: 'young',
  raped: 'young',
  control: 'young',
  strangled: 'young-strangled',
};

/** Whoever says that they mean themselves is not answered on as somebody who stands by, and the other way round. */
const OF_ONESELF: Readonly<Partial<Record<Danger, Danger>>> = {
  friend: 'own-life',
  'friend-cuts': 'own-cuts',
  'friend-overdose': 'overdose',
  'friend-hurt': 'violence',
  'friend-strangled': 'strangled',
  'cared-for-hurt': 'violence',
};
const OF_ANOTHER: Readonly<Partial<Record<Danger, Danger>>> = {
  'own-life': 'friend',
  'own-cuts': 'friend-cuts',
  'after-birth': 'friend',
  overdose: 'friend-overdose',
  violence: 'friend-hurt',
  control: 'friend-hurt',
  raped: 'friend-hurt',
  strangled: 'friend-strangled',
  young: 'child',
  'young-strangled': 'child',
};

/** The danger of the talk for the person whom the visitor now says that they mean; undefined where they say nothing of it. */
function meantNow(danger: Danger | undefined, plain: string, isYoung: boolean): Danger | undefined {
  const whom = danger && whomItIs(plain);
  if (!whom) return undefined;
  if (whom === 'another') return OF_ANOTHER[danger];
  const own = danger === 'child' ? 'violence' : OF_ONESELF[danger];
  return own && isYoung ? (OF_YOUNG[own] ?? own) : own;
}

/** How a talk stands after a message. */
interface State {
  readonly danger: Danger | undefined;
  readonly isVeiled: boolean;
  /** The message itself shows the danger for the first time. */
  readonly isFirst: boolean;
  /** The talk went on to something else. */
  readonly hasLeft: boolean;
  /** Somebody is there, or was called. */
  readonly isHelped: boolean;
  /** It was not meant so. */
  readonly isDenied: boolean;
  /** For so many messages more that answer is believed, and signs alone are not asked about again. */
  readonly believed: number;
}

const AT_FIRST: State = {
  danger: undefined,
  isVeiled: false,
  isFirst: false,
  hasLeft: false,
  isHelped: false,
  isDenied: false,
  believed: 0,
};

/** Whoever has said plainly that it was not meant so is not asked again for so many messages. */
const BELIEVED_FOR = 3;

/** Help was reached, or somebody is there: only then does an overdose leave room for anything else. */
const HELPED: ReadonlySet<SaidNext | undefined> = new Set(['help-came', 'not-alone']);

/**
 * Our words to a message of a talk that has shown a danger; undefined where it has not, and where the message goes on to
 * something else. Once violence, an overdose or the like was told, the next messages are read in its light, as long as it
 * stands among those that are looked back at.
 */
export function dangerReply(history: readonly Turn[], words: string): DangerReply | undefined {
  const own = history.flatMap(({ role, content }) => (role === 'user' ? [content] : []));
  const state = stateAfter([...own, words]);
  const { danger, hasLeft } = state;
  if (!danger || hasLeft) return undefined;
  const talk = DANGER_TALKS[danger];
  const text = saidIn(history).next(textsFor(talk, state, plainWords(words)).map(textOf));
  const [first = '', ...rest] = text.split('\n\n');
  return { danger, kind: talk.kind, isFirst: state.isFirst, first, rest };
}

/** A danger that a message shows. */
export interface DangerShown {
  readonly danger: Danger;
  /** Which help lines belong to it. */
  readonly kind: HelpKind;
  /** By signs only: it is asked about directly. */
  readonly isVeiled: boolean;
}

/**
 * Of each of a visitor's messages, oldest first, the danger that it shows in the light of those before it; undefined where
 * it shows none, and where it only goes on about one. `detectSigns` may remember what it was asked before.
 */
export function* dangersShown(
  messages: readonly string[],
  detectSigns = careDetector.detectSigns,
): Generator<DangerShown | undefined, void> {
  for (const { danger, isFirst, isVeiled } of statesAfter(messages, detectSigns))
    yield danger && isFirst ? { danger, kind: DANGER_TALKS[danger].kind, isVeiled } : undefined;
}

/** Whether these messages spoke of a death that may come, and none has said since that it was not meant so. */
export function mayBeInDanger(messages: readonly string[]): boolean {
  const { danger, isDenied } = stateAfter(messages);
  return danger !== undefined && OF_A_DEATH.has(danger) && !isDenied;
}
const OF_A_DEATH: ReadonlySet<Danger> = new Set([
  'own-life',
  'own-cuts',
  'after-birth',
  'own-mind',
  'friend',
  'overdose',
  'friend-overdose',
]);

/** How a talk stands after the last of these messages of a visitor, those before it known as far as care knows them. */
function stateAfter(messages: readonly string[]): State {
  let last = AT_FIRST;
  for (const state of statesAfter(messages.slice(-JUDGED_TOGETHER))) last = state;
  return last;
}

/** How a talk stands after each of these messages. */
function* statesAfter(
  messages: readonly string[],
  detectSigns = careDetector.detectSigns,
): Generator<State, void> {
  let state = AT_FIRST;
  let isYoung = false;
  let before = '';
  let mind: Known['mind'] = { hears: false, isIll: false };
  for (const each of messages) {
    const read = beginningAndEnd(each, READ);
    const signs = detectSigns(read);
    const shownMind = mindIn(read);
    const isYoungNow: boolean = !isYoung && tellsOfYouth(signs.isYoung, plainWords(read));
    isYoung ||= isYoungNow;
    const plainly = withoutEveryday({ words: read, signs }, before);
    const meant = withoutTurns(meantBy(plainly.words, plainly.signs, before), before);
    const isTaken = tookItAll(plainWords(read), before);
    const shown =
      dangerOfWhole(read, { signs, mind: shownMind }, { isYoung, before, mind }) ??
      dangerIn(meant.words, meant.signs, { isYoung, before }) ??
      (isTaken ? ASKED_OF_ONESELF : undefined);
    const isGrave = careDetector.judge([meant.signs]) !== null;
    state = after(state, read, {
      shown: shown && isMeantOtherwise(shown, read, { before, state }) ? undefined : shown,
      isGrave,
      isYoung,
      takesBack: signs.takesBack,
    });
    mind = { hears: mind.hears || shownMind.hears, isIll: mind.isIll || shownMind.isIll };
    before = `${before} ${plainWords(read)}`;
    const ofAnother = meantNow(state.danger, plainWords(read), isYoung);
    if (ofAnother && !state.isDenied) state = { ...AT_FIRST, danger: ofAnother, isFirst: true };
    const ofYoung = isYoungNow && state.danger && OF_YOUNG[state.danger];
    if (ofYoung) state = { ...AT_FIRST, danger: ofYoung, isFirst: true };
    yield state;
  }
}

const ASKED_OF_ONESELF: ShownDanger = { danger: 'own-life', isVeiled: true, isNamed: false };

const GOING_TO = /\b(?:going to|gonna|will) do (?:it|this|that)\b/;
/** What somebody may brace themselves for. */
const HARD_STEP =
  /\b(?:own(?:ed|ing)? up|confess\w*|apologi[sz]\w*|sorry|forgiv\w*|stole|steal\w*|took money|cheat\w*|lied|lying|pay (?:it|him|her|them) back|give (?:it|him|her|them) back|hand in|notice|resign\w*|quit|propos\w*|baptis\w*|baptiz\w*|operation|surgery|exam|interview|speech|sermon|letter|ring (?:him|her|them)|phone (?:him|her|them)|call (?:him|her|them)|talk to (?:him|her|them|my)|tell (?:him|her|them|my))\b/;

/** "I'm going to do it. Pray for me" after a theft was told: what is meant stands before it, and is no danger. */
const isAnnounced = (words: string, before: string): boolean =>
  GOING_TO.test(plainWords(words)) && HARD_STEP.test(before);

/** Whether what is shown by signs only means something else in this talk. */
function isMeantOtherwise(
  { danger, isVeiled, isNamed }: ShownDanger,
  words: string,
  { before, state }: { readonly before: string; readonly state: State },
): boolean {
  if (!isVeiled) return false;
  if (isAnnounced(words, before)) return true;
  return !isNamed && !state.danger && OF_A_DEATH.has(danger) && isInPassing(plainWords(words), before);
}

/** What one message shows by itself. */
interface Shown {
  readonly shown: ShownDanger | undefined;
  /** Care sees a sign in it, be it only a possible one. */
  readonly isGrave: boolean;
  readonly isYoung: boolean;
  readonly takesBack: MessageSigns['takesBack'];
}

/** How the talk stands after one more message. */
function after(state: State, words: string, { shown, isGrave, isYoung, takesBack }: Shown): State {
  const { danger } = state;
  const plain = plainWords(words);
  const isSaid = shown && !shown.isVeiled;
  const isTakenBack = danger && takesBack && mayBeTakenBack(danger, takesBack);
  const isDenied = danger && mayBeDenied(danger, state) && denies(plain, state.isVeiled);
  if (danger && !state.isDenied && !isSaid && (isDenied || isTakenBack))
    return { ...AT_FIRST, danger, isVeiled: state.isVeiled, isDenied: true, believed: BELIEVED_FOR };
  const believed = Math.max(0, state.believed - 1);
  const isBelieved = state.believed > 0 && shown?.isVeiled;
  if (shown && !isBelieved && isNews(shown, state)) return { ...AT_FIRST, ...shown, isFirst: true };
  if (!danger || state.isDenied) return { ...AT_FIRST, believed };
  // What was only asked about, and is answered by something else, was not meant so.
  if (state.isVeiled && !isTold(danger) && !shown && !isGrave && !answersThePlainQuestion(plain, danger))
    return AT_FIRST;
  if (!shown && !isYoung && MAY_BE_OVER.has(danger) && isOver(plain)) return AT_FIRST;
  const said = saidNext(plain, danger);
  const isHelped = state.isHelped || HELPED.has(said);
  const stays = { ...AT_FIRST, danger, isHelped, isVeiled: state.isVeiled && isTold(danger) };
  // What was asked about is now said.
  if (shown) return state.isVeiled && !shown.isVeiled ? { ...AT_FIRST, ...shown, isFirst: true } : stays;
  const mayLeave = danger === 'own-mind' ? !FEEDS_IT.test(plain) : danger !== 'overdose' || isHelped;
  const hasLeft = mayLeave && (isElsewhere(words, said) || (state.hasLeft && !isOfDanger(said, words)));
  return { ...stays, hasLeft };
}

/** What somebody whose mind is ill goes on to ask of: an answer from the library would confirm it. */
const FEEDS_IT =
  /\b(?:fast(?:s|ed|ing)?|forty|40|eat|food|water|sleep|slept|voices?|hears?|heard|speaks?|spoke|told|tells?|says|obey\w*|disobey\w*|commands?|commanded|chosen|called|witness(?:es)?|prophe\w+|elijah|moses|daniel|messiah|revel\w+|sackcloth|seals?|signs?|scroll|trumpets?|tablets?|pills?|medicine|medication|meds|doctors?|roof|bridge|tower|sea|poison\w*|enem(?:y|ies)|demons?|devil|satan|test(?:ed|ing)?|proof|sure|faith|healed|healing|isaac|sacrific\w*|vision|visions|spirit|him)\b/;

/** Pictures of harming one's child are told, and not only guessed at: what follows is about them. */
const isTold = (danger: Danger): boolean => DANGER_TALKS[danger].afterVeiled !== undefined;

/** Of these somebody may go on to say that they lie years back. */
const MAY_BE_OVER: ReadonlySet<Danger> = new Set([
  'violence',
  'strangled',
  'raped',
  'control',
  'friend',
  'friend-hurt',
]);

/** Whether it may not have been meant so: whoever told of blows, of tablets taken, or of being kept in has said it. */
const mayBeDenied = (danger: Danger, { isVeiled }: State): boolean => ENDS_WITH_A_NO.has(danger) || isVeiled;
const ENDS_WITH_A_NO: ReadonlySet<Danger> = new Set(['own-life', 'after-birth', 'own-mind']);

/** What others do: openly denied it is let go of, once help was said again. Everything else has to be explained. */
const DONE_BY_OTHERS: ReadonlySet<Danger> = new Set([
  'violence',
  'strangled',
  'raped',
  'friend-hurt',
  'friend-strangled',
  'cared-for-hurt',
  'threatened',
]);
const mayBeTakenBack = (danger: Danger, takesBack: MessageSigns['takesBack']): boolean =>
  takesBack === 'anything' || DONE_BY_OTHERS.has(danger);

/** Whether a message shows another danger than the one the talk is about. A graver one, or one by its own words, does. */
function isNews({ danger, isNamed, isVeiled }: ShownDanger, state: State): boolean {
  if (!state.danger || state.isDenied) return true;
  if (danger === state.danger || state.danger === 'overdose') return false;
  // Whoever strikes out while being hurt stays first of all somebody who is hurt.
  if (danger === 'young-hits') return false;
  if (state.danger === 'young-hits') return true;
  if (isNamed) return !(FEARED_OR_KEPT.has(danger) && ABOVE_CONTROL.has(state.danger));
  return (danger === 'own-life' || danger === 'after-birth') && !isVeiled;
}

/** What is told of it says less than what was done already. */
const FEARED_OR_KEPT: ReadonlySet<Danger> = new Set(['control', 'in-secret', 'friend-hurt']);
const ABOVE_CONTROL: ReadonlySet<Danger> = new Set(['violence', 'strangled', 'raped', 'young', 'child']);

function textsFor(talk: DangerTalk, state: State, plain: string): readonly (DangerText | CareReply)[] {
  if (state.isFirst) return (state.isVeiled && talk.veiled) || talk.first;
  if (state.isDenied) {
    const wasAsked = state.isVeiled || OF_A_DEATH.has(state.danger!);
    return wasAsked ? [talk.said.denied ?? DENIED].flat() : TAKEN_BACK;
  }
  const said = state.danger && saidNext(plain, state.danger);
  if (said === 'own-threat') return DANGER_REPLIES.open;
  const next = (state.isVeiled && talk.afterVeiled) || talk;
  const texts = (said && next.said[said]) ?? [];
  // Whoever says the same again hears something else.
  return [...(typeof texts === 'string' ? [texts] : texts), ...next.on];
}

const textOf = (text: DangerText | CareReply): string =>
  typeof text === 'string' ? text : [text.first, ...text.rest].join('\n\n');
