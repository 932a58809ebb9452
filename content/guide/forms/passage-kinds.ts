import type { PassageMark } from '../types.ts';

/** What a passage can be like, or whom it fits, whatever it is about. */
export interface PassageKind {
  readonly id: string;
  /** As it stands after "passages": "full of hope", "for a second marriage". */
  readonly about: string;
  /** Those that fit best first. */
  readonly marks: readonly PassageMark[];
  /** Words by which another passage of the same subject is of this kind as well. */
  readonly told?: RegExp;
}

const kind = (id: string, about: string, references: string, told?: RegExp): PassageKind => ({
  id,
  about,
  marks: references.split('; ').map((reference) => `[[${reference}]]` as const),
  ...(told && { told }),
});

/** Kinds of passages that people ask for in their own words; how they ask is read in server/guide/forms/passage-kinds.ts. */
// biome-ignore format: one kind a line
export const PASSAGE_KINDS: readonly PassageKind[] = [
  kind('hopeful', 'full of hope', 'Revelation 21:1-5; 2 Corinthians 4:16-18; Isaiah 25:6-9; 1 Peter 1:3-5; Romans 8:35-39; Psalm 27:13-14; 1 Corinthians 15:51-57; Romans 15:13; Lamentations 3:22-26; Psalm 30:4-5; Isaiah 40:28-31; Psalm 16:8-11; John 11:25-26; Psalm 126; Isaiah 43:18-19', /\b(?:hope\w*|everlasting|eternal|new|morning|joy|rejoic\w*|glad\w*|light|raised?|never)\b/i),
  kind('joyful', 'full of joy', 'Psalm 100; Psalm 126:1-3; Zephaniah 3:17; Psalm 118:24; Nehemiah 8:10; Psalm 98:4-8; Isaiah 55:12; Psalm 16:11; Luke 1:46-49; Habakkuk 3:17-18; Psalm 30:11-12; Philippians 4:4-5; Psalm 150', /\b(?:joy\w*|rejoic\w*|glad\w*|sing\w*|laugh\w*|delight\w*|merry|shout\w*)\b/i),
  kind('comforting', 'of comfort', 'Psalm 34:18; Matthew 11:28-30; 2 Corinthians 1:3-4; Isaiah 41:10; Psalm 23; Isaiah 66:13; John 14:27; Psalm 147:3; Lamentations 3:22-24; Deuteronomy 33:27; Psalm 56:8; Matthew 5:4; Isaiah 49:15-16', /\b(?:comfort\w*|peace|rest|keep\w*|near|nigh|heal\w*|tender|mercy|mercies)\b/i),
  kind('honest', 'of open complaint to God', 'Psalm 13; Psalm 88:1-9; Psalm 22:1-5; Psalm 77:1-10; Psalm 42:9-11; Psalm 10:1; Psalm 44:23-26; Psalm 73:13-17; Psalm 6:2-7; Habakkuk 1:2-4; Job 30:20; Job 7:11; Jeremiah 20:7-9; Lamentations 3:1-20; Psalm 130; Mark 15:34; John 11:21; Psalm 69:1-3; Psalm 102:1-11', /\b(?:how long|why|forsaken|forgotten|forget|tears|weary|cry|cried|groan\w*)\b/i),
  kind('thankful', 'of thanks', 'Psalm 103:1-5; Psalm 100; Psalm 136:1-9; Psalm 92:1-4; 1 Thessalonians 5:16-18; Colossians 3:15-17; Psalm 107:1; 1 Chronicles 16:34; Psalm 116:12; Luke 17:15-16; Psalm 126:3', /\b(?:thank\w*|praise\w*|bless the)\b/i),
  kind('easy', 'in easy words', 'Psalm 23; Psalm 121; Psalm 100; Psalm 117; Psalm 131; Psalm 133:1; Psalm 134; Psalm 150:6; Psalm 4:8; John 11:35; Psalm 56:3; 1 Corinthians 13:4-7; Matthew 7:7-8; John 8:12; 1 John 4:7; Luke 15:3-7; Genesis 1:1-5; Mark 4:35-41; 1 John 4:19'),
  kind('well-known', 'known by heart to many', 'Psalm 23; John 3:16; 1 Corinthians 13:4-8; Matthew 6:9-13; Matthew 5:3-10; Ecclesiastes 3:1-8; Psalm 121; Romans 8:38-39; Isaiah 40:31; Philippians 4:6-7; Jeremiah 29:11; Joshua 1:9; Matthew 11:28-30; Proverbs 3:5-6; Psalm 46:10'),
  kind('less-known', 'seldom quoted', 'Zephaniah 3:17; Micah 7:8; Isaiah 46:4; Psalm 18:28; Habakkuk 3:17-19; Deuteronomy 33:27; Psalm 63:6-8; Psalm 94:19; Hosea 6:3; Nahum 1:7; Psalm 61:2; Isaiah 49:15-16; Psalm 37:23-24; Song of Solomon 2:11-12; Malachi 4:2; Lamentations 3:31-33; Psalm 138:3; Isaiah 57:15'),
  kind('for-anyone', 'for people of any faith or none', 'Ecclesiastes 3:1-8; 1 Corinthians 13:4-7; Proverbs 17:17; Romans 12:15; Ruth 1:16-17; Ecclesiastes 11:7; Song of Solomon 8:7; Proverbs 27:9; Song of Solomon 2:11-12; Matthew 7:12; Proverbs 16:24; Proverbs 15:30; Ecclesiastes 4:9-10'),
  kind('second-marriage', 'for two who begin again', 'Song of Solomon 2:10-13; Ecclesiastes 4:9-12; Colossians 3:12-14; Ruth 2:12; Lamentations 3:22-24; Psalm 30:11-12; 1 Corinthians 13:4-8; Song of Solomon 8:6-7; Psalm 90:14; Psalm 126:1-3; Psalm 118:23-24; Genesis 24:67'),
  kind('no-cure', 'for an illness that stays', 'Psalm 73:26; Isaiah 46:4; 2 Corinthians 4:16; Psalm 23:4; Isaiah 43:1-2; Romans 8:38-39; Deuteronomy 33:27; Isaiah 41:10; Psalm 139:7-12; John 14:27; Lamentations 3:22-24; Matthew 11:28; 2 Corinthians 12:9; Psalm 121; Psalm 31:14-15; Psalm 46:1-2'),
  kind('changed-body', 'for somebody whose body has been hurt', 'Psalm 73:26; Isaiah 40:29; 2 Corinthians 4:8-9; 2 Corinthians 12:9; Isaiah 46:4; Psalm 34:18; Joshua 1:9; 2 Corinthians 4:16; Lamentations 3:22-24; Isaiah 41:10; Romans 8:38-39; Psalm 139:14; 1 Samuel 16:7'),
  kind('dark', 'for the dark', 'Psalm 139:11-12; Psalm 27:1; John 1:5; Isaiah 9:2; Psalm 18:28; Micah 7:8; Psalm 4:8; John 8:12; Psalm 121:3-8; Psalm 91:4-5; Proverbs 3:24; Revelation 21:23-25; Isaiah 60:19-20; Psalm 112:4; Psalm 23:4'),
  kind('old-age', 'for old age', 'Isaiah 46:4; Psalm 71:17-18; Psalm 92:12-14; Proverbs 16:31; Psalm 71:9; 2 Corinthians 4:16; Luke 2:36-38; Psalm 90:12; Psalm 103:1-5; Joshua 14:10-12; Psalm 23:6; Psalm 121'),
  kind('for-children', 'for a child', 'Psalm 56:3; Mark 10:13-16; Luke 15:3-6; Psalm 4:8; Joshua 1:9; Psalm 23; Matthew 6:26; Psalm 139:14; Mark 4:37-41; John 6:9-11; Psalm 121:2; Ephesians 4:32; 1 John 4:19; Genesis 1:31'),
  kind('strong', 'of courage', 'Joshua 1:9; Isaiah 41:10; Deuteronomy 31:6; Psalm 27:1; Isaiah 43:1-2; Psalm 46:1-3; 2 Timothy 1:7; Psalm 31:24; Isaiah 40:29-31; 1 Corinthians 16:13; Psalm 138:3; Micah 7:8; Romans 8:31', /\b(?:strong|strength\w*|courage\w*|fear not|not be afraid|help)\b/i),
  kind('gentle', 'of gentleness', 'Matthew 11:28-30; Isaiah 42:3; Psalm 131; Isaiah 40:11; Zephaniah 3:17; Psalm 23; Psalm 103:13-14; Hosea 11:3-4; Isaiah 49:15-16; Psalm 91:4; Psalm 145:8-9; 1 Kings 19:5-8; John 21:9-13', /\b(?:gentle\w*|tender\w*|mercy|mercies|merciful|kind\w*|compassion\w*|pit(?:y|ieth)|rest)\b/i),
];
