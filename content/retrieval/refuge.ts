/**
 * What a model has before it where somebody may be in danger: refuge and nearness, and nothing that could be read as a
 * charge or as a word to bear it. Chosen by people; what rules would find for such words is not laid before it.
 */
export const REFUGE = [
  '[[Psalm 34:17-18]]',
  '[[Psalm 9:9-10]]',
  '[[Isaiah 41:10]]',
  '[[Psalm 23:4]]',
  '[[Matthew 11:28-30]]',
  '[[Romans 8:38-39]]',
] as const;
