import { FIGURES } from '../../../content/guide/figures/all.ts';
import type { Figure, FigureFact } from '../../../content/guide/figures/types.ts';
import type { PassageMark } from '../../../content/guide/types.ts';
import { capital } from '../../../language/capital.ts';
import { passageOfMark } from '../../../scripture/references/passage-of-reference.ts';
import { overlap } from '../../../scripture/references/passage-ranges.ts';
import type { Passage } from '../../../scripture/types.ts';
import { figuresNamed } from '../figures/names.ts';
import { plainWords } from '../reading/words.ts';
import type { GuideMessage } from '../types.ts';

/** A question on a figure, with an answer short enough for a quiz. */
export interface FigureQuestion {
  readonly question: string;
  readonly answer: string;
  readonly reference: string;
}

/** Parts of the story that a quiz is asked about by name; over plain words. */
const THEMES: readonly {
  readonly title: string;
  readonly said: RegExp;
  readonly marks: readonly PassageMark[];
}[] = [
  {
    title: 'Christmas',
    said: /\b(?:christmas|nativity|birth of jesus|advent|bethlehem)\b/,
    marks: ['[[Matthew 1:18-25]]', '[[Matthew 2]]', '[[Luke 1]]', '[[Luke 2]]'],
  },
  {
    title: 'Easter',
    said: /\b(?:easter|good friday|passion|resurrection|holy week|crucifi\w+)\b/,
    marks: [
      '[[Matthew 26]]',
      '[[Matthew 27]]',
      '[[Matthew 28]]',
      '[[Mark 14]]',
      '[[Mark 15]]',
      '[[Mark 16]]',
      '[[Luke 22]]',
      '[[Luke 23]]',
      '[[Luke 24]]',
      '[[John 18]]',
      '[[John 19]]',
      '[[John 20]]',
    ],
  },
  {
    title: 'Creation and the garden',
    said: /\b(?:creation|garden of eden|adam and eve)\b/,
    marks: ['[[Genesis 1]]', '[[Genesis 2]]', '[[Genesis 3]]'],
  },
];
const OF_WOMEN = /\b(?:women|woman|girls|ladies|mothers|queens)\b/;

/** What a quiz is about: figures that are named, a part of the story, or the women of the Bible. */
interface QuizMatter {
  readonly title: string;
  readonly facts: readonly FigureFact[];
  /** Where the Bible tells of it. */
  readonly story: readonly Passage[];
}

const LONGEST_ANSWER = 24;
/** Questions that have one answer. */
const HAS_ONE_ANSWER =
  /^(?:Who|What|Where|Which|Whose|How (?:many|old|long|did|was)|With what|From what|By what|In what)\b/;
const NO_ANSWER =
  /^(?:The Bible does not|That is not|It is not|Nobody|Nothing|This is not|No,|No:|Yes|Not |There is no|Perhaps|Probably|We do not)/;
const UNSURE =
  /\b(?:not told|not named|only says|tells only|no more|by name|do not|does not say|perhaps|probably|some think|scholars|most readers|is not known|uncertain)\b/i;

const firstSentence = (text: string): string => text.split(/(?<=[.;:])\s/)[0]!.replace(/[;:]$/, '.');

/** The facts that can be asked in a quiz, as question and short answer. */
export const quizQuestions = (facts: readonly FigureFact[]): FigureQuestion[] =>
  facts.flatMap(({ question, answer, passages }) => {
    const short = firstSentence(answer);
    const [mark] = passages;
    const isFit =
      HAS_ONE_ANSWER.test(question) &&
      !NO_ANSWER.test(short) &&
      !UNSURE.test(short) &&
      short.split(' ').length <= LONGEST_ANSWER;
    return isFit && mark ? [{ question, answer: short, reference: passageOfMark(mark).reference }] : [];
  });

const FEWEST = 3;

/** What the message, or the one that first asked for the quiz, names; undefined where it is the whole Bible or a passage. */
export function quizMatter(words: string, history: readonly GuideMessage[]): QuizMatter | undefined {
  for (const message of [words, ...askedBefore(history)]) {
    const matter = matterIn(message);
    if (matter) return matter;
  }
  return undefined;
}

function matterIn(message: string): QuizMatter | undefined {
  const plain = plainWords(message);
  const theme = THEMES.find(({ said }) => said.test(plain));
  if (theme)
    return { title: theme.title, facts: factsOn(theme.marks), story: theme.marks.map(passageOfMark) };
  const figures = figuresNamed(message).flatMap(({ figure }) => (figure.pronoun === 'it' ? [] : [figure]));
  if (figures.length > 0)
    return {
      title: figures.map(titleOf).join(' and '),
      facts: interleaved(figures.map(({ facts }) => facts)),
      story: figures.flatMap(({ story }) => story.map(passageOfMark)),
    };
  if (
    !OF_WOMEN.test(plain) ||
    !/\bquiz|trivia|questions\b/.test(plain) ||
    /\b(?:for|with|to) (?:\w+ ){0,2}?(?:women|girls|ladies|mothers)\b/.test(plain)
  )
    return undefined;
  const women = FIGURES.filter(({ pronoun }) => pronoun === 'she');
  return { title: 'Women of the Bible', facts: interleaved(women.map(({ facts }) => facts)), story: [] };
}

const titleOf = ({ name }: Figure): string => capital(name);

function factsOn(marks: readonly PassageMark[]): FigureFact[] {
  const parts = marks.map(passageOfMark);
  return interleaved(
    FIGURES.filter(({ pronoun }) => pronoun !== 'it').map(({ facts }) =>
      facts.filter(({ passages }) => {
        const [first] = passages;
        return first !== undefined && parts.some((part) => overlap(part, passageOfMark(first)));
      }),
    ),
  );
}

/** One of each before a second of any. */
function interleaved<Item>(rows: readonly (readonly Item[])[]): Item[] {
  const longest = Math.max(0, ...rows.map(({ length }) => length));
  return Array.from({ length: longest }, (_, at) => rows.flatMap((row) => row.slice(at, at + 1))).flat();
}

const LOOKED_BACK = 6;
/** The visitor's earlier messages that asked for a quiz, the last one first. */
const askedBefore = (history: readonly GuideMessage[]): string[] =>
  history
    .filter(({ role, content }) => role === 'user' && /\b(?:quiz\w*|trivia|questions?)\b/i.test(content))
    .slice(-LOOKED_BACK)
    .map(({ content }) => content)
    .toReversed();

/** Whether there is enough for a quiz. */
export const isEnough = (questions: readonly FigureQuestion[]): boolean => questions.length >= FEWEST;
