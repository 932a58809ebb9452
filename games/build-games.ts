import type {
  AskedSource,
  FillBlankSource,
  MemoryVerseSource,
  OrderSource,
  QuestionFile,
  QuestionSource,
  ScrambleSource,
  ShownVerseSource,
} from '../content/en/games/types.ts';
import { fold } from '../language/fold.ts';
import { passageOfReference } from '../scripture/references/passage-of-reference.ts';
import type { Passage, Translation } from '../scripture/types.ts';
import { lookAlikesOf, type Vocabulary } from './look-alikes.ts';
import { orderTask } from './order.ts';
import { type AnswerKind, type Game, makeGame } from './question.ts';
import { seededRandom, shuffled } from './random.ts';
import { scramble } from './scramble.ts';
import {
  firstLetters,
  passageText,
  questionWithText,
  SHOWN_SHARES,
  splitText,
  withBlank,
} from './verse-text.ts';

export interface GameBible {
  /** The translation that the games are played in. */
  readonly translation: Translation;
  /** All of them: an ending is right in the words of each. */
  readonly translations: readonly Translation[];
  readonly vocabulary: Vocabulary;
}

/** What is different from type to type. */
interface Asked {
  readonly question: string;
  readonly correctAnswer: string;
  readonly kind: AnswerKind;
  readonly options?: readonly string[];
  readonly accepted?: readonly string[];
  readonly hints?: readonly string[];
  readonly version?: string;
}

/** The questions as they are played in one translation. The same questions give the same games. */
export function buildGames(files: readonly QuestionFile[], bible: GameBible): Game[] {
  return files.flatMap((file) =>
    file.questions.map((source: QuestionSource) => {
      const asked = askedOf(file.type, source, bible);
      const accepted = [...(source.accept ?? []), ...(asked.accepted ?? [])];
      return makeGame({
        id: source.id,
        title: source.title,
        type: file.type,
        category: file.category,
        difficulty: source.difficulty,
        question: asked.question,
        correctAnswer: asked.correctAnswer,
        scripture: source.passage,
        hints: asked.hints ?? source.hints,
        explanation: source.explanation,
        ...(asked.options !== undefined && { multipleChoiceOptions: asked.options }),
        answerRule: {
          kind: asked.kind,
          accepted,
          lookAlikes: lookAlikesOf([asked.correctAnswer, ...accepted], asked.kind, bible.vocabulary),
        },
        ...(asked.version !== undefined && { version: asked.version }),
      });
    }),
  );
}

function askedOf(type: QuestionFile['type'], source: QuestionSource, bible: GameBible): Asked {
  if (type === 'scramble') return scrambled(source as ScrambleSource, bible.vocabulary);
  if ('blank' in source) return withMissingWord(source, bible);
  if ('shown' in source) return withMissingEnd(source, bible);
  if ('verse' in source) return aboutVerse(source, bible);
  if ('inOrder' in source) return inOrder(source);
  return asked(source as AskedSource);
}

function scrambled({ id, answer, clue }: ScrambleSource, { has }: Vocabulary): Asked {
  return {
    question: `Unscramble: ${scramble(answer, has, seededRandom(id))}\n\n${clue}`,
    correctAnswer: answer,
    kind: /\p{Lu}/u.test(answer) ? 'name' : 'word',
  };
}

function withMissingWord(
  { id, blank, passage }: FillBlankSource,
  { translation, vocabulary }: GameBible,
): Asked {
  const missing = typeof blank === 'string' ? blank : blank[translation.id];
  if (missing === undefined) throw new Error(`${id} has no blank for the ${translation.label}.`);
  const text = passageText(translation, passageNamed(passage));
  const ask = missing.includes(' ') ? 'Which words are missing?' : 'Which word is missing?';
  return {
    question: questionWithText(ask, withBlank(text, missing), sourceOf(passage, translation)),
    correctAnswer: missing,
    kind: vocabulary.isName(fold(missing)) ? 'name' : 'word',
    accepted: typeof blank === 'string' ? [] : Object.values(blank).filter((word) => word !== missing),
    version: translation.label,
  };
}

function withMissingEnd(source: MemoryVerseSource, { translation, translations }: GameBible): Asked {
  const passage = passageNamed(source.passage);
  const share = SHOWN_SHARES[source.shown];
  const { shown, rest } = splitText(passageText(translation, passage), share);
  const others = translations
    .filter(({ id }) => id !== translation.id)
    .map((other) => splitText(passageText(other, passage), share).rest);
  return {
    question: questionWithText('How does it go on?', `${shown} …`, sourceOf(source.passage, translation)),
    correctAnswer: rest,
    kind: 'verse',
    accepted: others,
    hints: [...source.hints, `Its words begin with: ${firstLetters(rest)}`],
    version: translation.label,
  };
}

function aboutVerse(source: ShownVerseSource, { translation }: GameBible): Asked {
  return {
    ...choice(source),
    question: questionWithText(source.question, passageText(translation, passageNamed(source.verse))),
    version: translation.label,
  };
}

function inOrder({ id, question, inOrder }: OrderSource): Asked {
  const task = orderTask(
    inOrder.map(({ event }) => event),
    seededRandom(id),
  );
  return {
    question: `${question}\n\n${task.list}`,
    correctAnswer: task.answer,
    options: task.options,
    kind: 'order',
  };
}

function asked(source: AskedSource): Asked {
  const kind = source.wrong === undefined ? (source.kind ?? 'name') : 'choice';
  return { ...choice(source), question: source.question, kind };
}

function choice({ id, answer, wrong }: AskedSource | ShownVerseSource): Omit<Asked, 'question'> {
  if (wrong === undefined) return { correctAnswer: answer, kind: 'name' };
  const options = shuffled([answer, ...wrong], seededRandom(id));
  return { correctAnswer: answer, options, kind: 'choice' };
}

const sourceOf = (reference: string, { label }: Translation): string => `${reference} (${label})`;

function passageNamed(reference: string): Passage {
  const passage = passageOfReference(reference);
  if (passage === undefined) throw new Error(`A question names a passage that does not exist: ${reference}`);
  return passage;
}
