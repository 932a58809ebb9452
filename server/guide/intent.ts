import type {
  FaithQuestion,
  GuideTopic,
  NoteOccasion,
  PrayerOccasion,
  SelfQuestion,
} from '../../content/guide/types.ts';
import type { Passage, TranslationId } from '../../scripture/types.ts';
import type { FormRequest } from './forms/form-request.ts';
import type { LedEntry } from './leading/led-entry.ts';

/** What a message is about, as far as it names something the guide knows. */
export interface Subject {
  readonly topic?: GuideTopic;
  /** A second topic of the same message, or the one spoken of before. */
  readonly beside?: GuideTopic;
  readonly occasion?: PrayerOccasion;
  /** A question of the faith or a person of the Bible, as the subject of a study, a devotional or a sermon. */
  readonly question?: FaithQuestion;
  /** A story or theme that a group is to be led through. */
  readonly led?: LedEntry;
  readonly passages: readonly Passage[];
}

/** How a short message takes up what was said before. */
export type FollowUp = 'more' | 'verse' | 'why' | 'how' | 'missed' | 'told-more' | 'asked-more';

/** What the guide understands a message to want. */
export type Intent =
  | { readonly kind: 'after-crisis' }
  | {
      readonly kind: 'quote';
      readonly passages: readonly Passage[];
      readonly translation?: TranslationId;
      /** A translation that was asked for and that we do not hold: "NIV". */
      readonly notHeld?: string;
    }
  | { readonly kind: 'passage'; readonly passages: readonly Passage[]; readonly follow?: FollowUp }
  | {
      readonly kind: 'find';
      readonly words: string;
      /** The words are quoted and their meaning is asked for: explained where they stand in the Bible. */
      readonly explain?: true;
    }
  | { readonly kind: 'book'; readonly osis: string; readonly follow?: FollowUp }
  /** A reference that names nothing, with the sentence that says why. */
  | { readonly kind: 'no-passage'; readonly reason: string }
  /** Something to be made, with its conditions. A "plan" (an agenda, a letter of facts) is what the guide cannot make. */
  | {
      readonly kind: 'prayer' | 'study' | 'devotional' | 'sermon' | 'plan';
      readonly subject: Subject;
      readonly form?: FormRequest;
    }
  | { readonly kind: 'form'; readonly subject: Subject; readonly form: FormRequest }
  | { readonly kind: 'note'; readonly occasion: NoteOccasion; readonly form?: FormRequest }
  | { readonly kind: 'document' }
  | { readonly kind: 'self'; readonly about: SelfQuestion }
  | { readonly kind: 'question'; readonly question: FaithQuestion; readonly follow?: FollowUp }
  | {
      readonly kind: 'topic';
      readonly topic: GuideTopic;
      readonly beside?: GuideTopic;
      readonly passages: readonly Passage[];
      readonly follow?: FollowUp;
    }
  | { readonly kind: 'greeting' | 'thanks' | 'goodbye' }
  | { readonly kind: 'outside' }
  /** Not understood, or not surely: the titles of the nearest entries, to choose from. */
  | { readonly kind: 'unknown'; readonly nearest?: readonly string[] };

/** An intent with why it was chosen, in the rules' own words; no answer shows the reasons, tests read them. */
export interface Recognition {
  readonly intent: Intent;
  readonly reasons: readonly string[];
}
