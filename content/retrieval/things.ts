import { type IndexedSubject, subject } from './types.ts';

/** Things that people loved or lived with, for a card, a birthday or a farewell; and love, whose topic has few of the Old Testament. */
// biome-ignore format: one subject a line
export const THINGS: readonly IndexedSubject[] = [
  subject('love of god, gods love, love', 'Jeremiah 31:3; Zephaniah 3:17; Hosea 11:3-4; Deuteronomy 7:7-8; Isaiah 54:10; Isaiah 43:4; Psalm 103:8-13; 1 John 4:7-10; Psalm 36:5-7'),
  subject('garden, gardens, gardening, gardener, allotment, planting, flower, flowers', 'Song of Solomon 2:11-12; Isaiah 58:11; Matthew 6:28-29; Genesis 2:8-9; Isaiah 61:11; Psalm 104:14; Luke 12:27; 1 Corinthians 3:6-7; John 20:15-16'),
  subject('sea, seaside, ocean, sailing, sailor, swimming, waves, beach', 'Psalm 107:23-30; Psalm 95:5; Psalm 93:4; Psalm 139:9-10; Mark 4:37-41; Psalm 104:25-26; Habakkuk 2:14; Isaiah 43:2; Psalm 46:1-3'),
  subject('fishing, fisherman, angling, angler, fish', 'John 21:3-6; Mark 1:16-18; Luke 5:4-6; John 21:9-13; Psalm 104:25'),
  subject('birds, bird, birdwatching, robin, robins, sparrow, sparrows, dove', 'Matthew 6:26; Matthew 10:29-31; Psalm 84:3; Luke 12:6-7; Psalm 104:12; Psalm 55:6; Song of Solomon 2:12; Isaiah 40:31; Psalm 91:4'),
  subject('mountain, mountains, hills, hiking, climbing, walking, rambling', 'Psalm 121; Psalm 90:2; Isaiah 52:7; Psalm 95:4; Habakkuk 3:19; Isaiah 55:12; Psalm 36:6; Psalm 104:10'),
  subject('star, stars, stargazing, astronomy, night sky, moon', 'Psalm 8:3-5; Psalm 147:4-5; Psalm 19:1-4; Isaiah 40:26; Genesis 15:5; Job 38:31-33; Daniel 12:3; Psalm 136:7-9'),
  subject('tree, trees, woods, forest, wood', 'Psalm 1:1-3; Jeremiah 17:7-8; Isaiah 55:12; Psalm 96:12; Psalm 92:12-14; Psalm 104:16; Revelation 22:2; Isaiah 61:3'),
  subject('music, musician, singing, singer, choir, piano, violin, guitar, dancing, dancer', 'Psalm 150; Psalm 98:4-6; Psalm 33:1-3; Colossians 3:16; Zephaniah 3:17; Psalm 30:11-12; Psalm 149:3; 2 Samuel 6:14; 1 Samuel 16:23'),
  subject('bread, baking, baker, cooking, cook, kitchen', 'Matthew 6:11; John 6:35; Ruth 2:14; John 21:9-13; Luke 24:30-31; 1 Kings 17:14-16; Ecclesiastes 9:7; Psalm 104:14-15; Psalm 34:8'),
  subject('sewing, knitting, quilting, weaving, needlework, embroidery, tailor', 'Psalm 139:13-15; Acts 9:39; Exodus 35:25-26; Proverbs 31:19; Colossians 2:2; Ecclesiastes 3:7; 1 Samuel 2:19'),
  subject('running, runner, athletics, marathon, football, sport, sports', 'Hebrews 12:1-2; 2 Timothy 4:7; 1 Corinthians 9:24-25; Isaiah 40:31; Philippians 3:13-14; Psalm 119:32; Habakkuk 3:19'),
  subject('rain, rainbow, rainbows, storm, weather', 'Genesis 9:13-16; Isaiah 55:10-11; Deuteronomy 32:2; Psalm 72:6; Matthew 5:45; Hosea 6:3; Psalm 65:9-10; Ezekiel 1:28'),
  subject('river, rivers, stream, water', 'Psalm 46:4-5; Psalm 23:2; Isaiah 43:2; John 4:14; Psalm 1:3; Revelation 22:1-2; Amos 5:24; Psalm 42:1; Isaiah 66:12'),
  subject('horse, horses, riding', 'Job 39:19-25; Psalm 20:7; Psalm 147:10-11; Zechariah 14:20; Proverbs 21:31; Revelation 19:11'),
  subject('farm, farming, farmer, harvest, fields', 'Psalm 65:9-13; Ecclesiastes 11:6; Genesis 8:22; Mark 4:26-29; James 5:7; Isaiah 28:24-26; Psalm 126:5-6; Ruth 2:4'),
  subject('carpentry, carpenter, woodwork, builder, craftsman', 'Exodus 31:3-5; Psalm 90:17; Psalm 127:1; Mark 6:3; Hebrews 11:10; Matthew 7:24-25; Proverbs 24:3-4; Hebrews 3:4'),
  subject('snow, snowing, winter', 'Psalm 147:16-18; Isaiah 1:18; Song of Solomon 2:11-12; Job 37:6; Isaiah 55:10-11; Psalm 51:7; Genesis 8:22'),
  subject('butterfly, butterflies, spring, springtime', 'Song of Solomon 2:10-13; Isaiah 43:18-19; 2 Corinthians 5:17; Hosea 6:3; Ecclesiastes 3:11; Psalm 104:30'),
  subject('laughter, laughing, joker, sense of humour, jokes', 'Psalm 126:1-3; Genesis 21:6; Proverbs 17:22; Ecclesiastes 3:4; Job 8:21; Luke 6:21; Proverbs 15:13'),
  subject('beekeeper, beekeeping, beehive, honey', 'Psalm 19:9-10; Proverbs 16:24; Proverbs 24:13-14; Judges 14:8; Psalm 119:103; Exodus 3:8; Psalm 81:16'),
  subject('travelling, traveller, travel, journey, adventure', 'Psalm 121; Genesis 28:15; Exodus 33:14; Psalm 139:9-10; Joshua 1:9; Hebrews 11:8-10; Isaiah 30:21; Psalm 23:6'),
];
