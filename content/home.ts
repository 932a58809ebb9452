/** The sample of a conversation on the home page. The passage is read from the Bible, never typed here. */
export const HOME_SAMPLE = {
  question: 'How do I forgive my brother when he isn’t sorry?',
  answer:
    'Forgiving is not saying that it did not matter. It is laying down the debt, and leaving the judging to God.',
  passage: '[[Ephesians 4:32]]',
} as const;
