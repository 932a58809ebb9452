/**
 * What the games are written as. A verse is named and never typed: games/ takes its words from the translation that
 * the game is played in, and games/bank.test.ts ties every question to the text.
 */
export type GameType = 'scramble' | 'fill_blank' | 'character_guess' | 'memory_verse' | 'other';
export type GameCategory = 'characters' | 'places' | 'verses' | 'books' | 'events';
export type GameDifficulty = 'easy' | 'medium' | 'hard';

/** What all questions have. */
interface QuestionBase {
  /** Stays as it is for good: scores and cards name it. */
  readonly id: string;
  readonly title: string;
  readonly difficulty: GameDifficulty;
  /** Where the answer is found: "Exodus 2:1-10". */
  readonly passage: string;
  /** Each leads further than the one before. */
  readonly hints: readonly [string, string, ...string[]];
  /** One sentence, read after the answer. */
  readonly explanation: string;
  /** Other right answers. */
  readonly accept?: readonly string[];
}

/** Letters to set in order. */
export interface ScrambleSource extends QuestionBase {
  readonly answer: string;
  /** What is sought, without naming it. */
  readonly clue: string;
}

/** A passage of one or two verses with a word, or words that stand together, left out wherever they stand in it. */
export interface FillBlankSource extends QuestionBase {
  /** The same in all translations, or by translation where they differ. */
  readonly blank: string | Readonly<Record<string, string>>;
}

/** A question in words of our own, typed or (with `wrong`) chosen. */
export interface AskedSource extends QuestionBase {
  readonly question: string;
  readonly answer: string;
  /** Makes it a choice between these and the answer. */
  readonly wrong?: readonly [string, string, ...string[]];
  /** How a typed answer is judged; `name` unless it is said. */
  readonly kind?: 'name' | 'number' | 'words';
  /** Words of the passage that the answer rests on, where they are not the answer's own; one of them is enough. */
  readonly evidence?: readonly string[];
}

/** Events, each with its passage, in the order of the Bible's own telling. */
export interface OrderSource extends QuestionBase {
  readonly question: string;
  readonly inOrder: readonly { readonly event: string; readonly passage: string }[];
}

/** A passage to learn: its ending is asked for, or the book that it is from, or who says it. */
export interface MemoryVerseSource extends Omit<QuestionBase, 'hints'> {
  /** The first; the last one (initial letters of what is asked for) is made from the text. */
  readonly hints: readonly [string, ...string[]];
  /** How much of it is shown: its opening words, half, or most of it. */
  readonly shown: 'opening' | 'half' | 'most';
}

/** A passage shown, and a question about it. */
export interface ShownVerseSource extends QuestionBase {
  /** The passage that is shown, within `passage`. */
  readonly verse: string;
  readonly question: string;
  readonly answer: string;
  readonly wrong?: readonly [string, string, ...string[]];
}

export type QuestionSource =
  | ScrambleSource
  | FillBlankSource
  | AskedSource
  | OrderSource
  | MemoryVerseSource
  | ShownVerseSource;

/** The questions of one type in one category. */
interface QuestionsOf<Type extends GameType, Source extends QuestionSource> {
  readonly type: Type;
  readonly category: GameCategory;
  readonly questions: readonly Source[];
}

export type QuestionFile =
  | QuestionsOf<'scramble', ScrambleSource>
  | QuestionsOf<'fill_blank', FillBlankSource>
  | QuestionsOf<'character_guess', AskedSource>
  | QuestionsOf<'memory_verse', MemoryVerseSource | ShownVerseSource>
  | QuestionsOf<'other', AskedSource | OrderSource>;

/** A question for a group, with no right answer. */
export interface IcebreakerQuestion {
  readonly id: string;
  /** How much it asks of people: `light` for strangers, `story` for a memory, `faith` for what they believe. */
  readonly depth: 'light' | 'story' | 'faith';
  readonly question: string;
  /** To ask next, where somebody has answered in a word. */
  readonly followUp?: string;
  /** A passage to read afterwards. */
  readonly scripture?: string;
}

/** A question of a round, with an answer that the leader reads out. */
export interface TeamQuestion {
  readonly question: string;
  readonly answer: string;
  readonly scripture: string;
}

interface TeamRound {
  readonly title: string;
  readonly minutes: number;
  /** What the leader does and says, a step each. */
  readonly instructions: readonly string[];
  readonly questions: readonly TeamQuestion[];
}

/** A challenge that teams of three to fifteen people do together. */
export interface TeamChallenge {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  /** The sum of its rounds and ten minutes to talk it over. */
  readonly totalMinutes: number;
  readonly materials: readonly string[];
  readonly roles: readonly { readonly name: string; readonly task: string }[];
  readonly rounds: readonly TeamRound[];
  readonly scoring: string;
  /** To talk about at the end. */
  readonly debrief: readonly string[];
  readonly scripture: string;
}
