/**
 * The passages that a model gets when somebody may be in danger: refuge and nearness, nothing that could be read as an
 * accusation or as advice to endure it. Chosen by people; what retrieval would find for such words is not used.
 */
export const REFUGE = [
  '[[Psalm 34:17-18]]',
  '[[Psalm 9:9-10]]',
  '[[Isaiah 41:10]]',
  '[[Psalm 23:4]]',
  '[[Matthew 11:28-30]]',
  '[[Romans 8:38-39]]',
] as const;
