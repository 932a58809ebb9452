/** What a prompt leaves open: asked for before the prompt goes into the composer. In the text it stands as `{id}`. */
export interface PromptPlace {
  /** One word in lower case, unique in its prompt. */
  readonly id: string;
  readonly label: string;
  /** What someone might write there; shown grey in the empty field. */
  readonly example: string;
  /** Stands in the field from the beginning, and in the text when the field is left empty. */
  readonly default?: string;
  /** May stay empty: the line of the text that holds it then falls away. */
  readonly optional?: true;
  /** Wants several lines. */
  readonly long?: true;
}

export interface Prompt {
  /** Stable, kebab-case, unique in the whole library. */
  readonly id: string;
  readonly title: string;
  /** What one gets, in a line. */
  readonly summary: string;
  /** The whole instruction, with its places as `{id}`. Passages are named, never typed. */
  readonly text: string;
  readonly tags: readonly string[];
  readonly places: readonly PromptPlace[];
}

export interface PromptCategory {
  /** Behaviour 3.7. */
  readonly id: string;
  readonly name: string;
  readonly icon:
    | 'compass'
    | 'shield'
    | 'flower'
    | 'globe'
    | 'sprout'
    | 'heart-pulse'
    | 'book-open'
    | 'backpack';
  readonly description: string;
  readonly prompts: readonly Prompt[];
}
