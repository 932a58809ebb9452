import { NOT_FOUND_IN_STORY, TOLD_IN_STORY } from '../../../content/guide/figures/lines.ts';
import type { Figure } from '../../../content/guide/figures/types.ts';
import type { AskedQuestion } from '../../../content/guide/types.ts';
import { passageOfMark, passageOfReference } from '../../../scripture/references/passage-of-reference.ts';
import { firstVersesOf, neighboursOf, overlap } from '../../../scripture/references/passage-ranges.ts';
import type { Passage } from '../../../scripture/types.ts';
import { recordOf } from '../answer-record.ts';
import { factAsked, factOf, factAnswer as shortFactAnswer } from '../answers/short-facts.ts';
import { amongThese } from '../asked/among.ts';
import { likelyInTalk } from '../asked/in-talk.ts';
import { askedAnswer } from '../asked/reply.ts';
import { stayedWith } from '../asked/stayed-with.ts';
import { loadLibrary } from '../library.ts';
import type { Deps } from '../read-message.ts';
import { moveOf } from '../reading/moves.ts';
import { asksSomething, isAsking } from '../reading/requests.ts';
import { plainWords, wordsOf } from '../reading/words.ts';
import type { Subjects } from '../recognise/subjects.ts';
import { IS_MADE } from '../talk/in-conversation.ts';
import { reply, type Telling } from '../telling.ts';
import { isOfOneself, withoutOpening } from '../told/of-oneself.ts';
import { spokeOfSuicideBefore } from '../told/spoke-of-suicide.ts';
import type { GuideReply } from '../types.ts';
import {
  type FoundFact,
  factNamed,
  factOfThese,
  idOfFact,
  isUntold,
  OF_EVERY_TALK,
  speaksOf,
} from './facts.ts';
import { foundInStory, isInStory, wantedIn } from './in-story.ts';
import { figuresNamed, type NamedFigure } from './names.ts';
import { figureInTalk, figuresOfFact, figuresSpokenOf } from './spoken-of.ts';

/** In words: a longer message tells more than it asks. */
const LONGEST = 24;
const PRONOUN =
  /\b(?:he|she|they|him|her|his|hers|their|them|theirs|it|its|that|this|those|these|there|then)\b/;
const PERSONAL_PRONOUN =
  /\b(?:he|she|they|him|her|his|hers|their|them|theirs|the (?:\w+ )?(?:boy|girl|man|woman|men|women|king|queen|baby|guy))\b/;
/** "Where do people get that from" asks about people today. */
const OTHERS_SAY =
  /\b(?:people|christians|churches|everybody|everyone|catholics|jews|muslims) (?:get|say|think|believe|call|know|come|teach)\b/;
/** "Do you believe that" asks the guide. */
const OF_THE_GUIDE =
  /\b(?:do|would) (?:you|u) (?:really |actually |even )?(?:believe|think|like|love|agree)\b/;
/** "How old is the book of Job" asks of no person. */
const OF_A_BOOK =
  /\b(?:how (?:old|long|big)|when|wrote|written|author|chapters?)\b.* (?:books?|gospels?|letters?|epistles?) (?:of|to)\b/;
const ASKS_OF_SOMEBODY =
  /^(?:(?:and|but|so|ok|then|lol|well) )*(?:who|what|why|how|where|when|which|did|was|were|had) (?:\w+ ){0,2}(?:he|she|they|him|her|his|their)\b/;
/** Without a pronoun a few words lean on the talk. */
const FEW = 8;

/** A fact of a person or story of the Bible that a message asks for; within a talk also of whom it is about. */
export function figureReply(telling: Telling, deps: Deps): GuideReply | undefined {
  if (!mayAsk(telling)) return undefined;
  const { words, history } = telling.request;
  const acts = history.length > 0 && moveOf(words) !== undefined;
  const said = history.map(({ role, content }) => (role === 'user' ? content : '')).join(' ');
  const named = figuresNamed(words).map((one) => ({ ...one, figure: figureInTalk(one.figure, said) }));
  const ofTalk = acts ? undefined : factOfTalk(telling, named.filter(isSomebody));
  // "Who was his twin" asks of whom the talk is about, and so does "did she have others after Samuel".
  const spokenOf = acts ? [] : whoIsAsked(telling, named);
  const leans = (named.length === 0 && PERSONAL_PRONOUN.test(plainWords(words))) || spokenOf.length > 0;
  const ofName = acts && !asksPlainly(words) ? undefined : factNamed(withoutOpening(words), named);
  const byName = ofName && spokenOf.length > 0 && !tellsOf(ofName, spokenOf) ? undefined : ofName;
  const found = (leans ? ofTalk : undefined) ?? byName ?? ofTalk;
  return found && !isMade(telling, deps) ? factAnswer(telling, found) : undefined;
}

/** The figures of the talk whom a message asks about by "he" or "she" before it names another. */
function whoIsAsked(telling: Telling, [first]: readonly NamedFigure[]): Figure[] {
  const plain = plainWords(telling.request.words);
  const [pronoun] = /\b(?:he|she)\b/.exec(plain) ?? [];
  if (!first || !pronoun || plain.indexOf(` ${first.name}`) < plain.indexOf(` ${pronoun} `)) return [];
  return figuresSpokenOf(telling).filter((figure) => figure.pronoun === pronoun);
}

/** Whether a fact is about one of these figures, or speaks of one. */
const tellsOf = ({ fact, figure }: FoundFact, figures: readonly Figure[]): boolean =>
  [figure, ...figuresNamed(`${fact.question} ${fact.answer}`).map((one) => one.figure)].some((one) =>
    figures.includes(one),
  );

/**
 * What a further question about the same person or story is answered, where no fact has its words: a question of the
 * library on them, the verses of the story that fit, or that nothing was found.
 */
export function onTheSame(telling: Telling, deps: Deps): GuideReply | undefined {
  const { words, history } = telling.request;
  if (!mayAsk(telling) || history.length === 0 || moveOf(words)) return undefined;
  const spokenOf = figuresSpokenOf(telling);
  const plain = plainWords(words);
  if (spokenOf.length === 0 || !isAsking(words, plain)) return undefined;
  const leans = PRONOUN.test(plain);
  if (!leans && plain.split(' ').length > FEW) return undefined;
  const named = figuresNamed(words).filter(isSomebody);
  // What names somebody and leans on nobody is a question of its own.
  if (named.length > 0 && !PERSONAL_PRONOUN.test(plain)) return undefined;
  if (named.some((one) => !isPresent(one, spokenOf, telling)) || isMade(telling, deps)) return undefined;
  const meant = meantBy(plain, spokenOf);
  const answer =
    shortFactOn(telling, meant) ??
    askedOn(telling, meant, { subjects: deps.subjects, leans }) ??
    // What only says "it" or "that" may be on something else, and what was told may have more to it.
    (named.length === 0 && !hasMore(telling) && meant[0] && PERSONAL_PRONOUN.test(plain) && asksPlainly(words)
      ? (likelyAnyway(telling, meant, deps.subjects) ?? fromStory(telling, meant[0]))
      : undefined);
  return answer && withFigures(answer, spokenOf);
}

/** What the library has that the talk makes likely: better than that nothing is written. */
function likelyAnyway(
  telling: Telling,
  figures: readonly Figure[],
  subjects: Subjects,
): GuideReply | undefined {
  const likely = likelyInTalk(telling, subjects).filter(({ asked }) => !asked.isPrayer);
  const fresh = likely.filter(({ asked }) => telling.said.times(asked.answer) === 0);
  const [first] = likely;
  const { words, bible } = telling.request;
  // A guess goes before what is not found, and not before verses that have the words.
  const isFound = figures[0] !== undefined && foundInStory(figures[0], words, bible) !== undefined;
  const leastFor = (asked: AskedQuestion) => {
    if (isFound) return LIKELY.answered;
    return figures.some((figure) => isOn(asked, figure)) ? LIKELY.onThem : LIKELY.guessed;
  };
  // What was answered a moment ago is asked further.
  const still = first && first !== fresh[0] && first.probability >= LIKELY.still ? first.asked : undefined;
  const meant =
    fresh.find(({ probability }) => probability >= LIKELY.answered) ??
    (still ? undefined : fresh.find(({ asked, probability }) => probability >= leastFor(asked)));
  if (meant)
    return askedAnswer(telling, meant.asked, {
      subjects,
      needs: [],
      isGuess: meant.probability < LIKELY.answered,
    });
  return still && stayedWith(telling, still, { subjects });
}

/** Whether more can be told of the fact that was told last. */
function hasMore({ request, said }: Telling): boolean {
  const fact = factOf(request.history.findLast(({ role }) => role === 'assistant')?.record?.fact);
  return fact?.more !== undefined && said.times(fact.more) === 0;
}

/** A short fact of the library on one of these figures. */
function shortFactOn(telling: Telling, figures: readonly Figure[]): GuideReply | undefined {
  const { words, history } = telling.request;
  if (plainWords(words).split(' ').length > FEW) return undefined;
  const before = history.findLast(({ role }) => role === 'user')?.content;
  const fact = factAsked(words, before);
  if (!fact || telling.said.times(fact.answer) > 0) return undefined;
  if (!figuresOfFact(fact).some((figure) => figures.includes(figure))) return undefined;
  const text = reply(shortFactAnswer(telling, fact));
  return { text, record: { ...recordOf({ kind: 'unknown' }, text), fact: fact.id } };
}

/** A question of the library on one of these figures: one that the talk makes likely, or the one that fits best. */
function askedOn(
  telling: Telling,
  figures: readonly Figure[],
  { subjects, leans }: { readonly subjects: Subjects; readonly leans: boolean },
): GuideReply | undefined {
  const isNew = (asked: AskedQuestion) => !asked.isPrayer && telling.said.times(asked.answer) === 0;
  const pool = telling.library.asked.filter(
    (asked) => isNew(asked) && figures.some((figure) => isOn(asked, figure)),
  );
  const [first] = figures;
  if (!first) return undefined;
  const wanted = [...wantedIn(withoutOpening(telling.request.words))];
  const best = bestAmong(telling, first, pool);
  if (best && best.score >= FITS_SURELY) return askedAnswer(telling, best.asked, { subjects, needs: [] });
  const [likely] = likelyInTalk(telling, subjects);
  const isLikely =
    likely &&
    likely.probability >= LIKELY.guessed &&
    pool.includes(likely.asked) &&
    (wanted.length === 0 || shareOf(wanted, likely.asked) > 0);
  const isNear = best && leans && wanted.length > 0 && best.score >= FITS;
  const asked = isLikely ? likely.asked : isNear ? best.asked : undefined;
  const isGuess = !isLikely || likely.probability < LIKELY.answered;
  return asked && askedAnswer(telling, asked, { subjects, needs: [], isGuess });
}

/** Whether a message asks, and does not only tell. */
const asksPlainly = (words: string): boolean => words.includes('?') || ASKS_FIRST.test(plainWords(words));
const ASKS_FIRST =
  /^(?:(?:and|but|so|ok|okay|then|well|lol|also) )*(?:who|whos|whose|what|when|where|which|why|how|is|are|was|were|do|does|did|can|could|had|has|have|would)\b/;

function mayAsk(telling: Telling): boolean {
  const { words, document } = telling.request;
  const plain = plainWords(words);
  if (OTHERS_SAY.test(plain) || OF_THE_GUIDE.test(plain) || OF_A_BOOK.test(plain)) return false;
  if (document || plain === '' || plain.split(' ').length > LONGEST || spokeOfSuicideBefore(telling))
    return false;
  return !isOfOneself(words);
}

function isMade({ request: { words } }: Telling, { recognise }: Deps): boolean {
  // "What was he reading" asks for no reading.
  if (ASKS_OF_SOMEBODY.test(plainWords(words))) return false;
  const { kind } = recognise({ words, earlier: [], hasDocument: false }).intent;
  return IS_MADE.has(kind) || kind === 'quote' || kind === 'plan';
}

/** The fact on whom the talk is about; "And Paul?" asks what was asked before of somebody else. */
function factOfTalk(telling: Telling, named: readonly NamedFigure[]): FoundFact | undefined {
  const { words, history } = telling.request;
  if (history.length === 0) return undefined;
  const plain = plainWords(words);
  const [other] = named;
  if (other && new RegExp(`^(?:(?:and|but|so|what|how|about|then|is|was) )*${other.name}$`).test(plain)) {
    const before = history.findLast(({ role }) => role === 'user')?.content ?? '';
    return factOfThese([other.figure], before, figuresNamed(before));
  }
  if (!PRONOUN.test(plain) && plain.split(' ').length > FEW) return undefined;
  const spokenOf = figuresSpokenOf(telling);
  if (named.some((one) => !isPresent(one, spokenOf, telling))) return undefined;
  const leans = named.length > 0 || PERSONAL_PRONOUN.test(plain);
  // "The children too?" asks of others.
  if ((!leans && /\btoo$/.test(plain)) || (!asksSomething(words) && plain.split(' ').length > BARE))
    return undefined;
  const found = factOfThese(meantBy(plain, spokenOf), words, named);
  // That something is not told is said of somebody who is asked about.
  if (found && isUntold(found) && (!leans || /\b(?:they|their|them)\b/.test(plain))) return undefined;
  if (!found || (isOfJesus(plain) && !JESUS.test(`${found.fact.question} ${found.fact.answer}`)))
    return undefined;
  return speaksOf(found, named) ? found : undefined;
}

/** In words: so few ask by what they name: "and the wife". */
const BARE = 4;

/** "Was Jesus black" in a talk about somebody else is about Jesus. */
const isOfJesus = (plain: string): boolean => JESUS.test(plain) && !PERSONAL_PRONOUN.test(plain);
const JESUS = /\bjesus\b/i;

const isSomebody = ({ figure }: NamedFigure): boolean => !OF_EVERY_TALK.has(figure.id);

/** Whether somebody who is named is spoken of, or stands in the story of those who are. */
function isPresent(
  { figure, name }: NamedFigure,
  spokenOf: readonly Figure[],
  { request }: Telling,
): boolean {
  return spokenOf.includes(figure) || spokenOf.some((one) => isInStory(one, name, request.bible));
}

/** Of the figures spoken of those whom the message's pronoun can mean. */
function meantBy(plain: string, spokenOf: readonly Figure[]): Figure[] {
  const wanted = /\b(?:she|her|hers)\b/.test(plain)
    ? 'she'
    : /\b(?:he|him|his)\b/.test(plain)
      ? 'he'
      : undefined;
  const fitting = spokenOf.filter(({ pronoun }) => pronoun === wanted || pronoun === 'it');
  if (wanted === undefined) return [...spokenOf];
  // "She" means none of those spoken of where all are men.
  return fitting.length === 0
    ? spokenOf.filter(({ pronoun }) => pronoun !== (wanted === 'she' ? 'he' : 'she'))
    : fitting;
}

function factAnswer(telling: Telling, { fact, figure }: FoundFact): GuideReply {
  const text = reply([
    telling.words(fact.answer),
    ...fact.passages.map((mark) => telling.quote(firstVersesOf(passageOfMark(mark)))),
  ]);
  const others = figuresNamed(fact.answer).map((one) => one.figure.id);
  const figures = [...new Set([fact.leadsTo ?? figure.id, figure.id, ...others])];
  return { text, record: { ...recordOf({ kind: 'unknown' }, text), fact: idOfFact(figure, fact), figures } };
}

const withFigures = ({ text, record }: GuideReply, figures: readonly Figure[]): GuideReply => ({
  text,
  record: { ...record, figures: figures.map(({ id }) => id) },
});

/**
 * From these probabilities on a question is answered within a talk, and guessed; guessed where it is on those spoken of and
 * nothing else is written; and one that was answered before is taken to be asked still.
 */
const LIKELY = { answered: 0.45, guessed: 0.25, onThem: 0.1, still: 0.15 };
/** From this score on a question is answered, and from this one on without saying what it is taken for. */
const FITS = 1.9;
const FITS_SURELY = 2.2;

/**
 * The question of these that a message asks best, with the figure’s name in place of its pronoun: by what was learned, by
 * meaning, and by the share of the message's words that its title and answer have.
 */
function bestAmong(
  telling: Telling,
  figure: Figure,
  pool: readonly AskedQuestion[],
): { readonly asked: AskedQuestion; readonly score: number } | undefined {
  const words = withName(telling.request.words, figure.name);
  const wanted = [...wantedIn(words)];
  return amongThese(words, pool)
    .map(({ asked, likely, near }) => {
      return { asked, score: likely / 4 + 3 * near + shareOf(wanted, asked) };
    })
    .toSorted((a, b) => b.score - a.score)[0];
}

/** Of these words the share that a question's title and answer have. */
function shareOf(wanted: readonly string[], { question, answer }: AskedQuestion): number {
  const stems = new Set(wordsOf(`${question} ${answer}`).map(({ stem }) => stem));
  return wanted.filter((word) => stems.has(word)).length / Math.max(1, wanted.length);
}

/** "Did he die" as "did Jonah die". */
function withName(words: string, name: string): string {
  const owned = words.replace(/\b(?:his|their)\b/i, `${name}’s`);
  const set = owned.replace(/\b(?:he|she|they|him|her|them|it|that)\b/i, name);
  return set === words ? `${words} ${name}` : set;
}

const pools = new WeakMap<AskedQuestion, ReadonlySet<Figure>>();

/** Whether a question of the library is on a figure: by its title, or by its answer's passages and words. */
const isOn = (asked: AskedQuestion, figure: Figure): boolean => figuresOn(asked).has(figure);

function figuresOn(asked: AskedQuestion): ReadonlySet<Figure> {
  const known = pools.get(asked) ?? figuresOf(asked);
  pools.set(asked, known);
  return known;
}

/** Most questions are on nobody. */
const NONE: ReadonlySet<Figure> = new Set();

const PORTIONS = 20;

/** On which figures each question of the library is, worked out in portions of some ten milliseconds, before anybody waits for it. */
export const QUESTIONS_ON_FIGURES: readonly (() => void)[] = Array.from(
  { length: PORTIONS },
  (_, portion) => () => {
    for (const [at, asked] of loadLibrary().asked.entries()) if (at % PORTIONS === portion) figuresOn(asked);
  },
);

function figuresOf(asked: AskedQuestion): ReadonlySet<Figure> {
  const named = (text: string) => figuresNamed(text).map((one) => one.figure);
  const isOfLife = asked.about.some((label) => label.startsWith('topic/'));
  const there = isOfLife
    ? []
    : named(asked.answer).filter((figure) =>
        asked.passages.some((mark) =>
          figure.story.some((story) => overlap(passageOfMark(story), passageOfMark(mark))),
        ),
      );
  const figures = [...named(asked.question), ...there];
  return figures.length === 0 ? NONE : new Set(figures);
}

/** The verses of the story that have the question's words; else what follows on those shown last, or its beginning. */
function fromStory(telling: Telling, figure: Figure): GuideReply {
  const { words, bible } = telling.request;
  const verses = foundInStory(figure, words, bible);
  const passage =
    verses ?? nextInStory(telling, figure) ?? firstVersesOf(passageOfMark(figure.story[0]!), SHOWN);
  const text = reply([
    telling.line(verses ? TOLD_IN_STORY : NOT_FOUND_IN_STORY, { name: figure.name }),
    telling.quote(passage),
  ]);
  return { text, record: recordOf({ kind: 'passage', passages: [passage] }, text) };
}

function nextInStory({ request }: Telling, figure: Figure): Passage | undefined {
  const shown = request.history.findLast(({ role }) => role === 'assistant')?.record?.shown ?? [];
  const stories = figure.story.map(passageOfMark);
  const last = shown.flatMap((reference) => passageOfReference(reference) ?? []).at(-1);
  const next =
    last && stories.some((story) => overlap(story, last)) ? neighboursOf(last, SHOWN).after : undefined;
  return next && stories.some((story) => overlap(story, next)) ? next : undefined;
}

const SHOWN = 3;
