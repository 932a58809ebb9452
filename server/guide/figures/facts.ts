import type { ShortFact } from '../../../content/guide/facts/types.ts';
import { FIGURES } from '../../../content/guide/figures/all.ts';
import { UNTOLD_LINES } from '../../../content/guide/figures/lines.ts';
import { RELATIONS } from '../../../content/guide/figures/relations.ts';
import type { Figure, FigureFact } from '../../../content/guide/figures/types.ts';
import { UNTOLD } from '../../../content/guide/figures/untold.ts';
import { OF_ANY_QUESTION, vocabularyOf } from '../answers/fact-words.ts';
import { bestAsking, questionsIn } from '../answers/short-facts.ts';
import { plainWords, STOP_WORDS, stem, wordsOf } from '../reading/words.ts';
import { figuresNamed, type NamedFigure } from './names.ts';

/** A fact that is asked for, and how well its words fit. */
export interface FoundFact {
  readonly fact: FigureFact;
  readonly figure: Figure;
  readonly score: number;
}

/** A fact with its ways of being asked written out. */
interface ReadFact extends ShortFact {
  readonly of: FigureFact;
  readonly figure: Figure;
}

/** "@wife royal" as the ways of asking for a wife, each with "royal". */
function writtenOut(asked: string): string[] {
  const [, relation, rest = ''] = /^@([a-z-]+)(.*)$/.exec(asked) ?? [];
  return relation === undefined ? [asked] : (RELATIONS[relation] ?? []).map((words) => words + rest);
}

/** The id under which a record keeps a fact. */
export const idOfFact = (figure: Figure, { question }: FigureFact): string =>
  `${figure.id}/${plainWords(question).replaceAll(' ', '-')}`;

function readFact(figure: Figure, of: FigureFact, asked: readonly string[]): ReadFact {
  const { question, answer, passages } = of;
  return {
    id: idOfFact(figure, of),
    question,
    answer,
    passages,
    asked: asked.flatMap(writtenOut),
    of,
    figure,
  };
}

/** What the Bible does not tell of a figure, as facts. */
function untoldOf(figure: Figure): FigureFact[] {
  return (Object.keys(UNTOLD_LINES) as (keyof typeof UNTOLD_LINES)[])
    .filter((relation) => UNTOLD[relation].includes(figure.id))
    .map((relation) => ({
      question: `${relation} ${figure.name}`,
      asked: [`@${relation}`],
      answer: UNTOLD_LINES[relation].replace('{name}', figure.name),
      passages: figure.story.slice(0, 1),
    }));
}

/** Whether a fact only says that something is not told. */
export const isUntold = ({ fact, figure }: FoundFact): boolean => !figure.facts.includes(fact);

const isAlone = (asked: string) => asked.startsWith('*');

/** Found where the figure is named or spoken of. */
const OF_FIGURE: ReadonlyMap<Figure, readonly ReadFact[]> = new Map(
  FIGURES.map((figure) => [
    figure,
    [...figure.facts, ...untoldOf(figure)].map((fact) =>
      readFact(
        figure,
        fact,
        fact.asked.map((asked) => asked.replace(/^\*/, '')),
      ),
    ),
  ]),
);

/** Found by their words alone. */
const ALONE: readonly ReadFact[] = FIGURES.flatMap((figure) =>
  figure.facts.flatMap((fact) => {
    const asked = fact.asked.filter(isAlone).map((each) => each.slice(1));
    return asked.length > 0 ? [readFact(figure, fact, asked)] : [];
  }),
);

/** "Zacchaeus was he rich" asks too. */
const ASKS_LATE = /\b(?:was|is|were|are|did|does|had|has) (?:he|she|they)\b/;

/** The fact that a question asks whose words need no name, or one of those it names. */
export function factNamed(text: string, named: readonly NamedFigure[]): FoundFact | undefined {
  const figures = [...new Set(named.map(({ figure }) => figure))];
  const names = namesOf(named);
  const all = [
    ...questionsIn(text).map((sentence) => found(ALONE, sentence, new Set())),
    ...figures.flatMap((figure) =>
      questionsIn(text, ASKS_LATE.test(plainWords(text))).map((sentence) =>
        found(OF_FIGURE.get(figure) ?? [], sentence, names.get(figure) ?? new Set()),
      ),
    ),
  ];
  return best(all.filter((one) => one && speaksOf(one, named)));
}

/** The fact about one of these figures that words within a talk ask for. */
export function factOfThese(
  figures: readonly Figure[],
  text: string,
  named: readonly NamedFigure[] = [],
): FoundFact | undefined {
  const names = new Set(named.flatMap(({ name }) => name.split(' ')));
  return best(
    figures.flatMap((figure) =>
      questionsIn(text, true).map((sentence) => found(OF_FIGURE.get(figure) ?? [], sentence, names)),
    ),
  );
}

function namesOf(named: readonly NamedFigure[]): ReadonlyMap<Figure, ReadonlySet<string>> {
  const names = new Map<Figure, Set<string>>();
  for (const { figure, name } of named)
    names.set(figure, new Set([...(names.get(figure) ?? []), ...name.split(' ')]));
  return names;
}

/** Of these people speak whatever a question is about. */
export const OF_EVERY_TALK: ReadonlySet<string> = new Set(['god', 'bible']);

/** Whether a fact speaks of all figures that its question names. */
export const speaksOf = ({ figure, fact }: FoundFact, named: readonly NamedFigure[]): boolean => {
  const spokenOf = figuresNamed(`${fact.question} ${fact.answer}`);
  return named.every(
    (one) =>
      one.figure === figure ||
      OF_EVERY_TALK.has(one.figure.id) ||
      spokenOf.some((other) => other.figure === one.figure),
  );
};

const best = (all: readonly (FoundFact | undefined)[]): FoundFact | undefined =>
  all.filter((one) => one !== undefined).toSorted((a, b) => b.score - a.score)[0];

/** A word of a question that nothing in the fact accounts for costs so much. */
const LEFT_OVER = 3;
/** Words that say nothing elsewhere, and here what somebody did. */
const TELLS_DEED: ReadonlySet<string> = new Set(
  'see saw say said tell told give gave help make made want back'.split(' '),
);
/** Words that ask, and are no subject. */
const ASKS: ReadonlySet<string> = new Set(
  'who what why how where when which whose whom is name many long much'
    .split(' ')
    .flatMap((word) => [stem(word), `=${word}`]),
);
/** A question with one of these is answered only by a fact that is asked so. */
const STRICT =
  /\b(?:why|where|when|colou?r|oldest|eldest|youngest|how (?:long|many|much|old|often|far|tall|high)|how(?= (?:did|do|does|could)\b))/g;

/** Whether a fact is asked as a sentence asks: "why" by why. */
function isAskedSo(
  { question }: ReadFact,
  groups: readonly (readonly string[])[],
  sentence: string,
): boolean {
  const askings = [...plainWords(question).split(' '), ...groups.flat()];
  return [...plainWords(sentence).matchAll(STRICT)].every(
    ([words]) =>
      askings.includes(stem(words.replace('how ', ''))) || askings.includes(words.replace('how ', '')),
  );
}

/** The fact whose words the sentence has, where they account for most of it; `names` are words of the name. */
function found(
  facts: readonly ReadFact[],
  sentence: string,
  names: ReadonlySet<string>,
): FoundFact | undefined {
  const words = wordsOf(sentence.replace(/\btell (?:me|us)\b/gi, ''));
  const rows = facts.flatMap((fact) => {
    const asking = bestAsking(fact, words);
    if (!asking || !isAskedSo(fact, asking.groups, sentence)) return [];
    const vocabulary = vocabularyOf(fact);
    const left = words.filter(
      ({ plain, stem: root }) =>
        !vocabulary.has(root) &&
        !names.has(plain) &&
        !OF_ANY_QUESTION.has(plain) &&
        (TELLS_DEED.has(plain) || !(STOP_WORDS.has(plain) || STOP_WORDS.has(root))),
    ).length;
    const subjects = asking.groups.filter((group) => !group.every((word) => ASKS.has(word))).length;
    return left >= Math.max(1, subjects) ? [] : [{ fact, score: asking.score - LEFT_OVER * left }];
  });
  const row = rows.toSorted((a, b) => b.score - a.score)[0];
  return row && { fact: row.fact.of, figure: row.fact.figure, score: row.score };
}
