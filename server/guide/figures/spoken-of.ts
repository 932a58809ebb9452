import { FIGURES } from '../../../content/guide/figures/all.ts';
import type { Figure } from '../../../content/guide/figures/types.ts';
import { passageOfMark, passageOfReference } from '../../../scripture/references/passage-of-reference.ts';
import { overlap } from '../../../scripture/references/passage-ranges.ts';
import type { AnswerRecord } from '../answer-record.ts';
import { factOf } from '../answers/short-facts.ts';
import { askedById } from '../foreseen/by-id.ts';
import type { GuideLibrary } from '../library.ts';
import { plainWords } from '../reading/words.ts';
import type { Telling } from '../telling.ts';
import { isOfOneself } from '../told/of-oneself.ts';
import { OF_EVERY_TALK } from './facts.ts';
import { figuresNamed } from './names.ts';

const BY_ID: ReadonlyMap<string, Figure> = new Map(FIGURES.map((figure) => [figure.id, figure]));

/** The figure with an id. */
export const figureOf = (id: string): Figure | undefined => BY_ID.get(id);

/** Whoever asks so wants to hear of those they name, whatever answered. */
const ASKS_FOR_A_STORY = /\b(?:story|parable|in the bible|who (?:is|was|were))\b/;

/** Of several at once only the first are what "he" and "she" mean. */
const MEANT = 4;

const OF_THE_NATIVITY = /\b(?:mary|nazareth|bethlehem|manger|carpenter|virgin|nativity|christmas)\b/;
const OF_GENESIS = /\b(?:pharaoh|potiphar|coat|jacob|brothers|dreams?|genesis)\b/;

/** The figure that a name means in a talk: in one on Mary, Joseph is her husband. */
export function figureInTalk(figure: Figure, said: string): Figure {
  const plain = plainWords(said);
  const isHusband = figure.id === 'joseph' && OF_THE_NATIVITY.test(plain) && !OF_GENESIS.test(plain);
  return (isHusband && figureOf('joseph-husband-of-mary')) || figure;
}

/** The figures that the last reply was about, those first that "he", "she" and "they" mean; none where it was about no figure. */
export function figuresSpokenOf({ request, library }: Telling): Figure[] {
  const record = request.history.findLast(({ role }) => role === 'assistant')?.record;
  const before = request.history.findLast(({ role }) => role === 'user')?.content ?? '';
  if (!record) return [];
  const figures = ofRecord(record, before, library).filter(({ id }) => !OF_EVERY_TALK.has(id));
  const said = request.history.map(({ role, content }) => (role === 'user' ? content : '')).join(' ');
  return [...new Set(figures.map((figure) => figureInTalk(figure, said)))].slice(0, MEANT);
}

function ofRecord(record: AnswerRecord, before: string, library: GuideLibrary): Figure[] {
  if (record.figures) return record.figures.flatMap((id) => figureOf(id) ?? []);
  // What is made, and what answers somebody's life, may name people of the Bible and is not about them.
  if (record.form) return [];
  const names = isOfOneself(before) ? [] : figuresNamed(before).map(({ figure }) => figure);
  if (record.topic) return ASKS_FOR_A_STORY.test(plainWords(before)) ? names : [];
  const asked = askedById(library, record.asked);
  if (asked) {
    const isOfLife = asked.about.some((label) => label.startsWith('topic/'));
    return isOfLife ? names : [...names, ...namedFirst(asked)];
  }
  const fact = factOf(record.fact);
  if (fact) return [...names, ...namedFirst(fact)];
  if (names.length > 0) return names;
  const question = library.questions.find(({ id }) => id === record.question);
  if (question) {
    const own = figureOf(question.id);
    const titled = figuresNamed(question.question).map(({ figure }) => figure);
    return own ? [own, ...titled] : titled;
  }
  return (record.named ?? []).flatMap(inStory);
}

/** The figures that a fact is on, where it is on any. */
export const figuresOfFact = (fact: { readonly question: string; readonly answer: string }): Figure[] =>
  namedFirst(fact);

/** In chapters: a longer story is that of too many people. */
const SHORT_STORY = 120;

/** The figures of whose story a passage is a part. */
function inStory(reference: string): Figure[] {
  const passage = passageOfReference(reference);
  if (!passage) return [];
  return FIGURES.filter((figure) =>
    figure.story.some((mark) => {
      const story = passageOfMark(mark);
      const [{ first, last } = { first: 0, last: 0 }] = story.ranges;
      return last - first < SHORT_STORY && overlap(story, passage);
    }),
  );
}

/** Those whom the question names; else those of the answer's first sentence; then others whom the answer names. */
function namedFirst({ question, answer }: { readonly question: string; readonly answer: string }): Figure[] {
  const [opening = ''] = answer.split(/(?<=[.:?]) /);
  const named = (text: string) =>
    figuresNamed(text).flatMap(({ figure }) => (OF_EVERY_TALK.has(figure.id) ? [] : [figure]));
  const first = [...named(question), ...named(opening).filter(({ pronoun }) => pronoun !== 'they')];
  if (first.length === 0) return [];
  // "Matthew has wise men come": who only tells of it is not spoken of.
  return [...first, ...named(answer).filter((figure) => !TELLS_OF_OTHERS.has(figure.id))];
}

const TELLS_OF_OTHERS: ReadonlySet<string> = new Set(['matthew', 'mark', 'luke', 'isaiah']);
