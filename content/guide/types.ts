/** A passage named as `[[John 3:16]]`; content never types verses, the guide sets the true words. */
export type PassageMark = `[[${string}]]`;

/** A topic of life or faith, as the built-in guide speaks of it. The charter (docs/charter.md) binds every text. */
export interface GuideTopic {
  /** Stable, kebab-case. */
  readonly id: string;
  /** As a heading: "Anxiety and worry". */
  readonly title: string;
  /** After "about", in the middle of a sentence: "anxiety and worry". */
  readonly about: string;
  readonly signs: {
    /** Words or phrases that name the topic by themselves; matched by word form ("worry" finds "worried"). */
    readonly strong: readonly string[];
    /** Words that point to it together with others. */
    readonly weak: readonly string[];
  };
  /** At least three; each one to three sentences that meet the person. */
  readonly understanding: readonly string[];
  /** At least five; the note (one or two sentences) says what the passage says in its context. */
  readonly passages: readonly { readonly mark: PassageMark; readonly note: string }[];
  /** At least three; each a paragraph of 60 to 120 words that belongs to this topic alone. */
  readonly guidance: readonly string[];
  /** At least six; each one sentence that begins with a verb. */
  readonly practices: readonly string[];
  /** At least three; one or two sentences. */
  readonly encouragement: readonly string[];
  /** At least two; three to six sentences in the first person that visitors can make their own; end with Amen. */
  readonly prayers: readonly string[];
  /** At least four; open questions for a group. */
  readonly questions: readonly string[];
  /** One sentence: what a group member may commit to for the week. */
  readonly commitment: string;
}

/** A plain question of the faith, on what all churches confess or where they differ. */
export interface FaithQuestion {
  readonly id: string;
  readonly question: string;
  /** Phrases that ask it. */
  readonly signs: readonly string[];
  /** Paragraphs; may hold passage marks on lines of their own. */
  readonly answer: readonly string[];
  /** Where churches differ: said fairly, each view in its own best words. */
  readonly differences?: string;
  readonly passages: readonly { readonly mark: PassageMark; readonly note: string }[];
}
