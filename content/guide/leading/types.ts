import type { PassageMark } from '../types.ts';

/** A passage with what it says in its place, in one sentence. */
type NotedPart = readonly [mark: PassageMark, note: string];

/** A biblical theme that groups ask for and that is no topic of the library. */
export interface LedTheme {
  readonly id: string;
  /** As a heading: "Hospitality". */
  readonly title: string;
  /** Words that name it behind "on" or "about", in lower case and without apostrophes; the first is most usual. */
  readonly signs: readonly string[];
  /** Four to six. */
  readonly parts: readonly NotedPart[];
  /** What the passages say together, in two or three sentences. */
  readonly thought: string;
  /** What sets it apart from what is easily taken for it. */
  readonly apart: string;
  /** An everyday picture that a leader may tell. */
  readonly picture: string;
  readonly questions: readonly [string, string, string];
  /** One thing to do before the next meeting. */
  readonly step: string;
}

/** What kind of telling a story is: it decides what is said to the question whether it happened. */
export type TellingKind = 'event' | 'wonder' | 'parable' | 'discussed';

/** A person, a story or a feast of the Bible, as a leader needs it. */
export interface LedStory {
  readonly id: string;
  /** As a heading: "Ruth", "The elder brother". */
  readonly title: string;
  /** Words that name it behind "on" or "about", in lower case and without apostrophes. */
  readonly signs: readonly string[];
  /** At most thirteen verses, to be read aloud where only one passage is. */
  readonly heart: PassageMark;
  /** The whole, in its order. */
  readonly parts: readonly NotedPart[];
  readonly kind: TellingKind;
  /** Two sentences for adults. */
  readonly adults: string;
  /** The story told to children, in simple sentences. */
  readonly children: string;
  /** Something to do with the hands. */
  readonly hands: string;
  readonly questions: readonly [string, string, string];
  readonly childQuestions: readonly [string, string, string];
  /** An everyday picture that a leader may tell. */
  readonly picture: string;
  /** What in it may hurt somebody, and how it can be read all the same. */
  readonly tender?: string;
  /** Questions that are asked of this story: found where a message has one word of each row. */
  readonly asks?: readonly { readonly words: readonly (readonly string[])[]; readonly answer: string }[];
}
