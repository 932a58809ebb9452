/** Twelve passages that people ask for most, in the order of the list on the Bible's page (behaviour 5.1). */
export const POPULAR_VERSES = [
  '[[John 3:16]]',
  '[[Psalm 23:1]]',
  '[[Philippians 4:13]]',
  '[[Jeremiah 29:11]]',
  '[[Romans 8:28]]',
  '[[Proverbs 3:5-6]]',
  '[[Isaiah 41:10]]',
  '[[Matthew 11:28]]',
  '[[Joshua 1:9]]',
  '[[Ephesians 2:8-9]]',
  '[[Philippians 4:6-7]]',
  '[[1 Corinthians 13:4-7]]',
] as const;
