import type { PassageMark } from '../types.ts';

/** A person of the Bible, or a story, on which people ask one question after another. */
export interface Figure {
  /** Stable, kebab-case. */
  readonly id: string;
  /** In the middle of a sentence: "Jonah", "the writing on the wall". */
  readonly name: string;
  /** In plain words, as visitors write it. */
  readonly names: readonly string[];
  /** The pronoun by which people speak of it. */
  readonly pronoun: 'he' | 'she' | 'they' | 'it';
  /** Where the Bible tells of it, the best-known place first. */
  readonly story: readonly PassageMark[];
  readonly facts: readonly FigureFact[];
}

/** What is asked about a figure and can be answered in a sentence or two. */
export interface FigureFact {
  /** With the name; it finds this fact. */
  readonly question: string;
  /**
   * As of a short fact, without the name, which the question or the talk before it has: `@wife` stands for all ways of
   * asking that (relations.ts). After `*` the words find the fact by themselves.
   */
  readonly asked: readonly string[];
  readonly answer: string;
  readonly passages: readonly PassageMark[];
  /** The id of the figure whom "he" or "she" means after this answer, where it is another. */
  readonly leadsTo?: string;
}
