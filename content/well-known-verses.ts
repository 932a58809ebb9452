/** Eight well-known passages that can be read without a network even if no translation was downloaded (behaviour 5.9). */
export const WELL_KNOWN_VERSES = [
  '[[John 3:16]]',
  '[[Psalm 23:1]]',
  '[[Philippians 4:13]]',
  '[[Jeremiah 29:11]]',
  '[[Romans 8:28]]',
  '[[Proverbs 3:5-6]]',
  '[[Isaiah 41:10]]',
  '[[Matthew 11:28]]',
] as const;
