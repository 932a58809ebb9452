import { BOOK_INTRODUCTIONS } from '../../content/guide/books.ts';
import { FAMOUS_PASSAGES } from '../../content/guide/famous/all.ts';
import { HEARD_SIGNS } from '../../content/guide/heard-signs.ts';
import { NAMED_PASSAGES } from '../../content/guide/named-passages.ts';
import { NOTE_OCCASIONS } from '../../content/guide/notes.ts';
import { PRAYER_OCCASIONS } from '../../content/guide/prayers.ts';
import { QUESTIONS } from '../../content/guide/questions/all.ts';
import { SELF_QUESTIONS } from '../../content/guide/self.ts';
import { TOPICS } from '../../content/guide/topics/all.ts';
import type {
  BookIntroduction,
  FaithQuestion,
  FamousPassage,
  GuideTopic,
  HeardSigns,
  NamedPassage,
  NoteOccasion,
  PrayerOccasion,
  SelfQuestion,
} from '../../content/guide/types.ts';

/** All that the guide has to say, handed to its rules as data. */
export interface GuideLibrary {
  readonly topics: readonly GuideTopic[];
  readonly questions: readonly FaithQuestion[];
  readonly self: readonly SelfQuestion[];
  readonly occasions: readonly PrayerOccasion[];
  readonly notes: readonly NoteOccasion[];
  readonly named: readonly NamedPassage[];
  readonly famous: readonly FamousPassage[];
  readonly books: readonly BookIntroduction[];
  /** By topic id: how people also say it. */
  readonly heard: HeardSigns;
}

/** The library that ships with Berea. */
export const LIBRARY: GuideLibrary = {
  topics: TOPICS,
  questions: QUESTIONS,
  self: SELF_QUESTIONS,
  occasions: PRAYER_OCCASIONS,
  notes: NOTE_OCCASIONS,
  named: NAMED_PASSAGES,
  famous: FAMOUS_PASSAGES,
  books: BOOK_INTRODUCTIONS,
  heard: HEARD_SIGNS,
};
