/** Before verses of a story that have the words of a question. */
export const TOLD_IN_STORY: readonly string[] = [
  'I have no answer written to just that. This is what Scripture tells of {name} that comes nearest to it:',
  'On just that I have nothing written. Of {name} Scripture says this, which is near to it:',
];

/** Where the story has nothing that fits: no claim that the Bible is silent, since only words were compared. */
export const NOT_FOUND_IN_STORY: readonly string[] = [
  'I do not know that, and I find nothing on it in what the Bible tells of {name}. I would not guess. The story itself begins here:',
  'On that I find nothing in what the Bible tells of {name}, and I would not make it up. This is where one can read of it:',
];
