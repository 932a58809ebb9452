/** A passage named as `[[John 3:16]]`; content never contains verses, the guide inserts the true words. */
export type PassageMark = `[[${string}]]`;

/** For whom a part of an entry is, in pairs that exclude each other: written `{for: another, past}` at the end of the part. */
export const PART_TAGS = [
  ['present', 'past'],
  ['oneself', 'another'],
  ['joy', 'sorrow'],
  ['wronged', 'guilty'],
  ['adult', 'child'],
  ['believer', 'unbeliever'],
] as const;
export type PartTag = (typeof PART_TAGS)[number][number];

/** A part that is not for everybody: the list it stands in, its place there, and for whom it is. */
export interface TaggedPart {
  readonly part: string;
  readonly at: number;
  readonly tags: readonly PartTag[];
}

/** An entry whose parts may say for whom they are. */
export interface EntryWithTags {
  readonly tagged?: readonly TaggedPart[];
}

/** A topic of life or faith that the built-in guide can speak about. The charter (docs/charter.md) binds every text. */
export interface GuideTopic extends EntryWithTags {
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
    /** Phrases by which people also speak of it, as they write them. */
    readonly also?: readonly string[];
    /** Words that give its signs another meaning when they occur together. */
    readonly not?: readonly string[];
  };
  /** At least three; one to three sentences each, addressed to how the person feels. */
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
export interface FaithQuestion extends EntryWithTags {
  readonly id: string;
  readonly question: string;
  /** Phrases that ask it. */
  readonly signs: readonly string[];
  /** Phrases that ask it if nothing else explains the message. */
  readonly lastResort?: readonly string[];
  /** Paragraphs; may hold passage marks on lines of their own. */
  readonly answer: readonly string[];
  /** Where churches differ: said fairly, each view in its own best words. */
  readonly differences?: string;
  readonly passages: readonly { readonly mark: PassageMark; readonly note: string }[];
}

/** A question that people ask of their own life or of the faith. */
export interface AskedQuestion {
  readonly id: string;
  /** As a heading. */
  readonly question: string;
  /** Labels of the entries it belongs to (`topic/dementia`), the nearest first. */
  readonly about: readonly string[];
  /** Answers the question in its first sentence; of a prayer that is asked for, its words. */
  readonly answer: string;
  readonly passages: readonly PassageMark[];
  /** A prayer for a moment ("A prayer before an operation"), and no question. */
  readonly isPrayer?: true;
}

/** As it is written in `content/en/asked`. */
export interface WordedQuestion extends AskedQuestion {
  /** Other ways to ask it, or to tell what it is about: it is learned from them. */
  readonly asked: readonly string[];
}

/**
 * What visitors are foreseen to say next where a question of the library was answered, as it stands in
 * `content/en/foreseen/`; its id is the question's.
 */
export interface Foreseen {
  readonly id: string;
  readonly messages: readonly ForeseenMessage[];
}

export interface ForeseenMessage {
  /** "he-had-a-name": its own within the question. */
  readonly id: string;
  /** As a visitor says it. */
  readonly said: string;
  /** The same in other words: it is recognised by these. */
  readonly wordings: readonly string[];
  readonly answer: string;
  readonly passages: readonly PassageMark[];
  /** A prayer that is asked for, and no question. */
  readonly isPrayer?: true;
}

/** A question that visitors ask about the guide itself. */
export interface SelfQuestion {
  readonly id: string;
  readonly signs: readonly string[];
  /** At least two versions; each may name passages on lines of their own. */
  readonly answers: readonly string[];
  /** Yields when the message also names a topic or a question of the faith ("do you believe in hell"). */
  readonly yields?: true;
}

/** Something people ask prayer for that is not a topic of its own, or that asks for intercession. */
export interface PrayerOccasion extends EntryWithTags {
  readonly id: string;
  /** After "Here is a prayer": "for someone who is ill". */
  readonly about: string;
  readonly signs: readonly string[];
  readonly prayers: readonly string[];
  readonly passages: readonly { readonly mark: PassageMark; readonly note: string }[];
}

/** An occasion with passages to read at it, or a kind of work with passages for those who do it. */
export interface ReadingOccasion {
  readonly id: string;
  /** After "for": "a wedding", "nurses and carers". */
  readonly about: string;
  readonly signs: readonly string[];
  readonly isWork?: true;
  /** Those that fit best first. */
  readonly passages: readonly { readonly mark: PassageMark; readonly note: string }[];
  readonly blessings?: readonly string[];
}

/** A note, card or short talk that someone asks for. No facts are invented: `[gaps]` mark where they belong. */
export interface NoteOccasion {
  readonly id: string;
  /** "a note to someone who mourns" */
  readonly about: string;
  readonly signs: readonly string[];
  /** At least two versions. */
  readonly notes: readonly string[];
  readonly advice: readonly string[];
  readonly passages: readonly { readonly mark: PassageMark; readonly note: string }[];
}

/** One of the best-known passages, read in its context. */
export interface FamousPassage {
  readonly mark: PassageMark;
  /** Its context: where it is and who speaks to whom. */
  readonly context: string;
  /** What it says. */
  readonly meaning: string;
  /** What it is often taken to say but does not. */
  readonly caution?: string;
  /** Passages that belong beside it. */
  readonly beside: readonly PassageMark[];
}

/** Who wrote a book to whom, and what it is about, in two or three sentences. */
export interface BookIntroduction {
  readonly osis: string;
  readonly text: string;
}

/** Words by which people call a passage without its reference. */
export interface NamedPassage {
  /** Stable, kebab-case: what a learned label names. */
  readonly id: string;
  readonly mark: PassageMark;
  /** "the Lord’s Prayer" */
  readonly name: string;
  readonly signs: readonly string[];
}

/** A subject of a study, ready to be led: a topic has the same parts, these are for groups that named none. */
export interface StudySubject {
  readonly id: string;
  readonly title: string;
  readonly about: string;
  readonly passages: readonly { readonly mark: PassageMark; readonly note: string }[];
  readonly guidance: readonly string[];
  readonly questions: readonly string[];
  readonly practices: readonly string[];
  readonly prayers: readonly string[];
  readonly commitment: string;
}
