import { NOT_FOUND_IN_STORY, TOLD_IN_STORY } from '../../../content/guide/figures/lines.ts';
import type { Figure } from '../../../content/guide/figures/types.ts';
import type { AskedQuestion } from '../../../content/guide/types.ts';
import { passageOfMark } from '../../../scripture/references/passage-of-reference.ts';
import { firstVersesOf, overlap } from '../../../scripture/references/passage-ranges.ts';
import { recordOf } from '../answer-record.ts';
import { likelyAsked } from '../asked/likely.ts';
import { askedAnswer } from '../asked/reply.ts';
import { IS_MADE } from '../in-conversation.ts';
import { moveOf } from '../moves.ts';
import type { createRecogniser } from '../recognise.ts';
import { isAsking } from '../requests.ts';
import type { Subjects } from '../subjects.ts';
import { isInDanger } from '../taken-up-first.ts';
import { reply, type Telling } from '../telling.ts';
import type { GuideReply } from '../types.ts';
import { plainWords } from '../words.ts';
import { type FoundFact, factNamed, factOfThese, idOfFact } from './facts.ts';
import { foundInStory } from './in-story.ts';
import { figuresNamed, type NamedFigure } from './names.ts';
import { figuresSpokenOf } from './spoken-of.ts';

interface Deps {
  readonly recognise: ReturnType<typeof createRecogniser>;
  readonly subjects: Subjects;
}

/** In words: a longer message tells more than it asks. */
const LONGEST = 24;
/** Who speaks of themselves asks about their own life, whomever they name. */
const OF_ONESELF =
  /\b(?:my|mine|myself|our|us|we|i am|i was|i have|i had|i feel|i do|i need|i want|i can|should i|can i|could i|do i|am i|may i|for me|help me)\b/;
/** What opens a question without telling of oneself. */
const OPENS =
  /\b(?:can i (?:ask|know)|may i (?:ask|know)|i (?:have|had) (?:a|one|another) question|i want to know|my (?:question|teacher asks|boy asks|son asks|daughter asks))\b/g;
const PRONOUN =
  /\b(?:he|she|they|him|her|his|hers|their|them|theirs|it|its|that|this|those|these|there|then)\b/;
const PERSONAL_PRONOUN = /\b(?:he|she|they|him|her|his|hers|their|them|theirs)\b/;
/** Without a pronoun a few words lean on the talk. */
const FEW = 8;

/** A fact of a person or story of the Bible that a message asks for; within a talk also of whom it is about. */
export function figureReply(telling: Telling, deps: Deps): GuideReply | undefined {
  if (!mayAsk(telling)) return undefined;
  const { words, history } = telling.request;
  if (history.length > 0 && moveOf(words)) return undefined;
  const named = figuresNamed(words);
  const ofTalk = factOfTalk(telling, named);
  // "Who was his twin" asks of whom the talk is about.
  const leans = named.length === 0 && PERSONAL_PRONOUN.test(plainWords(words));
  const found = (leans ? ofTalk : undefined) ?? factNamed(words, named) ?? ofTalk;
  return found && !isMade(telling, deps) ? factAnswer(telling, found) : undefined;
}

/**
 * What a further question about the same person or story is answered, where no fact has its words: a question of the
 * library on them, the verses of the story that fit, or that nothing was found.
 */
export function onTheSame(telling: Telling, deps: Deps): GuideReply | undefined {
  const { words, history } = telling.request;
  if (!mayAsk(telling) || history.length === 0 || moveOf(words)) return undefined;
  const spokenOf = figuresSpokenOf(telling);
  const plain = plainWords(words);
  if (spokenOf.length === 0 || !isAsking(words, plain) || !PRONOUN.test(plain)) return undefined;
  const named = figuresNamed(words);
  if (named.some(({ figure }) => !spokenOf.includes(figure)) || isMade(telling, deps)) return undefined;
  const meant = meantBy(plain, spokenOf);
  const [figure] = meant;
  if (!figure) return undefined;
  const asked = questionOn(telling, meant, deps.subjects);
  const answer = asked ? askedAnswer(telling, asked, { subjects: deps.subjects, needs: [] }) : undefined;
  return withFigures(answer ?? fromStory(telling, figure), spokenOf);
}

function mayAsk(telling: Telling): boolean {
  const { words, document } = telling.request;
  const plain = plainWords(words);
  if (document || plain === '' || plain.split(' ').length > LONGEST || isInDanger(telling)) return false;
  return !OF_ONESELF.test(plain.replace(OPENS, ''));
}

function isMade({ request: { words } }: Telling, { recognise }: Deps): boolean {
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
  const isOther = named.some(({ figure }) => !spokenOf.includes(figure));
  const found = factOfThese(isOther ? spokenOf : meantBy(plain, spokenOf), words, named);
  return found && telling.said.times(found.fact.answer) === 0 ? found : undefined;
}

/** Of the figures spoken of those whom the message's pronoun can mean. */
function meantBy(plain: string, spokenOf: readonly Figure[]): Figure[] {
  const wanted = /\b(?:she|her|hers)\b/.test(plain)
    ? 'she'
    : /\b(?:he|him|his)\b/.test(plain)
      ? 'he'
      : undefined;
  const fitting = spokenOf.filter(({ pronoun }) => pronoun === wanted || pronoun === 'it');
  return wanted === undefined || fitting.length === 0 ? [...spokenOf] : fitting;
}

function factAnswer(telling: Telling, { fact, figure }: FoundFact): GuideReply {
  const text = reply([
    telling.words(fact.answer),
    ...fact.passages.map((mark) => telling.quote(firstVersesOf(passageOfMark(mark)))),
  ]);
  const figures = [...new Set([fact.leadsTo ?? figure.id, figure.id])];
  return { text, record: { ...recordOf({ kind: 'unknown' }, text), fact: idOfFact(figure, fact), figures } };
}

const withFigures = ({ text, record }: GuideReply, figures: readonly Figure[]): GuideReply => ({
  text,
  record: { ...record, figures: figures.map(({ id }) => id) },
});

/** From this probability on a question of the library on the same figure is answered. */
const LIKELY = 0.2;

/** The question of the library on one of these figures that the message asks, with the name in place of its pronoun. */
function questionOn(
  telling: Telling,
  figures: readonly Figure[],
  subjects: Subjects,
): AskedQuestion | undefined {
  const { words } = telling.request;
  const [figure] = figures;
  const [first] = likelyAsked({ words: withName(words, figure!.name), earlier: [] }, subjects).filter(
    ({ asked }) =>
      !asked.isPrayer && telling.said.times(asked.answer) === 0 && figures.some((one) => isOn(asked, one)),
  );
  return first && first.probability >= LIKELY ? first.asked : undefined;
}

/** "Did he die" as "did Jonah die". */
function withName(words: string, name: string): string {
  const owned = words.replace(/\b(?:his|their)\b/i, `${name}’s`);
  const set = owned.replace(/\b(?:he|she|they|him|her|them|it|that)\b/i, name);
  return set === words ? `${words} ${name}` : set;
}

/** Whether a question of the library is on a figure: by its title, or by its answer's passages and words. */
function isOn(asked: AskedQuestion, figure: Figure): boolean {
  if (asked.about.some((label) => label.startsWith('topic/'))) return false;
  const names = (text: string) => figuresNamed(text).some((named) => named.figure === figure);
  if (names(asked.question)) return true;
  const isThere = asked.passages.some((mark) =>
    figure.story.some((story) => overlap(passageOfMark(story), passageOfMark(mark))),
  );
  return isThere && names(asked.answer);
}

function fromStory(telling: Telling, figure: Figure): GuideReply {
  const { words, bible } = telling.request;
  const places = { name: figure.name };
  const verses = foundInStory(figure, words, bible);
  const passage = verses ?? firstVersesOf(passageOfMark(figure.story[0]!), SHOWN);
  const text = reply([
    telling.line(verses ? TOLD_IN_STORY : NOT_FOUND_IN_STORY, places),
    telling.quote(passage),
  ]);
  return { text, record: recordOf({ kind: 'passage', passages: [passage] }, text) };
}

const SHOWN = 3;
