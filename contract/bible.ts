import { z } from 'zod';

/** Lower case in requests (api.md, "Rules for all calls"). */
export const translationId = z.enum(['kjv', 'web', 'asv']);

/** A range of UTF-16 offsets, end exclusive. */
export const textRange = z.tuple([z.number().int(), z.number().int()]);

export const bibleVerse = z.object({
  reference: z.string(),
  osis: z.string(),
  chapter: z.number().int(),
  verse: z.number().int(),
  text: z.string(),
  supplied: z.array(textRange).optional(),
  divineName: z.array(textRange).optional(),
  heading: z.string().optional(),
  lines: z.array(z.string()).optional(),
  paragraphStart: z.boolean().optional(),
});

/** GET /api/bible/verse/{reference}: `verse` is the first one's; `version` in upper case. */
export const biblePassage = z.object({
  reference: z.string(),
  text: z.string(),
  version: z.string(),
  book: z.string(),
  chapter: z.number().int(),
  verse: z.number().int(),
  osis: z.string(),
  verses: z.array(bibleVerse),
  omitted: z.array(z.string()).optional(),
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
