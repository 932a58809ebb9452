import type { ShortFact } from '../../../content/guide/facts/types.ts';
import { FIGURES } from '../../../content/guide/figures/all.ts';
import { RELATIONS } from '../../../content/guide/figures/relations.ts';
import type { Figure, FigureFact } from '../../../content/guide/figures/types.ts';
import { bestAsking, questionsIn } from '../short-facts.ts';
import { plainWords, STOP_WORDS, wordsOf } from '../words.ts';
import type { NamedFigure } from './names.ts';

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

const isAlone = (asked: string) => asked.startsWith('*');

/** Found where the figure is named or spoken of. */
const OF_FIGURE: ReadonlyMap<Figure, readonly ReadFact[]> = new Map(
  FIGURES.map((figure) => [
    figure,
    figure.facts.map((fact) =>
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

/** The fact that a question asks whose words need no name, or one of those it names. */
export function factNamed(text: string, named: readonly NamedFigure[]): FoundFact | undefined {
  const figures = [...new Set(named.map(({ figure }) => figure))];
  const names = namesOf(named);
  return best([
    ...questionsIn(text).map((sentence) => found(ALONE, sentence, new Set())),
    ...figures.flatMap((figure) =>
      questionsIn(text).map((sentence) =>
        found(OF_FIGURE.get(figure) ?? [], sentence, names.get(figure) ?? new Set()),
      ),
    ),
  ]);
}

/** The fact about one of these figures that words within a talk ask for. */
export function factOfThese(
  figures: readonly Figure[],
  text: string,
  named: readonly NamedFigure[] = [],
): FoundFact | undefined {
  const names = namesOf(named);
  return best(
    figures.flatMap((figure) =>
      questionsIn(text, true).map((sentence) =>
        found(OF_FIGURE.get(figure) ?? [], sentence, names.get(figure) ?? new Set()),
      ),
    ),
  );
}

function namesOf(named: readonly NamedFigure[]): ReadonlyMap<Figure, ReadonlySet<string>> {
  const names = new Map<Figure, Set<string>>();
  for (const { figure, name } of named)
    names.set(figure, new Set([...(names.get(figure) ?? []), ...name.split(' ')]));
  return names;
}

const best = (all: readonly (FoundFact | undefined)[]): FoundFact | undefined =>
  all.filter((one) => one !== undefined).toSorted((a, b) => b.score - a.score)[0];

/** Words of a question that nothing in the fact accounts for cost so much. */
const LEFT_OVER = 3;
/** Words that any question may have. */
const OF_ANY: ReadonlySet<string> = new Set(
  'bible actually really exactly ok okay lol wait story tell told man guy woman person supposed called name named old testament asking please explain lady girl king'.split(
    ' ',
  ),
);

/** The fact whose words the sentence has, where they account for most of it; `names` are words of the name. */
function found(
  facts: readonly ReadFact[],
  sentence: string,
  names: ReadonlySet<string>,
): FoundFact | undefined {
  const words = wordsOf(sentence);
  const rows = facts.flatMap((fact) => {
    const asking = bestAsking([fact], words);
    if (!asking) return [];
    const left = words.filter(
      ({ plain, stem }) =>
        !names.has(plain) &&
        !STOP_WORDS.has(plain) &&
        !OF_ANY.has(plain) &&
        !asking.words.has(stem) &&
        !asking.words.has(`=${plain}`),
    ).length;
    return left > asking.groups ? [] : [{ fact, score: asking.score - LEFT_OVER * left }];
  });
  const row = rows.toSorted((a, b) => b.score - a.score)[0];
  return row && { fact: row.fact.of, figure: row.fact.figure, score: row.score };
}
