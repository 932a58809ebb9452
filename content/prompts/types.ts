/** A field of a prompt, filled in before the prompt goes into the message field. In the text it is `{id}`. */
export interface PromptPlace {
  /** One word in lower case, unique in its prompt. */
  readonly id: string;
  readonly label: string;
  /** What someone might write there; shown grey in the empty field. */
  readonly example: string;
  /** The initial value, also used if the field is left empty. */
  readonly default?: string;
  /** May be left empty: its line is then removed from the text. */
  readonly optional?: true;
  /** Takes several lines. */
  readonly long?: true;
}

export interface Prompt {
  /** Stable, kebab-case, unique in the whole library. */
  readonly id: string;
  readonly title: string;
  /** What the prompt produces, in one line. */
  readonly summary: string;
  /** The whole instruction, with its fields as `{id}`. Passages are named, never quoted. */
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
