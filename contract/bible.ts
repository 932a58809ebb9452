import { z } from 'zod';
import { TRANSLATION_IDS } from '../scripture/translations.ts';
import { SEARCH_DEFAULT_HITS, SEARCH_MAX_HITS, SEARCH_MAX_LENGTH, SEARCH_MIN_LENGTH } from './limits.ts';

/** Lower case in requests (behaviour 8.1). */
export const translationId = z.enum(TRANSLATION_IDS);

/** A half-open range of offsets in UTF-16 units. */
const textRange = z.tuple([z.number().int(), z.number().int()]);

const bibleVerse = z.object({
  reference: z.string(),
  osis: z.string(),
  chapter: z.number().int(),
  verse: z.number().int(),
  text: z.string(),
  supplied: z.array(textRange).optional(),
  divineName: z.array(textRange).optional(),
  heading: z.string().optional(),
  /** The text's lines, in poetry. */
  lines: z.array(z.string()).optional(),
  paragraphStart: z.boolean().optional(),
});

/** GET /api/bible/verse/{reference}: `verse` is the first verse's number; `version` is in upper case. */
export const biblePassage = z.object({
  reference: z.string(),
  text: z.string(),
  version: z.string(),
  book: z.string(),
  chapter: z.number().int(),
  verse: z.number().int(),
  osis: z.string(),
  verses: z.array(bibleVerse),
  /** OSIS names of verses that this translation leaves out. */
  omitted: z.array(z.string()).optional(),
  /** For the reader: why a verse is omitted, moved, or shorter than in the KJV. */
  notes: z.array(z.object({ osis: z.string(), note: z.string() })).optional(),
  /** Whether the passage goes on after the last of `verses`. */
  truncated: z.boolean().optional(),
});
export type BiblePassage = z.infer<typeof biblePassage>;

export const verseQuery = z.object({ version: z.string().max(20).optional() });

export const bibleBooks = z.object({
  books: z.array(
    z.object({
      osis: z.string(),
      name: z.string(),
      testament: z.enum(['old', 'new']),
      chapters: z.array(z.number().int()),
    }),
  ),
});
export const bibleVersions = z.object({
  versions: z.array(z.object({ id: translationId, name: z.string() })),
});

export const searchQuery = verseQuery.extend({
  query: z
    .string()
    .trim()
    .min(SEARCH_MIN_LENGTH, `Please write at least ${SEARCH_MIN_LENGTH} characters.`)
    .max(SEARCH_MAX_LENGTH, `Please write at most ${SEARCH_MAX_LENGTH} characters.`),
  limit: z.coerce.number().int().min(1).max(SEARCH_MAX_HITS).default(SEARCH_DEFAULT_HITS),
  /** How many hits to skip, at most as many as the KJV has verses. */
  offset: z.coerce.number().int().min(0).max(31_102).default(0),
  /** OSIS name or English name. */
  book: z.string().max(40).optional(),
  testament: z.enum(['old', 'new']).optional(),
});

/**
 * GET /api/bible/search: hits, the best first; a hit's `version` differs from the chosen one if that omits the verse.
 * `passage` if the query is a reference; `saying` if it is one, `near` being the references closest to it.
 */
export const bibleSearch = z.object({
  verses: z.array(
    z.object({
      reference: z.string(),
      text: z.string(),
      osis: z.string(),
      version: z.string(),
      matches: z.array(textRange),
    }),
  ),
  total: z.number().int(),
  passage: biblePassage.optional(),
  /** A saying that is not in the Bible; `near` are the OSIS names of passages that come near it. */
  saying: z.object({ text: z.string(), note: z.string(), near: z.array(z.string()) }).optional(),
});
export type BibleSearch = z.infer<typeof bibleSearch>;

export const dailyQuery = verseQuery.extend({ date: z.iso.date().optional() });

export const bibleDaily = z.object({
  date: z.iso.date(),
  reference: z.string(),
  osis: z.string(),
  text: z.string(),
  version: z.string(),
  theme: z.string(),
  /** As in GET /api/bible/verse: with supplied words and the divine name marked. */
  verses: z.array(bibleVerse),
});
export type BibleDaily = z.infer<typeof bibleDaily>;
