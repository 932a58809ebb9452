import type { TranslationId } from '../../../scripture/translations.ts';

/** What can be asked to be made. */
const FORM_IDS = [
  'prayer',
  'grace',
  'blessing',
  'verses',
  'reading',
  'note',
  'pass-on',
  'devotional',
  'family',
  'lesson',
  'study',
  'questions',
  'talk',
  'sermon',
  'reading-plan',
  'memory',
  'quiz',
  'journal',
  'prayer-meeting',
  'retreat',
  'youth-night',
  'icebreaker',
  'simple',
  'child',
  'summary',
  'plan',
] as const;

export type FormId = (typeof FORM_IDS)[number];

/** For whom something is made: a group that hears it, or one person it is given to. */
export type AudienceId =
  | 'toddlers'
  | 'children'
  | 'teens'
  | 'couples'
  | 'new-believers'
  | 'unbelievers'
  | 'women'
  | 'men'
  | 'elderly'
  | 'friend'
  | 'aunt'
  | 'uncle'
  | 'mother'
  | 'father'
  | 'sister'
  | 'brother'
  | 'neighbour'
  | 'colleague'
  | 'son'
  | 'daughter'
  | 'husband'
  | 'wife'
  | 'grandmother'
  | 'grandfather';

/** A part that somebody does not want. */
export type LeftOut = 'prayer' | 'verse' | 'singing' | 'paper' | 'questions' | 'game';

/** Parts of the Bible to which passages may be limited. */
export type Testament = 'old' | 'new' | 'psalms';

/** What a reading plan goes through, where it is no single books. */
export type ScopeId =
  | 'bible'
  | 'old-testament'
  | 'new-testament'
  | 'gospels'
  | 'psalms'
  | 'letters'
  | 'pentateuch';

/** What is not wanted in it. */
export interface Excluded {
  /** References, chapters and whole books: "1 Corinthians 13", "Ruth". */
  readonly passages: readonly string[];
  /** Subjects that can be told in a text: ids of AVOIDED. */
  readonly subjects: readonly string[];
  /** Words of the visitor; never recorded. */
  readonly words: readonly string[];
  /** Verses that the visitor told by their words, in plain words; never recorded either. */
  readonly described?: readonly string[];
}

/** A request for something to be made, with its conditions. Plain data; without `words` of `not` it may be recorded. */
export interface FormRequest {
  readonly form: FormId;
  /** Verses, readings, questions, prayers, points. */
  readonly count?: number;
  /** Meetings, weeks or days, each with a part of its own. */
  readonly sessions?: number;
  /** Of a reading plan. */
  readonly days?: number;
  /** In all, or for each meeting or day. */
  readonly minutes?: number;
  readonly words?: number;
  readonly sentences?: number;
  readonly isShort?: true;
  readonly audience?: AudienceId;
  /** How many take part. */
  readonly people?: number;
  readonly ages?: { readonly from: number; readonly to: number };
  /** The id of an occasion of the library. */
  readonly occasion?: string;
  readonly not?: Excluded;
  /** What passages should be like or whom they fit: ids of PASSAGE_KINDS. */
  readonly kinds?: readonly string[];
  /** For people who are not religious, or without pious words. */
  readonly isPlain?: true;
  readonly without?: readonly LeftOut[];
  readonly testament?: Testament;
  /** OSIS names of whole books that it is about. */
  readonly books?: readonly string[];
  readonly scope?: ScopeId;
  readonly translation?: TranslationId;
  /** The label of a translation that was asked for and that we do not hold. */
  readonly notHeld?: string;
  /** Which part of several comes first in the answer, from 1: a follow-up asks for the next. */
  readonly part?: number;
}
